"""A conflict from its opening to its end."""
