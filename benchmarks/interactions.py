"""The time from the gateway's text of a press to the bytes of the message, including the save to disk.

The unit is minimal: discord.py takes the same text and dispatches it to a trivial handler, which commits an
sqlite3 transaction of the same size and answers with the same words and embed. The simulated Discord
answers at once, so neither waits for a network. Our work after that is not counted because nobody waits
for it, but the next round starts after it.

The floor is what a bot must do that may not keep Discord waiting for its disk: it acknowledges the press,
saves beside the event loop, and sends the same message, with discord.py and sqlite3 alone.
"""

import asyncio
import gc
import re
import statistics
import tempfile
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Self

import discord
import orjson
from discord import ui
from discord.ext import commands
from discord.utils import MISSING

from application import create_bot
from benchmarks import evening
from benchmarks.line import CHANNEL, EMBED, GUILD, PLAYER, TEXT, Line, Sent, connected, hear, press
from benchmarks.report import Pair, Part, Result, up_to
from benchmarks.storage import EVENTS_OF_TURN, Raw
from chat.client.client import Nattvakt
from rules.campaign.events import Worded
from rules.contract.system import AnyState
from rules.core.model_base import Action
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.state import contest_actions
from settings import Settings

ROUNDS, BURSTS, AT_ONCE = 75, 25, 50
MOST_BURST = 30
#: How many rounds run before the measurement, so that one-time work is not counted.
WARM = 3
#: How often a single press is measured before and after each burst.
ALONE = 5
#: Seconds until a missing answer counts as an error.
PATIENCE = 20.0
HOME, PLACE, HOLDER = int(GUILD["id"]), int(CHANNEL["id"]), int(PLAYER["id"])
NUMBERS = count(1 << 51)


class Plain(ui.DynamicItem[ui.Item[Any]], template=re.compile(r"n:.*")):
    """The unit's handler: for any press it stores and sends as much as `like`."""

    raw: Raw
    like: "Like"
    #: Whether it acknowledges first and saves beside the loop, as every press of ours does.
    beside = False

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        content, embed = self.like.told.get("content"), self.like.embed()
        if not self.beside:
            self.raw.transaction(self.like.doc, self.like.event)
            await interaction.response.send_message(content, embed=embed)
            return
        await interaction.response.defer()
        await asyncio.to_thread(self.raw.transaction, self.like.doc, self.like.event)
        await interaction.followup.send(content or MISSING, embed=embed)


class Like(NamedTuple):
    """What one of our presses stored and sent."""

    doc: str
    event: str
    told: dict[str, Any]

    def embed(self) -> discord.Embed:
        """Return the embed; `MISSING` if there was none, because an edit left it as it was."""
        embeds = self.told.get("embeds")
        if not embeds:
            missing: discord.Embed = MISSING
            return missing
        (told,) = embeds
        embed = discord.Embed(title=told["title"], description=told["description"], colour=told["color"])
        for field in told.get("fields", ()):
            embed.add_field(name=field["name"], value=field["value"], inline=field["inline"])
        return embed


class Pressed(NamedTuple):
    """A press as the gateway reports it, and the place where its message is expected."""

    text: bytes
    where: str
    #: What the message contains: one that is edited may keep its embed, and then has a text alone.
    part: bytes = EMBED


class End:
    """A client, and Discord's end of its connection."""

    def __init__(self, client: discord.Client, line: Line) -> None:
        self._client = client
        self._line = line
        self._standing = asyncio.all_tasks()

    async def message_after(self, pressed: Pressed) -> Sent:
        """Return the message of a press; its time is counted from the press."""
        (sent,) = await self.messages_after([pressed])
        return sent

    async def messages_after(self, pressed: Sequence[Pressed]) -> list[Sent]:
        """Return the messages of presses at once, timed from the first; then wait until all work ends."""
        coming = [self._line.coming(one.where, one.part) for one in pressed]
        gc.collect(0)
        start = time.perf_counter()
        for one in pressed:
            hear(self._client, one.text)
        sent = [await asyncio.wait_for(one, PATIENCE) for one in coming]
        await self._quiet()
        return [one._replace(at=one.at - start) for one in sent]

    async def _quiet(self) -> None:
        while tasks := asyncio.all_tasks() - self._standing:
            await asyncio.wait(tasks)


