"""Exact chances of Noir's rolls, and the luck of past rolls."""
