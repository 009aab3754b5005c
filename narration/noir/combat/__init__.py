"""Noir's combats in words: actions, fighters, and prompts."""
