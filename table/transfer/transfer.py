"""Exports whole campaigns from the store to files, and imports them into it."""

import asyncio
import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from narration.journal.chronicle import Chronicle, Edition
from narration.journal.json_export import journal_json
from narration.journal.speech import FileWording
from narration.text.texts import bundled_texts
from rules.campaign.actions import MoveIn
from rules.campaign.ready import ReadyScene
from rules.contract.system import AnyState, play
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from rules.registry import SYSTEMS
from storage.documents.changes import AnnounceTarget
from storage.documents.errors import PlaceTaken
from storage.founding import Beginning
from storage.log_reader import LogRange
from table.audit.earlier import from_file
from table.audit.journal_proofs import provable
from table.journal import Journal
from table.play.table import NO_DICE, Table
from table.transfer.beside import gather, require_pictures, restore
from table.transfer.file_format import running, write_campaign
from table.transfer.packed import PackedCampaign


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
    head = state.campaign.but(ready=_still_to_begin(state, open_))
    over = state.but(campaign=head, contests=await table.store.log.ended(campaign))
    beside = await gather(table, campaign)
    earlier = await _proofs(table, campaign, "gm" if seat.is_gm else "players", open_)
    data = await asyncio.to_thread(write_campaign, system, over, log, seat, beside, earlier)
    return CampaignTransfer(data, tuple(state.contests[key].title for key in open_))


def _still_to_begin(state: AnyState, running: Collection[str]) -> ReadyScene | None:
    """Return the ready scene in which the conflicts that are omitted can be begun again."""
    scene, omitted = state.campaign.ready, {state.contests[key].title for key in running}
    if scene is None:
        return None
    return scene.but(begun=tuple(one for one in scene.begun if scene.conflicts[one - 1] not in omitted))


async def _proofs(
    table: Table, campaign: int, edition: Edition, running: Collection[str]
) -> Sequence[dict[str, Any]]:
    """Return the journals that prove a campaign; of running contests, they have the hashes of events alone.

    A campaign whose journal would be too long for one file has none.
    """
    before = (await from_file(table, campaign)).journals
    try:
        told = await Journal(table).chronicle(campaign, edition)
    except Refused:
        return before
    known = replace(told, log=tuple(one for one in told.log if one.logged.event.contest not in running))
    proven = await provable(table, known)
    bare = await asyncio.to_thread(_without_texts, proven)
    if running:  # the GM's edition would have to have their events
        bare["edition"] = "players"
    return (*before, bare)


def _without_texts(told: Chronicle) -> dict[str, Any]:
    """Return a journal without what it tells, and without those of earlier places."""
    journal: dict[str, Any] = json.loads(journal_json(told, FileWording(bundled_texts(), "en")))
    bare = {**journal, "events": [{**one, "told": []} for one in journal["events"]]}
    bare.pop("earlier", None)
    return bare


async def unpack(
    table: Table, home: int, brought: PackedCampaign, action: MoveIn, asked: AnnounceTarget | None = None
) -> AnyState:
    """Store an imported campaign as a new one on a server. Refused: `place-taken`, `too-many-characters`.

    `asked` as in `Table.play`.
    """
    await require_pictures(brought.beside)
    system = SYSTEMS[brought.state.campaign.system]
    table.require_room(brought.state)

    def build(number: int) -> Beginning:
        head = brought.state.campaign.but(id=number, home=home)
        contests = {key: one.but(place=action.place) for key, one in brought.state.contests.items()}
        moved = brought.state.but(campaign=head, contests=contests)
        played = play(system, moved, action, PUBLIC, NO_DICE)
        return Beginning(played.after, played.events, table.first_deck(played.after))

    try:
        stored = await table.store.create(
            build, brought.state.campaign.chair, brought.log, asked, brought.earlier
        )
    except PlaceTaken:
        raise Refused("place-taken") from None
    number = stored.state.campaign.id
    await restore(table, number, brought.beside)
    return await table.state(number)
