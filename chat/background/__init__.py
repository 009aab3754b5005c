"""What runs beside the interactions."""
