"""Decks after a restored backup or a move by file: no roll is repeated, and no secret leaks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest
from pydantic_core import from_json

from bot import main
from narration.journal.chronicle import Format, Selection
from rules.nyx.state.contest_actions import EndConflict
from rules.registry import SYSTEMS
from storage import backup
from storage.store import Store
from table.audit.proofs import PublishedProofs
from table.journal import ExportRequest, Journal
from table.play.table import Table
from table.privacy import export_account
from table.transfer.transfer import export_campaign
from tests.table.nyx_table import GM, PLAYER, duel, founded, guards, pick, roll, session


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Table]:
    store = await Store.open(path, SYSTEMS)
    try:
        yield Table(store)
    finally:
        await store.close()


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Return the path of a database with a campaign of two guards."""
    path = tmp_path / "nattvakt.sqlite3"
    async with opened(path) as table:
        await founded(table)
        await guards(table, "Guard", "Other")
    return path


# ------------------------------------------------------------------------------------- restored


async def test_after_a_restore_the_dice_are_new_and_the_old_seed_is_shown(path: Path) -> None:
    async with opened(path) as table:
        await roll(table)
        copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
        lost = [await roll(table) for _ in range(12)]
    backup.restore(copy, path, kept="old.sqlite3")
    async with opened(path) as table:
        (old,) = await PublishedProofs(table).decks(1)
        assert (len(old.rolls), old.fallen, len(old.seed)) == (1, 1, 64)
        assert [await roll(table) for _ in range(12)] != lost
        old, new = await PublishedProofs(table).decks(1)
        assert (bool(old.seed), new.seed, new.fallen) == (True, "", 12)
        assert new.promise != old.promise


async def test_a_deck_that_waits_for_its_first_roll_is_not_restored_either(path: Path) -> None:
    async with opened(path) as table:
        await table.cut(1, PLAYER, "raven")
        copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    backup.restore(copy, path, kept="old.sqlite3")
    async with opened(path) as table:
        fresh = await table.deck(1)
        assert fresh is not None
        assert (fresh.number, fresh.words, fresh.is_in_use) == (2, (), True)


async def test_a_restored_deck_stays_closed_while_its_dice_hide_a_pick(path: Path) -> None:
    async with opened(path) as table:
        contest = await duel(table, itself=True)
        copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    backup.restore(copy, path, kept="old.sqlite3")
    async with opened(path) as table:
        await session(table, on=True)
        assert [deck.seed for deck in await PublishedProofs(table).decks(1)] == ["", ""]
        await pick(table, contest, 2)
        old, new = await PublishedProofs(table).decks(1)
        assert (bool(old.seed), new.seed) == (True, "")


# ------------------------------------------------------------------------------------- in files


async def test_no_file_and_no_report_has_the_seed_of_a_closed_deck_or_the_nonce_of_a_hidden_choice(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("NATTVAKT_DATABASE", str(path))
    async with opened(path) as table:
        await table.cut(1, GM, "moon")
        await duel(table, itself=True)
        hidden = await secrets_of(table)
        moved, stored = (await export_campaign(table, 1, GM)).data, await export_account(table, 5, None)
        wishes = [ExportRequest(how, "gm", "en", Selection()) for how in get_args(Format)]
        journals = [await Journal(table).export(1, wish) for wish in wishes]
        await asyncio.to_thread(main, ["doctor"])
        await asyncio.to_thread(main, ["export", "1", "--format", "json", "--out", "journal.json"])
    printed = "".join(capsys.readouterr())
    exported = await asyncio.to_thread(path.with_name("journal.json").read_bytes)
    texts = [each.decode() for each in (moved, stored, *journals, exported)]
    assert "1 campaign" in printed
    assert from_json(stored)["seats"][0]["words"] == [{"deck": 1, "word": "moon"}]
    assert not [secret for secret in hidden for text in (*texts, printed) if secret in text]


async def secrets_of(table: Table) -> tuple[str, ...]:
    """Return the current deck's seed, written in two ways, and the nonce of the only choice made."""
    (deck,) = await table.store.proofs.decks(1)
    (seal,) = [seal for one in await table.store.proofs.of(1) for seal in one.proof.seals]
    return deck.seed.hex(), str(deck.seed), seal.nonce


async def test_a_campaign_that_moves_has_its_decks_and_seals_in_a_journal_alone(path: Path) -> None:
    async with opened(path) as table:
        await roll(table)
        await session(table, on=True)
        contest = await duel(table)
        for side in (1, 2):
            await pick(table, contest, side)
        if running := (await table.state(1)).contests.get(contest):
            await table.play(1, EndConflict(contest=contest, turn=running.turn), GM)
        told_ = (await export_campaign(table, 1, GM)).data.decode()
        decks, seals = await PublishedProofs(table).decks(1), await PublishedProofs(table).seals(1)
        assert [bool(one.seed) for one in decks] == [True, False]
        words = [word for one in decks for word in (one.promise, one.seed) if word]
        words += [word for one in seals for word in (one.seal.hash, one.seal.nonce)]
        assert len(words) == 7
        assert not [word for word in words if word in told_]
