"""Campaigns: where they are played, who joins, their settings and sessions."""
