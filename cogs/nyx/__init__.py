"""Nyx at Discord."""
