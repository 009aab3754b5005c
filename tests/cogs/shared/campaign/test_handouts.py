"""Handouts: prepared by the GM, shown to everybody or to some, read again later, and never known before."""

import asyncio
import json
from typing import Any

import pytest

from narration.text.line import line
from narration.text.texts import bundled_texts
from rules.campaign.actions import LeaveSeat
from rules.campaign.handouts import MOST_WORDS
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Table
from tests.table.test_uploads import picture

LETTER = "My dear Mira,\n\nthe lantern is *not* what you think."


async def prepared(table: Table, title: str = "A letter", text: str = LETTER) -> Answer:
    """Let the GM prepare a handout by the buttons of /handout."""
    shown = await table.gm.slash("handout")
    return await table.gm.fill(await table.gm.press(shown.message, "New…"), title, text)


async def test_a_handout_that_is_prepared_is_known_to_nobody(table: Table) -> None:
    await table.campaign()
    posted = len(table.read())
    answer = await prepared(table)
    assert answer.message.ephemeral
    assert "Nobody has seen it yet." in whole(answer.message)
    assert len(table.read()) == posted
    assert whole((await table.alva.slash("handout")).message).startswith("No handouts so far.")
    assert "a handout like that" in (await table.alva.forge("n:handout-read:1:1")).text


async def test_shown_to_all_it_is_posted_and_can_be_read_again(table: Table) -> None:
    await table.campaign()
    answer = await prepared(table)
    await table.gm.press(answer.message, "Show to all")
    assert "A letter" in table.read()[-1].content
    assert r"the lantern is \*not\* what you think." in whole(table.read()[-1])
    listed = await table.alva.slash("handout")
    again = await table.alva.choose(listed.message, "handout-open", "1")
    assert "My dear Mira," in whole(again.message)


