"""/privacy in Discord: data is shown, exported, and erased to the last byte, and the story stays whole."""

import json
import sqlite3
from base64 import b64decode
from contextlib import closing
from typing import Any

import pytest

from rules.campaign.actions import AppointStandIn, Invite
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Sealed
from storage.documents.errors import Unavailable
from storage.pages import PageTable
from tests.cogs.shared.people.test_portraits import FACE, sent
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Person, Table
from tests.table.test_uploads import picture


async def erased(person: Person) -> Answer:
    """Ask to be forgotten, and confirm it."""
    asked = await person.slash("privacy erase")
    return await person.press(asked.message, "Forget me")


def rows(table: Table) -> list[str]:
    """Return the database as SQL, with every row of every table."""
    with closing(sqlite3.connect(table.database)) as connection:
        return [*connection.iterdump()]


def traces(table: Table, person: Person) -> list[str]:
    """Return the rows with a person's account or name, and the files with their account."""
    account, name = str(person.id), person.actor.user.name
    found = [row for row in rows(table) if account in row or name in row]
    files = [table.database, table.database.with_name(f"{table.database.name}-wal")]
    marks = (account.encode(), person.id.to_bytes(8, "big"))
    held = [path.name for path in files if path.exists() and any(one in path.read_bytes() for one in marks)]
    return found + held


async def about(table: Table, person: Person) -> dict[str, Any]:
    """Return the exported file with everything that is stored about a person."""
    answer = await person.slash("privacy export")
    (attached,) = answer.place.attachments
    data = table.env.backend.cdn.get(attached.url)
    assert data is not None
    told: dict[str, Any] = json.loads(data)
    return told


async def test_somebody_unknown_hears_that_nothing_is_stored_and_nothing_comes_of_it(table: Table) -> None:
    await table.campaign()
    for command in ("privacy show", "privacy erase"):
        answer = await table.stranger.slash(command, at=table.elsewhere)
        assert answer.message.ephemeral
        assert "Nothing is stored about you" in answer.text
        assert not labels(answer.message)
    assert traces(table, table.stranger) == []


async def test_who_only_looks_on_leaves_no_trace(table: Table) -> None:
    await table.campaign()
    looker = Person(table, table.guild.add_member(table.env.create_user("looker")))
    await looker.slash("campaign info")
    await looker.offered("character sheet", "character")
    assert traces(table, looker) == []


async def test_a_person_sees_where_they_are_named_also_in_a_direct_message(table: Table) -> None:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    written = await table.alva.actor.user.slash("privacy show")
    for answer in (await table.alva.slash("privacy show"), Answer(written)):
        assert "1 campaign" in answer.text
        assert "Mira" in str(answer.message.embeds[0].to_dict())


