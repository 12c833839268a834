"""Brelan: five boxes of family poker, their rules written once."""
