"""The simulated Discord that three people share: its clock, its bot and its state; no HTTP.

One action runs at a time, because simcord requires that: inside `World.turn`, which saves what it changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeAlias

import simcord
from discord.ext import commands

from narration.text.languages import Language
from practice.simulation import command_catalog, message_view, simcord_internals, tour
from practice.simulation import requests as ask
from practice.simulation.command_catalog import Catalog
from practice.simulation.guild_setup import BOT_NAME, SEATS, create_guild, member
from practice.simulation.person import Json, Person
from practice.simulation.state import FORMAT, LOCALES, ClientState, SavedTable, StateDir

Bot: TypeAlias = commands.Bot | commands.AutoShardedBot
MakeBot: TypeAlias = Callable[[], Bot]


class LoggedEvent(NamedTuple):
    """An event in the bot's log: its number, the number of the seat that acted, and its kind."""

    number: int
    seat: str
    kind: str


ReadEvents: TypeAlias = Callable[[Bot, frozenset[str], int], Awaitable[Sequence[LoggedEvent]]]
"""Reads the events of these kinds after this number from a bot's log."""

PATIENCE = 15.0
"""Seconds that the bot may work on one action before the page says that it did not answer."""

ACTION_ERRORS = (simcord.SetupError, simcord.BackendError, TimeoutError, LookupError, ValueError)
"""What a person's action may raise: it is impossible, Discord refuses it, or the bot answers too late."""


