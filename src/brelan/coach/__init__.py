"""The coach: the best answer and why, in facts that can be counted from the seat's own view; a grade for any answer."""
