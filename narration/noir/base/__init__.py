"""The vocabulary of Noir, its settings, odds and figures."""
