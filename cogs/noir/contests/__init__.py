"""Noir rolls and social conflicts."""
