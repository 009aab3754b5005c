"""Numbers that are for the GM alone (0121): events without them, and with them in their place.

Of a roll, they are the value and all modifiers but the action's, helpers' and initiative's; of the
character, the wound threshold, daze, how many wounds there are, and circumstances. Initiative follows from
dice that everybody sees.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from rules.campaign.common_settings import withholds_numbers
from rules.noir.state.campaign_state import Condition, NoirState
from rules.noir.state.combat_events import ActionDeclared, CircumstancesSet, FighterJoined
from rules.noir.state.contest_actions import Claims
from rules.noir.state.contest_events import CircumstancesGiven, ContestEnded
from rules.noir.state.contest_looks import (
    Look,
    OthersLook,
    casts_in,
    closed,
    looked_at,
    open_claims,
    opened,
    rolls_of,
    some,
)
from rules.noir.state.contests import Combat, Fighter, RollPart
from rules.noir.state.withholding import WithheldNumbers, Withholding

E = TypeVar("E")

#: The fields of events that hold rolls.
_ROLLS = ("checks", "check", "cast", "test", "social", "combat")


def rough(condition: Condition) -> Condition:
    """Return a condition as it is seen at the table: no daze, and of wounds only whether there are any."""
    few = {name: some(getattr(condition, name)) for name in ("open_wounds", "stabilised")}
    return condition.but(daze=0, withheld=True, **few)


#: By field of an event about one character: what everybody sees in its place.
_SHOWN: Mapping[str, Callable[[Any], Any]] = {
    "claims": open_claims,
    "sizes": lambda _: (),
    "threshold": lambda _: 0,
    "daze": lambda _: 0,
    "caused": some,
    "wounds": some,
    "change": some,
    "open_wounds": some,
    "stabilised": some,
}
#: The same of conditions; a field of the same name may hold a number in other events.
_CONDITIONS = ("before", "after")


def withheld_characters(state: NoirState) -> frozenset[str]:
    """Return the characters whose numbers are for the GM alone: the GM's, if the setting says so.

    A roll that was begun so ends so.
    """
    begun = (cast.character for one in state.contests.values() for cast in rolls_of(one) if cast.withheld)
    if not withholds_numbers(state.campaign):
        return frozenset(begun)
    return frozenset((*begun, *(number for number, one in state.characters.items() if not one.seat)))


def withheld(event: E, characters: Collection[str]) -> E:
    """Return an event with the numbers of these characters in `withheld` alone."""
    if not isinstance(event, Withholding):
        return event
    hidden = sorted(set(_concerned(event)) & set(characters))
    if not hidden:
        return event
    kept = tuple(one for one in (_numbers(event, number) for number in hidden) if one is not None)
    shown: E = _shown(event, hidden).but(withheld=kept)
    return shown


def is_hidden(event: Withholding) -> bool:
    """Tell whether an event is for the GM alone as a whole: it is about nothing but circumstances."""
    return isinstance(event, CircumstancesSet | CircumstancesGiven) and bool(event.withheld)


def _concerned(event: Withholding) -> Iterator[str]:
    yield from (cast.character for cast in _casts(event))
    yield from (one.character for one in _fighters(event))
    yield getattr(event, "character", "")
    if isinstance(event, ContestEnded):
        yield from event.conditions


def _fighters(event: Withholding) -> tuple[Fighter, ...]:
    if isinstance(event, FighterJoined):
        return (event.fighter,)
    combat = getattr(event, "combat", None)
    return combat.fighters if isinstance(combat, Combat) else ()


def _numbers(event: Withholding, character: str) -> WithheldNumbers | None:
    """Return what an event says of a character that is for the GM alone; None if it is nothing."""
    found = WithheldNumbers(character=character)
    cast = next((cast for cast in _casts(event) if cast.character == character), None)
    if cast is not None:
        found = found.but(value=cast.value, modifiers=closed(cast.modifiers), claims=_kept(cast.claims))
    fighter = next((one for one in _fighters(event) if one.character == character), None)
    if fighter is not None and fighter.circumstances:
        found = found.but(sizes=fighter.circumstances)
    if isinstance(event, ContestEnded) and character in event.conditions:
        found = found.but(after=event.conditions[character])
    if getattr(event, "character", "") == character:
        found = found.but(**_own_numbers(event))
    silent = found == WithheldNumbers(character=character)
    return None if silent and not isinstance(event, CircumstancesSet | CircumstancesGiven) else found


def _own_numbers(event: Withholding) -> dict[str, object]:
    """Return the fields of an event about one character that are for the GM alone."""
    found = {name: getattr(event, name) for name in _SHOWN if hasattr(event, name)}
    for name in _CONDITIONS:
        if isinstance(getattr(event, name, None), Condition):
            found[name] = getattr(event, name)
    if hasattr(event, "modifiers"):
        found["modifiers"] = closed(event.modifiers)
    if "claims" in found:
        found["claims"] = _kept(found["claims"])
    if isinstance(event, ActionDeclared) and event.cast is None:
        found["claims"] = _kept(event.move.claims)
    return found


def _kept(claims: Claims) -> Claims:
    """Return claims if there is something to withhold in them."""
    return claims if claims != open_claims(claims) else Claims()


def _shown(event: Withholding, hidden: Collection[str]) -> Any:
    shown = _changed(event, OthersLook(hidden))
    if isinstance(event, ContestEnded):
        how = {number: rough(one) if number in hidden else one for number, one in event.conditions.items()}
        return shown.but(conditions=how)
    return _shown_own(shown) if getattr(event, "character", "") in hidden else shown


def _shown_own(event: Any) -> Any:
    fields = {name: show(getattr(event, name)) for name, show in _SHOWN.items() if hasattr(event, name)}
    for name in _CONDITIONS:
        if isinstance(getattr(event, name, None), Condition):
            fields[name] = rough(getattr(event, name))
    if hasattr(event, "modifiers"):
        fields["modifiers"] = opened(event.modifiers)
    if hasattr(event, "rough"):
        fields["rough"] = True
    if isinstance(event, ActionDeclared):
        fields["move"] = event.move.but(claims=open_claims(event.move.claims))
    return event.but(**fields)


@dataclass(frozen=True)
class _Whole(Look):
    """Puts withheld numbers back in their place. `told` says that the reader may know them."""

    known: Mapping[str, WithheldNumbers]
    told: bool

    def cast(self, cast: RollPart) -> RollPart:
        mine = self.known.get(cast.character)
        if mine is None:
            return cast
        joined, claims = (*cast.modifiers, *mine.modifiers), _claims(cast.claims, mine)
        return cast.but(value=mine.value, modifiers=joined, claims=claims, withheld=not self.told)

    def fighter(self, one: Fighter) -> Fighter:
        mine = self.known.get(one.character)
        return one if mine is None or not mine.sizes else one.but(circumstances=mine.sizes)


def _claims(shown: Claims, mine: WithheldNumbers) -> Claims:
    return mine.claims if mine.claims != Claims() else shown


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
    changed = _changed(event, _Whole(known, told)).but(withheld=())
    if isinstance(event, ContestEnded):
        how = {number: one.after for number, one in known.items() if one.after is not None}
        return changed.but(conditions={**event.conditions, **how})
    mine = known.get(getattr(event, "character", ""))
    return changed if mine is None else _whole_own(changed, mine)


def _whole_own(event: Any, mine: WithheldNumbers) -> Any:
    nothing = WithheldNumbers(character="")
    said = [name for name in (*_SHOWN, *_CONDITIONS) if getattr(mine, name) != getattr(nothing, name)]
    fields = {name: getattr(mine, name) for name in said if hasattr(event, name)}
    if hasattr(event, "modifiers"):
        fields["modifiers"] = (*event.modifiers, *mine.modifiers)
    if hasattr(event, "rough"):
        fields["rough"] = False
    if isinstance(event, ActionDeclared) and event.cast is None:
        fields["move"] = event.move.but(claims=_claims(event.move.claims, mine))
    return event.but(**fields)


def _casts(event: Withholding) -> Iterator[RollPart]:
    return (cast for name in _ROLLS for cast in casts_in(getattr(event, name, None)))


def _changed(event: Any, look: Look) -> Any:
    fields = {name: looked_at(getattr(event, name), look) for name in _ROLLS if hasattr(event, name)}
    if isinstance(event, FighterJoined):
        fields["fighter"] = look.fighter(event.fighter)
    return event.but(**fields) if fields else event


def shows_truly(event: object) -> bool:
    """Tell whether an event that withholds numbers has them in `withheld` alone."""
    if not isinstance(event, Withholding) or not event.withheld:
        return True
    return withheld(with_numbers(event), {one.character for one in event.withheld}) == event
