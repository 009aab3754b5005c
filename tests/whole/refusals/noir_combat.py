"""Refusals in Noir combats about opening, declaring and the GM's tools, for `provocations`."""

from collections.abc import Sequence

from chat.messages.components import custom_id_of
from cogs.noir.combat.declaration import Draft
from rules.campaign.actions import ChangeSetting
from rules.noir.base.enums import ActionId, Aim, Health
from rules.noir.state.actions import CreateCharacter, SetCondition, TakeWeapon
from rules.noir.state.campaign_state import Character, Condition
from rules.noir.state.contest_actions import Claims, EndContest, OpenTest, RollSide, SetInitiative
from tests.simulated.noir_combats import (
    act,
    combat,
    declared,
    duel,
    fight,
    main,
    noir,
    npc,
    person_called,
    pick,
)
from tests.simulated.reading import labels
from tests.simulated.tabletop import Answer, Person, Table
from tests.whole.refusals.provocations import PROVOCATIONS, Deed, provokes

__all__ = ["PROVOCATIONS", "UNREACHABLE", "condition", "press"]

UNREACHABLE = {
    "bad-value-complexity": "an id with a number that the menu of a movement lacks is no button of ours",
    "no-ammo-short": "where a table wants every round there, a shot that lacks some misses instead",
    "unknown-id-action": "ids tell actions and defences by their place in closed lists",
}

#: In a duel: Alma's weapons and the fighters by position.
PISTOL, KNIFE = 0, 1
ALMA, KONRAD = 0, 1


async def press(person: Person, verb: str, *words: object, values: Sequence[str] | None = None) -> Answer:
    """Press a control of the combat's present step that nobody was shown."""
    now = await combat(person.table)
    custom_id = ":".join(["n", verb, "1", now.id, str(now.step), *map(str, words)])
    return await person.forge(custom_id, values)


async def declaring(table: Table, draft: Draft) -> Deed:
    """Let Alma declare a combination against Konrad that no menu offers."""
    await duel(table)
    return lambda: press(table.alva, "n-declare", *draft.words)


async def condition(table: Table, name: str, **changes: object) -> None:
    who = await person_called(table, name)
    after = Condition().but(**changes)
    await table.play(SetCondition(character=who.id, condition=after, reason="test"), table.gm)


async def initiative(table: Table, points: int) -> None:
    """Set Alma's initiative."""
    now, alma = await combat(table), await person_called(table, "Alma")
    setting = SetInitiative(contest=now.id, step=now.step, character=alma.id, initiative=points)
    await table.play(setting, table.gm)


async def rounds(table: Table, loaded: int) -> Character:
    """Load Alma's pistol."""
    alma = await person_called(table, "Alma")
    await table.play(TakeWeapon(character=alma.id, weapon="pistol", loaded=loaded), table.gm)
    return alma


# ------------------------------------------------------------------------------- opening


@provokes("bad-count-fighters")
async def a_combat_of_one(table: Table) -> Deed:
    await noir(table)
    await main(table, table.alva, "Alma")
    return lambda: table.gm.slash("noir combat", against="Alma", ours="Alma")


@provokes("missing-input-fighter")
async def a_combat_against_an_empty_sheet(table: Table) -> Deed:
    await noir(table)
    await main(table, table.alva, "Alma")
    await table.play(CreateCharacter(name="Konrad"), table.boris)
    return lambda: table.gm.slash("noir combat", against="Konrad")


@provokes("wrong-state-gone")
async def a_combat_against_the_dead(table: Table) -> Deed:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Konrad")
    await condition(table, "Konrad", health=Health.DEAD)
    return lambda: table.gm.slash("noir combat", against="Konrad")


@provokes("wrong-state-fighting")
async def a_combat_within_a_combat(table: Table) -> Deed:
    await duel(table)
    return lambda: table.gm.slash("noir combat", against="Konrad")


# ------------------------------------------------------------------------------- harm without an attack


