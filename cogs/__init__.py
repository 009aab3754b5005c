"""Discord: options and clicks become actions, lines become messages.

Each module in `EXTENSIONS` has a `setup` that registers the commands and routes of its folder.
"""

from chat.delivery.game_loader import Extensions

#: What the bot loads.
EXTENSIONS = Extensions(
    shared=("cogs.shared.commands", "cogs.odds.commands"),
    games={
        "nyx": ("cogs.nyx.commands", "cogs.odds.nyx_commands"),
        "noir": ("cogs.noir.commands", "cogs.odds.noir_commands"),
        "zapas": ("cogs.zapas.commands",),
    },
    records={
        "nyx": "cogs.nyx.game:NYX_GAME",
        "noir": "cogs.noir.game:NOIR_GAME",
        "zapas": "cogs.zapas.game:ZAPAS_GAME",
    },
)
