"""What the rolls, duels and scenes of Zapas are about, and in which situations they are told."""
