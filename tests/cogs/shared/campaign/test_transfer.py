"""Exporting and importing characters and campaigns in Discord; a refusal names the place in the file."""

import json
import time
from functools import partial
from typing import Any

import pytest

from rules.campaign.actions import StartSession
from rules.core.refusal import Refused
from rules.nyx.state.contest_actions import GiveUp
from table.audit.stored_chain import audit_stored_chain
from table.journal import ALL, ExportRequest, Journal
from table.transfer.packing import unpack_journal
from table.transfer.readers import SMALL
from tests import seam
from tests.simulated.tabletop import Answer, Person, Table


async def got(table: Table, answer: Answer) -> bytes:
    """Return the file attached to a private answer."""
    (attached,) = answer.place.attachments
    assert answer.place.ephemeral
    data = table.env.backend.cdn.get(attached.url)
    assert isinstance(data, bytes)
    return data


async def brought(person: Person, command: str, data: bytes | dict[str, Any], **options: Any) -> Answer:
    """Import a file with a command."""
    content = data if isinstance(data, bytes) else json.dumps(data).encode()
    return await person.slash(command, file=("file.json", content), **options)


async def exported(table: Table, person: Person, command: str, **options: Any) -> bytes:
    return await got(table, await person.slash(command, **options))


async def test_a_player_takes_a_character_along_and_all_hear_of_it(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    file = json.loads(await exported(table, table.alva, "character export"))
    assert file["character"]["name"] == "Mira"
    file["character"]["name"] = "Mirna"
    answer = await brought(table.boris, "character import", file)
    assert answer.place.ephemeral
    assert "Mirna" in answer.place.content
    mirna = await table.character("Mirna")
    assert (mirna.seat, mirna.finished) == ("3", True)
    assert any("Mirna" in message.content for message in table.read())


async def test_what_the_gm_brings_in_players_do_not_hear_of(table: Table) -> None:
    await table.campaign()
    await table.guard("Guard", 7)
    file = json.loads(await exported(table, table.gm, "character export", character="Guard"))
    file["character"]["name"] = "Captain"
    before = len(table.read())
    await brought(table.gm, "character import", file)
    assert (await table.character("Captain")).seat == ""
    assert len(table.read()) == before


async def test_a_spoiled_file_is_refused_with_its_place_in_the_reader_s_language(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    file = json.loads(await exported(table, table.alva, "character export"))
    file["character"] |= {"name": "Mirna", "points": "many"}
    table.languages[table.alva.id] = "sv"
    before = await table.version()
    answer = await brought(table.alva, "character import", file)
    assert answer.message.ephemeral
    assert "character.points" in answer.text
    assert "heltal" in answer.text
    assert await table.version() == before


@pytest.mark.parametrize(
    ("who", "command", "options", "said"),
    [
        ("alva", "character export", {"character": "Tove"}, "You don’t play Tove"),
        ("alva", "campaign export", {}, "Only the GM"),
    ],
)
async def test_nobody_gets_what_is_not_theirs(
    table: Table, who: str, command: str, options: dict[str, str], said: str
) -> None:
    await table.campaign()
    await table.finished_character(table.boris, "Tove")
    answer = await getattr(table, who).slash(command, **options)
    assert said in answer.text
    assert not answer.place.attachments


async def test_a_player_brings_nobody_in_the_middle_of_a_session(table: Table) -> None:
    await table.campaign()
    await table.play(StartSession(), table.gm)
    answer = await brought(table.alva, "character import", b"{}")
    assert "between sessions" in answer.text


async def test_a_file_that_is_too_big_is_not_even_fetched(table: Table) -> None:
    await table.campaign()
    answer = await brought(table.gm, "character import", b" " * (1024 * 1024 + 1))
    assert "1024 kilobytes" in answer.text


#: Parts of the lines by which a journal says what a file proves, and what it does not.
OF_PROOFS = (
    "What can be checked",
    "Hashes fixed the dice",
    "Played before as",
    "The journal as JSON",
    "came in from a file",
    "What was played before",
    "Last link, of save",
    "### Chain",
)


async def test_a_campaign_moves_to_another_server_with_its_story(table: Table) -> None:
    await table.duel(title="By the river")
    conflict = await table.conflict()
    await table.play(GiveUp(contest=conflict.id, turn=conflict.turn, side=1), table.alva)
    data = await exported(table, table.gm, "campaign export")
    assert not any(str(one.id).encode() in data for one in (table.gm, table.alva, table.boris))
    arrived = await brought(table.stranger, "campaign import", data, at=table.elsewhere)
    assert "The Night Train" in arrived.place.content
    moved = (await table.state(2)).campaign
    assert moved.home != table.guild.id
    assert [record.holder for record in moved.seats] == [table.stranger.id, 0, 0]
    assert moved.places == (table.elsewhere.id,)
    here, there = await told(table, 1), await told(table, 2)
    assert any("Played before as campaign 1" in one for one in there)
    more = [one for one in there if one not in here and not any(mark in one for mark in OF_PROOFS)]
    counted, new = more
    assert new.endswith("The campaign was imported from a file. The journal has what happened before.")
    gone = [one for one in here if one not in there and not any(mark in one for mark in OF_PROOFS)]
    assert gone == [counted.replace("3 other", "2 other")]
    assert 2 not in {campaign for _, campaign, _ in await table.bot.table.store.posts.unshown()}


async def told(table: Table, campaign: int) -> list[str]:
    """Return the lines of a campaign's journal, without formatting."""
    data = await Journal(table.bot.table).export(campaign, ExportRequest("md", "gm", "en", ALL))
    lines = (line.strip("-*> \\") for line in data.decode().splitlines())
    return [line for line in lines if line and "Exported" not in line]


async def test_what_runs_stays_here_and_is_named(table: Table) -> None:
    await table.duel(title="On the roof")
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Offensive")
    answer = await table.gm.slash("campaign export")
    assert "On the roof" in answer.place.content
    data = await got(table, answer)
    assert b"On the roof" not in data
    assert b"tactic" not in data
    (journal,) = (json.loads(unpack_journal(one)) for one in json.loads(data)["earlier"])
    assert "On the roof" not in str(journal)
    assert not [one for one in journal["events"] if one["contest"]]
    assert all("pick" not in one and "nonce" not in one for one in journal["seals"])


async def test_a_campaign_comes_in_where_there_is_none(table: Table) -> None:
    await table.campaign()
    data = await exported(table, table.gm, "campaign export")
    answer = await brought(table.gm, "campaign import", data)
    assert "already belongs" in answer.text
    assert len(await table.bot.table.store.campaigns.of(table.guild.id)) == 1


async def test_files_that_are_brought_at_once_are_read_one_after_the_other(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.campaign()
    reading: list[bytes] = []

    def slowly(data: bytes, _: object) -> None:
        reading.append(data)
        time.sleep(0.1)
        assert reading == [data]
        reading.clear()
        raise Refused("file-no-character")

    monkeypatch.setattr("table.transfer.file_import.read_character", slowly)
    deeds = [partial(brought, person, "character import", b"{}") for person in (table.alva, table.boris)]
    answers = await seam.together(table.env, *deeds)
    assert ["There’s no Nattvakt character in that file" in answer.text for answer in answers] == [True, True]


async def test_a_file_for_a_taken_place_is_not_even_fetched(table: Table) -> None:
    await table.campaign()
    seam.lose_files(table.env)
    answer = await brought(table.gm, "campaign import", b"{}")
    assert "already belongs" in answer.text


async def test_a_long_campaign_is_read_by_a_helper_and_stored_whole(table: Table) -> None:
    await table.campaign()
    file = json.loads(await exported(table, table.gm, "campaign export"))
    file["events"] *= 1 + 2 * SMALL // len(json.dumps(file["events"]))
    await brought(table.stranger, "campaign import", file, at=table.elsewhere)
    store = table.bot.table.store
    assert len(await store.log.events(2)) == len(file["events"]) + 1
    report = await audit_stored_chain(table.bot.table, 2)
    assert report is not None
    assert not report.flaws


async def test_a_spoiled_campaign_makes_none(table: Table) -> None:
    await table.campaign()
    file = json.loads(await exported(table, table.gm, "campaign export"))
    file["campaign"]["scene"] = "first"
    answer = await brought(table.stranger, "campaign import", file, at=table.elsewhere)
    assert "campaign.scene" in answer.text
    assert await table.bot.table.store.version(2) is None
