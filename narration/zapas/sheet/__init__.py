"""Sheets of Zapas: traits, proposals, NPCs, and the prompts about them."""
