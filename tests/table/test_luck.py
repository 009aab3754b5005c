"""Luck read from a store: by character and by session, without secrets, and over a limited range."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.campaign.actions import (
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
from table.journal import Journal
from table.luck import Luck, LuckRecord
from table.play.table import Table
from tests.table.test_journal import declare, number

GM, MIRA = Seat(role=Role.GM, id="1"), Seat(role=Role.PLAYER, id="2")
GUARD, WOLF = "1", "2"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "table.sqlite3"), SYSTEMS)
    yield opened
    await opened.close()


@pytest.fixture
async def table(store: Store) -> Table:
    """Return a table with a guard (7) and a wolf (6): a single roll, and a round that ends in session 2."""
    dice = ScriptedDice((9, 4, 2))
    made = Table(store, dice)
    await made.found(9, "nyx", FoundCampaign(holder=5, name="The Night Train", language="en", place=3))
    for action, seat in (
        (TakeSeat(holder=6), PUBLIC),
        (nyx.CreateBare(name="Guard", value=7), GM),
        (nyx.CreateBare(name="Wolf", value=6), GM),
        (nyx.RollAlone(character=GUARD, attribute=Attribute.VALUE), GM),
        (StartSession(), GM),
    ):
        await made.play(1, action, seat)
    sides = (
        contest_actions.SideSetup(character=GUARD, goal="win"),
        contest_actions.SideSetup(character=WOLF, goal="eat"),
    )
    await made.play(1, contest_actions.OpenConflict(place=3, title="In the den", sides=sides), GM)
    await declare(made, 1)
    await declare(made, 2)
    await pick(made, 1)
    await made.play(1, EndSession(), GM)
    await made.play(1, StartSession(), GM)
    await pick(made, 2)
    return made


async def pick(table: Table, side: int) -> None:
    contest = await number(table)
    chosen = contest_actions.PickTactic(contest=contest, turn=1, side=side, tactic=Tactic.WAITING)  # type: ignore[arg-type]
    await table.play(1, chosen, GM)


def reader(table: Table, look_back: int = 100) -> Luck:
    return Luck(table, Journal(table), look_back)


def counts(record: LuckRecord) -> tuple[int, int, float]:
    return record.whole.won, record.whole.rolls, round(record.whole.expected, 6)


async def test_the_rolls_of_several_characters_are_counted_together_and_separately(table: Table) -> None:
    both = await reader(table).of(1, (GUARD, WOLF), "gm")
    assert counts(both) == (2, 3, 2.0)
    assert {one: (told.won, told.rolls) for one, told in both.each.items()} == {GUARD: (1, 2), WOLF: (1, 1)}
    assert (both.among, both.cut) == (0, False)
    assert counts(await reader(table).of(1, (WOLF,), "gm")) == (1, 1, 0.6)
    nobody = await reader(table).of(1, ("99",), "gm")
    assert (counts(nobody), nobody.each) == ((0, 0, 0.0), {})


async def test_only_the_rolls_of_a_session_count_even_if_a_conflict_began_before(table: Table) -> None:
    luck = reader(table)
    assert counts(await luck.of(1, (GUARD, WOLF), "gm", 0)) == (0, 1, 0.7)
    assert counts(await luck.of(1, (GUARD, WOLF), "gm", 1)) == (0, 0, 0.0)
    assert counts(await luck.of(1, (GUARD, WOLF), "gm", 2)) == (2, 2, 1.3)
    with pytest.raises(Refused) as refusal:
        await luck.of(1, (GUARD,), "gm", 7)
    assert refusal.value.code == "no-such-part"


async def test_events_that_players_did_not_hear_are_not_counted_for_any_later_player(
    table: Table,
) -> None:
    table_dice = ScriptedDice((9, 3))
    rolled = Table(table.store, table_dice)
    await rolled.play(1, nyx.CreateCharacter(name="Ada", npc=True), GM)
    ada = str((await rolled.state(1)).campaign.made)
    for attribute, value in (("body", 6), ("mind", 6), ("interaction", 5)):
        await rolled.play(1, nyx.SetAttribute(character=ada, attribute=Attribute(attribute), value=value), GM)
    names = tuple("abcdefghij")
    await rolled.play(1, nyx.NameAspects(character=ada, first=1, names=names), GM)
    await rolled.play(1, nyx.FinishCharacter(character=ada), GM)
    fever = nyx.Afflict(character=ada, name="Fever", attribute=Attribute.BODY, strength=-1, period=6)
    await rolled.play(1, fever, GM)
    await rolled.play(1, MoveTime(minutes=4), GM)
    await rolled.play(1, nyx.RollAffliction(character=ada, affliction=1, nth=0), GM)
    await rolled.play(1, GiveCharacter(character=ada, seat=MIRA.id), GM)
    await rolled.play(1, nyx.RollAffliction(character=ada, affliction=1, nth=1), MIRA)
    luck = reader(rolled)
    assert counts(await luck.of(1, (ada,), "gm")) == (1, 2, 1.0)
    players = await luck.of(1, (ada,), "players")
    assert counts(players) == (1, 1, 0.5)
    assert players.whole.chances == {0: 0.5, 1: 0.5}


async def test_it_looks_back_a_limited_way_and_says_so(table: Table) -> None:
    short = await reader(table, look_back=1).of(1, (GUARD, WOLF), "gm")
    assert short.cut
    assert short.whole.rolls < 3
    last = await reader(table, look_back=3).of(1, (GUARD, WOLF), "gm", 2)
    assert counts(last) == (2, 2, 1.3)
    assert not last.cut
