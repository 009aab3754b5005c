"""The Zapas scene `airship` on the practice page: three people play it to its end with the real bot.

They use only visible controls. The dice are fixed, so the story is always the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, expect

from tests.practice.player import Player, sit_down, table, turn_into_a_phone

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: Wren's roll to dive, in the scene; then Osk's for the seam, with a die from his reserve and one from Wren.
BEGINNING = "5,2,6,3, 1,4,2,3,5,1"
#: The duel: Wren's dice, then Osk's.
DUEL = "4,1,2,3,1, 5,6,2,4,1"
DICE = f"{BEGINNING},{DUEL}".replace(" ", "")

DEBT = "I never leave a debt unpaid"


class Company(NamedTuple):
    greta: Player
    alva: Player
    boris: Player


@pytest.mark.long
async def test_three_people_play_the_night_on_the_airship_to_its_end(tmp_path: Path, tab: Browser) -> None:
    scene = ("--scene", "airship", "--dice", DICE)
    async with (
        table(tmp_path, *scene, module="tests.practice.dice_table") as address,
        sit_down(tab, address) as page,
    ):
        company = Company(*(Player(page, key) for key in ("greta", "alva", "boris")))
        await vote(company)
        await seam(company)
        await burn(company)
        await company.alva.restart_bot()
        await stakes(company)
        await turn_into_a_phone(page)
        await bids(company)
        await debt(company)
        for person in company:
            await person.turn_to()
            await person.does_not_see("nothing was changed")


async def vote(at: Company) -> None:
    """Osk's player objects, so the aspect is revised; the GM objects to the new text, then gives in."""
    await at.boris.sees("aspect “The wind owes me a favour” of “Sky pilot”")
    await at.boris.click("Veto…")
    await at.boris.fill_modal(["Luck is no skill. What does she do?"])
    await at.alva.sees("Luck is no skill. What does she do?")
    await at.alva.click("Revise…")
    await at.alva.fill_modal(["Feels the wind turn first"])
    await at.greta.sees("aspect “Feels the wind turn first” of “Sky pilot”")
    await at.greta.click("Veto…")
    await at.greta.fill_modal(["Is that not her storms again?"])
    await at.alva.say("Storms are steering. This is knowing.")
    await at.greta.click("Lift my veto")
    await at.greta.click("Approve")
    await at.boris.click("Approve")
    await at.alva.sees("Accepted, Wren Halloran: aspect “Feels the wind turn f…” of “Sky pilot”")


async def seam(at: Company) -> None:
    """Wren helps Osk, who gathers all the dice he can; the roll fails, and every die comes back."""
    await at.alva.click("Help")
    await at.alva.click("Say how…")
    await at.alva.fill_modal(["I ease her into the wind, and take the load off the boiler"])
    await at.boris.sees("I ease her into the wind")
    await at.boris.click("Build…")
    await at.boris.select("Aspects that apply: 1 die each", "Hears a seam before it goes")
    await at.boris.click("⚑ Wren gets home safe")
    await at.boris.click("+ die")
    await at.boris.click("Throw 6")
    await at.alva.sees("Osk Tamber fails: 2 hits against 3")
    await at.alva.sees("6 dice · reserve 7 +1 = 8")


async def burn(at: Company) -> None:
    """The GM gives a condition that makes rolls harder, and the player describes how it shows."""
    await at.greta.click("Condition…")
    await at.greta.select("A condition", "injured")
    await at.greta.select("Effect on difficulties", "Difficulty +1")
    await at.boris.click("Describe it…")
    await at.boris.fill_modal(["Scalded to the elbow, and no word about it"])
    await at.alva.sees("Scalded to the elbow, and no word about it")


async def stakes(at: Company) -> None:
    """Wren wants to keep the crate; both sides accept the stakes, and lock the dice they choose."""
    await at.alva.slash(
        "zapas duel",
        opponent="Osk Tamber",
        stake="The crate stays aboard",
        their_stake="The crate goes over the rail",
    )
    await at.boris.click("Act")
    await at.boris.click("Accept")
    await at.alva.click("Act")
    await at.alva.click("Lamplight smuggler")
    await at.alva.click(f"⚑ {DEBT}")
    await at.alva.click("Lock 3 dice")
    await at.boris.click("Gentle giant")
    await at.boris.click("⚑ Wren gets home safe")
    await at.boris.click("Lock 3 dice")


async def bids(at: Company) -> None:
    """Play on a phone: three bids in turn, then both sides are ready and the dice are rolled."""
    for one in (at.alva, at.boris):
        await one.click("Act")
        await one.click("Begin bidding")
    for one, add in (
        (at.alva, "+1"),
        (at.boris, "+2"),
        (at.alva, "+1"),
        (at.boris, "Ready"),
        (at.alva, "Ready"),
    ):
        await one.click("Act")
        await one.click(add)
    await at.alva.sees("Osk Tamber wins: 3 hits against 1 for Wren Halloran")
    await at.alva.sees("The crate goes over the rail")


async def debt(at: Company) -> None:
    """Wren has acted against a flag, so it is struck out and its marks become dice."""
    await at.alva.slash("zapas sheet")
    await at.alva.select("Open a flag", f"{DEBT}: marks 2")
    await at.alva.sees("turns its 2 marks into dice")
    await at.alva.click("Acted against it")
    await at.greta.turn_to()
    await at.greta.click("Yes")
    struck = at.greta.log.locator("article").filter(has_text=DEBT).last
    await expect(struck.locator(".controls button")).to_have_text(["Tell it…"])
