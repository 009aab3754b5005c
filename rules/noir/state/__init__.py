"""The state of a Noir campaign, its actions and its events."""
