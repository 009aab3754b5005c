"""The table loads, plays, saves and only then returns, even if another process uses the database."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules.campaign.actions import BindPlace, ChangeScene, TakeSeat
from rules.chance.dice import ScriptedDice
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.nyx.state.campaign_state import NyxState
from rules.registry import SYSTEMS
from storage.documents.errors import VersionConflict
from storage.store import Store
from storage.stored import Stored
from table.play import table as loop
from table.play.table import Table
from tests.table.nyx_table import GM, HOME, PLACE, founded, guards

OTHER_PLACE = 21


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "table.sqlite3"), SYSTEMS)
    yield opened
    await opened.close()


@pytest.fixture
async def table(store: Store) -> Table:
    made = Table(store, ScriptedDice())
    await founded(made)
    return made


async def conflict(table: Table) -> str:
    """Open a conflict between two guards, and return its id."""
    await guards(table, "Guard", "Other")
    sides = tuple(contest_actions.SideSetup(character=number, goal="win") for number in ("1", "2"))
    opening = contest_actions.OpenConflict(place=PLACE, title="Duel", sides=sides)  # type: ignore[arg-type]
    opened = await table.play(1, opening, GM)
    return list(opened.after.contests)[-1]


def refusal(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.code


async def test_the_founder_of_a_campaign_is_its_gm_and_it_belongs_to_its_server(
    store: Store,
) -> None:
    state = await founded(Table(store))
    assert state.campaign.gm.holder == 5
    assert (state.campaign.home, state.campaign.places) == (HOME, (PLACE,))
    assert await store.campaigns.at(PLACE) == state.campaign.id


async def test_a_taken_place_is_refused_and_nothing_is_founded(table: Table, store: Store) -> None:
    with pytest.raises(Refused) as caught:
        await founded(table)
    assert refusal(caught) == "place-taken"
    assert len(await store.campaigns.of(HOME)) == 1


async def test_a_place_of_another_campaign_cannot_be_bound(table: Table) -> None:
    await founded(table, OTHER_PLACE)
    with pytest.raises(Refused) as caught:
        await table.play(1, BindPlace(place=OTHER_PLACE), GM)
    assert refusal(caught) == "place-taken"
    assert (await table.state(1)).campaign.places == (PLACE,)


async def test_the_first_bound_place_selects_the_campaign(table: Table) -> None:
    second = await founded(table, OTHER_PLACE)
    for places, found in (((99, PLACE), 1), ((OTHER_PLACE, PLACE), second.campaign.id)):
        state = await table.at(places)
        assert state is not None
        assert state.campaign.id == found
    assert await table.at((99,)) is None


async def test_a_missing_campaign_is_refused(table: Table) -> None:
    with pytest.raises(Refused) as caught:
        await table.state(99)
    assert refusal(caught) == "no-such-campaign"


async def test_played_actions_are_on_the_disk_when_play_returns(table: Table, store: Store) -> None:
    played = await table.play(1, nyx.CreateBare(name="Guard", value=7), GM)
    stored = await store.load(1)
    assert stored is not None
    assert stored.state == played.after
    assert [entry.event for entry in await store.log.events(1)][-1:] == list(played.events)


async def test_a_refused_action_saves_nothing(table: Table, store: Store) -> None:
    version, events = await store.version(1), await store.log.events(1)
    with pytest.raises(Refused):
        await table.play(1, nyx.CreateBare(name="Guard", value=99), GM)
    assert (await store.version(1), await store.log.events(1)) == (version, events)


async def test_concurrent_actions_are_played_one_after_the_other(table: Table) -> None:
    await asyncio.gather(*(guards(table, f"Guard {number}") for number in range(20)))
    characters = (await table.state(1)).characters
    assert sorted(map(int, characters)) == list(range(1, 21))


async def test_a_concurrent_repetition_of_a_one_time_action_counts_once(table: Table) -> None:
    results = await asyncio.gather(
        *(table.play(1, TakeSeat(holder=7), PUBLIC) for _ in range(5)), return_exceptions=True
    )
    refused = [each for each in results if isinstance(each, Refused)]
    assert [each.code for each in refused] == ["seat-taken-already"] * 4
    assert len((await table.state(1)).campaign.seats) == 2


async def test_another_processs_save_is_seen_at_once(table: Table, store: Store) -> None:
    other = Table(store, ScriptedDice())
    await table.state(1)
    await guards(other, "Guard")
    assert [c.name for c in (await table.state(1)).characters.values()] == ["Guard"]


async def test_a_save_during_the_version_check_is_cached_and_nothing_is_loaded(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = store.version

    async def overtaken(campaign: int) -> int | None:
        monkeypatch.setattr(store, "version", version)
        read = await version(campaign)
        await guards(table, "Guard")
        return read

    async def load(_: int) -> Stored | None:
        raise AssertionError("it was kept")

    monkeypatch.setattr(store, "version", overtaken)
    monkeypatch.setattr(store, "load", load)
    assert [c.name for c in (await table.state(1)).characters.values()] == ["Guard"]


async def test_an_action_is_decided_again_on_the_state_left_by_another_process(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Table(store, ScriptedDice())
    save = store.save
    raced: list[bool] = []

    async def beaten_once(before: Stored, *rest: Any) -> Stored:
        if not raced:
            raced.append(True)
            await guards(other, "Guard")
        return await save(before, *rest)

    monkeypatch.setattr(store, "save", beaten_once)
    with pytest.raises(Refused) as caught:
        await table.play(1, nyx.CreateBare(name="Guard", value=3), GM)
    assert refusal(caught) == "name-taken"
    assert len((await table.state(1)).characters) == 1


async def test_losing_every_race_is_reported_as_an_error(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def always_beaten(*_: Any) -> Stored:
        raise VersionConflict

    monkeypatch.setattr(store, "save", always_beaten)
    with pytest.raises(TimeoutError, match="changed 8 times"):
        await table.play(1, ChangeScene(), GM)


async def test_a_finished_conflict_is_not_cached_but_can_be_found(table: Table) -> None:
    number = await conflict(table)
    await table.play(1, contest_actions.EndConflict(contest=number, turn=1), GM)
    assert not (await table.state(1)).contests
    ended = (await table.with_contest(1, number)).contests[number]
    assert not ended.is_open
    with pytest.raises(Refused) as caught:
        await table.play(1, contest_actions.EndConflict(contest=number, turn=1), GM)
    assert refusal(caught) == "conflict-over"


async def test_a_caller_that_knows_the_version_saves_reading_it_again(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, version = await conflict(table), await store.version(1)
    assert version is not None
    asked: list[int] = []
    read = store.version

    async def counted(campaign: int) -> int | None:
        asked.append(campaign)
        return await read(campaign)

    monkeypatch.setattr(store, "version", counted)
    assert number in (await table.since(version, 1, number)).state.contests
    assert (await table.system_of(1)).name == "nyx"
    assert not asked
    await guards(Table(store, ScriptedDice()), "Third")
    asked.clear()
    newer = await table.since(version + 1, 1, number)
    assert (newer.version, len(newer.state.characters)) == (version + 1, 3)
    assert asked


async def test_an_unknown_conflict_is_refused(table: Table) -> None:
    for attempt in (
        lambda: table.with_contest(1, "77"),
        lambda: table.play(1, contest_actions.EndConflict(contest="77", turn=1), GM),
    ):
        with pytest.raises(Refused) as caught:
            await attempt()
        assert refusal(caught) == "no-such-conflict"


async def test_every_roll_uses_the_given_dice(store: Store) -> None:
    dice = ScriptedDice([3])
    table = Table(store, dice)
    await founded(table)
    await guards(table, "Guard")
    await table.play(1, nyx.RollAlone(character="1", attribute=Attribute.VALUE), GM)
    assert dice.left == 0


async def test_only_a_limited_number_of_campaigns_is_cached_and_others_are_reloaded(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "CACHED", 2)
    table = Table(store, ScriptedDice())
    for number in range(5):
        await founded(table, 100 + number)
    loaded: list[int] = []
    load = store.load

    async def counted(campaign: int) -> Stored | None:
        loaded.append(campaign)
        return await load(campaign)

    monkeypatch.setattr(store, "load", counted)
    for campaign in (5, 4, 5, 1, 5, 4):
        state: NyxState = await table.state(campaign)
        assert state.campaign.places == (99 + campaign,)
    assert loaded == [1, 4]
