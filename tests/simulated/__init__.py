"""The bot in a simulated Discord: its people, their hands, and what they read."""
