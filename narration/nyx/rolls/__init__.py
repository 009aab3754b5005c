"""Nyx dice in words, and rolls that the GM calls for."""
