"""Fixtures: a practice table with the toy bot, and its page in a browser that all tests share."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from practice.simulation.world import World
from tests.practice.player import DESK, browser, load, sit_down, table
from tests.practice.players import Players
from tests.practice.toy_table import opened_table

TOY = "tests.practice.toy_table"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with opened_table(tmp_path) as made:
        yield made


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tab() -> AsyncIterator[Browser]:
    """Yield the browser, for tests with the marker `chromium` in the session's event loop."""
    path = shutil.which("chromium")
    assert path is not None
    async with browser(path) as opened:
        yield opened


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def toy(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """Yield the address of a table with the toy bot, which runs in a separate process."""
    async with table(tmp_path_factory.mktemp("toy"), module=TOY) as address:
        yield address


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def page(toy: str, tab: Browser) -> AsyncIterator[Page]:
    """Yield the page of the toy bot's table, which all tests share."""
    async with sit_down(tab, toy) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def at(toy: str, page: Page) -> Players:
    """Return the players at an emptied table, on a wide screen."""
    await cleared(toy)
    await page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    await load(page, toy)
    return Players.of(page)


async def cleared(address: str) -> None:
    """Restart the table at this address, empty and in English; return when it is open again."""
    base = address.partition("/?")[0]
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as guest:
        await _answers(guest, address)
        async with guest.ws_connect(f"{base}/live", origin=base) as line:
            await line.send_json({"as": "greta", "do": "begin", "scene": "free", "language": "en"})
            async for _ in line:
                pass  # until the table closes the connection
        while not await _answers(guest, base):  # noqa: ASYNC110 - another process opens it
            await asyncio.sleep(0.02)


async def _answers(guest: aiohttp.ClientSession, address: str) -> bool:
    try:
        async with guest.get(address) as answer:
            return answer.ok
    except aiohttp.ClientConnectionError:
        return False
