"""Texts that campaigns of every game share."""
