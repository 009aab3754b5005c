"""/nyx call: the GM calls for a roll of one character, or of one for a whole group (NYX-15, NYX-21)."""

from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import post
from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_names, several_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.as_panel import event_of
from chat.messages.components import view_of
from chat.messages.holders import holders
from cogs.nyx.options import ATTRIBUTES, GROUP_MODES, players_first
from cogs.nyx.roll import show_builder
from cogs.nyx.roll_draft import Draft
from narration.nyx.rolls.called import call_panel
from narration.text.line import line
from rules.campaign.model import controls
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.state.actions import CallForRoll
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.events import RollCalled

router = Router()


class CallCommands(commands.Cog):
    """Calling for rolls."""

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES, mode=GROUP_MODES)
    @app_commands.autocomplete(characters=several_of(players_first))
    @in_campaign()
    async def call(  # each is an option of the command
        self,
        context: Context,
        characters: str,
        attribute: str,
        modifier: app_commands.Range[int, HARDEST, EASIEST] = 0,
        mode: str = "",
        text: app_commands.Range[str, 0, TEXT_LENGTH] = "",
    ) -> None:
        """Call for a roll of one character, or of a group."""
        require_gm(context.seat)
        action = CallForRoll(
            characters=tuple(one.id for one in by_names(context, characters)),
            attribute=Attribute(attribute),
            modifier=modifier,
            mode=GroupMode(mode) if mode else None,
            text=text,
        )
        await _call_for_roll(context, action)


async def _call_for_roll(context: Context, action: CallForRoll) -> None:
    """Call for the roll, and ping those who may make it."""
    played = await context.play(action)
    called = event_of(RollCalled, played.events)
    press = context.public_button(line("button-roll"), "called", called.call.id, style=ButtonStyle.primary)
    await context.reply(line("done-below"))
    rollers = (played.after.characters[number] for number in called.rollers)
    await post(context, call_panel(called), view_of([press]), holders(context.campaign, rollers))


@router.on("called", Ack.PRIVATE)
async def called(context: Context, call: str) -> None:
    """Open the roll that was called for, with its attribute and modifier chosen already."""
    character = _called(context, call)
    assert character.call is not None, "it was found by its call"
    await show_builder(context, character, Draft(character.call.attribute, character.call.modifier))


def _called(context: Context, call: str) -> Character:
    """Return the seat's own character that was called on. Refused: `stale-button`, `not-your-character`."""
    waiting: list[Character] = [
        c for c in context.state.characters.values() if c.call is not None and c.call.id == call
    ]
    if not waiting:
        raise stale_button()
    for character in waiting:
        if controls(context.seat, character):
            return character
    raise Refused("not-your-character", name=waiting[0].name)
