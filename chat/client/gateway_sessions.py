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
#: Seconds after a press that it waits for its server to be known, of the three that Discord gives an answer;
#: seconds that the old session goes on once the new one has begun, and the most that it goes on at all.
PATIENCE, OVERLAP, MOST = 1.5, 1.0, 600.0
#: Seconds between two looks at whether a server is known.
GLANCE = 0.02
#: How long Discord might still deliver an interaction again.
REMEMBERED = timedelta(days=1)
INTERACTION = "INTERACTION_CREATE"
#: The codes that close a connection: one lets its session be resumed, the other ends that.
TO_BE_RESUMED, OVER = 4000, 1000


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
        self._kept: dict[int, dict[str, Any]] = {}
        #: The sessions of earlier processes that are heard, by shard.
        self.old: dict[int, OldSession] = {}
        self._arriving: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def start(self) -> None:
        """Note from now on how far each session has got, if another process may have to go on with it.

        A process alone notes it when it stops. Killed, it leaves no session: the next one could not tell
        which of the last presses were saved.
        """
        if self._store.is_shared and not self._keep_changed.is_running():
            self._loops = (self._keep_changed.start(), self._forget.start())

    async def close(self) -> None:
        """Note nothing more, and hand over at once what still waits for its server, when all is handed on."""
        self._keep_changed.cancel()
        self._forget.cancel()
        self._is_closing = True
        await asyncio.gather(*self._arriving)

    def begun(self, shard: int) -> None:
        """Note that a shard's new session has begun."""
        if shard in self.old:
            self.old[shard].is_replaced.set()

    async def hand_on(self, shard: int, socket: Any = None) -> None:
        """Note the session that the next process should resume: the new one, or else the old one.

        `socket` is the new session's connection, if there is one, and closed.
        """
        old = self.old.pop(shard, None)
        if old is not None:
            await old.stop()
        known = _place(socket) or (old.known if old and not old.is_replaced.is_set() else None)
        await self._keep(shard, known)

    async def resume(self, shard: int) -> None:
        """Resume the session that an earlier process left, in the background, if there is one."""
        note = await self._store.notes.get(self._key(shard))
        if note is None or shard in self.old:
            return
        await self._store.notes.drop(self._key(shard))
        old = self.old[shard] = OldSession(self._client, shard, json.loads(note), self._dispatch)
        old.task = asyncio.create_task(self._resumed(old), name=f"old session of {shard}")

    async def _keep(self, shard: int, known: dict[str, Any] | None) -> None:
        if known is not None:
            await self._store.notes.set(self._key(shard), json.dumps(known))

    def _key(self, shard: int) -> str:
        return f"session {shard}/{self._client.shard_count}"

    async def _resumed(self, old: "OldSession") -> None:
        try:
            async with asyncio.timeout(MOST):
                with self._store.heard.twice():
                    await old.hear()
        except TimeoutError:
            log.warning("the old session of shard %s went on for too long", old.shard)
        if self.old.get(old.shard) is old:
            del self.old[old.shard]
        if not old.is_resumed:
            log.info("shard %s: the earlier session cannot be resumed", old.shard)
            await self._renew(None)
        elif old.campaigns:
            await self._renew(frozenset(old.campaigns))

    def _dispatch(self, data: Any) -> None:
        """Hand an interaction over as soon as its server is known."""
        task = asyncio.create_task(self._when_known(data))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _when_known(self, data: Any) -> None:
        home = int(data.get("guild_id") or 0)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE - _age(data)):
                while not (self._knows(home) or self._is_closing):  # noqa: ASYNC110 - no event says it
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
                known = _place(info._parent.ws)  # noqa: SLF001
                if known is not None and self._kept.get(shard) != known:
                    await self._keep(shard, known)
                    self._kept[shard] = known
        except StorageError as error:
            log.warning("the gateway's sessions could not be noted: %s", error)


class OldSession:
    """A session that an earlier process began; `take` gets its interactions, as Discord sends them."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        shard: int,
        known: dict[str, Any],
        take: Callable[[Any], None],
    ) -> None:
        self._client, self._take = client, take
        self.shard, self.known = shard, known
        self.is_resumed = False
        #: Set when the shard's new session has begun.
        self.is_replaced = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        #: The campaigns whose buttons were pressed.
        self.campaigns: set[int] = set()

    async def stop(self) -> None:
        """Hear nothing more; `known` says how far the session was heard."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def hear(self) -> None:
        """Resume the session, and listen until the shard's new one has gone on for a moment."""
        listening = asyncio.create_task(self._listen())
        waiting = asyncio.create_task(self.is_replaced.wait())
        try:
            await asyncio.wait((listening, waiting), return_when=asyncio.FIRST_COMPLETED)
            if not listening.done():
                await asyncio.wait((listening,), timeout=OVERLAP)
        finally:
            waiting.cancel()
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self) -> None:
        socket: Any = None
        try:
            socket = await DiscordWebSocket.from_client(
                self._client,
                gateway=yarl.URL(self.known["gateway"]),
                shard_id=self.shard,
                session=self.known["session"],
                sequence=self.known["sequence"],
                resume=True,
            )
            socket._discord_parsers = {INTERACTION: self._heard, "RESUMED": self._is_resumed}  # noqa: SLF001
            while True:
                await socket.poll_event()
        except (ReconnectWebSocket, discord.DiscordException, OSError, ValueError) as error:
            log.debug("the old session of shard %s is over: %r", self.shard, error)
        finally:
            if socket is not None:
                self.known = _place(socket) or self.known
                await socket.close(code=OVER if self.is_replaced.is_set() else TO_BE_RESUMED)

    def _is_resumed(self, _: Any) -> None:
        self.is_resumed = True

    def _heard(self, data: Any) -> None:
        words = str((data.get("data") or {}).get("custom_id", "")).split(":")
        if len(words) > 2 and words[2].isdecimal():
            self.campaigns.add(int(words[2]))
        self._take(data)


def _age(data: Any) -> float:
    """Return how many seconds ago an interaction was made, by Discord's clock and this one; at least 0."""
    made = discord.utils.snowflake_time(int(data["id"]))
    return max(0.0, (discord.utils.utcnow() - made).total_seconds())


def _place(socket: Any) -> dict[str, Any] | None:
    """Return what it takes to resume the session of a connection; None if none has begun on it."""
    session, sequence = getattr(socket, "session_id", None), getattr(socket, "sequence", None)
    if not session or sequence is None:
        return None
    return {"session": session, "sequence": sequence, "gateway": str(socket.gateway)}
