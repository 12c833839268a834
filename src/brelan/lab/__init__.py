"""The laboratory: games by one plan, on all cores or on a cluster, kept as rows and summed up (docs/laboratory.md)."""
