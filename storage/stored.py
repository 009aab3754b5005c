"""A campaign as it is stored, and how its state is read from its rows."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules.campaign.told_rounds import ToldRounds
from rules.chance.deck import Deck
from rules.contract.system import AnyState, Shared
from rules.core.model_base import Entity
from storage.documents.documents import DocumentCodec


@dataclass(frozen=True)
class Stored:
    """A campaign as it is on the disk; `version` counts its saves, `deck` is its latest deck of dice.

    `head` is the link of its last save, empty for a save from before the chain. `told` says what its latest
    rounds were told with; None if that has not been read from the log.
    """

    state: AnyState
    version: int
    deck: Deck | None = None
    head: str = ""
    told: ToldRounds | None = None


def read_state(known: DocumentCodec, head: tuple[int, str], rows: Iterable[tuple[Any, ...]]) -> AnyState:
    """Return the state that a campaign's rows hold; `head` is its own document, with the format."""
    rows = list(rows)
    return known.system.state(
        campaign=known.read_head(*head),
        shared=_shared(rows, known),
        characters=_entities(rows, "character", known.read_character),
        contests=_entities(rows, "contest", known.read_contest),
    )


def _shared(rows: Iterable[tuple[Any, ...]], known: DocumentCodec) -> Shared:
    """Return the state shared by the group; a campaign without a row has the defaults of a new one."""
    for kind, _, _, _, format_, doc in rows:
        if kind == "shared":
            return known.read_shared(format_, doc)
    return known.system.shared()


def _entities(
    rows: Iterable[tuple[Any, ...]], kind: str, read: Callable[[int, str], Entity]
) -> dict[str, Entity]:
    """Return the entities of one kind by id, in the order in which they were made."""
    found = sorted((row for row in rows if row[0] == kind), key=lambda row: (len(row[1]), row[1]))
    return {key: read(format_, doc) for _, key, _, _, format_, doc in found}
