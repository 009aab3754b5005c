"""Honest play is never accused: unusual turns of play pass `/verify` and the audit of a journal's file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from narration.journal.chronicle import Selection
from rules.campaign.actions import EndSession, FoundCampaign, StartSession, TakeSeat
from rules.core.seat import DICE, PUBLIC, Role, Seat
from rules.nyx.base.enums import Attribute, BonusKind, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.table.nyx_table import GM

ANN, BEN = (Seat(role=Role.PLAYER, id=number) for number in "23")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Yield a table with decks and two players."""
    store = await Store.open(str(tmp_path / "odd.sqlite3"), SYSTEMS)
    made = Table(store)
    await made.found(10, "nyx", FoundCampaign(holder=5, name="River", language="en", place=20))
    for holder in (6, 7):
        await made.play(1, TakeSeat(holder=holder), PUBLIC)
    yield made
    await store.close()


async def sheet(table: Table, name: str, seat: Seat) -> str:
    number = list((await table.play(1, nyx.CreateCharacter(name=name), seat)).after.characters)[-1]
    for attribute, value in (("body", 5), ("mind", 5), ("interaction", 7)):
        await table.play(1, nyx.SetAttribute(character=number, attribute=attribute, value=value), seat)  # type: ignore[arg-type]
    names = tuple(f"{name} {place}" for place in range(10))
    await table.play(1, nyx.NameAspects(character=number, first=1, names=names), seat)
    await table.play(1, nyx.FinishCharacter(character=number), seat)
    return number


async def opened(table: Table, first: str, second: str) -> str:
    sides = tuple(contest_actions.SideSetup(character=one, goal="win") for one in (first, second))
    played = await table.play(1, contest_actions.OpenConflict(place=20, title="Duel", sides=sides), GM)  # type: ignore[arg-type]
    return list(played.after.contests)[-1]


async def declare(table: Table, contest: str, side: int, seat: Seat) -> None:
    attribute = Attribute.VALUE if seat.is_gm else Attribute.BODY
    declared = contest_actions.Declare(contest=contest, turn=1, side=side, attribute=attribute)  # type: ignore[arg-type]
    await table.play(1, declared, seat)


async def pick(table: Table, contest: str, side: int, seat: Seat) -> None:
    picked = contest_actions.PickTactic(contest=contest, turn=1, side=side, tactic=Tactic.WAITING)  # type: ignore[arg-type]
    await table.play(1, picked, seat)


async def use(table: Table, contest: str, side: int, seat: Seat, text: str = "") -> None:
    choice = BonusKind.STORY if text else BonusKind.STEPS
    await table.play(
        1,
        contest_actions.ChooseBonus(contest=contest, turn=1, side=side, choice=choice, text=text),  # type: ignore[arg-type]
        seat,
    )


async def session(table: Table) -> None:
    """End the session and begin another, so that all earlier rolls can be recalculated."""
    for action in (EndSession(), StartSession()):
        await table.play(1, action, GM)


async def accused(table: Table) -> list[str]:
    """Return every flaw found in the database and in the exported files, of the whole and of each session."""
    verdict = await CampaignAudit(table).verdict(1)
    found = [str(flaw) for flaw in verdict.flaws]
    found += [str(one.seal) for one in (*verdict.differing, *verdict.unsealed)]
    sessions = {part.place.session for part in await Journal(table).parts(1)}
    for wanted in (ALL, *map(Selection, sessions)):
        kept = read_exported(await Journal(table).export(1, ExportRequest("json", "gm", "en", wanted)))
        judged = check(kept)
        found += [f"{wanted}: {flaw}" for one in judged.decks for flaw in one.flaws]
        found += [f"{wanted}: {flaw}" for one in judged.contests for flaw in one.flaws]
        assert judged.chain is not None
        found += [f"{wanted}: {flaw}" for flaw in judged.chain.flaws]
    return found


async def duel_of_two(table: Table) -> str:
    """Open a conflict between Ann's and Ben's characters, up to the hidden choice."""
    await table.play(1, StartSession(), GM)
    contest = await opened(table, await sheet(table, "Mira", ANN), await sheet(table, "Tove", BEN))
    for side, seat in ((1, ANN), (2, BEN)):
        await declare(table, contest, side, seat)
    return contest


@pytest.mark.parametrize("between", [False, True])
async def test_choosing_again_after_a_veto_is_open_in_the_same_session_or_the_next(
    table: Table, between: bool
) -> None:
    contest = await duel_of_two(table)
    for side, seat in ((1, ANN), (2, BEN)):
        await pick(table, contest, side, seat)
    await use(table, contest, 1, ANN, "A rope.")
    await use(table, contest, 2, BEN)
    if between:
        await session(table)
    await table.play(1, contest_actions.JudgeStory(contest=contest, turn=1, side=1, allow=False), GM)
    await use(table, contest, 1, ANN)
    await session(table)
    assert await accused(table) == []


async def test_a_default_pick_for_a_seat_that_ran_out_of_time_takes_no_dice(table: Table) -> None:
    contest = await duel_of_two(table)
    roller = await sheet(table, "Bo", ANN)
    await table.play(1, nyx.RollAlone(character=roller, attribute=Attribute.BODY), ANN)
    await pick(table, contest, 1, ANN.but(by=DICE))
    await pick(table, contest, 2, BEN)
    await session(table)
    assert await accused(table) == []


async def test_a_default_pick_takes_no_dice_next_to_a_pick_drawn_at_the_same_moment(table: Table) -> None:
    await table.play(1, StartSession(), GM)
    await table.play(1, nyx.CreateBare(name="Guard", value=7), GM)
    await table.play(1, nyx.RollAlone(character="1", attribute=Attribute.VALUE), GM)
    contest = await opened(table, "1", await sheet(table, "Mira", ANN))
    await table.play(1, contest_actions.SetAutomatic(contest=contest, turn=1, side=1, on=True), GM)
    await declare(table, contest, 1, GM)
    await pick(table, contest, 2, ANN.but(by=DICE))
    await session(table)
    assert await accused(table) == []
