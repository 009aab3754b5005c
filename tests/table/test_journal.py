"""The journal read from a store: parts, ranges, turns that cross their bounds, limits and editions."""

import json
import re
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from narration.journal.chronicle import ContestRecord, Format, Place, Selection
from rules.campaign.actions import (
    ChangeScene,
    EndSession,
    FoundCampaign,
    GiveCharacter,
    MoveTime,
    StartSession,
    TakeSeat,
)
from rules.chance.dice import ScriptedDice
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.store import Store
from table.journal import ExportRequest, Journal, Silence
from table.play.table import Table

GM, MIRA = Seat(role=Role.GM, id="1"), Seat(role=Role.PLAYER, id="2")
WHOLE = ExportRequest("json", "players", "en", Selection())


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "table.sqlite3"), SYSTEMS)
    yield opened
    await opened.close()


@pytest.fixture
async def dice() -> ScriptedDice:
    return ScriptedDice()


@pytest.fixture
async def table(store: Store, dice: ScriptedDice) -> Table:
    """Return a table with two sessions; a conflict begins in the first and continues in the second."""
    made = Table(store, dice)
    await made.found(9, "nyx", FoundCampaign(holder=5, name="The Night Train", language="en", place=3))
    for action, seat in (
        (TakeSeat(holder=6), PUBLIC),
        (nyx.CreateBare(name="Guard", value=7), GM),
        (nyx.CreateBare(name="Wolf", value=6), GM),
        (StartSession(), GM),
        (ChangeScene(), GM),
    ):
        await made.play(1, action, seat)
    sides = (
        contest_actions.SideSetup(character="1", goal="win"),
        contest_actions.SideSetup(character="2", goal="eat"),
    )
    await made.play(1, contest_actions.OpenConflict(place=3, title="In the den", sides=sides), GM)
    await declare(made, 1)
    await declare(made, 2)
    await pick(made, 1)
    await made.play(1, EndSession(), GM)
    await made.play(1, StartSession(), GM)
    dice.add(4, 2)
    await pick(made, 2)
    return made


async def declare(table: Table, side: Any) -> None:
    at = {"contest": await number(table), "turn": 1}
    await table.play(1, contest_actions.Declare(**at, side=side, attribute=Attribute.VALUE), GM)  # type: ignore[arg-type]


async def pick(table: Table, side: Any) -> None:
    contest = await number(table)
    await table.play(
        1, contest_actions.PickTactic(contest=contest, turn=1, side=side, tactic=Tactic.WAITING), GM
    )


async def number(table: Table) -> str:
    return list((await table.state(1)).contests)[-1]


def events(data: bytes) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(data)["events"]
    return found


def matches(chronicle: Any) -> list[ContestRecord]:
    return [
        one
        for session in chronicle.sessions
        for scene in session.scenes
        for one in scene.told
        if isinstance(one, ContestRecord)
    ]


async def test_the_parts_of_a_log_have_their_boundaries_and_their_events(table: Table) -> None:
    parts = await Journal(table).parts(1)
    assert [(part.place, part.titles) for part in parts] == [
        (Place(0, 1), ()),
        (Place(1, 1), ()),
        (Place(1, 2), ("In the den",)),
        (Place(2, 2), ()),
    ]
    assert all(one.last == two.first - 1 for one, two in pairwise(parts))


async def test_the_parts_add_up_to_the_whole(table: Table) -> None:
    journal = Journal(table)
    whole = events(await journal.export(1, WHOLE))
    by_session = [
        one
        for session in (0, 1, 2)
        for one in events(await journal.export(1, ExportRequest("json", "players", "en", Selection(session))))
    ]
    by_scene = [
        one
        for scene in (1, 2)
        for one in events(
            await journal.export(1, ExportRequest("json", "players", "en", Selection(scene=scene)))
        )
    ]
    assert by_session == whole
    assert by_scene == whole
    logged = {one.seq for one in await table.store.log.events(1)}
    assert {one["seq"] for one in whole} <= logged


async def test_a_turn_across_a_boundary_is_told_completely_where_it_ended(table: Table) -> None:
    journal = Journal(table)
    (early,) = matches(await journal.chronicle(1, "players", Selection(session=1)))
    (late,) = matches(await journal.chronicle(1, "players", Selection(session=2)))
    assert [(turn.number, turn.panel is not None) for turn in early.turns] == [(0, True), (1, False)]
    (turn,) = late.turns
    assert turn.panel is not None
    later = await journal.chronicle(1, "players", Selection(session=2))
    assert {one.place for one in later.log} == {Place(2, 2)}
    (whole,) = matches(await journal.chronicle(1, "players", Selection(session=1, scene=2)))
    assert whole.title == "In the den"


