"""What was promised about dice and hidden choices, checked."""
