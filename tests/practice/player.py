"""Play on the practice page as a person would: with its visible controls, in a real browser.

    async with table(tmp_path) as address, sit_down(tab, address) as page:
        greta, alva = Player(page, "greta"), Player(page, "alva")
        await greta.slash("campaign new", name="The ford", system="nyx")
        await alva.click("Choose")
        await alva.sees("Round 1")

Each call returns when the table has answered it. Commands and options keep the bot's own names in every
language of the page; labels of buttons and menus are those on the page.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.async_api import Browser, Locator, Page, async_playwright, expect
from playwright.async_api import TimeoutError as BrowserTimeoutError

from tests.process.start import START

ROOT = Path(__file__).parents[2]
PATIENCE = 15_000
"""The most milliseconds that the page may take for anything; generous, because a busy machine is slow."""

OPENING = 60
"""The most seconds that a table may take to open, because it plays its scene first."""

SUGGESTING = 3_000
"""Milliseconds to wait for a suggestion before typed text is used as it is."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

DESK = (1400, 900)
PHONE = (390, 844)
#: Whether the page shows the column of one person alone, as it does on a phone.
ONE_COLUMN = """() => {
    const columns = [...document.querySelectorAll("[id^=person-]")];
    return columns.filter((each) => each.checkVisibility()).length === 1;
}"""


async def turn_into_a_phone(page: Page) -> None:
    """Show the page as on a phone; the columns of the others are not hidden at once."""
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await page.wait_for_function(ONE_COLUMN)


@asynccontextmanager
async def table(state: Path, *arguments: str, module: str = "practice", port: int = 0) -> AsyncIterator[str]:
    """Run a table in a separate process and stop it at the end; yield the address that it prints."""
    command = (module, "--state", str(state), "--port", str(port), *arguments)
    with TemporaryDirectory() as directory:
        log = Path(directory) / "log"
        process = START.Process(target=_serve, args=(command, dict(os.environ), log), daemon=True)
        process.start()
        try:
            yield await asyncio.wait_for(_address(process, log), OPENING)
        finally:
            process.terminate()
            await asyncio.to_thread(process.join)
            process.close()


def _serve(command: Sequence[str], surroundings: Mapping[str, str], log: Path) -> None:
    """Do the same as `python -m` with these arguments, in a process that has already imported the module."""
    with log.open("wb") as file:
        for said in (1, 2):
            os.dup2(file.fileno(), said)
    os.environ.clear()
    os.environ.update(surroundings)
    os.chdir(ROOT)
    sys.argv = [*command]
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    sys.exit(import_module("practice.__main__" if command[0] == "practice" else command[0]).main())


async def _address(process: BaseProcess, log: Path) -> str:
    while not (found := re.search(r"http://\S+\s", _said(log))):
        assert process.is_alive(), f"The table did not open:\n{_said(log)}"
        await asyncio.sleep(0.05)
    return found[0].strip()


def _said(log: Path) -> str:
    return log.read_text(encoding="utf-8") if log.exists() else ""


