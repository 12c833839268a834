"""The laboratory: many games by a plan, and what they come to."""
