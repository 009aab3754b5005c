"""What holds for the whole group, and scenes of recovery."""
