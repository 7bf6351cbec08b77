"""Guillotine for automatons."""
