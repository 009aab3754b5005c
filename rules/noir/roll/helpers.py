"""Helpers that a player counts on: who plays them confirms them, or the GM (NOIR-32)."""

from rules.contract.ownership import find_own
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.base import modifiers
from rules.noir.base.modifiers import Item, Source
from rules.noir.state import contest_events as d
from rules.noir.state.contest_actions import ConfirmHelp
from rules.noir.state.contests import Contest, RollPart
from rules.noir.state.context import Course


def asking(contest: Contest) -> tuple[RollPart, ...]:
    """Return the rolls of a contest that wait until somebody confirms their helpers."""
    open_ = (cast for check in contest.checks if not check.decided for cast in check.casts)
    return tuple(cast for cast in open_ if cast.unconfirmed)


def confirm(course: Course, action: ConfirmHelp, seat: Seat) -> None:
    """Say that a character helps.

    Refused: `no-such-character`, `not-your-character`, `wrong-state-not-asked` if no helper of this roll is
    unconfirmed, `wrong-state-help` for the roller, for who helps already, and for who cannot act.
    """
    who = find_own(course.state, action.helper, seat)
    cast = next((one for one in asking(course.contest) if one.character == action.character), None)
    if cast is None:
        raise Refused("wrong-state-not-asked")
    if who.id in {cast.character, *cast.helpers} or not who.condition.can_act:
        raise Refused("wrong-state-help", name=who.name)
    contest, turn = course.at
    course.tell(
        d.HelpConfirmed(
            contest=contest,
            turn=turn,
            character=cast.character,
            name=cast.name,
            helper=who.id,
            helper_name=who.name,
        )
    )


def settle(course: Course, cast: RollPart, *, helped: bool) -> None:
    """Let all helpers of a roll count, or only those whom somebody has confirmed."""
    count = cast.claims.helpers - (0 if helped else cast.unconfirmed)
    bonus = modifiers.helpers(count, course.usual.helpers_bonus)
    others = (item for item in cast.modifiers if item.source is not Source.HELPERS)
    helping = (Item(source=Source.HELPERS, amount=bonus),) if bonus else ()
    contest, turn = course.at
    course.tell(
        d.HelpSettled(
            contest=contest,
            turn=turn,
            character=cast.character,
            name=cast.name,
            helpers=count,
            modifiers=(*others, *helping),
        )
    )
