"""The commands of `tableside`, one module a group."""
