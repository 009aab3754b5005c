"""Checks imported sheets and conflicts of Nyx, and prepares a sheet for another campaign.

An imported sheet must respect the bounds of every value, but not the sum of NYX-2: that counts only until the
sheet is finished, since play and corrections change it later.
"""

from collections.abc import Iterator

from rules.contract.system import Fault
from rules.contract.validation import (
    MOST_ID,
    Path,
    at_most,
    require_number,
    require_sentence,
    require_text,
    require_true,
    require_unique,
)
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.nyx.access.handover import VALUES
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.base.enums import SHEET_ATTRIBUTES, AskKind, Attribute
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, SHORTEST
from rules.nyx.harm.slow_penalties import MOST_PERIOD, SIXTHS
from rules.nyx.sheet.requests import MOST_VALUE
from rules.nyx.sheet.sheet import LEAST, MOST
from rules.nyx.state.campaign_state import Affliction, Ask, Aspect, Call, Character, NyxState
from rules.nyx.state.contests import Conflict

#: The most of each on an imported sheet: more than play brings. A larger sheet is unreadable.
MOST_ASPECTS, MOST_STORED_POINTS, MOST_AFFLICTIONS, MOST_GAINS = 100, 9999, 50, 500
#: The limit on times, in minutes of game time: ten thousand years before or after the campaign's start.
MOST_CLOCK = 10_000 * 365 * 24 * 60


def for_transfer(character: Character, seat: str, minutes: int) -> Character:
    """Return a sheet that moves to another campaign, without anything that waits for an answer.

    Refused: `bare-stays` for an opponent that is a single value and moves to a player.
    """
    if seat and character.kind in VALUES:
        raise Refused("bare-stays", name=character.name)
    later = tuple(one.but(began=one.began + minutes) for one in character.afflictions)
    gone = {"demands": (), "ask": None, "call": None, "claim": None}
    aspects = tuple(one.but(since=None) for one in character.aspects)
    free = character.without_claim()
    return free.but(aspects=aspects, afflictions=later, **gone)


def validate_character(character: Character) -> Iterator[Fault]:
    """Yield the faults of a character, with the paths of their fields."""
    yield from require_text(("name",), character.name)
    yield from _ratings(character)
    yield from at_most(("aspects",), character.aspects, MOST_ASPECTS)
    yield from require_unique(("aspects",), [one.id for one in character.aspects])
    for place, aspect in enumerate(character.aspects):
        yield from _aspect(("aspects", place), character, aspect)
    yield from require_number(
        ("points",), character.points, 0, MOST_STORED_POINTS if character.has_points else 0
    )
    yield from require_number(("rolls",), character.rolls, 0, MOST_ID)
    slow = sum(one.slow for one in character.damage)
    yield from require_number(("healed",), character.healed, 0, slow)
    yield from _pending(character)
    yield from _gains(character)
    yield from at_most(("afflictions",), character.afflictions, MOST_AFFLICTIONS)
    yield from require_unique(("afflictions",), [one.id for one in character.afflictions])
    for place, affliction in enumerate(character.afflictions):
        yield from _affliction(("afflictions", place), character, affliction)


def validate_campaign(state: NyxState) -> Iterator[Fault]:
    """Yield the faults of a campaign's ended conflicts."""
    for key, conflict in state.contests.items():
        yield from _conflict(("contests", key), state, conflict)


def _ratings(character: Character) -> Iterator[Fault]:
    wanted = {Attribute.VALUE} if character.kind in VALUES else set(SHEET_ATTRIBUTES)
    yield from require_true(("ratings",), set(character.ratings) == wanted)
    yield from require_true(("seat",), not (character.seat and character.kind in VALUES))
    yield from require_true(("finished",), character.finished or character.kind not in VALUES)
    for attribute, rating in character.ratings.items():
        path: Path = ("ratings", attribute.value)
        least = 0 if character.kind in VALUES else LEAST
        yield from require_number((*path, "base"), rating.base, least, MOST)
        yield from require_number((*path, "fatigue"), rating.fatigue, 0, rating.base)


