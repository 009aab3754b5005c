"""Ways to provoke each refusal about undo, journals and files on Discord, for `provocations`."""

from functools import partial
from typing import Any

import pytest

from rules.campaign.actions import AppointStandIn, StartSession
from table import journal_search
from table.journal import Journal
from tests.cogs.shared.campaign.test_transfer import brought
from tests.cogs.shared.record.test_undo import BUTTON
from tests.simulated.tabletop import Answer, Table
from tests.whole.refusals.provocations import Deed, provokes

#: Codes that Discord cannot provoke, with the reason.
UNREACHABLE = {
    "deck-hides-nothing": "only a deck of an old database has no hidden rolls",
    "hidden-dice": "the options of /zapas roll take no other number of dice",
    "undo-nothing": "every campaign was founded or moved in, and that is never taken back",
    "not-invited": "/privacy erase drops those invitations alone that it has just found",
}


# ---------------------------------------------------------------------------------------- undo


@provokes("undo-not-yours")
async def a_player_takes_back_what_the_gm_did(table: Table) -> Deed:
    await table.campaign()
    await table.play(StartSession(), table.gm)
    return lambda: table.alva.slash("undo")


@provokes("undo-sealed")
async def the_gm_takes_back_what_a_player_chose_in_secret(table: Table) -> Deed:
    await table.duel()
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Offensive")
    return lambda: table.gm.slash("undo")


@provokes("undo-dice")
async def dice_fell_in_what_is_taken_back(table: Table) -> Deed:
    await table.wrestling()
    await table.declared(table.alva)
    table.dice.add(7, 4)
    await table.picked(table.alva, "Offensive")
    await table.gm.press(table.gm.letters[-1], "Waiting")
    return lambda: table.gm.slash("undo")


@provokes("undo-final")
async def a_seat_was_taken_last(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("undo")


@provokes("undo-made")
async def an_opponent_was_made_last(table: Table) -> Deed:
    await table.campaign()
    await table.guard()
    return lambda: table.gm.slash("undo")


@provokes("undo-unsaid")
async def an_older_program_saved_what_was_last(table: Table) -> Deed:
    await table.campaign()
    await table.play(StartSession(), table.gm)
    store = table.bot.table.store
    now = await store.load(1)
    assert now is not None
    (started,) = await store.log.of_kinds(1, ["session-started"])
    await store.save(now, now.state, (started.event,), "1")  # without undo data, like an older program
    return lambda: table.gm.slash("undo")


@provokes("undo-stale")
async def something_has_happened_since_the_button_was_shown(table: Table) -> Deed:
    await table.duel()
    await table.declared(table.alva)
    shown = (await table.gm.slash("undo")).message
    await table.play(StartSession(), table.gm)
    return lambda: table.gm.press(shown, BUTTON)


# ------------------------------------------------------------------------------------------- journals


@provokes("gm-edition-only")
async def a_player_wants_the_journal_of_gms(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("journal export", edition="gm")


@provokes("no-such-part")
async def a_session_that_nobody_played_is_read(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("journal show", session=7)


@provokes("journal-too-long")
async def more_has_happened_than_is_told_at_once(table: Table) -> Deed:
    await table.campaign()

    async def shown() -> Answer:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(journal_search, "Journal", partial(Journal, most=2))
            return await table.alva.slash("journal show", session=0)

    return shown


@provokes("journal-too-large")
async def a_journal_is_larger_than_discord_takes(table: Table) -> Deed:
    await table.campaign()
    readings: Any = table.bot.services.readings
    real = readings.of

    async def where_little_may_be_sent(
        campaigns: list[int], reading: Any, campaign: int, wish: Any, _: int
    ) -> Any:
        return await real(campaigns, reading, campaign, wish, 1000)

    readings.of = where_little_may_be_sent
    return lambda: table.alva.slash("journal export")


# ---------------------------------------------------------------------------------------------- files


@provokes("stand-in-may-not")
async def a_stand_in_takes_the_character_along(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.play(AppointStandIn(seat="2", stand_in="3"), table.alva)
    await table.boris.slash("character play", character="Mira")
    return lambda: table.boris.slash("character export", character="Mira")


@provokes("file-too-long")
async def a_campaign_is_longer_than_could_be_read_again(table: Table) -> Deed:
    await table.campaign()

    async def in_small() -> Answer:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("table.transfer.file_format.MOST_CAMPAIGN", 1024)
            return await table.gm.slash("campaign export")

    return in_small


@provokes("file-no-campaign")
async def a_file_without_a_campaign_is_brought(table: Table) -> Deed:
    return lambda: brought(table.gm, "campaign import", b"{}")


#: Files that hold no character for a campaign of Nyx, by the refusal's code.
SPOILED = {
    "file-size": b" " * (1024 * 1024 + 1),
    "file-not-json": b'{"nattvakt": ',
    "file-deep": b"[" * 100,
    "file-no-character": b"{}",
    "file-newer": b'{"nattvakt": "character", "format": 2}',
    "file-fault": b'{"nattvakt": "character", "format": 1}',
    "file-other-game": b'{"nattvakt": "character", "format": 1, "system": "noir",'
    b' "documents": {}, "character": {}}',
}


def spoils(code: str, data: bytes) -> None:
    """Return a provocation of this refusal with this file."""

    @provokes(code)
    async def a_spoiled_character_is_brought(table: Table) -> Deed:
        await table.campaign()
        return lambda: brought(table.alva, "character import", data)


for spoiled in SPOILED.items():
    spoils(*spoiled)
