"""/nyx call: the GM calls for a roll, of one character or of a group through one of it (NYX-15, NYX-21)."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import post
from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_names, suggest_last
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.holders import holders
from cogs.nyx.options import ATTRIBUTES, GROUP_MODES
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

Interaction = discord.Interaction[Any]


class CallCommands(commands.Cog):
    """Calling for rolls."""

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES, mode=GROUP_MODES)
    async def call(  # each is an option of the command
        self,
        interaction: Interaction,
        characters: str,
        attribute: str,
        modifier: app_commands.Range[int, HARDEST, EASIEST] = 0,
        mode: str = "",
        text: app_commands.Range[str, 0, TEXT_LENGTH] = "",
    ) -> None:
        """Call for a roll of one character, or of a group."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            await call_for_roll(
                context,
                CallForRoll(
                    characters=tuple(one.id for one in by_names(context, characters)),
                    attribute=Attribute(attribute),
                    modifier=modifier,
                    mode=GroupMode(mode) if mode else None,
                    text=text,
                ),
            )

    @call.autocomplete("characters")
    async def _group(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_last(
            interaction,
            typed,
            lambda context: sorted(context.state.characters.values(), key=lambda c: not c.seat),
        )


async def call_for_roll(context: Context, action: CallForRoll) -> None:
    """Call, and ping whoever may roll."""
    played = await context.play(action)
    called = event_of(RollCalled, played.events)
    press = button(
        context.announce.label(line("button-roll")),
        custom_id_of("called", context.campaign.id, called.call.id),
        ButtonStyle.primary,
    )
    await context.reply(line("done-below"))
    rollers = (played.after.characters[number] for number in called.rollers)
    await post(context, call_panel(called), view_of([press]), holders(context.campaign, rollers))


@router.on("called", Ack.PRIVATE)
async def called(context: Context, call: str) -> None:
    """Open the roll that was called for, with its attribute and modifier chosen already."""
    await show_called(context, _called(context, call))


async def show_called(context: Context, character: Character) -> None:
    """Open the roll that lies with a character; refuse `stale-button` when none does."""
    if character.call is None:
        raise stale_button()
    await show_builder(context, character, Draft(character.call.attribute, character.call.modifier))


def _called(context: Context, call: str) -> Character:
    """Return the seat's own character that the call lies with. Refused: `not-your-character`."""
    waiting: list[Character] = [
        c for c in context.state.characters.values() if c.call is not None and c.call.id == call
    ]
    if not waiting:
        raise stale_button()
    for character in waiting:
        if controls(context.seat, character):
            return character
    raise Refused("not-your-character", name=waiting[0].name)