@provokes("bad-count-victims")
async def harm_to_nobody(table: Table) -> Deed:
    await duel(table)
    running = await combat(table)
    harm = custom_id_of("n-harm", 1, running.id, running.step, "-", "2T", "fall", 0, 0)
    return lambda: table.gm.forge(harm)


@provokes("missing-input-damage")
async def harm_of_no_damage(table: Table) -> Deed:
    await duel(table)
    running = await combat(table)
    harm = custom_id_of("n-harm", 1, running.id, running.step, "1", "-", "fall", 0, 0)
    return lambda: table.gm.forge(harm)


@provokes("wrong-state-harm")
async def harm_in_the_middle_of_an_action(table: Table) -> Deed:
    await duel(table)
    await declared(table, table.alva, "Fight", ("n-pick", "knife"))
    return lambda: table.gm.slash("noir harm", who="Konrad", damage="1d10")


@provokes("wrong-state-harm-apart")
async def harm_to_fighters_and_to_others(table: Table) -> Deed:
    await duel(table)
    await npc(table, "Thug")
    return lambda: table.gm.slash("noir harm", who="Konrad, Thug", damage="1d10")


@provokes("wrong-state-harmed")
async def harm_by_a_button_that_has_harmed(table: Table) -> Deed:
    await noir(table)
    await main(table, table.alva, "Alma")
    table.dice.add(2, 9, 8)
    await table.gm.slash("noir harm", who="Alma", damage="1d10")
    return lambda: table.gm.forge(custom_id_of("n-harm", 1, "-", 0, "1", "2T", "fall", 0, 0))


@provokes("wrong-state-not-drawn")
async def a_blow_with_a_weapon_that_was_not_drawn(table: Table) -> Deed:
    await duel(table)
    await table.play(ChangeSetting(key="drawing", value="needed"), table.gm)
    draft = Draft(ActionId.FIGHT, weapons=(KNIFE,), targets=(KONRAD,))
    return lambda: press(table.alva, "n-declare", *draft.words)


@provokes("wrong-state-help")
async def help_in_one_s_own_roll(table: Table) -> Deed:
    await noir(table)
    alma = await main(table, table.alva, "Alma")
    side = RollSide(character=alma.id, rolls="charm", claims=Claims(helpers=1), odds=0)
    await table.play(OpenTest(place=table.channel.id, title="Roll", sides=(side,)), table.alva)
    (number,) = (await table.state()).contests
    await table.bot.services.live.show(1, number)
    return lambda: table.alva.forge(custom_id_of("n-help", 1, number, 1))


# ------------------------------------------------------------------------------- what has changed meanwhile


@provokes("wrong-state-passed")
async def words_for_an_action_after_the_turn(table: Table) -> Deed:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Other action")
    await declared(table, table.alva, "Wait")
    return lambda: table.alva.press(shown.place, "In words…")


@provokes("wrong-state-declared")
async def a_second_action_while_the_gm_thinks_about_the_first(table: Table) -> Deed:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Other action")
    await declared(table, table.alva, "Other action")
    return lambda: table.alva.press(shown.place, "Confirm")


@provokes("wrong-state-over")
async def fate_for_a_roll_of_a_combat_that_was_ended(table: Table) -> Deed:
    table.dice.add(2, 3)
    await duel(table, alma=2)
    shown = await act(table, table.alva)
    now = await combat(table)
    await table.play(EndContest(contest=now.id, step=now.step), table.gm)
    return lambda: table.alva.press(shown.message, labels(shown.message)[0])


async def put_together(table: Table, action: str) -> Deed:
    """Let Alma build an action, so that only her confirmation is missing."""
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", action)
    return lambda: table.alva.press(shown.place, "Confirm")


@provokes("initiative-limit-low")
async def aiming_when_initiative_has_gone_down(table: Table) -> Deed:
    await duel(table)
    confirm = await put_together(table, "Aimed fire")
    await initiative(table, 9)
    return confirm


@provokes("initiative-limit-high")
async def scanning_when_initiative_has_gone_up(table: Table) -> Deed:
    await duel(table)
    confirm = await put_together(table, "Scan")
    await initiative(table, 21)
    return confirm


