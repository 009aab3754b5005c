"""Fate in words: payments, accounts and the ledger."""
