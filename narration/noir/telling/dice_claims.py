"""The claims of dice: how near a roll came, and whether tens, ones or Fate decided it (NOIR-12, 67, 68)."""

from collections.abc import Iterator, Sequence

from narration.noir.telling.people import person
from narration.telling.person_view import Facts, view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.noir.base.dice import BASE, SIDES
from rules.noir.base.roll_outcomes import TARGET
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Check, MeasuredBy, RollPart

#: The most that a roll falls short of what it needs when it nearly succeeds.
NEAR = 3


def rival(check: Check, place: int) -> int | None:
    """Return the total that a part of a check has to beat or reach; None if nothing could stop it.

    It is None, too, if it depends on numbers that are for the GM alone (0121).
    """
    if any(cast.withheld for cast in check.casts):
        return None
    others = [cast.total for number, cast in enumerate(check.casts) if number != place]
    if check.versus is MeasuredBy.EACH_OTHER:
        return max(others)
    if place:
        return check.casts[0].total if check.versus is MeasuredBy.FIRST else TARGET
    if check.undefended == "sure":
        return None
    against_all = check.versus is MeasuredBy.TARGET or check.undefended == "target" or not others
    return min([*others, TARGET]) if against_all else min(others)


def luck(check: Check, place: int) -> Facts:
    """Return what the dice of a part did, apart from Fate; a bought late die hides it."""
    cast, need = check.casts[place], rival(check, place)
    if need is None or cast.late_face or cast.outcome is None:
        return {}
    won, earned = cast.outcome.won, sum(cast.dice[BASE:])
    return {
        "tens": won and earned > 0 and cast.total - earned < need,
        "blocked": not won and sorted(cast.dice) == [1, SIDES],
        "near": not won and 0 < need - cast.total <= NEAR,
    }


def fate(state: NoirState, event: d.CheckDecided, events: Sequence[Event]) -> Iterator[Moment]:
    """Yield what Fate did for a roll, seen from each roller who paid; `events` are those of the turn."""
    views = tuple(
        view(facts, person(state, cast.character, cast.name))
        for place, cast in enumerate(event.check.casts)
        if any((facts := _bought(event.check, place, _before_late(cast, event, events))).values())
    )
    if views:
        yield Moment(event.contest, event.turn, "fate", views)


def _bought(check: Check, place: int, before: Sequence[int]) -> Facts:
    """Return what the points of a part did; `before` are its dice before the late die, if they are known."""
    cast, need = check.casts[place], rival(check, place)
    won, pair = cast.outcome is not None and cast.outcome.won, cast.offered[:BASE]
    if cast.late_face:
        turned = need is not None and cast.total - sum(cast.dice) + sum(before) < need
        return {"late_won": won and bool(before) and turned, "late_lost": not won}
    plain = bool(pair) and SIDES not in pair
    needed = need is not None and sum(pair) + cast.value + cast.modifier < need
    return {"odds_needed": won and plain and needed}


def _before_late(cast: RollPart, event: d.CheckDecided, events: Sequence[Event]) -> tuple[int, ...]:
    """Return the dice of a roll before its late die; none if they are not among the events."""
    if not cast.late_face:
        return ()
    thrown = (
        one.dice
        for one in reversed(events[: events.index(event)])
        if isinstance(one, d.DiceThrown | d.TwoChosen) and one.character == cast.character and one.dice
    )
    return next(thrown, ())
