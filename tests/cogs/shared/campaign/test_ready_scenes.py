"""A ready scene: chosen with /campaign new, its characters claimed by a press, its conflicts begun by one."""

import asyncio
from typing import Any

import pytest

from narration.text.texts import LANGUAGES, Language
from table.ready_scenes import Scene, scene, scenes
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Person, Table

SCENES = [one.name for one in scenes("en")]


def wanted(name: str, language: Language = "en") -> Scene:
    found = scene(name, language)
    assert found is not None
    return found


async def prepared(table: Table, name: str, **options: Any) -> Answer:
    """Choose a scene as Greta."""
    asked = await table.gm.slash("campaign new", **options)
    return await table.gm.choose(asked.message, "begin-scene", name)


def start(table: Table) -> Any:
    """Return the campaign's message."""
    return next(m for m in table.read() if any(one.startswith("n:come:") for one in ids(m)))


async def test_four_strangers_choose_a_scene_claim_and_play_a_round(table: Table) -> None:
    done = await prepared(table, "ferry")
    assert "You’re the GM of The night ferry" in done.place.content
    assert "Dusk on the road to the ferry" in whole(start(table))
    assert "**Tilda** – carries letters, and has never lost one" in whole(start(table))
    assert labels(start(table))[:3] == ["Play Tilda", "Play Emil Varg", "Play Runa Hall"]
    claimed = await table.alva.press(start(table), "Play Tilda")
    assert claimed.message.ephemeral
    assert "You play Tilda now" in claimed.text
    assert (await table.character("Tilda")).seat == "2"
    assert "**alva** · player · plays Tilda" in whole(start(table))
    assert labels(start(table))[:2] == ["Play Emil Varg", "Play Runa Hall"]
    begun = await table.gm.press(start(table), "▶ The chase to the river")
    assert "The chase to the river has begun" in begun.text
    assert "▶ The chase to the river" not in labels(start(table))
    for person, tactic in ((table.alva, "Offensive"), (table.gm, "Waiting")):
        shown = await person.press(table.panel, "Choose")
        table.dice.add(5, 5)
        await person.press(shown.message, tactic if tactic in labels(shown.message) else "Ready")
