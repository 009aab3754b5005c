"""Nyx in words: its events and viewed states become lines and panels that have no language yet."""
