"""The types that each game fills in: settings, odds, figures, seals, changes."""
