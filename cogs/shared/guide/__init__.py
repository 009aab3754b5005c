"""Where one stands, what can be done next, and what is in the way."""
