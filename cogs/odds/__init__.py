"""/odds: exact chances for every game."""
