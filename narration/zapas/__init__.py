"""Zapas in words: sheets and votes, rolls and duels with their dice, the journal, the settings."""