class Roll:
    """A roll outside conflicts, whose result everybody reads."""

    what, most = "a roll, to the result that everybody reads", 2.0

    def __init__(self, state: AnyState, who: str) -> None:
        self._campaign, self._who = state.campaign.id, who
        self._rolled = count()

    async def press(self) -> Pressed:
        number = next(NUMBERS)
        text = press(number, f"n:roll:{self._campaign}:{self._who}:{next(self._rolled)}:body:0:0:0")
        return Pressed(text, f"t{number}")


class Quarrel:
    """Conflicts of two sides; a new one ends the old one, so that turns keep a realistic length."""

    def __init__(self, bot: Nattvakt, state: AnyState, sides: Sequence[str]) -> None:
        self._bot, self._campaign = bot, state.campaign.id
        first, second = sides
        self._sides = (
            contest_actions.SideSetup(character=first, goal="get in"),
            contest_actions.SideSetup(character=second, goal="keep it shut"),
        )
        #: The running contest.
        self._contest = ""

    async def _begin(self) -> None:
        if self._contest:
            await self._play(contest_actions.EndConflict(contest=self._contest, turn=1))
        after = await self._play(
            contest_actions.OpenConflict(place=PLACE, title="At the door", sides=self._sides)
        )
        self._contest = str(list(after.contests)[-1])

    async def _show(self) -> None:
        await self._bot.services.live.show(self._campaign, self._contest)

    async def _play(self, action: Action) -> AnyState:
        return (await self._bot.table.play(self._campaign, action, evening.GM)).after


class Pick(Quarrel):
    """A hidden pick in a newly opened and declared conflict; the player who picked reads the seal."""

    what, most = "a pick, to its seal", 2.0

    async def press(self) -> Pressed:
        await self._begin()
        for side in (1, 2):
            declared = contest_actions.Declare(
                contest=self._contest, turn=1, side=side, attribute=Attribute.BODY
            )
            await self._play(declared)
        await self._show()
        number = next(NUMBERS)
        text = press(number, f"n:pick:{self._campaign}:{self._contest}:1:1:{Tactic.OFFENSIVE.value}")
        return Pressed(text, f"t{number}")


class Change(Quarrel):
    """The GM changes a side's modifier, which updates the conflict's panel and its picture."""

    what, most = "a modifier, to the panel that everybody sees", 2.5

    def __init__(self, bot: Nattvakt, state: AnyState, sides: Sequence[str]) -> None:
        super().__init__(bot, state, sides)
        (self._contest,) = state.contests
        self._changed = count()

    async def press(self) -> Pressed:
        number = next(self._changed)
        if number % EVENTS_OF_TURN == 0:
            await self._begin()
            await self._show()
        about = f"{self._campaign}:{self._contest}:1:1.-{1 + number % 2}"
        return Pressed(press(next(NUMBERS), f"n:modifier:{about}"), CHANNEL["id"], TEXT)


Kind = Roll | Pick | Change


def measure(rounds: int = ROUNDS, bursts: int = BURSTS, at_once: int = AT_ONCE) -> Sequence[Part]:
    """Measure in a temporary directory."""
    with tempfile.TemporaryDirectory() as directory:
        return asyncio.run(_measure(Path(directory), rounds, bursts, at_once))


