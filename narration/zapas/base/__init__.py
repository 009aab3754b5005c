"""The vocabulary of Zapas, its settings, odds and figures."""
