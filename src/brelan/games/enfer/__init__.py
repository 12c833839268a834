"""Poker d'enfer (E), by Franck Plasse."""
