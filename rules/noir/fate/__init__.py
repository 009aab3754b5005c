"""Fate: prices, payments, accounts."""
