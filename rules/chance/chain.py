"""The chain over a campaign's saves: each link is a hash over the link before it and what the save did.

A noted link tells later whether anything up to it was changed, moved or cut. Each event has a salt
of its own, so a journal can leave an event out and show its hash instead, which says nothing about the event.
A field that only some people may know has a hash of its own within the event.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from json import JSONEncoder
from re import fullmatch
from typing import Any, NamedTuple

#: The number of random bytes that the salts of one save are made from.
SALT = 16
#: A line of Discord has room for this many digits of a link. Two records that share them take 2**64 attempts.
SHORT = 32
#: The one way to write a value as JSON: sorted keys, no white space, no escapes that are not needed.
_CANONICAL = JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode

#: By field: the hash of its value.
Hashes = Mapping[str, str]


class Entry(NamedTuple):
    """An event as it was saved: when, by which seat, in which format of its document, and the document."""

    at: str
    seat: str
    format: int
    document: Mapping[str, Any]


def salt_of(secret: str, event: int, field: str = "") -> str:
    """Return the salt of a save's event, counted from 0, or of one of its fields; 32 hexadecimal digits."""
    return _hash("nattvakt salt 1", secret, event, field)[: SALT * 2]


def field_hash(salt: str, value: Any) -> str:
    """Return the hash of a field that not everybody may know."""
    return _hash("nattvakt field 1", salt, _CANONICAL(value))


def event_hash(salt: str, entry: Entry, fields: Hashes) -> str:
    """Return the hash of an event; in place of each of `fields` it covers the hash of that field."""
    document = {**entry.document, **{name: {"hash": each} for name, each in fields.items()}}
    return _hash("nattvakt event 1", salt, entry.at, entry.seat, entry.format, _CANONICAL(document))


def events_hash(events: Iterable[str]) -> str:
    """Return the hash of a save's events from their hashes, in order."""
    return _hash("nattvakt events 1", *events)


def link(campaign: int, save: int, before: str, notes: Iterable[str], events: str) -> str:
    """Return a save's link; `before` is the link of the save before it, empty if the chain begins here.

    `notes` are lines about dice and seals, `events` is the hash of the save's events.
    """
    return _hash("nattvakt save 1", campaign, save, before, *notes, events)


def typed_link(typed: str) -> str | None:
    """Return the digits of a link that somebody noted, however they are grouped; None for anything else.

    At least as many digits as Discord shows are needed.
    """
    digits = "".join(typed.split()).strip("`").lower()
    return digits if fullmatch(f"[0-9a-f]{{{SHORT},64}}", digits) else None


def deck_note(number: int, promise: str) -> str:
    """Return the note of a save that laid a deck."""
    return f"deck {number} {promise}"


def words_note(number: int, words: Iterable[tuple[str, str]]) -> str:
    """Return the note of a save that changed a deck's words; each has its seat."""
    return f"words {number} {_CANONICAL([list(word) for word in words])}"


def closing_note(number: int, place: int, message: int) -> str:
    """Return the note of a save that closed a deck, with the channel and the message; 0 for no message."""
    return f"closing {number} {place} {max(message, 0)}"


def roll_note(event: int, deck: int, roll: int, start: int, dice: Iterable[tuple[int, int]]) -> str:
    """Return the note of a roll: its deck, number, first byte, and the sides and count of its dice.

    `event` is the first event of the action, counted from 0 in the save.
    """
    return " ".join((f"roll {event} {deck} {roll} {start}", *(f"{count}d{sides}" for sides, count in dice)))


def hidden_note(event: int, deck: int, number: int) -> str:
    """Return the note of a hidden roll: its deck and its number there. How many dice fell is hidden too."""
    return f"hidden {event} {deck} {number}"


def without_dice(note: str) -> str:
    """Return a note as it is written now. Older ones of hidden rolls also say how many dice fell."""
    return " ".join(note.split(" ")[:4]) if note.startswith("hidden ") else note


def seal_note(event: int, contest: str, turn: int, seat: str, about: str, digits: str) -> str:
    """Return the note of a sealed choice; `event` as in `roll_note`."""
    return f"seal {event} {contest} {turn} {seat} {about} {digits}"


def _hash(*lines: object) -> str:
    return sha256("\n".join(map(str, lines)).encode()).hexdigest()
