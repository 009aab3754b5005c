"""Zapas in Discord."""
