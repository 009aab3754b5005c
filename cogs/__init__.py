"""Discord: options and clicks become actions, lines become messages.

Files without a leading underscore are extensions; the others are their tools.
"""
