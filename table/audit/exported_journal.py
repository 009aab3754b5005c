"""Reads an exported journal strictly: a file in the form that narration/journal/json_export.py writes."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from narration.journal.chronicle import Edition, Selection
from narration.journal.json_format import FORMAT
from narration.text.languages import Language
from rules.chance.deck import MOST_SIDES, SeedWord
from rules.chance.hidden_seeds import MOST_HIDDEN
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.registry import SYSTEMS
from table.transfer.packing import MOST, MOST_EARLIER
from table.transfer.strict_json import Document, Path, checked, fault, loaded, require

#: The largest number that a journal may contain.
_MOST_NUMBER = 2**63

Count = Annotated[int, Field(ge=0, le=_MOST_NUMBER)]
Sides = Annotated[int, Field(ge=2, le=MOST_SIDES)]
Face = Annotated[int, Field(ge=1, le=MOST_SIDES)]
Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
#: A link of the chain, or the hash of a part; empty where there is none.
Link = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
#: A line about a deck, a roll or a seal.
Note = Annotated[str, Field(pattern=r"^(deck|words|closing|roll|hidden|seal) [^\n]+$", max_length=4000)]
Nonce = Annotated[str, Field(pattern="^([0-9a-f]{32})?$")]
Seed = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
Number = Annotated[str, Field(pattern="^[0-9]{1,20}$")]
#: Who may see a choice early: `nobody`, or seats.
Seen = Annotated[str, Field(pattern="^(|nobody|[0-9]{1,12}(,[0-9]{1,12})*)$", max_length=400)]
About = Annotated[str, Field(pattern="^[a-z-]{1,40}$")]


def _a_moment(text: str) -> str:
    if text:
        datetime.fromisoformat(text).timestamp()
    return text


#: When something was saved, in ISO format; empty where it is not told.
Moment = Annotated[str, AfterValidator(_a_moment)]


class StrictModel(BaseModel):
    """A part of a journal; fields that a newer program has added are ignored."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True, defer_build=True)


class ExportedWord(StrictModel):
    """A word that a seat added to a deck."""

    seat: str
    word: str


class ExportedRoll(StrictModel):
    """A roll; each throw has its sides, and its faces or, in a closed deck, the number of dice."""

    roll: Count
    start: Count
    seq: Count
    seat: str
    throws: tuple[tuple[Sides, tuple[Face, ...] | Count], ...]


class ExportedHiddenRoll(StrictModel):
    """A hidden roll: its number in the deck, and in the campaign; it has its seed once it was shown."""

    number: Annotated[int, Field(ge=1, le=MOST_HIDDEN)]
    roll: Count
    seq: Count
    seat: str
    throws: tuple[tuple[Sides, tuple[Face, ...] | Count], ...]
    seed: Seed = ""


class ExportedHidden(StrictModel):
    """What a deck commits to for hidden rolls, and those that fell; all hashes if any did."""

    promise: Hash
    hashes: Annotated[tuple[Hash, ...], Field(max_length=MOST_HIDDEN)] = ()
    rolls: Annotated[tuple[ExportedHiddenRoll, ...], Field(max_length=MOST_HIDDEN)] = ()


class ExportedClosing(StrictModel):
    """The message that closed a deck, in its channel; empty where the bot could not post it."""

    channel: Number
    message: Annotated[str, Field(pattern="^([1-9][0-9]{0,18})?$")] = ""


class ExportedDeck(StrictModel):
    """A deck; it is closed if it has no seed."""

    number: Annotated[int, Field(ge=1, le=_MOST_NUMBER)]
    promise: Hash
    words: tuple[ExportedWord, ...]
    seed: Seed = ""
    fallen: Count
    rolls: tuple[ExportedRoll, ...]
    hidden: ExportedHidden | None = None
    closing: ExportedClosing | None = None

    @property
    def closed(self) -> int:
        """The number of the message that closed it; 0 if there is none."""
        return int(self.closing.message or 0) if self.closing else 0

    @property
    def said(self) -> tuple[SeedWord, ...]:
        return tuple(SeedWord(one.seat, one.word) for one in self.words)


class ExportedSeal(StrictModel):
    """A seal; it is closed if it has no nonce."""

    seq: Count
    contest: Annotated[str, Field(pattern="^[0-9]{0,20}$")]
    turn: Count
    seat: Number
    about: About
    hash: Hash
    gone: bool
    seen: Seen = ""
    pick: str = ""
    nonce: Nonce = ""


class ExportedField(StrictModel):
    """A field of an event with a hash of its own: its salt where it is shown, else its hash."""

    salt: Nonce = ""
    hash: Link = ""


