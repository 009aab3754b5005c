"""Sheets of Zapas: traits, proposals, NPCs, and what is asked about them."""
