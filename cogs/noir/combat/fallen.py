"""Killed or knocked out: the GM's word on people whom a wound took out of a combat (NOIR-84)."""

from collections.abc import Mapping

from discord import ui

from chat.messages.components import view_of
from cogs.noir.contests.prompts import Moment
from narration.text.line import Line, line
from rules.noir.base.enums import Health
from rules.noir.state.campaign_state import Character
from rules.noir.state.contests import Combat

#: What may have become of somebody whom a wound took out.
FELL: Mapping[str, tuple[Line, Health]] = {
    "dead": (line("button-noir-killed"), Health.DEAD),
    "out": (line("button-noir-knocked-out"), Health.UNCONSCIOUS),
}
#: For so many people the answers fit below a message, a row each.
ROWS = 5


def fallen_view(now: Moment) -> ui.View | None:
    """Return the buttons that say what became of those who fell in a combat, for its GM; None without any."""
    if not (now.context.seat.is_gm and isinstance(now.contest, Combat)):
        return None
    fighters = [now.state.characters[one.character] for one in now.contest.fighters]
    fallen = [who for who in fighters if who.condition.health is Health.OUT]
    return view_of(
        *([now.button(said_of(who, how), "n-fell", who.id, how) for how in FELL] for who in fallen[:ROWS])
    )


def said_of(who: Character, how: str) -> Line:
    """Return what became of somebody."""
    return line("button-noir-fell", how=FELL[how][0], name=who.name)
