"""Hostile texts in every kind of action are refused, or cleaned before they are stored and shown.

The actions come from random evenings; each text in them is replaced by a hostile one.
"""

from collections.abc import Iterator
from itertools import chain, product
from random import Random
from typing import Any, NamedTuple

import pytest
from pydantic import ValidationError

from narration.campaign.events import tell_any
from narration.games import GAMES
from narration.text.languages import LANGUAGES
from narration.text.texts import bundled_texts
from rules.contract.system import AnyState, Played, play
from rules.core.model_base import Action, Event
from rules.core.names import TEXT_LENGTH, clean
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.registry import SYSTEMS
from tests.hostile import TEXTS
from tests.rules.contract.test_system import fair
from tests.rules.evenings import EVENINGS
from tests.table.transfer.campaign_files import at

SEEDS, STEPS = range(2), 40
#: Fields for the id of a Noir ability or weapon; the cogs derive it from typed text, which they clean.
IDS = frozenset({"rolls", "passive_rolls", "weapon"})

Path = tuple[str | int, ...]


class Deed(NamedTuple):
    """An action that somebody took in this state, and the path to one text in it."""

    state: AnyState
    action: Action
    seat: Seat
    path: Path


def texts_of(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Yield every text of a document with its path; keys count as texts."""
    if isinstance(value, str):
        yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        if isinstance(key, str):
            yield (*path, key), key
        yield from texts_of(each, (*path, key))


def without_places(path: Path) -> Path:
    return tuple(part for part in path if isinstance(part, str))


def evening(game: str, seed: int) -> list[tuple[AnyState, Action, Seat]]:
    """Return every action of a random evening with its seat and the state before it."""
    played = EVENINGS[game](Random(seed))
    do, done = played.play, list[tuple[AnyState, Action, Seat]]()

    def noted(action: Action, seat: Seat) -> Any:
        done.append((played.state, action, seat))
        return do(action, seat)

    played.play = noted
    for _ in range(STEPS):
        played.go_on()
    return done


def deeds(game: str) -> Iterator[Deed]:
    """Yield every text field of every kind of action in some evenings, where it first appears."""
    seen = set[tuple[str, Path]]()
    for state, action, seat in chain.from_iterable(evening(game, seed) for seed in SEEDS):
        for path, _ in texts_of(action.model_dump(mode="json")):
            what = (type(action).__name__, without_places(path))
            if path[-1] != "kind" and what not in seen:
                seen.add(what)
                yield Deed(state, action, seat, path)


def spoiled(deed: Deed, text: str) -> Action | None:
    """Return the action with that text replaced; None if the model does not accept it there."""
    document: Any = deed.action.model_dump(mode="json")
    at(document, deed.path[:-1])[deed.path[-1]] = text
    try:
        return type(deed.action).model_validate(document)
    except ValidationError:
        return None


def tried(game: str, deed: Deed, text: str) -> Played | None:
    action = spoiled(deed, text)
    if action is None:
        return None
    try:
        return play(SYSTEMS[game], deed.state, action, deed.seat, fair())
    except Refused:
        return None


def require_clean(events: tuple[Event, ...], where: object) -> None:
    for event in events:
        for path, text in texts_of(event.model_dump(mode="json")):
            known = IDS & set(path)
            assert known or (clean(text) == text and len(text) <= TEXT_LENGTH), (where, event, path)


def require_told(game: str, events: tuple[Event, ...]) -> None:
    for event in events:
        for told, language in product(tell_any(GAMES[game].teller, event), LANGUAGES):
            assert bundled_texts().say(language, told).strip()


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_text_of_an_action_is_cleaned_before_it_is_stored_or_narrated(game: str) -> None:
    accepted = set()
    for deed, text in product(deeds(game), TEXTS.values()):
        played = tried(game, deed, text)
        if played is not None:
            accepted.add((type(deed.action).__name__, without_places(deed.path)))
            require_clean(played.events, (deed.action, deed.path))
            require_told(game, played.events)
    assert len(accepted) >= 9, accepted
