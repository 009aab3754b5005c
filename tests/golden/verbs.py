"""The bot's routes, in the form of `verbs.json` and `presses.json`."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from chat.client.client import Nattvakt
from chat.interactions.dispatch import Route
from chat.messages.components import NOWHERE, PRESS
from tests.golden import SAMPLES, read
from tests.golden.shapes import CHOICES, shape

VERBS, PRESSES = "verbs.json", "presses.json"

Line = dict[str, Any]


class Press(NamedTuple):
    """A `custom_id` as it was posted, and the values that a person chose or typed."""

    custom_id: str
    values: tuple[str, ...]

    @property
    def verb(self) -> str:
        return self.custom_id.split(":")[1]

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words for the route's parser."""
        return (*self.custom_id.split(":")[3:], *self.values)


def presses() -> list[Press]:
    """Return all recorded presses."""
    return [Press(custom_id, tuple(values)) for custom_id, *values in read(PRESSES)]


def verb_of(bot: Nattvakt, custom_id: str) -> Route | None:
    """Return the route that answers a press, or None if the bot would call the button stale."""
    found = PRESS.fullmatch(custom_id)
    if found is None:
        return None
    known: Mapping[str, Route] = (
        bot.routes.anywhere if int(found["campaign"]) == NOWHERE else bot.routes.verbs
    )
    return known.get(found["verb"])


def described(verb: Route, example: Sequence[str], vocabulary: Iterable[str]) -> Line:
    """Return a route's line: how the route answers, and the shape of its words, found from an example."""
    found = shape(verb, example, vocabulary)
    return {
        "game": verb.system,
        "ack": verb.ack.value,
        "anywhere": verb.anywhere,
        "late": verb.late is not None,
        "words": list(found.words),
        "optional": found.optional,
        "more": found.more,
        "example": list(example),
    }


def vocabulary(lines: Mapping[str, Line]) -> set[str]:
    """Return every word in the lists to which routes limit their words."""
    kinds = (kind for line in lines.values() for kind in line["words"] if kind.startswith(CHOICES))
    return {word for kind in kinds for word in kind.removeprefix(CHOICES).split(" | ")}


def write_verbs(lines: Mapping[str, Line]) -> None:
    """Write the lines, one per route, sorted by verb."""
    _write(VERBS, "{}", (f"{_json(name)}: {_json(line)}" for name, line in sorted(lines.items())))


def write_presses(pressed: Iterable[Press]) -> None:
    """Write the presses, one per line, sorted by verb."""
    ordered = sorted(set(pressed), key=lambda press: (press.verb, press))
    _write(PRESSES, "[]", (_json([press.custom_id, *press.values]) for press in ordered))


def _write(name: str, brackets: str, lines: Iterator[str]) -> None:
    inner = ",\n".join(lines)
    (SAMPLES / name).write_text(f"{brackets[0]}\n{inner}\n{brackets[1]}\n", encoding="utf-8")


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
