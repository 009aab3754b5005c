"""Where seals are shown: on the panel, in the answer to the chooser, below the story, and by /verify."""

import re
from hashlib import sha256

import pytest

from narration.parts.seals import rows
from narration.proofs.chain_report import short
from rules.campaign.actions import ChangeSetting
from table.audit.proofs import PublishedProofs
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Person, Table

BOXES = re.compile(r"```\n(.*?)\n```\nSealed as `([0-9a-f]{64})`", re.DOTALL)


async def bystander(table: Table) -> Person:
    """Return a person on the server who has no seat."""
    return Person(table, table.guild.add_member(table.env.create_user("nina")))


async def hashes(table: Table) -> list[str]:
    return [one.seal.hash for one in await PublishedProofs(table.bot.table).seals(1)]


async def shown_round(table: Table) -> None:
    """Play a round of Waiting against Defensive, up to the reveal."""
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Defensive")


def lines_of_dice(answer: Answer) -> list[str]:
    """Return the texts in an answer; check that the hash below each text is correct."""
    boxes = BOXES.findall(answer.text)
    assert all(sha256(text.encode()).hexdigest() == digits for text, digits in boxes)
    return [text for text, _ in boxes]


@pytest.mark.rule("NYX-33")
async def test_who_picks_gets_the_whole_hash_and_the_panel_shows_its_first_half(table: Table) -> None:
    await table.wrestling()
    sealed = await table.picked(table.alva, "Waiting")
    (digits,) = await hashes(table)
    assert "\n".join(rows(digits)) in whole(sealed.place)
    assert "When your choice is revealed, anyone can check that it wasn’t changed" in whole(sealed.place)
    panel = table.panel.content
    assert " ".join(rows(digits)[:2]) in panel
    assert not any(row in panel for row in rows(digits)[2:])
    status = whole((await table.alva.press(table.panel, "Status")).message)
    assert "🔒 sealed: Waiting" in status
    assert rows(digits)[0] in status


async def test_everybody_checks_a_round_from_its_story_also_after_a_restart(table: Table) -> None:
    await shown_round(table)
    story = table.story
    assert "How it counted" in labels(story)
    counted = await table.counted(table.boris)
    assert "Waiting beats Defensive." in whole(counted)
    assert labels(counted) == ["Verify"]
    await table.restart()
    for person in (table.alva, table.gm, await bystander(table)):
        answer = await person.press(await table.counted(person), "Verify")
        assert answer.message.ephemeral
        assert answer.text.count("The seal holds.") == 2
        save, head = await table.bot.table.link(1)
        assert f"Chain at save {save}: `{short(head)}`" in answer.text
        mira, guard = lines_of_dice(answer)
        assert mira.split("\n")[:-1] == [
            "nattvakt seal 2",
            "1",
            "3",
            "1",
            "1",
            "tactic",
            "waiting",
            "nobody",
        ]
        assert guard.split("\n")[5:-1] == ["tactic", "defensive", "nobody"]
    (custom_id,) = ids(counted)
    await table.stranger.slash("campaign new", at=table.elsewhere, system="nyx", name="Elsewhere")
    stranger = await table.stranger.forge(custom_id, at=table.elsewhere)
    assert "Mira" not in stranger.text


