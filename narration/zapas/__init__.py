"""Zapas in words: sheets and votes, rolls and duels with their dice, events for the journal, settings."""
