"""The journal's page in a browser: on a phone, on a wide screen and on paper, loading no other file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Browser

from narration.journal.html_page import page
from narration.journal.speech import FileWording
from narration.text.languages import Language
from narration.text.texts import bundled_texts
from tests.narration.journal.evenings import SECRET, noir_evening, nyx_evening, told
from tests.narration.zapas.evening import evening as zapas_evening

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: A long name, with nowhere to break the line.
LONG = "Ж" * 30
GAMES: Mapping[str, Callable[[], Any]] = {
    "nyx": lambda: nyx_evening(second=LONG),
    "noir": noir_evening,
    "zapas": zapas_evening,
}


def written(directory: Path, game: str, language: Language) -> str:
    board = GAMES[game]()
    path = directory / f"{game}.html"
    path.write_text(
        page(told(board.state, board.log), FileWording(bundled_texts(), language)), encoding="utf-8"
    )
    return path.as_uri()


@pytest.mark.parametrize("width", [360, 1400])
@pytest.mark.parametrize(
    ("game", "language", "scheme"), [("nyx", "ru", "dark"), ("noir", "sv", "light"), ("zapas", "en", "dark")]
)
async def test_the_page_fits_loads_nothing_and_holds_no_secret(
    tab: Browser, tmp_path: Path, game: str, language: Language, scheme: Literal["dark", "light"], width: int
) -> None:
    address, complaints, asked = written(tmp_path, game, language), list[str](), list[str]()
    context = await tab.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    shown = await context.new_page()
    shown.on("console", lambda said: complaints.append(said.text))
    shown.on("pageerror", lambda error: complaints.append(error.message))
    shown.on("request", lambda request: asked.append(request.url))
    await shown.goto(address)
    assert await shown.evaluate("document.documentElement.scrollWidth") == width
    outside = (
        "[...document.querySelectorAll('svg')].filter(e => e.getBoundingClientRect().right > innerWidth)"
    )
    assert await shown.evaluate(f"{outside}.length") == 0
    levels = await shown.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5')].map(e => +e.tagName[1])")
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert await shown.evaluate("document.documentElement.lang") == language
    ground = await shown.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == ("rgb(20, 23, 31)" if scheme == "dark" else "rgb(251, 250, 247)")
    assert SECRET not in await shown.content()
    assert (complaints, asked) == ([], [address])
    await context.close()


async def test_on_paper_the_page_is_black_on_white_and_keeps_its_words(tab: Browser, tmp_path: Path) -> None:
    context = await tab.new_context(viewport={"width": 700, "height": 1000}, color_scheme="dark")
    shown = await context.new_page()
    await shown.goto(written(tmp_path, "nyx", "en"))
    await shown.emulate_media(media="print")
    style = "getComputedStyle(document.body)"
    assert await shown.evaluate(f"[{style}.backgroundColor, {style}.color]") == [
        "rgb(255, 255, 255)",
        "rgb(0, 0, 0)",
    ]
    assert (await shown.pdf(prefer_css_page_size=True)).startswith(b"%PDF")
    await context.close()
