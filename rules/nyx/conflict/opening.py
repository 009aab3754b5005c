"""Opening a conflict: sides, goals, scale, mode, advantages (NYX-22, 23, 28, 29, 39)."""

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.access.groups import attributes_of, has_attribute
from rules.nyx.base.bounds import MOST_MODIFIER, require_within
from rules.nyx.base.enums import SideNumber
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, MOST_LEAD, SHORTEST, opening_marker
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.sheet import require_free, require_playable
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_actions import OpenConflict, SideSetup
from rules.nyx.state.contest_events import ConflictOpened
from rules.nyx.state.contests import Conflict, Side


def open_conflict(state: NyxState, action: OpenConflict, seat: Seat) -> ConflictOpened:
    """Open a conflict with the marker at its opening place.

    Refused: `gm-only`, `out-of-bounds` (length 3 to 10, lead -5 to 5, advantage 0 to 5, modifier -3 to 3),
    `two-passive`, `same-character`, `goal-missing`, `in-conflict`, `no-such-character`, `no-such-attribute`,
    `attributes-sum`, `character-out`, `group-mode`.
    """
    require_gm(seat)
    usual = tuning(state.campaign.settings)
    length = usual.length if action.length is None else action.length
    require_within("nyx-length", length, SHORTEST, LONGEST)
    require_within("nyx-lead", action.lead, -MOST_LEAD, MOST_LEAD)
    first, second = action.sides
    if not first.character:
        raise Refused("two-passive")
    require_apart(first, second)
    sides = (make_side(state, 1, first), make_side(state, 2, second))
    number = state.campaign.next_id
    conflict = Conflict(
        id=number,
        title=names.name(action.title),
        place=action.place,
        length=length,
        mode=action.mode or usual.overflow,
        marker=opening_marker(length, action.lead, first.advantage, second.advantage),
        sides=sides,
    )
    return ConflictOpened(contest=number, turn=0, conflict=standing_declared(state, conflict))


def require_apart(first: SideSetup, second: SideSetup) -> None:
    """Refuse `same-character` for a character that is on both sides, or twice on one."""
    everybody = [*_numbers(first), *_numbers(second)]
    if len(set(everybody)) < len(everybody):
        raise Refused("same-character")


def sides_declared_at_once(state: NyxState, conflict: Conflict) -> tuple[SideNumber, ...]:
    """Return the sides that enter a round already declared, without any press.

    A bare value or mob has no aspects to declare, so it need not keep the others waiting. This applies only
    if a player is in the conflict; otherwise the GM would get no chance to declare.
    """
    if len(conflict.active) < 2:
        return ()
    if not any(state.characters[person].seat for side in conflict.sides for person in side.people):
        return ()
    alone = (side for side in conflict.sides if not side.members)
    return tuple(side.number for side in alone if not state.characters[side.character].has_points)


def standing_declared(state: NyxState, conflict: Conflict) -> Conflict:
    """Return the conflict with its automatically declared sides marked as declared."""
    numbers = sides_declared_at_once(state, conflict)
    sides = tuple(side.but(declared=side.number in numbers) for side in conflict.sides)
    return conflict.but(sides=sides)


def make_side(state: NyxState, number: SideNumber, setup: SideSetup, *, needs_goal: bool = True) -> Side:
    """Return a new side. Only a complex action needs a goal (NYX-22).

    Refused: `out-of-bounds`, `goal-missing`, `group-mode`, `no-such-attribute`, and as `require_playable` and
    `require_free`.
    """
    require_within("nyx-advantage", setup.advantage, 0, MOST_ADVANTAGE)
    require_within("nyx-modifier", setup.modifier, -MOST_MODIFIER, MOST_MODIFIER)
    goal = "" if names.is_empty(setup.goal) else names.sentence(setup.goal)
    if not setup.character:
        return Side(number=number, name=names.name(setup.name), goal=goal, advantage=setup.advantage)
    people = [_able(state, person) for person in _numbers(setup)]
    first = people[0]
    if needs_goal and not goal:
        raise Refused("goal-missing", name=first.name)
    if len(people) > 1 and setup.group is None:
        raise Refused("group-mode")
    attribute = setup.attribute or attributes_of(people)[0]
    if not has_attribute(people, attribute):
        raise Refused("no-such-attribute", name=first.name)
    return Side(
        number=number,
        name=_name(setup, people),
        character=first.id,
        members=tuple(one.id for one in people) if len(people) > 1 else (),
        group=setup.group if len(people) > 1 else None,
        goal=goal,
        break_off=setup.break_off or tuning(state.campaign.settings).break_off,
        advantage=setup.advantage,
        attribute=attribute if len(people) > 1 else first.counted(attribute),
        modifier=setup.modifier,
    )


def _numbers(setup: SideSetup) -> tuple[str, ...]:
    return (setup.character, *setup.members) if setup.character else ()


def _able(state: NyxState, number: str) -> Character:
    character = require_playable(find(state, number))
    require_free(state, character)
    return character


def _name(setup: SideSetup, people: list[Character]) -> str:
    """Return a side's name: that of its only character, the given one, or all names, cut at 60 characters."""
    if len(people) == 1:
        return people[0].name
    if not names.is_empty(setup.name):
        return names.name(setup.name)
    together = " & ".join(one.name for one in people)
    return together if len(together) <= names.NAME_LENGTH else f"{together[: names.NAME_LENGTH - 1]}…"