async def test_the_file_holds_a_person_s_own_things_and_nobody_else_s(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Offensive")
    told = await about(table, table.alva)
    (seat,) = told["seats"]
    assert (told["account"], seat["campaign"], seat["seat"]) == (table.alva.id, "The Night Train", "2")
    assert [one["name"] for one in seat["characters"]] == ["Mira"]
    kinds = {one["event"]["kind"] for one in seat["did"]}
    assert {"character-created", "tactic-picked"} <= kinds
    assert str(table.boris.id) not in json.dumps(told)


async def test_the_file_holds_portraits_and_when_one_can_come_which_are_forgotten_too(table: Table) -> None:
    await table.duel()
    await sent(table.alva)
    await table.gm.fill(await table.gm.forge("n:meet-ask:1"), "thu 19:00", "London")
    for person, said in ((table.alva, "maybe"), (table.boris, "yes")):
        asked = await person.forge("n:meet:1")
        await person.press_id(asked.place, next(one for one in ids(asked.place) if one.endswith(said)))
    (seat,) = (await about(table, table.alva))["seats"]
    assert [one["answer"] for one in seat["comes"]] == ["maybe"]
    (portrait,) = seat["portraits"]
    assert (portrait["character"], portrait["shows"]) == ("Mira", FACE)
    assert b64decode(portrait["picture"])[8:12] == b"WEBP"
    await erased(table.alva)
    answers = await table.bot.table.store.meetings.answers(1)
    assert list(answers.values()) == ["yes"]
    assert await table.bot.table.store.pictures.portraits(1) == {}


async def test_the_file_of_a_gm_has_the_pictures_of_handouts_that_stay_with_the_story(table: Table) -> None:
    await table.campaign()
    for title in ("A map", "A key"):
        options: dict[str, Any] = {"picture": ("map.png", picture()), "title": title}
        await table.gm.slash("handout", **options, description="The way out")
    await table.gm.forge("n:handout-drop:1:2")
    (seat,) = (await about(table, table.gm))["seats"]
    (handout,) = seat["handouts"]
    assert (handout["title"], handout["shows"]) == ("A map", "The way out")
    assert b64decode(handout["picture"])[8:12] == b"WEBP"
    (other,) = (await about(table, table.alva))["seats"]
    assert other["handouts"] == []
    asked = whole((await table.gm.slash("privacy erase")).message)
    assert "your handouts remain" in asked
    await erased(table.gm)
    assert len(await table.bot.table.store.pictures.hashes(1)) == 1


async def test_who_is_forgotten_leaves_no_trace_and_a_whole_story(table: Table) -> None:
    await table.duel()
    await table.alva.slash("character list")
    await table.play(AppointStandIn(seat="3", stand_in="2"), table.boris)
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Offensive")
    log = len(await table.bot.table.store.log.events(1))
    assert traces(table, table.alva)
    done = await erased(table.alva)
    assert "Everything about you is deleted" in done.place.content
    assert traces(table, table.alva) == []
    state = await table.state()
    mira = await table.character("Mira")
    record = state.campaign.record(mira.seat)
    assert record is not None
    assert (record.holder, record.called) == (0, "")
    assert state.campaign.record("3").stand_in == ""  # type: ignore[union-attr]
    events = await table.bot.table.store.log.events(1)
    assert len(events) > log
    seen = table.bot.table.system(state).view(state, state.campaign.seat_of(table.boris.id))
    (conflict,) = seen.contests.values()
    assert conflict.side(1).pick is Sealed.SEALED
    assert table.alva.id not in table.bot.services.direct_messages._heard
    again = await table.alva.slash("privacy erase")
    assert "Nothing is stored about you" in again.text
    assert traces(table, table.alva) == []


async def test_what_failed_half_way_is_found_again_by_the_next_press(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(*_: object) -> None:
        raise Unavailable("The disk is full.")

    await table.campaign()
    table.forgives = True
    with monkeypatch.context() as patch:
        patch.setattr(PageTable, "choose", unavailable)
        await erased(table.alva)
    assert (await table.state()).campaign.held_by(table.alva.id)
    await erased(table.alva)
    assert traces(table, table.alva) == []
    choices = await table.bot.table.store.pages.choices(1)
    assert not choices["2"].tellings


async def test_a_gm_is_told_which_chair_stands_empty_and_it_does(table: Table) -> None:
    await table.campaign()
    asked = await table.gm.slash("privacy erase")
    assert "The Night Train" in str(asked.message.embeds[0].to_dict())
    await table.gm.press(asked.message, "Forget me")
    assert (await table.state()).campaign.gm.holder == 0
    assert traces(table, table.gm) == []


async def test_an_invitation_and_the_language_are_forgotten_too_in_a_direct_message(table: Table) -> None:
    await table.campaign()
    invited = table.stranger
    await table.play(Invite(holder=invited.id), table.gm)
    await table.bot.services.direct_messages.hear(invited.id, "sv")
    assert traces(table, invited)
    asked = await invited.actor.user.slash("privacy erase")
    await invited.actor.user.click(asked.response, label="Forget me")
    assert traces(table, invited) == []
    assert (await table.state()).campaign.invited == ()


async def test_the_confirmation_works_after_a_restart(table: Table) -> None:
    await table.campaign()
    asked = await table.alva.slash("privacy erase")
    await table.restart()
    await table.alva.press(asked.message, "Forget me")
    assert (await table.state()).campaign.seat_of(table.alva.id) == PUBLIC


@pytest.mark.parametrize("language", ["sv", "ru"])
async def test_it_is_asked_in_the_reader_s_language(table: Table, language: str) -> None:
    await table.campaign()
    table.languages[table.alva.id] = language
    answer = await table.alva.slash("privacy erase")
    assert labels(answer.message) == [{"sv": "Glöm mig", "ru": "Забыть меня"}[language]]
