"""What the words of both games mean: a definition of each, in five languages, under `data/definitions`."""
