"""`python -m tests.process.kills` kills bots at random moments of play of all games, and checks each time.

After each kill, the next bot starts with what is left, and people act before it has healed. Nothing confirmed
may be lost, nothing may be told twice, and no message may keep buttons that is not the newest of its contest.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random, SystemRandom

from simcord.components import walk_components

from chat.contests.chapters import live_post
from chat.contests.display_services import PANEL
from rules.registry import SYSTEMS
from storage.display_state import DIRECT, Post
from tests.process.any_game import CAMPAIGN, Players, founded, unhealed
from tests.process.evening import Evening, Message
from tests.process.life import SAVED, Plan, Seen
from tests.process.witness import watch
from tests.soak.checks import flaws
from tests.soak.ledger import Account, Confirmed, Ledger

#: Kills until a campaign makes way for one of another game, and the most steps and reports of a life.
LENGTH, STEPS, REPORTS = 10, 40, 30


class Killing:
    """Campaigns whose bots are killed again and again; `found` counts what was seen on the way.

    `tell` is called with the counts after each campaign.
    """

    def __init__(self, chance: Random, directory: Path, tell: Callable[[str], None] = lambda _: None) -> None:
        self._chance, self._directory, self._tell = chance, directory, tell
        self.found: Counter[str] = Counter()

    async def run(self, kills: int) -> None:
        """Kill this many bots. Fail, with what is wrong, at the first fault."""
        for number in range(0, kills, LENGTH):
            game = [*SYSTEMS][number // LENGTH % len(SYSTEMS)]
            await self._campaign(game, number, min(LENGTH, kills - number))
            self._tell(", ".join(f"{count} {what}" for what, count in sorted(self.found.items())))

    async def _campaign(self, game: str, number: int, kills: int) -> None:
        database = self._directory / f"{number}.sqlite3"
        world, account = await founded(game, self._chance, database)
        for _ in range(kills):
            seen = await asyncio.to_thread(self._killed, game, database, world)
            world = seen[-1].world if seen else world
            await self._note(account, seen)
            world = await self._check(account, database, world)
            self.found[f"kills of {game}"] += 1

    def _killed(self, game: str, database: Path, world: str) -> list[Seen]:
        """Let a bot live until just before a random step, or until it is killed from outside."""
        steps, reports = self._chance.randint(1, STEPS), self._chance.randint(0, REPORTS)
        seed = self._chance.randrange(10**9)
        if self._chance.random() < 1 / 2:
            return watch(Plan(game, dies_before=steps, seed=seed), database, world)  # type: ignore[arg-type]
        return watch(Plan(game, seed=seed), database, world, lambda seen: len(seen) >= reports)  # type: ignore[arg-type]

    async def _note(self, account: Account, seen: list[Seen]) -> None:
        ledger = Ledger({CAMPAIGN: account})
        for each in seen:
            self.found["saves" if each.request == SAVED else "requests"] += 1
            if each.request == SAVED:
                ledger.note(Confirmed(CAMPAIGN, tuple(json.loads(each.content))))

    async def _check(self, account: Account, database: Path, world: str) -> str:
        """Start the next bot, let people act before it heals, and check all; return its Discord as text."""
        async with unhealed(database, world) as (here, heal):
            store = here.bot.table.store
            self.found["unfinished"] += len(await store.posts.unshown())
            wrong = [each async for each in flaws(store, account)]
            assert not wrong, wrong
            account.saves = await store.version(CAMPAIGN) or 0
            players = Players(here, account.system, self._chance, Ledger({CAMPAIGN: account}).note)
            await players.act_before_healing(heal)
            await here.env.settle()
            self.found["results that are gone"] += len(await check_messages(here))
            assert [each async for each in flaws(store, account)] == []
            assert here.env.errors == []
            return here.written()


async def check_messages(here: Evening) -> list[Post]:
    """Require that each message of a contest is stored, and that the live one alone has buttons.

    Return those that are stored and no longer there. A bot that dies while it posts a message again, below,
    has deleted it above; if the contest has gone on before the next one heals, it stays deleted.
    """
    store = here.bot.table.store
    numbers = {each.event.contest for each in await store.log.events(CAMPAIGN) if each.event.contest}
    posts = [await store.posts.of(CAMPAIGN, number) for number in sorted(numbers)]
    stored = {post.message for some in posts for post in some if post.kind != DIRECT}
    standing = {message.id: message for message in here.public()}
    strays = [one.content for one in standing.values() if one.embeds and one.id not in stored]
    gone = [post for some in posts for post in some if post.message in stored - standing.keys()]
    assert strays == [], f"not stored: {strays}"
    live = {post.message for some in posts if (post := live_message(some)) is not None}
    dead = [one.content for one in standing.values() if buttons(one) and one.id not in live]
    assert dead == [], f"dead buttons: {dead}"
    assert await store.posts.unshown() == ()
    return gone


def live_message(posts: tuple[Post, ...]) -> Post | None:
    """Return the message with the buttons: the panel, if one is below what people told, or the newest."""
    panel = next((post for post in posts if post.kind == PANEL), None)
    return panel or live_post(post for post in posts if post.kind != DIRECT)


def buttons(message: Message) -> list[str]:
    """Return the ids of a message's buttons."""
    return [part["custom_id"] for part in walk_components(message.components) if "custom_id" in part]


def main() -> int:
    """Kill as often as the arguments say; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.process.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    options = parser.parse_args()
    print(f"{options.kills} kills, seed {options.seed}", flush=True)  # noqa: T201
    with tempfile.TemporaryDirectory(prefix="nattvakt-kills-") as directory:
        killing = Killing(Random(options.seed), Path(directory), partial(print, flush=True))
        asyncio.run(killing.run(options.kills))
    return 0


if __name__ == "__main__":
    sys.exit(main())
