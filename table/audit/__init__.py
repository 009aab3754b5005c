"""Checks the dice decks and the seals of hidden choices in a stored campaign or an exported journal."""
