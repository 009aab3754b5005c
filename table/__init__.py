"""The only impure loop: load, play, save, tell.

Where chance, the clock and the store meet the rules; not Discord.
"""
