"""Ready scenes for the practice table, with people of our own invention: one for each game."""

from __future__ import annotations

from practice.person import Person
from practice.scene_airship import AIRSHIP
from practice.scene_river import RIVER
from practice.scene_sandukar import SANDUKAR
from practice.script import act_out
from practice.world import World

SCENES = {"river": RIVER, "sandukar": SANDUKAR, "airship": AIRSHIP}


async def play(world: World, name: str) -> bool:
    """Play a scene on a fresh table and leave it tidy; False, and nothing happens, on one in use."""
    if world.used or world.scene:
        return False
    await act_out(world, SCENES[name])
    async with world.turn():
        world.scene = name
        world.touch()
        for person in world.people.values():
            _tidy(person)
    return True


def _tidy(person: Person) -> None:
    """Put away private answers, and count as read all but direct messages."""
    for key, place in person.places().items():
        for message in person.messages(place):
            if message["ephemeral"]:
                person.habits.dismissed.add(int(message["id"]))
            elif place.kind != "dm":
                person.habits.seen[key] = int(message["id"])
