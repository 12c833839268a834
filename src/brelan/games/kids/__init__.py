"""Poker Kids (K), by Reiner Knizia."""
