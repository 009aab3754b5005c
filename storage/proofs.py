"""Reads what proves rolls and hidden picks: the decks of dice, and the proofs of every save."""

import asyncio

from rules.chance.deck import Deck
from storage.database.connection import Connection
from storage.documents import campaign_queries, log_queries
from storage.documents.proofs import StoredProof, Turn, proved, read_deck, turn_of
from storage.earlier import Earlier


class ProofReader:
    """Reads decks and proofs, secrets included, which the caller must keep."""

    def __init__(self, read: Connection) -> None:
        self._read = read

    async def of(self, campaign: int) -> tuple[StoredProof, ...]:
        """Return the proofs of every save, secrets included."""
        every = await self._read.fetch(log_queries.PROOFS, of_campaign=campaign)
        return await asyncio.to_thread(lambda: tuple(map(proved, every)))

    async def turn(self, campaign: int, contest: str, turn: int) -> Turn:
        """Return the proofs of one turn of a contest and the kinds of its events, secrets included."""
        rows = await self._read.fetch(
            log_queries.TURN, of_campaign=campaign, of_contest=contest, of_turn=turn
        )
        return turn_of(rows)

    async def decks(self, campaign: int) -> tuple[Deck, ...]:
        """Return every deck of a campaign in order; the seed of an unopened deck must stay secret."""
        return tuple(map(read_deck, await self._read.fetch(campaign_queries.DECKS, of_campaign=campaign)))

    async def opened_by(self, campaign: int, version: int) -> frozenset[int]:
        """Return the numbers of the decks that a save opened; their seeds are public."""
        rows = await self._read.fetch(campaign_queries.OPENED_BY, of_campaign=campaign, of_version=version)
        return frozenset(number for (number,) in rows)

    async def unclosed(self) -> tuple[tuple[int, int], ...]:
        """Return the server and number of each campaign whose deck is still to be closed by a message."""
        return tuple((home, number) for home, number in await self._read.fetch(campaign_queries.UNCLOSED))

    async def earlier(self, campaign: int) -> Earlier | None:
        """Return what a campaign from a file brought to prove itself; None if it brought nothing."""
        rows = await self._read.fetch(campaign_queries.EARLIER, of_campaign=campaign)
        return Earlier(*rows[0]) if rows else None
