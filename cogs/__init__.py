"""Discord: options and clicks become actions, lines become messages.

Each module in `EXTENSIONS` loads the whole folder that it is in.
"""

#: The modules that the bot loads, in this order: each has a `setup` that registers commands and routes.
EXTENSIONS = (
    "cogs.shared.commands",
    "cogs.nyx.commands",
    "cogs.noir.commands",
    "cogs.zapas.commands",
    "cogs.odds.commands",
)
