"""Exact chances of pools in Zapas, and the luck of past rolls."""
