"""Ways to provoke each refusal about decks of dice on Discord, for `provocations`."""

from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import BLANK, Deed, provokes


async def dealt(table: Table) -> None:
    """Start a campaign whose dice come from a deck."""
    table.deal()
    await table.campaign()


async def rolled(table: Table) -> None:
    """Set up a deck from which the GM has rolled."""
    await dealt(table)
    guard = await table.guard()
    await table.play(nyx.RollAlone(character=guard.id, attribute=Attribute.VALUE), table.gm)


@provokes("dice-given")
async def a_word_for_dice_that_are_written_down(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("dice cut", word="raven")


@provokes("dice-no-word")
async def a_word_that_shows_nothing(table: Table) -> Deed:
    await dealt(table)
    return lambda: table.alva.slash("dice cut", word=BLANK)


@provokes("deck-begun")
async def a_word_after_the_first_roll(table: Table) -> Deed:
    await rolled(table)
    return lambda: table.alva.slash("dice cut", word="raven")


@provokes("deck-not-closed")
async def a_roll_while_no_message_can_be_posted(table: Table) -> Deed:
    await dealt(table)
    await table.finished_character(table.alva, "Mira")
    shown = await table.alva.slash("nyx roll", attribute="mind")
    await table.bot.table.owe_closing(1, table.channel.id)
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=500, times=None)
    return lambda: table.alva.press(shown.message, "Roll")


@provokes("deck-unused")
async def a_deck_opened_before_its_first_roll(table: Table) -> Deed:
    await dealt(table)
    return lambda: table.gm.slash("dice open")


@provokes("deck-hides")
async def a_deck_opened_while_its_pick_is_hidden(table: Table) -> Deed:
    table.deal()
    await table.wrestling()
    await table.gm.forge("n:itself:1:3:1:2:1")
    await table.declared(table.alva)
    return lambda: table.gm.slash("dice open")


@provokes("no-link")
async def a_link_that_is_none(table: Table) -> Deed:
    await dealt(table)
    return lambda: table.alva.slash("verify", head="raven")
