"""Fate: its prices, payments and accounts."""
