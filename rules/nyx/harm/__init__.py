"""What fatigue and damage do."""
