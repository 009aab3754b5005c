"""The practice page is accessible: by keyboard alone, with a screen reader, on a phone, on a wide screen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.practice import screen_reader
from tests.practice.player import PHONE
from tests.practice.players import Players

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_the_page_can_be_used_with_the_keyboard_alone(at: Players) -> None:
    keys = at.page.keyboard
    await at.alva.column.locator(".composer .line input").focus()
    await keys.type("/toy men")
    await keys.press("Enter")
    await at.alva.sees("Pick")
    await at.alva.log.get_by_role("button", name="Some fruit").focus()
    for key in ("Enter", "Enter", "ArrowDown", "Space", "Tab", "Enter"):
        await keys.press(key)
    await at.alva.sees("Fruit: apple apricot")
    await keys.press("Escape")
    await at.alva.column.get_by_role("tab", name="play").focus()
    await keys.press("ArrowRight")
    await expect(at.alva.column.get_by_role("tab", name="Nattvakt")).to_be_focused()
    await expect(at.alva.log).to_have_attribute("aria-label", "Messages in Nattvakt")


async def test_forms_are_typed_into(at: Players) -> None:
    keys = at.page.keyboard
    await at.alva.form("toy everything")
    await keys.type("pear")
    await keys.press("Tab")
    await keys.type("7")
    await keys.press("Enter")
    await at.alva.sees("pear 7 none")
    await at.alva.slash("toy form")
    await keys.type("Mira")
    for key in ("Tab", "End"):
        await keys.press(key)
    await keys.type(" upon a time")
    for key in ("Tab", "Enter", "Enter", "Tab", "Enter", "Tab", "Tab", "Tab", "Enter"):
        await keys.press(key)
    await at.alva.sees("Mira: Once upon a time, apple")


async def test_a_screen_reader_gets_names_landmarks_headings_and_news(at: Players) -> None:
    await at.greta.slash("toy panel")
    await at.alva.slash("toy menus")
    await at.boris.slash("toy form")
    await at.greta.form("toy everything")
    told = await screen_reader.tree(at.page)
    assert screen_reader.nameless(told) == []
    assert {"banner", "main", "dialog", "form"} <= {each.role for each in told}
    regions = [each.name for each in told if each.role == "region"]
    assert regions == ["Greta, game master", "Alva, player", "Boris, player"]
    levels = screen_reader.headings(told)
    assert (levels.count(1), levels.count(2), max(levels)) == (1, 2, 3)  # the form is over Boris's column
    (aloud,) = [each.name for each in told if each.role == "log" and each.said.get("live") == "polite"]
    assert aloud == "Messages in play"  # of the three logs, the one that was used last


async def test_every_control_is_in_the_tab_order_and_shows_its_focus(
    at: Players,
) -> None:
    focused = """() => { const at = document.activeElement, style = getComputedStyle(at);
        const seen = style.outlineStyle !== 'none' || at.closest('.line:focus-within') !== null;
        return [at.id || at.getAttribute('role') || at.className || at.tagName, seen]; }"""
    found = []
    for _ in range(9):
        await at.page.keyboard.press("Tab")
        found.append(await at.page.evaluate(focused))
    assert all(seen for _, seen in found)
    named = [name for name, _ in found]
    assert named[:4] == ["scenes", "language", "restart", "switch"]
    assert named[4] == "SELECT"
    assert named[5].startswith("tab-greta")
    assert named[6:] == ["SUMMARY", "log", "plain slash"]


async def test_a_redrawn_column_in_another_language_keeps_the_focus(at: Players) -> None:
    menu = at.alva.column.locator(".language select")
    await menu.focus()
    await at.page.keyboard.press("ArrowDown")
    await expect(at.alva.column).to_have_attribute("lang", "sv")
    await expect(menu).to_be_focused()
    await expect(menu).to_have_value("sv-SE")


SIZES = ((320, 700), (360, 740), PHONE, (1150, 800), (1400, 900))


@pytest.mark.parametrize("language", ["Svenska", "Русский"])
async def test_nothing_overflows_the_edge(at: Players, language: str) -> None:
    await at.greta.speak(language)
    for command in ("panel", "text", "menus"):
        await at.greta.slash(f"toy {command}")
    await at.greta.form("toy everything")
    wide = """node => [...node.querySelectorAll(':not(.tabs *, pre *, .picker *)')]
        .filter(each => each.getBoundingClientRect().right > node.getBoundingClientRect().right + 0.5)
        .map(each => each.outerHTML)"""
    run = at.greta.column.locator("form.command .button.primary")
    await run.focus()  # leave the first field, whose suggestions move the others down
    for width, height in SIZES:
        await at.page.set_viewport_size({"width": width, "height": height})
        assert await at.page.locator("body").evaluate(wide) == [], (width, height)
        await run.scroll_into_view_if_needed()
        await expect(run).to_be_in_viewport(ratio=1)


async def test_a_file_is_chosen_with_the_keyboard_alone(at: Players) -> None:
    await at.alva.slash("toy choices")
    async with at.page.expect_file_chooser() as chosen:  # from the start: it is listened for a moment later
        for key in ("Space", "Tab", "Tab", "Tab", "Tab", "Space", "Tab", "Tab"):
            await at.page.keyboard.press(key)
        await expect(at.alva.dialog.get_by_label("Map")).to_be_focused()
        await at.page.keyboard.press("Space")
    chart = {"name": "chart.txt", "mimeType": "text/plain", "buffer": b"Here"}
    await (await chosen.value).set_files(chart)  # type: ignore[arg-type]
    for key in ("Tab", "Tab", "Enter"):
        await at.page.keyboard.press(key)
    await at.alva.sees("land: apple True chart.txt")


async def test_a_person_is_chosen_with_the_keyboard_alone(at: Players) -> None:
    await at.boris.slash("toy menus")
    await at.boris.log.get_by_role("button", name="Somebody").focus()
    for key in ("Enter", "Enter", "Tab", "Enter"):
        await at.page.keyboard.press(key)
    await at.boris.sees("User: @")
