"""The bot in a simulated Discord: its people, their actions, and what they can read."""
