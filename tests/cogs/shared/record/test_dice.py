"""/dice, and a session's deck: first its hash, then words and numbered rolls, and its seed at the end."""

import logging
import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from application import ROOMS
from narration.proofs.chain_report import short
from rules.chance.deck import Deck
from rules.chance.hidden_seeds import hash_of_hashes
from rules.contract.proof_checks import Rolled, check_deck
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from table.audit.proofs import PublishedProofs
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table
from tests.whole.hostile.garbage import answered

HEX = re.compile(r"`([0-9a-f]{64})`")


@pytest.fixture
async def fair(table: Table) -> Table:
    """Return a table whose dice come from decks, with Mira's and Tove's sheets."""
    table.deal()
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    return table


async def deck(table: Table) -> Deck:
    """Return the newest deck, including its secrets."""
    return (await table.bot.table.store.proofs.decks(1))[-1]


async def roll(table: Table, times: int = 1) -> None:
    for _ in range(times):
        mira = await table.character("Mira")
        await table.play(nyx.RollAlone(character=mira.id, attribute=Attribute.BODY), table.alva)


def hashes(message: Any) -> list[str]:
    """Return the hashes and seeds that a message shows."""
    return HEX.findall(whole(message))


# ------------------------------------------------------------------------------------------- show


async def test_a_new_campaign_says_at_once_what_its_dice_are_fixed_by(table: Table) -> None:
    table.deal()
    await table.gm.slash("campaign new", system="nyx", name="River")
    founded = table.read()[-1]
    assert short((await deck(table)).promise) in whole(founded)
    assert labels(founded) == ["Join", "Follow", "The dice"]


async def test_each_turn_of_a_session_shows_the_last_link_of_the_chain(fair: Table) -> None:
    for command in ("session start", "session end"):
        await fair.gm.declares(command)
        save, head = await fair.bot.table.link(1)
        assert f"Chain at save {save}: `{short(head)}`" in whole(fair.read()[-1])


async def test_the_deck_is_shown_privately_to_anybody_with_rolls_by_number(fair: Table) -> None:
    await fair.alva.slash("dice cut", word="raven")
    await roll(fair, 11)
    public = len(fair.read())
    shown = (await fair.boris.slash("dice show")).message
    assert shown.ephemeral
    assert shown.content == "🎲 Deck 1: 11 rolls so far."
    assert hashes(shown) == [(await deck(fair)).promise]
    assert "Words in it: “raven” (Mira)" in whole(shown)
    rolls = re.findall(r"^\*\*(\d+)\*\* · Mira · 1d10$", whole(shown), re.MULTILINE)
    assert rolls == [str(number) for number in range(11, 1, -1)]
    assert labels(shown) == []
    assert len(fair.read()) == public


async def test_earlier_decks_are_shown_with_their_seeds_and_everybody_can_be_shown_them(fair: Table) -> None:
    for _ in range(2):
        await roll(fair)
        await fair.gm.slash("dice open")
    first, second, third = await fair.bot.table.store.proofs.decks(1)
    await fair.alva.slash("dice show", public=True)
    shown = fair.read()[-1]
    assert shown.content == "🎲 Deck 3: nothing rolled yet."
    assert hashes(shown) == [third.promise, second.seed.hex(), first.seed.hex()]
    assert labels(shown) == ["Cut the deck"]


async def test_a_roll_says_in_which_contest_it_fell_also_when_that_is_over(fair: Table) -> None:
    await fair.open_conflict("Mira", "Tove", title="The bridge")
    await fair.declared(fair.alva, fair.boris)
    for person in (fair.alva, fair.boris):
        await fair.picked(person, "Waiting")
    conflict = await fair.conflict("3")
    if conflict.is_open:
        await fair.play(contest_actions.EndConflict(contest=conflict.id, turn=conflict.turn), fair.gm)
    shown = (await fair.alva.slash("dice show")).message
    assert "**1** · Tove · 1d10, 1d10 · The bridge" in whole(shown)


