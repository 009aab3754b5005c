"""Exact chances of pools, and luck."""
