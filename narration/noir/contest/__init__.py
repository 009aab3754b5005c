"""The panels, stories and events of every contest of Noir."""
