"""/nyx challenge: an opposed roll, whose stake is announced before the dice are rolled (NYX-20)."""

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import by_name, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.opening import require_voice, title_of
from chat.messages.as_panel import event_of
from cogs.nyx.options import ATTRIBUTES, attribute_of, controlled
from narration.text.line import line
from rules.campaign.model import controls
from rules.core.names import TEXT_LENGTH
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.contest_actions import Challenge, SideSetup
from rules.nyx.state.contest_events import ConflictOpened


def _challengers(context: Context) -> Iterable[Character]:
    """Return the characters that this seat may challenge with."""
    return context.state.characters.values() if context.seat.is_gm else controlled(context)


def _challenged(context: Context) -> Iterable[Character]:
    """Return the characters that this seat may challenge."""
    seat = context.seat
    return (one for one in context.state.characters.values() if seat.is_gm or not controls(seat, one))


class ChallengeCommands(commands.Cog):
    """Opposed rolls."""

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES, opponent_attribute=ATTRIBUTES)
    @app_commands.autocomplete(character=one_of(_challengers), opponent=one_of(_challenged))
    @in_campaign()
    async def challenge(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        opponent: str,
        attribute: str = "",
        opponent_attribute: str = "",
        character: str = "",
        stake: app_commands.Range[str, 0, TEXT_LENGTH] = "",
        harmful: bool = False,
    ) -> None:
        """Challenge somebody to an opposed roll."""
        first, second = named(context, character), by_name(context, opponent)
        sides = (_side(first, attribute), _side(second, opponent_attribute or attribute))
        title = title_of(first.name, second.name)
        await _open(
            context,
            Challenge(place=context.place, title=title, sides=sides, stake=stake, harmful=harmful),
        )


def _side(character: Character, attribute: str) -> SideSetup:
    return SideSetup(character=character.id, attribute=attribute_of(character, attribute))


async def _open(context: Context, action: Challenge) -> None:
    """Open the challenge and show it, which pings those who must declare."""
    require_voice(context)
    played = await context.play(action)
    await context.services.live.show(context.campaign.id, event_of(ConflictOpened, played.events).contest)
    await context.reply(line("challenge-opened", title=action.title))
