"""Numbers that are for the GM alone (0121): events and contests without them, and with them in their place.

Of a roll, they are the value and what traits, drives, expertise, limitations and marks add; of a hit, the
wound threshold. What the GM gives, helpers, the action, daze, wounds and initiative is open to all.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

from rules.campaign.common_settings import withholds_numbers
from rules.noir.base.modifiers import Item, Source
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.combat_events import DamageRolled, Withholding
from rules.noir.state.contests import Check, Combat, Contest, RollPart, Social, Test, WithheldNumbers

E = TypeVar("E")

#: What comes from the sheet.
OF_THE_SHEET = frozenset({Source.TRAIT, Source.DRIVE, Source.EXPERTISE, Source.LIMITATION, Source.MARK})
#: The fields of events that hold rolls.
_ROLLS = ("checks", "check", "cast", "test", "social", "combat")
Change = Callable[[RollPart], RollPart]


def withheld_characters(state: NoirState) -> frozenset[str]:
    """Return the characters whose numbers are for the GM alone: the GM's, if the setting says so.

    A roll that was begun so ends so.
    """
    begun = (cast.character for one in state.contests.values() for cast in rolls_of(one) if cast.withheld)
    if not withholds_numbers(state.campaign):
        return frozenset(begun)
    return frozenset((*begun, *(number for number, one in state.characters.items() if not one.seat)))


def rolls_of(contest: Contest) -> Iterator[RollPart]:
    """Yield the rolls that a contest has open."""
    return (cast for check in contest.checks for cast in check.casts)


def withheld(event: E, characters: Collection[str]) -> E:
    """Return an event with the numbers of these characters in `withheld` alone."""
    if not isinstance(event, Withholding):
        return event
    concerned = {getattr(event, "character", ""), *(cast.character for cast in _casts(event))}
    hidden = concerned & set(characters)
    kept = tuple(one for number in sorted(hidden) if (one := _numbers(event, number)) is not None)
    return _shown(event, hidden).but(withheld=kept) if hidden else event


def _numbers(event: Withholding, character: str) -> WithheldNumbers | None:
    """Return what an event says of a character that is for the GM alone; None if it is nothing."""
    found = WithheldNumbers(character=character, modifiers=_of_sheet(_modifiers(event, character)))
    cast = next((cast for cast in _casts(event) if cast.character == character), None)
    if cast is not None:
        found = found.but(value=cast.value, modifiers=_of_sheet(cast.modifiers))
    if isinstance(event, DamageRolled):
        found = found.but(threshold=event.threshold)
    return None if found == WithheldNumbers(character=character) else found


def _modifiers(event: Withholding, character: str) -> tuple[Item, ...]:
    return getattr(event, "modifiers", ()) if getattr(event, "character", "") == character else ()


def _of_sheet(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if item.source in OF_THE_SHEET)


def _open(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if item.source not in OF_THE_SHEET)


def _shown(event: Withholding, hidden: Collection[str]) -> Any:
    def without(cast: RollPart) -> RollPart:
        return without_numbers(cast) if cast.character in hidden else cast

    shown = _changed(event, without)
    if getattr(event, "character", "") not in hidden:
        return shown
    if isinstance(event, DamageRolled):
        return shown.but(threshold=0)
    return shown.but(modifiers=_open(event.modifiers)) if hasattr(event, "modifiers") else shown


def without_numbers(cast: RollPart) -> RollPart:
    """Return a roll without what is for the GM alone."""
    return cast.but(value=0, modifiers=_open(cast.modifiers), withheld=True)


def with_numbers(event: E, *, told: bool = True) -> E:
    """Return an event with the numbers that it withholds in their place, and as it is where there are none.

    `told` says that it is for a reader who may know them; otherwise its rolls stay marked as withheld.
    """
    if not isinstance(event, Withholding) or not event.withheld:
        return event
    known: E = _whole(event, told=told)
    return known


def _whole(event: Withholding, *, told: bool) -> Any:
    known = {one.character: one for one in event.withheld}

    def whole(cast: RollPart) -> RollPart:
        mine = known.get(cast.character)
        if mine is None:
            return cast
        return cast.but(value=mine.value, modifiers=_joined(cast.modifiers, mine), withheld=not told)

    changed = _changed(event, whole).but(withheld=())
    mine = known.get(getattr(event, "character", ""))
    if mine is None:
        return changed
    if isinstance(event, DamageRolled):
        return changed.but(threshold=mine.threshold)
    return changed.but(modifiers=_joined(event.modifiers, mine)) if hasattr(event, "modifiers") else changed


def _joined(items: tuple[Item, ...], mine: WithheldNumbers) -> tuple[Item, ...]:
    return (*items, *mine.modifiers)


def contests_shown(contests: Mapping[str, Contest], *, to_gm: bool) -> Mapping[str, Contest]:
    """Return contests as the GM reads them, or as the others do."""
    if not any(cast.withheld for one in contests.values() for cast in rolls_of(one)):
        return contests

    def shown(cast: RollPart) -> RollPart:
        if not cast.withheld:
            return cast
        return cast.but(withheld=False) if to_gm else without_numbers(cast)

    return {number: _of_contest(contest, shown) for number, contest in contests.items()}


def _casts(event: Withholding) -> Iterator[RollPart]:
    found: list[RollPart] = []

    def seen(cast: RollPart) -> RollPart:
        found.append(cast)
        return cast

    _changed(event, seen)
    yield from found


def _changed(event: Any, change: Change) -> Any:
    fields = {name: _in_field(getattr(event, name), change) for name in _ROLLS if hasattr(event, name)}
    return event.but(**fields) if fields else event


def _in_field(value: Any, change: Change) -> Any:
    match value:
        case RollPart():
            return change(value)
        case Check():
            return _in_check(value, change)
        case Test() | Social() | Combat():
            return _of_contest(value, change)
        case tuple():
            return tuple(_in_field(one, change) for one in value)
        case _:
            return value


def _in_check(check: Check, change: Change) -> Check:
    return check.but(casts=tuple(map(change, check.casts)))


def _of_contest(contest: Any, change: Change) -> Any:
    if isinstance(contest, Combat):
        return contest.but(checks=tuple(_in_check(check, change) for check in contest.checks))
    return contest.but(check=_in_check(contest.check, change)) if contest.check is not None else contest


def shows_truly(event: object) -> bool:
    """Tell whether an event that withholds numbers has them in `withheld` alone."""
    if not isinstance(event, Withholding) or not event.withheld:
        return True
    return withheld(with_numbers(event), {one.character for one in event.withheld}) == event
