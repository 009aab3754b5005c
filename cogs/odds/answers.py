"""What the commands about chances share: the ranges of their options, and how a question is answered."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import app_commands

from chat.delivery.followup import follow_up
from chat.interactions.context import Context, context_of_command, places_of
from chat.interactions.response import Ack, answer, answering, reader_language
from chat.interactions.slow_work import calculated_for
from chat.messages.chances import chances_message
from chat.messages.printer import Message, Printer
from chat.services import services_of
from narration.parts.odds import MOST_DICE, Odds
from narration.text.line import line
from rules.campaign.common_settings import ODDS, common_value
from rules.core.refusal import Refused

Interaction = discord.Interaction[Any]
#: Calculates an answer.
Asked: TypeAlias = Callable[[], Odds]
#: A value and what is added to it.
Added: TypeAlias = tuple[int, int]

#: The ranges of the options: values, modifiers, extra dice.
Value = app_commands.Range[int, 0, MOST_DICE]
Modifier = app_commands.Range[int, -30, 30]
Extra = app_commands.Range[int, 0, 20]


class Rolled(NamedTuple):
    """A roll of any game as it was typed; each game reads what it has."""

    own: Added
    #: Positive and negative dice (NYX-20).
    extra: tuple[int, int]
    fate: int
    difficulty: int | None
    other: Added | None
    #: The reserve before the roll, None if it is not known, and how many of its dice are used.
    kept: tuple[int | None, int]


async def _require_shown(interaction: Interaction) -> Context | None:
    """Return the context, or None outside campaigns. Refused, by setting: `odds-off`, `odds-practice`."""
    services = services_of(interaction)
    if await services.table.at(places_of(interaction)) is None:
        return None
    context = await context_of_command(interaction)
    if not context.shows_odds:
        off = common_value(context.campaign, ODDS) == "off"
        raise Refused("odds-off") if off else Refused("odds-practice")
    return context


async def answer_odds(
    interaction: Interaction, asks: Callable[[Context | None], Asked], *, public: bool
) -> None:
    """Answer a question; a public answer is in the campaign's language."""
    services = services_of(interaction)
    async with answering(interaction, Ack.PRIVATE):
        context = await _require_shown(interaction)
        language = reader_language(interaction, services.settings.language)
        own = context.print if context else services.printer(language)
        printer = context.announce if context and public else own
        message = await _drawn(interaction, printer, asks(context))
        await answer(interaction, Message(own.say(line("odds-done"))) if public else message, None)
        if public:
            await follow_up(services.channels, interaction, message)


async def _drawn(interaction: Interaction, printer: Printer, count: Asked) -> Message:
    """Calculate and draw in a thread, so that nobody else has to wait for it."""
    picture = interaction.app_permissions.attach_files or interaction.guild_id is None
    return await calculated_for(interaction, lambda: chances_message(printer, count(), picture=picture))
