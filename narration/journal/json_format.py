"""What the writer and the readers of a JSON journal share: its formats, and how an event stands in it."""

from typing import Any

from rules.core.model_base import Event

#: The newest format, for a journal with a deck that a message closed; one with hidden rolls; and any other.
FORMAT, HIDING, EARLIER = 3, 2, 1
#: The fields to omit: the log never says which account holds a seat, so they are always empty here.
_NOBODYS = {"holder", "called"}


def document_of(event: Event) -> dict[str, Any]:
    """Return an event as a journal has it."""
    return event.model_dump(mode="json", exclude=_NOBODYS)
