"""What a server decides about campaigns on it, and campaigns that are archived, restored and deleted."""

import sqlite3
from datetime import timedelta
from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.nyx.base.enums import Sealed
from storage.documents.schema import metadata
from storage.store import utc_now
from tests.simulated.reading import labels
from tests.simulated.tabletop import Person, Table


@pytest.fixture
async def owner(table: Table) -> Person:
    """Return who manages the server, on which Alva is the GM of a campaign and Boris a player."""
    await table.alva.slash("campaign new", name="The Night Train", system="nyx")
    await table.boris.slash("campaign join")
    return table.gm


# ---------------------------------------------------------------------------------------- places


async def test_who_manages_the_server_frees_a_place_in_the_open(table: Table, owner: Person) -> None:
    await owner.slash("campaign unbind")
    said = table.read()[-1]
    assert said.content.startswith(f"greta, who manages this server, has released <#{table.channel.id}>")
    assert [user.id for user in said.mentions] == [table.alva.id]
    await table.boris.slash("campaign new", name="Another", system="nyx")
    assert (await table.state(2)).campaign.places == (table.channel.id,)


async def test_a_player_frees_no_place(table: Table, owner: Person) -> None:
    assert (await table.boris.slash("campaign unbind")).text.startswith("Only the GM can do that.")
    assert (await table.state()).campaign.places == (table.channel.id,)


# ----------------------------------------------------------------------------------- a silent GM


async def test_a_silent_gm_is_called_and_the_chair_is_free_two_weeks_later(
    table: Table, owner: Person
) -> None:
    asked = await owner.slash("seat gm")
    assert "I’ve asked the GM" in asked.place.content
    assert [user.id for user in table.read()[-1].mentions] == [table.alva.id]
    assert "is still here. Press the button" in table.alva.letters[-1].content
    table.watch.time = utc_now() + timedelta(days=14, seconds=-30)
    assert "The GM has been asked and has until" in (await owner.slash("seat gm")).place.content
    table.watch.time += timedelta(minutes=1)
    await owner.slash("seat gm", to=table.boris.actor)
    assert (await table.state()).campaign.gm.holder == table.boris.id
    assert not (await table.state()).campaign.gm_called


@pytest.mark.parametrize("where", ["letter", "channel"])
async def test_a_gm_who_answers_keeps_the_chair(table: Table, owner: Person, where: str) -> None:
    await owner.slash("seat gm")
    asked = table.alva.letters[-1] if where == "letter" else table.panel
    await table.alva.press(asked, "I’m still here")
    table.watch.time = utc_now() + timedelta(days=15)
    assert "I’ve asked the GM" in (await owner.slash("seat gm")).place.content
    assert (await table.state()).campaign.gm.holder == table.alva.id


async def test_a_gm_who_simply_plays_on_keeps_the_chair(table: Table, owner: Person) -> None:
    await owner.slash("seat gm")
    table.watch.time = utc_now() + timedelta(days=1)
    await table.alva.slash("npc new", name="Guard", value=7)
    table.watch.time = utc_now() + timedelta(days=15)
    assert "I’ve asked the GM" in (await owner.slash("seat gm")).place.content


async def test_only_the_gm_says_that_the_gm_is_here(table: Table, owner: Person) -> None:
    await owner.slash("seat gm")
    refused = await table.boris.press(table.panel, "I’m still here")
    assert refused.message.ephemeral
    assert (await table.state()).campaign.gm_called


async def test_a_new_gm_sees_no_pick_that_the_old_one_saw(table: Table, dice: Any) -> None:
    await table.campaign()
    await table.play(ChangeSetting(key="gm-sees-picks", value="after-own"), table.gm)
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove", (7, 5, 5))
    await table.open_conflict("Mira", "Tove")
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Offensive")
    assert await picks_seen(table, table.gm) != {Sealed.SEALED}
    cleo = Person(table, table.guild.add_member(table.env.create_user("cleo")))
    await table.gm.slash("seat gm", to=cleo.actor)
    assert await picks_seen(table, cleo) == {Sealed.SEALED}


async def picks_seen(table: Table, person: Person) -> set[Any]:
    """Return the picks of a running round as a person sees them."""
    state, system = await table.state(), table.bot.table.system(await table.state())
    conflict = await table.conflict()
    whole = state.but(contests={conflict.id: conflict})
    seen = system.view(whole, state.campaign.seat_of(person.id)).contests[conflict.id]
    return {side.pick for side in seen.sides if side.pick is not None}


# ------------------------------------------------------------------------------- archived campaigns


