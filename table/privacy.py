"""Lists, exports and erases what is stored about a person.

Campaign heads name the accounts that hold seats or are invited; the table `seats` repeats the holders, and a
note has each account's language. The log names only seats, so a story stays complete when somebody is erased.
"""

import asyncio
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from rules.campaign.actions import DropInvitation, LeaveSeat
from rules.campaign.events import CampaignFounded, CampaignMovedIn, SeatHanded, SeatTaken
from rules.campaign.handouts import HandoutMade
from rules.campaign.model import Campaign, SeatRecord
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, Seat
from storage.documents.documents import UNLOGGED
from storage.documents.logged import Logged
from storage.log_reader import LogRange
from storage.pages import PageChoice
from table.play.table import Table
from table.uploads.portraits import sweep


@dataclass(frozen=True)
class HeldSeat:
    """A campaign that names an account, and the seat that it holds; None if it is invited or follows it."""

    state: AnyState
    record: SeatRecord | None
    #: Whether the account follows it without a seat.
    follows: bool = False

    @property
    def campaign(self) -> Campaign:
        return self.state.campaign

    @property
    def seat(self) -> Seat:
        return Seat(role=self.record.role, id=self.record.id) if self.record else PUBLIC

    @property
    def in_chair(self) -> bool:
        """Whether this is the chair: without its holder, the campaign has no responsible GM."""
        return self.seat.id == self.campaign.chair

    @property
    def characters(self) -> tuple[Any, ...]:
        """The characters that the seat plays."""
        mine = (one for one in self.state.characters.values() if self.seat.id and one.seat == self.seat.id)
        return tuple(mine)


async def places(table: Table, account: int) -> tuple[HeldSeat, ...]:
    """Return every campaign that names an account, oldest first."""
    found = []
    for number in await table.store.campaigns.naming(account):
        state = await table.state(number)
        record = state.campaign.held_by(account)
        if record is not None or account in state.campaign.invited:
            found.append(HeldSeat(state, record))
    followed = await table.store.followers.of(account)
    return (*found, *[HeldSeat(await table.state(one.id), None, follows=True) for one in followed])


async def export_account(table: Table, account: int, language: str | None) -> bytes:
    """Return everything that is stored about an account, as JSON, with the client's `language` if known."""
    known = await places(table, account)
    seats = [await _seat(table, place) for place in known if place.record]
    about = {
        "nattvakt": "about-me",
        "account": account,
        "language": language,
        "seats": seats,
        "invitations": [place.campaign.name for place in known if not place.record and not place.follows],
        "follows": [place.campaign.name for place in known if place.follows],
    }
    return to_json(about, indent=1) + b"\n"


async def forget(table: Table, account: int) -> tuple[HeldSeat, ...]:
    """Empty every seat and drop every invitation of an account; return them as they were before.

    Seals stay closed, characters stay without a player, and the story does not change. A seat is
    emptied last: what failed before that is found again.
    """
    known = await places(table, account)
    for place in known:
        if place.record:
            await _forget_portraits(table, place)
            await table.store.meetings.forget(place.campaign.id, place.record.id)
            # until somebody else has the seat and decides, its words are on no page
            await table.store.pages.choose(place.campaign.id, place.record.id, PageChoice(tellings=False))
            leave = LeaveSeat(seat=place.record.id, forgotten=True)
            await table.play(place.campaign.id, leave, place.seat)
        elif not place.follows:
            await table.play(place.campaign.id, DropInvitation(holder=account), PUBLIC)
    await table.store.followers.forget(account)
    return known


async def _forget_portraits(table: Table, place: HeldSeat) -> None:
    """Delete the portraits of a seat's characters: they may show the person."""
    for one in place.characters:
        await table.store.pictures.drop_portrait(place.campaign.id, one.id)
    await sweep(table, place.campaign.id)


