"""Nyx sheets: attributes, aspects, and requests to the GM."""
