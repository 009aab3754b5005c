"""Public notices about decks of dice: the opened decks, the deck now in use, and a button to cut it."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from discord import ui

from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from narration.parts.public_proofs import ShownDeck
from narration.proofs.decks import next_lines, opened_lines, stays_line
from narration.proofs.verification import link_line
from narration.text.line import Line, line
from table.play.table import Table

#: The lines of a notice, and the button under it.
Told: TypeAlias = tuple[tuple[Line, ...], ui.View | None]


async def told(
    table: Table, printer: Printer, campaign: int, decks: Sequence[ShownDeck], opened: Iterable[ShownDeck]
) -> Told:
    """Return a notice about the decks in `opened` whose seeds are public, and about the last of `decks`.

    That last deck is the one in use. The notice ends with the chain's last link. It is empty if there are no
    decks.
    """
    if not decks:
        return (), None
    seeds = [said for one in opened if one.seed for said in opened_lines(one)]
    deck, link = decks[-1], await link_lines(table, campaign)
    if deck.fallen:
        return (*seeds, stays_line(deck), *link), None
    return (*seeds, *next_lines(deck), *link), view_of([cut_button(printer, campaign)])


async def link_lines(table: Table, campaign: int) -> tuple[Line, ...]:
    """Return a line with the last link of a campaign's chain; none for a campaign without a chain."""
    save, head = await table.link(campaign)
    return (link_line(save, head),) if head else ()


def cut_button(printer: Printer, campaign: int) -> ui.Button[ui.View]:
    """Return a button that cuts the deck that is in use when it is pressed."""
    return button(printer.label(line("button-dice-cut")), custom_id_of("dice-cut", campaign))
