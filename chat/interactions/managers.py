"""Who may manage the server on which something is asked, by Discord's own permissions."""

from chat.interactions.context import Context
from rules.campaign.seats import account_name


def manages_server(context: Context) -> bool:
    """Tell whether somebody may manage the server on which they ask; never in direct messages."""
    interaction = context.interaction
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def asker(context: Context) -> str:
    """Return the name of the person who asks, as a seat would store it."""
    return account_name(context.interaction.user.display_name)
