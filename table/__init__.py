"""The only code that combines the rules with chance, the clock and the store: load, play, save, announce.

It does not know Discord.
"""
