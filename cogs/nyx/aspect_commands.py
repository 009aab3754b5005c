"""/nyx aspect and /nyx demand: an aspect that makes a fact, and one that the GM demands (NYX-10, NYX-12)."""

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import announce
from chat.interactions.character_options import by_name, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from cogs.nyx.demands import demand_of, redraw
from cogs.nyx.options import aspect_of, controlled, own_named, suggest_aspect
from narration.text.line import line
from rules.core.names import TEXT_LENGTH
from rules.core.seat import require_gm
from rules.nyx.state.actions import UseInStory
from rules.nyx.state.campaign_state import Character

USES = choices_of(("helps", "hurts"), "choice-use")


def _with_points(context: Context) -> Iterable[Character]:
    """Return the characters that have aspect points, so that the GM may demand an aspect of them."""
    return (one for one in context.state.characters.values() if one.has_points)


class StoryCommands(commands.Cog):
    """Aspects outside dice."""

    @app_commands.command()
    @app_commands.choices(use=USES)
    @app_commands.autocomplete(aspect=suggest_aspect, character=one_of(controlled))
    @in_campaign()
    async def aspect(
        self,
        context: Context,
        aspect: str,
        use: str,
        text: app_commands.Range[str, 1, TEXT_LENGTH],
        character: str = "",
    ) -> None:
        """Make a fact by an aspect, for a point or for its value."""
        who = own_named(context, character)
        used = aspect_of(who, aspect).id
        action = UseInStory(character=who.id, aspect=used, helps=use == "helps", text=text)
        played = await context.play(action)
        await context.reply(line("done-below"))
        await announce(context, context.campaign.name, played)
        await redraw(context, who)

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(_with_points), aspect=suggest_aspect)
    @in_campaign()
    async def demand(self, context: Context, character: str, aspect: str) -> None:
        """Demand that an aspect hurts in the character's next roll."""
        require_gm(context.seat)
        who = by_name(context, character)
        await demand_of(context, who, aspect_of(who, aspect).id)