async def _seat(table: Table, place: HeldSeat) -> dict[str, Any]:
    """Return what a seat has done; logs become long, so they are converted off the event loop."""
    log = await table.store.log_reader.events(LogRange(place.campaign.id))
    held = _since_held(log, place.seat.id)
    told_ = await asyncio.to_thread(_told, table.system(place.state), place, held)
    choice = (await table.store.pages.choices(place.campaign.id)).get(place.seat.id, PageChoice())
    page = {"tellings": choice.tellings, "portrait": choice.portrait}
    beside = {
        "comes": await _comes(table, place),
        "portraits": await _portraits(table, place),
        "handouts": await _handouts(table, place, held),
        "page": page,
    }
    return {**told_, "words": await _words(table, place), **beside}


async def _comes(table: Table, place: HeldSeat) -> list[dict[str, str]]:
    """Return when the seat has said that it can come to the next session."""
    answers = await table.store.meetings.answers(place.campaign.id)
    return [
        {"at": at.isoformat(), "answer": said}
        for (seat, at), said in answers.items()
        if seat == place.seat.id
    ]


async def _portraits(table: Table, place: HeldSeat) -> list[dict[str, str]]:
    """Return the portraits of the seat's characters, as WebP in base64."""
    pictures = table.store.pictures
    found = await pictures.portraits(place.campaign.id)
    own = [(one.name, found[one.id]) for one in place.characters if one.id in found]
    read = [(name, face.alt, await pictures.data(place.campaign.id, face.hash)) for name, face in own]
    return [
        {"character": name, "shows": alt, "picture": b64encode(data or b"").decode()}
        for name, alt, data in read
    ]


async def _handouts(table: Table, place: HeldSeat, held: Sequence[Logged]) -> list[dict[str, str]]:
    """Return the handouts with pictures that the person prepared and that are still there.

    The texts of handouts are in what the seat did.
    """
    made = {one.event.turn: one.seat for one in held if isinstance(one.event, HandoutMade)}
    own = [one for one in place.campaign.handouts if one.picture and made.get(one.number) == place.seat.id]
    read = await table.store.pictures.several(place.campaign.id, (one.picture for one in own))
    return [
        {
            "title": one.title,
            "shows": one.alt,
            "picture": b64encode(read.get(one.picture, b"")).decode(),
        }
        for one in own
    ]


async def _words(table: Table, place: HeldSeat) -> list[dict[str, Any]]:
    """Return the words that the seat has added to decks of dice."""
    decks = await table.store.proofs.decks(place.campaign.id)
    said = ((deck.number, one) for deck in decks for one in deck.words)
    return [{"deck": number, "word": one.word} for number, one in said if one.seat == place.seat.id]


def _told(system: System, place: HeldSeat, held: Sequence[Logged]) -> dict[str, Any]:
    state, record = place.state, place.record
    assert record is not None, "only seats are told"
    seen = system.view(state, place.seat).characters
    known = ((one, system.redact(state, one.event, place.seat)) for one in held if one.seat == record.id)
    return {
        "campaign": state.campaign.name,
        "system": system.name,
        "seat": record.id,
        "role": record.role.value,
        "called": record.called,
        "stand_in": record.stand_in,
        "stands_in_for": [one.id for one in state.campaign.seats if one.stand_in == record.id],
        "characters": [seen[one.id].model_dump(mode="json") for one in place.characters],
        "did": [_did(one, event) for one, event in known if event is not None],
    }


def _since_held(log: Sequence[Logged], seat: str) -> Sequence[Logged]:
    """Return the log from the moment when this person got the seat: earlier acts are somebody else's."""
    taken = (CampaignFounded, CampaignMovedIn, SeatTaken, SeatHanded)
    starts = [
        place for place, one in enumerate(log) if isinstance(one.event, taken) and _of(one.event) == seat
    ]
    return log[starts[-1] :] if starts else log


def _of(event: Event) -> str:
    """Return the seat that an event gives to somebody; the founder gets seat 1."""
    return str(getattr(event, "seat", "1"))


def _did(one: Logged, event: Event) -> dict[str, Any]:
    return {"at": one.at.isoformat(), "event": event.model_dump(mode="json", exclude=UNLOGGED)}
