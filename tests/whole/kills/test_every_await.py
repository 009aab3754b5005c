"""A bot killed at any await between a click and its answer loses nothing and does nothing twice.

Everything that was confirmed is stored; everything stored is shown once in the end; and the same click again
leads to the same result as an undisturbed one.
"""

import re
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from simcord.backend.errors import BackendError

from practice.simulation import simcord_internals
from rules.chance.dice import ScriptedDice
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from tests import seam
from tests.cogs.zapas.test_duel import bid, opened
from tests.simulated import noir_combats, zapas_play
from tests.simulated.reading import controls, ids, options, whole
from tests.simulated.tabletop import Answer, Message, Person, Table, laid
from tests.whole.kills.deaths import deaths_of, woken

Press = Callable[[Table], Awaitable[object]]
#: Discord's code for a message that was deleted.
UNKNOWN_MESSAGE = 10008


@dataclass(frozen=True)
class Trial:
    """A click: the steps that lead to it, and its visible results."""

    lay: Callable[[Table], Awaitable[Press]]
    #: The texts after it is done: to the person who clicked, and to everybody.
    confirmed: str
    told: str
    dice: tuple[int, ...] = ()
    #: Whether dice come from decks.
    dealt: bool = False


def again(person: str, message: Message, label: str) -> Press:
    """Return a function that presses the button of this label, at any table that has the message."""
    (found,) = [each["custom_id"] for each in controls(message) if each.get("label") == label]

    async def press(table: Table) -> Answer:
        who: Person = getattr(table, person)
        return await who.forge(found, on=message.id)

    return press


async def a_pick_that_reveals(table: Table) -> Press:
    await table.wrestling()
    await table.picked(table.alva, "Defensive")
    shown = (await table.gm.press(table.panel, "Choose")).message
    return again("gm", shown, "Offensive")


async def a_roll(table: Table) -> Press:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return again("alva", (await table.alva.slash("nyx roll", attribute="mind")).message, "Roll")


async def a_demand(table: Table) -> Press:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.gm.slash("nyx demand", character="Mira", aspect="Wanted")
    shown = (await table.alva.press_id(table.panel, "n:demanded:")).message
    return again("alva", shown, "Accept")


async def a_demand_in_a_conflict(table: Table) -> Press:
    await table.wrestling()
    tools = await table.gm.press(table.panel, "More…")
    await table.gm.choose(tools.message, "demand", options(tools.message, "demand")["Wanted (2)"])
    shown = (await table.alva.press(table.panel, "Choose")).message
    return again("alva", shown, "Accept")


async def an_attack(table: Table) -> Press:
    await noir_combats.duel(table)
    await noir_combats.declared(table, table.alva, "Fight", ("n-pick", "knife"))
    shown = (await noir_combats.act(table, table.boris)).message
    return again("boris", shown, "Confirm")


async def other_weapons(table: Table) -> Press:
    await noir_combats.noir(table)
    await noir_combats.main(table, table.alva, "Alma")
    shown = (await table.gm.slash("noir weapons", character="Alma")).message
    (menu,) = [each for each in ids(shown) if each.startswith("n:noir-carry:")]
    return lambda table: table.gm.forge(menu, ["rifle", "axe"], on=shown.id)


async def a_bid(table: Table) -> Press:
    await opened(table)
    await bid(table, table.alva, "+1")
    await bid(table, table.boris, "Ready")
    shown = (await zapas_play.act(table, table.alva)).message
    return again("alva", shown, "Ready")


async def a_session_s_end(table: Table) -> Press:
    await a_roll(table)
    await table.gm.declares("session start")
    mira = await table.character("Mira")
    await table.play(nyx.RollAlone(character=mira.id, attribute=Attribute.BODY), table.alva)
    return again("gm", (await table.gm.slash("session end")).message, "End")


async def a_new_campaign(_: Table) -> Press:
    return lambda table: table.gm.slash("campaign new", system="nyx", name="The Night Train")


