"""The highest messages of random evenings fit the screen of a desktop and of a phone, in three languages.

Scenes play what happens often; an evening at random also has deaths, lost duels, several facts at once, long
stories and sides of several people. One with the longest cast has names and texts that are as long as they
may be, so its messages are about the highest that there can be.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from discord import ui
from playwright.async_api import Browser

from application import create_bot
from chat.client.client import Nattvakt
from chat.messages.heights import DESKTOP, PHONE, height
from chat.messages.printer import Message, Printer
from chat.messages.room import fitted
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from practice.server import serving
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, World, open_world
from rules.chance.dice import ScriptedDice
from rules.core.model_base import Event
from settings import Settings
from tests.evening.cast import CASTS, at_length
from tests.evening.shown import DISPLAYS, Shown, messages
from tests.evening.told import CROWD, KINDS, rounds_in
from tests.languages import EACH
from tests.practice import heights
from tests.practice.player import sit_down

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: The rounds of an evening, and how many of its messages are measured: the highest ones by a rough measure.
ROUNDS, MEASURED = 100, 16
#: The rounds of a fight with a crowd, each of which is long.
LONG_ROUNDS = 30
#: The height of the sender's line, which a message has unless the one above is by the same sender.
SENDER = 22
#: A page that is so high that every picture of these messages is on it: one that is not is never loaded.
HIGH = 700 * MEASURED


class Posted(NamedTuple):
    """A message with its buttons as the bot would post it, and the most pixels of its height, by width."""

    message: Message
    view: ui.View | None
    most: dict[int, int]

    @property
    def excess(self) -> float:
        """How far it is above its bounds, roughly, or how far below as a negative number."""
        screens = {heights.DESKTOP: DESKTOP, heights.PHONE: PHONE}
        return max(
            height(self.message, self.view, screens[width]) - most for width, most in self.most.items()
        )


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(KINDS))
async def test_no_message_of_an_evening_is_higher_than_the_screen(
    tmp_path: Path, tab: Browser, game: str, language: Language
) -> None:
    evening = KINDS[game](random.Random(1), CASTS[language])
    assert await _too_high(tmp_path, tab, evening, language) == []


@pytest.mark.parametrize("language", EACH)
@pytest.mark.parametrize("game", sorted(KINDS))
async def test_no_message_with_the_longest_names_and_texts_is_higher_than_the_screen(
    tmp_path: Path, tab: Browser, game: str, language: Language
) -> None:
    evening = KINDS[game](random.Random(1), at_length(CASTS[language]))
    assert await _too_high(tmp_path, tab, evening, language) == []


@pytest.mark.long
async def test_no_message_about_a_crowd_is_higher_than_the_screen(tmp_path: Path, tab: Browser) -> None:
    evening = CROWD(random.Random(1), at_length(CASTS["ru"]))
    assert await _too_high(tmp_path, tab, evening, "ru", LONG_ROUNDS) == []


async def _too_high(
    folder: Path, tab: Browser, evening: Any, language: Language, rounds: int = ROUNDS
) -> list[str]:
    """Return which of the highest messages of an evening are too high, each with its height."""
    highest = sorted(_kinds(evening, language, rounds), key=lambda one: one.excess)[-MEASURED:]
    assert len(highest) == MEASURED
    high: list[str] = []
    with StateDir(folder) as state:
        bots: list[Nattvakt] = []

        def make() -> Bot:
            settings = Settings(database=str(state.database))
            entropy = random.Random(0).randbytes
            bots.append(create_bot(settings, dice=ScriptedDice(()), entropy=entropy, practice=True))
            return bots[-1]

        async with open_world(make, state) as world, serving(world, state.token(), 0) as address:
            world.speak(language)
            for one in highest:
                await _post(world, bots[-1], one)
            for width in heights.MOST:
                found = await _heights(tab, address, width)
                high += [
                    f"{pixels:.0f} at {width}: {one.message.content}"
                    for pixels, one in zip(found, highest, strict=True)
                    if pixels > one.most[width]
                ]
    return high


def _kinds(evening: Any, language: Language, rounds: int) -> Iterator[Posted]:
    """Yield the highest message of each kind: of those with the same events and the same phase."""
    found: dict[Any, Posted] = {}
    printer, log = Printer(bundled_texts(), language), defaultdict[str, list[Event]](list)
    for round_ in islice(rounds_in(evening), rounds):
        for one in messages(round_, log[round_.contest]):
            events = frozenset(type(event) for event in (*one.now.told, *one.now.events))
            kind = events, getattr(one.now.contest, "phase", None), one.is_over
            posted = _posted(evening.game, printer, one)
            if kind not in found or posted.excess > found[kind].excess:
                found[kind] = posted
        log[round_.contest] += round_.events
    yield from found.values()


def _posted(game: str, printer: Printer, one: Shown) -> Posted:
    """Return a message as the bot would post it. A result of Nyx has a bound of its own until it grows."""
    drawing, view = printer.drawing(one.panel), DISPLAYS[game].buttons(printer, one.now)
    message = fitted(printer, one.panel, drawing.draw() if drawing else None, view)
    is_new = one.panel.grows and not message.small
    return Posted(message, view, heights.MOST | ({heights.DESKTOP: heights.POSTED} if is_new else {}))


async def _post(world: World, bot: Nattvakt, one: Posted) -> None:
    shown: dict[str, Any] = {"view": one.view} if one.view else {}
    async with world.turn():
        place: Any = await bot.fetch_channel(world.guild.channels["play"].id)
        await place.send(one.message.content, embed=one.message.embed, files=one.message.files(), **shown)


async def _heights(tab: Browser, address: str, width: int) -> Sequence[float]:
    """Return the heights of the messages, oldest first; the one with the sender's line is the first."""
    async with sit_down(tab, f"{address}&as=alva", size=(width, HIGH)) as page:
        shown = page.locator(".message:not(.ephemeral)")
        await shown.last.wait_for()
        await page.wait_for_function("() => [...document.images].every((each) => each.complete)")
        boxes = [await one.bounding_box() for one in await shown.all()]
        first, *others = [box["height"] for box in boxes[-MEASURED:] if box is not None]
        return [first, *(pixels + SENDER for pixels in others)]
