"""The process that is killed: a bot and two players, observed by a witness that survives it.

Every request that Discord accepts is sent to the witness at once, together with the whole simulated Discord.
So the messages survive the process; a request that was not accepted leaves no trace.
"""

import asyncio
import json
import os
import random
import signal
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal, NamedTuple

from rules.chance.dice import ScriptedDice
from rules.registry import SYSTEMS
from storage.database import sqlite
from storage.database.sqlite import SqliteConnection
from tests.process.any_game import Players, unhealed
from tests.process.evening import Evening, Message, evening
from tests.soak.ledger import Confirmed

#: Stands in the place of a request where a save is reported.
SAVED = "saved"


class Seen(NamedTuple):
    """A request of the bot that Discord accepted, the button pressed before it, and Discord afterwards.

    `content` and `title` are those of the message in the channel, or those in the request for another place.
    """

    pressed: str
    request: str
    is_public: bool
    content: str
    title: str
    world: str


@dataclass(frozen=True)
class Plan:
    """What to play, and when to die: just before this commit or request of the last press (0 is never)."""

    script: Literal["pick", "reveal", "evening", "nyx", "noir", "zapas"]
    dice: tuple[int, ...] = ()
    dies_before: int = 0
    seed: int = 0


def live(plan: Plan, database: Path, world: str, eyes: Connection) -> None:
    """Play the plan to its end, or until this process is killed."""
    asyncio.run(_live(plan, database, world, eyes))


async def _live(plan: Plan, database: Path, world: str, eyes: Connection) -> None:
    if plan.script in SYSTEMS:
        await _play_a_game(plan, database, world, eyes)
        return
    dice = ScriptedDice() if plan.dice else None
    if dice is not None:
        dice.add(*plan.dice)
    async with evening(database, world, dice) as here:
        _Eyes(here, eyes).open()
        if plan.script == "evening":
            await play_for_ever(here, random.Random(plan.seed))
        else:
            await one_round(here, plan)


async def _play_a_game(plan: Plan, database: Path, world: str, eyes: Connection) -> None:
    """Let people act at random in a campaign of the game that the script names, also before the bot heals."""
    async with unhealed(database, world) as (here, heal):
        seen = _Eyes(here, eyes)
        seen.open()
        players = Players(here, plan.script, random.Random(plan.seed), seen.saved)
        _die_before(here, plan.dies_before)
        await players.act_before_healing(heal)
        await players.play_for_ever()


async def one_round(here: Evening, plan: Plan) -> None:
    """Let Alva pick Defensive; with the script "reveal", let the GM then pick Offensive by direct message."""
    picker = await here.choose(here.alva)
    if plan.script == "pick":
        _die_before(here, plan.dies_before)
    await here.pick(here.alva, picker, 0)
    if plan.script == "reveal":
        _die_before(here, plan.dies_before)
        await here.pick(here.greta.user, here.letters()[-1], 2)


async def play_for_ever(here: Evening, chance: random.Random) -> None:
    """Let Greta and Alva do, in random order, the things that the game waits for."""
    while True:
        if here.panel() is None:
            await here.open_conflict(f"Chase {chance.randrange(10**6)}")
        await here.do_what_is_due(chance.choice((here.greta, here.alva)), chance.choice)


class _Eyes:
    """Reports to the witness every request of the bot that Discord accepts."""

    def __init__(self, here: Evening, eyes: Connection) -> None:
        self._here = here
        self._eyes = eyes
        self._pressed = ""

    def open(self) -> None:
        self._here.pressing = self._press
        self._here.requests.after.append(self._see)

    def saved(self, news: Confirmed) -> None:
        """Report a confirmed save; its events are in the content."""
        self._eyes.send(Seen("", SAVED, False, json.dumps(news.events), "", self._here.written()))

    def _press(self, custom_id: str) -> None:
        self._pressed = custom_id

    def _see(self, request: str, body: Any) -> None:
        is_public = f"/channels/{self._here.play.id}/" in request
        title, content = self._in_channel(request) if is_public else ("", _content(body))
        self._eyes.send(Seen(self._pressed, request, is_public, content, title, self._here.written()))

    def _in_channel(self, request: str) -> tuple[str, str]:
        """Return the title and the content of the message that a request changed, or else of the newest."""
        number = request.rpartition("/")[2]
        found = [each for each in self._here.public() if str(each.id) == number or not number.isdigit()][-1:]
        return next(((_title(each), each.content) for each in found), ("", ""))


def _title(message: Message) -> str:
    return "".join(embed.title or "" for embed in message.embeds)


def _content(body: Any) -> str:
    return (body.get("content") or "") if isinstance(body, dict) else ""


def _die_before(here: Evening, steps: int) -> None:
    """Kill this process just before the n-th commit or request to Discord from now; 0 is never."""
    left = steps

    def step(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    on_its_thread = SqliteConnection.on_its_thread

    async def counted(link: SqliteConnection, work: Callable[..., Any], *of: Any) -> Any:
        if work in {sqlite._commit, sqlite3.Connection.commit}:
            step()
        return await on_its_thread(link, work, *of)

    SqliteConnection.on_its_thread = counted  # type: ignore[method-assign, assignment]
    here.requests.before.append(step)
