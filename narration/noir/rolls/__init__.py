"""Noir's dice in words, and prompts about rolls."""
