"""Noir sheets, weapons and NPCs."""
