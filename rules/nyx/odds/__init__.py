"""Exact chances of rolls and conflicts, and luck."""
