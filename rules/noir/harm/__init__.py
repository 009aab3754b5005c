"""Daze and wounds, and what a character can still do with them."""