async def test_a_file_that_is_too_long_too_large_or_missing_is_refused(table: Table) -> None:
    for act, code in (
        (Journal(table, most=5).export(1, WHOLE), "journal-too-long"),
        (Journal(table).export(1, WHOLE, most_bytes=1000), "journal-too-large"),
        (Journal(table).export(1, ExportRequest("md", "gm", "en", Selection(session=9))), "no-such-part"),
        (Journal(table).export(7, WHOLE), "no-such-campaign"),
    ):
        with pytest.raises(Refused) as caught:
            await act
        assert caught.value.code == code


async def test_the_past_of_a_character_that_changed_hands_keeps_its_old_owner(table: Table) -> None:
    await table.play(1, nyx.CreateCharacter(name="Baron Ravn", npc=True), GM)
    ravn = list((await table.state(1)).characters)[-1]
    await table.play(1, nyx.SetAttribute(character=ravn, attribute=Attribute.BODY, value=6), GM)
    before = [one["seq"] for one in events(await Journal(table).export(1, WHOLE))]
    await table.play(1, GiveCharacter(character=ravn, seat=MIRA.id), GM)
    await table.play(1, nyx.SetAttribute(character=ravn, attribute=Attribute.BODY, value=7), MIRA)
    after = events(await Journal(table).export(1, WHOLE))
    assert [one["seq"] for one in after][: len(before)] == before
    assert [one["kind"] for one in after[len(before) :]] == ["character-given", "attribute-set"]


async def test_undone_events_are_not_told(table: Table) -> None:
    def taken_back(one: dict[str, Any]) -> bool:
        return bool(one["kind"] == "undone")

    before = events(await Journal(table).export(1, WHOLE))
    await table.play(1, MoveTime(minutes=30), GM)
    assert events(await Journal(table).export(1, WHOLE))[-1]["kind"] == "time-moved"
    version = await table.store.version(1)
    assert version is not None
    await table.undo(1, version, (GM,))
    after = events(await Journal(table).export(1, WHOLE))
    assert [one for one in after if not taken_back(one)] == before


async def test_json_declares_its_format_and_has_each_event_with_its_dice_and_its_text(table: Table) -> None:
    document = json.loads(
        await Journal(table).export(1, ExportRequest("json", "players", "sv", Selection(2)))
    )
    assert {key: document[key] for key in ("nattvakt", "format", "edition", "language", "part")} == {
        "nattvakt": "journal",
        "format": 1,
        "edition": "players",
        "language": "sv",
        "part": {"session": 2, "scene": None},
    }
    rolled = next(one for one in document["events"] if one["kind"] == "round-rolled")
    assert rolled["event"]["sides"][0]["roll"]["dice"] == [4]
    assert (rolled["session"], rolled["scene"], rolled["contest"], rolled["turn"]) == (
        2,
        2,
        await number(table),
        1,
    )
    assert rolled["at"].endswith("Z")
    assert rolled["told"][0].startswith("Guard")
    assert "**" not in "".join(rolled["told"])
    system = SYSTEMS["nyx"].events
    for one in document["events"]:
        assert system.dump_python(system.validate_python(one["event"]), mode="json")["kind"] == one["kind"]


#: The number of the last save, and the short form of its link.
LINK = re.compile(rb"\d+[^0-9]{1,4}(?:[0-9a-f]{4} ){7}[0-9a-f]{4}")


@pytest.mark.parametrize("format_", ["html", "md", "json"])
async def test_exports_survive_people_leaving(table: Table, format_: Format) -> None:
    wish = ExportRequest(format_, "gm", "ru", Selection())
    before = await Journal(table).export(1, wish)
    state = await table.state(1)
    gone = tuple(record.but(holder=0, called="") for record in state.campaign.seats)
    stored = await table.store.load(1)
    assert stored is not None
    await table.store.save(stored, stored.state.but(campaign=state.campaign.but(seats=gone)), (), "1")
    after = await Journal(table).export(1, wish)
    if format_ == "json":  # the chain goes on with the save in which they left
        was, now = json.loads(before), json.loads(after)
        assert now["chain"]["saves"].pop()["save"] == was["chain"]["saves"][-1]["save"] + 1
        assert now == was
    else:
        assert before != after
        assert LINK.sub(b"", after) == LINK.sub(b"", before)


async def test_the_public_page_of_a_long_campaign_has_the_latest_sessions_and_everybody(table: Table) -> None:
    silence = Silence(lambda _, __: False, ())
    whole = await Journal(table).public(1, silence)
    assert [one.number for one in whole.sessions] == [0, 1, 2]
    last = await Journal(table, most=1).public(1, silence)
    assert [one.number for one in last.sessions] == [2]
    assert last.people == whole.people
    assert last.is_public
