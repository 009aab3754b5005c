"""Scripts: what people say, type and press, as data, and the driver that performs it.

Every step goes through the bot as if a person had done it, so a script can do only what people could do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias, assert_never

from practice.simulation import requests as ask
from practice.simulation.channel_kinds import ChannelKind
from practice.simulation.person import Json, Person, VisibleChannel, walk_components
from practice.simulation.world import ACTION_ERRORS, World


@dataclass(frozen=True)
class Slash:
    """Run a command; option names may contain spaces, and values have the types that the form sends."""

    who: str
    name: str
    options: dict[str, Any] = field(default_factory=dict)
    where: ChannelKind = "text"


@dataclass(frozen=True)
class Say:
    """Write a message."""

    who: str
    text: str
    where: ChannelKind = "text"


@dataclass(frozen=True)
class Press:
    """Press the newest button with this label."""

    who: str
    label: str
    where: ChannelKind = "text"


@dataclass(frozen=True)
class Choose:
    """Choose options by their labels in the newest menu with this placeholder."""

    who: str
    menu: str
    labels: tuple[str, ...]
    where: ChannelKind = "text"


@dataclass(frozen=True)
class Fill:
    """Fill in the fields of the open form, in order, and submit it."""

    who: str
    texts: tuple[str, ...]


Step: TypeAlias = Slash | Say | Press | Choose | Fill


def ready(scene: str, *, alva: str, boris: str) -> tuple[Step, ...]:
    """Return the steps into a ready scene, by its title: Greta chooses it, and the players claim."""
    return (
        Slash("greta", "campaign new", {"language": "en"}),
        Choose("greta", "A ready scene: play at once", (scene,)),
        Press("alva", f"Play {alva}"),
        Press("boris", f"Play {boris}"),
    )


class ScriptError(Exception):
    """A step that failed: the bot has changed, and the script must change with it."""


async def act_out(world: World, steps: Iterable[Step]) -> None:
    """Perform all steps, each in a turn of its own; ScriptError names the first that fails."""
    for step in steps:
        person = world.people[step.who]
        try:
            async with world.turn():
                answer = await person.perform(_request(person, step))
        except ACTION_ERRORS as error:
            raise ScriptError(f"{step}: {error}") from error
        if not answer.get("acknowledged", True):
            raise ScriptError(f"{step}: the bot did not answer")


def _request(person: Person, step: Step) -> ask.AnyRequest:
    if isinstance(step, Fill):
        return ask.Submit(values=dict(zip(_fields(person), step.texts, strict=True)))
    place = next(each for each in person.places().values() if each.kind == step.where)
    at = place.channel.id
    match step:
        case Slash():
            return ask.Slash(place=at, name=step.name, options=step.options)
        case Say():
            return ask.Say(place=at, text=step.text)
        case Press():
            message, control = _newest(person, place, "label", step.label)
            return ask.Press(place=at, message=message, custom_id=control["custom_id"])
        case Choose():
            message, control = _newest(person, place, "placeholder", step.menu)
            values = {each["label"]: each["value"] for each in control["options"]}
            chosen = [values[each] for each in step.labels]
            return ask.Choose(place=at, message=message, custom_id=control["custom_id"], values=chosen)
        case _:
            assert_never(step)


def _fields(person: Person) -> Iterator[str]:
    form: Json = person.head()["form"] or {"components": []}
    return (part["custom_id"] for part in walk_components(form["components"]) if "custom_id" in part)


def _newest(person: Person, place: VisibleChannel, key: str, text: str) -> tuple[int, Json]:
    for message in reversed(person.messages(place)):
        for part in walk_components(message["components"]):
            if part.get(key) == text and not part.get("disabled"):
                return int(message["id"]), part
    raise LookupError(f"nobody can see “{text}”")
