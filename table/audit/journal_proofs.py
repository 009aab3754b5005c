"""Adds proofs to a journal: whole decks that its rolls come from, seals of its turns, and the chain."""

from collections.abc import Sequence
from dataclasses import replace

from narration.journal.chronicle import Chronicle, Selection
from narration.parts.public_proofs import ShownDeck
from table.audit.earlier import from_file
from table.audit.journal_chain import chain_of
from table.audit.one_version import at_one_version
from table.audit.proofs import PublishedProofs
from table.play.table import Table


async def provable(table: Table, told: Chronicle) -> Chronicle:
    """Return a chronicle with its decks, seals and chain; they are read after its log, so no roll is missing.

    They all come from the same version of the campaign.
    """
    return await at_one_version(table.store, told.campaign, lambda: _proven(table, told))


async def _proven(table: Table, told: Chronicle) -> Chronicle:
    fairness = PublishedProofs(table)
    seals = await fairness.seals(told.campaign)
    chain = await chain_of(table, told)
    origin = await from_file(table, told.campaign)
    turns = {(one.logged.event.contest, one.logged.event.turn) for one in told.log}
    is_whole = told.wanted == Selection()
    return replace(
        told,
        moved_in=origin.moved_in,
        earlier=origin.journals,
        **chain._asdict(),
        decks=_touched(await fairness.decks(told.campaign), told),
        seals=tuple(
            one for one in seals if is_whole or (one.seal.choice.contest, one.seal.choice.turn) in turns
        ),
    )


def _touched(decks: Sequence[ShownDeck], told: Chronicle) -> tuple[ShownDeck, ...]:
    """Return all decks for a whole journal, or those that a part rolled from.

    For a part without rolls, return the deck that was in use then.
    """
    if told.wanted == Selection() or not told.log:
        return tuple(decks)
    first, last = told.log[0].logged.seq, told.log[-1].logged.seq
    touched = [deck for deck in decks if any(first <= roll.seq <= last for roll in deck.rolls)]
    later = [deck for deck in decks if not deck.rolls or deck.rolls[-1].seq > last]
    return tuple(touched or later[:1])
