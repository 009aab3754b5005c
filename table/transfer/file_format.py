"""The file formats of characters and campaigns, and their writer; `file_import` reads them.

A character's file omits what only its own campaign knows: ids, seats, waits. A campaign's file omits
accounts, names of people, places, running contests, and everything that its GM may not know; only the
journals that prove it have the numbers of channels.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic_core import to_json

from rules.campaign import CAMPAIGN_EVENTS, Campaign
from rules.campaign.handouts import Handout
from rules.campaign.model import AnyCharacter, Language
from rules.campaign.ready import ReadyScene
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from storage.documents.documents import CAMPAIGN_EVENT, UNLOGGED
from storage.documents.logged import Logged
from storage.documents.upgrades import STEPS, current
from table.transfer.beside import Beside, StrictModel
from table.transfer.packing import MOST_EARLIER, pack_journal
from table.transfer.places import unplaced

#: The format of the files themselves; the documents in them have formats of their own.
FORMAT = 1
#: The format of a campaign's file; the second one has its lines and veils, the next session,
#: handouts, proofs, what seats keep off the page, its ready scene, who is present, and two more counts.
CAMPAIGN_FORMAT = 2
MOST_CHARACTER, MOST_CAMPAIGN = 1024 * 1024, 8 * 1024 * 1024


class SeatPart(StrictModel):
    """A seat without its holder."""

    id: str
    role: Role
    character: str = ""


class Head(StrictModel):
    """The head of a campaign, without people and places.

    Hidden rolls that nobody was shown stay behind, because what proves them does, too. So do the numbers of
    messages that were kept in the journal: they are Discord's.
    """

    name: str
    language: Language
    chair: str
    seats: tuple[SeatPart, ...]
    settings: Mapping[str, str] = {}
    scene: int = 1
    session: int = 0
    in_session: bool = False
    on_break: bool = False
    clock: int = 0
    present: tuple[str, ...] = ()
    recovered_by: Literal["", "scene", "rest"] = ""
    recoveries: int = 0
    made: int = 0
    hidden_made: int = 0
    handouts: tuple[Handout, ...] = ()
    ready: ReadyScene | None = None


class CharacterFile(StrictModel):
    """A file that holds a character."""

    nattvakt: Literal["character"] = "character"
    format: int
    system: str
    documents: dict[str, int]
    character: dict[str, Any]


class LoggedPart(StrictModel):
    """An event, its time in milliseconds since 1970 (UTC), and the seat that acted."""

    at: int
    seat: str
    event: dict[str, Any]


class CampaignFile(Beside):
    """A file that holds a campaign."""

    nattvakt: Literal["campaign"] = "campaign"
    format: int
    system: str
    documents: dict[str, int]
    campaign: dict[str, Any]
    shared: dict[str, Any]
    characters: tuple[dict[str, Any], ...]
    contests: tuple[dict[str, Any], ...]
    events: tuple[LoggedPart, ...]
    #: Journals, packed and without texts, that prove the events under the numbers that the campaign had.
    earlier: Annotated[tuple[str, ...], Field(max_length=MOST_EARLIER)] = ()


# ---------------------------------------------------------------------------------------------- writing


def write_character(system: System, character: AnyCharacter, clock: int) -> bytes:
    """Return a character as a file; times in it are relative to `clock`, the campaign's current time."""
    document = system.for_transfer(character, "", -clock).model_dump(mode="json", exclude={"id", "seat"})
    file = CharacterFile(
        format=FORMAT, system=system.name, documents=_formats(system, "character"), character=document
    )
    return _written(file, MOST_CHARACTER)


def write_campaign(
    system: System,
    state: AnyState,
    log: Iterable[Logged],
    seat: Seat,
    beside: Beside,
    earlier: Sequence[dict[str, Any]] = (),
) -> bytes:
    """Return a campaign as a file, as far as this seat may know it; `state` holds only ended contests.

    `beside` is what stands beside its log. `earlier` are the journals that prove it; they are omitted if the
    file would be too long with them.

    Refused: `file-too-long` if the file would be too long to import anyway.
    """
    seen = system.view(state, seat)
    known = (_told(system, state, one, seat) for one in log)
    file = CampaignFile(
        format=CAMPAIGN_FORMAT,
        system=system.name,
        documents={**_formats(system, "character", "contest", "shared", "event"), **_campaign_formats()},
        campaign=_head(seen).model_dump(mode="json"),
        shared=seen.shared.model_dump(mode="json"),
        characters=tuple(one.model_dump(mode="json") for one in seen.characters.values()),
        contests=tuple(unplaced(one).model_dump(mode="json") for one in seen.contests.values()),
        events=tuple(one for one in known if one is not None),
        **dict(beside),
    )
    if earlier:
        proven = to_json(
            file.model_copy(update={"earlier": tuple(map(pack_journal, earlier[-MOST_EARLIER:]))})
        )
        if len(proven) <= MOST_CAMPAIGN:
            return proven
    return _written(file, MOST_CAMPAIGN)


def running(system: System, state: AnyState) -> tuple[str, ...]:
    """Return the ids of the contests that have not ended."""
    return tuple(key for key, contest in state.contests.items() if system.is_open(contest))


def _written(file: StrictModel, most: int) -> bytes:
    written = to_json(file)
    if len(written) > most:
        raise Refused("file-too-long", have=len(written) // 1024, most=most // 1024)
    return written


def _formats(system: System, *kinds: str) -> dict[str, int]:
    return {f"{system.name}-{kind}": current(STEPS, f"{system.name}-{kind}") for kind in kinds}


def _campaign_formats() -> dict[str, int]:
    return {CAMPAIGN_EVENT: current(STEPS, CAMPAIGN_EVENT)}


def _head(seen: AnyState) -> Head:
    campaign: Campaign = seen.campaign
    seats = tuple(
        SeatPart(
            id=one.id,
            role=one.role,
            character=one.character if one.character in seen.characters else "",
        )
        for one in campaign.seats
    )
    own = Head.model_fields.keys() - {"seats", "settings"}
    fields = {name: getattr(campaign, name) for name in own}
    return Head(seats=seats, settings=dict(campaign.settings), **fields)


def _told(system: System, state: AnyState, one: Logged, seat: Seat) -> LoggedPart | None:
    event = system.redact(state, one.event, seat)
    if event is None:
        return None
    document = unplaced(event).model_dump(mode="json", exclude=_silent(event))
    return LoggedPart(at=int(one.at.timestamp() * 1000), seat=one.seat, event=document)


def _silent(event: Event) -> set[str]:
    """Return the fields to omit from an event; only events of the campaign itself name accounts."""
    return UNLOGGED if isinstance(event, CAMPAIGN_EVENTS) else set()
