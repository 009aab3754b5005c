"""/nyx call: the GM calls for a roll, of one character or of a group through one of it (NYX-15, NYX-21)."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import post
from chat.interactions.arguments import stale
from chat.interactions.character_options import by_names, suggest_last
from chat.interactions.context import Guest, arrive
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import the
from chat.messages.components import button, press_id, rows
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

verbs = Verbs()

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
            guest = await arrive(interaction)
            require_gm(guest.seat)
            await call_for_roll(
                guest,
                CallForRoll(
                    characters=tuple(one.id for one in by_names(guest, characters)),
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
            lambda guest: sorted(guest.state.characters.values(), key=lambda c: not c.seat),
        )


async def call_for_roll(guest: Guest, action: CallForRoll) -> None:
    """Call, and ping whoever may roll."""
    played = await guest.play(action)
    called = the(RollCalled, played.events)
    press = button(
        guest.announce.label(line("button-roll")),
        press_id("called", guest.campaign.id, called.call.id),
        ButtonStyle.primary,
    )
    await guest.reply(line("done-below"))
    rollers = (played.after.characters[number] for number in called.rollers)
    await post(guest, call_panel(called), rows([press]), holders(guest.campaign, rollers))


@verbs.on("called", Ack.PRIVATE)
async def called(guest: Guest, call: str) -> None:
    """Open the roll that was called for, with its attribute and modifier chosen already."""
    await show_called(guest, _called(guest, call))


async def show_called(guest: Guest, character: Character) -> None:
    """Open the roll that lies with a character; refuse `stale-button` when none does."""
    if character.call is None:
        raise stale()
    await show_builder(guest, character, Draft(character.call.attribute, character.call.modifier))


def _called(guest: Guest, call: str) -> Character:
    """Return the seat's own character that the call lies with. Refused: `not-your-character`."""
    waiting: list[Character] = [
        c for c in guest.state.characters.values() if c.call is not None and c.call.id == call
    ]
    if not waiting:
        raise stale()
    for character in waiting:
        if controls(guest.seat, character):
            return character
    raise Refused("not-your-character", name=waiting[0].name)
