"""Nyx characters: sheets, slow penalties, open tasks, changes and corrections."""
