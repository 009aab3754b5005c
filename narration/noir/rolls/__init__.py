"""Dice of Noir in words, and what is asked about a roll."""
