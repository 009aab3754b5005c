"""The highest messages of random evenings fit the screen of a desktop and of a phone, in three languages.

Scenes play what happens often; an evening at random also has deaths, lost duels, several facts at once, long
stories and sides of several people.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Any

import discord
import pytest
from playwright.async_api import Browser

from application import create_bot
from chat.client.client import Nattvakt
from chat.messages.printer import Message, Printer
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from practice.server import serving
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, World, open_world
from rules.chance.dice import ScriptedDice
from rules.core.model_base import Event
from settings import Settings
from tests.evening.shown import DISPLAYS, Shown, messages
from tests.evening.told import KINDS, rounds_of
from tests.practice.heights import MOST
from tests.practice.player import sit_down

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

#: The rounds of an evening, and how many of its messages are measured: the highest ones by a rough estimate.
ROUNDS, MEASURED = 100, 12
#: Roughly the pixels of a picture with what is around it, and of a row of text.
PICTURED, ROW = 200, 20
#: The height of the sender's line, which a message has unless the one above is by the same sender.
SENDER = 22


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(KINDS))
async def test_no_message_of_an_evening_is_higher_than_the_screen(
    tmp_path: Path, tab: Browser, game: str, language: Language
) -> None:
    printer = Printer(bundled_texts(), language)
    highest = sorted(_kinds(game, language, printer), key=lambda one: _estimate(printer, one))[-MEASURED:]
    assert len(highest) == MEASURED
    high: list[str] = []
    with StateDir(tmp_path) as state:
        bots: list[Nattvakt] = []

        def make() -> Bot:
            settings = Settings(database=str(state.database))
            entropy = random.Random(0).randbytes
            bots.append(create_bot(settings, dice=ScriptedDice(()), entropy=entropy, practice=True))
            return bots[-1]

        async with open_world(make, state) as world, serving(world, state.token(), 0) as address:
            world.speak(language)
            for one in highest:
                await _post(world, bots[-1], game, printer, one)
            for width, most in MOST.items():
                found = await _heights(tab, address, width)
                said = [printer.message(one.panel).content for one in highest]
                high += [
                    f"{height:.0f} at {width}: {text}"
                    for height, text in zip(found, said, strict=True)
                    if height > most
                ]
    assert not high, "\n".join(high)


def _kinds(game: str, language: Language, printer: Printer) -> Iterator[Shown]:
    """Yield the highest message of each kind: of those with the same events and the same phase."""
    found: dict[Any, Shown] = {}
    log = defaultdict[str, list[Event]](list)
    for round_ in islice(rounds_of(game, 1, language), ROUNDS):
        for one in messages(round_, log[round_.contest]):
            events = frozenset(type(event) for event in (*one.now.told, *one.now.events))
            kind = events, getattr(one.now.contest, "phase", None), one.is_over
            if kind not in found or _estimate(printer, one) > _estimate(printer, found[kind]):
                found[kind] = one
        log[round_.contest] += round_.events
    yield from found.values()


def _estimate(printer: Printer, one: Shown) -> int:
    """Return roughly how high a message is on a phone."""
    message = printer.message(one.panel, b"" if one.panel.picture else None)
    embed = message.embed or discord.Embed()
    fields = max((_rows(each.value or "", 16) + 1 for each in embed.fields), default=0)
    told = (message.content, 36), (embed.description or "", 34), (embed.footer.text or "", 40)
    return ROW * (fields + sum(_rows(text, wide) for text, wide in told)) + PICTURED * bool(one.panel.picture)


def _rows(text: str, wide: int) -> int:
    return sum(max(1, ceil(len(row) / wide)) for row in text.split("\n"))


async def _post(world: World, bot: Nattvakt, game: str, printer: Printer, one: Shown) -> None:
    """Post a message with its picture and its buttons, as the bot would."""
    drawing = printer.drawing(one.panel)
    message: Message = printer.message(one.panel, drawing.draw() if drawing else None)
    view = DISPLAYS[game].buttons(printer, one.now)
    shown: dict[str, Any] = {"view": view} if view else {}
    async with world.turn():
        place: Any = await bot.fetch_channel(world.guild.channels["play"].id)
        await place.send(message.content, embed=message.embed, files=message.files(), **shown)


async def _heights(tab: Browser, address: str, width: int) -> Sequence[float]:
    """Return the heights of the messages, oldest first; the one with the sender's line is the first."""
    async with sit_down(tab, f"{address}&as=alva", size=(width, 3000)) as page:
        shown = page.locator(".message:not(.ephemeral)")
        await shown.last.wait_for()
        await page.wait_for_load_state("networkidle")
        boxes = [await one.bounding_box() for one in await shown.all()]
        first, *others = [box["height"] for box in boxes[-MEASURED:] if box is not None]
        return [first, *(height + SENDER for height in others)]
