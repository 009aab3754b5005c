"""Noir's social conflicts in words."""
