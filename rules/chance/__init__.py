"""Dice, decks, seals and exact odds."""
