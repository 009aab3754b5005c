"""Journals carry proofs: the whole decks that their rolls come from, and seals, none opened too early."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from narration.journal.chronicle import Format, Selection
from narration.proofs.chain_report import short
from narration.text.languages import LANGUAGES
from rules.chance.dice import ScriptedDice
from rules.nyx.base.enums import Tactic
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ExportRequest, Journal
from table.play.table import Table
from tests.table.nyx_table import GM, PLAYER, duel, founded, guards, pick, roll, session


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "proof.sqlite3"), SYSTEMS)
    yield opened
    await opened.close()


@pytest.fixture
async def table(store: Store) -> Table:
    """Return a table after two sessions, each with a deck: a shown round, a hidden pick, an undone pick."""
    made = Table(store)
    await founded(made)
    await guards(made, "Guard", "Other")
    await made.cut(1, PLAYER, "raven")
    await session(made, on=True)
    await roll(made)
    contest = await duel(made)
    await pick(made, contest, 1)
    await made.undo(1, (await made.last_act(1)).save.version, (GM,))
    await pick(made, contest, 1, Tactic.OFFENSIVE)
    await pick(made, contest, 2, Tactic.DEFENSIVE)
    turn = (await made.state(1)).contests[contest].turn
    await made.play(1, contest_actions.EndConflict(contest=contest, turn=turn), GM)
    await session(made, on=False)
    await session(made, on=True)
    await roll(made)
    await pick(made, await duel(made), 1, Tactic.WAITING)
    return made


async def export(table: Table, format_: Format = "json", wanted: Selection = Selection(), **how: Any) -> str:  # noqa: B008
    wish = ExportRequest(format_, how.get("edition", "players"), how.get("language", "en"), wanted)
    return (await Journal(table).export(1, wish)).decode()


async def test_json_has_every_deck_with_its_rolls_and_every_seal(table: Table) -> None:
    document = json.loads(await export(table))
    first, second = document["decks"]
    stored, running = await table.store.proofs.decks(1)
    assert (first["number"], first["promise"], first["seed"]) == (1, stored.promise, stored.seed.hex())
    assert first["words"] == [{"seat": PLAYER.id, "word": "raven"}]
    assert first["fallen"] == len(first["rolls"]) == 2
    rolled = next(one for one in document["events"] if one["kind"] == "rolled-alone")
    assert first["rolls"][0] == {
        "roll": 1,
        "start": 0,
        "seq": rolled["seq"],
        "seat": GM.id,
        "throws": [[10, rolled["event"]["roll"]["dice"]]],
    }
    assert "seed" not in second
    assert second["promise"] == running.promise
    assert [one["throws"] for one in second["rolls"]] == [[[10, 1]]]
    assert [(one.get("pick"), one["gone"]) for one in document["seals"]] == [
        (None, True),
        ("offensive", False),
        ("defensive", False),
        (None, False),
    ]
    assert {one["kind"] for one in document["events"] if one["seq"] in {s["seq"] for s in document["seals"]}}


@pytest.mark.parametrize("format_", ["html", "md", "json"])
async def test_no_edition_has_a_seed_a_face_or_a_choice_before_its_time(
    table: Table, format_: Format
) -> None:
    _, running = await table.store.proofs.decks(1)
    proofs = await table.store.proofs.of(1)
    secret = [seal.nonce for one in (proofs[1], proofs[-1]) for seal in one.proof.seals]
    assert len(secret) == 2
    for edition in ("players", "gm"):
        said = await export(table, format_, edition=edition)
        assert not [one for one in (running.seed.hex(), *secret) if one in said]
        assert running.promise in said


async def test_a_part_has_the_decks_it_rolled_from_and_the_seals_of_its_turns(table: Table) -> None:
    first = json.loads(await export(table, wanted=Selection(1)))
    second = json.loads(await export(table, wanted=Selection(2)))
    assert [(one["number"], len(one["rolls"])) for one in first["decks"]] == [(1, 2)]
    assert [(one["number"], len(one["rolls"])) for one in second["decks"]] == [(2, 1)]
    assert (len(first["seals"]), len(second["seals"])) == (3, 1)
    await session(table, on=False)
    await session(table, on=True)
    quiet = json.loads(await export(table, wanted=Selection(3)))
    assert [(one["number"], one["rolls"]) for one in quiet["decks"]] == [(3, [])]


@pytest.mark.parametrize("edition", ["players", "gm"])
async def test_every_export_of_a_campaign_passes_its_check(table: Table, edition: str) -> None:
    await draws(table)
    for wanted in (
        Selection(),
        Selection(0),
        Selection(1),
        Selection(2),
        Selection(scene=1),
        Selection(2, 1),
    ):
        found = check(read_exported((await export(table, wanted=wanted, edition=edition)).encode()))
        assert found.holds, found
        assert (found.early, found.loose) == (0, 0)
        assert found.decks


async def draws(table: Table) -> None:
    """Let the dice pick for a side twice: the first pick is revealed, and the second stays hidden."""
    contest, running = list((await table.state(1)).contests.values())[-1].id, 2
    await pick(table, contest, running)
    turn = (await table.state(1)).contests[contest].turn
    await table.play(1, contest_actions.EndConflict(contest=contest, turn=turn), GM)
    for shown in (True, False):
        contest = await duel(table, itself=True)
        if shown:
            await pick(table, contest, 2)
            turn = (await table.state(1)).contests[contest].turn
            await table.play(1, contest_actions.EndConflict(contest=contest, turn=turn), GM)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_end_with_promises_words_seeds_and_seals(table: Table, language: str) -> None:
    first, second = await table.store.proofs.decks(1)
    opened = [seal for one in await table.store.proofs.of(1) for seal in one.proof.seals]
    known = [first.promise, second.promise, first.seed.hex(), "raven", *(seal.hash for seal in opened)]
    known += [opened[1].nonce, opened[2].nonce]
    pages: tuple[Format, ...] = ("html", "md")
    for format_ in pages:
        said = await export(table, format_, language=language)
        assert not [one for one in known if one not in said]
        assert said.count(first.promise) == 1


@pytest.mark.parametrize("edition", ["players", "gm"])
@pytest.mark.parametrize("format_", ["html", "md"])
async def test_pages_end_with_the_last_link_of_the_chain_as_discord_shows_it(
    table: Table, format_: Format, edition: str
) -> None:
    whole = await export(table, format_, edition=edition)
    version, head = await table.link(1)
    assert f"save {version}: {short(head)}. Note it" in whole
    first = await export(table, format_, Selection(0), edition=edition)
    assert short(head) not in first
    begun = json.loads(await export(table, wanted=Selection(0), edition=edition))["chain"]["saves"][-1]
    assert f"save {begun['save']}: {short(begun['head'])}. Note it" in first


@pytest.mark.parametrize("format_", ["html", "md", "json"])
async def test_a_campaign_without_decks_and_seals_does_not_mention_them(
    store: Store, format_: Format
) -> None:
    made = Table(store, ScriptedDice([3]))
    await founded(made)
    await guards(made, "Guard", "Other")
    await roll(made)
    said = await export(made, format_)
    for word in ("decks", "seals", "fairness.md", 'class="proof"'):
        assert word not in said
