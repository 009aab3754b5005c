"""Sheets of Noir, weapons and NPCs."""
