"""Refusals in Noir combats once somebody is attacked or hurt, for `provocations`."""

from cogs.noir.combat.declaration import AIMS, among_these
from cogs.noir.combat.defence import WAYS
from rules.noir.base.enums import Aim, DefenceId, Health
from rules.noir.state.actions import SetFate, SetLater
from rules.noir.state.campaign_state import Character
from tests.simulated.noir_combats import act, declared, defended, duel, fight, main, noir, npc, person_called
from tests.simulated.tabletop import Table
from tests.whole.refusals.noir_combat import condition, press
from tests.whole.refusals.provocations import PROVOCATIONS, Deed, provokes

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

UNREACHABLE = {
    "out-of-range-grit": "grit has one price, which nobody types",
    "out-of-range-protect": "stepping in has one price, which nobody types",
}

#: A roll without claims and without Fate.
PLAIN = ("0", "0", "0", "0")


async def fate(table: Table, name: str, points: int) -> Character:
    who = await person_called(table, name)
    await table.play(SetFate(character=who.id, points=points, reason="test"), table.gm)
    return who


async def stabbed(table: Table) -> None:
    """Alma's blow waits for Konrad's defence."""
    await duel(table)
    await declared(table, table.alva, "Fight", ("n-pick", "knife"))


async def shot(table: Table) -> None:
    """A thug has hit Konrad, and Alma may step in."""
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await npc(table, "Thug", "rifle")
    await fight(table, "Thug", 6, 5, 2, 3, 9, 8)
    await fate(table, "Alma", 3)
    await declared(table, table.gm, "Directed fire", ("n-pick", "Konrad"))
    table.dice.add(9, 8, 2, 3)
    await defended(table, table.boris)


# ------------------------------------------------------------------------------- defences


@provokes("wrong-state-no-target")
async def a_defence_of_who_is_not_attacked(table: Table) -> Deed:
    await stabbed(table)
    alma = await person_called(table, "Alma")
    return lambda: press(table.alva, "n-defend", alma.id, "none", *PLAIN)


@provokes("wrong-state-cannot-act")
async def a_defence_of_who_was_dazed_meanwhile(table: Table) -> Deed:
    await stabbed(table)
    await fate(table, "Konrad", 1)
    shown = await act(table, table.boris)
    await condition(table, "Konrad", daze=3, health=Health.DAZED)
    return lambda: table.boris.press(shown.message, "Confirm")


@provokes("wrong-state-not-melee")
async def a_blow_against_a_bullet(table: Table) -> Deed:
    await duel(table)
    await declared(table, table.alva, "Directed fire")
    konrad = await person_called(table, "Konrad")
    ids = [arm.weapon.id for arm in konrad.arms]
    way = (
        WAYS.index(DefenceId.STRIKE_BACK),
        AIMS.index(Aim.DAMAGE),
        ids.index("knife"),
        among_these(ids),
    )
    return lambda: press(table.boris, "n-defend", konrad.id, ".".join(map(str, way)), *PLAIN)


# ------------------------------------------------------------------------------- hits


@provokes("wrong-state-protect")
async def the_victim_steps_in(table: Table) -> Deed:
    await shot(table)
    konrad = await person_called(table, "Konrad")
    return lambda: press(table.boris, "n-protect", konrad.id, 1)


@provokes("wrong-state-protect-first")
async def surviving_before_friends_have_answered(table: Table) -> Deed:
    await shot(table)
    return lambda: press(table.boris, "n-survive", 0)


@provokes("out-of-range-survive")
async def surviving_for_4(table: Table) -> Deed:
    await shot(table)
    await fate(table, "Konrad", 7)
    await table.alva.press((await act(table, table.alva)).message, "No")
    return lambda: press(table.boris, "n-survive", 4)


@provokes("bad-value-threshold")
async def a_hit_on_somebody_whom_the_gm_has_left_no_threshold(table: Table) -> Deed:
    await stabbed(table)
    konrad = await person_called(table, "Konrad")
    await table.play(SetLater(character=konrad.id, attribute="threshold", change=-99), table.gm)
    shown = await act(table, table.boris)
    table.dice.add(9, 8, 2, 3, 5)
    return lambda: table.boris.press(shown.message, "Confirm")


# ------------------------------------------------------------------------------- grit


@provokes("wrong-state-grit")
async def grit_of_who_is_well(table: Table) -> Deed:
    await duel(table)
    alma = await fate(table, "Alma", 1)
    return lambda: press(table.alva, "n-grit", alma.id)


@provokes("wrong-state-had-turn")
async def grit_after_one_s_turn(table: Table) -> Deed:
    await duel(table)
    await declared(table, table.alva, "Wait")
    alma = await fate(table, "Alma", 1)
    await condition(table, "Alma", daze=3, health=Health.DAZED)
    return lambda: press(table.alva, "n-grit", alma.id)


@provokes("not-your-turn")
async def another_s_turn_is_let_go_by(table: Table) -> Deed:
    await duel(table)
    await fate(table, "Konrad", 1)
    await condition(table, "Konrad", open_wounds=1, mortal=3)
    await declared(table, table.alva, "Wait")
    return lambda: press(table.alva, "n-pass")
