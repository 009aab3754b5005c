"""Discord: options and clicks become actions, lines become messages.

Files without a leading underscore are extensions; the others are their tools.
"""

#: The modules that the bot loads, in this order: each has a `setup` that registers what it brings.
EXTENSIONS = (
    "cogs.campaign",
    "cogs.session",
    "cogs.seat",
    "cogs.character",
    "cogs.npc",
    "cogs.nyx",
    "cogs.noir",
    "cogs.zapas",
    "cogs.correct",
    "cogs.privacy",
    "cogs.help",
    "cogs.journal",
    "cogs.undo",
    "cogs.now",
    "cogs.odds",
    "cogs.luck",
    "cogs.dice",
    "cogs.verify",
    "cogs.doctor",
    "cogs._overdue",
    "cogs._gone",
)
