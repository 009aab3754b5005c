"""Exact chances of rolls and conflicts in Nyx, and the luck of past rolls."""
