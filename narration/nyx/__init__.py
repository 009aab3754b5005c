"""Nyx in words: events and viewed states become lines and panels, in no language yet."""
