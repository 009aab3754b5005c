"""Discord's end of the connection: it replaces aiohttp, takes a client's requests and answers at once.

So everything in discord.py itself runs, from the gateway's text to the bytes of the request.
"""

import asyncio
import copy
import time
from itertools import count
from typing import Any, NamedTuple

import aiohttp
import discord
import orjson

from benchmarks.guild_payloads import ME, payload
from benchmarks.guilds import NATTVAKT

Json = dict[str, Any]
#: What the body of a request contains if it sends an embed, or a text.
EMBED, TEXT = b'"embeds":[{', b'"content":"'
#: The account that presses.
PLAYER: Json = {"id": "77", "username": "mira", "global_name": "Mira", "avatar": None, "discriminator": "0"}
GUILD = payload(1)
CHANNEL: Json = GUILD["channels"][5]
EVERYTHING = str(discord.Permissions.all().value)
AT = "2026-02-03T18:30:00.000000+00:00"


class Sent(NamedTuple):
    """A request body that was waited for, and when it was sent."""

    at: float
    body: bytes


class Line:
    """Replaces the `aiohttp.ClientSession` of discord.py."""

    def __init__(self) -> None:
        self._awaited: dict[str, tuple[bytes, asyncio.Future[Sent]]] = {}
        self._numbers = count(1 << 50)

    def coming(self, where: str, part: bytes) -> asyncio.Future[Sent]:
        """Return the next body with this part sent to `where`: an interaction's token or a channel's id."""
        found = asyncio.get_running_loop().create_future()
        self._awaited[where] = part, found
        return found

    def request(self, _: str, url: str, *, data: Any = None, **__: Any) -> "Reply":
        body = _bytes(data)
        for where in url.partition("?")[0].split("/"):
            if where in self._awaited and self._awaited[where][0] in body:
                self._awaited.pop(where)[1].set_result(Sent(time.perf_counter(), body))
        return Reply(self._answer(url))

    async def close(self) -> None:
        """Do nothing: there is no connection to close."""

    def _answer(self, url: str) -> Json:
        path = url.partition("?")[0]
        if path.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 3}}
        if path.endswith("/users/@me/channels"):
            return {"id": "78", "type": 1, "recipients": [PLAYER]}
        if "/users/" in path:
            return PLAYER
        if not path.endswith("/messages") and "/messages/" not in path and "/channels/" in path:
            return {**CHANNEL, "id": path.rpartition("/")[2], "guild_id": GUILD["id"]}
        return message(next(self._numbers), str(ME), {})


class Reply:
    """An answer that is available at once."""

    status = 200
    headers = {"content-type": "application/json"}  # noqa: RUF012  # never changed

    def __init__(self, told: Json) -> None:
        self._text = orjson.dumps(told).decode()

    async def __aenter__(self) -> "Reply":
        return self

    async def __aexit__(self, *_: object) -> None:
        """Do nothing: no resource is held."""

    async def text(self, encoding: str) -> str:
        del encoding
        return self._text


def _bytes(data: Any) -> bytes:
    """Return the body as bytes; for a form with a file, only its JSON part."""
    if isinstance(data, aiohttp.FormData):
        parts: Any = data()
        data = next(iter(parts))[0].decode()
    return str(data or "").encode()


async def connected(client: discord.Client) -> Line:
    """Log a client in, let it know the server, and return its line; discord.py does the rest."""
    line = Line()
    http: Any = client.http
    open_ = asyncio.Event()
    open_.set()
    vars(http).update(_HTTPClient__session=line, _global_over=open_)  # as logging in does
    await client._async_setup_hook()  # noqa: SLF001  # as `login` does
    state: Any = client._connection  # noqa: SLF001  # gateway events go in here
    state.user = discord.ClientUser(state=state, data=NATTVAKT)
    state.application_id = ME
    await client.setup_hook()
    state.parsers["GUILD_CREATE"](server())
    return line


def server() -> Json:
    """Return a server in which everybody has every permission."""
    told = copy.deepcopy(GUILD)
    for role in told["roles"]:
        role["permissions"] = EVERYTHING
    for channel in told["channels"]:
        channel["permission_overwrites"] = []
    return told


def hear(client: discord.Client, text: bytes) -> None:
    """Pass a gateway text to the client, as the library does."""
    told = discord.utils._from_json(text.decode())  # noqa: SLF001  # the parser that the library chose
    state: Any = client._connection  # noqa: SLF001
    state.parsers[told["t"]](told["d"])


def press(number: int, custom_id: str) -> bytes:
    """Return the gateway's text for a press of a button on an ephemeral message."""
    told = {
        "id": str(number),
        "application_id": str(ME),
        "type": 3,
        "token": f"t{number}",
        "version": 1,
        "data": {"custom_id": custom_id, "component_type": 2, "id": 1},
        "channel_id": CHANNEL["id"],
        "channel": CHANNEL,
        "guild_id": GUILD["id"],
        "guild": {"id": GUILD["id"], "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "locale": "en-US",
        "app_permissions": EVERYTHING,
        "member": {"user": PLAYER, "roles": [], "joined_at": AT, "permissions": EVERYTHING, "flags": 0}
        | {"deaf": False, "mute": False, "nick": None, "avatar": None, "pending": False},
        "message": message(1 << 49, CHANNEL["id"], {"custom_id": custom_id}),
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 10_485_760,
    }
    return orjson.dumps({"op": 0, "s": number, "t": "INTERACTION_CREATE", "d": told})


def message(number: int, channel: str, button: Json) -> Json:
    """Return one of our messages, with a button if `button` is not empty."""
    buttons = [{"type": 2, "style": 1, "label": "Roll", "id": 2, **button}] if button else []
    return {
        "id": str(number),
        "channel_id": channel,
        "type": 0,
        "content": "Put your roll together.",
        "author": {**NATTVAKT, "bot": True},
        "timestamp": AT,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "flags": 64,
        "components": [{"type": 1, "id": 1, "components": buttons}] if buttons else [],
    }
