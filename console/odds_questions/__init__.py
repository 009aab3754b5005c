"""What `python bot.py odds` can be asked, by game."""
