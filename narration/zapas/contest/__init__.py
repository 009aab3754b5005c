"""Rolls, duels and recovery scenes of Zapas: panels, stories, prompts."""
