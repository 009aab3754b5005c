"""The bot: a discord.py client, and its compact cache of servers."""
