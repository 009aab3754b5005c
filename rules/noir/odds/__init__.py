"""Exact chances of Noir, and luck."""