class ExportedLeaf(StrictModel):
    """An event in the chain; it has its hash alone if the journal leaves the event out."""

    seq: Count
    hash: Link = ""
    salt: Nonce = ""
    format: Count = 0
    fields: dict[str, ExportedField] = {}
    stored: dict[str, Any] | None = None


class ExportedSave(StrictModel):
    """A save in the chain; `events` is one hash if the journal leaves all of them out."""

    save: Count
    notes: tuple[Note, ...]
    events: Hash | tuple[ExportedLeaf, ...]
    head: Hash

    @property
    def leaves(self) -> tuple[ExportedLeaf, ...]:
        return self.events if isinstance(self.events, tuple) else ()


class ExportedChain(StrictModel):
    """The saves that the journal covers, in order; `before` is the link before the first of them."""

    before: Link
    saves: Annotated[tuple[ExportedSave, ...], Field(min_length=1)]


class ExportedCampaign(StrictModel):
    """The campaign that the journal covers."""

    id: Count
    name: str
    system: str


class ExportedSelection(StrictModel):
    """The session and scene that the journal covers; null means all."""

    session: Count | None
    scene: Count | None


class ExportedEvent(StrictModel):
    """An event with its `seq` in the log; the game reads the event itself."""

    seq: Count
    seat: str
    event: dict[str, Any]
    at: Moment = ""
    session: Count = 0
    over: bool = False
    scene: Count = 0
    contest: str = ""
    turn: Count = 0
    kind: str = ""


class ExportedFile(StrictModel):
    """The whole document; a campaign without decks and seals has no such fields."""

    nattvakt: Literal["journal"]
    format: int
    campaign: ExportedCampaign
    edition: Edition
    language: Language
    part: ExportedSelection
    events: tuple[ExportedEvent, ...]
    decks: tuple[ExportedDeck, ...] | None = None
    seals: tuple[ExportedSeal, ...] | None = None
    chain: ExportedChain | None = None
    #: The journals of where the campaign was played before it came in from a file.
    earlier: Annotated[tuple[dict[str, Any], ...], Field(max_length=MOST_EARLIER)] = ()


class NumberedEvent(NamedTuple):
    """An event of the journal with its `seq` in the log."""

    seq: int
    event: Event


@dataclass(frozen=True)
class ExportedJournal:
    """A journal with its events as the game's models, in order."""

    file: ExportedFile
    log: tuple[NumberedEvent, ...]
    #: The journals of where the campaign was played before.
    earlier: "tuple[ExportedJournal, ...]" = ()

    @property
    def wanted(self) -> Selection:
        """The session and scene that the journal covers."""
        return Selection(self.file.part.session, self.file.part.scene)


@cache
def _adapter() -> TypeAdapter[ExportedFile]:
    return TypeAdapter(ExportedFile)


def read_exported(data: bytes, most: int = MOST) -> ExportedJournal:
    """Return the journal in a file of at most `most` bytes.

    Refused: as in `loaded`, `file-no-journal`, `file-newer`, `file-fault`.
    """
    found = loaded(data, most)
    if not isinstance(found, dict) or found.get("nattvakt") != "journal":
        raise Refused("file-no-journal")
    format_ = found.get("format")
    if isinstance(format_, int) and format_ > FORMAT:
        raise Refused("file-newer")
    _require_whole(found, ())
    file = checked(_adapter(), found, ())
    require(1 <= file.format <= FORMAT, ("format",), "number")
    require(file.campaign.system in SYSTEMS, ("campaign", "system"), "word")
    _require_decks(file)
    earlier = tuple(read_exported(json.dumps(one).encode(), most) for one in file.earlier)
    return ExportedJournal(file, tuple(_log(file)), earlier)


def _require_whole(value: Any, path: Path) -> None:
    """Refuse texts with lone surrogates, because they cannot be encoded and hashed."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            _require_whole(key, path)
            _require_whole(inner, (*path, key))
    elif isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            fault(path, "text")


def _require_decks(file: ExportedFile) -> None:
    """Refuse decks out of order, and words with odd white space: a line break in one could fake two."""
    before = 0
    for number, deck in enumerate(file.decks or ()):
        require(deck.number > before, ("decks", number, "number"), "number")
        before = deck.number
        for place, said in enumerate(deck.words):
            fine = bool(said.word) and " ".join(said.word.split()) == said.word
            require(fine, ("decks", number, "words", place, "word"), "text")


def _log(file: ExportedFile) -> Iterator[NumberedEvent]:
    adapter = SYSTEMS[file.campaign.system].events
    before = 0
    for number, one in enumerate(file.events):
        path: Path = ("events", number)
        require(one.seq > before, (*path, "seq"), "number")
        before = one.seq
        document: Document = one.event
        yield NumberedEvent(one.seq, checked(adapter, document, (*path, "event")))
