"""Poker Champ (C), by Pierre Neuville."""
