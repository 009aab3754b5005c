"""The Sandukar scene on the practice page: three people play it to its end with the real bot.

They use only visible controls. The dice are fixed, so the story is always the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, expect

from tests.practice.player import Player, sit_down, table, turn_into_a_phone

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: Odile's roll for a picture in the scene; then initiative: Odile (with an extra die), Joss, Brask, Pike.
BEGINNING = "7,5, 4,9,7, 9,8, 6,7, 2,5"
#: Joss's blow, Pike's defence, the die that Joss buys, and the damage of the blow.
BLOW = "3,4, 8,9, 8, 7,6,9"
#: Odile's shot, Brask's defence.
MISS = "3,4, 9,6"
#: Brask's shot with an extra die, Odile's defence, the damage, her endurance, her will to live.
SHOT = "2,9,8, 3,3, 7,5,3, 2,1, 1,2"
#: Joss's medicine.
CARE = "6,7"
DICE = f"{BEGINNING},{BLOW},{MISS},{SHOT},{CARE}".replace(" ", "")


class Company(NamedTuple):
    greta: Player
    alva: Player
    boris: Player


@pytest.mark.long
async def test_three_people_play_the_fight_in_sandukar_to_its_end(tmp_path: Path, tab: Browser) -> None:
    scene = ("--scene", "sandukar", "--dice", DICE)
    async with (
        table(tmp_path, *scene, module="tests.practice.dice_table") as address,
        sit_down(tab, address) as page,
    ):
        company = Company(*(Player(page, key) for key in ("greta", "alva", "boris")))
        await initiative(company)
        await blow(company)
        await miss(company)
        await company.alva.restart_bot()
        await shot(company)
        await turn_into_a_phone(page)
        await care(company)
        await end(company)


async def initiative(at: Company) -> None:
    """Everybody is asked at once; Odile buys a die and chooses two, the others pay nothing.

    The person who made it is not asked again; of the GM's two, Pike fails.
    """
    await at.boris.sees("Warehouse Nine · initiative")
    await at.alva.click("Act")
    await at.alva.sees("Overview 10, 64% to make it")
    await at.alva.sees("Initiative: on a success you get")
    await at.alva.click("1 Fate: 85%")
    await at.alva.click("Die: 9")
    await at.alva.click("Die: 7")
    await at.alva.sees("9 + 7 = 16 + 10 (Overview) = 26")
    await at.boris.does_not_see("64% to make it")
    await act(at.boris, "None: 55%")
    await at.greta.click("Roll")
    await at.greta.sees("As it is, you lose: 2 + 5 = 7 + 5 (Overview) = 12")
    await at.greta.click("Let it stand")
    await at.boris.sees("Joss Karamat’s turn")
    await at.boris.click("Status")
    await at.boris.sees("17 A Joss Karamat  ok")


async def blow(at: Company) -> None:
    """Joss strikes at Pike and would miss, but buys a die after the roll: Pike is out."""
    await act(at.boris)
    await at.boris.select("Choose an action", "Fight")
    await at.boris.select("At whom?", "Pike")
    await at.boris.sees("Fight 13 vs Pike: 86% to hit")
    await at.boris.click("Confirm")
    await at.greta.sees("Joss Karamat: Fight (improvised club) → Pike")
    await at.greta.click("Defend")
    await act(at.boris)
    await at.boris.sees("3 + 4 = 7 + 13 (Close combat) = 20")
    await at.boris.click("Pay 4: 60%")
    await at.boris.click("3 → 8")
    await act(at.greta, "Let it stand")
    await at.greta.click("No")
    await at.alva.sees("Joss Karamat hits Pike")
    await at.alva.click("How it counted")
    await at.alva.sees("bought die 8 in place of 3")
    await at.alva.sees("7 + 6 + 9 = 22 − 2 + 2 = 22")
    await at.alva.sees("Pike is out of the fight.")


async def miss(at: Company) -> None:
    """Odile aims at the remaining enemy, and she keeps her dice, though they lose."""
    await act(at.alva)
    await at.alva.select("Choose an action", "Aimed fire")
    await at.alva.sees("Aimed fire 12 vs Brask: 77% to hit")  # only Brask is left, so he is chosen already
    await at.alva.click("Confirm")
    await at.greta.sees("Odile Marr: Aimed fire (pistol) → Brask")
    await at.greta.click("Defend")
    await act(at.alva, "Let it stand")
    await at.boris.sees("Odile Marr misses Brask.")
    await at.boris.click("How it counted")
    await at.boris.sees("1 round fired, 8 left")


async def shot(at: Company) -> None:
    """Brask shoots with a point from the pot; nobody intervenes, and Odile goes down, dying."""
    await act(at.greta)
    await at.greta.select("Choose an action", "Snap shot")
    await at.greta.select("At whom?", "Odile Marr")
    await at.greta.select("No Fate: 31%", "1 Fate: 48%")
    await at.greta.click("Confirm")
    await at.alva.sees("Brask: Snap shot (revolver) → Odile Marr")
    await act(at.alva)
    await at.alva.sees("Brask attacks. Defend 11: 52% to fend it off")
    await at.alva.click("Confirm")
    await act(at.greta, "The two highest")
    await act(at.alva, "Let it stand")
    await act(at.boris, "No")
    await act(at.alva, "No Fate")
    await at.alva.sees("Daze 0 + 14 = 14")
    await at.alva.click("Let it stand")
    await at.alva.click("None: 94%")
    await at.alva.click("Let it stand")
    await at.boris.sees("Brask hits Odile Marr: 1 wound, dazed, dying, 3 rounds left")
    await at.boris.click("How it counted")
    await at.boris.sees("Odile Marr is mortally wounded: 3 rounds left")
    await at.boris.click("Status")
    await at.boris.sees("dying, 3 rounds left")


async def care(at: Company) -> None:
    """Play on a phone: Joss drops everything and stabilises Odile."""
    await act(at.boris)
    await at.boris.sees("Fight 13 vs Brask: 81% to hit")  # his last action
    await at.boris.click("Back to actions")
    await at.boris.select("Choose an action", "Other action")
    await at.boris.select("Something else: treat nobody", "Treat Odile Marr")
    await at.boris.sees("against 20: 64%")
    await at.boris.click("Confirm")
    await at.boris.sees("Odile Marr: 1 wound stabilised, 0 open.")
    await act(at.greta)
    await at.greta.select("Choose an action", "Wait")
    await at.greta.click("Confirm")


async def end(at: Company) -> None:
    """Brask gives up: the GM ends the fight, and only how it counted is left to see."""
    await at.greta.click("More…")
    await at.greta.click("End it")
    await at.greta.click("Yes")
    await at.greta.sees("“Warehouse Nine” is over.")
    await at.alva.turn_to()
    await at.alva.sees("Pike: killed or knocked out?")
    await at.alva.sees("Not yet on their feet: Odile Marr.")
    over = at.alva.log.locator("article").filter(has_text="“Warehouse Nine” is over.")
    await expect(over).to_have_count(1)
    await expect(over.locator(".controls button")).to_have_text(["How it counted", "Tell it…"])
    for person in at:
        await person.turn_to()
        await person.does_not_see("nothing was changed")


async def act(who: Player, answer: str = "") -> None:
    """Press "Act" under the panel, and answer its questions."""
    await who.click("Act")
    if answer:
        await who.click(answer)
