"""Nyx in Discord."""
