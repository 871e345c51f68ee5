"""A solo game on the web: its store, its pages and their words."""
