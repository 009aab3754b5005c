"""The scene of the evening around the dice: its tour shows all of it, and each step can be done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from application import create_bot
from narration.text.languages import Language
from practice.event_log import events_after
from practice.scenes.ready_scenes import play
from practice.scenes.script import Fill, Press, Slash, act_out
from practice.simulation import requests as ask
from practice.simulation.person import Person
from practice.simulation.requests import Begin
from practice.simulation.state import StateDir
from practice.simulation.tour import TOURS
from practice.simulation.world import Bot, World, open_world
from settings import Settings
from tests.ports import free_port


@asynccontextmanager
async def table(path: Path, language: Language = "en") -> AsyncIterator[World]:
    """Yield the table after the scene."""
    with StateDir(path) as state:

        def make() -> Bot:
            return create_bot(Settings(database=str(state.database), web_port=free_port()), practice=True)

        async with open_world(make, state, events_after) as world:
            assert await play(world, Begin(scene="evening", language=language))
            yield world
            assert not world.env.errors


def at(world: World) -> str:
    """Return the step that the tour shows; "over" at its end."""
    steps, number = TOURS["evening"], world.course()["tour"]["at"]
    return steps[number].key if number < len(steps) else "over"


async def keep(world: World, who: str, by: str) -> None:
    """Keep the newest line that somebody wrote in the journal, by the menu of its message."""
    person: Person = world.people[by]
    place = next(iter(person.places().values()))
    author = str(world.people[who].actor.id)
    said = next(one for one in reversed(person.messages(place)) if one["author"]["id"] == author)
    async with world.turn():
        await person.perform(ask.Menu(place=place.channel.id, name="Keep in journal", target=int(said["id"])))


async def test_each_step_of_the_tour_is_done_by_what_it_says(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert at(world) == "follow"
        await act_out(world, [Press("boris", "Follow")])
        assert at(world) == "plan"
        await act_out(world, [Slash("greta", "session plan"), Press("greta", "Suggest times…")])
        await act_out(world, [Fill("greta", ("2027-03-04 19:00\n2027-03-11 19:00", "Europe/Stockholm"))])
        assert at(world) == "answer"
        await act_out(world, [Press("alva", "When can you?")])
        assert at(world) == "start"
        await act_out(world, [Slash("greta", "session start"), Press("greta", "Post it")])
        assert at(world) == "pause"
        await act_out(world, [Press("alva", "Pause the game")])
        assert at(world) == "go_on"
        await act_out(world, [Press("greta", "Go on")])
        assert at(world) == "handout"
        await act_out(
            world,
            [Slash("greta", "handout"), Press("greta", "New…"), Fill("greta", ("A letter", "Come alone."))],
        )
        await act_out(world, [Press("greta", "Show to all")])
        assert at(world) == "portrait"
        await act_out(world, [Slash("alva", "character portrait")])
        assert at(world) == "keep"
        await keep(world, "alva", by="greta")
        assert at(world) == "find"
        await act_out(world, [Slash("boris", "journal find", {"words": "doses"})])
        assert at(world) == "page"
        await act_out(world, [Slash("greta", "campaign page"), Press("greta", "Make the page")])
        assert at(world) == "begin"
        await act_out(world, [Press("greta", "▶ Before the snow")])
        assert at(world) == "over"


@pytest.mark.parametrize("language", ["sv", "ru"])
async def test_it_is_played_in_the_other_languages_too(tmp_path: Path, language: Language) -> None:
    async with table(tmp_path, language) as world:
        assert at(world) == "follow"
