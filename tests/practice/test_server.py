"""The page's server: access to the page, and answers over its connection."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from practice.server import HOST, PortTaken, serving
from practice.simulation.world import World

TOKEN = "capability"


@pytest.fixture
async def base(world: World) -> AsyncIterator[str]:
    async with serving(world, TOKEN, 0) as address:
        yield address.split("/?")[0]


@pytest.fixture
async def stranger() -> AsyncIterator[aiohttp.ClientSession]:
    jar = aiohttp.CookieJar(unsafe=True)  # a safe jar keeps no cookie for an IP address
    async with aiohttp.ClientSession(cookie_jar=jar) as session:
        yield session


@pytest.fixture
async def guest(base: str, stranger: aiohttp.ClientSession) -> aiohttp.ClientSession:
    async with stranger.get(f"{base}/?t={TOKEN}") as answer:
        assert answer.status == 200
    return stranger


async def live(guest: aiohttp.ClientSession, base: str) -> aiohttp.ClientWebSocketResponse:
    return await guest.ws_connect(f"{base}/live", origin=base)


async def ask(line: aiohttp.ClientWebSocketResponse, **request: Any) -> Any:
    await line.send_json({"id": 1, **request})
    async for message in line:
        said = message.json()
        if said.get("re") == 1:
            return said
    raise AssertionError("the line broke")


@pytest.mark.parametrize("path", ["/", "/?t=wrong", "/app.js", "/strings/en.json", "/live", "/file/1/a.png"])
async def test_nothing_is_served_without_the_capability(
    base: str, stranger: aiohttp.ClientSession, path: str
) -> None:
    async with stranger.get(base + path) as answer:
        assert answer.status == 403
        assert "Open the address" in await answer.text()


async def test_the_capability_moves_from_the_address_into_a_cookie(
    base: str, stranger: aiohttp.ClientSession
) -> None:
    async with stranger.get(f"{base}/?t={TOKEN}&as=alva", allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (303, "/?as=alva")
        (cookie,) = answer.cookies.values()
    assert cookie["httponly"]
    assert cookie["samesite"] == "Strict"
    async with stranger.get(f"{base}/app.js") as answer:
        assert answer.status == 200
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[::1]"])
async def test_a_foreign_host_is_refused_even_with_the_capability(
    base: str, guest: aiohttp.ClientSession, host: str
) -> None:
    async with guest.get(f"{base}/?t={TOKEN}", headers={"Host": host}) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "http://localhost:1"])
async def test_another_site_cannot_send_requests_for_the_page(
    base: str, guest: aiohttp.ClientSession, origin: str | None
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await guest.ws_connect(f"{base}/live", origin=origin)
    assert refused.value.status == 403


@pytest.mark.parametrize("path", ["/server.py", "/..%2fserver.py", "/strings/..%2f..%2fbot.py", "/none.js"])
async def test_only_the_pages_own_files_are_served(
    base: str, guest: aiohttp.ClientSession, path: str
) -> None:
    async with guest.get(base + path) as answer:
        assert answer.status == 404


async def test_a_line_begins_with_the_table_and_each_person(base: str, guest: aiohttp.ClientSession) -> None:
    line = await live(guest, base)
    first = [await line.receive_json() for _ in range(3)]
    assert first.pop(0) == {"course": {"fresh": True, "tour": None}}
    assert [each["key"] for each in first[0]["table"]["people"]] == ["greta", "alva", "boris"]
    assert first[1]["person"]["key"] == "greta"
    await line.close()


async def test_an_action_is_shown_to_every_page_before_it_is_answered(
    base: str, world: World, guest: aiohttp.ClientSession
) -> None:
    here, there = await live(guest, base), await live(guest, base)
    place = next(iter(world.people["alva"].places()))
    answer = await ask(here, **{"as": "alva"}, do="slash", place=str(place), name="toy panel")
    assert answer == {"re": 1, "ok": {"acknowledged": True}}
    contents: list[str] = []
    while "Mira is ahead by 2" not in contents:
        said = await there.receive_json(timeout=5)
        contents += [each["content"] for each in said.get("place", {}).get("messages", ())]
    await here.close()
    await there.close()


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"as": "nobody", "do": "cancel"}, "KeyError"),
        ({"as": "alva", "do": "fly"}, "ValidationError"),
        ({"as": "alva", "do": "slash", "place": 1, "name": "toy panel"}, "KeyError"),
        ({"as": "alva", "do": "submit", "values": {}}, "LookupError"),
    ],
)
async def test_a_malformed_request_is_answered_and_does_no_harm(
    base: str, guest: aiohttp.ClientSession, request_: dict[str, Any], code: str
) -> None:
    line = await live(guest, base)
    assert (await ask(line, **request_))["error"]["code"] == code
    assert (await ask(line, **{"as": "alva"}, do="cancel"))["ok"] == {}
    await line.close()


async def test_a_control_that_is_not_there_any_more_has_a_code_of_its_own(
    base: str, world: World, guest: aiohttp.ClientSession
) -> None:
    line = await live(guest, base)
    (place, *_), alva = world.people["alva"].places().items(), {"as": "alva"}
    await ask(line, **alva, do="slash", place=place[0], name="toy panel")
    message = world.people["alva"].messages(place[1])[-1]["id"]
    answer = await ask(line, **alva, do="press", place=place[0], message=message, custom_id="toy:answered")
    assert answer["error"]["code"] == "gone"
    await line.close()


async def test_an_option_that_is_refused_is_named(
    base: str, world: World, guest: aiohttp.ClientSession
) -> None:
    line = await live(guest, base)
    place = next(iter(world.people["alva"].places()))
    options = {"fruit": "pear", "size": "12"}
    answer = await ask(
        line, **{"as": "alva"}, do="slash", place=place, name="toy everything", options=options
    )
    assert (answer["error"]["code"], answer["error"]["option"]) == ("option-range", "size")
    await line.close()


async def test_a_picture_is_served_with_its_type(
    base: str, world: World, guest: aiohttp.ClientSession
) -> None:
    line = await live(guest, base)
    alva = world.people["alva"]
    place = next(iter(alva.places().values()))
    await ask(line, **{"as": "alva"}, do="slash", place=place.channel.id, name="toy panel")
    (file,) = alva.messages(place)[-1]["files"]
    async with guest.get(base + file["url"]) as answer:
        assert answer.content_type == "image/png"
        assert (await answer.read()).startswith(b"\x89PNG")
    async with guest.get(f"{base}/file/1/none.png") as answer:
        assert answer.status == 404
    await line.close()


async def test_a_port_in_use_is_one_sentence(base: str, world: World) -> None:
    port = int(base.rpartition(":")[2])
    with pytest.raises(PortTaken, match=f"Port {port} cannot be used .*name another --port"):
        async with serving(world, TOKEN, port):
            pass
    assert base.startswith(f"http://{HOST}:")
