"""Trouble that the person at the keyboard can mend."""


class Trouble(Exception):
    """The message says where, what was read and what was expected; the command line prints it and exits with 2."""
