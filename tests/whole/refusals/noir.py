"""Refusals about sheets, files, NPCs, weapons and Fate in Noir, for `provocations`."""

from typing import Any

from rules.noir.base.enums import Activation
from rules.noir.state.campaign_state import Expertise, Limitation
from tests.simulated.noir_combats import main, noir, npc, pot
from tests.simulated.tabletop import Answer, Person, Table
from tests.whole.refusals.provocations import PROVOCATIONS, Deed, provokes

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

UNREACHABLE = {
    "bad-die": "the bot throws the dice itself",
    "missing-dice": "the bot throws the dice itself",
    "bad-value-weapon": "the options of /noir make-weapon take no number outside the bounds",
    "not-allowed-gm-alone": "a setback is asked for by the GM alone, who is required before",
    "out-of-range-setback": "a setback has one price, which nobody types",
    "out-of-range-change": "a change has the table's two prices, which nobody types",
}

ENTRIES = (
    Expertise(ability="firearms", name="pistols"),
    Limitation(name="Nightmares", activation=Activation.SCENE, effect="cannot sleep"),
)


async def form(table: Table) -> Any:
    """Return the form of an empty sheet of Alva's."""
    await noir(table)
    return (await table.alva.slash("character new", name="Alma")).message


async def filling(table: Table, label: str, *texts: str) -> Deed:
    shown = await table.alva.press(await form(table), label)
    return lambda: table.alva.fill(shown, *texts)


async def playing(table: Table, *, alma: int = 6, berit: int = 5) -> None:
    """Set up two main characters in play and an NPC; Alma has id 1, Berit 2, Konrad 3."""
    await noir(table)
    await main(table, table.alva, "Alma", fate=alma, entries=ENTRIES)
    await main(table, table.boris, "Berit", fate=berit)
    await npc(table, "Konrad")
    await pot(table, 20)


async def correcting(table: Table, what: str, value: str) -> Deed:
    await playing(table)
    return lambda: table.gm.slash("noir correct", character="Alma", what=what, value=value, reason="a slip")


async def importing(table: Table, content: bytes) -> Deed:
    await noir(table)
    return lambda: table.alva.slash("noir import", file=("alma.toml", content))


async def typed(person: Person, shown: Any, button: str, text: str) -> Answer:
    return await person.fill(await person.press(shown, button), text)


async def own(person: Person) -> Any:
    return (await person.slash("noir fate")).message


# ------------------------------------------------------------------------------- two games


@provokes("other-system")
async def a_command_of_one_game_in_a_campaign_of_another(table: Table) -> Deed:
    await noir(table)
    await table.bot.services.guild_commands.offer(table.guild.id, "nyx")
    return lambda: table.alva.slash("nyx roll")


@provokes("npc-needs-sheet")
async def an_npc_of_one_value_in_a_game_that_has_none(table: Table) -> Deed:
    await noir(table)
    return lambda: table.gm.slash("npc new", name="Thug", value=7)


@provokes("setting-value-form")
async def a_setting_of_something_else_than_it_takes(table: Table) -> Deed:
    await playing(table)
    await table.gm.declares("scene new")
    return lambda: table.gm.forge("n:setting-to:1:traits-cap", ["many"])


# ------------------------------------------------------------------------------- the form


@provokes("bad-value-number")
async def an_ability_of_100(table: Table) -> Deed:
    return await filling(table, "Size and luck…", "100", "")


@provokes("bad-value-typed")
async def a_value_that_is_no_number(table: Table) -> Deed:
    return await filling(table, "Size and luck…", "big", "")


@provokes("bad-value-known")
async def a_known_ability_among_the_free_ones(table: Table) -> Deed:
    return await filling(table, "Other abilities…", "Firearms 9")


@provokes("bad-value-name-twice")
async def a_trait_twice(table: Table) -> Deed:
    return await filling(table, "Traits, drives…", "Greedy 1\nGREEDY 2", "")


@provokes("bad-level-typed")
async def a_trait_of_level_3(table: Table) -> Deed:
    return await filling(table, "Traits, drives…", "Greedy 3", "")


@provokes("bad-value-many")
async def twenty_one_drives(table: Table) -> Deed:
    return await filling(table, "Traits, drives…", "", "\n".join(f"Drive no. {n} 1" for n in range(21)))


