"""The GM's open pick for a seat whose time ran out, if the table's settings allow it.

Everybody reads the pick at once, so the GM must make their own choice first, without knowing the other.
"""

from typing import Any

from discord import ui

from chat.background.scheduler import Notice
from chat.interactions.arguments import fingerprint, stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import SAVED, Ack
from chat.messages.components import view_of
from narration.campaign.deadlines import gm_picked_line, name, names
from narration.games import GAMES
from narration.text.line import line
from rules.campaign.common_settings import DEFAULT, common_value
from rules.contract.system import AnyState, Wait
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import OPENLY, require_gm
from table.deadline_plan import Stage, key, missing, open_to_gm
from table.deadlines import play_default

router = Router()

#: The most menus in a message; the others follow when these are answered.
MENUS = 5


@router.on("overdue", Ack.PRIVATE)
async def show(context: Context, contest: str) -> None:
    """Show the GM a menu for each seat whose time ran out."""
    state, late = await _overdue(context, contest)
    menus = [[_menu(context, state, wait)] for wait in late[:MENUS]]
    await context.reply(line("deadline-ask", who=names(state, late)), view_of(*menus))


def _menu(context: Context, state: AnyState, wait: Wait) -> ui.Select[Any] | None:
    named = GAMES[context.campaign.system].default
    options = [context.option(named(action), _action_mark(action)) for action in wait.defaults]
    said = line("placeholder-default", who=name(state, wait))
    return context.menu(said, "overdue-to", wait.contest, _mark(key(wait)), options=options)


@router.on("overdue-to", Ack.UPDATE)
async def pick(context: Context, contest: str, whose: str, chosen: str) -> None:
    """Pick for a seat in front of everybody. Refused: `time-not-out` if the seat has picked meanwhile."""
    state, late = await _overdue(context, contest)
    wait = next((wait for wait in late if _mark(key(wait)) == whose), None)
    if wait is None:
        raise Refused("time-not-out")
    action = next((action for action in wait.defaults if _action_mark(action) == chosen), None)
    if action is None:
        raise stale_button()
    await play_default(context.services.table, context.campaign.id, wait, action, OPENLY)
    context.interaction.extras[SAVED] = True
    notice = Notice((gm_picked_line(state, wait, action),))
    await context.services.scheduler.post_notice(state, contest, notice)
    context.refresh(contest)
    await context.reply(line("done-below"))


async def _overdue(context: Context, contest: str) -> tuple[AnyState, tuple[Wait, ...]]:
    """Return the state, and the waits of a contest for which the GM may pick openly.

    Refused: `gm-only`, `time-not-out`, `gm-acts-first`.
    """
    require_gm(context.seat)
    table = context.services.table
    state = await table.state(context.campaign.id)
    waits = table.system(state).waits(state)
    deadlines = await table.store.deadlines.of(context.campaign.id)
    over = [one for one in deadlines if one.contest == contest and one.stage >= Stage.OFFERED]
    late = tuple(wait for one in over for wait in open_to_gm(missing(one, waits)))
    if not late or common_value(state.campaign, DEFAULT) != "gm":
        raise Refused("time-not-out")
    mine = {"", *(seat.id for seat in context.seats)}
    if any(wait.contest == contest and wait.seat in mine for wait in waits):
        raise Refused("gm-acts-first")
    return state, late


def _mark(text: str) -> str:
    return fingerprint(text, size=8)


def _action_mark(action: Action) -> str:
    return _mark(action.model_dump_json())
