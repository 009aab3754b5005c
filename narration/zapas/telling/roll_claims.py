"""The claims of a throw: how it went, and what it owes to reserve, help, flag and conditions.

Rules: ZAP-17, 18, 22, 27, 28, 33, 42.
"""

from collections.abc import Sequence

from narration.telling.person_view import Facts, Person, view
from narration.telling.situation import Moment, View
from rules.core.model_base import Event
from rules.zapas.state.campaign_state import Effect, ZapasState
from rules.zapas.state.contest_events import Thrown
from rules.zapas.state.contests import Roll
from rules.zapas.state.events import StakeSet

#: A difficulty from `STEEP` on is steep; this many hits more than needed is far.
STEEP, FAR = 5, 3
#: So many dice are a handful, and a whole reserve of so many is a loss that is worth a sentence.
HANDFUL, WEALTH = 3, 3
#: From which difficulty on it is remarkable to succeed without the reserve.
THRIFTY = 3


def throw(state: ZapasState, roll: Roll, thrown: Thrown) -> Moment:
    """Return how a throw went (ZAP-17, ZAP-18)."""
    condition = _obstacle(state, roll)
    seen = view(
        {**_facts(thrown), "hurt": condition is not None, "helped": bool(_helpers(roll))},
        Person(thrown.name),
        title=roll.title,
        goal=roll.goal,
        condition=condition,
        n_difficulty=thrown.difficulty or None,
    )
    return Moment(thrown.contest, thrown.turn, "roll", (seen,))


def _facts(thrown: Thrown) -> Facts:
    known = thrown.difficulty > 0  # otherwise it is for the GM alone (0121)
    more = thrown.hits - thrown.difficulty
    return {
        "success": thrown.success,
        "failure": not thrown.success,
        "exact": known and more == 0,
        "far": known and more >= FAR,
        "one_short": known and more == -1,
        "no_hits": thrown.hits == 0,
        "steep": thrown.difficulty >= STEEP,
        "handful": len(thrown.dice) >= HANDFUL,
    }


def _obstacle(state: ZapasState, roll: Roll) -> str | None:
    """Return the condition of the roller that raises the difficulty; None if there is none (ZAP-22)."""
    who = state.characters[roll.character]
    raising = (step.text for step in roll.raises)
    found = filter(None, map(who.condition, raising))
    return next((one.label for one in found if one.effect is Effect.DIFFICULTY), None)


def _helpers(roll: Roll) -> tuple[str, ...]:
    return tuple(one.name for one in roll.helpers if not one.objected)


def colour(state: ZapasState, roll: Roll, thrown: Thrown, events: Sequence[Event]) -> Moment:
    """Return what a throw owes to the reserve, to helpers, and to a flag (ZAP-27, 28, 33, 42)."""
    helpers, flag = _helpers(roll), _flag(state, thrown)
    facts = {
        **_facts(thrown),
        **_reserve(roll, thrown, events),
        "has_reserve": state.shared.of(roll.seat).reserve > 0,
        "helped": bool(helpers),
        "one_helper": len(helpers) == 1,
        "flag_used": flag is not None,
    }
    seen: View = view(facts, Person(thrown.name), title=roll.title, h=helpers, flag=flag)
    return Moment(thrown.contest, thrown.turn, "colour", (seen,))


def _flag(state: ZapasState, thrown: Thrown) -> str | None:
    flag = state.characters[thrown.character].flag(thrown.flag) if thrown.flag is not None else None
    return flag.text if flag else None


def _reserve(roll: Roll, thrown: Thrown, events: Sequence[Event]) -> Facts:
    """Return what the throw did to the roller's reserve (ZAP-27, ZAP-28)."""
    added, moved = roll.pool.reserve, _moved(roll, events)
    return {
        "thrifty": added == 0 and thrown.difficulty >= THRIFTY,
        "all_in": thrown.success and added > 0 and moved is not None and moved.reserve == 0,
        "all_back": not thrown.success
        and added >= WEALTH
        and moved is not None
        and moved.before == added
        and moved.reserve == added + 1,
    }


def _moved(roll: Roll, events: Sequence[Event]) -> StakeSet | None:
    """Return the change of the roller's reserve; None if it stayed the same."""
    own = (one for one in events if isinstance(one, StakeSet) and one.cause == "roll")
    return next((one for one in own if one.seat == roll.seat), None)
