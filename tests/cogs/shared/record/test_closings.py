"""The message that closes a deck: it comes before the first roll, and its number is in the dice."""

from typing import Any

import pytest

from rules.chance.deck import NOT_POSTED, Deck, DeckDice
from rules.contract.proof_checks import Rolled, check_deck
from storage.log_reader import LogRange
from table.audit.proofs import PublishedProofs
from tests.cogs.nyx.test_open_conflict import forbidden
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table

SAID = "takes no more words"


@pytest.fixture
async def fair(table: Table) -> Table:
    """Return a table whose dice come from decks, with Mira's sheet and a guard."""
    table.deal()
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    return table


async def deck(table: Table) -> Deck:
    return (await table.bot.table.store.proofs.decks(1))[-1]


def closings(table: Table) -> list[Any]:
    """Return the messages that close decks, oldest first."""
    return [one for one in table.read() if SAID in one.content]


async def roll(table: Table) -> None:
    shown = await table.alva.slash("nyx roll", attribute="mind")
    await table.alva.press(shown.message, "Roll")


async def test_the_message_stands_above_the_first_contest_before_anybody_can_roll(fair: Table) -> None:
    await fair.open_conflict()
    (closing,) = closings(fair)
    assert (await deck(fair)).promise in closing.content
    assert closing.id < fair.panel.id
    assert labels(fair.panel) == ["Choose", "Status", "More…"]
    assert ((await deck(fair)).place, (await deck(fair)).closed) == (fair.channel.id, closing.id)
    assert (await deck(fair)).rolls == 0


async def test_a_press_that_needs_a_closed_deck_has_two_saves_before_its_own(fair: Table) -> None:
    """The place of the message must be stored before it is posted, and its number before a die falls."""
    before = await fair.version() or 0
    await roll(fair)
    first, second, own = (await fair.bot.table.store.log_reader.saves(LogRange(1)))[before:]
    assert (first.rows, second.rows) == ((), ())
    assert own.rows
    await roll(fair)
    assert await fair.version() == before + 4, "the next press is one save"


async def test_a_roll_outside_contests_is_closed_first_and_its_dice_follow_from_the_message(
    fair: Table,
) -> None:
    await fair.alva.slash("dice cut", word="raven")
    for _ in range(2):
        await roll(fair)
    (closing,) = closings(fair)
    await fair.gm.slash("dice open")
    shown = (await PublishedProofs(fair.bot.table).decks(1))[0]
    known = Deck(1, 1, bytes.fromhex(shown.seed), shown.words, closed=closing.id)
    rolls = [Rolled(one.roll, one.start, one.throws) for one in shown.rolls]
    assert shown.hidden is not None
    promise = (await fair.bot.table.store.proofs.decks(1))[0].hidden_promise
    assert check_deck(known, shown.promise, rolls, promise) == ()
    other = DeckDice(known._replace(closed=closing.id + 1)).roll(10, 20)
    assert DeckDice(known).roll(10, 20) != other, "another message, other dice"


async def test_a_closed_deck_takes_no_word_even_before_its_first_roll(fair: Table) -> None:
    await fair.open_conflict()
    refused = await fair.alva.slash("dice cut", word="raven")
    assert refused.text.startswith("The cutting of this deck is over, so no word can be added to it.")
    assert labels((await fair.alva.slash("dice show")).message) == []


async def test_verify_and_the_dice_link_the_message(fair: Table) -> None:
    await roll(fair)
    link = f"https://discord.com/channels/{fair.guild.id}/{fair.channel.id}/{closings(fair)[0].id}"
    assert link in whole((await fair.alva.slash("dice show")).message)
    assert f"Messages that ended the cutting of decks: deck 1 {link}" in whole(
        (await fair.alva.slash("verify")).message
    )


async def test_each_deck_has_a_message_of_its_own(fair: Table) -> None:
    for _ in range(2):
        await roll(fair)
        await fair.gm.slash("dice open")
    await fair.open_conflict()
    assert len(closings(fair)) == 3


async def test_where_the_bot_may_not_post_the_table_is_told_what_is_lost(fair: Table) -> None:
    await forbidden(fair, send_messages=False)
    await roll(fair)
    assert closings(fair) == []
    assert (await deck(fair)).closed == NOT_POSTED
    lost = "no message of mine ended the cutting of this deck"
    told = [one for one in fair.read() if lost in one.content]
    assert len(told) == 1
    assert lost in whole((await fair.alva.slash("dice show")).message)
    assert "No message ended the cutting of these decks: 1." in whole(
        (await fair.alva.slash("verify")).message
    )
    await roll(fair)
    assert len([one for one in fair.read() if lost in one.content]) == 1, "it is told once"


async def test_while_discord_takes_no_message_nothing_is_rolled(fair: Table) -> None:
    shown = await fair.alva.slash("nyx roll", attribute="mind")
    fair.env.inject_error("POST", f"/channels/{fair.channel.id}/messages", status=500, times=None)
    refused = await fair.alva.press(shown.message, "Roll")
    assert refused.text.startswith("Discord didn’t accept the message that has to come")
    assert (await deck(fair)).rolls == 0
    fair.env.backend.faults.clear()
    await fair.alva.press(shown.message, "Roll")
    assert ((await deck(fair)).rolls, len(closings(fair))) == (1, 1)


async def test_a_message_that_was_owed_is_posted_at_the_next_start(fair: Table) -> None:
    await fair.bot.table.owe_closing(1, fair.channel.id)
    await fair.restart()
    (closing,) = closings(fair)
    assert (await deck(fair)).closed == closing.id


async def test_after_a_crash_the_first_message_counts_and_no_second_is_posted(
    fair: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(fair.bot.table, "close_deck", dies)
        await roll(fair)
    fair.forgives = True
    (closing,) = closings(fair)
    assert (await deck(fair)).closed == 0
    await fair.restart()
    assert closings(fair) == [closing]
    assert (await deck(fair)).closed == closing.id
