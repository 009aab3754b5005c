"""Walks through a guide's page: does what it says on the practice table, step by step."""

import random
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from application import create_bot
from narration.text.languages import Language
from practice.scenes.script import Say, ScriptError, Slash, act_out
from practice.simulation import requests as ask
from practice.simulation.person import Person, walk_components
from practice.simulation.state import LOCALES, StateDir
from practice.simulation.world import Bot, World, open_world
from rules.chance.dice import ScriptedDice
from settings import Settings
from tests import seam
from tests.guides.evenings import PEOPLE, IfAsked, Move, Sees, Typed, command


class Walk:
    """A table at which somebody does what a page says; it remembers the commands and labels."""

    def __init__(self, world: World, dice: ScriptedDice) -> None:
        self.world = world
        self.dice = dice
        self.commands: set[str] = set()
        self.labels: set[str] = set()

    async def through(self, moves: Iterable[Move]) -> None:
        """Do everything that a page says, in order."""
        for each in moves:
            await self.do(each)

    async def do(self, move: Move) -> None:
        """Do one thing; `ScriptError` or `AssertionError` if the bot has no such button, text or answer."""
        if isinstance(move, Sees):
            self._look(move)
            return
        if isinstance(move, IfAsked):
            if move.press.label in labels_on(self.world.people[move.press.who]):
                await self.do(move.press)
            return
        step = self._command(move) if isinstance(move, Typed) else move
        if isinstance(step, Slash):
            self.commands.add("cmd-" + step.name.replace(" ", "-"))
        try:
            await act_out(self.world, [step])
        except ScriptError as error:
            raise AssertionError(f"{error}\n{self.screen(self.world.people[move.who])}") from error
        self.labels.update(label for each in self.world.people.values() for label in labels_on(each))

    async def keep(self, who: str, label: str, said: str) -> None:
        """Write a message, and keep it in the journal from its menu, whose entry a guide calls `label`."""
        person = self.world.people[who]
        place = next(each for each in person.places().values() if each.kind == "text")
        await self.do(Say(who, said))
        written = next(each for each in reversed(person.messages(place)) if each["content"] == said)
        menu = ask.Menu(place=place.channel.id, name="Keep in journal", target=int(written["id"]))
        async with self.world.turn():
            await person.perform(menu)
        assert "🔖" in self.screen(person), "everybody hears of it"
        self.labels.add(label)

    def _command(self, move: Typed) -> Slash:
        locale = self.world.people[move.who].habits.locale
        return command(move, self.world.catalog.slash, locale, self._id)

    def _id(self, name: str) -> str:
        return self.account(PEOPLE[name])

    def account(self, who: str) -> str:
        """Return the id of a person's account."""
        return str(self.world.people[who].actor.id)

    def _look(self, move: Sees) -> None:
        screen = self.screen(self.world.people[move.who])
        assert _plain(move.text) in _plain(screen), f"{move}\n{screen}"

    def screen(self, person: Person, last: int = 6) -> str:
        """Return the last messages of every place that a person sees, with their buttons and menus."""
        places = person.places().values()
        return "\n".join(drawn(each) for place in places for each in person.messages(place)[-last:])


def labels_on(person: Person) -> Iterator[str]:
    """Yield the labels of all controls that a person sees and can use, and of the options in them."""
    for place in person.places().values():
        for message in person.messages(place)[-6:]:
            for part in walk_components(message["components"]):
                if not part.get("disabled"):
                    yield from _labels(part)


def _labels(part: dict[str, Any]) -> Iterator[str]:
    yield from (part[key] for key in ("label", "placeholder") if part.get(key))
    yield from (option["label"] for option in part.get("options", ()))


def drawn(message: dict[str, object]) -> str:
    """Return all texts of a message as it is drawn."""
    return "\n".join(_texts(message))


def _texts(thing: object) -> Iterable[str]:
    if isinstance(thing, dict):
        for key, value in thing.items():
            if isinstance(value, str):
                if key in TEXTS:
                    yield value
            elif key == "options":
                yield " | ".join(each["label"] for each in value)
            else:
                yield from _texts(value)
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from _texts(each)


TEXTS = {"content", "title", "description", "name", "value", "text", "label", "placeholder"}


def _plain(text: str) -> str:
    return " ".join(text.replace("*", "").replace("\\", "").split()).casefold()


@asynccontextmanager
async def walking(language: Language, faces: Iterable[int]) -> AsyncIterator[Walk]:
    """Set up the practice table for people who read this language, with these dice."""
    dice = ScriptedDice(faces)
    with tempfile.TemporaryDirectory() as path, StateDir(Path(path)) as state:

        def make() -> Bot:
            settings = Settings(database=str(state.database))
            chance = random.Random(0)
            return create_bot(settings, dice=dice, entropy=chance.randbytes)

        async with open_world(make, state) as world:
            for person in world.people.values():
                person.habits.locale = LOCALES[language]
            joined = datetime.now(UTC).isoformat()
            told = {"joined_at": joined, "preferred_locale": LOCALES[language]}
            await seam.invited(world.env, world.guild, **told)
            yield Walk(world, dice)
