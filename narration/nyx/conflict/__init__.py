"""Nyx conflicts: their panel, their story, and the prompts for each player."""
