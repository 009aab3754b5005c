"""Plays actions: load the campaign, decide, save, and only then announce."""
