"""/nyx pending: everything that waits outside contests, with buttons for the reader's own part."""

from collections.abc import Iterable

from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.messages.components import view_of
from cogs.nyx.claims import word_buttons
from cogs.nyx.requests import mark
from cogs.shared.next_steps import or_next_steps
from narration.nyx.character.pending import pending_panel
from narration.text.line import line
from narration.text.truncate import truncate
from rules.campaign.model import controls
from rules.nyx.harm.slow_penalties import due_afflictions
from rules.nyx.sheet.aspects import open_demands
from rules.nyx.state.campaign_state import Ask, Character

Button = ui.Button[ui.View]

#: The most characters of a name that a button shows.
NAME = 10


class PendingCommands(commands.Cog):
    """What waits."""

    @app_commands.command()
    @in_campaign()
    async def pending(self, context: Context) -> None:
        """See what waits for whom, and do what waits for you."""
        await show_pending(context)


async def show_pending(context: Context) -> None:
    """Show what waits for whom, with buttons for what waits for the reader."""
    await context.reply(pending_panel(context.state), or_next_steps(context, _view(context)))


def _view(context: Context) -> ui.View | None:
    """Return the reader's rolls and answers, and for the GM a row for each of up to three questions."""
    characters: list[Character] = list(context.state.characters.values())
    mine = [character for character in characters if controls(context.seat, character)]
    asking = [(c, c.ask) for c in characters if c.ask is not None and context.seat.is_gm]
    word = [row for row in word_buttons(context) if row]
    return view_of(
        _row(_rolls(context, mine)),
        _row(_answers(context, mine)),
        *word,
        *(_judging(context, character, ask) for character, ask in asking[: 3 - len(word)]),
    )


def _row(buttons: Iterable[Button]) -> list[Button]:
    """Return as many buttons as a row holds, without duplicates: characters who share a call need one."""
    return list({each.custom_id: each for each in buttons}.values())[:5]


def _rolls(context: Context, mine: Iterable[Character]) -> Iterable[Button]:
    for character in mine:
        said = line("button-roll-for", name=truncate(character.name, NAME))
        if due_afflictions(context.state, character):
            yield context.button(said, "slow", character.id)
        if character.call is not None:
            yield context.button(said, "called", character.call.id)


def _answers(context: Context, mine: Iterable[Character]) -> Iterable[Button]:
    for character in mine:
        if open_demands(character):
            said = line("button-answer-for", name=truncate(character.name, NAME))
            yield context.button(said, "demanded", character.id)
        if character.healed:
            yield context.button(line("button-sheet"), "own-sheet", character.id)


def _judging(context: Context, character: Character, ask: Ask) -> list[Button]:
    name = truncate(character.name, NAME)
    return [
        context.button(line("button-allow-for", name=name), "judge-ask", character.id, mark(ask), 1),
        context.button(line("button-refuse-for", name=name), "judge-ask", character.id, mark(ask), 0),
    ]
