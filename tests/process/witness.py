"""The process that survives the bot: it starts the bot, records what is confirmed, kills the bot, and checks.

It compares the confirmations with what is stored afterwards, and the channel with what it should show.
"""

import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chat.contests.display_services import STORY
from narration.nyx.conflict.result import result
from rules.campaign.model import Campaign
from rules.contract.system import AnyState, fold, new
from rules.nyx.state.contest_events import BonusChosen, ConflictOpened, RoundRolled, TacticPicked
from rules.nyx.state.contests import Bonus, Conflict
from rules.registry import SYSTEMS
from storage.display_state import DIRECT
from storage.documents.logged import Logged
from storage.store import Store
from tests.accounts import without_accounts
from tests.process.channel import Channel, Shown, heading, printed, shown
from tests.process.evening import Evening, tactics
from tests.process.life import Plan, Seen, live
from tests.process.start import START

PATIENCE = 120.0
CAMPAIGN = 1


def watch(
    plan: Plan, database: Path, world: str, enough: Callable[[list[Seen]], bool] = lambda _: False
) -> list[Seen]:
    """Run a plan until its process is killed, by itself or once `enough` is true; return everything seen.

    Fail if the process ends in another way.
    """
    ours, theirs = START.Pipe(duplex=False)
    process = START.Process(target=live, args=(plan, database, world, theirs), daemon=True)
    process.start()
    theirs.close()
    seen: list[Seen] = []
    end = time.monotonic() + PATIENCE
    with suppress(EOFError, OSError), ours:  # an incomplete message was never sent
        while not enough(seen):
            assert ours.poll(end - time.monotonic()), f"nothing more came of {plan}: {seen[-1:]}"
            seen.append(ours.recv())
        process.kill()
        while True:
            seen.append(ours.recv())
    process.join()
    assert process.exitcode == -signal.SIGKILL, f"{plan} ended by itself: {process.exitcode}"
    return seen


@dataclass(frozen=True)
class Confirmed:
    """What people saw confirmed: picks, uses of a win, opened conflicts, and the headings of rounds."""

    picks: set[tuple[str, int, int, int]]
    bonuses: set[tuple[str, int, int, str]]
    conflicts: set[str]
    stories: set[tuple[str, str]]


def confirmed(seen: list[Seen]) -> Confirmed:
    """Return everything that these requests confirmed, by answer or in the channel."""
    found = Confirmed(set(), set(), set(), set())
    for each in seen:
        words = each.pressed.split(":")
        answers = each.request.startswith("PATCH /webhooks/")
        if answers and "🔒 Sealed" in each.content:
            contest, turn, side, tactic = words[3:7]
            found.picks.add((contest, int(turn), int(side), int(tactic)))
        elif answers and each.content.startswith("✅ Your choice"):
            found.bonuses.add((words[3], int(words[4]), int(words[5]), words[6]))
        elif answers and " is open. " in each.content:
            found.conflicts.add(words[1])
        elif each.is_public and each.content.startswith("Round "):
            found.stories.add(heading(each.title, each.content))
    return found


async def check_store(store: Store, told: Confirmed) -> None:
    """Require that everything confirmed is stored, and that the log alone yields the stored state."""
    logged = await store.log.events(CAMPAIGN)
    counted = Counter(_facts(logged))
    for pick in told.picks:
        assert counted[pick] == 1, f"the pick {pick} was confirmed, and is stored {counted[pick]} times"
    for bonus in told.bonuses:
        assert counted[bonus] >= 1, f"the choice {bonus} was confirmed and is lost"
    for title in told.conflicts:
        assert counted[title] == 1, f'the conflict "{title}" is stored {counted[title]} times'
    assert told.stories <= await _stories(store), "a story was told that did not happen so"
    assert all(count == 1 for fact, count in counted.items() if fact[0] == "round"), "counted double"
    await _check_state(store, logged)


def _facts(logged: tuple[Logged, ...]) -> list[Any]:
    facts: list[Any] = []
    for event in (each.event for each in logged):
        match event:
            case TacticPicked():
                facts.append((event.contest, event.turn, event.side, int(event.tactic)))
            case BonusChosen():
                assert isinstance(event.bonus, Bonus)
                facts.append((event.contest, event.turn, event.side, event.bonus.choice.value))
            case RoundRolled():
                facts.append(("round", event.contest, event.turn))
            case ConflictOpened():
                facts.append(event.conflict.title)
            case _:
                pass  # other events are not announced on their own
    return facts


async def _stories(store: Store) -> set[tuple[str, str]]:
    """Return the headings of all results, also as they were before their turns were over."""
    found = set()
    for conflict in await _conflicts(store):
        for turn in range(conflict.turn + 1):
            events = [each.event for each in await store.log.events(CAMPAIGN, conflict.id, turn)]
            panels = [result(events[:most], conflict) for most in range(1, len(events) + 1)]
            looks = [printed(panel) for panel in panels if panel]
            found |= {heading(look.title, look.content) for look in looks}
    return found


async def _conflicts(store: Store) -> list[Conflict]:
    """Return all conflicts as they are now, oldest first."""
    opened = [
        e.event.contest for e in await store.log.events(CAMPAIGN) if isinstance(e.event, ConflictOpened)
    ]
    found = [await store.log.contest(CAMPAIGN, number) for number in opened]
    return [conflict for conflict in found if conflict is not None]


async def _check_state(store: Store, logged: tuple[Logged, ...]) -> None:
    stored = await store.load(CAMPAIGN)
    assert stored is not None
    system, known = SYSTEMS["nyx"], stored.state.campaign
    head = Campaign(id=known.id, home=known.home, name="", system="nyx", language="en")
    state: AnyState = fold(system, new(system, head), [each.event for each in logged])
    running = {number: contest for number, contest in state.contests.items() if contest.is_open}
    assert without_accounts(stored.state) == state.but(contests=running)


async def check_channel(here: Evening) -> None:
    """Require that the channel shows what is stored: a message for each result, and each picker once.

    Only the newest message of a conflict has buttons, and they are those of what comes next. A picker that
    was answered is stored no longer.
    """
    table, expected, pickers = here.bot.table, dict[int, Shown](), list[int]()
    for conflict in await _conflicts(table.store):
        posts = await table.store.posts.of(CAMPAIGN, conflict.id)
        look = await Channel(table, CAMPAIGN).expected(conflict)
        told = [post for post in posts if post.kind != DIRECT]
        assert [(post.kind, post.turn) for post in told] == [(STORY, turn) for turn in look]
        expected |= {post.message: look[post.turn] for post in told}
        pickers += [post.message for post in posts if post.kind == DIRECT and post.message]
    standing = [each for each in here.public() if each.message.interaction_metadata is None]
    assert [each.id for each in standing] == [*expected]
    assert {each.id: shown(each) for each in standing} == expected
    letters = here.letters()
    assert [each.id for each in letters if each.id in pickers] == pickers
    asking = [tuple(offers) for each in letters if (offers := tactics(each))]
    assert len(set(asking)) == len(asking)
