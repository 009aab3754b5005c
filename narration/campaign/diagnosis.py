"""The report of /doctor: each fault with its exact fix, and one line per check that passed.

The whole report is plain text, so that it works even where the bot may not send embeds.
"""

from dataclasses import dataclass
from typing import Literal

from narration.text.line import Line, line, verbatim

#: The permissions that the bot needs in a place, in the order of Discord's settings.
NEEDS: dict[str, Line] = {
    "view_channel": line("doctor-may-view"),
    "send_messages": line("doctor-may-send"),
    "send_messages_in_threads": line("doctor-may-send-in-threads"),
    "embed_links": line("doctor-may-embed"),
    "attach_files": line("doctor-may-attach"),
    "read_message_history": line("doctor-may-read"),
}

Letters = Literal["open", "closed", "untried"]


@dataclass(frozen=True)
class Place:
    """A place of a campaign, with the permissions that are missing there (keys of `NEEDS`) and other faults.

    `channel` is where those permissions are set: for a thread, its parent channel.
    """

    place: int
    channel: int = 0
    forbidden: tuple[str, ...] = ()
    is_gone: bool = False
    is_locked: bool = False


@dataclass(frozen=True)
class Person:
    """The holder of a seat: their name, and whether direct messages reach them or they left the server."""

    name: str
    letters: Letters
    has_left: bool = False


@dataclass(frozen=True)
class Report:
    """Everything that /doctor checked; `role` is the name of the bot's role on the server."""

    role: str
    places: tuple[Place, ...]
    people: tuple[Person, ...]
    #: The number of panels that show an old state or were deleted.
    stale: int
    #: The size of the database in megabytes, rounded up, and the schema revision.
    megabytes: int
    revision: str
    #: Whether Discord has our current commands; None if the operator registers them by other means.
    commands: bool | None

    @property
    def untried(self) -> int:
        """The number of people who, as far as is known, were never sent a direct message."""
        return sum(person.letters == "untried" and not person.has_left for person in self.people)

    @property
    def unreached(self) -> int:
        """The number of people who are not known to receive direct messages; the bot may try to send one."""
        return sum(person.letters != "open" and not person.has_left for person in self.people)


def report(found: Report) -> tuple[Line, ...]:
    """Return the whole report: a headline, the faults with their fixes, then what is fine."""
    wrong = faults(found)
    head = line("doctor-headline", count=len(wrong)) if wrong else line("doctor-well")
    return (head, *wrong, *_rest(found))


def faults(found: Report) -> tuple[Line, ...]:
    """Return a line for each fault, with its fix."""
    return (
        *(fault for place in found.places for fault in _place(place, found.role)),
        *(_left(person) for person in found.people if person.has_left),
        *(_closed(person) for person in found.people if person.letters == "closed" and not person.has_left),
        *((line("doctor-stale", count=found.stale),) if found.stale else ()),
        *((line("doctor-commands"),) if found.commands is False else ()),
    )


def _place(place: Place, role: str) -> tuple[Line, ...]:
    where = line("seat-place", place=str(place.place))
    if place.is_gone:
        return (line("doctor-gone", place=str(place.place)),)
    locked = (line("doctor-locked", place=where),) if place.is_locked else ()
    if not place.forbidden:
        return locked
    channel = line("seat-place", place=str(place.channel))
    missing = tuple(NEEDS[name] for name in place.forbidden)
    return (line("doctor-forbidden", place=where, channel=channel, role=role, missing=missing), *locked)


def _left(person: Person) -> Line:
    return line("doctor-left", name=person.name)


def _closed(person: Person) -> Line:
    return line("doctor-closed", name=person.name)


def _rest(found: Report) -> tuple[Line, ...]:
    """Return what is fine or unknown, one line each."""
    well = sum(not (place.forbidden or place.is_gone or place.is_locked) for place in found.places)
    return (
        line("doctor-places", well=well, count=len(found.places)),
        *((line("doctor-people", count=len(found.people)),) if found.people else ()),
        *((line("doctor-untried", count=found.untried),) if found.untried else ()),
        line("doctor-database", size=found.megabytes, revision=verbatim(found.revision)),
        *((line("doctor-commands-known"),) if found.commands else ()),
        *((line("doctor-commands-off"),) if found.commands is None else ()),
    )
