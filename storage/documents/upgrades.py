"""Upgrades documents of older formats to the current one, by one pure function for each step.

A kind's current format is one more than the number of its steps. Every format that was ever written has a
sample in tests/storage/samples, which shows what a step has to convert.

A document is written in the oldest format that holds it, as far as the steps say which fields they added. So
an older program that runs beside this one, during an update, reads what it can understand.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Document = dict[str, Any]
Step = Callable[[Document], Document]
Steps = Mapping[str, tuple[Step, ...]]


def additions(document: Document) -> Document:
    """Return a document unchanged: every field that this format added has a default."""
    return document


@dataclass(frozen=True)
class Adds:
    """A step to a format that only adds `sparse` fields, so that a document without them is as before."""

    names: tuple[str, ...]

    def __call__(self, document: Document) -> Document:
        return document

    def is_in(self, doc: str) -> bool:
        """Tell whether a document has one of the fields; a text in it can't look like a field's name."""
        return any(f'"{name}":' in doc for name in self.names)


def adds(*names: str) -> Adds:
    """Return the step to a format that adds these sparse fields, anywhere in the document."""
    return Adds(names)


def told_in_the_log(document: Document) -> Document:
    """Drop what the latest rounds were told with: the log has it."""
    return {name: value for name, value in document.items() if name != "telling"}


def trusting(document: Document) -> Document:
    """Let a campaign of Nyx keep what it had before the GM's word: claims pass, and points come at once."""
    if document.get("system") != "nyx":
        return document
    trust = {"claims": "no", "hindrance-points": "at-once"}
    return {**document, "settings": {**trust, **document.get("settings", {})}}


def priced_demands(document: Document) -> Document:
    """Add the cost, one point, to each demand that was bought off before a round's roll."""
    sides = [_priced(side) for side in document.get("sides", ())]
    return {**document, "sides": sides} if sides else document


def _priced(side: Document) -> Document:
    """Upgrade one side of a round; the aspect's number and value were not stored, and nothing reads them."""
    paid = [{"aspect": 0, "name": name, "value": 0, "points": -1} for name in side["bought_off"]]
    return {**side, "bought_off": paid}


#: The steps of each kind of document; the first one upgrades format 1 to format 2, and so on.
STEPS: Steps = {
    "campaign": (
        additions,
        additions,
        additions,
        trusting,
        told_in_the_log,
        *(additions, additions, additions, additions),
    ),
    "campaign-event": (additions,) * 8,
    "nyx-character": (additions, additions, additions),
    "nyx-contest": (additions, additions, additions, additions),
    "nyx-event": (priced_demands, additions, additions, additions, additions, additions, adds("worn")),
    "noir-character": (),
    "noir-contest": (additions, additions),
    "noir-event": (additions, additions, additions, additions, adds("witnessed")),
    "noir-shared": (),
    "zapas-character": (additions,),
    "zapas-contest": (additions,),
    "zapas-event": (additions, additions, additions, additions),
    "zapas-shared": (),
}


def current(steps: Steps, kind: str) -> int:
    """Return the current format of documents of this kind."""
    return 1 + len(steps.get(kind, ()))


def only_adds(steps: Steps, kind: str, format_: int) -> bool:
    """Tell whether documents of this format read as they are today: later formats only added fields."""
    return all(step is additions or isinstance(step, Adds) for step in steps.get(kind, ())[format_ - 1 :])


def oldest(steps: Steps, kind: str, doc: str) -> int:
    """Return the oldest format that holds a document as it is now."""
    format_ = current(steps, kind)
    for step in reversed(steps.get(kind, ())):
        if not isinstance(step, Adds) or step.is_in(doc):
            break
        format_ -= 1
    return format_


def upgrade(steps: Steps, kind: str, format_: int, document: Document) -> Document:
    """Upgrade a document from its format to the current one."""
    for step in steps.get(kind, ())[format_ - 1 :]:
        document = step(document)
    return document
