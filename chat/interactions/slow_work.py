"""Slow work for somebody: counted by person and server, a few at a time, off the event loop."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, ParamSpec, TypeVar

import discord

from chat.services import services_of
from table.apart.readings import Reading

P = ParamSpec("P")
T = TypeVar("T")
Interaction = discord.Interaction[Any]


async def read_for(
    interaction: Interaction,
    campaigns: Iterable[int],
    reading: Reading[P, T],
    *args: P.args,
    **options: P.kwargs,
) -> T:
    """Return what `reading` returns of campaigns. Refused: `work-running`, and as `Readings.of`."""
    services = services_of(interaction)
    with services.being_written.one(*_who(interaction)):
        return await services.readings.of(campaigns, reading, *args, **options)


async def sized_for(
    interaction: Interaction, events: int, reading: Reading[P, T], *args: P.args, **options: P.kwargs
) -> T:
    """Return what `reading` returns, which reads so many events at a time. Refused: as `read_for`."""
    services = services_of(interaction)
    with services.being_written.one(*_who(interaction)):
        return await services.readings.sized(events, reading, *args, **options)


async def calculated_for(interaction: Interaction, work: Callable[[], T]) -> T:
    """Return what `work` returns, in a thread. Refused: as it, `work-running`, and `work-too-heavy`."""
    services = services_of(interaction)
    with services.being_calculated.one(*_who(interaction)):
        return await services.calculations.do(lambda: asyncio.to_thread(work))


def _who(interaction: Interaction) -> tuple[int, int]:
    """Return the person and the server; 0 for none."""
    return interaction.user.id, interaction.guild_id or 0
