"""Peek Poker Hold'em (P), by Thierry Denoual."""
