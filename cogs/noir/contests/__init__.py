"""Rolls and social conflicts of Noir."""
