"""What the log holds, as it is read: events, and saves with their patches."""

from dataclasses import dataclass
from datetime import datetime

from rules.core.model_base import Event
from storage.documents.undo_patch import UndoPatch

#: Greater than any `seq` and than any number of events.
FAR = 2**62


@dataclass(frozen=True)
class Logged:
    """An event as it was logged; `seq` only grows, `seat` took the action that led to it."""

    seq: int
    at: datetime
    seat: str
    event: Event


@dataclass(frozen=True)
class Save:
    """A save as it was logged: its events, and the patch that takes it back."""

    version: int
    at: datetime
    seat: str
    events: tuple[Event, ...]
    back: UndoPatch
