"""What people tell of a result in their own words, as the log has it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from chat.messages.own_words import teller
from narration.text.line import Line
from rules.core.model_base import Event
from storage.display_state import Post
from storage.documents.logged import Logged

#: The kind of a message with what somebody tells.
TELLING = "telling"


@dataclass(frozen=True)
class Told:
    """What somebody tells. `by` is a character's name, or empty for the GM."""

    by: str
    text: str


@dataclass(frozen=True)
class Telling:
    """The newest words of a teller about a result."""

    told: Told
    #: The kind under which the message is stored.
    kind: str
    #: The number of the event, and what tells the first words of this teller from every other message.
    seq: int
    origin: tuple[str, int, str]

    @property
    def name(self) -> Line:
        return teller(self.told.by)


def tellings_of(
    part: int, logged: Sequence[Logged], read: Callable[[Event], Told | None]
) -> tuple[Telling, ...]:
    """Return what each teller says last of a part of a turn, in the order in which they began."""
    found: dict[str, Telling] = {}
    for entry in logged:
        if (told := read(entry.event)) is not None:
            new = Telling(told, f"{TELLING}-{part}-{len(found)}", 0, (TELLING, entry.seq, str(entry.at)))
            found[told.by] = replace(found.get(told.by, new), told=told, seq=entry.seq)
    return tuple(found.values())


def is_telling(post: Post) -> bool:
    """Return whether a message has what somebody tells."""
    return post.kind.startswith(f"{TELLING}-")
