"""Converts models to JSON documents and back, each with the format number of its kind.

Older formats are upgraded step by step. A document that cannot be read is a StorageError that names its kind.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_origin

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from rules.campaign import CAMPAIGN_EVENTS, Campaign
from rules.campaign.events import CharacterImported
from rules.contract.system import Shared, System
from rules.core.model_base import Entity, Event
from storage.documents.errors import NewerDocument, StorageError
from storage.documents.upgrades import Steps, current, oldest, only_adds, upgrade

CAMPAIGN = "campaign"
CAMPAIGN_EVENT = "campaign-event"
#: Fields that identify an account. Only the campaign's head keeps them, where they can be erased.
UNLOGGED = {"holder", "called"}
#: A character sheet inside a logged event: the number of its format, a colon, and the JSON.
_SHEET = re.compile(r"(\d+):(\{.*)", re.DOTALL)
_CAMPAIGN = TypeAdapter(Campaign)
_CAMPAIGN_KINDS = frozenset(event.model_fields["kind"].default for event in CAMPAIGN_EVENTS)


class _Kinds(NamedTuple):
    """The names of a game's own kinds of documents."""

    character: str
    contest: str
    shared: str
    event: str


@dataclass(frozen=True)
class DocumentCodec:
    """Writes and reads the documents of one game: head, shared state, characters, contests and events."""

    system: System
    steps: Steps

    @cached_property
    def characters(self) -> TypeAdapter[Any]:
        return TypeAdapter(self.system.character)

    @cached_property
    def contests(self) -> TypeAdapter[Any]:
        return TypeAdapter(_told_apart(self.system.contest))

    @cached_property
    def in_common(self) -> TypeAdapter[Any]:
        return TypeAdapter(self.system.shared)

    def written(self, kind: str, model: BaseModel) -> dict[str, int | str]:
        """Return the columns that hold a model: `format` and `doc`.

        It calls pydantic's serializer directly: the arguments of `model_dump_json` cost a fifth of the time.
        """
        doc = model.__pydantic_serializer__.to_json(model).decode()
        return {"format": oldest(self.steps, kind, doc), "doc": doc}

    def head(self, campaign: Campaign) -> dict[str, int | str]:
        return self.written(CAMPAIGN, campaign)

    def character(self, character: Entity) -> dict[str, int | str]:
        return self.written(self._kinds.character, character)

    def contest(self, contest: Entity) -> dict[str, int | str]:
        return self.written(self._kinds.contest, contest)

    def shared(self, shared: Shared) -> dict[str, int | str]:
        return self.written(self._kinds.shared, shared)

    def event(self, event: Event) -> dict[str, int | str]:
        """Return the columns that hold an event: `kind`, `format` and `doc`."""
        if isinstance(event, CharacterImported) and event.sheet.startswith("{"):
            format_ = oldest(self.steps, self._kinds.character, event.sheet)
            event = event.but(sheet=f"{format_}:{event.sheet}")
        kind: str = vars(event)["kind"]
        document = self._event_kind(kind)
        if document != CAMPAIGN_EVENT:
            return {"kind": kind, **self.written(document, event)}
        doc = event.model_dump_json(exclude=UNLOGGED)
        return {"kind": kind, "format": oldest(self.steps, document, doc), "doc": doc}

    def read_head(self, format_: int, doc: str) -> Campaign:
        campaign: Campaign = self._read(CAMPAIGN, _CAMPAIGN, format_, doc)
        return campaign

    def read_character(self, format_: int, doc: str) -> Entity:
        character: Entity = self._read(self._kinds.character, self.characters, format_, doc)
        return character

    def read_contest(self, format_: int, doc: str) -> Entity:
        contest: Entity = self._read(self._kinds.contest, self.contests, format_, doc)
        return contest

    def read_shared(self, format_: int, doc: str) -> Shared:
        shared: Shared = self._read(self._kinds.shared, self.in_common, format_, doc)
        return shared

    def read_event(self, kind: str, format_: int, doc: str) -> Event:
        event: Event = self._read(self._event_kind(kind), self.system.events, format_, doc)
        if isinstance(event, CharacterImported) and (found := _SHEET.fullmatch(event.sheet)):
            return event.but(sheet=self._of_today(int(found[1]), found[2]))
        return event

    def reads_unchanged(self, part: str, format_: int) -> bool:
        """Tell whether a document needs no upgrade; `part` is a kind of the game's, or "" for the head."""
        kind = f"{self.system.name}-{part}" if part else CAMPAIGN
        return only_adds(self.steps, kind, format_)

    @cached_property
    def _kinds(self) -> "_Kinds":
        return _Kinds(*(f"{self.system.name}-{part}" for part in _Kinds._fields))

    @cached_property
    def _formats(self) -> Mapping[str, int]:
        return {kind: current(self.steps, kind) for kind in (CAMPAIGN, CAMPAIGN_EVENT, *self._kinds)}

    def _of_today(self, format_: int, sheet: str) -> str:
        if format_ == self._formats[self._kinds.character]:
            return sheet
        return self.read_character(format_, sheet).model_dump_json()

    def _event_kind(self, kind: str) -> str:
        return CAMPAIGN_EVENT if kind in _CAMPAIGN_KINDS else self._kinds.event

    def _read(self, kind: str, adapter: TypeAdapter[Any], format_: int, doc: str) -> Any:
        known = self._formats[kind]
        if format_ > known:
            raise NewerDocument(
                f'A document of the kind "{kind}" has format {format_} and this program knows {known}: '
                "it was written by a newer Nattvakt, so update this one."
            )
        try:
            if format_ < known:
                doc = to_json(upgrade(self.steps, kind, format_, from_json(doc))).decode()
            return adapter.validator.validate_json(doc)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise StorageError(
                f'A document of the kind "{kind}" cannot be read ({_where(error)}): restore a backup.'
            ) from None


def _where(error: Exception) -> str:
    """Return what is wrong without quoting the document, which may hold secrets."""
    if not isinstance(error, ValidationError):
        return type(error).__name__
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    fields = [str(part) for part in first["loc"] if "[" not in str(part)]  # without members of unions
    return f"{'.'.join(fields) or 'the whole'}: {first['type']}"


def _told_apart(contest: Any) -> Any:
    """Return the type of a game's contests, a union of them with `kind` as its discriminator."""
    is_union = get_origin(contest) in (Union, UnionType)
    return Annotated[contest, Field(discriminator="kind")] if is_union else contest
