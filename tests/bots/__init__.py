"""Bots: sensible, and blind to what their seat does not see."""
