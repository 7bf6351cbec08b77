"""Guillotine, 1988, for automatons."""
