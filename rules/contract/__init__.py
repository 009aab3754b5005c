"""What a game fulfils, and what is shared by those that do."""
