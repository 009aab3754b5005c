"""Databases, exports and journals of an earlier version can be opened, continued, imported and verified."""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import main
from rules.campaign.actions import MoveIn
from rules.nyx.state.contests import Conflict
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.documents import DocumentCodec
from storage.log_reader import LogRange
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from table.transfer.file_import import read_campaign
from table.transfer.packed import packed
from table.transfer.transfer import unpack
from tests import databases
from tests.golden import GAMES, SAMPLES
from tests.golden.evening import CONTESTS, copied

EDITIONS = ("players", "gm")
KEPT = [f"journal-{game}-{edition}.json" for game in GAMES for edition in EDITIONS]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """Yield a table on a copy of the recorded database."""
    databases.quickly(monkeypatch)
    store = await Store.open(copied(tmp_path), SYSTEMS)
    yield Table(store)
    await store.close()


def number(game: str) -> int:
    return GAMES.index(game) + 1


# ---------------------------------------------------------------------------------- the database


@EVERY_GAME
async def test_a_recorded_campaign_is_loaded_in_the_middle_of_its_contest(table: Table, game: str) -> None:
    state = await table.state(number(game))
    assert state.campaign.system == game
    assert [key for key, contest in state.contests.items() if contest.is_open] == [CONTESTS[game]]


@EVERY_GAME
async def test_every_recorded_event_is_read_and_the_dice_and_seals_hold(table: Table, game: str) -> None:
    log = await table.store.log_reader.events(LogRange(number(game)))
    assert len(log) > 40
    verdict = await CampaignAudit(table).verdict(number(game))
    wrong = (verdict.broken, verdict.differing, verdict.flaws, verdict.unsealed, verdict.missing)
    assert not any(wrong)
    assert [bool(deck.seed) for deck in verdict.decks] == [True, False]
    assert len([one for one in verdict.seals if not one.is_open]) == (1 if game == "nyx" else 0)


async def test_the_sealed_pick_is_unchanged(table: Table) -> None:
    conflict: Any = (await table.state(number("nyx"))).contests[CONTESTS["nyx"]]
    assert isinstance(conflict, Conflict)
    assert (conflict.turn, conflict.marker) == (3, 1)
    assert [side.pick is not None for side in conflict.sides] == [True, False]


@EVERY_GAME
async def test_the_recorded_journal_matches_the_database(table: Table, game: str) -> None:
    for edition in EDITIONS:
        kept = json.loads((SAMPLES / f"journal-{game}-{edition}.json").read_bytes())
        wish = ExportRequest("json", "gm" if edition == "gm" else "players", "en", ALL)
        written = json.loads(await Journal(table).export(number(game), wish))
        assert without_wording(written) == without_wording(kept)


def without_wording(journal: dict[str, Any]) -> dict[str, Any]:
    """Return a journal with only the number of each event's sentences: their wording may improve."""
    events = [one | {"told": len(one["told"])} for one in journal["events"]]
    return journal | {"events": events}


def test_every_recorded_document_is_written_back_as_it_was(tmp_path: Path) -> None:
    rows = list(documents(copied(tmp_path)))
    assert {kind for _, kind, *_ in rows} == {"campaigns", "characters", "contests", "shared"}
    for game, kind, format_, doc in rows:
        again = rewritten(Codecs(SYSTEMS)[game], kind, format_, doc)
        if again["format"] == format_:  # otherwise it was migrated, and test_documents covers that
            assert json.loads(str(again["doc"])) == json.loads(doc)


def documents(database: Path) -> Iterator[tuple[str, str, int, str]]:
    """Yield each document of a database: its game, its table, its format and its content."""
    with closing(sqlite3.connect(database)) as connection:
        for kind, campaign in {
            "campaigns": "id",
            "characters": "campaign",
            "contests": "campaign",
            "shared": "campaign",
        }.items():
            found = connection.execute(
                f"SELECT c.system, '{kind}', k.format, k.doc"  # noqa: S608  # our own names
                f" FROM {kind} k JOIN campaigns c ON c.id = k.{campaign}"
            )
            yield from found.fetchall()


def rewritten(known: DocumentCodec, kind: str, format_: int, doc: str) -> dict[str, int | str]:
    """Read a document and write it again."""
    match kind:
        case "campaigns":
            return known.head(known.read_head(format_, doc))
        case "characters":
            return known.character(known.read_character(format_, doc))
        case "contests":
            return known.contest(known.read_contest(format_, doc))
        case _:
            shared: Any = known.read_shared(format_, doc)
            return known.shared(shared)


# ---------------------------------------------------------------------------------- files


@EVERY_GAME
async def test_a_recorded_export_can_be_imported(table: Table, game: str) -> None:
    brought = packed(read_campaign((SAMPLES / f"export-{game}.json").read_bytes()))
    state = await unpack(table, 7, brought, MoveIn(holder=8, called="Greta", place=9))
    before = await table.state(number(game))
    assert state.campaign.id == len(GAMES) + 1
    assert (state.campaign.name, state.campaign.system) == (before.campaign.name, game)
    assert {each.name for each in state.characters.values()} == {
        each.name for each in before.characters.values()
    }
    told = await Journal(table).export(state.campaign.id, ExportRequest("json", "gm", "en", ALL))
    assert len(json.loads(told)["events"]) == len(brought.log.hashes) + 1


@pytest.mark.parametrize("name", KEPT)
def test_a_recorded_journal_is_verified(name: str) -> None:
    found = check(read_exported((SAMPLES / name).read_bytes()))
    assert found.holds
    assert [deck.is_open for deck in found.decks] == [True, False]
    assert found.decks[0].told > 0


def test_the_command_line_verifies_a_recorded_journal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NATTVAKT_CONFIG", raising=False)
    assert main(["verify", str(SAMPLES / KEPT[0])]) == 0
    assert "Deck 1: holds" in capsys.readouterr().out
