"""Refusals about rolls, help, duels and recovery scenes in Zapas, for `provocations`.

Mira has id 1 (Thief 1 with lockpicks 2 and light fingers 3, Soldier 4 with rifle 5, Healer 6, the flags 7 and
8), Tove 2; the first contest is 3.
"""

from rules.zapas.state import actions as a
from rules.zapas.state.campaign_state import Effect
from rules.zapas.state.contest_actions import Build, OpenRoll, SetDifficulty, Throw
from rules.zapas.state.contests import Aim, Pool, Purpose
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_play import act, approach, helped, hurt, npc, party, roll, tried
from tests.whole.refusals.provocations import PROVOCATIONS, Deed, provokes

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

UNREACHABLE = {"die-range": "the bot throws the dice itself"}

STAKES = {"stake": "The map is mine", "their_stake": "I carry your bags"}


async def forged(
    table: Table, person: Person, verb: str, *words: object, values: list[str] | None = None
) -> Answer:
    """Press a control of the open contest in its present state, shown or not."""
    (contest,) = (await table.state()).contests.values()
    known = ":".join(map(str, (contest.id, contest.step, *words)))
    return await person.forge(f"n:{verb}:1:{known}", values)


def forging(table: Table, person: Person, verb: str, *words: object, values: list[str] | None = None) -> Deed:
    return lambda: forged(table, person, verb, *words, values=values)


def sending(table: Table, person: Person, verb: str, words: str, *texts: str) -> Deed:
    """Submit a form of the open contest in its present state."""

    async def send() -> Answer:
        (contest,) = (await table.state()).contests.values()
        return await person.forge_form(f"n:{verb}:1:{contest.id}:{contest.step}:{words}", *texts)

    return send


async def building(table: Table) -> Answer:
    """Mira gathers dice against 3."""
    await party(table)
    return await tried(table)


@provokes("nothing-to-tell")
async def a_roll_is_told_before_the_dice(table: Table) -> Deed:
    await building(table)
    return lambda: table.alva.menu("Tell this round", table.panel)


async def done(table: Table, aim: Aim) -> None:
    """Let Mira succeed at something, by the rules' own actions."""
    opened = OpenRoll(place=table.channel.id, character="1", title="Try", aim=aim)
    await table.play(opened, table.gm)
    number = (await roll(table)).id

    async def step() -> int:
        return (await roll(table, number)).step

    await table.play(SetDifficulty(contest=number, step=await step(), base=2), table.gm)
    await table.play(Build(contest=number, step=await step(), pool=Pool(reserve=1)), table.alva)
    table.dice.add(6, 6)
    await table.play(Throw(contest=number, step=await step()), table.alva)


# ------------------------------------------------------------------------------- opening


@provokes("roll-open")
async def somebody_rolls_twice_at_once(table: Table) -> Deed:
    await building(table)
    return lambda: table.alva.slash("zapas roll", action="Run")


@provokes("cannot-act")
async def somebody_dead_rolls(table: Table) -> Deed:
    await party(table)
    await hurt(table, "Mira", "dead")
    return lambda: table.alva.slash("zapas roll", action="Run")


@provokes("immune")
async def an_attack_that_cannot_kill(table: Table) -> Deed:
    await party(table)
    await npc(table, "Ghost", 5, None)
    await approach(table, "Ghost", "fire", None)
    return lambda: table.alva.slash("zapas roll", action="Burn", purpose="attack", whom="Ghost", what="fire")


@provokes("npc-dead")
async def somebody_dead_is_attacked(table: Table) -> Deed:
    await party(table)
    ghost = await npc(table, "Ghost", 2, None)
    await done(table, Aim(purpose=Purpose.ATTACK, character=ghost.id))
    return lambda: table.alva.slash("zapas roll", action="Hit", purpose="attack", whom="Ghost")


@provokes("part-done")
async def a_part_that_is_done_is_tried_again(table: Table) -> Deed:
    await party(table)
    state = await table.play(a.SetTask(text="Slay the kraken"), table.gm)
    (task,) = state.shared.tasks
    await done(table, Aim(purpose=Purpose.PART, text="Blind it", task=task.id, reduction=1))
    return lambda: table.alva.slash("zapas roll", action="Sand", purpose="part", what="blind it")


# ------------------------------------------------------------------------------- pools


