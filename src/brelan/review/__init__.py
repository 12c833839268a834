"""A game looked back on: the hope of winning, and what became of it by luck, by one's own decisions, by the others.

`reviewer.review(table, seat)` is all of it (docs/review.md), `reviewer.Reviewer` the same step by step.
"""