@provokes("bad-value-expertise")
async def an_expertise_of_no_ability(table: Table) -> Deed:
    return await filling(table, "Expertise, marks…", "pistols", "", "")


@provokes("bad-value-activation")
async def a_limitation_that_holds_often(table: Table) -> Deed:
    return await filling(table, "Expertise, marks…", "", "Nightmares (often)", "")


@provokes("not-allowed-amount")
async def a_player_enters_the_gm_s_number(table: Table) -> Deed:
    return await filling(table, "Expertise, marks…", "Firearms: pistols +2", "", "")


@provokes("not-allowed-finished")
async def a_player_changes_a_sheet_in_play(table: Table) -> Deed:
    await playing(table)
    return lambda: table.alva.slash("character change")


@provokes("wrong-state-finished")
async def a_sheet_is_finished_twice(table: Table) -> Deed:
    await playing(table)
    await table.gm.declares("scene new")
    return lambda: table.gm.forge("n:noir-done:1:1")


# ------------------------------------------------------------------------------- files


@provokes("bad-value-file-size")
async def a_file_that_is_too_big(table: Table) -> Deed:
    return await importing(table, b"#" * 70_000)


@provokes("bad-value-file-line")
async def a_file_that_breaks_off(table: Table) -> Deed:
    return await importing(table, b'name = "Alma"\nsize = = 3')


@provokes("bad-value-file-extra")
async def a_file_with_a_field_too_many(table: Table) -> Deed:
    return await importing(table, b'name = "Alma"\nhat = "red"')


@provokes("bad-value-file-missing")
async def a_file_without_a_name(table: Table) -> Deed:
    return await importing(table, b"size = 9")


@provokes("bad-value-file-field")
async def a_file_with_a_text_for_a_number(table: Table) -> Deed:
    return await importing(table, b'name = "Alma"\nsize = "9"')


# ------------------------------------------------------------------------------- the GM's hand


@provokes("bad-value-change")
async def a_later_change_of_100(table: Table) -> Deed:
    return await correcting(table, "later", "Defence 100")


@provokes("bad-value-condition")
async def a_daze_of_10000(table: Table) -> Deed:
    return await correcting(table, "daze", "10000")


@provokes("bad-value-fate")
async def an_account_of_1000(table: Table) -> Deed:
    return await correcting(table, "fate", "1000")


@provokes("bad-value-rounds")
async def ten_rounds_in_a_pistol(table: Table) -> Deed:
    return await correcting(table, "rounds", "Pistol 10")


@provokes("unknown-id-ability")
async def an_ability_is_taken_off_that_is_not_there(table: Table) -> Deed:
    return await correcting(table, "value", "Ride off")


@provokes("unknown-id-attribute")
async def an_ability_is_taken_for_an_attribute(table: Table) -> Deed:
    return await correcting(table, "later", "Firearms 1")


@provokes("unknown-id-entry")
async def a_number_for_what_is_not_on_the_sheet(table: Table) -> Deed:
    return await correcting(table, "amount", "Rifles 2")


@provokes("unknown-id-typed")
async def a_health_that_nobody_has(table: Table) -> Deed:
    return await correcting(table, "health", "fine")


@provokes("unknown-id-weapon")
async def rounds_for_a_weapon_that_is_not_carried(table: Table) -> Deed:
    return await correcting(table, "rounds", "Rifle 1")


@provokes("wrong-state-active")
async def a_limitation_is_switched_off_that_is_off(table: Table) -> Deed:
    return await correcting(table, "limitation", "Nightmares off")


@provokes("wrong-state-no-countdown")
async def a_round_passes_for_nobody(table: Table) -> Deed:
    await playing(table)
    return lambda: table.gm.slash("noir round")


@provokes("bad-value-damage")
async def a_weapon_that_does_no_damage_anybody_can_read(table: Table) -> Deed:
    await noir(table)
    return lambda: table.gm.slash("noir make-weapon", name="Sabre", kind="melee", damage="much")


@provokes("bad-value-magazine")
async def a_weapon_with_a_magazine_nobody_can_read(table: Table) -> Deed:
    await noir(table)
    return lambda: table.gm.slash(
        "noir make-weapon", name="Luger", kind="ranged", damage="2T", magazine="some"
    )


