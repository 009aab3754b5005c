"""Exports whole campaigns from the store to files, and imports them into it."""

import asyncio
from dataclasses import dataclass

from rules.campaign.actions import MoveIn
from rules.contract.system import AnyState, play
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from rules.registry import SYSTEMS
from storage.documents.changes import AnnounceTarget
from storage.documents.errors import PlaceTaken
from storage.log_reader import LogRange
from table.play.table import NO_DICE, Table
from table.transfer.beside import gather, require_pictures, restore
from table.transfer.file_format import running, write_campaign
from table.transfer.file_import import ImportedCampaign


@dataclass(frozen=True)
class CampaignTransfer:
    """A campaign as a file, and the titles of the running contests that it omits."""

    data: bytes
    left_out: tuple[str, ...]


async def export_campaign(table: Table, campaign: int, seat: Seat) -> CampaignTransfer:
    """Return a campaign as a file, as far as a seat may know it.

    Running contests and their events are omitted, so that hidden picks never leave the database. Refused:
    `file-too-long`.
    """
    state = await table.state(campaign)
    system, open_ = table.system(state), running(table.system(state), state)
    whole = await table.store.log_reader.events(LogRange(campaign))
    log = [one for one in whole if one.event.contest not in open_]
    over = state.but(contests=await table.store.ended(campaign))
    beside = await gather(table, campaign)
    data = await asyncio.to_thread(write_campaign, system, over, log, seat, beside)
    return CampaignTransfer(data, tuple(state.contests[key].title for key in open_))


async def unpack(
    table: Table, home: int, brought: ImportedCampaign, action: MoveIn, asked: AnnounceTarget | None = None
) -> AnyState:
    """Store an imported campaign as a new one on a server. Refused: `place-taken`.

    `asked` as in `Table.play`.
    """
    await require_pictures(brought.beside)
    system = SYSTEMS[brought.state.campaign.system]

    def build(number: int) -> tuple[AnyState, tuple[Event, ...]]:
        head = brought.state.campaign.but(id=number, home=home)
        contests = {key: one.but(place=action.place) for key, one in brought.state.contests.items()}
        moved = brought.state.but(campaign=head, contests=contests)
        played = play(system, moved, action, PUBLIC, NO_DICE)
        return played.after, played.events

    try:
        stored = await table.store.create(build, brought.state.campaign.chair, brought.past, asked)
    except PlaceTaken:
        raise Refused("place-taken") from None
    number = stored.state.campaign.id
    await restore(table, number, brought.beside)
    return await table.state(number)
