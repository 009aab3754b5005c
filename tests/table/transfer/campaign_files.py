"""Played campaigns as files, and ways to damage them, for the tests of imports."""

import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from datetime import UTC, datetime
from functools import cache
from typing import Any

from hypothesis import strategies as st
from pydantic_core import from_json

from rules.contract.system import AnyState
from rules.core.seat import Role, Seat
from rules.registry import SYSTEMS
from storage.documents.logged import Logged
from table.transfer.beside import Beside
from table.transfer.file_format import running, write_campaign, write_character
from tests.rules.evenings import EVENINGS
from tests.rules.samples import SAMPLES, Moment

GM = Seat(role=Role.GM, id="1")
#: Seeds of evenings that end with finished contests, in every game.
SEEDS, STEPS = (2, 15), 50
WHEN = datetime(2026, 4, 1, 18, 30, tzinfo=UTC)
#: Values that replace others in damaged files.
JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1,
    7,
    10**9,
    10**30,
    1.5,
    "",
    " ",
    "x",
    "9",
    "a\u202eb",
    "y" * 500,
    [],
    {},
    [[]],
    {"a": 1},
)


@cache
def evening(system: str, seed: int) -> Moment:
    """Return a random evening in which contests have ended."""
    played = EVENINGS[system](random.Random(seed))
    for _ in range(STEPS):
        played.go_on()
    return Moment(played.start, played.state, played.log)


@cache
def moments(system: str) -> tuple[Moment, ...]:
    """Return some of the sample moments, and whole evenings."""
    return (*SAMPLES[system]()[1::6], *(evening(system, seed) for seed in SEEDS))


def over(moment: Moment) -> AnyState:
    """Return a moment's state without its running contests."""
    system = SYSTEMS[moment.state.campaign.system]
    gone = running(system, moment.state)
    left = {key: one for key, one in moment.state.contests.items() if key not in gone}
    return moment.state.but(contests=left)


def log(moment: Moment) -> tuple[Logged, ...]:
    """Return a moment's events except those of running contests."""
    gone = running(SYSTEMS[moment.state.campaign.system], moment.state)
    told = (event for event in moment.log if event.contest not in gone)
    return tuple(Logged(number, WHEN, "1", event) for number, event in enumerate(told, start=1))


@cache
def campaigns(system: str) -> tuple[bytes, ...]:
    """Return every moment of a game as a file."""
    found = (write_campaign(SYSTEMS[system], over(one), log(one), GM, Beside()) for one in moments(system))
    return tuple(dict.fromkeys(found))


@cache
def characters(system: str) -> tuple[bytes, ...]:
    """Return all characters in the moments of a game as files."""
    rules = SYSTEMS[system]
    found = (
        write_character(rules, one, moment.state.campaign.clock)
        for moment in moments(system)
        for one in moment.state.characters.values()
    )
    return tuple(dict.fromkeys(found))


# ---------------------------------------------------------------------------------------------- damage

Place = tuple[str | int, ...]


def places(value: Any, path: Place = ()) -> Iterator[Place]:
    """Yield the path to each value in a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*path, key)
        yield from places(each, (*path, key))


def at(document: Any, path: Sequence[str | int]) -> Any:
    """Return the value at a path."""
    for part in path:
        document = document[part]
    return document


def _drop(holder: Any, key: Any, _: Any) -> None:
    del holder[key]


def _replace(holder: Any, key: Any, value: Any) -> None:
    holder[key] = value


def _add(holder: Any, key: Any, value: Any) -> None:
    if isinstance(holder, dict):
        holder[f"{key}2"] = value
    else:
        holder.insert(key, holder[key])


WAYS: tuple[Callable[[Any, Any, Any], None], ...] = (_drop, _replace, _replace, _replace, _add)


@st.composite
def spoiled(draw: st.DrawFn, files: Callable[[str], tuple[bytes, ...]], system: str) -> Any:
    """Draw a game's file with up to three random changes.

    A value may be dropped, replaced, duplicated in a list, or added under an unknown key.
    """
    document = from_json(draw(st.sampled_from(files(system))))
    for _ in range(draw(st.integers(1, 3))):
        found = list(places(document))
        if not found:
            break
        path = draw(st.sampled_from(found))
        old = at(document, path)
        near = (old + 1, old - 1, -old) if isinstance(old, int) and not isinstance(old, bool) else ()
        value = draw(st.sampled_from((*JUNK, *near)))
        draw(st.sampled_from(WAYS))(at(document, path[:-1]), path[-1], deepcopy(value))
    return document
