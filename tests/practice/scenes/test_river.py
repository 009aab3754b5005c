"""The river scene on the practice page: three people play it to its end with the real bot.

They use only visible controls. The dice are fixed, so the story is always the same.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.practice import screen_reader
from tests.practice.player import PATIENCE, Player, sit_down, table, turn_into_a_phone

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: Boris's roll in the scene; then each round's dice, the player's before the GM's.
DICE = "4, 2,5,9, 3, 4, 9, 9,3, 5".replace(" ", "")


async def test_three_people_play_the_river_scene_to_its_end(tmp_path: Path, tab: Browser) -> None:
    scene = ("--scene", "river", "--dice", DICE)
    async with (
        table(tmp_path, *scene, module="tests.practice.dice_table") as address,
        sit_down(tab, address) as page,
    ):
        greta, alva, boris = (Player(page, key) for key in ("greta", "alva", "boris"))
        assert screen_reader.nameless(await screen_reader.tree(page)) == []
        await chase(greta, alva, boris)
        await expect(page.locator("#tour")).to_contain_text("Tour: all done", timeout=PATIENCE)
        await page.locator("#tour .close").press("Escape")
        await expect(page.locator("#tour-toggle")).to_be_focused()
        await expect(page.locator("#tour")).to_be_hidden()
        await turn_into_a_phone(page)
        await struggle(greta, boris)


async def chase(greta: Player, alva: Player, boris: Player) -> None:
    """Play two rounds: Tilda uses an aspect and reaches her goal; the bot restarts between the picks.

    The tour always shows the next step. Its first button moves the keyboard focus to the control to press.
    """
    await alva.sees("The chase to the river")
    await tour_is_at(alva, 1)
    await alva.page.locator("#tour .primary").press("Enter")
    await alva.page.keyboard.press("Enter")
    await tour_is_at(alva, 2)
    first = alva.log.get_by_role("button", name="Declare first").last
    await expect(first).to_be_in_viewport(ratio=1)  # the answer to what the tour showed is not below the fold
    await alva.click("Declare first")
    await alva.select("Aspects that help: 1 point each", "Knows every path to the ferry (2)")
    await alva.sees("3 dice, the best counts")
    await alva.click("Ready")
    await tour_is_at(alva, 3)
    await alva.click("Waiting")
    await tour_is_at(alva, 4)
    await alva.sees("Sealed: Waiting")
    await boris.does_not_see("Sealed: Waiting")
    await greta.does_not_see("Sealed: Waiting")
    await pick_by_message(greta, "Defensive")
    await boris.sees("Round 1: Waiting beats Defensive")
    await tour_is_at(alva, 5)
    await alva.click("Use the win")
    await alva.click("Three steps")
    await boris.sees("Round 1: the lead goes to Tilda, by 5.")
    await tour_is_at(alva, 6)
    await boris.speak("Svenska")
    await boris.click("Status")
    await boris.sees("Bara du ser det här")
    await boris.speak("English")
    await tour_is_at(alva, 7)

    await alva.click("Choose")
    await alva.click("Offensive")
    await alva.restart_bot()
    await pick_by_message(greta, "Waiting")
    await boris.sees("Round 2: Offensive beats Waiting")
    await alva.click("Use the win")
    await alva.click("Three steps")
    await boris.sees("reach the boat with the letter")
    await alva.click("Tell it…")
    await alva.fill_modal(["The plank bends, and Tilda is across."])
    await boris.sees("The plank bends, and Tilda is across.")


async def struggle(greta: Player, boris: Player) -> None:
    """Play on a phone: a demand, a penalty taken as damage, and giving up."""
    await greta.slash(
        "nyx conflict",
        character="Emil Varg",
        opponent="The sergeant",
    )
    await greta.select("Change something", "Length of the scale")
    await greta.select("5 each way", "3 each way")
    await greta.click("Title and goals…")
    await greta.fill_modal(["At the water's edge", "hold him until the boat is loose", "get past him"])
    await greta.click("More…")
    await greta.select("Demand an aspect from Emil Varg", "Too kind to strangers (1)")
    await boris.click("Choose")
    await boris.click("Accept")
    await boris.click("Defensive")
    await greta.click("Choose")
    await greta.click("Waiting")
    await greta.click("Use the win")
    await greta.click("Three steps")
    await greta.sees("past the end for Emil Varg, effect")
    await boris.click("Penalty…")
    await boris.click("Damage…")
    await boris.fill_modal(["A cracked rib"])
    await boris.sees("A cracked rib")
    await boris.click("More…")
    await boris.click("Give up")
    await boris.click("Yes")
    await boris.sees("Emil Varg gave up")


async def tour_is_at(person: Player, step: int) -> None:
    await expect(person.page.locator("#tour")).to_contain_text(f"Tour: step {step} of 7", timeout=PATIENCE)


async def pick_by_message(gm: Player, tactic: str) -> None:
    await gm.open("dm")
    await gm.click(tactic)
    await gm.sees(f"Sealed: {tactic}")
    await gm.open("play")
