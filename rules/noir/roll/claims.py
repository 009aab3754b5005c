"""The itemised modifiers of a roll: what the roller claims, and what the rules add (NOIR-30 to 38)."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base import modifiers
from rules.noir.base.modifiers import Item, RollKind, Source
from rules.noir.base.settings import Tuning
from rules.noir.state.campaign_state import Character, Drive, Limitation, Trait
from rules.noir.state.contest_actions import Claims

MOST_HELPERS = 20


class NamedEntry(Protocol):
    """An entry in a list of the sheet."""

    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=NamedEntry)


def claimed(character: Character, rolls: str, claims: Claims, usual: Tuning) -> tuple[Item, ...]:
    """Return the modifiers that a character claims (NOIR-31 to 37).

    Refused: `unknown-id-entry` for what is not on the sheet, or expertise in another ability;
    `wrong-state-limitation` for a limitation that is not active; `bad-value-helpers`, `bad-level`.
    """
    if claims.helpers > MOST_HELPERS:
        raise Refused("bad-value-helpers", have=claims.helpers)
    given = (
        *(Item(source=Source.GM, amount=size) for size in claims.circumstances),
        Item(source=Source.HELPERS, amount=modifiers.helpers(claims.helpers, usual.helpers_bonus)),
        *_levels(
            Source.TRAIT, entries_by_name(character.traits, claims.traits), claims.hurt, usual.traits_cap
        ),
        *_levels(
            Source.DRIVE, entries_by_name(character.drives, claims.drives), claims.hurt, usual.drives_cap
        ),
        *_expertise(character, rolls, claims.expertise),
        *_limitations(character, claims),
        *(
            Item(source=Source.MARK, amount=mark.modifier, name=mark.name)
            for mark in entries_by_name(character.marks, claims.marks)
        ),
    )
    modifiers.circumstances(claims.circumstances)
    return given


def kept(character: Character, claims: Claims) -> Claims:
    """Return the claims without what has gone from the sheet, or is off, since they were made."""

    def among(names: Iterable[str], have: Iterable[NamedEntry]) -> tuple[str, ...]:
        known = [one.name for one in have]
        return tuple(name for name in names if _among(name, known))

    return claims.but(
        traits=among(claims.traits, character.traits),
        drives=among(claims.drives, character.drives),
        expertise=among(claims.expertise, character.expertise),
        limitations=among(claims.limitations, (one for one in character.limitations if one.holds)),
        marks=among(claims.marks, character.marks),
    )


def together(first: Claims, more: Claims) -> Claims:
    """Return two sets of claims as one; the first is the GM's, and what it says holds."""
    said = (*first.traits, *first.drives)
    return Claims(
        traits=(*first.traits, *more.traits),
        drives=(*first.drives, *more.drives),
        hurt=(*first.hurt, *(name for name in more.hurt if not _among(name, said))),
        expertise=(*first.expertise, *more.expertise),
        limitations=(*first.limitations, *more.limitations),
        without=more.without,
        marks=(*first.marks, *more.marks),
        helpers=max(first.helpers, more.helpers),
        circumstances=(*first.circumstances, *more.circumstances),
    )


def require_circumstances(claims: Claims, seat: Seat) -> None:
    """Refuse `gm-only` for a player's circumstances, `bad-level` for bad sizes (NOIR-31)."""
    if claims.circumstances:
        require_gm(seat)
        modifiers.circumstances(claims.circumstances)


def by_condition(character: Character, usual: Tuning) -> tuple[Item, ...]:
    """Return the penalties of daze and wounds (NOIR-38)."""
    how = character.condition
    return (
        Item(source=Source.DAZE, amount=-modifiers.daze_penalty(how.daze, usual.daze_penalty)),
        Item(source=Source.WOUNDS, amount=-modifiers.wound_penalty(how.wounds, usual.wound_penalty)),
    )


def modifiers_of_roll(
    character: Character,
    rolls: str,
    claims: Claims,
    usual: Tuning,
    more: Iterable[Item] = (),
    *,
    kind: RollKind = RollKind.ABILITY,
) -> tuple[Item, ...]:
    """Return all modifiers that count in such a roll: claims, condition, and `more`."""
    wanted = {Source.DAZE} if usual.wound_roll_daze else set()
    if usual.wound_roll_wounds:
        wanted.add(Source.WOUNDS)
    condition = _daze_alone(character) if kind in _BY_DAZE else by_condition(character, usual)
    every = (*claimed(character, rolls, claims, usual), *condition, *more)
    return modifiers.applying(every, kind, wound_penalties=wanted)


#: Rolls whose only penalty is the current daze itself (NOIR-125, NOIR-126).
_BY_DAZE = frozenset({RollKind.DAZE, RollKind.RECOVERY})


def _daze_alone(character: Character) -> tuple[Item, ...]:
    return (Item(source=Source.DAZE, amount=-character.condition.daze),)


def entries_by_name(have: Sequence[N], names: Iterable[str]) -> tuple[N, ...]:
    """Return the entries with these names, each once. Refused: `unknown-id-entry`."""
    found = {one.name: one for name in names for one in [_entry(have, name)]}
    return tuple(found.values())


def _entry(have: Sequence[N], name: str) -> N:
    for one in have:
        if same(one.name, name):
            return one
    raise Refused("unknown-id-entry", text=name)


def _levels(
    source: Source, chosen: Sequence[Trait] | Sequence[Drive], hurt: Iterable[str], cap: int | None
) -> tuple[Item, ...]:
    """Return signed levels; an extra item subtracts what exceeds the cap, so that the sum fits (NOIR-33)."""
    against = tuple(hurt)
    signed = tuple(
        Item(source=source, amount=-one.level if _among(one.name, against) else int(one.level), name=one.name)
        for one in chosen
    )
    held, net = modifiers.traits([item.amount for item in signed], cap), modifiers.total(signed)
    return (*signed, Item(source=source, amount=held - net)) if held != net else signed


def _among(name: str, names: Iterable[str]) -> bool:
    return any(same(name, other) for other in names)


def _expertise(character: Character, rolls: str, names: Iterable[str]) -> Iterable[Item]:
    fitting = tuple(one for one in character.expertise if one.fits(rolls))
    for one in entries_by_name(fitting, names):
        yield Item(source=Source.EXPERTISE, amount=one.amount, name=one.name)


def _limitations(character: Character, claims: Claims) -> Iterable[Item]:
    """Yield the limitations that are named, and those that are on unless they are taken out (NOIR-36)."""
    named = entries_by_name(character.limitations, claims.limitations)
    for one in named:
        if not one.holds:
            raise Refused("wrong-state-limitation", text=one.name)
    out = left_out(character, claims)
    by_itself = (one for one in _held_against(character) if one not in named and one.name not in out)
    for one in (*named, *by_itself):
        yield Item(source=Source.LIMITATION, amount=one.modifier, name=one.name)


def left_out(character: Character, claims: Claims) -> tuple[str, ...]:
    """Return the limitations that are on and would hurt this roll, had they not been taken out.

    Refused: `unknown-id-entry` for a name that is not on the sheet.
    """
    named = entries_by_name(character.limitations, claims.limitations)
    wanted = entries_by_name(character.limitations, claims.without)
    return tuple(one.name for one in _held_against(character) if one in wanted and one not in named)


def _held_against(character: Character) -> tuple[Limitation, ...]:
    return tuple(one for one in character.limitations if one.holds and one.modifier < 0)
