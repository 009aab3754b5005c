"""/nyx challenge: an opposed roll, with its stake announced before the dice (NYX-20)."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import by_name, named, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.opening import require_voice, title_of
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from cogs.nyx.options import ATTRIBUTES, attribute_of
from narration.text.line import line
from rules.campaign.model import controls
from rules.core.names import TEXT_LENGTH
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.contest_actions import Challenge, SideSetup
from rules.nyx.state.contest_events import ConflictOpened

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class ChallengeCommands(commands.Cog):
    """Opposed rolls."""

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES, opponent_attribute=ATTRIBUTES)
    async def challenge(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        opponent: str,
        attribute: str = "",
        opponent_attribute: str = "",
        character: str = "",
        stake: app_commands.Range[str, 0, TEXT_LENGTH] = "",
        harmful: bool = False,
    ) -> None:
        """Challenge somebody to an opposed roll."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            first, second = named(context, character), by_name(context, opponent)
            sides = (_side(first, attribute), _side(second, opponent_attribute or attribute))
            await _open(
                context,
                Challenge(
                    place=context.place,
                    title=title_of(first.name, second.name),
                    sides=sides,
                    stake=stake,
                    harmful=harmful,
                ),
            )

    @challenge.autocomplete("character")
    async def _challenger(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (
                c
                for c in context.state.characters.values()
                if context.seat.is_gm or controls(context.seat, c)
            ),
        )

    @challenge.autocomplete("opponent")
    async def _challenged(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (
                c
                for c in context.state.characters.values()
                if context.seat.is_gm or not controls(context.seat, c)
            ),
        )


def _side(character: Character, attribute: str) -> SideSetup:
    return SideSetup(character=character.id, attribute=attribute_of(character, attribute))


async def _open(context: Context, action: Challenge) -> None:
    """Open the challenge and show it, which calls whoever must declare."""
    require_voice(context)
    played = await context.play(action)
    await context.services.live.show(context.campaign.id, event_of(ConflictOpened, played.events).contest)
    await context.reply(line("challenge-opened", title=action.title))
