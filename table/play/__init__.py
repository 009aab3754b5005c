"""Load, play, save, tell: the one loop."""
