"""Looking back on a game: the hope of winning, and how luck, the seat's own decisions and the others changed it.

`reviewer.review(table, seat)` is all of it (docs/review.md), `reviewer.Reviewer` the same step by step.
"""
