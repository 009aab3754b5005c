"""`python bot.py publish` writes the pages that GMs have made, and removes those that they have revoked."""

import asyncio
from pathlib import Path

import pytest

from bot import main
from rules.registry import SYSTEMS
from storage.pages import Page
from storage.store import Store
from tests.console.test_export import campaign

__all__ = ["campaign"]

WORD = "0123456789abcdef" * 2


def page(directory: Path, *, there: bool) -> None:
    """Make the page of the campaign, or revoke it."""

    async def change() -> None:
        store = await Store.open(directory / "nattvakt.sqlite3", SYSTEMS)
        made = Page(1, WORD, store.now())
        assert await (store.pages.make(made) if there else store.pages.revoke(made))
        await store.close()

    asyncio.run(change())


def test_pages_are_written_once_and_removed_when_they_are_revoked(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page(campaign, there=True)
    (campaign / "public").mkdir()
    (campaign / "public" / "mine.txt").write_text("not the bot's")
    assert main(["publish", "--out", "public"]) == 0
    document = (campaign / "public" / WORD / "index.html").read_text(encoding="utf-8")
    assert 'lang="sv"' in document
    assert "In the den" in document
    assert main(["publish", "--out", "public"]) == 0
    page(campaign, there=False)
    assert main(["publish", "--out", "public"]) == 0
    assert sorted(one.name for one in (campaign / "public").iterdir()) == ["index.html", "mine.txt"]
    assert capsys.readouterr().out.splitlines() == [
        "public: 1 page (1 written, 0 removed).",
        "public: 1 page (0 written, 0 removed).",
        "public: 0 pages (0 written, 1 removed).",
        "No campaign has a page. Its GM makes one with /campaign page.",
    ]


def test_the_directory_comes_from_the_settings_or_is_asked_for(
    campaign: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page(campaign, there=True)
    assert main(["publish"]) == 2
    assert "--out" in capsys.readouterr().err
    monkeypatch.setenv("NATTVAKT_PUBLISH_TO", "public")
    assert main(["publish"]) == 0
    assert (campaign / "public" / WORD / "index.html").is_file()
    (campaign / "taken").write_text("a file")
    assert main(["publish", "--out", "taken"]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_the_doctor_says_whether_the_directories_can_be_written_and_pages_have_an_address(
    campaign: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (campaign / "taken").write_text("a file")
    monkeypatch.setenv("NATTVAKT_PUBLISH_TO", "public/pages")
    monkeypatch.setenv("NATTVAKT_PICTURES_TO", "taken/pictures")
    assert main(["doctor"]) == 1
    text = capsys.readouterr().out
    assert "OK    publish_to: public/pages can be written." in text
    assert "WRONG publish_to: set web_address" in text
    assert 'WRONG pictures_to: "taken/pictures" cannot be written' in text
    monkeypatch.setenv("NATTVAKT_WEB_ADDRESS", "https://pages.example.org")
    main(["doctor"])
    assert "WRONG publish_to" not in capsys.readouterr().out
