"""The GM's standing order for defence: NPCs take the best one by themselves, or the GM is asked."""

from typing import Any

from discord import ui

from chat.interactions.context import Context
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.contests.prompts import Moment, noir
from narration.noir.combat.prompts import defence_option
from narration.noir.fate.prompts import DEFENCE_LABELS, ordering_defence
from narration.text.line import Line, line
from rules.core.seat import require_gm
from rules.noir import preview
from rules.noir.base.enums import DefenceOrder
from rules.noir.combat.best_defence import best_defence
from rules.noir.duties import Duty, due
from rules.noir.state.actions import OrderDefence
from rules.noir.state.campaign_state import Character
from rules.noir.state.contests import Combat


def people_button(now: Moment, who: Character | None = None) -> ui.Button[Any] | None:
    """Return the GM's button to the standing order for defence; None for players' characters."""
    if not now.context.seat.is_gm or (who is not None and who.seat):
        return None
    return now.button(line("button-noir-people-order"), "n-people")


@noir.router.on("n-people", Ack.UPDATE)
async def ask_people(context: Context, contest: str, step: int) -> None:
    """Ask the GM whether NPCs defend by themselves, and show what those attacked now would do."""
    require_gm(context.seat)
    now = await noir.moment(context, contest, step)
    would = [(who.name, way) for who in _attacked(now) if (way := _best_way(now, who)) is not None]
    ways = [now.button(said, "n-people-set", order) for order, said in DEFENCE_LABELS.items()]
    await context.reply(ordering_defence(now.state, now.contest.title, would), view_of(ways))


def _attacked(now: Moment) -> list[Character]:
    waiting = (one for one in due(now.state, now.contest) if one.duty is Duty.DEFEND)
    people = (now.state.characters[one.character] for one in waiting)
    return [who for who in people if not who.seat]


def _best_way(now: Moment, who: Character) -> Line | None:
    """Return what a character would do by the standing order, with its chance; None without any."""
    assert isinstance(now.contest, Combat), "only in a combat is anybody attacked"
    best = best_defence(now.state, now.contest, who.id)
    if best is None:
        return None
    chance = preview.of_defence(now.state, now.contest, best).chance
    return defence_option(best.action, who.arm(best.weapon), best.aim, chance)


@noir.router.on("n-people-set", Ack.UPDATE)
async def order_defence(context: Context, contest: str, step: int, order: DefenceOrder) -> None:
    """Set the order, which answers what waits too, and go back to what waits."""
    await noir.moment(context, contest, step)
    await context.play(OrderDefence(defence=order))
    await noir.show_due(context, contest, first=line("done-panel"))
