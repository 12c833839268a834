"""The engine: records, steps, asks, piles, views. It knows no game."""
