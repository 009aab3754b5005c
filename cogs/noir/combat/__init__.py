"""Noir combats."""
