"""The panels, stories and events of Noir's contests."""
