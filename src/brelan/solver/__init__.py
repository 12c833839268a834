"""Equilibria of two-player games with private hands and public moves: CFR+ and exact best response, compiled.

`plant` makes a tree from decisions, chance and ends; `solve` gives the average strategy of CFR+; `values`,
`best_response` and `exploitability` measure a strategy exactly.
"""
