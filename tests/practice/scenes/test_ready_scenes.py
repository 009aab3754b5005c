"""The ready scenes, which the practice table plays with the real bot before the page opens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from application import create_bot
from narration.text.languages import Language
from practice.event_log import events_after
from practice.scenes.ready_scenes import SCENES, language_here, play, words
from practice.scenes.script import Fill, Press, Say, ScriptError, Slash, Step, act_out
from practice.simulation.person import Person
from practice.simulation.requests import Begin
from practice.simulation.state import SceneName, StateDir
from practice.simulation.world import Bot, World, open_world
from settings import Settings


@asynccontextmanager
async def table(path: Path) -> AsyncIterator[World]:
    with StateDir(path) as state:

        def make() -> Bot:
            return create_bot(Settings(database=str(state.database)))

        async with open_world(make, state, events_after) as world:
            yield world


RIVER = Begin(scene="river", language="en")


def lines(person: Person) -> list[str]:
    return [each["content"] for each in person.messages(next(iter(person.places().values())))]


async def test_the_river_ends_with_a_chase_that_waits_for_the_first_choice(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert await play(world, RIVER)
        for person in world.people.values():
            assert lines(person)[-1].startswith("The chase to the river begins: ")
            assert not any(
                each["ephemeral"] for each in person.messages(next(iter(person.places().values())))
            )
        assert world.table()["scene"] == "river"
        assert not world.env.errors


async def test_a_browser_chooses_the_language_unless_somebody_asked_for_one(tmp_path: Path) -> None:
    suited = Begin(scene="river", language="sv", fresh=True)
    async with table(tmp_path) as world:
        world.offers, world.suits = True, False
        world.begin(suited)
        assert world.wanted is None
        assert not world.course()["fresh"]
        world.suits = True
        world.begin(suited)
        assert world.wanted == suited


async def test_sandukar_in_russian_ends_with_a_fight_that_asks_everybody_at_once(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert await play(world, Begin(scene="sandukar", language="ru"))
        for person in world.people.values():
            assert "⏳ Одиль Марр" in lines(person)[-1]
            assert person.habits.locale == "ru"
        assert not world.env.errors
        for person in world.people.values():
            await act_out(world, [Press(person.seat.key, "Действовать")])
            assert "От вас ничего не ждут" not in lines(person)[-1]


async def test_the_airship_in_swedish_waits_for_a_roll_to_help_with_and_for_a_vote(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert await play(world, Begin(scene="airship", language="sv"))
        for person in world.people.values():
            assert lines(person)[-1].startswith("Osk Tamber samlar 2 tärningar mot 3")
            assert "aspekten ”Vinden är skyldig mig…” till ”Luftpilot” · 0 av 2 godtar" in lines(person)[-2]
        assert not world.env.errors
        tour = world.course()["tour"]
        assert (len(tour["steps"]), tour["at"]) == (7, 0)
        await act_out(world, [Press("alva", "Hjälp")])
        assert world.course()["tour"]["at"] == 1
        await act_out(world, [Press("boris", "Samla…")])
        assert world.course()["tour"]["at"] == 2
        assert lines(world.people["boris"])[-1].startswith("3 tärningar mot 3: 12\N{NO-BREAK SPACE}%")


async def test_people_the_bot_writes_to_first_read_the_language_of_the_scene(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        assert await play(world, Begin(scene="river", language="ru"))
        await act_out(world, [Press("alva", label) for label in ("Выбрать", "Сначала заявка", "Готово")])
        greta = world.people["greta"]
        letters = next(place for place in greta.places().values() if place.kind == "dm")
        assert greta.messages(letters)[-1]["content"].startswith("Раунд 1: силы равны.")


@pytest.mark.parametrize(("scene", "language"), [("river", "sv"), ("sandukar", "sv"), ("airship", "ru")])
async def test_a_scene_is_played_in_the_other_languages_too(
    tmp_path: Path, scene: SceneName, language: Language
) -> None:
    async with table(tmp_path) as world:
        assert await play(world, Begin(scene=scene, language=language))
        assert not world.env.errors


@pytest.mark.parametrize("scene", [each for each in SCENES if each != "free"])
def test_every_text_of_a_scene_exists_in_every_language(scene: SceneName) -> None:
    said = {text for step in SCENES[scene] for text in texts(step)}
    for language in ("sv", "ru"):
        assert said - words(scene, language).keys() == set()
        assert all(each.strip() for each in words(scene, language).values())


def texts(step: Step) -> tuple[str, ...]:
    match step:
        case Say():
            return (step.text,)
        case Fill():
            return tuple(each for each in step.texts if not each.isdigit())
        case Slash():
            return tuple(str(step.options[key]) for key in step.options.keys() & FREE)
        case _:
            return ()


#: Command options for free texts.
FREE = frozenset({"title", "goal", "opponent_goal", "action", "text", "character", "opponent", "trait"})


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_scene_begins_in_the_language_of_the_computer(environment: dict[str, str], language: str) -> None:
    assert language_here(environment) == language


async def test_a_scene_is_played_once_and_continues_after_a_stop(tmp_path: Path) -> None:
    async with table(tmp_path) as world:
        await play(world, RIVER)
        left = lines(world.people["alva"])
    async with table(tmp_path) as world:
        assert not await play(world, RIVER)
        assert lines(world.people["alva"]) == left
        await act_out(world, [Press("alva", "Choose")])
        assert len(lines(world.people["alva"])) == len(left) + 1
        assert lines(world.people["boris"]) == left


async def test_every_scene_has_its_list_of_things_to_try_for_everyone(world: World) -> None:
    page = Path(__file__).parents[3] / "practice" / "strings" / "en.json"
    wanted = {f'"try_{scene}_{key}"' for scene in SCENES if scene != "free" for key in world.people}
    assert {each for each in wanted if each not in page.read_text("utf-8")} == set()


async def test_a_step_that_cannot_be_done_is_named(world: World) -> None:
    await act_out(world, [Slash("greta", "toy panel"), Press("alva", "Pressed 0"), Say("boris", "Well done")])
    assert lines(world.people["greta"])[-1] == "Well done"
    with pytest.raises(ScriptError, match=r"Press.*Fly.*nobody can see"):
        await act_out(world, [Press("alva", "Fly")])
    with pytest.raises(ScriptError, match="did not answer"):
        await act_out(world, [Slash("greta", "toy silence")])
