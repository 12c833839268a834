"""The engine: states, steps, asks, piles, views. It knows no game."""
