"""The ready scenes, played by the real bot before the page opens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import Settings, create_bot
from practice.person import Person
from practice.scenes import SCENES, play
from practice.script import Fill, Press, Say, ScriptError, Slash, act_out
from practice.state import StateDir
from practice.world import Bot, World, opened


@asynccontextmanager
async def table(path: Path) -> AsyncIterator[World]:
    with StateDir(path) as state:

        def make() -> Bot:
            return create_bot(Settings(database=str(state.database)))

        async with opened(make, state) as world:
            yield world


def lines(person: Person) -> list[str]:
    return [each["content"] for each in person.messages(next(iter(person.places().values())))]


async def test_the_river_ends_with_a_chase_that_waits_for_the_first_choice(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert await play(world, "river")
        for person in world.people.values():
            assert lines(person)[-1].startswith("The chase to the river · round 1")
            assert not any(
                each["ephemeral"] for each in person.messages(next(iter(person.places().values())))
            )
        assert world.table()["scene"] == "river"
        assert not world.env.errors


async def test_sandukar_ends_with_a_fight_that_asks_everybody_at_once(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert await play(world, "sandukar")
        for person in world.people.values():
            assert lines(person)[-1].startswith("Warehouse Nine · ⏳ Odile Marr")
        assert not world.env.errors
        for person in world.people.values():
            await act_out(world, [Press(person.seat.key, "Act")])
            assert "Nothing waits for you" not in lines(person)[-1]


async def test_the_airship_waits_for_a_roll_that_wren_may_help_and_for_a_vote(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert await play(world, "airship")
        for person in world.people.values():
            assert lines(person)[-1].startswith("Osk Tamber gathers 2 dice against 3")
            assert "aspect “The wind owes me a fa…” of “Sky pilot” · 0 of 2 approve" in lines(person)[-2]
        assert not world.env.errors
        await act_out(world, [Press("alva", "Help…"), Fill("alva", ("I bank into the wind",))])
        await act_out(world, [Press("boris", "Approve"), Press("greta", "Approve"), Press("boris", "Act")])
        assert lines(world.people["boris"])[-1].startswith("3 dice against 3: 12 %")


async def test_a_scene_is_played_once_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        await play(world, "river")
        left = lines(world.people["alva"])
    async with table(tmp_path) as world:
        assert not await play(world, "river")
        assert lines(world.people["alva"]) == left
        await act_out(world, [Press("alva", "Choose")])
        assert len(lines(world.people["alva"])) == len(left) + 1
        assert lines(world.people["boris"]) == left


async def test_every_scene_has_its_list_of_things_to_try_for_everyone(world: World) -> None:
    page = Path(__file__).parents[2] / "practice" / "strings" / "en.json"
    wanted = {f'"try_{scene}_{key}"' for scene in SCENES for key in world.people}
    assert {each for each in wanted if each not in page.read_text("utf-8")} == set()


async def test_a_step_that_cannot_be_done_is_named(world: World) -> None:
    await act_out(world, [Slash("greta", "toy panel"), Press("alva", "Pressed 0"), Say("boris", "Well done")])
    assert lines(world.people["greta"])[-1] == "Well done"
    with pytest.raises(ScriptError, match=r"Press.*Fly.*nobody can see"):
        await act_out(world, [Press("alva", "Fly")])
    with pytest.raises(ScriptError, match="did not answer"):
        await act_out(world, [Slash("greta", "toy silence")])
