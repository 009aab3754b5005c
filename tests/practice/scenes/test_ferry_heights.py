"""Every live message of a conflict of Nyx fits the screen of a desktop and of a phone, in three languages."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import takewhile
from pathlib import Path

import pytest
from playwright.async_api import Browser

from application import create_bot
from narration.text.languages import LANGUAGES, Language
from practice.scenes.script import Choose, Fill, Press, Slash, Step, act_out
from practice.server import serving
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, World, open_world
from rules.chance.dice import ScriptedDice
from settings import Settings
from tests.pictures.stories import TOLD, Shot, WideShot, set_up
from tests.pictures.words import Words
from tests.practice.heights import DESKTOP, MOST, POSTED, height_of_newest

pytestmark = [pytest.mark.chromium, pytest.mark.long, pytest.mark.asyncio(loop_scope="session")]

#: Three dice of Tilda and one of the bailiff in three rounds: she drives him past the end twice.
DICE = (2, 5, 9, 3, *(6, 1, 1, 3), *(6, 1, 1, 1))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_live_message_is_higher_than_the_screen(
    tmp_path: Path, tab: Browser, language: Language
) -> None:
    high: list[str] = []
    async with _ferry(tmp_path, language) as (world, address):
        await act_out(world, _begun(Words(language)))
        for name, steps in _moments(Words(language)):
            await act_out(world, steps)
            for width, most in MOST.items():
                found = await height_of_newest(tab, address, width)
                bound = POSTED if width == DESKTOP and name.startswith("result") else most
                high += [f"{name} at {width}: {found:.0f} above {bound}"] if found > bound else []
    assert high == []


@asynccontextmanager
async def _ferry(tmp_path: Path, language: Language) -> AsyncIterator[tuple[World, str]]:
    """Open a practice table in a language, and yield it with its address."""
    with StateDir(tmp_path) as state:
        chance = random.Random(0)

        def make() -> Bot:
            settings = Settings(database=str(state.database))
            return create_bot(settings, dice=ScriptedDice(DICE), entropy=chance.randbytes, practice=True)

        async with open_world(make, state) as world, serving(world, state.token(), 0) as address:
            world.speak(language)
            yield world, address


# ------------------------------------------------------------------------------------- what is played


def _begun(words: Words) -> Iterator[Step]:
    """Yield the steps that lead to the conflict in the pictures."""
    steps = (step for step in TOLD["ferry"].steps(words) if not isinstance(step, Shot | WideShot))
    return takewhile(lambda step: not (isinstance(step, Slash) and step.name == "nyx conflict"), steps)


def _opened(words: Words, mode: str) -> list[Step]:
    return [step for step in set_up(words, mode) if not isinstance(step, Shot | WideShot)]


def _moments(words: Words) -> Iterator[tuple[str, list[Step]]]:
    """Yield the steps to each message that is measured, with a name for it."""
    aspects, tell = words.list("aspects"), words.label("button-tell")
    choose = Press("greta", words.label("button-choose"))
    yield "opening", [_conflict(words), *_opened(words, "penalty")]
    first = Press("alva", words.label("nyx-tactic-waiting"))
    yield "opening, sealed", [*_declares(words, aspects[1]), first]
    yield "result, to be used", [choose, Press("greta", words.label("nyx-tactic-defensive"))]
    yield "settled", [*_three_steps(words)]
    told: list[Step] = [Press("alva", words.label("button-more")), Press("alva", tell)]
    told.append(Fill("alva", (words["goal"],)))
    second = Press("alva", words.label("nyx-tactic-defensive"))
    yield "sealed, below a telling", [*told, *_declares(words, aspects[1]), second]
    yield "result, with a penalty", [choose, Press("greta", words.label("nyx-tactic-offensive"))]
    penalty = Press("greta", words.label("button-penalty"))
    yield "penalty", [penalty, Press("greta", words.label("button-fatigue"))]
    yield "declared", [*_declares(words, aspects[1])]
    yield "sealed", [first]
    end = [Press("greta", words.label("button-end")), Press("greta", words.label("button-yes"))]
    yield "result, ended by the GM", [Press("greta", words.label("button-more")), *end]
    length = words.label("option-setup-length")
    shorter = Choose("greta", length, (words.label("option-setup-steps", number=3),))
    again = (_conflict(words), Choose("greta", words.label("placeholder-setup"), (length,)), shorter)
    other = Press("greta", words.label("nyx-tactic-offensive"))
    yield (
        "result, the goal",
        [*again, *_opened(words, "goal"), *_declares(words, aspects[1]), second, choose, other],
    )


def _conflict(words: Words) -> Slash:
    return Slash("greta", "nyx conflict", {"character": words["tilda"], "opponent": words["bailiff"]})


def _declares(words: Words, aspect: str) -> Iterator[Step]:
    yield Press("alva", words.label("button-choose"))
    yield Press("alva", words.label("button-declare-first"))
    option = words.label("option-aspect", aspect=aspect, value=2)
    yield Choose("alva", words.label("placeholder-positive"), (option,))
    yield Press("alva", words.label("button-ready"))


def _three_steps(words: Words) -> Iterator[Step]:
    yield Press("alva", words.label("button-use-win"))
    yield Press("alva", words.label("button-steps"))
