"""The practice table: the real bot and a simulated Discord, played on a page in the browser without a token.

Only this package imports simcord, and it is never part of the production install.
"""
