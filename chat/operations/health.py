"""The HTTP endpoints for the bot's health and metrics. They are there only if a port is set."""

import discord
from aiohttp import web

from chat.operations.lag import LoopLag
from chat.operations.metrics import Metrics
from chat.operations.prometheus import PrometheusCounts
from settings import Settings
from storage.documents.errors import StorageError
from storage.store import Store

#: The content type that Prometheus expects.
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class HealthEndpoint:
    """Serves GET /health and GET /metrics on one address, which by default only this machine can reach."""

    def __init__(
        self, client: discord.AutoShardedClient, settings: Settings, store: Store, metrics: Metrics
    ) -> None:
        self._client, self._settings, self._store, self._metrics = client, settings, store, metrics
        self._counts = metrics.counts = PrometheusCounts()
        self._runner: web.AppRunner | None = None
        self._lag = LoopLag(self._counts.late)

    async def open(self) -> None:
        """Start listening on the port of the settings."""
        settings = self._settings
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._shown)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, settings.metrics_host, settings.metrics_port).start()
        self._lag.start()

    async def close(self) -> None:
        self._lag.stop()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        """Respond 200 if all shards are connected and the database can be read and written.

        Otherwise respond 503 with the reasons. The last save showed whether the database can be written.
        """
        reasons = [*self._unconnected(), *await self._unstored()]
        return web.Response(status=503 if reasons else 200, text="\n".join(reasons or ["well"]) + "\n")

    def _unconnected(self) -> list[str]:
        if not self._client.is_ready():
            return ["Discord: not ready yet"]
        return [
            f"shard {number}: not connected"
            for number, shard in self._client.shards.items()
            if shard.is_closed()
        ]

    async def _unstored(self) -> list[str]:
        try:
            await self._store.vitals()
        except StorageError:
            return ["database: does not answer"]
        return ["database: cannot be written to"] if self._metrics.unwritten else []

    async def _shown(self, _: web.Request) -> web.Response:
        return web.Response(
            body=self._counts.shown(self._client.latencies, self._metrics.last_backup),
            headers={"Content-Type": CONTENT_TYPE},
        )