def _aspect(path: Path, character: Character, aspect: Aspect) -> Iterator[Fault]:
    unnamed = not aspect.damage and not character.finished
    yield from require_text((*path, "name"), aspect.name, optional=unnamed)
    yield from require_number((*path, "id"), aspect.id, 1, MOST_ID)
    yield from require_number((*path, "value"), aspect.value, 1, 1 if aspect.damage else MOST_VALUE)
    yield from require_number((*path, "source"), aspect.source, 0, MOST_ID)
    yield from require_true((*path, "damage"), aspect.damage or character.has_points)
    yield from require_true((*path, "slow"), aspect.damage or not aspect.slow)


def _pending(character: Character) -> Iterator[Fault]:
    yield from require_unique(("demands",), [one.aspect for one in character.demands])
    for place, demand in enumerate(character.demands):
        aspect = character.aspect(demand.aspect)
        yield from require_true(("demands", place, "aspect"), aspect is not None, "unknown")
    if character.ask is not None:
        yield from _ask(character, character.ask)
    if character.call is not None:
        yield from _call(character, character.call)


def _gains(character: Character) -> Iterator[Fault]:
    yield from at_most(("gains",), character.gains, MOST_GAINS)
    yield from require_unique(("gains",), [gain.id for gain in character.gains])
    yield from require_number(("gained",), character.gained, 0, MOST_ID)
    for place, gain in enumerate(character.gains):
        yield from require_number(("gains", place, "id"), gain.id, 1, character.gained)
        yield from require_number(("gains", place, "use", "points"), gain.use.points, 1, MOST_VALUE)
        yield from require_text(("gains", place, "use", "name"), gain.use.name)
        yield from require_sentence(("gains", place, "text"), gain.text)


def _ask(character: Character, ask: Ask) -> Iterator[Fault]:
    yield from require_sentence(("ask", "text"), ask.text)
    if ask.what is AskKind.SUCCESS:
        yield from require_true(("ask", "aspect"), character.aspect(ask.aspect) is not None, "unknown")
    yield from at_most(("ask", "entries"), ask.entries, MOST_ASPECTS)
    for place, entry in enumerate(ask.entries):
        yield from require_text(("ask", "entries", place, "name"), entry.name)
        yield from require_number(("ask", "entries", place, "value"), entry.value, 1, MOST_VALUE)


def _call(character: Character, call: Call) -> Iterator[Fault]:
    yield from require_true(("call", "attribute"), character.rating(call.attribute) is not None)
    yield from require_number(("call", "modifier"), call.modifier, HARDEST, EASIEST)
    yield from require_sentence(("call", "text"), call.text)


def _affliction(path: Path, character: Character, one: Affliction) -> Iterator[Fault]:
    yield from require_text((*path, "name"), one.name)
    yield from require_number((*path, "id"), one.id, 1, MOST_ID)
    yield from require_true((*path, "attribute"), one.attribute in character.ratings)
    yield from require_number((*path, "strength"), one.strength, HARDEST, EASIEST)
    yield from require_number((*path, "period"), one.period, 1, MOST_PERIOD)
    yield from require_number((*path, "began"), one.began, -MOST_CLOCK, MOST_CLOCK)
    yield from require_number((*path, "rolled"), one.rolled, 0, len(SIXTHS) - 1)


def _conflict(path: Path, state: NyxState, conflict: Conflict) -> Iterator[Fault]:
    yield from require_text((*path, "title"), conflict.title, TEXT_LENGTH, optional=True)
    simple = 0 if conflict.simple else SHORTEST
    yield from require_number((*path, "length"), conflict.length, simple, LONGEST)
    yield from require_number((*path, "marker"), conflict.marker, -conflict.length, conflict.length)
    for place, side in enumerate(conflict.sides):
        at: Path = (*path, "sides", place)
        yield from require_number((*at, "number"), side.number, place + 1, place + 1)
        yield from require_number((*at, "advantage"), side.advantage, 0, MOST_ADVANTAGE)
        known = all(person in state.characters for person in side.people)
        yield from require_true((*at, "character"), known, "unknown")
