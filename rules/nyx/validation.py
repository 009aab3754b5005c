"""What is wrong with sheets and conflicts of Nyx that come from elsewhere, and how a sheet moves.

The sum of a sheet (NYX-2) binds when it is finished, and play and the GM's corrections change it later: a
sheet that comes in is held to the bounds of every value, not to the sum.
"""

from collections.abc import Iterator

from rules.contract.system import Fault
from rules.contract.validation import MOST_ID, Path, few, holds, number, once, sentence, text
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

#: More than play brings; a sheet that grows beyond is one that nobody can read.
MOST_ASPECTS, MOST_POINTS, MOST_AFFLICTIONS = 100, 9999, 50
#: Minutes of game time: ten thousand years either way.
MOST_CLOCK = 10_000 * 365 * 24 * 60


def moved(character: Character, seat: str, minutes: int) -> Character:
    """Return a sheet on its way to another campaign: what waits for an answer stays behind.

    Refused: `bare-stays` for an opponent that is one value, on its way to a player.
    """
    if seat and character.kind in VALUES:
        raise Refused("bare-stays", name=character.name)
    later = tuple(one.but(began=one.began + minutes) for one in character.afflictions)
    return character.but(demands=(), ask=None, call=None, afflictions=later)


def vet(character: Character) -> Iterator[Fault]:
    """Yield the faults of a character, with the fields that they lie in."""
    yield from text(("name",), character.name)
    yield from _ratings(character)
    yield from few(("aspects",), character.aspects, MOST_ASPECTS)
    yield from once(("aspects",), [one.id for one in character.aspects])
    for place, aspect in enumerate(character.aspects):
        yield from _aspect(("aspects", place), character, aspect)
    yield from number(("points",), character.points, 0, MOST_POINTS if character.has_points else 0)
    yield from number(("rolls",), character.rolls, 0, MOST_ID)
    slow = sum(one.slow for one in character.damage)
    yield from number(("healed",), character.healed, 0, slow)
    yield from _pending(character)
    yield from few(("afflictions",), character.afflictions, MOST_AFFLICTIONS)
    yield from once(("afflictions",), [one.id for one in character.afflictions])
    for place, affliction in enumerate(character.afflictions):
        yield from _affliction(("afflictions", place), character, affliction)


def vet_whole(state: NyxState) -> Iterator[Fault]:
    """Yield the faults of a campaign's ended conflicts."""
    for key, conflict in state.contests.items():
        yield from _conflict(("contests", key), state, conflict)


def _ratings(character: Character) -> Iterator[Fault]:
    wanted = {Attribute.VALUE} if character.kind in VALUES else set(SHEET_ATTRIBUTES)
    yield from holds(("ratings",), set(character.ratings) == wanted)
    yield from holds(("seat",), not (character.seat and character.kind in VALUES))
    yield from holds(("finished",), character.finished or character.kind not in VALUES)
    for attribute, rating in character.ratings.items():
        path: Path = ("ratings", attribute.value)
        least = 0 if character.kind in VALUES else LEAST
        yield from number((*path, "base"), rating.base, least, MOST)
        yield from number((*path, "fatigue"), rating.fatigue, 0, max(0, rating.base))


def _aspect(path: Path, character: Character, aspect: Aspect) -> Iterator[Fault]:
    unnamed = not aspect.damage and not character.finished
    yield from text((*path, "name"), aspect.name, optional=unnamed)
    yield from number((*path, "id"), aspect.id, 1, MOST_ID)
    yield from number((*path, "value"), aspect.value, 1, 1 if aspect.damage else MOST_VALUE)
    yield from number((*path, "source"), aspect.source, 0, MOST_ID)
    yield from holds((*path, "damage"), aspect.damage or character.has_points)
    yield from holds((*path, "slow"), aspect.damage or not aspect.slow)


def _pending(character: Character) -> Iterator[Fault]:
    yield from once(("demands",), [one.aspect for one in character.demands])
    for place, demand in enumerate(character.demands):
        aspect = character.aspect(demand.aspect)
        yield from holds(("demands", place, "aspect"), aspect is not None, "unknown")
    if character.ask is not None:
        yield from _ask(character, character.ask)
    if character.call is not None:
        yield from _call(character, character.call)


def _ask(character: Character, ask: Ask) -> Iterator[Fault]:
    yield from sentence(("ask", "text"), ask.text)
    if ask.what is AskKind.SUCCESS:
        yield from holds(("ask", "aspect"), character.aspect(ask.aspect) is not None, "unknown")
    yield from few(("ask", "entries"), ask.entries, MOST_ASPECTS)
    for place, entry in enumerate(ask.entries):
        yield from text(("ask", "entries", place, "name"), entry.name)
        yield from number(("ask", "entries", place, "value"), entry.value, 1, MOST_VALUE)


def _call(character: Character, call: Call) -> Iterator[Fault]:
    yield from holds(("call", "attribute"), call.attribute in character.ratings)
    yield from number(("call", "modifier"), call.modifier, HARDEST, EASIEST)
    yield from sentence(("call", "text"), call.text)


def _affliction(path: Path, character: Character, one: Affliction) -> Iterator[Fault]:
    yield from text((*path, "name"), one.name)
    yield from number((*path, "id"), one.id, 1, MOST_ID)
    yield from holds((*path, "attribute"), one.attribute in character.ratings)
    yield from number((*path, "strength"), one.strength, HARDEST, EASIEST)
    yield from number((*path, "period"), one.period, 1, MOST_PERIOD)
    yield from number((*path, "began"), one.began, -MOST_CLOCK, MOST_CLOCK)
    yield from number((*path, "rolled"), one.rolled, 0, len(SIXTHS) - 1)


def _conflict(path: Path, state: NyxState, conflict: Conflict) -> Iterator[Fault]:
    yield from text((*path, "title"), conflict.title, TEXT_LENGTH, optional=True)
    simple = 0 if conflict.simple else SHORTEST
    yield from number((*path, "length"), conflict.length, simple, LONGEST)
    yield from number((*path, "marker"), conflict.marker, -conflict.length, conflict.length)
    for place, side in enumerate(conflict.sides):
        at: Path = (*path, "sides", place)
        yield from number((*at, "number"), side.number, place + 1, place + 1)
        yield from number((*at, "advantage"), side.advantage, 0, MOST_ADVANTAGE)
        known = all(person in state.characters for person in side.people)
        yield from holds((*at, "character"), known, "unknown")
