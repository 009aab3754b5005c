"""The HTTP endpoints that the settings ask for.

aiohttp's server takes 2 MB, so it is imported for them alone.
"""

from typing import Protocol

import discord

from chat.operations.metrics import Metrics
from settings import Settings
from table.pages import PageWriter
from table.play.table import Table


class Endpoint(Protocol):
    """Something that listens on a port."""

    async def open(self) -> None:
        """Start listening. Raises `PortTaken` if the port cannot be used."""

    async def close(self) -> None:
        """Stop listening."""


def endpoints_of(
    client: discord.AutoShardedClient, settings: Settings, table: Table, metrics: Metrics, writer: PageWriter
) -> tuple[Endpoint, ...]:
    """Return the endpoints that have a port: health and metrics, and the pages of campaigns."""
    found: list[Endpoint] = []
    if settings.metrics_port:
        from chat.operations.health import HealthEndpoint  # noqa: PLC0415 - see above

        found.append(HealthEndpoint(client, settings, table.store, metrics))
    if settings.web_port:
        from chat.operations.page_server import PageServer  # noqa: PLC0415 - see above

        found.append(PageServer(settings, table, writer))
    return tuple(found)
