"""The rules of both games: books of sections, written as Markdown in five languages under `data/rules`."""
