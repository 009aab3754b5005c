"""A line or a panel becomes a message."""
