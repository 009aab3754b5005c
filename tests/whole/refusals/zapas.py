"""Refusals about sheets, votes, flags, conditions, dice and NPCs in Zapas, for `provocations`.

In `crew`, Tova has id 1 and Ivar 2; each has the traits 1, 2 and 3 and the flag 4.
"""

from typing import Any

from rules.zapas.state.actions import GiveCondition, RaiseTrait, RenameTrait, SellDie, SetEffect, StrikeFlag
from rules.zapas.state.campaign_state import Effect
from rules.zapas.state.sheet_actions import ProposeAspect, ProposeTrait
from tests.simulated.reading import ids
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_sheets import aspect, beast, begun, crew, person, rich, trait, travelling, zapas
from tests.whole.refusals.provocations import PROVOCATIONS, Deed, provokes

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

UNREACHABLE = {
    "wrong-state-submitted": "the button that proposes takes drafts alone",
    "negative": "no menu and no option takes a number below 0",
}


async def playing(table: Table) -> None:
    """Tova and Ivar are in play, and there is a message in the channel."""
    await crew(table)
    await table.gm.declares("scene new")


async def writing(table: Table) -> None:
    """Tova's sheet is not in play yet; there is a message in the channel."""
    await crew(table, ready=("Ivar",))
    await table.gm.declares("scene new")


async def proposed(table: Table, name: str = "Wizard") -> Any:
    """The table votes on a trait of Tova's; return the vote's message."""
    await zapas(table)
    await begun(table, table.alva, "Tova")
    await table.alva.slash("zapas trait", name=name)
    return table.read()[-1]


async def vetoed(table: Table) -> Any:
    shown = await proposed(table)
    await table.boris.fill(await table.boris.press(shown, "Veto…"), "too broad")
    return next(message for message in table.read() if message.id == shown.id)


async def sleeping(table: Table) -> None:
    """Tova's trait 1 is at level 5 with five aspects, and a sixth that sleeps."""
    await playing(table)
    made = [await aspect(table, table.alva, "Tova", "Thief", f"knack {n}") for n in range(6)]
    await rich(table, "Tova", xp=6)
    await travelling(table)
    await table.play(SellDie(character="1", trait=1, account="Older.", sleeps=made[0]), table.alva)


def forging(person: Person, custom_id: str, *values: str) -> Deed:
    return lambda: person.forge(custom_id, list(values) or None)


def sending(person: Person, custom_id: str, *texts: str) -> Deed:
    return lambda: person.forge_form(custom_id, *texts)


@provokes("wrong-state-npc-stays")
async def an_npc_is_given_to_a_player(table: Table) -> Deed:
    await playing(table)
    await beast(table)
    return lambda: table.gm.slash("character give", character="Kraken", to="2")


@provokes("wrong-state-locked")
async def an_aspect_that_a_condition_locks_is_taken_off(table: Table) -> Deed:
    await writing(table)
    made = await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    await table.play(GiveCondition(character="1", label="disarmed"), table.gm)
    lock = SetEffect(character="1", label="disarmed", effect=Effect.LOCK, locks=((1, made),))
    await table.play(lock, table.gm)
    return forging(table.alva, f"n:z-take-off:1:1:1:{made}")


# ------------------------------------------------------------------------------- who may do what


@provokes("no-seat")
async def somebody_without_a_seat_votes(table: Table) -> Deed:
    await table.gm.slash("campaign new", name="The Airship", system="zapas")
    await table.alva.slash("character new", name="Tova")
    await table.alva.slash("zapas trait", name="Thief")
    return lambda: table.boris.press(table.read()[-1], "Approve")


@provokes("gm-never-rolls")
async def the_gm_makes_a_player_s_character(table: Table) -> Deed:
    await zapas(table)
    return lambda: table.gm.slash("character new", name="Tova")


@provokes("not-found")
async def an_aspect_of_a_trait_that_is_not_there(table: Table) -> Deed:
    await playing(table)
    return lambda: table.alva.slash("zapas aspect", trait="Cook", text="soup")


@provokes("not-ready")
async def somebody_in_creation_spends_experience(table: Table) -> Deed:
    await writing(table)
    return lambda: table.alva.slash("zapas advance")


# ------------------------------------------------------------------------------- the sheet


