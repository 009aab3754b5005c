"""Checks decks of dice and seals of hidden choices, of a stored campaign or of an exported journal."""
