"""The balance lab: the same deals under several options or seat counts, and what changes."""
