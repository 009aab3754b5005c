"""Daze, wounds and what they allow."""
