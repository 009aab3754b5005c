"""Refusals when a conflict is opened or played, for `provocations`."""

from rules.campaign.actions import ChangeSetting, GiveCharacter
from tests.cogs.nyx.test_rounds import won_by_alva
from tests.simulated.reading import controls, ids
from tests.simulated.tabletop import Answer, Person, Table
from tests.whole.refusals.characters import PROVOCATIONS
from tests.whole.refusals.provocations import BLANK, Deed, provokes

__all__ = ["PROVOCATIONS"]

# ------------------------------------------------------------------------------- opening


async def met(table: Table) -> None:
    """Set up Mira and the guard, not yet in a conflict."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()


@provokes("same-character")
async def somebody_against_themself(table: Table) -> Deed:
    await met(table)
    return lambda: table.open_conflict("Mira", "mira")


@provokes("goal-missing")
async def a_goal_of_nothing(table: Table) -> Deed:
    await met(table)
    return lambda: table.open_conflict(goal=BLANK)


@provokes("out-of-bounds")
async def a_modifier_of_4(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.gm.forge("n:modifier:1:3:1", ["1.4"])


@provokes("scene-in-conflict")
async def the_scene_changes_in_a_conflict(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.gm.slash("scene new")


@provokes("no-sealed-round")
async def a_round_before_anybody_picked(table: Table) -> Deed:
    await met(table)
    await table.open_conflict()
    return lambda: table.alva.slash("verify", round="3:1")


@provokes("has-seen")
async def a_gm_who_has_seen_a_pick_and_takes_the_other_side_over(table: Table) -> Deed:
    await table.duel()
    await table.play(ChangeSetting(key="gm-sees-picks", value="after-own"), table.gm)
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Waiting")
    await table.play(GiveCharacter(character="2", seat=""), table.gm)
    return lambda: table.gm.forge("n:pick:1:3:1:2:1")


# ------------------------------------------------------------------------------- declaring


async def sure(table: Table, person: Person, label: str) -> Answer:
    """Press a button under "More…" up to the confirmation with "Yes"."""
    tools = await person.press(table.panel, "More…")
    return await person.press(tools.message, label)


@provokes("no-such-conflict")
async def a_conflict_that_never_was(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.alva.forge("n:choose:1:77:1")


@provokes("conflict-over")
async def a_pick_after_the_end(table: Table) -> Deed:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    waiting = next(each for each in ids(shown.message) if each.startswith("n:seal:1:3:1:1:1:"))
    await table.alva.press((await sure(table, table.alva, "Give up")).message, "Yes")
    return lambda: table.alva.forge(waiting)


@provokes("stale-turn")
async def a_pick_of_the_last_round(table: Table) -> Deed:
    await table.wrestling(lead=-1)
    shown = await table.alva.press(table.panel, "Choose")
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    return lambda: table.alva.press(shown.message, "Waiting")


@provokes("not-your-side")
async def a_pick_for_another_s_side(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.boris.forge("n:pick:1:3:1:1:2")


@provokes("side-passive")
async def a_declaration_for_an_obstacle(table: Table) -> Deed:
    await met(table)
    await table.open_conflict(opponent="The cliff", kind="o")
    return lambda: table.gm.forge("n:ready:1:3:1:2:body:0:0:0")


@provokes("no-tactics")
async def a_pick_against_an_obstacle(table: Table) -> Deed:
    await met(table)
    await table.open_conflict(opponent="The cliff", kind="o")
    return lambda: table.alva.forge("n:pick:1:3:1:1:2")


@provokes("gm-declares-first")
async def a_player_declares_after_the_gm_took_a_declaration_back(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.gm, "Baron", npc=True)
    await table.open_conflict("Mira", "Baron")
    await table.declared(table.gm)
    shown = await table.alva.press(table.panel, "Choose")
    await table.alva.press(shown.message, "Declare first")
    await table.gm.press((await sure(table, table.gm, "Declare again")).message, "Yes")
    return lambda: table.alva.press(shown.place, "Ready")


@provokes("declarations-closed")
async def somebody_gives_up_when_tactics_are_picked(table: Table) -> Deed:
    await table.duel()
    asked = await sure(table, table.alva, "Give up")
    await table.declared(table.alva, table.boris)
    return lambda: table.alva.press(asked.message, "Yes")


@provokes("not-declared")
async def a_declaration_is_taken_back_twice(table: Table) -> Deed:
    await table.duel()
    await table.declared(table.alva)
    first, second = [await sure(table, table.alva, "Declare again") for _ in range(2)]
    await table.alva.press(first.message, "Yes")
    return lambda: table.alva.press(second.message, "Yes")


@provokes("break-off-not-free")
async def somebody_breaks_off_without_a_win(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.alva.forge("n:do:1:3:1:1:break-off")


# ------------------------------------------------------------------------------- picking


@provokes("other-declaring")
async def a_pick_after_the_other_took_a_declaration_back(table: Table) -> Deed:
    await table.duel()
    await table.declared(table.boris)
    await table.boris.press((await sure(table, table.boris, "Declare again")).message, "Yes")
    return lambda: table.alva.forge("n:pick:1:3:1:1:1")


@provokes("picked-already")
async def a_second_pick(table: Table) -> Deed:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    await table.picked(table.alva, "Defensive")
    return lambda: table.alva.press(shown.message, "Waiting")


@provokes("nothing-to-pick")
async def a_pick_after_the_dice_have_fallen(table: Table) -> Deed:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Defensive")
    return lambda: table.alva.press(shown.message, "Waiting")


# ------------------------------------------------------------------------------- after the roll


@provokes("no-win")
async def a_loser_uses_the_win(table: Table) -> Deed:
    await won_by_alva(table)
    return lambda: table.gm.forge("n:bonus:1:3:1:2:steps")


@provokes("break-off-forbidden")
async def a_win_breaks_off_where_that_is_forbidden(table: Table) -> Deed:
    await won_by_alva(table, break_off="forbidden")
    return lambda: table.alva.forge("n:bonus:1:3:1:1:break-off")


@provokes("chosen-already")
async def one_of_two_winners_chooses_twice(table: Table) -> Deed:
    await table.duel()
    await table.declared(table.alva, table.boris)
    table.dice.add(2, 4)
    for person in (table.alva, table.boris):
        await table.picked(person, "Waiting")
    shown = await table.alva.press(table.panel, "Use the win")
    steps = next(one["custom_id"] for one in controls(shown.message) if one.get("label") == "Three steps")
    await table.alva.press(shown.message, "Three steps")
    return lambda: table.alva.forge(steps)


@provokes("no-story")
async def a_story_is_judged_twice(table: Table) -> Deed:
    await won_by_alva(table)
    shown = await table.alva.press(table.panel, "Use the win")
    await table.alva.fill(await table.alva.press(shown.message, "Story…"), "She finds a boat.")
    first, second = [await table.gm.press(table.panel, "Judge it") for _ in range(2)]
    await table.gm.press(first.message, "Refuse")
    return lambda: table.gm.press(second.message, "Allow")


@provokes("no-penalty-due")
async def a_penalty_that_nobody_owes(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.alva.forge("n:harm:1:3:1:1")


async def told_round(table: Table) -> None:
    """Round 1 is over, and Mira tells it."""
    await table.wrestling(lead=-1)
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")


@provokes("message-shows-nothing")
async def a_message_of_a_player_is_told(table: Table) -> Deed:
    await told_round(table)
    said = await table.alva.actor.send(table.channel, "Here we go")
    return lambda: table.alva.menu("Tell this round", said)


@provokes("correct-passed")
async def a_round_is_corrected_after_something_else(table: Table) -> Deed:
    await told_round(table)
    await table.guard("Ogre")
    return lambda: table.gm.menu("Correct", table.story)


@provokes("kept-bots")
async def a_message_of_the_bot_is_kept(table: Table) -> Deed:
    await told_round(table)
    return lambda: table.gm.menu("Keep in journal", table.story)


@provokes("kept-stranger")
async def the_words_of_somebody_without_a_seat_are_kept(table: Table) -> Deed:
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    said = await table.boris.actor.send(table.channel, "Here we go")
    return lambda: table.gm.menu("Keep in journal", said)


@provokes("kept-not-yours")
async def another_player_s_words_are_kept(table: Table) -> Deed:
    await table.campaign()
    said = await table.boris.actor.send(table.channel, "Here we go")
    return lambda: table.alva.menu("Keep in journal", said)


@provokes("kept-already")
async def words_are_kept_twice(table: Table) -> Deed:
    await table.campaign()
    said = await table.alva.actor.send(table.channel, "Here we go")
    await table.alva.menu("Keep in journal", said)
    return lambda: table.gm.menu("Keep in journal", said)


@provokes("plays-nobody")
async def the_gm_s_sheet_is_asked_for(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.menu("Character sheet", table.gm.actor)


@provokes("not-rolled")
async def an_account_comes_a_round_late(table: Table) -> Deed:
    await told_round(table)
    tools = await table.alva.press(table.panel, "More…")
    form = await table.alva.press(tools.message, "Tell it…")
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 3)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    return lambda: table.alva.fill(form, "She lets him rush past.")


@provokes("not-narrator")
async def a_bystander_tells_the_round(table: Table) -> Deed:
    await told_round(table)
    await table.alva.press((await sure(table, table.alva, "Give up")).message, "Yes")
    return lambda: table.boris.press(table.panel, "Tell it…")
