"""What the bot's verbs are, as `verbs.json` and `presses.json` have them."""

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
    """A `custom_id` as it was posted, and what was chosen or typed with it."""

    custom_id: str
    values: tuple[str, ...]

    @property
    def verb(self) -> str:
        return self.custom_id.split(":")[1]

    @property
    def words(self) -> tuple[str, ...]:
        """What the verb's parser gets."""
        return (*self.custom_id.split(":")[3:], *self.values)


def presses() -> list[Press]:
    """Return what was pressed."""
    return [Press(custom_id, tuple(values)) for custom_id, *values in read(PRESSES)]


def verb_of(bot: Nattvakt, custom_id: str) -> Route | None:
    """Return what the bot does when this is pressed; None where it would answer that the button is stale."""
    found = PRESS.fullmatch(custom_id)
    if found is None:
        return None
    known: Mapping[str, Route] = (
        bot.routes.anywhere if int(found["campaign"]) == NOWHERE else bot.routes.verbs
    )
    return known.get(found["verb"])


def described(verb: Route, example: Sequence[str], vocabulary: Iterable[str]) -> Line:
    """Return a verb's line: how it answers, and the shape of its words by an example of them."""
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
    """Return every word that some verb takes where only some words are taken."""
    kinds = (kind for line in lines.values() for kind in line["words"] if kind.startswith(CHOICES))
    return {word for kind in kinds for word in kind.removeprefix(CHOICES).split(" | ")}


def write_verbs(lines: Mapping[str, Line]) -> None:
    """Write the lines, one for each verb, sorted."""
    _write(VERBS, "{}", (f"{_json(name)}: {_json(line)}" for name, line in sorted(lines.items())))


def write_presses(pressed: Iterable[Press]) -> None:
    """Write what was pressed, one to a line, sorted by verb."""
    ordered = sorted(set(pressed), key=lambda press: (press.verb, press))
    _write(PRESSES, "[]", (_json([press.custom_id, *press.values]) for press in ordered))


def _write(name: str, brackets: str, lines: Iterator[str]) -> None:
    inner = ",\n".join(lines)
    (SAMPLES / name).write_text(f"{brackets[0]}\n{inner}\n{brackets[1]}\n", encoding="utf-8")


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