@pytest.mark.rule("NYX-37")
async def test_a_text_that_would_end_its_box_comes_as_a_file(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    table.dice.add(2, 4)
    for person in (table.alva, table.boris):
        await table.picked(person, "Waiting")
    shown = await table.alva.press(table.panel, "Use the win")
    form = await table.alva.press(shown.message, "Story…")
    chosen = await table.alva.fill(form, "A ```lamp``` goes out.")
    digits = (await hashes(table))[-1]
    assert "\n".join(rows(digits)) in whole(chosen.place)
    closed = await table.boris.press(await table.counted(table.boris), "Verify")
    assert "🔒 Mira: still closed." in closed.text
    assert len(lines_of_dice(closed)) == 2
    shown = await table.boris.press(table.panel, "Use the win")
    await table.boris.press(shown.message, "Three steps")
    answer = await table.boris.press(await table.counted(table.boris), "Verify")
    files = [await file.read() for file in answer.message.attachments]
    assert sha256(files[-1]).hexdigest() == digits
    assert len(files) == 3
    assert "```" not in answer.text.replace("\\`", "")
    assert "Mira" in answer.text


async def test_verify_tells_of_everything_and_of_one_round_that_was_chosen(table: Table) -> None:
    await shown_round(table)
    everything = await table.boris.slash("verify")
    assert everything.message.ephemeral
    assert everything.text == "✅ I checked everything that is open, and nothing is wrong."
    assert "Seals: 2 checked · 0 still closed · 0 undone" in whole(everything.message)
    save, _ = await table.bot.table.link(1)
    assert f"Chain checked: every save from 1 to {save} follows" in whole(everything.message)
    assert await table.boris.offered("verify", "round") == ["Mira – Guard · round 1"]
    assert await table.boris.offered("verify", "round", "nothing") == []
    assert await table.stranger.offered("verify", "round", at=table.elsewhere) == []
    answer = await table.boris.slash("verify", round="3:1")
    assert len(lines_of_dice(answer)) == 2


async def test_a_pick_that_was_taken_back_is_told_as_such(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Waiting")
    asked = await table.alva.slash("undo")
    await table.alva.press_id(asked.message, "n:undo:")
    assert "🔒" not in whole(table.panel)
    told = whole((await table.boris.slash("verify")).message)
    assert "0 checked · 0 still closed · 1 undone" in told
    (gone,) = await hashes(table)
    await table.picked(table.alva, "Offensive")
    first, second = await hashes(table)
    assert (first, rows(second)[0] in whole(table.panel)) == (gone, True)
    assert rows(first)[0] not in whole(table.panel)
    answer = await table.boris.slash("verify", round="3:1")
    assert "🔒 Mira: undone, so it stays closed." in answer.text
    assert "🔒 Mira: still closed." in answer.text


async def test_a_gm_who_watches_sees_a_pick_by_status_and_nobody_else_does(table: Table) -> None:
    await table.duel()
    await table.play(ChangeSetting(key="gm-sees-picks", value="after-own"), table.gm)
    await table.declared(table.alva, table.boris)
    shown = await table.alva.press(table.panel, "Choose")
    assert "nobody sees yours but the GM" in whole(shown.message)
    await table.picked(table.alva, "Waiting")
    for person, seen in ((table.gm, True), (table.boris, False)):
        status = whole((await person.press(table.panel, "Status")).message)
        assert ("🔒 sealed: Waiting" in status) is seen
    shown = await table.boris.press(table.panel, "Choose")
    assert "nobody sees yours, not even the GM" in whole(shown.message)
    assert "Waiting" not in table.panel.content.replace("⏳ Waiting for ", "")


async def test_dice_from_a_deck_are_checked_with_what_the_game_showed(table: Table) -> None:
    table.deal()
    await table.campaign()
    await table.guard()
    await table.gm.declares("session start")
    shown = await table.gm.slash("nyx roll", character="Guard")
    await table.gm.press(shown.message, "Roll")
    closed = whole((await table.boris.slash("verify")).message)
    assert "Decks still closed: 1, with 1 roll" in closed
    await table.gm.declares("session end")
    told = whole((await table.boris.slash("verify")).message)
    assert "nothing is wrong" in told
    assert "Decks checked: 1, with 1 roll" in told


async def test_a_round_without_seals_is_refused_whatever_is_typed_or_pressed(table: Table) -> None:
    await table.wrestling()
    for typed in ("3:1", "3", "struggle", "1:9999999", "٣:١", ":", "3:1:1"):
        answer = await table.boris.slash("verify", round=typed)
        assert answer.text.startswith("Nothing was sealed in that round."), typed
    for forged in ("n:verify:1:3:1", "n:verify:1:99:1", f"n:verify:1:3:{10**30}", "n:verify:1:3:-1"):
        answer = await table.boris.forge(forged, on=table.panel.id)
        assert answer.message.ephemeral
        assert "Sealed as" not in answer.text


async def test_a_noted_link_is_found_until_something_else_was_saved_in_its_place(table: Table) -> None:
    await shown_round(table)
    _, head = await table.bot.table.link(1)
    found = await table.alva.slash("verify", head=f"`{short(head)}`")
    assert "nothing was changed, moved or cut" in whole(found.message)
    lost = await table.alva.slash("verify", head="ab" * 16)
    assert "NOT in this chain" in whole(lost.message)
    assert "nothing is wrong" not in whole(lost.message)
    refused = await table.alva.slash("verify", head="raven")
    assert "isn’t a link of the chain" in refused.text
