"""What every campaign says of itself, whatever its game."""
