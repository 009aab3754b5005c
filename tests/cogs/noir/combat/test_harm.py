"""Harm without an attack: by the command, by its menus, and from the GM's tools (NOIR-62, 70, 120)."""

import pytest

from rules.noir.base.enums import Health
from rules.noir.state.contests import Phase
from tests.simulated.noir_combats import act, combat, declared, duel, main, noir, npc, person_called, pick
from tests.simulated.reading import ids, labels, options, whole
from tests.simulated.tabletop import Table


async def dock(table: Table, *, alma: int = 0, konrad: int = 0) -> None:
    """Alma and Konrad stand at the dock, and nobody fights."""
    await noir(table)
    await main(table, table.alva, "Alma", fate=alma)
    await main(table, table.boris, "Konrad", fate=konrad)


@pytest.mark.rule("NOIR-120", "NOIR-125")
async def test_a_fall_takes_one_command_and_its_message_tells_what_it_did(table: Table) -> None:
    await dock(table)
    table.dice.add(6, 7, 2, 3, 9, 8)
    shown = await table.gm.slash("noir harm", who="Alma", damage="2d10", source="fall")
    assert "The channel shows what it did." in shown.text
    how = (await person_called(table, "Alma")).condition
    assert (how.health, how.open_wounds, how.daze) == (Health.DAZED, 1, 13)
    told = whole(table.panel)
    assert "A fall: Alma" in told
    assert "1 wound" in told
    assert "round 1" not in told
    assert labels(table.panel) == ["How it counted"]


@pytest.mark.rule("NOIR-84")
@pytest.mark.parametrize(("said", "health"), [("Killed", Health.DEAD), ("Knocked out", Health.UNCONSCIOUS)])
async def test_the_gm_is_asked_whether_a_fall_killed_an_npc(table: Table, said: str, health: Health) -> None:
    await dock(table)
    thug = (await npc(table, "Thug")).name
    table.dice.add(9, 9, 8, 7, 6, 5)
    shown = await table.gm.slash("noir harm", who=thug, damage="6d10", source="fall")
    assert (await person_called(table, thug)).condition.health is Health.OUT
    assert labels(shown.message) == [f"Killed: {thug}", f"Knocked out: {thug}"]
    after = await table.gm.press(shown.message, f"{said}: {thug}")
    assert (await person_called(table, thug)).condition.health is health
    assert labels(after.place) == []
    told = whole(table.read()[-1])
    assert "Thug" in told
    assert said in told
    assert f"“{said}”" in whole((await table.alva.slash("journal show", session=0)).message)
    undoing = await table.gm.slash("undo")
    await table.gm.press(undoing.message, "Undo it")
    assert (await person_called(table, thug)).condition.health is Health.OUT
    assert f"“{said}”" not in whole((await table.alva.slash("journal show", session=0)).message)


@pytest.mark.rule("NOIR-62", "NOIR-70")
async def test_a_blast_asks_who_can_pay_before_its_damage(table: Table) -> None:
    await dock(table, konrad=6)
    shown = await table.gm.slash("noir harm", who="Alma, Konrad", damage="2d10", source="blast")
    assert "You can answer for one player." in shown.text
    asked = await act(table, table.boris)
    assert "A blast: Alma, damage 2d10" in whole(asked.place)
    assert labels(asked.place)[:2] == ["No", "Step in (3 Fate)"]
    table.dice.add(1, 2, 9, 8)
    asked = await table.boris.press(asked.place, "Step in (3 Fate)")
    assert (await person_called(table, "Alma")).condition.daze == 0
    assert (await person_called(table, "Konrad")).fate == 3


@pytest.mark.rule("NOIR-121", "NOIR-31")
async def test_the_menus_show_the_chances_and_keep_every_choice(table: Table) -> None:
    await dock(table)
    shown = await table.gm.slash("noir harm")
    assert labels(shown.message) == []
    people = options(shown.message, "n-harms who")
    shown = await table.gm.choose(shown.message, "n-harms who", people["Alma"], people["Konrad"])
    assert labels(shown.place) == ["In words…"]
    shown = await pick(table.gm, shown, "n-harms dice", "3d10")
    shown = await pick(table.gm, shown, "n-harms from", "A blast")
    shown = await pick(table.gm, shown, "n-harms sizes", "Modifier +5")
    said = whole(shown.place)
    assert "Harmed: Alma, Konrad" in said
    assert "Damage for each: 3d10" in said
    assert "Alma: No wound" in said
    table.dice.add(1, 2, 3, 9, 8, 1, 2, 3, 9, 8)
    await table.gm.press(shown.place, "Harm them")
    assert (await person_called(table, "Alma")).condition.daze == 6
    assert (await person_called(table, "Konrad")).condition.daze == 6


