"""The state, the actions and the events of Zapas."""
