"""Every live message of a conflict of Nyx fits the screen of a desktop and of a phone, in three languages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.async_api import Browser

from application import create_bot
from narration.text.texts import LANGUAGES, Language
from practice.scenes.script import act_out
from practice.server import serving
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, open_world
from rules.chance.dice import ScriptedDice
from settings import Settings
from tests.pictures.stories import TOLD, Shot, WideShot
from tests.pictures.words import Words
from tests.practice.heights import MOST, height_of_newest

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: The moments that are measured, by the name of their picture: the opening, and a result as it is posted.
MOMENTS = ("gm-nyx", "round")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_message_of_a_round_is_higher_than_the_screen(
    tmp_path: Path, tab: Browser, language: Language
) -> None:
    story, words, high = TOLD["ferry"], Words(language), list[str]()
    chance = random.Random(0)
    with StateDir(tmp_path) as state:

        def make() -> Bot:
            settings = Settings(database=str(state.database))
            dice = ScriptedDice(story.faces)
            return create_bot(settings, dice=dice, entropy=chance.randbytes, practice=True)

        async with open_world(make, state) as world, serving(world, state.token(), 0) as address:
            world.speak(language)
            for step in story.steps(words):
                if not isinstance(step, Shot | WideShot):
                    await act_out(world, [step])
                elif step.name in MOMENTS:
                    for width, most in MOST.items():
                        found = await height_of_newest(tab, address, width)
                        high += [f"{step.name} at {width}: {found:.0f}"] if found > most else []
    assert not high, "\n".join(high)