async def test_shown_to_some_only_they_can_open_it_and_all_hear_that_there_is_one(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    answer = await prepared(table)
    await table.gm.choose(answer.message, "handout-some", "2")
    notice = table.read()[-1]
    assert "something to read for: Mira" in notice.content
    assert "lantern" not in whole(notice)
    assert "A letter" not in whole(notice)
    assert "lantern" in whole((await table.alva.press(notice, "Read it")).message)
    assert "a handout like that" in (await table.boris.press(notice, "Read it")).text


async def test_it_is_shown_to_more_later_and_to_nobody_twice(table: Table) -> None:
    await table.campaign()
    answer = await prepared(table)
    some = await table.gm.choose(answer.message, "handout-some", "2")
    await table.gm.choose(some.place, "handout-some", "3")
    assert "lantern" in whole((await table.boris.forge("n:handout-read:1:1")).message)
    again = await table.gm.forge("n:handout-some:1:1", ["3"])
    assert "They have it already." in again.text


async def test_now_says_how_many_there_are_to_read(table: Table) -> None:
    await table.campaign()
    await table.gm.press((await prepared(table)).message, "Show to all")
    shown = await table.alva.slash("now")
    assert "1 handout to read" in whole(shown.message)
    listed = await table.alva.press(shown.message, "Handouts")
    assert "1 handout" in whole(listed.message)


async def test_the_players_journal_has_only_what_was_shown_to_all(table: Table) -> None:
    await table.campaign()
    await table.gm.press((await prepared(table)).message, "Show to all")
    await table.gm.choose((await prepared(table, "For Mira", "a raven")).message, "handout-some", "2")
    await prepared(table, "For later", "an owl")
    players = (await exported(table, table.alva, "journal export", format="md")).decode()
    gm = (await exported(table, table.gm, "journal export", format="md", edition="gm")).decode()
    assert "what you think" in players
    assert not [word for word in ("raven", "owl", "For Mira", "For later") if word in players]
    assert all(word in gm for word in ("what you think", "raven", "For later"))


async def test_two_evenings_that_differ_in_a_handout_of_others_read_alike(table: Table) -> None:
    await table.campaign()
    for number, text in ((1, "a raven"), (2, "an owl, a lake and a key")):
        answer = await prepared(table, f"Secret {number}", text)
        await table.gm.choose(answer.message, "handout-some", "2")
    told = [whole(one) for one in table.read()[-2:]]
    assert told[0] == told[1]


async def test_preparing_can_be_undone_and_showing_cannot(table: Table) -> None:
    await table.campaign()
    answer = await prepared(table)
    undo = await table.gm.slash("undo")
    await table.gm.press(undo.message, "Undo it")
    assert (await table.state()).campaign.handouts == ()
    answer = await prepared(table)
    await table.gm.press(answer.message, "Show to all")
    assert "Undo it" not in labels((await table.gm.slash("undo")).message)


async def test_a_deleted_handout_is_gone_for_those_who_had_it_too(table: Table) -> None:
    await table.campaign()
    answer = await prepared(table)
    some = await table.gm.choose(answer.message, "handout-some", "2")
    sure = await table.gm.press(some.place, "Delete")
    assert "can’t open it again" in sure.text
    await table.gm.press(sure.place, "Delete")
    assert "a handout like that" in (await table.alva.forge("n:handout-read:1:1")).text


async def test_only_the_gm_prepares_shows_and_deletes(table: Table) -> None:
    await table.campaign()
    await prepared(table)
    for press in ("n:handout-ask:1", "n:handout-all:1:1", "n:handout-drop:1:1"):
        assert "GM" in (await table.alva.forge(press)).text
    assert not (await table.state()).campaign.handouts[0].everybody


async def test_who_gave_up_the_seat_reads_only_what_all_may(table: Table) -> None:
    await table.campaign()
    await table.gm.choose((await prepared(table)).message, "handout-some", "2")
    await table.play(LeaveSeat(seat="2"), table.alva)
    assert "a handout like that" in (await table.alva.forge("n:handout-read:1:1")).text


async def test_a_text_that_is_too_long_is_refused(table: Table) -> None:
    await table.campaign()
    refused = await table.gm.forge_form("n:handout-make:1", "A letter", "x" * (MOST_WORDS + 1))
    assert "2000" in refused.text or "2,000" in refused.text
    assert "text" in (await table.gm.forge_form("n:handout-make:1", "A letter", " \n ")).text.lower()


async def test_an_address_that_somebody_typed_is_text_and_is_never_fetched(table: Table) -> None:
    """Neither as a handout's title, text or description, nor as a portrait's description."""
    asked: list[str] = []

    async def hear(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append("somebody came")
        writer.close()

    async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x.png"
        await table.campaign()
        await table.finished_character(table.alva, "Mira")
        await prepared(table, address, address)
        await table.gm.forge("n:handout-all:1:1")
        await table.gm.slash("handout", picture=("a.png", picture()), description=address, title=address)
        await table.alva.slash("character portrait", picture=("a.png", picture()), description=address)
        await table.alva.slash("character portrait", picture=("a.png", address.encode()), description=address)
        await table.env.settle()
        shown = [one for message in table.read() for one in message.embeds]
        assert any("x.png" in whole(message) for message in table.read())
    assert asked == []
    assert not [one for one in shown if address in (one.image.url, one.thumbnail.url)]


async def test_handouts_move_with_the_campaign(table: Table) -> None:
    await table.campaign()
    long = "x" * 900
    await table.gm.choose((await prepared(table, text=long)).message, "handout-some", "2")
    await prepared(table, "For later", "an owl")
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    await table.gm.slash("campaign unbind")
    answer = await brought(table.gm, "campaign import", file)
    moved = (await table.bot.table.state(2)).campaign.handouts
    assert [(one.title, one.seats) for one in moved] == [("A letter", ("2",)), ("For later", ())], answer.text
    for field, value in (("number", 2), ("seats", ["9"]), ("paragraphs", []), ("title", "")):
        bad = json.loads(json.dumps(file))
        bad["campaign"]["handouts"][0][field] = value
        assert "handouts" in (await brought(table.gm, "campaign import", bad, at=table.voice)).text


@pytest.mark.parametrize(
    ("count", "said"), [(1, "раздатка"), (2, "раздатки"), (5, "раздаток"), (21, "раздатка")]
)
def test_their_number_is_said_in_russian(count: int, said: str) -> None:
    assert bundled_texts().say("ru", line("handouts-headline", count=count)) == f"{count} {said}"
