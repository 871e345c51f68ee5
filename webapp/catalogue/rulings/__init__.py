"""The rulings: what rulebooks leave open, asked and answered in five languages, with the sources."""
