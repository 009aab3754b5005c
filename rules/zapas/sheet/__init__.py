"""The sheet of Zapas: traits, flags, conditions, votes on them, and NPCs."""
