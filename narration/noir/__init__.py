"""Noir in words: turns events and redacted states into lines and panels that have no language yet."""