@provokes("no-ammo")
async def a_shot_from_a_weapon_that_was_emptied(table: Table) -> Deed:
    await duel(table)
    confirm = await put_together(table, "Directed fire")
    await rounds(table, 0)
    return confirm


@provokes("wrong-state-full")
async def reloading_what_was_filled(table: Table) -> Deed:
    await duel(table)
    await rounds(table, 3)
    confirm = await put_together(table, "Reload")
    await rounds(table, 9)
    return confirm


@provokes("wrong-state-tended")
async def wounds_that_somebody_has_cared_for_in_this_round(table: Table) -> Deed:
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await npc(table, "Thug")
    await condition(table, "Thug", open_wounds=2)
    await fight(table, "Thug", 7, 6, 6, 5, 2, 3)
    table.dice.add(3, 4)
    await declared(table, table.alva, "Other action", ("n-sum-set patient", "Treat Thug"))
    shown = await act(table, table.boris)
    shown = await pick(table.boris, shown, "n-action", "Other action")
    return lambda: pick(table.boris, shown, "n-sum-set patient", "Treat Thug")


# ------------------------------------------------------------------------------- what the menus do not offer


@provokes("bad-count-weapons")
async def a_blow_with_nothing(table: Table) -> Deed:
    return await declaring(table, Draft(ActionId.FIGHT, targets=(KONRAD,)))


@provokes("bad-count-targets")
async def a_blow_at_nobody(table: Table) -> Deed:
    return await declaring(table, Draft(ActionId.FIGHT, weapons=(KNIFE,)))


@provokes("bad-value-target")
async def a_blow_at_oneself(table: Table) -> Deed:
    return await declaring(table, Draft(ActionId.FIGHT, weapons=(KNIFE,), targets=(ALMA,)))


@provokes("unknown-id-aim")
async def a_shot_that_holds(table: Table) -> Deed:
    shot = Draft(ActionId.DIRECTED_FIRE, weapons=(PISTOL,), targets=(KONRAD,), aim=Aim.HOLD)
    return await declaring(table, shot)


@provokes("wrong-mode")
async def a_burst_from_a_pistol(table: Table) -> Deed:
    return await declaring(table, Draft(ActionId.CONCENTRATED_AUTO, weapons=(PISTOL,), targets=(KONRAD,)))


@provokes("wrong-mode-kind")
async def a_fight_with_a_pistol(table: Table) -> Deed:
    return await declaring(table, Draft(ActionId.FIGHT, weapons=(PISTOL,), targets=(KONRAD,)))


# ------------------------------------------------------------------------------- the GM's tools


@provokes("wrong-state-ruled")
async def a_roll_for_no_action(table: Table) -> Deed:
    await duel(table)
    return lambda: press(table.gm, "n-rule", "none")


@provokes("wrong-state-no-action")
async def no_action_is_called_off(table: Table) -> Deed:
    await duel(table)
    return lambda: press(table.gm, "n-do", "call-off")


@provokes("bad-level")
async def circumstances_of_3(table: Table) -> Deed:
    await duel(table)
    alma = await person_called(table, "Alma")
    return lambda: press(table.gm, "n-circumstances", alma.id, values=["3"])


@provokes("bad-value-initiative")
async def an_initiative_that_is_no_number(table: Table) -> Deed:
    await duel(table)
    tools = await table.gm.press(table.panel, "More…")
    tools = await pick(table.gm, tools, "n-fighter", "Konrad")
    form = await table.gm.press(tools.place, "Initiative…")
    return lambda: table.gm.fill(form, "many")


@provokes("bad-value-side")
async def a_tenth_side(table: Table) -> Deed:
    await duel(table)
    thug = await npc(table, "Thug")
    return lambda: press(table.gm, "n-join", thug.id, 10)


@provokes("no-such-fighter")
async def somebody_leaves_who_is_not_there(table: Table) -> Deed:
    await duel(table)
    thug = await npc(table, "Thug")
    return lambda: press(table.gm, "n-leave", thug.id)