@provokes("duplicate-trait")
async def a_trait_twice(table: Table) -> Deed:
    await writing(table)
    return lambda: table.alva.slash("zapas trait", name="THIEF")


@provokes("level-range")
async def a_level_of_7(table: Table) -> Deed:
    await writing(table)
    return forging(table.alva, "n:z-level:1:1:1", "7")


@provokes("aspects-exceed-level")
async def a_level_below_the_aspects(table: Table) -> Deed:
    await writing(table)
    for number in range(3):
        await aspect(table, table.alva, "Tova", "Thief", f"knack {number}")
    return forging(table.alva, "n:z-level:1:1:1", "2")


@provokes("too-many")
async def a_thirteenth_trait(table: Table) -> Deed:
    await writing(table)
    for number in range(9):
        await table.play(ProposeTrait(character="1", name=f"Trait {number}", draft=True), table.alva)
    return lambda: table.alva.slash("zapas trait", name="Thirteen")


@provokes("trait-not-accepted")
async def an_aspect_of_a_trait_that_is_only_proposed(table: Table) -> Deed:
    await proposed(table)
    return lambda: table.alva.slash("zapas aspect", trait="Wizard", text="fire")


@provokes("no-free-slot")
async def an_aspect_more_than_there_are_slots(table: Table) -> Deed:
    await writing(table)
    for number in range(6):
        await aspect(table, table.alva, "Tova", "Thief", f"knack {number}")
    return lambda: table.alva.slash("zapas aspect", trait="Thief", text="one more")


@provokes("duplicate-aspect")
async def an_aspect_twice(table: Table) -> Deed:
    await playing(table)
    await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    return lambda: table.alva.slash("zapas aspect", trait="Thief", text="Lockpicks!")


@provokes("aspect-permanent")
async def an_aspect_in_play_is_taken_off(table: Table) -> Deed:
    await playing(table)
    made = await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    return forging(table.alva, f"n:z-take-off:1:1:1:{made}")


@provokes("wrong-state-not-fixed")
async def an_aspect_is_taken_off_that_is_only_proposed(table: Table) -> Deed:
    await writing(table)
    await table.play(ProposeAspect(character="1", trait=1, text="lockpicks"), table.alva)
    made = (await person(table, "Tova")).made
    return forging(table.alva, f"n:z-take-off:1:1:1:{made}")


@provokes("wrong-state-ready")
async def a_sheet_is_put_into_play_twice(table: Table) -> Deed:
    await playing(table)
    return forging(table.alva, "n:z-ready:1:1")


async def half_written(table: Table, *levels: int, biography: str = "Grew up aboard.") -> Any:
    """Write a sheet of Alva's with accepted traits of these levels; return its form."""
    await zapas(table)
    number = await begun(table, table.alva, "Tova")
    for place, level in enumerate(levels):
        await trait(table, table.alva, number, f"Trait {place}", level)
    shown = (await table.alva.slash("character sheet")).message
    if biography:
        await table.alva.fill(await table.alva.press(shown, "Biography…"), biography)
    return (await table.alva.slash("character sheet")).message


async def not_ready_yet(table: Table, *levels: int, biography: str = "Grew up aboard.") -> Deed:
    shown = await half_written(table, *levels, biography=biography)
    return lambda: table.alva.press(shown, "Ready")


@provokes("empty-biography")
async def a_sheet_without_a_life_is_put_into_play(table: Table) -> Deed:
    return await not_ready_yet(table, biography="")


@provokes("trait-count")
async def a_sheet_with_two_traits_is_put_into_play(table: Table) -> Deed:
    return await not_ready_yet(table, 6, 6)


@provokes("point-sum")
async def a_sheet_with_17_points_is_put_into_play(table: Table) -> Deed:
    return await not_ready_yet(table, 6, 6, 5)


@provokes("no-qualifying-flag")
async def a_sheet_without_a_relation_is_put_into_play(table: Table) -> Deed:
    return await not_ready_yet(table, 6, 6, 6)


# ------------------------------------------------------------------------------- votes


@provokes("not-allowed-own")
async def an_owner_votes(table: Table) -> Deed:
    shown = await proposed(table)
    return lambda: table.alva.press(shown, "Approve")


