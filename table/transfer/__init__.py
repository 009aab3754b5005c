"""Exports characters and campaigns to files, and imports them."""
