"""A table with people at it, as a fold over what happened: who sits where, the game, its sealed chance.

Nothing here reads a clock, a socket or a disc; the server does, and writes what happened down as events.
"""
