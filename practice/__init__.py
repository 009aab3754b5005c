"""The real bot against a simulated Discord, played on a page in the browser, without a token.

The only room that imports simcord; never part of the production install.
"""
