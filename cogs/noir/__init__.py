"""Noir in Discord."""