@pytest.mark.parametrize(("language", "label"), [("en-US", "Harm…"), ("sv-SE", "Skada…"), ("ru", "Вред…")])
async def test_help_opens_the_menus_for_the_gm_alone(table: Table, language: str, label: str) -> None:
    await noir(table)
    table.languages[table.gm.id] = language
    assert label not in labels((await table.gm.slash("help")).message), "nobody is there to harm"
    await main(table, table.alva, "Alma")
    helped = await table.gm.slash("help")
    shown = await table.gm.press(helped.message, label)
    shown = await table.gm.choose(shown.place, "n-harms who", *options(shown.place, "n-harms who").values())
    shown = await table.gm.choose(shown.place, "n-harms dice", "1T")
    table.dice.add(3, 9, 8)
    await table.gm.press(shown.place, labels(shown.place)[0])
    assert (await person_called(table, "Alma")).condition.daze == 3
    assert label not in labels((await table.alva.slash("help")).message)


async def test_own_words_and_any_damage_are_typed(table: Table) -> None:
    await dock(table)
    shown = await table.gm.slash("noir harm", who="Alma")
    form = await table.gm.press(shown.message, "In words…")
    refused = await table.gm.fill(form, "plenty", "The crane comes down.")
    assert "2d10+1" in refused.text
    form = await table.gm.press(shown.message, "In words…")
    table.dice.add(1, 2, 9, 8)
    await table.gm.fill(form, "2d10-1", "The crane comes down.")
    assert (await person_called(table, "Alma")).condition.daze == 2
    assert "The crane comes down: Alma" in whole(table.panel)


async def test_typed_words_stay_while_the_rest_is_chosen(table: Table) -> None:
    await dock(table)
    shown = await table.gm.slash("noir harm", who="Alma", words="The *crane* comes down.")
    shown = await pick(table.gm, shown, "n-harms dice", "1d10")
    table.dice.add(2, 9, 8)
    await table.gm.press(shown.place, "Harm them")
    assert "crane" in whole(table.panel)
    assert (await person_called(table, "Alma")).condition.daze == 2


async def test_a_second_press_deals_nothing_more(table: Table) -> None:
    await dock(table)
    shown = await table.gm.slash("noir harm", who="Alma")
    shown = await pick(table.gm, shown, "n-harms dice", "1d10")
    table.dice.add(2, 9, 8)
    (pressed,) = [one for one in ids(shown.place) if one.startswith("n:n-harm:")]
    await table.gm.press(shown.place, "Harm them")
    again = await table.gm.forge(pressed)
    assert "dealt already" in again.text
    assert (await person_called(table, "Alma")).condition.daze == 2


@pytest.mark.rule("NOIR-120")
async def test_the_gm_harms_fighters_between_two_actions(table: Table) -> None:
    await duel(table)
    tools = await table.gm.press(table.panel, "More…")
    shown = await table.gm.press(tools.message, "Harm…")
    assert list(options(shown.place, "n-harms who")) == ["Alma", "Konrad"]
    shown = await pick(table.gm, shown, "n-harms who", "Konrad")
    shown = await pick(table.gm, shown, "n-harms dice", "1d10")
    table.dice.add(4, 9, 8)
    await table.gm.press(shown.place, "Harm them")
    running = await combat(table)
    assert (running.phase, running.actor) == (
        Phase.DECLARE_ACTION,
        (await person_called(table, "Alma")).id,
    )
    assert (await person_called(table, "Konrad")).condition.daze == 4
    assert "Harm: Konrad" in whole(table.panel)


async def test_the_command_finds_the_combat_of_its_victims(table: Table) -> None:
    await duel(table)
    await npc(table, "Thug")
    refused = await table.gm.slash("noir harm", who="Konrad, Thug", damage="1d10")
    assert "Harm those first" in refused.text
    table.dice.add(4, 9, 8)
    await table.gm.slash("noir harm", who="Konrad", damage="1d10")
    assert (await person_called(table, "Konrad")).condition.daze == 4
    await declared(table, table.alva, "Fight", ("n-pick", "knife"))
    refused = await table.gm.slash("noir harm", who="Konrad", damage="1d10")
    assert "An action is under way" in refused.text
