"""Combats of Noir."""