async def _measure(directory: Path, rounds: int, bursts: int, at_once: int) -> Sequence[Part]:
    bot = create_bot(
        Settings(database=str(directory / "ours.sqlite3"), sync_commands=False, presses_per_minute=0)
    )
    plain = commands.Bot("!", intents=discord.Intents(guilds=True))
    Plain.raw = Raw(directory / "raw.sqlite3")
    plain.add_dynamic_items(Plain)
    ends = End(bot, await connected(bot)), End(plain, await connected(plain))
    bot.table.close_by_message = None  # most of the campaigns have no channel of their own
    gc.collect()
    gc.freeze()  # as the bot does when it is ready
    try:
        return [await _singly(bot, ends, rounds), await _at_once(bot, ends[0], bursts, at_once)]
    finally:
        await plain.close()
        await bot.close()
        Plain.raw.close()
        gc.unfreeze()


async def _singly(bot: Nattvakt, ends: tuple[End, End], rounds: int) -> Part:
    state = await evening.campaign(bot.table, home=HOME, place=PLACE, holder=HOLDER)
    first, second, *others = state.characters
    kinds = (Roll(state, others[0]), Pick(bot, state, others), Change(bot, state, (first, second)))
    warm = min(WARM, rounds)
    results = list[Result]()
    for kind in kinds:
        taken = [await _round(bot, ends, kind) for _ in range(warm + rounds)][warm:]
        results += [
            Result.of(kind.what, [(ours, unit) for ours, unit, _ in taken], kind.most),
            Result.of(
                f"{kind.what.partition(',')[0]}, with libraries alone",
                [(floor, unit) for _, unit, floor in taken],
            ),
        ]
    unit = "raw transaction, dispatch and message"
    return Part("From the gateway's text to a message's bytes (2 or less, a modifier 2.5)", unit, results)


async def _round(bot: Nattvakt, ends: tuple[End, End], kind: Kind) -> tuple[float, float, float]:
    """Return our seconds, the unit's and the floor's for one press of the same size."""
    ours, unit = ends
    pressed = await kind.press()
    sent = await ours.message_after(pressed)
    Plain.like = await _like(bot, sent)
    plain = pressed._replace(where=orjson.loads(pressed.text)["d"]["token"])
    Plain.beside = False
    least = await unit.message_after(plain)
    Plain.beside = True
    floor = await unit.message_after(plain)
    return sent.at, least.at, floor.at


async def _like(bot: Nattvakt, sent: Sent) -> Like:
    """Return the size of our last save and message, for the unit to imitate."""
    state = await bot.table.state(1)
    logged = await bot.table.store.log.events(1)
    last = next(one for one in reversed(logged) if not isinstance(one.event, Worded))
    key = getattr(last.event, "character", "") or last.event.contest
    stored = {**state.characters, **state.contests}[key]
    told = orjson.loads(sent.body)
    return Like(stored.model_dump_json(), last.event.model_dump_json(), told)


async def _at_once(bot: Nattvakt, ours: End, bursts: int, at_once: int) -> Part:
    """Let many players roll at the same moment: each in their own campaign, and all in one."""
    states = [
        await evening.campaign(bot.table, home=HOME, place=place, holder=HOLDER) for place in range(at_once)
    ]
    apart = [Roll(state, list(state.characters)[2]) for state in states]
    crowd = [await evening.character(bot.table, 1, f"Watchman {number}") for number in range(at_once)]
    together = [Roll(await bot.table.state(1), who) for who in crowd]
    cases = {
        "in as many campaigns": apart,
        "in one campaign": together,
    }
    results = [
        Result.of(
            f"{at_once} rolls at once, {what}",
            [await _burst(ours, rolls) for _ in range(1 + bursts)][1:],
            MOST_BURST,
        )
        for what, rolls in cases.items()
    ]
    return Part(f"The last of a burst's answers ({up_to(MOST_BURST)})", "one alone", results)


async def _burst(ours: End, rolls: Sequence[Roll]) -> Pair:
    """Return the seconds to the last answer of a burst, and the median time of a single press."""
    before = await _alone(ours, rolls[0])
    sent = await ours.messages_after([await roll.press() for roll in rolls])
    return max(one.at for one in sent), statistics.median(before + await _alone(ours, rolls[0]))


async def _alone(ours: End, roll: Roll) -> list[float]:
    return [(await ours.message_after(await roll.press())).at for _ in range(ALONE)]
