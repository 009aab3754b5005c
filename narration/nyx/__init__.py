"""Nyx in words: events and viewed states become lines and panels, not yet in a language."""
