"""Decks, seals and luck: what can be checked afterwards, in words."""