class World:
    """The people, the places and the bot; `open_world` creates it."""

    def __init__(self, make_bot: MakeBot, state: StateDir, watch: ReadEvents | None = None) -> None:
        self.bot = make_bot()
        self.env = simcord.Env(self.bot, check_errors=False, settle_timeout=PATIENCE)
        self.people: dict[str, Person] = {}
        self.catalog = Catalog([])
        self._known: frozenset[tuple[int | None, str, str]] = frozenset()
        self.used: dict[int, str] = {}
        self.scene: str | None = None
        self.language: Language = "en"
        self.signs: set[str] = set()
        self.since = 0
        self.offers = False
        #: Whether the browser may choose the language while nobody has done anything.
        self.suits = True
        self.wanted: ask.Begin | None = None
        self.over = asyncio.Event()
        self.revision = 0
        self._watch = watch
        self._make_bot = make_bot
        self._state = state
        self._lock = asyncio.Lock()
        self._touched = False
        self._drawn: dict[int, tuple[tuple[bytes, str | None], Json]] = {}

    @property
    def guild(self) -> simcord.GuildHandle:
        """The one server."""
        return simcord_internals.guild(self.env)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Give the caller exclusive use of the table; save what happened at the end, even after an error."""
        async with self._lock:
            try:
                yield
            finally:
                if self._changed():
                    await self._notice()
                    self._keep()

    def touch(self) -> None:
        """Note a change that did not go through the simulated Discord, such as a client's language."""
        self._touched = True

    def keep(self) -> None:
        """Save if anything has changed since the last save."""
        if self._changed():
            self._keep()

    def _changed(self) -> bool:
        return simcord_internals.drain(self.env) or self._touched

    def _keep(self) -> None:
        self._touched = False
        self.revision += 1
        self._state.save(self._saved(), simcord_internals.uploads(self.env, self._state.pictures()))

    async def set_out(self, scene: str, language: Language) -> None:
        """Note that the scene's script is done; the tour counts only what happens from here on."""
        self.scene, self.language = scene, language
        self.signs.clear()
        self.since = max((each.number for each in await self._events()), default=0)
        self.touch()

    def speak(self, language: Language) -> None:
        """Set the language of everybody's client."""
        for person in self.people.values():
            person.habits.locale = LOCALES[language]

    @property
    def is_fresh(self) -> bool:
        """Whether a browser may still choose the language: nobody has asked for one or done anything."""
        return self.suits and not self.signs

    def begin(self, wanted: ask.Begin) -> None:
        """Ask the runner for another scene; ignored if the table offers none, or is not fresh as asked."""
        if self.offers and not (wanted.fresh and not self.is_fresh):
            self.wanted = wanted
            self.over.set()

    def did(self, who: str, request: ask.AnyRequest) -> None:
        """Record what a person did, for the tour."""
        if (sign := tour.deed(who, request)) is not None:
            self.signs.add(sign)

    async def _notice(self) -> None:
        for each in await self._events():
            self.signs |= {f"#{each.kind}", f"{each.seat}#{each.kind}"}

    async def _events(self) -> Sequence[LoggedEvent]:
        kinds = tour.events(self.scene)
        return await self._watch(self.bot, kinds, self.since) if self._watch and kinds else ()

    async def tick(self) -> None:
        """Let the simulated clock catch up with the real one, so that the bot's timers fire."""
        await self.env.advance_time(simcord_internals.seconds_behind(self.env))

    async def restart(self) -> None:
        """Close the bot and start another one on the same database; every message stays."""
        await self.bot.close()
        self.bot = self._make_bot()
        await self.env.restart_bot(self.bot)
        await self.learn()
        self.touch()

    async def learn(self) -> None:
        """Read the bot's commands again if they have changed: a campaign adds those of its game."""
        if self._known != (known := simcord_internals.commands(self.env)):
            self.catalog = await command_catalog.read(self.bot, self.guild.id)
            self._known = known

    def table(self) -> Json:
        """Return what all people see: the people, the bot, its commands, the roles' names, the scenes."""
        bot = simcord_internals.bot_user(self.env)
        return {
            "people": [each.card() for each in self.people.values()],
            "bot": {"id": str(bot.id), "name": bot.name},
            "roles": {str(each.id): name for name, each in self.guild.roles.items()},
            "slash": self.catalog.slash,
            "menus": self.catalog.menus,
            "scene": self.scene,
            "language": self.language,
            "scenes": [*tour.TOURS, "free"] if self.offers else [],
        }

    def course(self) -> Json:
        """Return the table's progress: whether it is fresh, and its tour."""
        return {"fresh": self.is_fresh, "tour": tour.shown(self.scene, self.signs)}

    def show(self, message: simcord.ResponseMessage) -> Json:
        """Return a message as the page draws it; it is cached until the message changes."""
        used = self.used.get(message.id)
        mark = (simcord_internals.mark(self.env, message), used)
        known = self._drawn.get(message.id)
        if known is None or known[0] != mark:
            known = self._drawn[message.id] = (mark, message_view.message(message, used))
        return known[1]

    def picture(self, attachment: int) -> tuple[str, bytes] | None:
        """Return the content type and bytes of an uploaded file; None if no message has it."""
        return simcord_internals.upload(self.env, attachment)

    def member(self, user_id: int) -> simcord.MemberActor | None:
        """Return the person with this id, or the bot; None if there is neither."""
        if user_id == simcord_internals.bot_user(self.env).id:
            return member(self.env, simcord_internals.bot_user(self.env))
        return next((each.actor for each in self.people.values() if each.actor.id == user_id), None)

    def locale(self, user_id: int) -> str | None:
        """Return the client language of the person with this id; None if there is nobody."""
        return next((each.habits.locale for each in self.people.values() if each.actor.id == user_id), None)

    def seat(self, users: dict[str, simcord.UserHandle], habits: dict[str, ClientState]) -> None:
        """Create the people, with what their clients remember."""
        for seat in SEATS:
            user = users[seat.key]
            known = habits.get(seat.key) or ClientState(user=user.id)
            self.people[seat.key] = Person(self, seat, member(self.env, user), known)

    def recall(self, saved: SavedTable) -> None:
        """Restore what was saved, except the simulated Discord itself."""
        self.used, self.scene, self.language = saved.used, saved.scene, saved.language
        self.signs, self.since = saved.signs, saved.since
        users = {key: simcord_internals.user(self.env, each.user) for key, each in saved.people.items()}
        self.seat(users, saved.people)

    def _saved(self) -> SavedTable:
        return SavedTable.model_construct(
            format=FORMAT,
            discord=simcord_internals.dump(self.env),
            people={key: each.habits for key, each in self.people.items()},
            used=self.used,
            scene=self.scene,
            language=self.language,
            signs=self.signs,
            since=self.since,
        )


@asynccontextmanager
async def open_world(
    make_bot: MakeBot, state: StateDir, watch: ReadEvents | None = None, language: Language = "en"
) -> AsyncIterator[World]:
    """Open the saved table or a fresh one, with places named in this language; close and save at the end.

    Raises StateError if the saved world cannot be read.
    """
    saved = state.load()
    world = World(make_bot, state, watch)
    try:
        _prepare(world.env, state, saved)
        with simcord_internals.locale_of(world.locale):
            await world.env.start()
            async with world.turn():
                await _sit_down(world, saved, language)
            yield world
    finally:
        await world.bot.close()
        await world.env.shutdown()
        world.keep()


def _prepare(env: simcord.Env, state: StateDir, saved: SavedTable | None) -> None:
    if saved is None:
        simcord_internals.name_bot(env, BOT_NAME)
    else:
        simcord_internals.restore(env, saved.discord)
        state.keep_only(simcord_internals.named_uploads(env))
        simcord_internals.put_back(env, state.picture)
    simcord_internals.follow_real_time(env)


async def _sit_down(world: World, saved: SavedTable | None, language: Language) -> None:
    if saved is None:
        world.seat(await create_guild(world.env, language), {})
    else:
        world.recall(saved)
    await world.learn()
