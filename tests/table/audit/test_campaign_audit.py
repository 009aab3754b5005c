"""The audit of a campaign checks its decks and seals as far as they are open, and names every change."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest
from pydantic_core import from_json, to_json

from narration.proofs.verification import Verdict
from rules.chance.dice import ScriptedDice
from rules.chance.seal import Choice
from rules.contract.proof_checks import Flaw, FoundFlaw
from rules.nyx.base.enums import BonusKind, SideNumber, Tactic
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.play.table import Table
from tests.table.nyx_table import GM, duel, founded, guards, pick, roll, session

Change = Callable[[dict[str, object]], None]


@pytest.fixture
async def path(tmp_path: Path) -> str:
    return str(tmp_path / "fair.sqlite3")


@pytest.fixture
async def table(path: str) -> AsyncIterator[Table]:
    """Yield a table after a session with rolls, a round of a duel, and a choice that was undone."""
    store = await Store.open(path, SYSTEMS)
    made = Table(store)
    await founded(made)
    await guards(made, "Guard", "Other")
    await session(made, on=True)
    for _ in range(3):
        await roll(made)
    contest = await duel(made)
    await pick(made, contest, 1, Tactic.OFFENSIVE)
    await made.undo(1, (await made.last_act(1)).save.version, (GM,))
    await pick(made, contest, 1, Tactic.DEFENSIVE)
    await pick(made, contest, 2, Tactic.DEFENSIVE)
    await session(made, on=False)
    yield made
    await store.close()


async def verdict(table: Table, most: int = 2000) -> Verdict:
    return await CampaignAudit(table, most).verdict(1)


async def flaws(table: Table) -> list[tuple[int, Flaw]]:
    return [(found.roll, found.flaw) for _, found in (await verdict(table)).flaws]


async def ended(table: Table) -> None:
    """End the running conflict."""
    for one in (await table.state(1)).contests.values():
        await table.play(1, contest_actions.EndConflict(contest=one.id, turn=one.turn), GM)


async def changed(table: Table, path: str, column: str, nth: int, change: Change, kind: str = "") -> Table:
    """Change the nth document of a column in the file itself, as anybody with access to it could."""
    await table.store.close()
    with closing(sqlite3.connect(path)) as file, file:
        for (name,) in file.execute("select name from sqlite_master where type = 'trigger'").fetchall():
            file.execute(f"drop trigger {name}")
        rows = file.execute(f"select seq, kind, {column} from events order by seq").fetchall()  # noqa: S608
        found = [(seq, text) for seq, of, text in rows if text and kind in {"", of}]
        seq, text = found[nth]
        document = from_json(text)
        change(document)
        said = to_json(document).decode()
        file.execute(f"update events set {column} = ? where seq = ?", (said, seq))  # noqa: S608
    return Table(await Store.open(path, SYSTEMS))


async def test_an_honest_session_has_no_flaw_and_its_numbers_are_reported(table: Table) -> None:
    found = await verdict(table)
    assert found.wrong == 0
    assert [bool(deck.seed) for deck in found.decks] == [True, False]
    assert [len(deck.rolls) for deck in found.decks] == [4, 0]
    assert [(one.gone, one.is_open) for one in found.seals] == [(True, False), (False, True), (False, True)]


async def test_a_long_log_is_read_in_small_pieces(table: Table) -> None:
    assert (await verdict(table, most=1)) == await verdict(table)


async def test_a_changed_face_in_the_display_is_found(table: Table, path: str) -> None:
    def better(event: dict[str, object]) -> None:
        roll = event["roll"]
        assert isinstance(roll, dict)
        roll["dice"] = [roll["dice"][0] % 10 + 1]

    table = await changed(table, path, "doc", 1, better, "rolled-alone")
    assert await flaws(table) == [(2, Flaw.SHOWN)]
    await table.store.close()


async def test_a_recorded_face_that_does_not_follow_from_the_seed_is_found(table: Table, path: str) -> None:
    def other(proof: dict[str, object]) -> None:
        throws = proof["throws"]
        assert isinstance(throws, list)
        throws[0][1][0] = throws[0][1][0] % 10 + 1

    table = await changed(table, path, "proof", 0, other)
    assert await flaws(table) == [(1, Flaw.FACES), (1, Flaw.SHOWN)]
    await table.store.close()


async def test_a_missing_roll_is_found_while_its_deck_is_closed_and_when_it_is_open(
    table: Table, path: str
) -> None:
    await ended(table)
    for _ in range(3):
        await roll(table)
    for nth in (5, 6, 8):  # the open deck's last roll, and the closed deck's first and last
        table = await changed(table, path, "proof", nth, dict.clear)
    found = [(deck, one) for deck, one in (await verdict(table)).flaws if one.flaw is Flaw.NUMBER]
    assert found == [
        (1, FoundFlaw(4, Flaw.NUMBER)),
        (2, FoundFlaw(1, Flaw.NUMBER)),
        (2, FoundFlaw(3, Flaw.NUMBER)),
    ]
    await table.store.close()


async def test_dice_without_a_roll_are_found(table: Table, path: str) -> None:
    table = await changed(table, path, "proof", 2, dict.clear)
    assert (2, Flaw.SHOWN) in await flaws(table)
    await table.store.close()


async def cut(table: Table, path: str, *statements: str) -> Table:
    """Run statements that delete rows from the file itself, as anybody with access to it could."""
    await table.store.close()
    with closing(sqlite3.connect(path)) as file, file:
        for (name,) in file.execute("select name from sqlite_master where type = 'trigger'").fetchall():
            file.execute(f"drop trigger {name}")
        for statement in statements:
            file.execute(statement)
    return Table(await Store.open(path, SYSTEMS))


async def test_a_roll_without_events_in_the_log_is_found(table: Table, path: str) -> None:
    table = await cut(
        table,
        path,
        "insert into undone (campaign, version) "
        "select 1, min(version) from events where kind = 'rolled-alone'",
        "delete from events where kind = 'round-rolled'",
    )
    assert await flaws(table) == [(1, Flaw.UNTOLD), (4, Flaw.UNTOLD)]
    await table.store.close()


async def test_a_choice_removed_together_with_its_seal_is_found_by_its_display(
    table: Table, path: str
) -> None:
    table = await cut(
        table, path, "delete from events where kind = 'tactic-picked' and doc like '%side\":1%'"
    )
    found = await verdict(table)
    assert [one.seal.choice for one in found.unsealed] == [Choice("3", 1, "1", "tactic", "")]
    assert found.wrong == 1 + len(found.chain_flaws)
    await table.store.close()


async def test_a_completely_removed_round_is_found_by_the_number_of_its_roll(table: Table, path: str) -> None:
    table = await cut(table, path, "delete from events where contest = '3'")
    assert await flaws(table) == [(4, Flaw.NUMBER)]
    await table.store.close()


async def test_a_deck_removed_together_with_its_rolls_is_found_by_its_number(table: Table, path: str) -> None:
    await ended(table)
    for on in (True, False):
        await roll(table)
        await session(table, on=on)
    table = await cut(
        table,
        path,
        "delete from decks where number = 2",
        "delete from events where kind = 'rolled-alone' and proof like '%\"deck\":2%'",
    )
    found = await verdict(table)
    assert (found.missing, found.wrong) == ((2,), 1 + len(found.chain_flaws))
    await table.store.close()


async def test_a_seal_of_another_choice_is_invalid_and_differs_from_the_display(
    table: Table, path: str
) -> None:
    def other(proof: dict[str, object]) -> None:
        seals = proof["seals"]
        assert isinstance(seals, list)
        seals[0][4] = "waiting"

    table = await changed(table, path, "proof", 4, other)
    found = await verdict(table)
    (broken,) = found.broken
    assert found.differing == (broken,)
    assert (broken.seal.choice.seat, broken.seal.choice.pick) == ("1", "waiting")
    assert found.wrong == 2
    await table.store.close()


async def test_a_round_that_shows_a_choice_other_than_the_sealed_one_is_found(
    table: Table, path: str
) -> None:
    def other(event: dict[str, object]) -> None:
        sides = event["sides"]
        assert isinstance(sides, list)
        sides[1]["tactic"] = 2

    table = await changed(table, path, "doc", 0, other, "round-rolled")
    found = await verdict(table)
    assert not found.broken
    assert [one.seal.choice.seat for one in found.differing] == ["2"]
    await table.store.close()


async def test_the_use_of_a_win_that_was_sealed_is_checked_too(table: Table) -> None:
    await ended(table)
    contest = await duel(table)
    for side in (1, 2):
        await pick(table, contest, side, Tactic.WAITING)
    sides: tuple[SideNumber, SideNumber] = (1, 2)
    for side in sides:
        story = BonusKind.STORY
        won = contest_actions.ChooseBonus(
            contest=contest, turn=1, side=side, choice=story, text="A ``` rope."
        )
        await table.play(1, won, GM)
    found = await verdict(table)
    assert found.wrong == 0
    assert [one.seal.choice.pick for one in found.seals if one.seal.choice.about == "bonus"] == [
        "story A ``` rope."
    ]


async def test_a_campaign_without_anything_to_check_has_no_flaw(path: str) -> None:
    store = await Store.open(path, SYSTEMS)
    made = Table(store, ScriptedDice())
    await founded(made)
    found = await verdict(made)
    assert (found.wrong, found.seals, found.decks) == (0, (), ())
    await store.close()


async def test_a_changed_result_is_named_and_a_noted_link_is_found(table: Table, path: str) -> None:
    save, head = await table.link(1)
    found = await CampaignAudit(table).verdict(1, head[:32])
    assert found.wrong == 0
    assert found.chain is not None
    assert found.chain.noted == save

    def shift(document: dict[str, object]) -> None:
        document["roll"]["steps"] = -9  # type: ignore[index]

    other = await changed(table, path, "doc", 0, shift, "rolled-alone")
    found = await CampaignAudit(other).verdict(1, "0" * 32)
    assert found.unlike == (("", 0),)
    assert found.is_lost
    await other.store.close()
