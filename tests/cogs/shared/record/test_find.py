"""/journal find: what is in the journal as its reader may have it, with links to the messages."""

from typing import Any

import pytest

from narration.text.line import line
from narration.text.texts import bundled_texts
from rules.campaign.actions import StartSession
from rules.campaign.handouts import MakeHandout, ShowHandout
from rules.nyx.state import actions as nyx
from table.apart import readings
from table.journal import Journal
from table.journal_search import JournalSearch
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table


async def played(table: Table) -> None:
    """Play a wrestling match whose first round has been rolled and told, then a fact in session 1."""
    await table.wrestling(title="Struggle")
    await table.guard("Baron Ravn")
    await table.declared(table.alva)
    table.dice.add(7, 4)
    await table.picked(table.alva, "Offensive")
    await table.gm.press(table.gm.letters[-1], "Waiting")
    await table.alva.forge_form("n:told:1:3:1", "The lantern falls into the river")
    await table.play(StartSession(), table.gm)
    mira = await table.character("Mira")
    use = nyx.UseInStory(character=mira.id, aspect=1, helps=False, text="the lantern goes out")
    await table.play(use, table.alva)


async def found(table: Table, words: str, session: int | None = None, *, gm: bool = False) -> str:
    person = table.gm if gm else table.boris
    options: dict[str, Any] = {} if session is None else {"session": session}
    return whole((await person.slash("journal find", words=words, **options)).message)


async def test_words_are_found_in_the_newest_session_first(table: Table) -> None:
    await played(table)
    shown = await found(table, "LANTERN")
    assert "“LANTERN”: found in 2 places" in shown
    assert shown.index("goes out") < shown.index("falls into the river")


async def test_a_turn_of_a_contest_has_a_link_to_its_message(table: Table) -> None:
    await played(table)
    assert f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/" in await found(table, "river")


@pytest.mark.long
async def test_a_long_session_is_searched_and_shown_by_a_helper_process(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(table)
    here = [await found(table, words) for words in ("river", "lantern")]
    page = whole((await table.boris.slash("journal show", session=1)).message)
    monkeypatch.setattr(readings, "SHORT", 1)
    monkeypatch.setattr(JournalSearch, "find", None)  # neither works in this process any more
    monkeypatch.setattr(Journal, "chronicle", None)
    assert [await found(table, words) for words in ("river", "lantern")] == here
    assert whole((await table.boris.slash("journal show", session=1)).message) == page


async def test_all_the_words_must_be_in_one_line(table: Table) -> None:
    await played(table)
    assert "1 place" in await found(table, "lantern river")
    assert "in the journal that you can read" in await found(table, "lantern baron")


async def test_dice_are_found_by_their_faces(table: Table) -> None:
    await played(table)
    assert "Mira: 7" in await found(table, "mira 7")


async def test_nobody_finds_what_is_not_in_their_edition(table: Table) -> None:
    await played(table)
    assert "in the journal that you can read" in await found(table, "ravn")
    assert "Ravn" in await found(table, "ravn", gm=True)


async def test_what_was_undone_is_not_found_any_more(table: Table) -> None:
    await played(table)
    assert "goes out" in await found(table, "lantern")
    undo = await table.gm.slash("undo")
    await table.gm.press_id(undo.message, "n:undo")
    for gm in (True, False):
        assert "goes out" not in await found(table, "lantern", gm=gm)


async def test_one_session_alone_can_be_searched(table: Table) -> None:
    await played(table)
    assert "1 place" in await found(table, "lantern", 1)
    refused = await table.boris.slash("journal find", words="lantern", session=9)
    assert "no such session" in refused.text


async def test_what_people_typed_neither_formats_nor_pings(table: Table) -> None:
    await played(table)
    shown = await found(table, "@everyone *lantern*")
    assert r"\*lantern\*" in shown


async def test_a_word_that_shows_nothing_is_refused(table: Table) -> None:
    await table.campaign()
    assert "text" in (await table.alva.slash("journal find", words="\u200b")).text.lower()


async def test_of_many_places_the_newest_are_shown(table: Table) -> None:
    await played(table)
    mira = await table.character("Mira")
    for number in range(2, 8):
        for text in ("an owl cries", "the owl is gone"):
            use = nyx.UseInStory(character=mira.id, aspect=number, helps=False, text=f"{text} {number}")
            await table.play(use, table.alva)
    shown = await found(table, "owl")
    assert "12 places" in shown
    assert "2 earlier places" in shown


@pytest.mark.parametrize(("count", "said"), [(1, "место"), (2, "места"), (5, "мест"), (21, "место")])
def test_the_number_of_places_is_said_in_russian(count: int, said: str) -> None:
    shown = bundled_texts().say("ru", line("find-headline", words="сова", count=count))
    assert shown.endswith(f"{count} {said}")


async def test_rows_of_a_handout_are_found_without_the_sign_of_a_quote(table: Table) -> None:
    await table.campaign()
    await table.play(MakeHandout(title="A letter", text="Come alone.\nBring the doses."), table.gm)
    await table.play(ShowHandout(number=1, everybody=True), table.gm)
    found = whole((await table.alva.slash("journal find", words="doses")).message)
    assert "Bring the doses." in found
    assert ">" not in found


async def test_dice_that_came_in_from_a_file_are_marked_as_in_the_journal(table: Table) -> None:
    mark = "Dice here came in from a file and can’t be checked."
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    table.dice.add(7)
    shown = await table.alva.slash("nyx roll", attribute="body")
    await table.alva.press(shown.message, "Roll")
    assert mark not in await found(table, "mira 7")
    file = await exported(table, table.gm, "campaign export")
    await brought(table.gm, "campaign import", file, at=table.voice)
    there = await table.gm.slash("journal find", at=table.voice, words="mira 7")
    assert "Mira" in whole(there.message)
    assert mark in whole(there.message)
