"""Reads the real bot's log for the tour."""

from __future__ import annotations

from chat.client.client import Nattvakt
from narration.journal.build import kind_of
from practice.simulation.world import Bot, LoggedEvent

FIRST = 1
"""The id of a scene's campaign: it is the first on a fresh table."""


async def events_after(bot: Bot, kinds: frozenset[str], after: int) -> list[LoggedEvent]:
    """Return the events of these kinds whose number is greater than `after`."""
    if not isinstance(bot, Nattvakt):
        raise TypeError(f"{type(bot).__name__} keeps no log that can be read here")
    found = await bot.table.store.log.of_kinds(FIRST, kinds)
    return [LoggedEvent(each.seq, each.seat, kind_of(each.event)) for each in found if each.seq > after]