@provokes("not-allowed-vote")
async def somebody_votes_who_came_later(table: Table) -> Deed:
    await table.gm.slash("campaign new", name="The Airship", system="zapas")
    await table.alva.slash("character new", name="Tova")
    await table.alva.slash("zapas trait", name="Thief")
    shown = table.read()[-1]
    await table.boris.slash("character new", name="Ivar")
    return lambda: table.boris.press(shown, "Approve")


@provokes("not-allowed-no-veto")
async def the_gm_lifts_a_veto_of_another(table: Table) -> Deed:
    shown = await vetoed(table)
    return lambda: table.gm.press(shown, "Lift my veto")


@provokes("already-accepted")
async def a_trait_is_stopped_once_it_is_accepted(table: Table) -> Deed:
    shown = await proposed(table)
    form = await table.boris.press(shown, "Veto…")
    await table.gm.press(shown, "Accept for all")
    return lambda: table.boris.fill(form, "too broad")


@provokes("wrong-state-vetoed")
async def a_stopped_trait_is_approved(table: Table) -> Deed:
    shown = await vetoed(table)
    (found,) = [each for each in ids(shown) if each.startswith("n:z-lift")]
    return forging(table.gm, found.replace("z-lift", "z-approve"))


@provokes("wrong-state-approved")
async def a_trait_is_approved_twice_by_one(table: Table) -> Deed:
    shown = await proposed(table)
    await table.boris.press(shown, "Approve")
    return lambda: table.boris.press(shown, "Approve")


@provokes("veto-stands")
async def a_stopped_text_comes_again(table: Table) -> Deed:
    shown = await vetoed(table)
    form = await table.alva.press(shown, "Revise…")
    return lambda: table.alva.fill(form, "wizard")


# ------------------------------------------------------------------------------- flags


@provokes("flag-count")
async def a_fourth_flag(table: Table) -> Deed:
    await playing(table)
    for text in ("Reckless", "Curious"):
        await table.alva.slash("zapas flag", text=text)
    return lambda: table.alva.slash("zapas flag", text="Proud")


@provokes("duplicate-flag")
async def a_flag_twice(table: Table) -> Deed:
    await playing(table)
    return lambda: table.alva.slash("zapas flag", text="loves ivar")


@provokes("own-character")
async def a_relation_to_oneself(table: Table) -> Deed:
    await playing(table)
    return lambda: table.alva.slash("zapas flag", text="Likes herself", target="Tova")


async def struck(table: Table) -> None:
    """Tova's only flag, the qualifying one, is struck out."""
    await playing(table)
    for player in (table.alva, table.gm):
        await table.play(StrikeFlag(character="1", flag=4, reason="against"), player)


@provokes("qualifying-first")
async def another_flag_where_a_relation_must_come_first(table: Table) -> Deed:
    await struck(table)
    return lambda: table.alva.slash("zapas flag", text="Reckless")


@provokes("flag-struck")
async def a_struck_flag_is_taken_again(table: Table) -> Deed:
    await struck(table)
    return lambda: table.alva.slash("zapas flag", text="Loves Ivar", target="Ivar")


@provokes("not-confirmed")
async def a_flag_is_struck_that_waits_for_the_gm(table: Table) -> Deed:
    await playing(table)
    await table.alva.slash("zapas flag", text="Reckless")
    waiting = (await person(table, "Tova")).flags[-1].id
    return forging(table.alva, f"n:z-strike:1:1:{waiting}:against")


@provokes("wrong-state-asked-strike")
async def the_same_is_asked_twice(table: Table) -> Deed:
    await playing(table)
    await table.play(StrikeFlag(character="1", flag=4, reason="against"), table.alva)
    return forging(table.alva, "n:z-strike:1:1:4:against")


@provokes("wrong-state-not-asked-strike")
async def the_gm_strikes_a_flag_that_nobody_gave_up(table: Table) -> Deed:
    await playing(table)
    return forging(table.gm, "n:z-struck:1:1:4:against")


# ------------------------------------------------------------------------------- conditions


@provokes("duplicate-condition")
async def a_condition_twice(table: Table) -> Deed:
    await playing(table)
    await table.gm.slash("zapas condition", character="Tova", label="tired")
    return lambda: table.gm.slash("zapas condition", character="Tova", label="Tired")


