"""Enums, tables and dice of Noir that need no state."""
