"""The bot in a simulated Discord, with the people there, their actions and the messages they read."""
