"""Hidden rolls: everybody sees that dice fell, with a seal; the GM looks at them, and shows them or not."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from chat.interactions.announcements import post, replace_question
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel, event_of
from narration.campaign.hidden_rolls import TellResult, hidden_lines, hidden_number, seal_line
from narration.games import GAMES
from narration.text.line import Line, Panel, line
from rules.campaign.actions import RollHidden, ShowHidden
from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled, HiddenRollShown, require_others, waiting
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, require_gm
from table.audit.proofs import PublishedProofs

router = Router()


async def roll_hidden(context: Context, action: RollHidden) -> None:
    """Roll unseen: tell everybody that dice fell, and a GM what they show."""
    played = await context.play(action)
    rolled = event_of(HiddenRolled, played.events)
    if context.seat.is_gm:
        await context.reply(_result(context, rolled.turn, rolled.roll))
    else:
        await context.reply(line("hidden-done", number=rolled.turn))
    (seen,) = context.system.known(played.after, [rolled], PUBLIC)
    assert isinstance(seen, HiddenRolled)
    said = hidden_lines(seen, _teller(context))
    await post(context, await _panel(context, rolled.turn, said), view_of(_buttons(context, rolled.turn)))


@router.on("hidden-look", Ack.PRIVATE)
async def look(context: Context, number: int) -> None:
    """Show a hidden roll to the GM alone. Refused: `gm-only`, `no-hidden-roll`, `blind-own`."""
    require_gm(context.seat)
    found = waiting(context.campaign.hidden_rolls, number)
    require_others(found, context.own)
    await context.reply(_result(context, number, found.roll))


@router.on("hidden-show", Ack.UPDATE)
async def show(context: Context, number: int) -> None:
    """Show a hidden roll to everybody, in place of its message. Refused: `gm-only`, `no-hidden-roll`."""
    played = await context.play(ShowHidden(number=number))
    said = hidden_lines(event_of(HiddenRollShown, played.events), _teller(context))
    await replace_question(context, await _panel(context, number, said))


def _teller(context: Context) -> TellResult:
    return GAMES[context.campaign.system].teller.hidden


def _result(context: Context, number: int, roll: HiddenResult | None) -> Line | Panel:
    """Return what the GM alone sees of a roll. Refused: `no-hidden-roll`."""
    if roll is None:
        raise Refused("no-hidden-roll")
    return as_panel(context.campaign.name, (hidden_number(number), _teller(context)(roll)))


async def _panel(context: Context, number: int, said: Sequence[Line]) -> Line | Panel:
    """Return a public message about a roll, with the beginning of its seal."""
    seals = await PublishedProofs(context.services.table).seals(context.campaign.id, ("", number))
    sealed = (seal_line(one.seal.hash, is_open=one.is_open) for one in seals[:1])
    return as_panel(context.campaign.name, (*said, *sealed))


def _buttons(context: Context, number: int) -> list[ui.Button[ui.View]]:
    public = context.in_public
    return [
        public.button(line("button-hidden-look"), "hidden-look", number),
        public.button(line("button-hidden-show"), "hidden-show", number, style=ButtonStyle.primary),
    ]