async def tired(table: Table) -> Answer:
    await playing(table)
    await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    return await table.gm.slash("zapas condition", character="Tova", label="tired")


def word(answer: Answer) -> str:
    """Return the word for the condition in ids."""
    return next(each.split(":")[4] for each in ids(answer.place) if "z-effect" in each)


@provokes("step-range")
async def a_raise_of_nothing(table: Table) -> Deed:
    page = await tired(table)
    return forging(table.gm, f"n:z-effect:1:1:{word(page)}", "0")


@provokes("empty-lock")
async def a_lock_of_nothing(table: Table) -> Deed:
    page = await tired(table)
    return lambda: table.gm.choose(page.place, "z-condition-lock")


@provokes("one-effect-only")
async def a_second_effect(table: Table) -> Deed:
    page = await tired(table)
    made = (await person(table, "Tova")).made
    key = word(page)
    await table.gm.choose(page.place, "z-effect", "1")
    return forging(table.gm, f"n:z-condition-lock:1:1:{key}", f"1.{made}")


# ------------------------------------------------------------------------------- dice


@provokes("not-enough-xp")
async def a_die_is_bought_with_nothing(table: Table) -> Deed:
    await playing(table)
    return forging(table.alva, "n:z-raise:1:1:1:6")


@provokes("not-in-travel")
async def a_die_is_sold_in_play(table: Table) -> Deed:
    await playing(table)
    return forging(table.alva, "n:z-sell:1:1:1:6")


@provokes("which-aspect")
async def a_die_is_sold_and_nobody_says_which_aspect_sleeps(table: Table) -> Deed:
    await sleeping(table)
    return sending(table.alva, "n:z-sold:1:1:1:5:0", "Older.")


@provokes("dormant-first")
async def an_aspect_is_written_while_another_sleeps(table: Table) -> Deed:
    await sleeping(table)
    await table.play(RaiseTrait(character="1", trait=1), table.alva)
    return lambda: table.alva.slash("zapas aspect", trait="Thief", text="new knack")


@provokes("use-erase")
async def the_last_die_is_sold(table: Table) -> Deed:
    await playing(table)
    await travelling(table)
    for _ in range(5):
        await table.play(SellDie(character="1", trait=1, account="Older."), table.alva)
    return sending(table.alva, "n:z-sold:1:1:1:1:0", "Older.")


@provokes("sell-first")
async def a_trait_of_level_6_is_erased(table: Table) -> Deed:
    await playing(table)
    await travelling(table)
    return sending(table.alva, "n:z-erased:1:1:1:6", "Older.")


@provokes("wrong-state-renaming")
async def a_trait_is_replaced_twice(table: Table) -> Deed:
    await playing(table)
    await travelling(table)
    await table.play(RenameTrait(character="1", trait=1, name="Smuggler"), table.alva)
    return sending(table.alva, "n:z-renamed:1:1:1", "Pirate")


# ------------------------------------------------------------------------------- the GM's


@provokes("wrong-state-travel")
async def the_group_plays_again_that_never_left(table: Table) -> Deed:
    await playing(table)
    return lambda: table.gm.slash("zapas travel", state="off")


@provokes("stake-range")
async def more_experience_than_anybody_has(table: Table) -> Deed:
    await playing(table)
    await table.gm.slash("zapas experience", points=999)
    return lambda: table.gm.slash("zapas experience", points=1)


@provokes("not-an-npc")
async def a_player_s_character_gets_a_profile(table: Table) -> Deed:
    await playing(table)
    return lambda: table.gm.slash("zapas npc", name="Tova", attack=4)


@provokes("difficulty-range")
async def an_attack_of_21(table: Table) -> Deed:
    await playing(table)
    who = await beast(table)
    page = await table.gm.slash("npc sheet", name=who.name)
    (found,) = [each for each in ids(page.message) if "z-npc-attack" in each]
    return forging(table.gm, found, "21")


@provokes("duplicate-approach")
async def an_approach_twice(table: Table) -> Deed:
    await playing(table)
    await beast(table)
    page = (await table.gm.slash("npc sheet", name="Kraken")).message
    page = (await table.gm.fill(await table.gm.press(page, "Approach…"), "fire")).place
    form = await table.gm.press(page, "Approach…")
    return lambda: table.gm.fill(form, "FIRE")
