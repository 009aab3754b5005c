"""Imports a character or a campaign from a file, or refuses it, naming the fault and its position.

It trusts nothing in a file: it checks formats, types, the game's bounds, references, and that every event
has a text.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter

from narration.games import GAMES
from rules.campaign import CAMPAIGN_EVENTS, Campaign, SeatRecord
from rules.campaign.events import CharacterImported
from rules.campaign.model import AnyCharacter
from rules.contract.system import AnyState, System
from rules.core.model_base import Entity, Event, Frozen
from rules.core.refusal import Refused, Term
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.documents import CAMPAIGN_EVENT, UNLOGGED
from storage.documents.logged import Logged
from storage.documents.upgrades import STEPS, current, upgrade
from storage.earlier import Earlier
from table.audit.exported_audit import check
from table.audit.exported_journal import ExportedJournal, read_exported
from table.audit.exported_origin import ranges_of
from table.transfer.beside import require_sound
from table.transfer.consistency import require_fit
from table.transfer.dry_run import rehearse
from table.transfer.file_format import (
    CAMPAIGN_FORMAT,
    FORMAT,
    MOST_CAMPAIGN,
    MOST_CHARACTER,
    CampaignFile,
    CharacterFile,
    Head,
    LoggedPart,
)
from table.transfer.packed import ImportedCampaign
from table.transfer.packing import unpack_journal
from table.transfer.strict_json import Document, Path, checked, fault, first, parsed, require

_CODECS = Codecs(SYSTEMS)


def _named(system: str) -> Term:
    return Term(GAMES[system].name.id)


def read_character(data: bytes, system: System) -> AnyCharacter:
    """Return the character in a file, for a campaign of this game.

    Refused: as in `parsed`, `file-no-character`, `file-newer`, `file-other-game`, `file-fault`.
    """
    found = parsed(data, MOST_CHARACTER)
    if not isinstance(found, dict) or found.get("nattvakt") != "character":
        raise Refused("file-no-character")
    file: CharacterFile = _file(CharacterFile, found, FORMAT)
    if file.system != system.name:
        raise Refused("file-other-game", asked=_named(file.system), here=_named(system.name))
    for field in ("id", "seat"):
        require(field not in file.character, ("character", field), "extra")
    document = {**file.character, "id": "0", "seat": ""}
    adapter, kind = TypeAdapter(system.character), f"{system.name}-character"
    read = _read(file.documents, kind, adapter, document, ("character",))
    first(system.validate_character(read), ("character",))
    character: AnyCharacter = read
    return character


def read_campaign(data: bytes) -> ImportedCampaign:
    """Return the campaign in a file.

    Refused: as in `parsed`, `file-no-campaign`, `file-newer`, `file-fault`.
    """
    found = parsed(data, MOST_CAMPAIGN)
    if not isinstance(found, dict) or found.get("nattvakt") != "campaign":
        raise Refused("file-no-campaign")
    file: CampaignFile = _file(CampaignFile, found, CAMPAIGN_FORMAT)
    system = SYSTEMS[file.system]
    state = _state(file, system)
    require_fit(system, state)
    past = tuple(_events(file, system, state))
    rehearse(system, state, past)
    require_sound(file, {one.id for one in state.campaign.seats})
    return ImportedCampaign(state, past, file, _earlier(file, past))


def _earlier(file: CampaignFile, past: Sequence[Logged]) -> Earlier | None:
    """Return the journals of a file that hold, and which of its events they prove; None if there are none."""
    read = [_journal(one, ("earlier", place)) for place, one in enumerate(file.earlier)]
    kept = [(data, journal) for data, journal in read if check(journal).holds]
    if not kept:
        return None
    proven = ranges_of(past, [journal for _, journal in kept])
    return Earlier(f"[{','.join(data.decode() for data, _ in kept)}]", json.dumps(proven))


def _journal(text: str, path: Path) -> tuple[bytes, ExportedJournal]:
    """Return a packed journal as JSON, and read. Refused: `file-fault`, `file-newer`."""
    try:
        data = unpack_journal(text)
        return data, read_exported(data)
    except ValueError:
        fault(path, "text")
    except Refused as refused:
        if refused.code == "file-newer":
            raise
        fault(path, "word")


def _file(kind: type[Any], found: Document, newest: int) -> Any:
    """Return the file as its model; check its format first, because a newer file may have other fields.

    Refused: `file-newer`, `file-fault`.
    """
    format_ = found.get("format")
    if isinstance(format_, int) and format_ > newest:
        raise Refused("file-newer")
    file = checked(TypeAdapter(kind), found, ())
    require(1 <= file.format <= newest, ("format",), "number")
    require(file.system in SYSTEMS, ("system",), "word")
    return file


def _read(
    formats: Mapping[str, int], kind: str, adapter: TypeAdapter[Any], document: Document, path: Path
) -> Any:
    """Return a document as its model, upgraded from the format that the file names."""
    require(kind in formats, ("documents", kind), "missing")
    format_ = formats[kind]
    if format_ > current(STEPS, kind):
        raise Refused("file-newer")
    require(format_ >= 1, ("documents", kind), "number")
    try:
        document = upgrade(STEPS, kind, format_, document)
    except (LookupError, TypeError, ValueError, AttributeError):
        fault(path, "old")
    return checked(adapter, document, path)


def _state(file: CampaignFile, system: System) -> AnyState:
    head: Head = checked(TypeAdapter(Head), file.campaign, ("campaign",))
    known = _CODECS[system.name]
    formats = {f"{system.name}-shared": 1, **file.documents}
    shared = _read(formats, f"{system.name}-shared", known.in_common, file.shared, ("shared",))
    parts = (("character", known.characters, file.characters), ("contest", known.contests, file.contests))
    entities: dict[str, dict[str, Any]] = {}
    for kind, adapter, documents in parts:
        read = (
            _read(file.documents, f"{system.name}-{kind}", adapter, one, (f"{kind}s", place))
            for place, one in enumerate(documents)
        )
        entities[kind] = _by_id(read, f"{kind}s", head.made, entities.get("character", {}))
    return system.state(
        campaign=_campaign(head, system),
        shared=shared,
        characters=entities["character"],
        contests=entities["contest"],
    )


def _by_id(entities: Iterable[Entity], of: str, made: int, taken: Mapping[str, Any]) -> dict[str, Any]:
    """Return entities by id; ids are unique across characters and contests, and at most `made`."""
    found: dict[str, Any] = {}
    for place, entity in enumerate(entities):
        path: Path = (of, place, "id")
        require(entity.id.isascii() and entity.id.isdecimal() and entity.id[0] != "0", path, "number")
        require(int(entity.id) <= made, path, "number")
        require(entity.id not in found and entity.id not in taken, path, "twice")
        found[entity.id] = entity
    return dict(sorted(found.items(), key=lambda item: int(item[0])))


def _campaign(head: Head, system: System) -> Campaign:
    seats = tuple(
        SeatRecord(id=one.id, role=one.role, holder=0, character=one.character) for one in head.seats
    )
    fields = {name: getattr(head, name) for name in Head.model_fields if name != "seats"}
    return Campaign(id=0, home=0, system=system.name, seats=seats, **fields)


def _events(file: CampaignFile, system: System, state: AnyState) -> Iterator[Logged]:
    for place, one in enumerate(file.events):
        path: Path = ("events", place)
        require(one.seat == "" or state.campaign.record(one.seat) is not None, (*path, "seat"), "unknown")
        require(one.at >= 0, (*path, "at"), "number")
        event = _event(file, system, state, one, path)
        yield Logged(place, datetime.fromtimestamp(one.at / 1000, UTC), one.seat, event)


def _event(file: CampaignFile, system: System, state: AnyState, one: LoggedPart, path: Path) -> Event:
    at: Path = (*path, "event")
    kind = one.event.get("kind")
    model = _kinds(system.name).get(kind) if isinstance(kind, str) else None
    if model is None:
        fault((*at, "kind"), "word")
    of_campaign = model in CAMPAIGN_EVENTS
    for field in UNLOGGED & one.event.keys() if of_campaign else ():
        fault((*at, field), "extra")
    document = CAMPAIGN_EVENT if of_campaign else f"{system.name}-event"
    event: Event = _read(file.documents, document, TypeAdapter(model), one.event, at)
    require(event.contest == "" or event.contest in state.contests, (*at, "contest"), "unknown")
    require(event.turn >= 0, (*at, "turn"), "number")
    require(not (isinstance(event, CharacterImported) and event.sheet), (*at, "sheet"), "extra")
    return event


@cache
def _kinds(system: str) -> Mapping[str, type[Frozen]]:
    """Return the event models of a game and of campaigns, by kind."""
    union = SYSTEMS[system].events._type  # noqa: SLF001 pydantic has no public way to get it
    return {event.model_fields["kind"].default: event for event in _members(union)}


def _members(union: Any) -> Iterator[type[Frozen]]:
    if isinstance(union, type) and issubclass(union, Frozen):
        yield union
    for part in get_args(union):
        yield from _members(part)
