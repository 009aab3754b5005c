"""Zapas sheets: traits, proposals, NPCs, and the prompts about them."""
