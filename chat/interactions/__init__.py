"""Interactions: from a command, press or form to its handler, and back to the answer."""
