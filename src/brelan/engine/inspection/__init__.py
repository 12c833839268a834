"""A wrong game is refused when it is loaded, by its file and line, with what was found and what was expected."""
