"""Noir's sheets in words: shown, filled in, imported and exported."""
