"""Decks, seals and luck in words: what anybody can check afterwards."""
