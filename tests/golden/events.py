"""Stored events, as in `events.json`, and the texts that narrate them, as in `told.json`."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from narration.campaign.events import tell_any
from narration.games import GAMES
from narration.text.languages import LANGUAGES
from narration.text.texts import bundled_texts
from rules.core.model_base import Event
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.documents import DocumentCodec
from tests.golden import SAMPLES, read
from tests.storage.samples import models

EVENTS, TOLD = "events.json", "told.json"
#: Stands in for a game's name in events that all games share.
CAMPAIGN = "campaign"

_CODECS = Codecs(SYSTEMS)


class Stored(NamedTuple):
    """An event as a database stores it; `game` is "campaign" for events that all games share.

    `shape` tells further samples of one kind apart, such as one with a field that was added later.
    """

    game: str
    kind: str
    format: int
    doc: dict[str, Any]
    shape: str = ""

    @property
    def name(self) -> str:
        return f"{self.game}/{self.kind}" + (f"/{self.shape}" if self.shape else "")

    @property
    def system(self) -> str:
        """Return the game whose documents include this event."""
        return "nyx" if self.game == CAMPAIGN else self.game


def stored() -> list[Stored]:
    """Return all samples."""
    return [Stored(**each) for each in read(EVENTS)]


def kinds() -> set[str]:
    """Return all kinds of events in the program, in the form of `Stored.name`."""
    found = {kind: classes for kind, classes in models().items() if kind.endswith("-event")}
    return {
        f"{kind.removesuffix('-event')}/{each.model_fields['kind'].default}"
        for kind, classes in found.items()
        for each in classes
    }


def codec_of(sample: Stored) -> DocumentCodec:
    """Return the codec for a sample's documents."""
    return _CODECS[sample.system]


def event_of(sample: Stored) -> Event:
    """Return the event of a sample. Raise StorageError if it cannot be read."""
    return codec_of(sample).read_event(sample.kind, sample.format, json.dumps(sample.doc))


def told(sample: Stored) -> dict[str, list[str]]:
    """Return the public text of a sample in each language."""
    lines = tell_any(GAMES[sample.system].teller, event_of(sample))
    return {language: [bundled_texts().say(language, line) for line in lines] for language in LANGUAGES}


def write_told() -> None:
    """Write the texts of every sample, one per line."""
    lines: Iterator[str] = (
        f"{json.dumps(each.name)}: {json.dumps(told(each), ensure_ascii=False)}" for each in stored()
    )
    inner = ",\n".join(lines)
    (SAMPLES / TOLD).write_text(f"{{\n{inner}\n}}\n", encoding="utf-8")
