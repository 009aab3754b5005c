"""Everything that knows Discord, and no game and no command: another chat would need this room alone."""