async def test_where_dice_are_written_down_nothing_can_be_checked_and_it_says_so(table: Table) -> None:
    await table.campaign()
    shown = await table.alva.slash("dice show")
    assert shown.text.startswith("This table uses a fixed list of dice, as for a test")
    await table.gm.declares("session start")
    assert table.read()[-1].content == "Session 1 begins."


async def test_after_a_backup_was_put_back_the_table_is_told_of_its_new_deck_once_before_it_rolls(
    fair: Table,
) -> None:
    await roll(fair)
    with closing(sqlite3.connect(fair.database)) as file, file:
        file.execute("UPDATE decks SET opened = -1")  # as `restore` does
    await fair.restart()
    await fair.open_conflict("Mira", "Tove", title="The bridge")
    told = [
        one
        for one in fair.read()
        if "🎲 A backup was restored, and someone may have seen the old deck’s next dice, so it is retired"
        in whole(one)
    ]
    old, new = await fair.bot.table.store.proofs.decks(1)
    assert [hashes(one) for one in told] == [[old.seed.hex(), new.promise]]
    assert labels(told[0]) == []  # the conflict has closed the deck already
    live = next(one for one in fair.read() if "Choose" in labels(one))  # above or below the notice
    shown = await fair.alva.press(live, "Choose")
    await fair.alva.press(shown.message, "Ready")
    assert (
        sum(
            "🎲 A backup was restored, and someone may have seen the old deck’s next dice, so it is retired"
            in whole(one)
            for one in fair.read()
        )
        == 1
    )


# -------------------------------------------------------------------------------------------- cut


async def test_a_deck_is_cut_from_the_button_under_it_and_everybody_sees_the_word(fair: Table) -> None:
    await fair.gm.declares("session start")
    started = fair.read()[-1]
    form = await fair.alva.press(started, "Cut the deck")
    done = await fair.alva.fill(form, "**@everyone**\n<@1> \u202eraven")
    assert done.place.ephemeral
    told = fair.read()[-1]
    assert told.content.replace("\\", "") == "🎲 The deck is cut: “**@everyone** <@1> raven” (Mira)"
    assert "<@1>" not in told.content
    assert [word.word for word in (await deck(fair)).words] == ["**@everyone** <@1> raven"]
    await fair.alva.slash("dice cut", word="crow")
    assert [word.word for word in (await deck(fair)).words] == ["crow"]
    await roll(fair)
    late = await fair.boris.press(started, "Cut the deck")
    assert late.message.content.startswith("1 roll has fallen from this deck already")


async def test_nobody_without_a_seat_cuts_a_deck_and_garbage_cuts_none_either(table: Table) -> None:
    table.deal()
    await table.gm.slash("campaign new", system="nyx", name="River")
    founded = (await table.alva.press(table.read()[-1], "The dice")).message
    refused = await table.alva.press(founded, "Cut the deck")
    assert refused.message.content.startswith("You don’t have a seat")
    before = await table.version()
    assert answered(await table.gm.forge("n:dice-cut:1:x", on=founded.id))
    for texts in ((), ("a", "b"), ("\u200b",), ("a" * 61,)):
        assert answered(await table.gm.forge_form("n:dice-word:1", *texts))
    assert await table.version() == before


# ------------------------------------------------------------------------------------------- open


async def test_the_gm_opens_a_deck_for_everybody_and_lays_another(fair: Table) -> None:
    await roll(fair, 2)
    old = await deck(fair)
    refused = await fair.alva.slash("dice open")
    assert refused.text.startswith("Only the GM")
    await fair.gm.slash("dice open")
    told = fair.read()[-1]
    assert told.content == "🎲 Deck 1 is open: 2 rolls."
    assert hashes(told) == [old.seed.hex(), (await deck(fair)).promise]
    assert labels(told) == ["Cut the deck"]


# --------------------------------------------------------------------------------------- sessions


