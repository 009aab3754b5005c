"""What the group shares, and scenes of recovery."""
