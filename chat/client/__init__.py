"""The bot: discord.py's client with our parts."""