@provokes("aspect-not-of-trait")
async def an_aspect_of_another_trait(table: Table) -> Deed:
    await building(table)
    await forged(table, table.alva, "z-pool", 0, "trait", values=["1"])
    return forging(table, table.alva, "z-pool", 0, "aspects", values=["5"])


@provokes("aspect-unavailable")
async def an_aspect_that_is_locked(table: Table) -> Deed:
    await building(table)
    await forged(table, table.alva, "z-pool", 0, "trait", values=["1"])
    await hurt(table, "Mira", "lost lockpicks")
    lock = a.SetEffect(character="1", label="lost lockpicks", effect=Effect.LOCK, locks=((1, 2),))
    await table.play(lock, table.gm)
    return forging(table, table.alva, "z-pool", 0, "aspects", values=["2"])


@provokes("not-applicable-twice")
async def an_aspect_twice_in_one_pool(table: Table) -> Deed:
    await building(table)
    await forged(table, table.alva, "z-pool", 0, "trait", values=["1"])
    return forging(table, table.alva, "z-pool", 0, "aspects", values=["2", "2"])


@provokes("not-applicable")
async def a_trait_that_the_gm_has_ruled_out(table: Table) -> Deed:
    await building(table)
    await forged(table, table.gm, "z-bar", 0, values=["1.trait 1"])
    return forging(table, table.alva, "z-pool", 0, "trait", values=["1"])


@provokes("not-enough-reserve")
async def more_dice_than_there_are(table: Table) -> Deed:
    await building(table)
    return forging(table, table.alva, "z-pool", 0, "reserve", values=["8"])


@provokes("wrong-state-unconfirmed")
async def a_throw_at_a_difficulty_that_has_changed(table: Table) -> Deed:
    await building(table)
    await forged(table, table.gm, "z-diff", 5, 0, 1, 99)
    number = await roll(table)
    change = SetDifficulty(contest=number.id, step=number.step, base=6)
    await table.play(change, table.gm)
    return forging(table, table.alva, "z-throw", 1, 1)


@provokes("not-integer")
async def a_difficulty_in_words(table: Table) -> Deed:
    await party(table)
    await table.alva.slash("zapas roll", action="Climb")
    form = await table.gm.press((await act(table, table.gm)).message, "Other…")
    return lambda: table.gm.fill(form, "six", "", "")


@provokes("already-thrown")
async def help_that_comes_after_the_throw(table: Table) -> Deed:
    await building(table)
    open_ = await roll(table)
    table.dice.add(1)
    await forged(table, table.alva, "z-throw", 1, 1)
    return lambda: table.boris.forge_form(f"n:z-help:1:{open_.id}:{open_.step}:0", "I hold the lamp")


# ------------------------------------------------------------------------------- what is promised


async def promised(table: Table) -> None:
    """One of Mira's dice is promised to a roll."""
    await building(table)
    await forged(table, table.alva, "z-pool", 0, "reserve", values=["1"])


@provokes("flag-in-use")
async def a_flag_is_struck_that_is_in_the_pool(table: Table) -> Deed:
    await building(table)
    await forged(table, table.alva, "z-pool", 0, "flag", values=["8"])
    return lambda: table.alva.forge("n:z-strike:1:1:8:against")


@provokes("roll-open-stake")
async def a_reserve_is_set_below_what_is_promised(table: Table) -> Deed:
    await promised(table)
    return lambda: table.gm.slash("zapas correct", character="Mira", reason="a slip", reserve=0)


@provokes("roll-open-session")
async def a_session_ends_in_the_middle_of_a_roll(table: Table) -> Deed:
    await building(table)
    await table.gm.declares("session start")
    return lambda: table.gm.slash("session end")


@provokes("roll-open-recovery")
async def a_recovery_scene_of_somebody_who_rolls(table: Table) -> Deed:
    await promised(table)
    return lambda: table.alva.slash("zapas recovery", company="Tove")


@provokes("alone")
async def a_recovery_scene_of_one(table: Table) -> Deed:
    await party(table)
    return lambda: table.alva.slash("zapas recovery", company="Mira")


# ------------------------------------------------------------------------------- help


async def helping(table: Table) -> str:
    """Let Tove help Mira; return the helper's seat."""
    await building(table)
    await helped(table, table.boris)
    return (await table.state()).campaign.seat_of(table.boris.id).id


