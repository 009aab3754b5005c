"""What all games have."""
