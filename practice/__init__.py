"""The practice table: the real bot and a simulated Discord, played on a page in the browser without a token.

Apart from the tests, only this package imports simcord, which is never part of the production install.
"""
