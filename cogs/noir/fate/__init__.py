"""Fate: accounts, the pot, and what is asked of the GM."""
