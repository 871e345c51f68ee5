"""One search over everything: documents in five languages, their index, and the engine that asks it."""
