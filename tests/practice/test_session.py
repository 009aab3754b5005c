"""A whole session of Nyx on the practice page; people would need about an hour for it.

The dice come from a seed, so the story is the same each time. The test reads on the page who must act next,
as a person would. Every rule that people use between rounds occurs.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.async_api import Browser

from tests.practice.player import Player, sit_down, table

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: Emil's aspects after the session, with his fear reduced and his hands improved.
CHANGED = (
    ("Reads the river like a book", 3),
    ("Hands like oars", 2),
    ("Afraid of his father", 1),
    ("Keeps his word", 2),
    ("Slow to anger", 2),
    ("Sings when he is scared", 1),
    ("Too kind to strangers", 1),
    ("Sleeps anywhere", 1),
    ("Bad with numbers", 1),
    ("Owns half a boat", 1),
)
#: A conflict with more steps than this is stuck.
MOST_TAPS = 60


class Company(NamedTuple):
    greta: Player
    alva: Player
    boris: Player

    def plays(self, name: str) -> Player:
        """Return the player of this character; the GM plays all but two."""
        return {"Tilda": self.alva, "Emil Varg": self.boris}.get(name, self.greta)


@pytest.mark.long
async def test_three_people_play_a_session_from_its_start_to_its_end(tmp_path: Path, tab: Browser) -> None:
    scene = ("--scene", "river", "--seed", "ferry")
    async with (
        table(tmp_path, *scene, module="tests.practice.dice_table") as address,
        sit_down(tab, address) as page,
    ):
        company = Company(*(Player(page, key) for key in ("greta", "alva", "boris")))
        await begin(company)
        await fight(company)
        await calls_and_aspects(company)
        await challenge(company)
        await mob(company)
        await fever(company)
        await end(company)


async def begin(at: Company) -> None:
    await at.greta.slash("session start")
    await at.greta.click("Start")
    await at.greta.sees("Session 1")
    await at.greta.slash("campaign settings")
    await at.greta.select("Change a setting", "Length of the scale")
    await at.greta.select("5 steps", "3 steps")
    await at.boris.sees("3 steps")


async def fight(at: Company) -> None:
    """Play the conflict on the newest panel to its end; everybody takes the simplest option."""
    for _ in range(MOST_TAPS):
        panel = await newest_panel(at.greta)
        if "Choose" not in panel and "Use the win" not in panel and "Penalty…" not in panel:
            return
        await act(at, panel)
    raise AssertionError("the conflict does not end")


async def newest_panel(watcher: Player) -> str:
    """Return the text of the newest message with a panel's buttons, including their labels."""
    await watcher.settled()
    found = (
        watcher.log.locator("article")
        .filter(has_text="More…")
        .or_(watcher.log.locator("article").filter(has_text="Tell it…"))
    )
    return await found.last.inner_text()


async def act(at: Company, panel: str) -> None:
    due = re.search(r"(?:⏳ Waiting for|⏳|⚠) (.+?)(?: @|:| takes effect|\n)", panel)
    assert due is not None, panel
    name = re.split("[,&]", due[1])[0].removesuffix("(edited)").strip()
    person = at.plays(name)
    if "Use the win" in panel:
        await person.click("Use the win")
        await person.click("Three steps")
    elif "Penalty…" in panel:
        await person.click("Penalty…")
        await person.click("Fatigue")
    else:
        await declare_or_pick(at, person)


async def declare_or_pick(at: Company, person: Player) -> None:
    """Take the next step of a round."""
    await person.click("Choose")
    answer = await person.last()
    label = next(label for label in ("Waiting", "Ready", "Roll") if f"\n{label}\n" in answer)
    await person.click("Offensive" if label == "Waiting" and person is at.greta else label)


async def calls_and_aspects(at: Company) -> None:
    """Play a call for a group, a fact, and a demand outside conflicts (NYX-10, NYX-12, NYX-21)."""
    await at.greta.slash(
        "nyx call",
        characters="Tilda, Emil Varg",
        attribute="Mind",
        modifier=-1,
        mode="The weakest of them rolls",
        text="Find the ford in the dark",
    )
    await at.alva.sees("Find the ford in the dark")
    await at.alva.click("Roll")
    await at.alva.click("Roll")
    await at.boris.sees("for all of these")
    await at.boris.slash(
        "nyx aspect",
        aspect="Afraid of his father",
        use="It hurts: you gain its value in points",
        text="His father stands on the far bank.",
    )
    await at.greta.sees("His father stands on the far bank.")
    await at.greta.slash("nyx demand", character="Emil Varg", aspect="Bad with numbers")
    await at.boris.click("Answer")
    await at.boris.click("Buy off")


async def challenge(at: Company) -> None:
    """Play an opposed roll between two players, with an announced stake (NYX-20)."""
    await at.boris.slash(
        "nyx challenge",
        opponent="Tilda",
        attribute="Interaction",
        opponent_attribute="Mind",
        stake="Who decides where to land",
    )
    await at.alva.sees("Who decides where to land")
    await fight(at)


async def mob(at: Company) -> None:
    """Play a conflict of two allies against a mob that the GM makes in passing (NYX-21, NYX-42)."""
    await at.greta.slash(
        "nyx conflict",
        character="Emil Varg",
        opponent="Wharf rats",
    )
    for menu, choice in (
        ("Change something", "Emil Varg: allies"),
        ("allies", "Tilda"),
        ("Emil Varg & Tilda: allies", "Wharf rats: what it is"),
        ("An opponent with one value", "A mob"),
        ("Wharf rats: what it is", "Wharf rats: value"),
        ("7", "6"),
    ):
        await at.greta.select(menu, choice)
    await at.greta.click("Title and goals…")
    await at.greta.fill_modal(["On the landing stage"])
    await fight(at)


async def fever(at: Company) -> None:
    """Play a slow penalty over half a day of game time, and a rest (NYX-47, NYX-50)."""
    await at.greta.slash(
        "nyx affliction",
        character="Tilda",
        name="River fever",
        attribute="Mind",
        strength=-3,
        hours=12,
    )
    for hours in (6, 2, 2):
        await at.greta.slash("scene time", hours=hours)
        await at.alva.click("Roll")
        await at.alva.click("Roll")
    await at.greta.slash("scene rest")
    await at.greta.click("Rest")
    await at.alva.slash("character sheet")


async def end(at: Company) -> None:
    """Play a correction, the end of the session, and changed aspects that the GM allows (NYX-14)."""
    await at.greta.slash(
        "correct sheet", character="Emil Varg", field="Aspect points", value=7, reason="A point too few"
    )
    await at.boris.sees("GM correction")
    await at.greta.slash("session end")
    await at.greta.click("End")
    await at.boris.slash("character change")
    changed = [f"{name} {value}" for name, value in CHANGED]
    await at.boris.fill_modal(["\n".join(changed), "The river took his fear."])
    await at.greta.click("Allow")
    await at.alva.sees("The river took his fear.")
    await at.greta.slash("nyx pending")
    await at.greta.slash("campaign record")
    await at.greta.sees("His father stands on the far bank.")