@provokes("unknown-id-template")
async def a_template_that_is_not_offered(table: Table) -> Deed:
    await playing(table)
    await table.gm.slash("noir correct", character="Alma", what="daze", value="1", reason="a slip")
    return lambda: table.gm.forge("n:noir-template:1", ["civilian.divine"])


# ------------------------------------------------------------------------------- Fate


@provokes("no-fate")
async def a_change_that_cannot_be_paid(table: Table) -> Deed:
    await playing(table, alma=3)
    shown = await table.alva.press(await own(table.alva), "Change: 4…")
    return lambda: table.alva.fill(shown, "The door was open")


@provokes("not-allowed-npc")
async def the_account_of_somebody_of_the_gm_s(table: Table) -> Deed:
    await playing(table)
    return lambda: table.gm.slash("noir fate", character="Konrad")


@provokes("no-such-ask")
async def a_question_is_answered_twice(table: Table) -> Deed:
    await playing(table)
    await typed(table.alva, await own(table.alva), "Change: 4…", "The door was open")
    ask = (await table.state()).shared.asks[0].id
    asked = table.read()[-1]
    await table.gm.press(asked, "Refuse")
    return lambda: table.gm.forge(f"n:noir-judge:1:{ask}:1:0", on=asked.id)


@provokes("wrong-state-contact")
async def a_second_contact_in_a_scene(table: Table) -> Deed:
    await playing(table)
    await typed(table.alva, await own(table.alva), "Contact…", "Olle")
    await table.gm.press(table.read()[-1], "5 points")
    again = await table.alva.press(await own(table.alva), "Contact…")
    return lambda: table.alva.fill(again, "Pelle")


@provokes("out-of-range-contact")
async def a_contact_for_7(table: Table) -> Deed:
    await playing(table)
    return lambda: table.gm.forge_form("n:noir-known:1:1:7", "Olle")


@provokes("out-of-range-inspiration")
async def more_is_promised_than_a_clue_takes(table: Table) -> Deed:
    await playing(table)
    await table.gm.declares("scene new")
    return lambda: table.alva.forge("n:noir-pledged:1:1", ["3"])


@provokes("not-allowed-players-alone")
async def somebody_of_the_gm_s_promises_toward_a_clue(table: Table) -> Deed:
    await playing(table)
    await table.gm.declares("scene new")
    return lambda: table.gm.forge("n:noir-pledged:1:3", ["1"])


@provokes("wrong-state-asked")
async def a_promise_while_the_gm_thinks(table: Table) -> Deed:
    await playing(table)
    shown = await table.alva.press(await own(table.alva), "Toward a clue")
    other = await table.boris.press(await own(table.boris), "Toward a clue")
    await table.alva.choose(shown.place, "noir-pledged", "2")
    return lambda: table.boris.choose(other.place, "noir-pledged", "1")


@provokes("wrong-state-alone")
async def a_rescue_of_nobody(table: Table) -> Deed:
    await noir(table)
    await main(table, table.alva, "Alma", fate=4)
    shown = await own(table.alva)
    return lambda: table.alva.press(shown, "Rescue")


@provokes("wrong-state-oneself")
async def somebody_rescues_themself(table: Table) -> Deed:
    await playing(table)
    return lambda: table.alva.forge_form("n:noir-rescue-do:1:1:1:survive:2", "I help")


@provokes("wrong-state-has-fate")
async def a_rescue_for_somebody_with_fate(table: Table) -> Deed:
    await playing(table)
    shown = await table.alva.press(await own(table.alva), "Rescue")
    why = await table.alva.press(shown.place, "Pay 2…")
    return lambda: table.alva.fill(why, "She shouts")


@provokes("unknown-id-use")
async def a_rescue_for_a_setback(table: Table) -> Deed:
    await playing(table)
    await table.gm.declares("scene new")
    return lambda: table.alva.forge("n:noir-rescue-set:1:1:use:2:survive:2", ["setback"])


@provokes("out-of-range-rescue")
async def a_rescue_for_3(table: Table) -> Deed:
    await playing(table)
    await table.gm.declares("scene new")
    return lambda: table.alva.forge("n:noir-rescue-set:1:1:points:2:survive:2", ["3"])
