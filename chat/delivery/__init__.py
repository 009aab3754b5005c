"""Messages that are sent beside any interaction."""
