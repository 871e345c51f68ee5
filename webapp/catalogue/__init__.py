"""Everything known about the games: built from `data/`, read from one SQLite file."""
