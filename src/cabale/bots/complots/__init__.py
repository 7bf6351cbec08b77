"""Complots for automatons."""
