"""Every live message of Noir fits the screen of a desktop and of a phone, in three languages."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser

from application import create_bot
from chat.client.client import Nattvakt
from narration.text.languages import LANGUAGES, Language
from practice.scenes.ready_scenes import words
from practice.scenes.sandukar import SANDUKAR
from practice.scenes.script import act_out
from practice.scenes.translation import translated
from practice.server import serving
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, World, open_world
from rules.core.model_base import Action
from rules.core.seat import Role, Seat
from rules.noir.duties import due
from rules.noir.legal_actions import answers
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Combat, Contest
from settings import Settings
from tests.chance import Tumbling
from tests.practice.heights import MOST, height_of_newest

pytestmark = [pytest.mark.chromium, pytest.mark.long, pytest.mark.asyncio(loop_scope="session")]

GM = Seat(role=Role.GM)
#: How many answers of a fight and of a talk are measured at most.
ANSWERS = 8
GOAL = "He tells us tonight who pays for the rifles, and where they go from here"
EFFECT = "The Courier prints nothing about the harbour for a year, and nobody asks why"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_live_message_is_higher_than_the_screen(
    tmp_path: Path, tab: Browser, language: Language
) -> None:
    high: list[str] = []
    measured = 0
    async with _sandukar(tmp_path, language) as (at, address):
        async for name in _moments(at):
            for width, most in MOST.items():
                found = await height_of_newest(tab, address, width)
                measured += 1
                high += [f"{name} at {width}: {found:.0f}"] if found > most else []
    assert measured > 30
    assert not high, "\n".join(high)


class Sandukar(NamedTuple):
    """A practice table with the scene, and its bot."""

    world: World
    bot: Nattvakt

    async def play(self, action: Action) -> None:
        """Play an action for the GM, and show the contests that it changed."""
        async with self.world.turn():
            played = await self.bot.table.play(1, action, GM)
            for contest in dict.fromkeys(event.contest for event in played.events if event.contest):
                await self.bot.services.live.show(1, contest)

    async def state(self) -> NoirState:
        found: Any = await self.bot.table.state(1)
        return found  # type: ignore[no-any-return]  # the campaign is one of Noir


@asynccontextmanager
async def _sandukar(tmp_path: Path, language: Language) -> AsyncIterator[tuple[Sandukar, str]]:
    """Open a practice table in a language with the scene played, and yield it with its address."""
    with StateDir(tmp_path) as state:
        chance, bots = random.Random(0), list[Nattvakt]()

        def make() -> Bot:
            settings, dice = Settings(database=str(state.database)), Tumbling(random.Random(5))
            bots.append(create_bot(settings, dice=dice, entropy=chance.randbytes, practice=True))
            return bots[-1]

        async with open_world(make, state) as world, serving(world, state.token(), 0) as address:
            world.speak(language)
            await act_out(world, translated(SANDUKAR, words("sandukar", language)))
            yield Sandukar(world, bots[-1]), address


# ------------------------------------------------------------------------------------- what is played


async def _moments(at: Sandukar) -> AsyncIterator[str]:
    """Play a fight to its end, then a roll, a roll of two and a talk; yield a name after each save."""
    state = await at.state()
    people = [who.id for who in state.characters.values() if who.seat]
    yield "initiative"
    async for name in _to_the_end(at):
        yield name
    place = state.campaign.places[0]
    roll = m.RollSide(character=people[0], rolls="alertness", odds=0)
    await at.play(m.OpenTest(place=place, title="Two names in the ledger", sides=(roll,)))
    yield "a roll"
    both = tuple(m.RollSide(character=one, rolls="charm", odds=0) for one in people)
    await at.play(m.OpenTest(place=place, title="Who talks first", sides=both))
    yield "a roll of two"
    talk = m.OpenSocial(place=place, active=people[0], passive=people[1], goal=GOAL, effect=EFFECT)
    await at.play(talk)
    yield "a talk"
    async for name in _to_the_end(at):
        yield name


async def _to_the_end(at: Sandukar) -> AsyncIterator[str]:
    """Let everybody answer what they are asked, and then the GM end what is open."""
    for number in range(ANSWERS):
        state = await at.state()
        open_ = _open(state)
        if not open_:
            return
        asked = [answer for one in open_ if (answer := _answer(state, one)) is not None]
        await at.play(asked[-1])
        yield f"{number}: {asked[-1].kind}"  # type: ignore[attr-defined]  # every action has a kind
    for one in _open(await at.state()):
        if one.is_open:
            await at.play(m.EndContest(contest=one.id, step=one.step))
    yield "an end"


def _answer(state: NoirState, contest: Contest) -> Action | None:
    """Return an attack if one can be declared, or else the plainest answer to what is asked."""
    waiting = due(state, contest)
    if not waiting:
        return None
    offers = list(answers(state, contest, waiting[0]))
    attacks = [one for one in offers if isinstance(one, m.Declare) and one.targets]
    return (attacks or offers)[0]


def _open(state: NoirState) -> Sequence[Contest]:
    """Return the open contests, a combat last."""
    return sorted(
        (one for one in state.contests.values() if one.is_open), key=lambda one: isinstance(one, Combat)
    )
