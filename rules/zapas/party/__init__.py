"""What the group shares, and recovery scenes."""
