"""Sheets of Noir: shown, filled in, imported and exported."""
