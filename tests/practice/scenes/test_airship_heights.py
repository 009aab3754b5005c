"""Every message of a contest of Zapas fits the screen of a desktop and of a phone, in three languages."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path

import pytest
from playwright.async_api import Browser

from application import create_bot
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Arg, line
from narration.text.texts import bundled_texts
from narration.text.truncate import truncate
from practice.scenes.airship import AIRSHIP
from practice.scenes.ready_scenes import words
from practice.scenes.script import Choose, Fill, Press, Slash, Step, act_out
from practice.scenes.translation import translated
from practice.server import serving
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, World, open_world
from rules.chance.dice import ScriptedDice
from settings import Settings
from tests.practice.heights import MOST, height_of_newest

pytestmark = [pytest.mark.chromium, pytest.mark.long, pytest.mark.asyncio(loop_scope="session")]

TWIST = "The steam finds the lamp, and for a while nobody sees where the cutter is, or the cloud."
#: Wren's roll to dive, the seam, then the duel.
DICE = (5, 2, 6, 3, *(1, 4, 2, 3, 5, 1), *(4, 1, 1), *(5, 6))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_live_message_is_higher_than_the_screen(
    tmp_path: Path, tab: Browser, language: Language
) -> None:
    high: list[str] = []
    measured = 0
    async with _airship(tmp_path, language) as (world, address):
        await act_out(world, translated(AIRSHIP, words("airship", language)))
        for name, steps in _moments(language):
            await act_out(world, steps)
            for width, most in MOST.items():
                found = await height_of_newest(tab, address, width)
                measured += 1
                high += [f"{name} at {width}: {found:.0f}"] if found > most else []
    assert measured > 20
    assert high == []


@asynccontextmanager
async def _airship(tmp_path: Path, language: Language) -> AsyncIterator[tuple[World, str]]:
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


def _moments(language: Language) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Yield the steps to each message that is measured, with a name for it."""

    def label(message: str, **arguments: Arg) -> str:
        return bundled_texts().say(language, line(message, **arguments))

    def said(text: str) -> str:
        return words("airship", language).get(text, text)

    def press(who: str, message: str, **arguments: Arg) -> Press:
        return Press(who, label(message, **arguments))

    yield from _seam(press, label, said)
    yield from _duel(press, said("Osk Tamber"))


PressOf = Callable[..., Press]
Label = Callable[..., str]


def _seam(press: PressOf, label: Label, said: Label) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Yield a roll with everything in its pool, which fails, and all that may follow."""
    aspects = label("placeholder-zapas-aspects")
    flag = label("button-zapas-of-flag", text=said("Wren gets home safe"))
    yield (
        "a pool",
        (
            Choose("boris", aspects, (said("Hears a seam before it goes"),)),
            Press("boris", flag),
            press("boris", "button-zapas-more-die"),
            press("alva", "button-zapas-help"),
        ),
    )
    yield "an objection", (press("greta", "button-zapas-object"),)
    yield (
        "a failure",
        (
            press("greta", "button-zapas-build"),
            press("greta", "button-zapas-keep", name=truncate(said("Wren Halloran"), 8)),
            press("boris", "button-zapas-build"),
            press("boris", "button-zapas-throw", dice=6),
        ),
    )
    condition = Choose("greta", label("placeholder-zapas-follows"), (label("zapas-condition-injured"),))
    yield "a condition", (press("greta", "button-zapas-condition"), condition)
    yield "a twist", (press("greta", "button-zapas-twist"), Fill("greta", (TWIST,)))


def _duel(press: PressOf, osk: str) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Yield a duel from its stakes to its end, and a quiet scene."""
    stakes = {"stake": "The crate stays aboard tonight", "their_stake": "The crate goes over the rail"}
    yield "stakes", (Slash("alva", "zapas duel", {"opponent": osk, **stakes}),)
    yield "pools", (press("boris", "button-zapas-act"), press("boris", "button-accept"))
    both = ("alva", "boris")
    locked = [(press(one, "button-zapas-act"), press(one, "button-zapas-lock", dice=1)) for one in both]
    yield "help", tuple(chain.from_iterable(locked))
    begun = [(press(one, "button-zapas-act"), press(one, "button-zapas-bidding")) for one in both]
    yield "bidding", tuple(chain.from_iterable(begun))
    add = (press("alva", "button-zapas-act"), press("alva", "button-zapas-bid", dice=2))
    yield "a bid", add
    ready = [(press(one, "button-zapas-act"), press(one, "button-ready")) for one in ("boris", "alva")]
    yield "a result", tuple(chain.from_iterable(ready))
    yield "a scene", (Slash("alva", "zapas recovery", {"company": osk}),)
    yield "a scene that is over", (press("greta", "button-zapas-act"), press("greta", "button-zapas-fill"))
