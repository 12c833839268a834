"""Learners: what they act on and see, and the peers’ own tests of our environments."""
