"""How high messages are in a reader's client, on the practice page."""

from __future__ import annotations

from playwright.async_api import Browser

from tests.practice.player import sit_down

#: The widths of messages that are measured, in pixels: on a desktop and on a phone.
DESKTOP, PHONE = 520, 350
#: The most that a live message may be high, by width.
MOST = {DESKTOP: 470, PHONE: 520}
#: The most that a result of Nyx may be high on a desktop as it is posted.
POSTED = 430


async def height_of_newest(tab: Browser, address: str, width: int, who: str = "alva") -> float:
    """Return the height of the bot's newest public message, as this person's client shows it."""
    async with sit_down(tab, f"{address}&as={who}", size=(width, 3000)) as page:
        message = page.locator(".message:not(.ephemeral)").last
        await message.wait_for()
        await page.wait_for_load_state("networkidle")
        box = await message.bounding_box()
        assert box is not None
        assert box["width"] > 0.8 * width
        return box["height"]
