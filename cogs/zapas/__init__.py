"""Zapas at Discord."""
