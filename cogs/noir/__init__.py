"""Noir at Discord."""
