"""The page of a campaign in a browser: on a phone, in three languages, with its pictures and no script."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Browser

from chat.operations.page_server import PageServer
from narration.text.languages import Language
from rules.campaign.actions import ChangeScene, EndSession, FoundCampaign, StartSession, TakeSeat
from rules.campaign.handouts import MakeHandout, ShowHandout
from rules.chance.dice import ScriptedDice
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.state import actions as nyx
from rules.registry import SYSTEMS
from settings import Settings
from storage.pictures import Portrait
from storage.store import Store
from table.pages import Pages, PageWriter
from table.play.table import Table
from table.uploads.pictures import small_picture
from tests.ports import free_port
from tests.table.test_uploads import picture

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

GM, MIRA = Seat(role=Role.GM, id="1"), Seat(role=Role.PLAYER, id="2")
#: A long name, with nowhere to break the line, and a title that tries to be HTML.
LONG, NASTY = "Ж" * 40, "<img src=x onerror=alert(1)> & “Nóa”"


@asynccontextmanager
async def served(path: Path, language: Language, **more: Any) -> AsyncIterator[str]:
    """Serve a campaign with a portrait, a handout with a picture, and two sessions; yield its address.

    `more` are settings of the bot.
    """
    store = await Store.open(str(path), SYSTEMS)
    table = Table(store, ScriptedDice())
    await table.found(9, "nyx", FoundCampaign(holder=5, name="The Night Train", language=language, place=3))
    face = await store.pictures.keep(1, await small_picture(picture("JPEG", (300, 300)), "portrait"))
    map_ = await store.pictures.keep(1, await small_picture(picture("JPEG", (1600, 900)), "handout"))
    for action, seat in (
        (TakeSeat(holder=6), PUBLIC),
        (nyx.CreateCharacter(name=LONG, npc=False), MIRA),
        (StartSession(title=NASTY), GM),
        (ChangeScene(title="The quay"), GM),
        (MakeHandout(title=NASTY, text="Come alone.", picture=map_, alt=NASTY), GM),
        (ShowHandout(number=1, everybody=True), GM),
        (EndSession(), GM),
        (StartSession(title="The pass", recap="They met at dusk."), GM),
    ):
        await table.play(1, action, seat)
    await store.pictures.set_portrait(1, "1", Portrait(face, NASTY))
    settings = Settings(**{"web_port": free_port(), **more})
    server = PageServer(settings, table, PageWriter(table))
    await server.open()
    try:
        yield settings.address_of_page((await Pages(table).make(1, GM)).word)
    finally:
        await server.close()
        await store.close()


@pytest.mark.parametrize("width", [360, 1600])
@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("sv", "dark"), ("ru", "light")])
async def test_the_page_is_read_on_a_phone_and_loads_nothing_but_its_pictures(
    tab: Browser, tmp_path: Path, language: Language, scheme: Literal["dark", "light"], width: int
) -> None:
    complaints, asked = list[str](), list[str]()
    async with served(tmp_path / "page.sqlite3", language) as address:
        context = await tab.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
        shown = await context.new_page()
        shown.on("console", lambda said: complaints.append(said.text))
        shown.on("pageerror", lambda error: complaints.append(error.message))
        shown.on("dialog", lambda said: complaints.append(said.message))
        shown.on("request", lambda request: asked.append(request.url))
        await shown.goto(address)
        await shown.evaluate("document.querySelector('.handout').scrollIntoView()")
        # Not `wait_for_function`: to ask a second time it uses `eval`, which the page forbids.
        await shown.evaluate("Promise.all([...document.images].map((one) => one.decode())).then(() => null)")
        assert await shown.evaluate("document.images.length") == 2
        assert await shown.evaluate("document.documentElement.scrollWidth") == width
        assert await shown.evaluate("document.documentElement.lang") == language
        words = await shown.inner_text("body")
        for said in ("The Night Train", LONG, NASTY, "The quay", "Come alone.", "They met at dusk."):
            assert said in words, said
        await context.close()
    assert complaints == []
    assert all(one.startswith(address) for one in asked)
    assert len(set(asked)) == 3


async def test_the_page_needs_no_script(tab: Browser, tmp_path: Path) -> None:
    async with served(tmp_path / "page.sqlite3", "en") as address:
        context = await tab.new_context(viewport={"width": 360, "height": 800}, java_script_enabled=False)
        shown = await context.new_page()
        await shown.goto(address)
        assert "They met at dusk." in await shown.inner_text("main")
        await context.close()
