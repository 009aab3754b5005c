"""Discord: options and clicks become actions, lines become messages.

Files without a leading underscore are extensions; the others are their helpers.
"""

#: The modules that the bot loads, in this order: each has a `setup` that registers its parts.
EXTENSIONS = (
    "cogs.shared.campaign.campaign",
    "cogs.shared.campaign.session",
    "cogs.shared.people.seat",
    "cogs.shared.people.character",
    "cogs.shared.people.npc",
    "cogs.nyx.commands",
    "cogs.noir.commands",
    "cogs.zapas.commands",
    "cogs.nyx.correct",
    "cogs.shared.guide.privacy",
    "cogs.shared.guide.help",
    "cogs.shared.record.journal",
    "cogs.shared.record.undo",
    "cogs.shared.guide.now",
    "cogs.odds.commands",
    "cogs.shared.record.luck",
    "cogs.shared.record.dice",
    "cogs.shared.record.verify",
    "cogs.shared.guide.doctor",
    "cogs.shared.campaign.overdue",
    "cogs.shared.campaign.lost_places",
)
