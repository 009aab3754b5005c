"""Rolls, fighters, hits and actions inside contests and events, as a reader sees them (0121)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.noir.base.modifiers import Item, Source
from rules.noir.state.contest_actions import Claims
from rules.noir.state.contests import (
    Check,
    Combat,
    Contest,
    DeclaredAction,
    Fighter,
    Hit,
    RollPart,
    Social,
    Test,
)

#: What everybody knows of a roll: it follows from the action, from people, and from open dice.
OPEN = frozenset({Source.ACTION, Source.HELPERS, Source.INITIATIVE})


def some(number: int) -> int:
    """Return only whether a number is above, at or below 0."""
    return (number > 0) - (number < 0)


def open_claims(claims: Claims) -> Claims:
    """Return what everybody knows of claims: who helps."""
    return Claims(helpers=claims.helpers)


def opened(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the modifiers that everybody knows."""
    return tuple(item for item in items if item.source in OPEN)


def closed(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the modifiers that are for the GM alone."""
    return tuple(item for item in items if item.source not in OPEN)


class Look:
    """Shows everything as it is; a subclass changes what it concerns."""

    def cast(self, cast: RollPart) -> RollPart:
        return cast

    def fighter(self, one: Fighter) -> Fighter:
        return one

    def hit(self, hit: Hit) -> Hit:
        return hit

    def move(self, move: DeclaredAction) -> DeclaredAction:
        return move


@dataclass(frozen=True)
class OthersLook(Look):
    """Shows some characters without their numbers."""

    hidden: Collection[str]

    def cast(self, cast: RollPart) -> RollPart:
        if cast.character not in self.hidden:
            return cast
        return cast.but(
            value=0, modifiers=opened(cast.modifiers), claims=open_claims(cast.claims), withheld=True
        )

    def fighter(self, one: Fighter) -> Fighter:
        return one.but(circumstances=()) if one.character in self.hidden else one

    def hit(self, hit: Hit) -> Hit:
        return hit.but(wounds=some(hit.wounds)) if hit.victim in self.hidden else hit

    def move(self, move: DeclaredAction) -> DeclaredAction:
        return move.but(claims=open_claims(move.claims)) if move.actor in self.hidden else move


class GmLook(Look):
    """Shows rolls to the GM as any others."""

    def cast(self, cast: RollPart) -> RollPart:
        return cast.but(withheld=False) if cast.withheld else cast


def contests_shown(
    contests: Mapping[str, Contest], hidden: Collection[str], *, to_gm: bool
) -> Mapping[str, Contest]:
    """Return contests as the GM reads them, or as the others do: without the numbers of hidden characters."""
    if not hidden:
        return contests
    look = GmLook() if to_gm else OthersLook(hidden)
    return {number: looked_at(contest, look) for number, contest in contests.items()}


def rolls_of(contest: Contest) -> Iterator[RollPart]:
    """Yield the rolls that a contest has open."""
    return (cast for check in contest.checks for cast in check.casts)


def casts_in(value: object) -> Iterator[RollPart]:
    """Yield the rolls in a field of an event."""
    match value:
        case RollPart():
            yield value
        case Check(casts=casts):
            yield from casts
        case Test() | Social() | Combat():
            yield from rolls_of(value)
        case tuple():
            for one in value:
                yield from casts_in(one)
        case _:
            pass


def looked_at(value: Any, look: Look) -> Any:
    """Return a contest, or a field of an event, as `look` shows it."""
    match value:
        case RollPart():
            return look.cast(value)
        case Check():
            return value.but(casts=tuple(map(look.cast, value.casts)))
        case Test() | Social():
            return value.but(check=looked_at(value.check, look))
        case Combat():
            return value.but(
                checks=looked_at(value.checks, look),
                fighters=tuple(map(look.fighter, value.fighters)),
                hits=tuple(map(look.hit, value.hits)),
                move=look.move(value.move) if value.move else None,
            )
        case tuple():
            return tuple(looked_at(one, look) for one in value)
        case _:
            return value
