"""A combat, phase by phase."""