@asynccontextmanager
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """Start the browser at this path, and close it at the end."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            yield opened
        finally:
            await opened.close()


@asynccontextmanager
async def sit_down(
    tab: Browser, address: str, *, size: tuple[int, int] = DESK, scheme: Literal["dark", "light"] = "dark"
) -> AsyncIterator[Page]:
    """Open the page and wait until it is drawn; an error in its scripts fails the test at the end."""
    errors: list[str] = []
    context = await tab.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale="en-US"
    )
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    page.on("pageerror", lambda error: errors.append(f"{error.message}\n{error.stack}"))
    await load(page, address)
    yield page
    await context.close()
    assert not errors, errors


async def load(page: Page, address: str) -> None:
    """Open or reload the page, and wait until it is drawn."""
    await page.goto(address)
    await page.locator(".person:not([hidden]) .composer").first.wait_for()


class Player:
    """One person on the page (`greta`, `alva` or `boris`), in a column or behind a tab."""

    def __init__(self, page: Page, key: str) -> None:
        self.page = page
        self.key = key
        self.column = page.locator(f"#person-{key}")
        self.log = self.column.get_by_role("log")
        self.dialog = self.column.get_by_role("dialog")
        self.notice = self.column.get_by_role("alert")

    async def turn_to(self) -> None:
        """Show this person's column if the screen shows only one at a time."""
        if not await self.column.is_visible():
            await self.page.locator(f"#choose-{self.key}").click()

    async def open(self, place: str) -> None:
        """Open a place by its name; `dm` is the bot's direct messages."""
        await self.turn_to()
        tabs = self.column.get_by_role("tab")
        named = (
            tabs.filter(has=self.page.locator(".icon-dm")) if place == "dm" else tabs.filter(has_text=place)
        )
        await named.click()

    async def slash(self, command: str, /, **options: Any) -> None:
        """Choose a command from the list and run it with these options."""
        await self.form(command)
        form = self.column.locator("form.command")
        for name, value in options.items():
            await self.fill(form.locator(f"[name='{name}']"), value)
        if await form.is_visible():
            await form.locator("button:not([type])").click()
            await form.wait_for(state="detached")
        await self.settled()

    async def form(self, command: str) -> None:
        """Choose a command from the list and open its form; a command without options runs at once."""
        await self.turn_to()
        await self.column.locator(".composer .line input").fill(f"/{command}")
        await self.column.locator(f".picker [data-value='{command}']").click()
        await self.settled()

    async def fill(self, control: Locator, value: Any) -> None:
        """Fill in one field of a form, whatever its kind."""
        if not await control.is_visible():
            await self.column.locator("form.command summary").click()
        kind = await control.evaluate("node => node.getAttribute('role') ?? node.type")
        if kind == "select-one":
            word = {True: "true", False: "false"}.get(value) if isinstance(value, bool) else None
            await control.select_option(value=word) if word else await control.select_option(label=str(value))
        elif kind == "combobox":
            await self._complete(control, str(value))
        elif kind == "button":
            await self._unfold(control, value if isinstance(value, (list, tuple)) else [value])
        elif kind == "checkbox":
            await control.set_checked(bool(value))
        elif kind in {"radiogroup", "group"}:
            for each in value if isinstance(value, (list, tuple)) else [value]:
                await control.get_by_label(str(each)).check()
        elif kind == "file":
            await control.set_input_files(value)
        else:
            await control.fill(str(value))

    async def click(self, label: str) -> None:
        """Press the newest enabled button with this name."""
        await self.turn_to()
        await self.log.locator("button:enabled, summary").filter(has_text=exactly(label)).last.click()
        await self.settled()

    async def menu(self, message: str, label: str) -> None:
        """Use a context menu of the newest message that contains this text, or of its author."""
        await self.turn_to()
        about = self.log.locator("article").filter(has_text=message).last.locator(".apps")
        await about.locator("summary").click()
        await about.get_by_role("button", name=label).click()
        await self.settled()

    async def select(self, menu: str, *choices: str) -> None:
        """Open the newest menu with this name in the messages, and choose these options."""
        await self.turn_to()
        await self._unfold(self.log.locator("button.unfold").filter(has_text=exactly(menu)).last, choices)
        await self.settled()

    async def fill_modal(self, answers: Mapping[str, Any] | Sequence[Any]) -> None:
        """Fill in the open modal, by field labels or in order, and submit it."""
        fields = self.dialog.locator(".field")
        if isinstance(answers, Mapping):
            for label, value in answers.items():
                named = self.page.locator(".question", has_text=label)
                await self.fill(fields.filter(has=named).locator("[name]").first, value)
        else:
            for number, value in enumerate(answers):
                await self.fill(fields.nth(number).locator("[name]").first, value)
        await self.dialog.locator("form .row.end button.primary").click()
        await self.dialog.wait_for(state="detached")
        await self.settled()

    async def say(self, text: str) -> None:
        """Write a message."""
        await self.turn_to()
        line = self.column.locator(".composer .line input")
        await line.fill(text)
        await line.press("Enter")
        await self.settled()

    async def speak(self, language: str) -> None:
        """Switch the client to `English`, `Svenska` or `Русский`."""
        await self.turn_to()
        await self.column.locator(".language select").select_option(label=language)
        await self.settled()

    async def switch_dms(self) -> None:
        """Open the direct messages if they are closed, or close them if they are open."""
        await self.turn_to()
        await self.column.get_by_role("switch").click()
        await self.settled()

    async def restart_bot(self) -> None:
        """Press the button that restarts the bot, and wait until it is back."""
        await self.turn_to()
        await self.column.locator(".composer .line input").focus()
        restart = self.page.locator("#restart")
        if not await restart.is_visible():
            await self.page.locator("#more-tools").click()
        await restart.click()
        await self.settled()
        await expect(self.notice).to_be_visible(timeout=PATIENCE)

    async def settled(self) -> None:
        """Wait until the table has answered every request of this page."""
        await expect(self.column).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)

    async def sees(self, text: str) -> None:
        """Wait until the open place contains this text."""
        await expect(self.log).to_contain_text(text, timeout=PATIENCE)

    async def does_not_see(self, text: str) -> None:
        """Wait until all requests are answered; require that the open place does not contain this text."""
        await self.settled()
        await expect(self.log).not_to_contain_text(text, timeout=PATIENCE)

    async def last(self) -> str:
        """Return the text of the newest message in the open place."""
        return await self.log.locator("article").last.inner_text()

    async def unread(self, place: str) -> int:
        """Return the number of unread messages next to a place's name."""
        tabs = self.column.get_by_role("tab")
        tab = tabs.filter(has=self.page.locator(".icon-dm")) if place == "dm" else tabs.filter(has_text=place)
        badge = tab.locator(".badge")
        return int(await badge.inner_text()) if await badge.count() else 0

    async def _complete(self, control: Locator, value: str) -> None:
        """Take the first suggestion that contains the typed text, or else leave the text as typed."""
        await control.fill(value)
        rows = control.locator("xpath=following-sibling::ul").get_by_role("option")
        row = rows.filter(has_text=value).first  # suggestions for an earlier text may still be there
        try:
            await row.click(timeout=SUGGESTING)
        except BrowserTimeoutError:
            await control.press("Tab")

    async def _unfold(self, button: Locator, choices: Any) -> None:
        # The text on the button changes with each choice, so keep its list.
        rows = self.page.locator(f"#{await button.get_attribute('aria-controls')}")
        menu = self.column.locator(".menu").filter(has=rows)
        if not await rows.is_visible():
            await button.click()
        for each in choices:
            label = self.page.locator(".label", has_text=exactly(each))
            await menu.get_by_role("option").filter(has=label).click()
        done = menu.locator("button.done")
        if await done.is_visible():
            await done.click()


def exactly(text: str) -> re.Pattern[str]:
    """Return a pattern for exactly this text, with or without space around it."""
    return re.compile(rf"^\s*{re.escape(text)}\s*$")
