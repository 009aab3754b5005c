"""How documents of older formats become today's: one pure function per step.

A kind's format is one more than the number of its steps. Every format that was ever written has a
sample in tests/storage/samples, so whoever changes a model sees there what a step has to do.
"""

from collections.abc import Callable, Mapping
from typing import Any

Document = dict[str, Any]
Step = Callable[[Document], Document]
Steps = Mapping[str, tuple[Step, ...]]


def additions(document: Document) -> Document:
    """Leave a document as it is: everything that came with this format has a default."""
    return document


def priced_demands(document: Document) -> Document:
    """Say of each demand that was bought off before a round's roll what it cost: a point, as they all did."""
    sides = [_priced(side) for side in document.get("sides", ())]
    return {**document, "sides": sides} if sides else document


def _priced(side: Document) -> Document:
    """The aspect's number and value were not written down, and nothing reads them."""
    paid = [{"aspect": 0, "name": name, "value": 0, "points": -1} for name in side["bought_off"]]
    return {**side, "bought_off": paid}


#: By kind of document; the first function makes format 2 of format 1, and so on.
STEPS: Steps = {
    "campaign": (additions, additions),
    "campaign-event": (additions, additions),
    "nyx-character": (additions,),
    "nyx-contest": (additions, additions, additions),
    "nyx-event": (priced_demands, additions, additions),
    "noir-character": (),
    "noir-contest": (),
    "noir-event": (),
    "noir-shared": (),
    "zapas-character": (additions,),
    "zapas-contest": (),
    "zapas-event": (additions,),
    "zapas-shared": (),
}


def current(steps: Steps, kind: str) -> int:
    """Return the format that documents of this kind are written in today."""
    return 1 + len(steps.get(kind, ()))


def upgrade(steps: Steps, kind: str, format_: int, document: Document) -> Document:
    """Take a document from its format to today's."""
    for step in steps.get(kind, ())[format_ - 1 :]:
        document = step(document)
    return document
