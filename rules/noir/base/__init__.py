"""Noir's enums, tables and dice, which need no state."""
