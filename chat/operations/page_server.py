"""Serves the pages of campaigns over HTTP: without an account, a script, a cookie or a list.

Who does not know a page's word gets the same answer as for one that was revoked. Nothing about readers is
stored or logged.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address, ip_network

from aiohttp import web

from chat.operations.pace import Kind, Pace
from chat.operations.port_taken import PortTaken
from narration.journal.html_page import policy
from rules.core.refusal import Refused
from settings import Settings
from storage.documents.errors import Unavailable
from table.pages import PageWriter, WrittenPage
from table.play.table import Table

log = logging.getLogger(__name__)

#: How many pages and how many pictures one reader may ask for in a minute: several people may have one
#: address, and a browser asks again for each picture of a page.
A_MINUTE: Mapping[Kind, int] = {"page": 120, "picture": 1200}
#: Seconds after which a silent connection is closed.
PATIENCE = 20.0
#: What a browser may do with what it gets: show it, ask again each time, and tell nobody.
HEADERS = {
    "Content-Security-Policy": f"{policy(is_public=True)}; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "private, no-cache",
    "Server": "Nattvakt",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """The HTTP endpoint of pages. A cached page goes out only after a look whether it was revoked."""

    def __init__(self, settings: Settings, table: Table, writer: PageWriter) -> None:
        self._settings, self._table, self._writer = settings, table, writer
        self._pace = Pace(A_MINUTE)
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Start listening on the port of the settings. Raises `PortTaken` if it cannot be used."""
        settings = self._settings
        self._runner = web.AppRunner(self._application(), access_log=None, keepalive_timeout=PATIENCE)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, settings.web_host, settings.web_port).start()
        except OSError as error:
            raise PortTaken(
                f"web_port {settings.web_port} cannot be used ({error.strerror}): choose another one."
            ) from None

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    def _application(self) -> web.Application:
        app = web.Application(middlewares=[self._guard])
        word, picture = r"/{word:[0-9a-f]{32}}", r"/{picture:[0-9a-f]{32}\.webp}"
        page, pictures = web.get(f"{word}/", self._page), web.get(word + picture, self._picture)
        app.add_routes([web.get("/favicon.ico", _no_icon), web.get(word, _with_slash), page, pictures])
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Send `HEADERS` with every answer, also where there is nothing."""
        response = await self._answer(request, handler)
        response.headers.update(HEADERS)
        return response

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            kind: Kind = "picture" if "picture" in request.match_info else "page"
            self._pace.require(kind, self._reader(request))
            return await handler(request)
        except web.HTTPException as other:
            return web.Response(status=other.status, text=f"{other.status}\n")
        except Unavailable:
            return web.Response(status=503, text="503\n", headers={"Retry-After": "30"})
        except Refused as refused:
            return _refused(refused)
        except Exception:
            log.exception("a page cannot be shown")
            return web.Response(status=500, text="500\n")

    def _reader(self, request: web.Request) -> str:
        """Return who reads: an address, or the network of one in IPv6, where a person has many."""
        behind = request.headers.getall("X-Forwarded-For", []) if self._settings.web_proxy else []
        named = ",".join(behind).rpartition(",")[2].strip() or request.remote or ""
        try:
            address = ip_address(named)
        except ValueError:
            return request.remote or ""
        return str(ip_network((address, 64), strict=False)) if address.version == 6 else named

    async def _page(self, request: web.Request) -> web.StreamResponse:
        """Send a page; the document is compressed for who can read that."""
        page = await self._page_of(request)
        if _has(request, page.tag):
            return _unchanged(page.tag)
        headers, body = {"ETag": f'W/"{page.tag}"', "Vary": "Accept-Encoding"}, page.document
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"], body = "gzip", page.compressed
        return web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["picture"]
        data = (await self._page_of(request)).pictures.get(name)
        if data is None:
            raise web.HTTPNotFound
        if _has(request, name):
            return _unchanged(name)
        return web.Response(body=data, content_type="image/webp", headers={"ETag": f'W/"{name}"'})

    async def _page_of(self, request: web.Request) -> WrittenPage:
        page = await self._table.store.pages.at(request.match_info["word"])
        if page is None:
            raise web.HTTPNotFound
        return await self._writer.written(page.campaign)


async def _no_icon(_: web.Request) -> web.StreamResponse:
    """Answer browsers, which all ask, that there is no icon."""
    return web.Response(status=204)


async def _with_slash(request: web.Request) -> web.StreamResponse:
    """Lead to the address with a slash at its end, relative, because a proxy may have put it elsewhere."""
    return web.Response(status=308, headers={"Location": f"{request.match_info['word']}/"})


def _refused(refused: Refused) -> web.Response:
    match refused.code:
        case "too-fast":
            wait = str(refused.details["seconds"])
            return web.Response(status=429, text="429\n", headers={"Retry-After": wait})
        case "work-too-heavy":
            return web.Response(status=503, text="503\n", headers={"Retry-After": "30"})
        case _:  # the campaign was deleted at this moment
            return web.Response(status=404, text="404\n")


def _has(request: web.Request, tag: str) -> bool:
    """Tell whether a browser has the file with this tag already."""
    return any(one.value == tag for one in request.if_none_match or ())


def _unchanged(tag: str) -> web.Response:
    return web.Response(status=304, headers={"ETag": f'W/"{tag}"', "Vary": "Accept-Encoding"})
