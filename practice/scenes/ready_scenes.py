"""The scenes of the practice table: one for each game, and one for the evening around the dice."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from narration.text.languages import Language
from practice.scenes.airship import AIRSHIP
from practice.scenes.evening import EVENING
from practice.scenes.river import RIVER
from practice.scenes.sandukar import SANDUKAR
from practice.scenes.script import Step, act_out
from practice.scenes.translation import translated
from practice.simulation.person import Person
from practice.simulation.requests import Begin
from practice.simulation.state import SceneName
from practice.simulation.world import World
from table.ready_scenes import scene

SCENES: Mapping[SceneName, tuple[Step, ...]] = {
    "river": RIVER,
    "sandukar": SANDUKAR,
    "airship": AIRSHIP,
    "evening": EVENING,
    "free": (),
}
SPOKEN = Path(__file__).parent / "spoken"
#: The file of the bot's own ready scene that each of them plays.
FILES: Mapping[str, str] = {
    "river": "ferry",
    "sandukar": "warehouse",
    "airship": "airship",
    "evening": "pass",
}


def language_here(environment: Mapping[str, str]) -> Language:
    """Return the language that the environment variables name; English if it is not one of ours."""
    said = next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), "")
    return "sv" if said.startswith("sv") else "ru" if said.startswith("ru") else "en"


def words(name: SceneName, language: Language) -> dict[str, str]:
    """Return a scene's texts in a language, keyed by the English text: from its file and its own list."""
    file = SPOKEN / f"{name}.{language}.json"
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    ours, theirs = (scene(FILES.get(name, ""), each) for each in ("en", language))
    characters = zip(ours.heroes, theirs.heroes, strict=True) if ours and theirs else ()
    written = {
        text: other for one, two in characters for text, other in _pairs(one.model_dump(), two.model_dump())
    }
    return written | found | {"en": language}


def _pairs(ours: Any, theirs: Any) -> Iterator[tuple[str, str]]:
    """Yield every text of a part of a scene, with the same text in another language."""
    if isinstance(ours, str) and ours:
        yield ours, theirs
    elif isinstance(ours, tuple | dict):
        inner = zip(*(one.values() if isinstance(one, dict) else one for one in (ours, theirs)), strict=True)
        for one, two in inner:
            yield from _pairs(one, two)


async def play(world: World, wanted: Begin) -> bool:
    """Play a scene's script on a fresh table and mark its messages as read.

    Return False and do nothing on a table in use.
    """
    if world.used or world.scene:
        return False
    world.speak(wanted.language)
    await act_out(world, translated(SCENES[wanted.scene], words(wanted.scene, wanted.language)))
    async with world.turn():
        await world.set_out(wanted.scene, wanted.language)
        for person in world.people.values():
            _tidy(person)
    return True


def _tidy(person: Person) -> None:
    """Hide private answers, and mark everything except direct messages as read."""
    for key, place in person.places().items():
        for message in person.messages(place):
            if message["ephemeral"]:
                person.habits.dismissed.add(int(message["id"]))
            elif place.kind != "dm":
                person.habits.seen[key] = int(message["id"])
