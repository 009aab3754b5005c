"""Pausing a game, letting it go on, and a table's lines and veils. Nothing here is logged or saved as play.

A line or veil is stored under the hash of a word that only its author is given, and withdrawn with that word.
"""

import secrets
from hashlib import sha256
from typing import Literal

from rules.campaign.safety import LimitKind, limit_text, may_go_on, require_room, require_seat
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from storage.safety import Limit, Pause
from table.deadlines import begin_all_again
from table.play.table import Table

#: What a wish to go on leads to: the game goes on, or it waits for one more.
GoingOn = Literal["goes-on", "waits"]


class Safety:
    """What the people at a table may do about its safety, each as their own seat."""

    def __init__(self, table: Table) -> None:
        self._table, self._stored = table, table.store.safety

    async def is_paused(self, campaign: int) -> bool:
        """Return whether a game is paused."""
        return await self._stored.is_paused(campaign)

    async def pause_of(self, campaign: int) -> Pause | None:
        """Return the pause of a game; None if it runs."""
        return await self._stored.pause_of(campaign)

    async def pause(self, campaign: int, seat: Seat) -> bool:
        """Pause a game; return False if it is paused already. Refused: `no-seat`."""
        require_seat(seat)
        return await self._stored.pause(campaign)

    async def go_on(self, campaign: int, seat: Seat) -> GoingOn:
        """Let a game go on, as the GM or as the second seat that wants it; its deadlines begin again.

        Refused: `no-seat`, `not-paused`.
        """
        require_seat(seat)
        pause = await self._stored.pause_of(campaign)
        if pause is None:
            raise Refused("not-paused")
        if not may_go_on(seat, pause.willing):
            if pause.willing == seat.id or await self._stored.want_on(campaign, seat.id):
                return "waits"
            return await self.go_on(campaign, seat)  # somebody else was the first at this moment
        if not await self._stored.go_on(campaign):
            raise Refused("not-paused")
        await begin_all_again(self._table, campaign)
        return "goes-on"

    async def limits(self, campaign: int, seat: Seat) -> tuple[Limit, ...]:
        """Return a table's lines and veils. Refused: `no-seat`."""
        require_seat(seat)
        return await self._stored.limits(campaign)

    async def add(self, campaign: int, seat: Seat, kind: LimitKind, text: str) -> str:
        """Add a line or veil; return the word with which its author can withdraw it.

        Refused: `no-seat`, `text-empty`, `text-too-long`, `limits-full`.
        """
        written = limit_text(text)
        require_room(len(await self.limits(campaign, seat)))
        word = secrets.token_hex(12)
        await self._stored.add(campaign, id_of(word), Limit(kind, written))
        return word

    async def withdraw(self, campaign: int, word: str) -> None:
        """Withdraw the line or veil that came with this word. Refused: `limit-gone`."""
        if not await self._stored.withdraw(campaign, id_of(word)):
            raise Refused("limit-gone")

    async def clear(self, campaign: int, seat: Seat) -> None:
        """Delete every line and veil of a table. Refused: `gm-only`."""
        require_gm(seat)
        await self._stored.clear(campaign)


def id_of(word: str) -> str:
    """Return the id under which the line or veil of a word is stored."""
    return sha256(word.encode()).hexdigest()[:32]
