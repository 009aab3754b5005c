"""The GM's circumstances for a roll that waits for its dice, whatever it is for (NOIR-31)."""

from collections.abc import Sequence

from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base import modifiers
from rules.noir.base.modifiers import Item, RollKind, Source
from rules.noir.roll import checks
from rules.noir.state import contest_events as d
from rules.noir.state.contest_actions import GiveCircumstances
from rules.noir.state.contests import Combat, Contest, Phase, RollPart
from rules.noir.state.context import Course


def give_circumstances(course: Course, action: GiveCircumstances, seat: Seat) -> None:
    """Set the circumstances of a roll whose dice have not fallen, in place of any given before (NOIR-31).

    Refused: `gm-only`, as `undecided_part`, `wrong-state-thrown`, `bad-level`, `bad-value-many`.
    """
    require_gm(seat)
    _, cast = checks.undecided_part(course, action.character, seat)
    if cast.dice or cast.offered:
        raise Refused("wrong-state-thrown", name=cast.name)
    modifiers.require_sizes(action.sizes)
    contest, turn = course.at
    course.tell(
        d.CircumstancesGiven(
            contest=contest,
            turn=turn,
            character=cast.character,
            name=cast.name,
            sizes=action.sizes,
            modifiers=_with_circumstances(cast, action.sizes, kind_of(course.contest)),
        )
    )


def _with_circumstances(cast: RollPart, sizes: Sequence[int], kind: RollKind) -> tuple[Item, ...]:
    """Return the modifiers of a roll with these circumstances instead of those given before."""
    kept = list(cast.modifiers)
    for size in cast.claims.circumstances:
        given = Item(source=Source.GM, amount=size)
        if given in kept:
            kept.remove(given)
    added = modifiers.applying((Item(source=Source.GM, amount=size) for size in sizes), kind)
    return (*kept, *added)


def bonuses_only(contest: Contest) -> bool:
    """Return whether the rolls that a contest has open take no penalty but daze (NOIR-125, NOIR-126)."""
    return kind_of(contest) in {RollKind.DAZE, RollKind.RECOVERY}


def kind_of(contest: Contest) -> RollKind:
    """Return the kind of the rolls that a contest has open now."""
    kinds = {
        Phase.INITIATIVE_ROLLS: RollKind.INITIATIVE,
        Phase.TURN_START: RollKind.RECOVERY,
        Phase.DAZE_ROLL: RollKind.DAZE,
        Phase.WOUND_ROLL: RollKind.WOUND,
    }
    return kinds.get(contest.phase, RollKind.ABILITY) if isinstance(contest, Combat) else RollKind.ABILITY
