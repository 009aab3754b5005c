"""Nyx characters: sheets, slow penalties, changes and corrections."""
