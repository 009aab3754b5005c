"""`python bot.py export` writes the journal to a file while a bot runs."""

import asyncio
import json
from pathlib import Path

import pytest

from bot import main
from rules.registry import SYSTEMS
from storage.store import Store
from tests.storage.game import Game


@pytest.fixture
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a database with a campaign in Swedish in the current directory; return the directory."""
    database = tmp_path / "nattvakt.sqlite3"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NATTVAKT_DATABASE", str(database))
    monkeypatch.delenv("NATTVAKT_CONFIG", raising=False)

    async def play() -> None:
        store = await Store.open(database, SYSTEMS)
        await (await Game.found(store)).conflict()
        await store.close()

    asyncio.run(play())
    return tmp_path


def test_the_file_is_named_and_written_in_the_campaigns_language(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "1"]) == 0
    page = (campaign / "nattvakt-1-players-sv.html").read_text(encoding="utf-8")
    assert 'lang="sv"' in page
    assert "In the den" in page
    assert capsys.readouterr().out.startswith("nattvakt-1-players-sv.html: ")


def test_without_a_number_the_campaigns_are_listed(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export"]) == 0
    assert capsys.readouterr().out == "    1  River 1\n"


def test_format_edition_language_part_and_path_can_be_chosen(campaign: Path) -> None:
    chosen = ["--format", "json", "--edition", "gm", "--language", "ru", "--session", "0", "--scene", "1"]
    assert main(["export", "1", *chosen, "--out", "kept.json"]) == 0
    document = json.loads((campaign / "kept.json").read_text(encoding="utf-8"))
    assert (document["edition"], document["language"]) == ("gm", "ru")
    assert document["part"] == {"session": 0, "scene": 1}
    assert "character-created" in {event["kind"] for event in document["events"]}


def test_the_journal_is_written_while_a_bot_uses_the_database(campaign: Path) -> None:
    async def beside() -> int:
        store = await Store.open(campaign / "nattvakt.sqlite3", SYSTEMS)
        try:
            return await asyncio.to_thread(main, ["export", "1", "--format", "md"])
        finally:
            await store.close()

    assert asyncio.run(beside()) == 0
    assert (campaign / "nattvakt-1-players-sv.md").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["7"], "There is no campaign 7: without a number, all are listed."),
        (["1", "--session", "3"], "There’s no such session or scene in this campaign"),
        (["1", "--out", "nattvakt.sqlite3"], '"nattvakt.sqlite3" is there already: choose another name'),
        (["1", "--out", "nowhere/kept.html"], '"nowhere/kept.html" cannot be written (No such file'),
    ],
)
def test_a_failed_write_is_reported_in_one_sentence_and_overwrites_nothing(
    campaign: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    before = (campaign / "nattvakt.sqlite3").read_bytes()
    assert main(["export", *arguments]) == 1
    assert capsys.readouterr().err.startswith(said)
    assert (campaign / "nattvakt.sqlite3").read_bytes() == before
    assert not list(campaign.glob("nattvakt-1-*"))
