"""How far the translations are: what is printed somewhere, what is ours, what is open."""
