"""Opening a conflict: sides, goals, scale, mode, advantages (NYX-22, 23, 28, 29, 39)."""

from rules import names
from rules.nyx.actions import OpenConflict, SideSetup
from rules.nyx.character import find, playable, require_free
from rules.nyx.events import ConflictOpened
from rules.nyx.model import Attribute, CharacterKind, Conflict, NyxState, Side, SideNumber
from rules.nyx.scale import LONGEST, MOST_ADVANTAGE, MOST_LEAD, SHORTEST, opening
from rules.refusal import Refused, Term
from rules.seat import Seat, require_gm

#: Bounds of the GM's modifier in opposed rolls and conflicts (NYX-16, D-11).
MOST_MODIFIER = 3


def open_conflict(state: NyxState, action: OpenConflict, seat: Seat) -> ConflictOpened:
    """Open a conflict with the marker at its opening place.

    Refused: `gm-only`, `out-of-bounds` for length 3 to 10, lead -5 to 5, advantage 0 to 5 and
    modifier -3 to 3, `two-passive`, `same-character`, `goal-missing`, `in-conflict`,
    `no-such-character`, `no-such-attribute`, `attributes-sum`, `character-out`.
    """
    require_gm(seat)
    require_within("nyx-length", action.length, SHORTEST, LONGEST)
    require_within("nyx-lead", action.lead, -MOST_LEAD, MOST_LEAD)
    first, second = action.sides
    if not first.character:
        raise Refused("two-passive")
    if first.character == second.character:
        raise Refused("same-character")
    sides = (_side(state, 1, first), _side(state, 2, second))
    number = state.campaign.next_id
    conflict = Conflict(
        id=number,
        title=names.name(action.title),
        place=action.place,
        length=action.length,
        mode=action.mode,
        marker=opening(action.length, action.lead, first.advantage, second.advantage),
        sides=sides,
    )
    return ConflictOpened(contest=number, turn=0, conflict=_standing_declared(state, conflict))


def require_within(what: str, value: int, least: int, most: int) -> None:
    """Refuse `out-of-bounds` for a number outside its range; `what` is its message id."""
    if not least <= value <= most:
        raise Refused("out-of-bounds", what=Term(what), have=value, least=least, most=most)


def standing(state: NyxState, conflict: Conflict) -> tuple[SideNumber, ...]:
    """Return the sides that go into a round as they are, with nobody pressing anything.

    A bare value has no aspects to declare, so it need not hold the others up. It stands only
    against a player's side: otherwise the GM would never get to declare at all.
    """
    if len(conflict.active) < 2:
        return ()
    characters = {side.number: state.characters[side.character] for side in conflict.sides}
    if not any(character.seat for character in characters.values()):
        return ()
    return tuple(n for n, c in characters.items() if c.kind is CharacterKind.BARE)


def _standing_declared(state: NyxState, conflict: Conflict) -> Conflict:
    numbers = standing(state, conflict)
    sides = tuple(side.but(declared=side.number in numbers) for side in conflict.sides)
    return conflict.but(sides=sides)


def _side(state: NyxState, number: SideNumber, setup: SideSetup) -> Side:
    require_within("nyx-advantage", setup.advantage, 0, MOST_ADVANTAGE)
    require_within("nyx-modifier", setup.modifier, -MOST_MODIFIER, MOST_MODIFIER)
    if not setup.character:
        goal = "" if names.is_empty(setup.goal) else names.sentence(setup.goal)
        return Side(number=number, name=names.name(setup.name), goal=goal, advantage=setup.advantage)
    character = playable(find(state, setup.character))
    require_free(state, character)
    if names.is_empty(setup.goal):
        raise Refused("goal-missing", name=character.name)
    attribute = setup.attribute or _usual(character.kind)
    if attribute not in character.ratings:
        raise Refused("no-such-attribute", name=character.name)
    return Side(
        number=number,
        name=character.name,
        character=character.id,
        goal=names.sentence(setup.goal),
        break_off=setup.break_off,
        advantage=setup.advantage,
        attribute=attribute,
        modifier=setup.modifier,
    )


def _usual(kind: CharacterKind) -> Attribute:
    return Attribute.VALUE if kind is CharacterKind.BARE else Attribute.BODY
