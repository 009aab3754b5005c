"""Characters, NPCs and seats."""
