"""Portraits and pictures in handouts: sent as files, shown with their words, moved, erased, deleted."""

import io
import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from narration.nyx.conflict.card import standing_card
from rules.chance.dice import ScriptedDice
from settings import Settings
from storage.pictures import Portrait, hash_of
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.narration.printing import said
from tests.simulated.nyx_setup import opened
from tests.simulated.reading import ids, whole
from tests.simulated.tabletop import Answer, Person, Table, laid
from tests.table.test_uploads import picture

FACE = "A girl with a lantern"


async def sent(person: Person, data: bytes | None = None, description: str = FACE, **options: Any) -> Answer:
    file = ("me.png", picture() if data is None else data)
    return await person.slash("character portrait", picture=file, description=description, **options)


async def with_mira(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


async def test_a_portrait_is_shown_privately_small_and_with_its_words(table: Table) -> None:
    await with_mira(table)
    answer = await sent(table.alva)
    assert answer.message.ephemeral
    assert FACE in whole(answer.message)
    (file,) = answer.message.attachments
    assert (file.filename, file.description) == ("portrait.webp", FACE)
    assert Image.open(io.BytesIO(await file.read())).size == (256, 256)


async def test_the_sheet_shows_it_to_everybody_who_sees_the_sheet(table: Table) -> None:
    await with_mira(table)
    await sent(table.alva)
    sheet = await table.boris.slash("character sheet", character="Mira")
    assert [one.filename for one in sheet.place.attachments] == ["portrait.webp"]
    assert sheet.place.embeds[0].thumbnail.url


async def test_a_sheet_without_a_portrait_has_no_file(table: Table) -> None:
    await with_mira(table)
    assert (await table.boris.slash("character sheet", character="Mira")).place.attachments == []


@pytest.mark.parametrize("portrait", ["whole", "broken", "none"])
async def test_the_picture_of_a_round_shows_the_portrait_or_a_letter(table: Table, portrait: str) -> None:
    await with_mira(table)
    await table.finished_character(table.boris, "Tove")
    if portrait == "whole":
        await sent(table.alva)
    if portrait == "broken":
        stored = table.bot.table.store.pictures
        mira = (await table.character("Mira")).id
        await stored.set_portrait(1, mira, Portrait(await stored.keep(1, b"no picture"), FACE))
    await opened(table.gm, "Mira", "Tove")
    (file,) = table.read()[-1].attachments
    letters = standing_card(await table.conflict()).drawing(lambda what: said(what, "en")).draw()
    assert (await file.read() != letters) is (portrait == "whole")


async def test_what_it_shows_must_be_said_and_a_file_must_be_a_picture(table: Table) -> None:
    await with_mira(table)
    assert "Not everyone can see the picture." in (await sent(table.alva, description="")).text
    assert "can’t read that file" in (await sent(table.alva, b"no picture")).text
    assert await table.bot.table.store.pictures.hashes(1) == ()


async def test_only_who_acts_for_the_character_sets_it_and_a_gm_may_delete_it(table: Table) -> None:
    await with_mira(table)
    assert "Mira" in (await sent(table.boris, character="Mira")).text
    assert await table.bot.table.store.pictures.portraits(1) == {}
    shown = await sent(table.alva)
    (drop,) = ids(shown.message)
    assert "Mira" in (await table.boris.forge(drop)).text
    await table.gm.forge(drop)
    assert await table.bot.table.store.pictures.hashes(1) == ()
    assert "gone already" in (await table.alva.forge(drop)).text


async def test_the_same_picture_is_stored_once_and_an_old_one_goes(table: Table) -> None:
    await with_mira(table)
    await table.finished_character(table.boris, "Tove")
    for person in (table.alva, table.boris):
        await sent(person)
    assert len(await table.bot.table.store.pictures.hashes(1)) == 1
    await sent(table.alva, picture(size=(90, 300)))
    await sent(table.boris, picture(size=(90, 300)))
    assert len(await table.bot.table.store.pictures.hashes(1)) == 1


async def test_the_journal_has_it_within_the_page(table: Table) -> None:
    await with_mira(table)
    await sent(table.alva, description='"><i>girl')
    told = (await exported(table, table.boris, "journal export")).decode()
    assert 'src="data:image/webp;base64,' in told
    assert "<i>girl" not in told
    assert "img-src data:" in told


async def test_a_picture_is_handed_out_with_what_it_shows(table: Table) -> None:
    await with_mira(table)
    options: dict[str, Any] = {"picture": ("map.png", picture()), "description": "A map", "title": "The pass"}
    made = await table.gm.slash("handout", **options)
    assert [one.filename for one in made.message.attachments] == ["handout.webp"]
    assert "A map" in whole(made.message)
    (show,) = [each for each in ids(made.message) if "handout-all" in each]
    await table.gm.forge(show)
    public = table.read()[-1]
    assert [one.description for one in public.attachments] == ["A map"]
    again = await table.alva.forge("n:handout-read:1:1")
    assert [one.filename for one in again.message.attachments] == ["handout.webp"]
    await table.gm.forge("n:handout-drop:1:1")
    assert await table.bot.table.store.pictures.hashes(1) == ()


async def test_the_journal_shows_the_picture_of_a_handout_to_those_who_got_it(table: Table) -> None:
    await with_mira(table)
    for number, how in ((1, "all"), (2, "some"), (3, "")):
        options: dict[str, Any] = {"picture": ("map.png", picture(size=(90, 90 + number)))}
        await table.gm.slash("handout", **options, description=f"Map {number}")
        if how == "all":
            await table.gm.forge(f"n:handout-all:1:{number}")
        elif how:
            await table.gm.forge(f"n:handout-some:1:{number}", "2")
    players = (await exported(table, table.alva, "journal export")).decode()
    gm = (await exported(table, table.gm, "journal export", edition="gm")).decode()
    text = (await exported(table, table.alva, "journal export", format="md")).decode()
    assert ("Map 1" in players, "Map 2" in players, "Map 3" in players) == (True, False, False)
    assert players.count('src="data:image/webp;base64,') == 1
    assert gm.count('src="data:image/webp;base64,') == 2, "one that is only prepared is no part of the story"
    assert "Map 1" in text


async def test_a_player_hands_nothing_out(table: Table) -> None:
    await with_mira(table)
    refused = await table.alva.slash("handout", picture=("map.png", picture()), description="A map")
    assert "GM" in refused.text
    assert await table.bot.table.store.pictures.hashes(1) == ()


async def test_pictures_move_with_the_campaign(table: Table) -> None:
    await with_mira(table)
    await sent(table.alva)
    await table.gm.slash("handout", picture=("map.png", picture("JPEG")), description="A map")
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    await table.gm.slash("campaign unbind")
    answer = await brought(table.gm, "campaign import", file)
    stored = table.bot.table.store.pictures
    assert await stored.portraits(2) == await stored.portraits(1), answer.text
    assert await stored.hashes(2) == await stored.hashes(1)


async def test_a_picture_in_a_file_is_trusted_no_more_than_any_other(table: Table) -> None:
    await with_mira(table)
    await sent(table.alva)
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    large = picture("PNG")
    for hash_, data in (
        (hash_of(large), b64encode(large).decode()),
        (file["pictures"][0]["hash"], b64encode(large).decode()),
        ("0" * 32, "no base64!"),
    ):
        file["pictures"][0] = {"hash": hash_, "data": data}
        file["portraits"][0]["hash"] = hash_
        assert "pictures" in (await brought(table.gm, "campaign import", file, at=table.voice)).text


async def test_being_forgotten_deletes_the_portraits_of_ones_characters(table: Table) -> None:
    await with_mira(table)
    await sent(table.alva)
    asked = await table.alva.slash("privacy erase")
    await table.alva.press(asked.message, "Forget me")
    assert await table.bot.table.store.pictures.hashes(1) == ()
    assert await table.bot.table.store.pictures.portraits(1) == {}


async def test_pictures_beside_the_database_are_shown_moved_and_deleted_in_the_same_way(
    tmp_path: Path, dice: ScriptedDice
) -> None:
    beside = tmp_path / "pictures"
    settings = Settings(pictures_to=str(beside))
    async with laid(tmp_path / "table.sqlite3", dice, settings) as table:
        await with_mira(table)
        answer = await sent(table.alva)
        (file,) = answer.message.attachments
        (stored,) = beside.glob("1/*.webp")
        assert await file.read() == stored.read_bytes()
        whole_campaign: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
        await table.gm.slash("campaign unbind")
        await brought(table.gm, "campaign import", whole_campaign)
        assert [one.name for one in beside.glob("2/*.webp")] == [stored.name]
        asked = await table.alva.slash("privacy erase")
        await table.alva.press(asked.message, "Forget me")
        assert list(beside.glob("1/*.webp")) == []


async def test_an_undo_takes_back_what_was_played_and_leaves_a_portrait(table: Table) -> None:
    """A portrait is no event: setting one is not what an undo finds last, and taking it away is a button."""
    await with_mira(table)
    await sent(table.alva)
    asked = await table.alva.slash("undo")
    assert FACE not in whole(asked.message)
    assert "portrait" not in whole(asked.message)
    await table.alva.press(asked.message, "Undo it")
    (portrait,) = (await table.bot.table.store.pictures.portraits(1)).values()
    assert portrait.alt == FACE


async def test_undoing_a_handout_deletes_its_picture_and_a_refused_one_leaves_none(table: Table) -> None:
    await with_mira(table)
    map_, key = (("map.png", picture(size=(90, width))) for width in (90, 91))
    await table.gm.slash("handout", picture=map_, description="A map")
    refused = await table.gm.slash("handout", picture=key, title="\u200b", description="A key")
    assert "name" in refused.text
    assert len(await table.bot.table.store.pictures.hashes(1)) == 1
    await table.gm.press((await table.gm.slash("undo")).message, "Undo it")
    assert (await table.state()).campaign.handouts == ()
    assert await table.bot.table.store.pictures.hashes(1) == ()
