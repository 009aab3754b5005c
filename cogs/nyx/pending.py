"""/nyx pending: everything that waits for somebody, with the buttons for what waits for whoever looks."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.context import Context, context_of_command
from chat.interactions.response import Ack, answering
from chat.messages.components import button, custom_id_of, view_of
from cogs.nyx.requests import mark
from cogs.shared.next_steps import or_on
from narration.nyx.character.pending import pending_panel
from narration.text.line import Line, line
from narration.text.truncate import truncate
from rules.campaign.model import controls
from rules.nyx.harm.slow_penalties import due_afflictions
from rules.nyx.sheet.aspects import open_demands
from rules.nyx.state.campaign_state import Ask, Character

Interaction = discord.Interaction[Any]
Button = ui.Button[ui.View]

#: Characters of a name on a button.
NAME = 10


class PendingCommands(commands.Cog):
    """What waits."""

    @app_commands.command()
    async def pending(self, interaction: Interaction) -> None:
        """See what waits for whom, and do what waits for you."""
        async with answering(interaction, Ack.PRIVATE):
            await show_pending(await context_of_command(interaction))


async def show_pending(context: Context) -> None:
    """Show what waits for whom, with the buttons for what waits for whoever looks."""
    await context.reply(pending_panel(context.state), or_on(context, _view(context)))


def _view(context: Context) -> ui.View | None:
    """Return one's own rolls, one's own answers, and for the GM a row for each question."""
    characters: list[Character] = list(context.state.characters.values())
    mine = [character for character in characters if controls(context.seat, character)]
    asking = [(c, c.ask) for c in characters if c.ask is not None and context.seat.is_gm]
    return view_of(
        _row(_rolls(context, mine)),
        _row(_answers(context, mine)),
        *(_judging(context, character, ask) for character, ask in asking[:3]),
    )


def _row(buttons: Iterable[Button]) -> list[Button]:
    """Return as many as a row holds; one call may lie with several characters of one seat."""
    return list({each.custom_id: each for each in buttons}.values())[:5]


def _rolls(context: Context, mine: Iterable[Character]) -> Iterable[Button]:
    for character in mine:
        said = line("button-roll-for", name=truncate(character.name, NAME))
        if due_afflictions(context.state, character):
            yield _button(context, said, "slow", character.id)
        if character.call is not None:
            yield _button(context, said, "called", character.call.id)


def _answers(context: Context, mine: Iterable[Character]) -> Iterable[Button]:
    for character in mine:
        if open_demands(character):
            said = line("button-answer-for", name=truncate(character.name, NAME))
            yield _button(context, said, "demanded", character.id)
        if character.healed:
            yield _button(context, line("button-sheet"), "own-sheet", character.id)


def _judging(context: Context, character: Character, ask: Ask) -> list[Button]:
    name = truncate(character.name, NAME)
    return [
        _button(context, line("button-allow-for", name=name), "judge-ask", character.id, mark(ask), 1),
        _button(context, line("button-refuse-for", name=name), "judge-ask", character.id, mark(ask), 0),
    ]


def _button(context: Context, said: Line, verb: str, *words: object) -> Button:
    return button(context.print.label(said), custom_id_of(verb, context.campaign.id, *words))
