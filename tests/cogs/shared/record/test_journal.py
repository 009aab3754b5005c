"""/journal: reading privately page by page, and exporting a file; each edition only for its readers."""

from functools import partial

import pytest

from rules.campaign.actions import StartSession
from table import journal_search
from table.journal import Journal
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Table


async def played(table: Table) -> None:
    """Set up an NPC whom nobody has met, and a conflict that began before session 1 and waits for a pick."""
    await table.wrestling(title="Struggle")
    await table.guard("Baron Ravn")
    await table.play(StartSession(), table.gm)
    await table.declared(table.alva)


async def file_of(answer: Answer) -> str:
    """Return the text of an answer's only file."""
    (attachment,) = answer.place.attachments
    return bytes(await attachment.read()).decode()


async def test_the_journal_is_read_privately_and_only_what_one_may_know(table: Table) -> None:
    await played(table)
    seen = await table.boris.slash("journal show", session=0)
    assert seen.message.ephemeral
    assert seen.text == "The Night Train: Before the first session, page 1 of 1"
    assert "**Mira**: Stubborn, Rebel, Wanted." in whole(seen.message)
    assert "**Struggle**" in whole(seen.message)
    assert "5 entries on sheets" in whole(seen.message)
    assert "7 entries on sheets" in whole((await table.gm.slash("journal show", session=0)).message)
    assert "Session 1, page 1 of 1" in (await table.alva.slash("journal show")).text
    assert "Scene 1, page 1 of 1" in (await table.alva.slash("journal show", scene=1)).text


async def test_the_newest_page_comes_first_and_buttons_turn_pages_also_after_a_restart(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("narration.journal.chat_pages.LINES", 3)
    await played(table)
    shown = await table.alva.slash("journal show", session=0)
    newest = shown.text
    assert labels(shown.message) == ["Older"]
    await table.restart()
    older = await table.alva.press(shown.message, "Older")
    assert labels(older.place) == ["Older", "Newer"]
    assert older.place.content != newest
    assert (await table.alva.press(older.place, "Newer")).place.content == newest
    stale = await table.alva.forge("n:journal:1:0:-1:99")
    assert "out of date" in stale.text


async def test_files_are_given_privately_in_the_language_that_was_chosen(table: Table) -> None:
    await played(table)
    for kind in ("html", "md", "json"):
        answer = await table.boris.slash("journal export", format=kind, language="sv")
        assert answer.place.ephemeral
        assert answer.place.content == "The Night Train: The whole campaign. Players’ edition."
        assert answer.place.attachments[0].filename == f"nattvakt-1-players-sv.{kind}"
        said = await file_of(answer)
        assert "Struggle" in said
        assert "Spelmöte 1" in said
        assert "Ravn" not in said


async def test_the_gms_edition_is_for_gms_alone_and_what_cannot_be_told_is_refused(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(table)
    refused = await table.alva.slash("journal export", edition="gm")
    assert refused.text == "Only GMs can have the GM’s edition. Choose the players’ edition."
    given = await table.gm.slash("journal export", edition="gm", format="md", session=0)
    assert given.place.attachments[0].filename == "nattvakt-1-session-0-gm-en.md"
    assert "Ravn" in await file_of(given)
    gone = await table.alva.slash("journal export", session=7)
    assert gone.text.startswith("There’s no such session or scene in this campaign")
    monkeypatch.setattr(journal_search, "Journal", partial(Journal, most=3))
    long = await table.alva.slash("journal show", session=0)
    assert "events, and at most 3 can be told at once. Choose one session" in long.text


async def test_sessions_and_scenes_are_suggested_with_what_was_played_in_them(table: Table) -> None:
    assert await table.gm.offered("journal show", "session") == []
    await played(table)
    session, before = await table.alva.offered("journal show", "session")
    assert session.startswith("Session 1 · 20")
    assert before.startswith("Before the first session · 20")
    assert before.endswith(" · Struggle")
    assert len(await table.alva.offered("journal export", "scene")) == 1
    assert await table.alva.offered("journal export", "scene", "nowhere") == []
