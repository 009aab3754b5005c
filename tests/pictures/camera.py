"""A browser that takes pictures of messages on the practice page, small enough for a document.

Times of messages are hidden, so that a picture changes only if its subject does.
"""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import simcord
from PIL import Image
from playwright.async_api import Browser, FloatRect, Locator, Page

from tests.pictures.stories import Shot, WideShot

WIDTH, HEIGHT = 600, 3000
"""The window in pixels, for one person's client: high enough for everything in one picture."""

WIDE = (1400, 1000)
MARGIN = 4
COLOURS = 128
STYLE = """
.message time, .edited, .apps { display: none !important }
@font-face { font-family: "Noto Color Emoji"; src: url(/emoji.ttf) }
body { font-family: "Noto Sans", "DejaVu Sans", "Noto Color Emoji", sans-serif }
"""
EMOJI = Path(simcord.__file__).parent / "preview/static/fonts/noto-color-emoji-v2.051.ttf"
"""The emoji font that comes with simcord; few machines without a screen have one of their own."""


class Camera:
    """Takes pictures of the practice table at `address`, each on a new page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    async def take(self, shot: Shot | WideShot, path: Path) -> None:
        """Take one picture and write it as a PNG."""
        await (self._take_wide(path) if isinstance(shot, WideShot) else self._take_messages(shot, path))

    async def _take_messages(self, shot: Shot, path: Path) -> None:
        async with self._page(f"{self._address}&as={shot.who}", (WIDTH, HEIGHT)) as page:
            messages = page.locator(".message.ephemeral" if shot.private else ".message")
            await messages.last.wait_for()
            count = await messages.count()
            clip = await _around([messages.nth(count - each) for each in range(shot.last, 0, -1)])
            _write(await page.screenshot(clip=clip, animations="disabled"), path)

    async def _take_wide(self, path: Path) -> None:
        async with self._page(self._address, WIDE) as page:
            await page.locator(".message").last.wait_for()
            _write(await page.screenshot(animations="disabled"), path)

    @asynccontextmanager
    async def _page(self, address: str, size: tuple[int, int]) -> AsyncIterator[Page]:
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark", bypass_csp=True
        )
        page = await context.new_page()
        shut = "for (const who of ['greta', 'alva', 'boris']) localStorage.setItem(`tips-${who}`, 'shut')"
        await page.add_init_script(shut)
        await page.route("**/emoji.ttf", lambda route: route.fulfill(path=EMOJI))
        await page.goto(address)
        await page.add_style_tag(content=STYLE)
        await page.locator(".person .composer").first.wait_for()
        await page.locator(".message").last.wait_for()
        # a picture that arrives later would move what is photographed
        await page.wait_for_function("[...document.images].every((each) => each.complete)")
        yield page
        await context.close()


async def _around(messages: list[Locator]) -> FloatRect:
    """Return the area of the page that these messages cover."""
    boxes = [box for each in messages if (box := await each.bounding_box())]
    top = min(each["y"] for each in boxes)
    bottom = max(each["y"] + each["height"] for each in boxes)
    left, width = boxes[0]["x"], boxes[0]["width"]
    return {"x": left, "y": top - MARGIN, "width": width, "height": bottom - top + 2 * MARGIN}


def _write(png: bytes, path: Path) -> None:
    """Write a picture with few colours, so that a document loads fast."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.open(io.BytesIO(png)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
