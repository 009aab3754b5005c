"""The practice page in a browser, with a bot that uses every control; only visible controls are used."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests.practice import screen_reader
from tests.practice.player import DESK, PATIENCE, PHONE, Player, browser, cleared, load, sit_down, table

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="module")]

TOY = "tests.practice.toy_table"


class Players(NamedTuple):
    page: Page
    greta: Player
    alva: Player
    boris: Player


def players(page: Page) -> Players:
    return Players(page, *(Player(page, key) for key in ("greta", "alva", "boris")))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tab() -> AsyncIterator[Browser]:
    path = shutil.which("chromium")
    assert path is not None
    async with browser(path) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def toy(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    async with table(tmp_path_factory.mktemp("toy"), module=TOY) as address:
        yield address


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def page(toy: str, tab: Browser) -> AsyncIterator[Page]:
    async with sit_down(tab, toy) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def at(toy: str, page: Page) -> Players:
    """The players at a bare table on a desk."""
    await cleared(toy)
    await page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    await load(page, toy)
    return players(page)


async def test_three_columns_stand_side_by_side_on_a_desk_and_behind_tabs_on_a_phone(at: Players) -> None:
    for each in at[1:]:
        await expect(each.column).to_be_visible()
    await at.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await expect(at.greta.column).to_be_visible()
    await expect(at.alva.column).to_be_hidden()
    await at.alva.turn_to()
    await expect(at.alva.column).to_be_visible()
    await expect(at.greta.column).to_be_hidden()
    assert await at.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


async def test_a_panel_shows_its_line_its_embed_its_picture_and_who_used_the_command(at: Players) -> None:
    await at.alva.slash("toy panel")
    await at.greta.sees("Alva used /toy panel")
    await at.greta.sees("Mira is ahead by 2")
    embed = at.greta.log.locator(".embed")
    assert await embed.locator("strong").inner_text() == "wins"
    assert await embed.locator("dt").all_inner_texts() == ["Mira", "Guard", "Story"]
    picture = at.greta.log.get_by_role("img", name="A plain scale, marker at 2")
    assert await picture.evaluate("node => node.decode().then(() => node.naturalWidth)") == 320
    left, right = [await each.bounding_box() for each in await embed.locator(".inline").all()]
    assert left is not None
    assert right is not None
    assert left["y"] == right["y"]


async def test_a_private_answer_is_on_one_screen_only_until_it_is_dismissed(at: Players) -> None:
    await at.greta.slash("toy panel")
    await at.alva.click("Whisper")
    await at.alva.sees("Only you can see this · Dismiss message")
    await at.boris.does_not_see("Only you")
    await at.alva.click("Dismiss message")
    await at.alva.does_not_see("Only you")


async def test_every_kind_of_option_has_its_field(at: Players) -> None:
    await at.alva.slash(
        "toy everything",
        fruit="ap",
        size=7,
        colour="Red",
        weight="0.5",
        ripe=True,
        eater="Boris",
        where="play",
        note="yes",
    )
    await at.boris.sees("apple 7 red 0.5 True @Boris #play yes")


async def test_a_form_says_what_is_missing_or_out_of_bounds(at: Players) -> None:
    await at.alva.form("toy everything")
    form = at.alva.column.locator("form.command")
    run = form.get_by_role("button", name="Run")
    await run.click()
    await expect(form.locator(".error").first).to_have_text("This is needed.")
    await form.locator("[name=fruit]").fill("pear")
    await form.locator("[name=size]").fill("12")
    await run.click()
    await expect(form.locator(".error").nth(1)).to_have_text("Between 1 and 9.")
    await expect(form.locator("[name=size]")).to_be_focused()
    await form.locator("[name=size]").fill("9")
    await run.click()
    await at.alva.sees("pear 9")


async def test_menus_take_several_words_one_word_and_a_person(at: Players) -> None:
    await at.boris.slash("toy menus")
    await at.boris.select("Some fruit", "Pear", "Plum")
    await at.boris.sees("Fruit: pear plum")
    await at.boris.select("Choose …", "apricot")
    await at.boris.sees("One: apricot")
    await at.boris.select("Somebody", "Alva")
    await at.boris.sees("User: @Alva")


async def test_a_modal_covers_its_own_column_alone(at: Players) -> None:
    await at.alva.slash("toy form")
    await expect(at.alva.dialog).to_be_visible()
    await expect(at.alva.dialog.get_by_label("Name")).to_be_focused()
    await at.boris.slash("toy panel")
    await at.alva.fill_modal({"Name": "Mira", "Story": "Twice", "Fruit": ["Pear", "Plum"], "Friend": "Boris"})
    await at.alva.sees("Mira: Twice, pear+plum @Boris")


async def test_a_person_s_language_changes_the_page_the_commands_and_the_answers(at: Players) -> None:
    await at.greta.slash("toy panel")
    await at.boris.speak("Русский")
    await at.alva.speak("Svenska")
    await expect(at.alva.column).to_have_attribute("lang", "sv")
    await expect(at.alva.column.get_by_text("spelare")).to_be_visible()
    await at.alva.click("Whisper")
    await at.alva.sees("Bara du ser det här")
    await at.boris.click("Whisper")
    await at.boris.sees("Только ты")
    await at.greta.sees("Greta used /toy panel")
    await at.alva.sees("Greta använde /leksak panel")
    await at.alva.column.locator(".composer .line input").fill("/")
    await expect(at.alva.column.get_by_role("option", name="/leksak allt")).to_be_visible()


async def test_a_letter_lights_a_badge_until_it_is_read(at: Players) -> None:
    await at.alva.slash("toy letter")
    assert await at.alva.unread("dm") == 1
    await at.alva.open("dm")
    await at.alva.sees("A letter")
    assert await at.alva.unread("dm") == 0
    await at.alva.open("play")
    assert await at.alva.unread("dm") == 0


async def test_closed_direct_messages_are_refused_until_opened_again(at: Players) -> None:
    await at.greta.switch_dms()
    await at.greta.slash("toy letter")
    await at.greta.sees("Your letter box is shut")
    await at.greta.switch_dms()
    await at.greta.slash("toy letter")
    assert await at.greta.unread("dm") == 1


async def test_old_buttons_work_after_a_restart_of_the_bot_and_of_the_table(
    tmp_path: Path, tab: Browser
) -> None:
    async with AsyncExitStack() as first:
        address = await first.enter_async_context(table(tmp_path, module=TOY))
        async with sit_down(tab, address) as page:
            at = players(page)
            await at.alva.slash("toy panel")
            await at.alva.click("Pressed 0")
            await at.alva.restart_bot()
            await at.alva.click("Pressed 1")
            await at.alva.sees("Pressed 2")
            await first.aclose()
            await expect(page.locator("#offline")).to_be_visible()
            async with table(tmp_path, module=TOY, port=int(address.split(":")[2].split("/")[0])):
                await expect(page.locator("#offline")).to_be_hidden(timeout=PATIENCE)
                await at.alva.click("Pressed 2")
                await at.alva.sees("Pressed 3")
                await at.alva.sees("Mira is ahead by 2")


async def test_markdown_is_drawn_and_never_becomes_markup(at: Players) -> None:
    await at.alva.slash("toy text")
    text = at.alva.log.locator("article").last.locator(".text").first
    for tag, words in {
        "h3": "Heading",
        "em": "italic",
        "u": "underlined",
        "s": "struck",
        "pre": 'print("<b>")',
    }.items():
        await expect(text.locator(tag)).to_have_text(words)
    assert await text.locator("ul ul li").inner_text() == "two"
    assert await text.locator("script").count() == 0
    await at.alva.sees("<script>alert(1)</script>")
    await at.alva.say("*mine* <img src=x onerror=alert(1)>")
    await at.boris.sees("mine <img src=x onerror=alert(1)>")
    await at.alva.click("Spoiler, press to show")
    await at.alva.sees("secret")


async def test_the_page_can_be_used_by_keys_alone(at: Players) -> None:
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


async def test_a_screen_reader_is_told_names_landmarks_headings_and_what_is_new(at: Players) -> None:
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
    assert (levels.count(1), levels.count(2), max(levels)) == (1, 2, 3)  # the form is over Boris's
    (aloud,) = [each.name for each in told if each.role == "log" and each.said.get("live") == "polite"]
    assert aloud == "Messages in play"  # of the three, the one that was used last


async def test_every_control_has_its_place_in_the_order_of_keys_and_shows_that_it_has_it(
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


async def test_a_silent_bot_is_told_of(at: Players) -> None:
    await at.alva.slash("toy silence")
    await expect(at.alva.notice).to_have_text("The bot did not answer. The terminal may tell why.")


async def test_the_bar_s_language_is_everybody_s_and_an_empty_table_goes_on_in_it(at: Players) -> None:
    await at.greta.say("Hello")
    await at.page.locator("#language").select_option(label="Русский")
    for each in at[1:]:
        await expect(each.column).to_have_attribute("lang", "ru")
    await at.alva.sees("Hello")
    await at.page.locator("#scenes").focus()
    await at.page.keyboard.press("Enter")
    await at.page.keyboard.press("Escape")
    await expect(at.page.locator("#scenes")).to_be_focused()
    await at.page.keyboard.press("Enter")
    await at.page.locator("#scene-free").press("Enter")
    for each in at[1:]:
        await expect(each.log).not_to_contain_text("Hello", timeout=PATIENCE)
        await each.sees("открывает ветку")


async def test_a_table_where_nothing_was_done_begins_in_the_language_of_the_browser(
    at: Players, toy: str, tab: Browser
) -> None:
    await at.page.goto("about:blank")
    for locale, greeting in (("sv-SE", "öppnade tråden"), ("ru-RU", "öppnade tråden")):
        context = await tab.new_context(locale=locale)
        greta = Player(await context.new_page(), "greta")
        await load(greta.page, toy)
        await greta.sees(greeting)
        await greta.say("Hej")  # and so the second finds the table in use
        await context.close()


SIZES = ((320, 700), (360, 740), PHONE, (1150, 800), (1400, 900))


@pytest.mark.parametrize("language", ["Svenska", "Русский"])
async def test_nothing_runs_over_the_edge(at: Players, language: str) -> None:
    await at.greta.speak(language)
    for command in ("panel", "text", "menus"):
        await at.greta.slash(f"toy {command}")
    await at.greta.form("toy everything")
    wide = """node => [...node.querySelectorAll(':not(.tabs *, pre *, .picker *)')]
        .filter(each => each.getBoundingClientRect().right > node.getBoundingClientRect().right + 0.5)
        .map(each => each.outerHTML)"""
    run = at.greta.column.locator("form.command .button.primary")
    await run.focus()  # out of the first field, whose suggestions push the rest down
    for width, height in SIZES:
        await at.page.set_viewport_size({"width": width, "height": height})
        assert await at.page.locator("body").evaluate(wide) == [], (width, height)
        await run.scroll_into_view_if_needed()
        await expect(run).to_be_in_viewport(ratio=1)
