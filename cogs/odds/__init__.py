"""/odds: exact chances in every game."""
