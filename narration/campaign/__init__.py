"""Texts that every campaign has, whatever its game."""
