"""Keeps the sessions of the gateway in the database, so that the next process hears what was missed.

The next process resumes an old session beside its own new one, for the time in which the new one begins. From
the old one it takes interactions alone; everything else comes with the new session. Where a session cannot be
resumed, presses are lost, and the contests in play are shown again, so that people see that they may press.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord
import yarl
from discord.ext import tasks
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from chat.client.library import receive
from storage.documents.errors import StorageError
from storage.store import Store

log = logging.getLogger(__name__)

#: Seconds between two notes of how far each session has got.
INTERVAL = 5.0
#: Seconds that an interaction waits for its server to be known, and that the old session goes on once the new
#: one has begun; and the most seconds that it goes on at all.
PATIENCE, OVERLAP, MOST = 1.5, 1.0, 60.0
#: Seconds between two looks at whether a server is known.
GLANCE = 0.02
#: How long Discord might still deliver an interaction again.
REMEMBERED = timedelta(days=1)
INTERACTION = "INTERACTION_CREATE"


class GatewaySessions:
    """Keeps and resumes the sessions of a client's shards.

    `knows` tells whether a server's channels are known (0: those of all servers). `renew` shows the contests
    in play again, of the campaigns whose buttons were pressed, or of all for None.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        store: Store,
        knows: Callable[[int], bool],
        renew: Callable[[frozenset[int] | None], Awaitable[None]],
    ) -> None:
        self._client, self._store, self._knows, self._renew = client, store, knows, renew
        self._kept: dict[int, str] = {}
        self._begun: dict[int, asyncio.Event] = {}
        self._running: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Note from now on how far each session has got, if another process may have to go on with it.

        A process alone notes it when it stops. Killed, it leaves no session: the next one could not tell
        which of the last presses were saved.
        """
        if self._store.is_shared and not self._keep_changed.is_running():
            self._loops = (self._keep_changed.start(), self._forget.start())

    async def close(self) -> None:
        """End the sessions that were resumed."""
        self._keep_changed.cancel()
        self._forget.cancel()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def begun(self, shard: int) -> None:
        """Note that a shard's new session has begun."""
        self._begun.setdefault(shard, asyncio.Event()).set()

    async def keep(self, shard: int, socket: Any) -> None:
        """Note a shard's session, where it is the one that the next process should resume."""
        session, place = getattr(socket, "session_id", None), getattr(socket, "sequence", None)
        if not session or place is None:
            return
        known = {"session": session, "sequence": place, "gateway": str(socket.gateway)}
        await self._store.notes.set(self._key(shard), json.dumps(known))

    async def resume(self, shard: int) -> None:
        """Resume the session that an earlier process left, in the background, if there is one."""
        self._begun[shard] = asyncio.Event()
        note = await self._store.notes.get(self._key(shard))
        if note is None:
            return
        await self._store.notes.drop(self._key(shard))
        task = asyncio.create_task(self._resumed(shard, json.loads(note)), name=f"old session of {shard}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def _key(self, shard: int) -> str:
        return f"session {shard}/{self._client.shard_count}"

    async def _resumed(self, shard: int, known: dict[str, Any]) -> None:
        old = OldSession(self._client, self._dispatch)
        try:
            async with asyncio.timeout(MOST):
                with self._store.heard.twice():
                    await old.hear(shard, known, self._begun[shard])
        except TimeoutError:
            log.warning("the old session of shard %s went on for too long", shard)
        if not old.is_resumed:
            log.info("shard %s: the earlier session cannot be resumed", shard)
            await self._renew(None)
        elif old.campaigns:
            await self._renew(frozenset(old.campaigns))

    def _dispatch(self, data: Any) -> None:
        """Hand an interaction over as soon as its server is known."""
        task = asyncio.create_task(self._when_known(data))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _when_known(self, data: Any) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not self._knows(int(data.get("guild_id") or 0)):  # noqa: ASYNC110 - no event says it
                    await asyncio.sleep(GLANCE)
        receive(self._client, INTERACTION, data)

    @tasks.loop(hours=1)
    async def _forget(self) -> None:
        """Forget the interactions that nobody will deliver again."""
        try:
            await self._store.heard.forget(self._store.now() - REMEMBERED)
        except StorageError as error:
            log.warning("old interactions could not be forgotten: %s", error)

    @tasks.loop(seconds=INTERVAL)
    async def _keep_changed(self) -> None:
        try:
            for shard, info in self._client.shards.items():
                socket = info._parent.ws  # noqa: SLF001
                place = f"{getattr(socket, 'session_id', '')} {getattr(socket, 'sequence', '')}"
                if self._kept.get(shard) != place:
                    await self.keep(shard, socket)
                    self._kept[shard] = place
        except StorageError as error:
            log.warning("the gateway's sessions could not be noted: %s", error)


class OldSession:
    """A session that an earlier process began; `hear` gets its interactions, as Discord sends them."""

    def __init__(self, client: discord.AutoShardedClient, hear: Callable[[Any], None]) -> None:
        self._client, self._hear = client, hear
        self.is_resumed = False
        #: The campaigns whose buttons were pressed.
        self.campaigns: set[int] = set()

    async def hear(self, shard: int, known: dict[str, Any], begun: asyncio.Event) -> None:
        """Resume the session, and listen until the shard's new one has gone on for a moment."""
        listening = asyncio.create_task(self._listen(shard, known))
        waiting = asyncio.create_task(begun.wait())
        try:
            await asyncio.wait((listening, waiting), return_when=asyncio.FIRST_COMPLETED)
            if not listening.done():
                await asyncio.wait((listening,), timeout=OVERLAP)
        finally:
            waiting.cancel()
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self, shard: int, known: dict[str, Any]) -> None:
        socket: Any = None
        try:
            socket = await DiscordWebSocket.from_client(
                self._client,
                gateway=yarl.URL(known["gateway"]),
                shard_id=shard,
                session=known["session"],
                sequence=known["sequence"],
                resume=True,
            )
            socket._discord_parsers = {INTERACTION: self._heard, "RESUMED": self._is_resumed}  # noqa: SLF001
            while True:
                await socket.poll_event()
        except (ReconnectWebSocket, discord.DiscordException, OSError, ValueError) as error:
            log.debug("the old session of shard %s is over: %r", shard, error)
        finally:
            if socket is not None:
                await socket.close(code=1000)

    def _is_resumed(self, _: Any) -> None:
        self.is_resumed = True

    def _heard(self, data: Any) -> None:
        words = str((data.get("data") or {}).get("custom_id", "")).split(":")
        if len(words) > 2 and words[2].isdecimal():
            self.campaigns.add(int(words[2]))
        self._hear(data)
