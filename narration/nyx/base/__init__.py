"""The vocabulary of Nyx, its settings, odds and figures."""
