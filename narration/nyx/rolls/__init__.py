"""Dice of Nyx in words, and rolls that the GM calls for."""
