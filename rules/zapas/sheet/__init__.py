"""The sheet of Zapas: traits, flags, conditions, votes on proposals, and NPCs."""