async def test_two_sessions_with_a_restart_and_an_undo_can_be_reckoned_again_from_what_was_shown(
    fair: Table,
) -> None:
    await fair.gm.declares("session start")
    shown = [hashes(fair.read()[-1])]
    await roll(fair, 2)
    await fair.restart()
    await roll(fair)
    await fair.play(nyx.CreateBare(name="Guard", value=7), fair.gm)
    await fair.gm.slash("undo")
    await roll(fair)
    for command in ("session end", "session start"):
        await fair.gm.declares(command)
        shown.append(hashes(fair.read()[-1]))
    await fair.restart()
    await roll(fair)
    await fair.gm.declares("session end")
    shown.append(hashes(fair.read()[-1]))
    first, second, third = await PublishedProofs(fair.bot.table).decks(1)
    assert shown == [
        [first.promise],
        [first.seed, second.promise],
        [second.promise],
        [second.seed, third.promise],
    ]
    for one, many in ((first, 4), (second, 1)):
        assert one.closing is not None
        known = Deck(1, one.number, bytes.fromhex(one.seed), one.words, closed=one.closing.message)
        rolls = [Rolled(each.roll, each.start, each.throws) for each in one.rolls]
        assert one.hidden is not None
        assert check_deck(known, one.promise, rolls, hash_of_hashes(one.hidden.hashes)) == ()
        assert [each.roll for each in rolls] == list(range(1, many + 1))


async def test_what_a_session_does_to_the_deck_is_said_before_and_nothing_is_laid_or_opened(
    fair: Table,
) -> None:
    assert "deck 1" not in whole((await fair.gm.slash("session start")).message)
    await roll(fair)
    before = await fair.bot.table.store.proofs.decks(1)
    shown = (await fair.gm.slash("session start")).message
    assert "🎲 That opens deck 1: its seed is revealed, and a new deck begins." in whole(shown)
    assert await fair.bot.table.store.proofs.decks(1) == before


async def test_a_deck_whose_dice_hide_a_pick_stays_closed_at_the_turn_of_a_session(fair: Table) -> None:
    await fair.guard()
    await fair.open_conflict("Mira", "Guard")
    number = next(iter((await fair.state()).contests))
    await fair.gm.forge(f"n:itself:1:{number}:1:2:1")
    await fair.declared(fair.alva)
    shown = (await fair.gm.slash("session start")).message
    assert "🎲 Deck 1 stays closed for now: its dice made a hidden pick that isn’t revealed yet" in whole(
        shown
    )
    await fair.gm.press(shown, "Start")
    told = fair.read()[-1] if fair.read()[-1].content.startswith("Session") else fair.read()[-2]
    assert "🎲 Deck 1 stays closed for now: its dice made a hidden pick that isn’t revealed yet" in whole(
        told
    )
    assert hashes(told) == []


# ------------------------------------------------------------------------------------------- logs


async def test_no_log_and_no_message_holds_a_seed_or_a_nonce_before_its_time(
    fair: Table, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for room in ROOMS:
        caplog.set_level(logging.DEBUG, room)
    await fair.gm.declares("session start")
    await fair.alva.slash("dice cut", word="raven")
    await fair.open_conflict("Mira", "Tove")
    await fair.declared(fair.alva, fair.boris)
    await fair.picked(fair.alva, "Waiting")
    await fair.restart()
    said = [(await fair.gm.slash(name)).message for name in ("dice show", "doctor", "now", "undo")]
    hidden = await _hidden(fair)
    read = [whole(each) for each in (*said, *fair.gm.reads(), *fair.boris.reads(), *fair.gm.letters)]
    assert not [each for each in hidden if any(each in text for text in (*read, caplog.text))]
    await fair.picked(fair.boris, "Waiting")
    await fair.gm.declares("session end")
    assert not [each for each in hidden if each in caplog.text]


async def _hidden(table: Table) -> list[str]:
    (laid,) = await table.bot.table.store.proofs.decks(1)
    (seal,) = [seal for one in await table.bot.table.store.proofs.of(1) for seal in one.proof.seals]
    return [laid.seed.hex(), repr(laid.seed), seal.nonce]