@provokes("own-roll")
async def somebody_helps_themself(table: Table) -> Deed:
    await building(table)
    return lambda: table.alva.press(table.panel, "Help")


@provokes("already-helping")
async def somebody_helps_twice(table: Table) -> Deed:
    await helping(table)
    return lambda: table.boris.press(table.panel, "Help")


@provokes("not-helping")
async def somebody_takes_back_what_they_did_not_give(table: Table) -> Deed:
    await building(table)
    return forging(table, table.boris, "z-help-back")


@provokes("wrong-state-no-difficulty")
async def help_before_it_is_known_how_hard_it_is(table: Table) -> Deed:
    await party(table)
    await table.alva.slash("zapas roll", action="Climb")
    return sending(table, table.boris, "z-help", "0", "I hold the lamp")


@provokes("wrong-state-objected")
async def the_same_helper_is_objected_to_twice(table: Table) -> Deed:
    seat = await helping(table)
    await forged(table, table.gm, "z-object-to", values=[seat])
    return forging(table, table.gm, "z-object-to", values=[seat])


@provokes("wrong-state-not-objected")
async def a_helper_is_kept_whom_nobody_doubts(table: Table) -> Deed:
    seat = await helping(table)
    return forging(table, table.gm, "z-judge", seat, 1)


@provokes("wrong-state-objection")
async def a_throw_while_somebody_objects(table: Table) -> Deed:
    seat = await helping(table)
    await forged(table, table.alva, "z-object-to", values=[seat])
    return forging(table, table.alva, "z-throw", 1, 1)


# ------------------------------------------------------------------------------- duels


async def challenged(table: Table, **stakes: str) -> None:
    """Let Mira challenge Tove."""
    await party(table)
    await table.alva.slash("zapas duel", opponent="Tove", **stakes)  # type: ignore[arg-type]


async def choosing(table: Table) -> None:
    """Both have accepted the stakes."""
    await challenged(table, **STAKES)
    await forged(table, table.boris, "z-accept", 1)


async def locked(table: Table) -> None:
    """Both have locked one die; others may help."""
    await choosing(table)
    for place, person in enumerate((table.alva, table.boris)):
        await forged(table, person, "z-lock", place, 1)


async def bidding(table: Table) -> None:
    await locked(table)
    for place, person in enumerate((table.alva, table.boris)):
        await forged(table, person, "z-bidding", place)


@provokes("empty-stakes")
async def stakes_are_accepted_that_nobody_has_said(table: Table) -> Deed:
    await challenged(table)
    return forging(table, table.boris, "z-accept", 1)


@provokes("wrong-state-accepted")
async def stakes_are_accepted_twice(table: Table) -> Deed:
    await challenged(table, **STAKES)
    return forging(table, table.alva, "z-accept", 0)


@provokes("wrong-state-duel")
async def a_bid_before_the_stakes_are_accepted(table: Table) -> Deed:
    await challenged(table, **STAKES)
    return forging(table, table.alva, "z-bid", 0, 1)


@provokes("wrong-state-reserve")
async def reserve_dice_before_the_bidding(table: Table) -> Deed:
    await choosing(table)
    return forging(table, table.alva, "z-pool", 0, "reserve", values=["1"])


@provokes("not-applicable-duel-flags")
async def a_flag_where_the_table_counts_none(table: Table) -> Deed:
    await choosing(table)
    await table.gm.forge("n:setting-to:1:duel-flags", ["no"])
    return forging(table, table.alva, "z-pool", 0, "flag", values=["8"])


@provokes("build-locked")
async def a_trait_is_ruled_out_once_pools_are_locked(table: Table) -> Deed:
    await locked(table)
    return forging(table, table.gm, "z-bar", 0, values=["1.trait 1"])


@provokes("help-closed")
async def help_once_bidding_has_begun(table: Table) -> Deed:
    await bidding(table)
    return sending(table, table.boris, "z-help", "0", "I hold the lamp")


@provokes("bidding-closed")
async def a_bid_after_the_throw(table: Table) -> Deed:
    await bidding(table)
    (duel,) = (await table.state()).contests.values()
    await forged(table, table.alva, "z-bid", 0, 0)
    table.dice.add(6, 1)
    await forged(table, table.boris, "z-bid", 1, 0)
    return lambda: table.alva.forge(f"n:z-bid:1:{duel.id}:{duel.step}:0:1")
