"""A bot was killed while it posted, and somebody acts before the next bot has healed: no dead buttons stay.

The killed bot may have posted a message that it did not store. What is done next can change what has to be
shown so much that the same message is not posted again, and so is not recognised.
"""

import shutil
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from chat.background.campaign_messages import PLACED
from chat.contests.live import LiveContests
from rules.chance.dice import ScriptedDice
from rules.noir.state import contest_actions as noir
from rules.nyx.state import contest_actions as nyx
from rules.zapas.duties import due as zapas_due
from rules.zapas.state import contest_actions as zapas
from tests import seam
from tests.simulated import zapas_play
from tests.simulated.reading import controls, whole
from tests.simulated.tabletop import Table, laid
from tests.whole.kills.deaths import deaths_of, woken
from tests.whole.kills.test_every_await import Press, a_pick_that_reveals, an_attack

HEAL = LiveContests.heal
#: More dice than a pool can have.
DICE = 40


@dataclass(frozen=True)
class Trial:
    """What was being shown when the bot died, and what somebody does before the next one has healed."""

    lay: Callable[[Table], Awaitable[Press]]
    act: Callable[[Table], Awaitable[object]]
    dice: tuple[int, ...] = ()


async def a_conflict(table: Table) -> Press:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.gm.slash("npc new", name="Guard", value=7)
    shown = await table.gm.slash("nyx conflict", character="Mira", opponent="Guard")
    return lambda table: table.gm.press(shown.message, "Open")


async def a_pool(table: Table) -> Press:
    await zapas_play.party(table)
    return lambda table: table.alva.slash("zapas roll", action="Pick the lock")


async def end_conflict(table: Table) -> None:
    for one in (await table.state()).contests.values():
        await table.play(nyx.EndConflict(contest=one.id, turn=one.turn), table.gm)


async def end_combat(table: Table) -> None:
    for one in (await table.state()).contests.values():
        await table.play(noir.EndContest(contest=one.id, step=one.step), table.gm)


async def throw(table: Table) -> None:
    """Do what the roll waits for, one thing after another, until its dice have fallen."""
    table.dice.add(*[4] * DICE)
    while contests := [*(await table.state()).contests.values()]:
        (roll,) = contests
        state, (wait,) = await table.state(), zapas_due(roll)
        who = table.alva if wait.character else table.gm
        legal = table.bot.table.system(state).legal_actions(state, state.campaign.seat_of(who.id))
        kinds = (zapas.SetDifficulty, zapas.Build, zapas.Confirm, zapas.Throw)
        await table.play(next(each for each in reversed(legal) if isinstance(each, kinds)), who)


TRIALS = {
    "a round of Nyx, and the conflict is ended": Trial(a_pick_that_reveals, end_conflict, (3, 8)),
    "a conflict of Nyx, and it is ended": Trial(a_conflict, end_conflict),
    "a turn of Noir, and the combat is ended": Trial(an_attack, end_combat, (7, 6, 2, 3, 8, 9, 8)),
    "a pool of Zapas, and it is thrown": Trial(a_pool, throw),
}


@pytest.mark.parametrize("name", TRIALS)
async def test_no_dead_buttons_stay_and_nothing_is_told_twice(
    name: str, empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seam.slow_rest(monkeypatch)
    trial, path = TRIALS[name], tmp_path / "table.sqlite3"
    shutil.copy(empty_database, path)
    async with laid(path, ScriptedDice()) as table:
        press = await trial.lay(table)
        table.dice.add(*trial.dice)
        deaths = await deaths_of(table, press)
    monkeypatch.setattr(LiveContests, "heal", _later)
    for number, death in enumerate(deaths):
        async with woken(death, tmp_path / f"{number}.sqlite3", trial.dice) as table:
            await trial.act(table)
            await HEAL(table.bot.services.live)
            await table.env.settle()
            stored = await known(table)
            assert [one.content for one in table.read() if controls(one) and one.id not in stored] == []
            told = Counter(whole(one) for one in table.read())
            assert [text for text, times in told.items() if times > 1] == []


async def _later(_: LiveContests) -> None:
    """Let the test heal."""


async def known(table: Table) -> set[int]:
    """Return the messages that are stored as those of contests, and that of the campaign."""
    numbers = {one.event.contest for one in await table.bot.table.store.log.events(1) if one.event.contest}
    posts = [await table.bot.table.store.posts.of(1, number) for number in numbers]
    begun = await table.bot.table.store.notes.get(f"{PLACED} 1") or ""
    return {post.message for some in posts for post in some} | {int(each) for each in begun.split(".")[1:]}
