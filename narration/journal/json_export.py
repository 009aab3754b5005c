"""A chronicle as JSON for programs: every event with its dice and its text; see docs/journal-format.md."""

from typing import Any

from pydantic_core import to_json

from narration.journal.build import kind_of
from narration.journal.chronicle import Chronicle, PlacedEvent
from narration.journal.json_format import EARLIER, FORMAT, HIDING, document_of
from narration.journal.proof_json import proof_json
from narration.journal.speech import FileWording


def journal_json(told: Chronicle, speech: FileWording) -> str:
    """Return the whole document."""
    document = {
        "nattvakt": "journal",
        "format": _format(told),
        "campaign": {"id": told.campaign, "name": told.name, "system": told.system},
        "edition": told.edition,
        "language": speech.language,
        "part": {"session": told.wanted.session, "scene": told.wanted.scene},
        "events": [{**event_json(one, speech), **_origin(one, told)} for one in told.log],
        **proof_json(told),
        **({"earlier": told.earlier} if told.earlier else {}),
    }
    return to_json(document, indent=1).decode() + "\n"


def _format(told: Chronicle) -> int:
    """Return the oldest format whose readers check this journal rightly."""
    if any(deck.closing for deck in told.decks):
        return FORMAT
    return HIDING if any(deck.hidden for deck in told.decks) else EARLIER


def _origin(one: PlacedEvent, told: Chronicle) -> dict[str, Any]:
    """Say of an event that it came in from a file, and whether its dice can be checked by that."""
    if one.logged.seq >= told.moved_in:
        return {}
    return {"imported": True} if one.logged.seq in told.bare else {"imported": True, "proven": True}


def event_json(one: PlacedEvent, speech: FileWording) -> dict[str, Any]:
    """Return an event with its columns and its text."""
    logged, place = one.logged, one.place
    return {
        "seq": logged.seq,
        "at": logged.at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "session": place.session,
        "over": place.over,
        "scene": place.scene,
        "contest": logged.event.contest,
        "turn": logged.event.turn,
        "seat": logged.seat,
        "kind": kind_of(logged.event),
        "event": document_of(logged.event),
        "told": [speech.plain(said) for said in one.lines],
    }