#: A conflict's message that no longer asks for an answer to the GM's demand.
ANSWERED = r"\A(?![\s\S]*The GM demands)Mira – Guard begins"
TRIALS = {
    "a pick that reveals": Trial(a_pick_that_reveals, "Sealed: Offensive", "^Round 1: ", (3, 8)),
    "a roll": Trial(a_roll, "^Rolled: ", "^Mira (rolls|·) Mind 5", (4,)),
    "a demand": Trial(a_demand, "^✅ Done", r"^Mira accepts: Wanted \(2\)"),
    "a demand in a conflict": Trial(a_demand_in_a_conflict, "Your pick is final", ANSWERED),
    "an attack": Trial(an_attack, "^✅ Alma: 7", r"^Alma hits Konrad\.$", (7, 6, 2, 3, 8, 9, 8)),
    "other weapons": Trial(other_weapons, "^Alma puts", r"^Alma puts away pistol\.[\s\S]*^Alma carries axe "),
    "a bid": Trial(a_bid, "^“Mira – Tove” is over", "^Mira wins: 2 hits against 1 for Tove$", (4, 4, 4)),
    "a session's end": Trial(
        a_session_s_end,
        "^✅ Players may change",
        r"^Session 1 is over\.[\s\S]*seed[\s\S]*can cut the deck",
        dealt=True,
    ),
    "a new campaign": Trial(
        a_new_campaign, "^✅ You are the GM", r"a campaign of Nyx[\s\S]*The dice are fixed", dealt=True
    ),
}


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every request to Discord yield before and after."""
    seam.slow_rest(monkeypatch)


@pytest.mark.parametrize("name", TRIALS)
async def test_a_bot_can_be_killed_at_any_await(name: str, empty_database: Path, tmp_path: Path) -> None:
    trial, path = TRIALS[name], tmp_path / "table.sqlite3"
    shutil.copy(empty_database, path)
    async with laid(path, ScriptedDice()) as table:
        if trial.dealt:
            table.deal()
        press = await trial.lay(table)
        before = await log(table)
        table.dice.add(*trial.dice)
        deaths = await deaths_of(table, press)
        after = await log(table)
        assert times(trial.told, table) == 1, "undisturbed, it is told"
    assert before != after, "undisturbed, it happens"
    assert len(deaths) >= 5, "before the click, acknowledged, stored, confirmed, told"
    for number, death in enumerate(deaths):
        async with woken(death, tmp_path / f"{number}.sqlite3", trial.dice, dealt=trial.dealt) as table:
            stored = await log(table) == after
            assert stored or await log(table) == before, "by halves"
            assert stored or not any(re.search(trial.confirmed, each, re.MULTILINE) for each in death.said)
            assert times(trial.told, table) == stored, "what is stored is shown in the end, once"
            await check_healed(table, stored=stored)
            await press_again(press, table, stored=stored)
            assert await log(table) == after
            assert times(trial.told, table) == 1


async def press_again(press: Press, table: Table, *, stored: bool) -> None:
    """Repeat the click; a private question whose answer is stored may be gone, so nobody can click it."""
    try:
        await press(table)
    except BackendError as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        assert stored, "an open question stays"


async def log(table: Table) -> list[str]:
    """Return all events that count, by kind."""
    return [type(one.event).__name__ for one in await table.bot.table.store.log.events(1)]


def times(told: str, table: Table) -> int:
    """Return how often everybody can read a text."""
    return sum(bool(re.search(told, whole(message), re.MULTILINE)) for message in table.read())


async def check_healed(table: Table, *, stored: bool) -> None:
    """Require that nothing is left to be shown, and that servers with a campaign have its commands."""
    store = table.bot.table.store
    assert (await store.posts.unshown(), await store.outbox.all()) == ((), ())
    offered = {name for scope, _, name in simcord_internals.commands(table.env) if scope == table.guild.id}
    assert offered or not stored
