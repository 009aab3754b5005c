"""The practice page in a browser, with a bot that uses every control; tests press only visible ones."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.practice.player import PATIENCE, PHONE, Player, load, sit_down, table
from tests.practice.players import Players

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_three_columns_are_side_by_side_on_a_desktop_and_behind_tabs_on_a_phone(at: Players) -> None:
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
    await expect(form.locator(".error").first).to_have_text("Please fill this in.")
    await form.locator("[name=fruit]").fill("pear")
    await form.locator("[name=size]").fill("12")
    await run.click()
    await expect(form.locator(".error").nth(1)).to_have_text("Between 1 and 9.")
    await expect(form.locator("[name=size]")).to_be_focused()
    await form.locator("[name=size]").fill("9")
    await run.click()
    await at.alva.sees("pear 9")


async def test_one_press_on_the_cross_closes_a_form_although_its_suggestions_are_open(at: Players) -> None:
    await at.alva.form("toy everything")
    form = at.alva.column.locator("form.command")
    await form.locator("[name=fruit]").press_sequentially("ap")
    await form.get_by_role("option").first.wait_for()
    await form.locator("button.close").click()
    await expect(form).to_have_count(0)


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


async def test_a_modal_shows_radio_buttons_boxes_and_a_place_for_files(at: Players) -> None:
    await at.alva.slash("toy choices")
    send = at.alva.dialog.get_by_role("button", name="Send")
    await send.click()
    await expect(at.alva.dialog.locator(".error").first).to_have_text("Please fill this in.")
    await expect(at.alva.dialog.get_by_label("Land")).to_be_focused()
    for name in ("Banana", "Apricot"):
        await at.alva.dialog.get_by_label(name).check()
    await send.click()
    await expect(at.alva.dialog.locator(".error").nth(1)).to_have_text("At most 2 of them.")
    await at.alva.dialog.get_by_label("Apricot").uncheck()
    chart = {"name": "chart.txt", "mimeType": "text/plain", "buffer": b"Here"}
    await at.alva.fill_modal({"Way": "Sea", "Sure": True, "Where": "play", "Map": chart})
    await at.alva.sees("sea: apple+banana True #play chart.txt")


async def test_a_modal_with_choices_is_filled_in_with_the_keyboard_alone(at: Players) -> None:
    await at.alva.slash("toy choices")
    for key in ("Space", "ArrowDown", "Tab", "Tab", "Space", "Tab", "Tab", "Space", "Enter"):
        await at.page.keyboard.press(key)
    await at.alva.sees("sea: apple+apricot True")


async def test_context_menus_open_on_a_message_by_the_dots_the_right_button_and_the_keyboard(
    at: Players,
) -> None:
    await at.alva.say("First")
    await at.alva.say("Second")
    await at.boris.menu("First", "Quote this")
    await expect(at.boris.log.locator("blockquote")).to_have_text("First")
    await at.boris.menu("Second", "Greet")
    await at.boris.sees("Hello, Alva")
    message = at.greta.log.locator("article").filter(has_text="Second").first
    await message.locator(".text").click(button="right")
    await at.page.keyboard.press("Escape")
    await expect(message.locator(".apps summary")).to_be_focused()
    for key in ("Enter", "Tab", "Enter"):
        await at.page.keyboard.press(key)
    await expect(at.greta.log.locator("blockquote").last).to_have_text("Second")


async def test_direct_messages_and_private_answers_have_no_context_menus(at: Players) -> None:
    await at.alva.slash("toy panel")
    await at.alva.click("Whisper")
    private = at.alva.log.locator("article.ephemeral")
    await expect(private).to_be_visible()
    assert await private.locator(".apps").count() == 0
    await at.alva.slash("toy letter")
    await at.alva.open("dm")
    await at.alva.sees("A letter")
    assert await at.alva.log.locator(".apps").count() == 0


async def test_a_second_click_on_a_control_that_is_being_answered_does_nothing(at: Players) -> None:
    await at.alva.slash("toy panel")
    await at.alva.log.get_by_role("button", name="Whisper").dblclick()
    await at.alva.settled()
    await expect(at.alva.log.locator("article.ephemeral")).to_have_count(1)
    await expect(at.alva.notice).to_be_hidden()


async def test_the_places_of_a_new_table_have_names_in_its_language(at: Players) -> None:
    await at.page.locator("#language").select_option(label="Svenska")
    for name in ("spel", "Bordsprat", "Sidoscen"):
        await expect(at.alva.column.get_by_role("tab", name=name)).to_be_visible(timeout=PATIENCE)


async def test_a_people_language_changes_the_page_the_commands_and_the_answers(at: Players) -> None:
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


async def test_a_direct_message_lights_a_badge_until_it_is_read(at: Players) -> None:
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
        address = await first.enter_async_context(table(tmp_path, module="tests.practice.toy_table"))
        async with sit_down(tab, address) as page:
            at = Players.of(page)
            await at.alva.slash("toy panel")
            await at.alva.click("Pressed 0")
            await at.alva.restart_bot()
            await at.alva.click("Pressed 1")
            await at.alva.sees("Pressed 2")
            await first.aclose()
            await expect(page.locator("#offline")).to_be_visible()
            async with table(
                tmp_path, module="tests.practice.toy_table", port=int(address.split(":")[2].split("/")[0])
            ):
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
    await at.alva.say(r"\@everyone at 5 \* 3")
    await at.boris.sees("@everyone at 5 * 3")
    await at.alva.click("Spoiler, press to show")
    await at.alva.sees("secret")


async def test_a_bot_that_does_not_answer_is_reported(at: Players) -> None:
    await at.alva.slash("toy silence")
    await expect(at.alva.notice).to_have_text("The bot didn’t answer. The terminal may say why.")


async def test_the_bars_language_applies_to_everybody_and_an_empty_table_continues_in_it(at: Players) -> None:
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
    await at.alva.sees("Hello")  # what was played is deleted at a second press only
    await expect(at.page.locator("#scene-free")).to_have_text("Удалить этот стол? Нажмите ещё раз.")
    await at.page.locator("#scene-free").press("Enter")
    for each in at[1:]:
        await expect(each.log).not_to_contain_text("Hello", timeout=PATIENCE)
        await each.sees("открывает ветку")


async def test_an_unused_table_begins_in_the_language_of_the_browser(
    at: Players, toy: str, tab: Browser
) -> None:
    await at.page.goto("about:blank")
    for locale, greeting in (("sv-SE", "öppnade tråden"), ("ru-RU", "öppnade tråden")):
        context = await tab.new_context(locale=locale)
        greta = Player(await context.new_page(), "greta")
        await load(greta.page, toy)
        await greta.sees(greeting)
        await greta.say("Hej")  # so the next browser finds the table in use
        await context.close()