async def test_a_gm_archives_a_campaign_and_brings_it_back_elsewhere(table: Table) -> None:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    if "Declare first" in labels(shown.message):
        await table.alva.press(shown.message, "Declare first")
    await table.gm.press((await table.gm.slash("campaign archive")).message, "Archive")
    assert table.read()[-1].content == (
        "greta has archived The Night Train. It can come back, with everything in it."
    )
    assert "There’s no campaign in this channel yet." in (await table.alva.slash("campaign info")).text
    refused = await table.alva.press(shown.place, "Ready")
    assert refused.text.startswith("The Night Train is archived. The GM can bring it back")
    assert (await table.conflict()).sides[0].declared is False
    await table.gm.slash("campaign here", at=table.voice)
    assert (await table.state()).campaign.places == (table.voice.id,)
    await table.alva.press(shown.place, "Ready")
    assert (await table.conflict()).sides[0].declared


async def test_nothing_is_due_in_an_archived_campaign_and_time_begins_again_afterwards(table: Table) -> None:
    await table.campaign()
    await table.play(ChangeSetting(key="deadline", value="24"), table.gm)
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await table.open_conflict()
    await table.bot.services.scheduler.tick()
    (before,) = await table.bot.table.store.deadlines.of(1)
    await table.gm.press((await table.gm.slash("campaign archive")).message, "Archive")
    table.watch.time, posted = utc_now() + timedelta(days=30), len(table.read())
    await table.bot.services.scheduler.tick()
    assert len(table.read()) == posted
    assert "The Night Train" not in (await table.alva.slash("now", at=table.voice)).text
    await table.gm.slash("campaign here")
    (after,) = await table.bot.table.store.deadlines.of(1)
    assert after.due >= before.due + timedelta(days=29)


async def test_who_manages_the_server_ends_a_campaign_in_the_open(table: Table, owner: Person) -> None:
    await owner.press((await owner.slash("campaign archive")).message, "End the campaign")
    said = table.read()[-1]
    assert said.content.startswith("greta, who manages this server, has ended The Night Train.")
    assert [file.filename for file in said.attachments] == ["nattvakt-1-players-en.html"]
    letter = table.alva.letters[-1]
    assert letter.content.startswith("greta, who manages the server, has ended The Night Train.")
    assert [file.filename for file in letter.attachments] == ["nattvakt-1-gm-en.html", "campaign-1.json"]
    assert not table.boris.letters
    assert not owner.letters
    assert (await table.state()).campaign.archived


async def test_a_player_ends_no_campaign(table: Table, owner: Person) -> None:
    asked = await owner.slash("campaign archive")
    assert "End the campaign" in labels(asked.message)
    await table.boris.slash("campaign archive")
    await table.boris.forge("n:archive:1")
    assert not (await table.state()).campaign.archived


# -------------------------------------------------------------------------------- deleted campaigns


async def test_a_gm_deletes_a_campaign_after_they_got_it_as_a_file(table: Table) -> None:
    await table.wrestling()
    panel, asked = table.panel, (await table.gm.slash("campaign delete")).message
    assert [file.filename for file in asked.attachments] == ["campaign-1.json"]
    await table.gm.press(asked, "Delete for good")
    assert table.read()[-1].content == "greta has deleted The Night Train."
    assert "You can’t reach this campaign from here" in (await table.alva.press(panel, "Choose")).text
    assert await table.bot.table.store.campaigns.of(table.guild.id) == ()
    await table.alva.slash("campaign new", name="Another", system="nyx")
    assert (await table.state(2)).campaign.name == "Another", "no number is used twice"


async def test_a_deleted_campaign_leaves_no_row_behind(table: Table) -> None:
    await table.wrestling()
    assert await table.bot.table.store.notes.get("campaign message 1")
    await table.gm.press((await table.gm.slash("campaign delete")).message, "Delete for good")
    await table.env.settle()
    left = await rows(table)
    assert {name: count for name, count in left.items() if count} == {}
    assert await table.bot.table.store.notes.get("campaign message 1") is None


async def rows(table: Table) -> dict[str, int]:
    """Return how many rows each table has that belong to a campaign."""
    named = [name for name, one in metadata.tables.items() if name == "campaigns" or "campaign" in one.c]
    with sqlite3.connect(table.database) as link:
        return {name: link.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in named}  # noqa: S608


async def test_a_co_gm_and_a_manager_delete_nothing(table: Table, owner: Person) -> None:
    assert "chair" not in (await owner.slash("campaign delete")).text
    await owner.forge("n:delete:1")
    assert (await table.state()).campaign.name == "The Night Train"


async def test_the_log_of_a_campaign_that_stays_cannot_be_deleted(table: Table) -> None:
    await table.campaign()
    with sqlite3.connect(table.database) as link, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        link.execute("DELETE FROM events")
