"""Commands and tools shared by all games."""
