"""Decks, seals and luck in words, for anybody who wants to check them."""
