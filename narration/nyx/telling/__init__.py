"""What the rounds and rolls of Nyx are about, and in which situations they are told."""
