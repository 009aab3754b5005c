"""HTTP and WebSocket server of the practice page, on loopback only; `simulation.world` does the rest.

Opening the page needs the token from the printed address. The checks of Host and Origin keep out other sites
in the same browser.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import orjson
import simcord
from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import ValidationError

from practice.simulation import message_view, requests
from practice.simulation.world import ACTION_ERRORS, World

log = logging.getLogger(__name__)

#: How the simulated Discord begins when a pressed control is not on the message any more.
GONE = "No matching component"
HOST = "127.0.0.1"
NAMES = frozenset({HOST, "localhost"})
ROOM = Path(__file__).parent
FILES = r"{name:[a-z]+\.(?:js|css|svg|json)}"

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


class PortTaken(Exception):
    """The port cannot be used; the message is one sentence for the person at the terminal."""


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    """One open page; it remembers what it has been sent, so that only changes are sent."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._sent: dict[str, bytes] = {}
        self._lock = asyncio.Lock()

    async def show(self, parts: dict[str, bytes]) -> None:
        """Send the parts of the world that have changed since this page got them."""
        async with self._lock:
            for key, part in parts.items():
                if self._sent.get(key) != part:
                    self._sent[key] = part
                    await self.send(b'{"%b":%b}' % (key.split(":")[0].encode(), part))

    async def send(self, data: bytes) -> None:
        """Send one message; if the page has gone, its own handler removes it."""
        with suppress(ConnectionError):
            await self.socket.send_str(data.decode())


class Server:
    """Serves the pages of one `World`."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._pages: set[Page] = set()
        self._parts: dict[str, bytes] = {}
        self._revision = -1

    def application(self) -> web.Application:
        """Return the application with its routes and the guard."""
        app = web.Application(middlewares=[self._guard])
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/live", self._live),
                web.get("/file/{id:[0-9]+}/{name}", self._file),
                web.get("/strings/" + FILES, self._static("strings")),
                web.get("/" + FILES, self._static("page")),
            ]
        )
        app.on_response_prepare.append(_headers)
        app.on_shutdown.append(self._leave)
        return app

    async def keep_time(self) -> None:
        """Once a second, let the simulated clock catch up and send what changed to the pages."""
        while True:
            await asyncio.sleep(1)
            try:
                async with self._world.turn():
                    await self._world.tick()
            except TimeoutError as late:
                log.warning("The bot is still at work: %s", str(late).partition("\n")[0])
            await self._tell()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.url.host not in NAMES:
            raise web.HTTPForbidden(text="Only 127.0.0.1 and localhost are served here.\n")
        if not self._knows(request.cookies.get(_cookie(request), "")) and not (
            request.path == "/" and self._knows(request.query.get("t", ""))
        ):
            raise web.HTTPForbidden(
                text="Open the address that the practice table printed when it started.\n"
            )
        return await handler(request)

    def _knows(self, token: str) -> bool:
        return secrets.compare_digest(token.encode(), self._token.encode())

    async def _index(self, request: web.Request) -> web.StreamResponse:
        if "t" not in request.query:
            return web.FileResponse(ROOM / "page" / "page.html")
        # The token moves into a cookie, so that it stays out of the history and of screenshots.
        there = str(request.rel_url.without_query_params("t"))
        found = web.Response(status=303, headers={"Location": there})
        found.set_cookie(_cookie(request), self._token, httponly=True, samesite="Strict")
        return found

    def _static(self, folder: str) -> Handler:
        async def give(request: web.Request) -> web.StreamResponse:
            path = ROOM / folder / request.match_info["name"]
            if not path.is_file():
                raise web.HTTPNotFound
            return web.FileResponse(path)

        return give

    async def _file(self, request: web.Request) -> web.StreamResponse:
        found = self._world.picture(int(request.match_info["id"]))
        if found is None:
            raise web.HTTPNotFound
        kind, data = found
        if kind in message_view.INLINE:
            return web.Response(body=data, content_type=kind)
        return web.Response(
            body=data,
            content_type="application/octet-stream",
            headers={"Content-Disposition": "attachment"},
        )

    async def _live(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin") != f"{request.url.scheme}://{request.host}":
            raise web.HTTPForbidden(text="Another site may not speak for this page.\n")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=32 << 20)
        await socket.prepare(request)
        page = Page(socket)
        self._pages.add(page)
        try:
            await page.show(self._seen())
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await page.send(orjson.dumps(await self._answer(orjson.loads(message.data))))
        finally:
            self._pages.discard(page)
        return socket

    async def _answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        reply: dict[str, Any] = {"re": asked.pop("id", None)}
        try:
            person = self._world.people[asked.pop("as")]
            request = requests.PARSER.validate_python(asked)
            async with self._world.turn():
                reply["ok"] = await person.perform(request)
        except (*ACTION_ERRORS, ValidationError) as error:
            reply["error"] = _wrong(error)
        await self._tell()
        return reply

    async def _leave(self, _app: web.Application) -> None:
        """Close every page's connection at once, so that the pages look for the next table."""
        await asyncio.gather(*(page.socket.close(code=WSCloseCode.GOING_AWAY) for page in self._pages))

    async def _tell(self) -> None:
        parts = self._seen()
        await asyncio.gather(*(page.show(parts) for page in self._pages))

    def _seen(self) -> dict[str, bytes]:
        if self._revision != self._world.revision:
            self._revision = self._world.revision
            course, table = self._world.course(), self._world.table()
            self._parts = {"course": orjson.dumps(course), "table": orjson.dumps(table)}
            for person in self._world.people.values():
                self._parts[f"person:{person.seat.key}"] = orjson.dumps(person.head())
                for key, place in person.places().items():
                    seen = {"key": person.seat.key, "id": str(key), "messages": person.messages(place)}
                    self._parts[f"place:{person.seat.key}:{key}"] = orjson.dumps(seen)
        return self._parts


def _wrong(error: Exception) -> dict[str, Any]:
    if isinstance(error, simcord.OptionError):
        return {"code": error.code, "option": error.option, "text": str(error)}
    if str(error).startswith(GONE):
        return {"code": "gone", "option": None, "text": ""}
    return {"code": type(error).__name__, "option": None, "text": str(error)}


def _cookie(request: web.Request) -> str:
    return f"practice-{request.url.port}"  # cookies ignore the port, the only difference between tables


async def _headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


@asynccontextmanager
async def serving(world: World, token: str, port: int) -> AsyncIterator[str]:
    """Serve the page while the context is open; yield its address with the token. Port 0 takes a free one.

    Raises PortTaken if the port cannot be used.
    """
    server = Server(world, token)
    runner = web.AppRunner(server.application(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    clock = asyncio.create_task(server.keep_time())
    try:
        site = web.TCPSite(runner, HOST, port)
        try:
            await site.start()
        except OSError as error:
            raise PortTaken(f"Port {port} cannot be used ({error.strerror}); name another --port.") from None
        yield f"http://{HOST}:{runner.addresses[0][1]}/?t={token}"
    finally:
        clock.cancel()
        await asyncio.wait([clock])
        await runner.cleanup()
