"""A shoot-out by buttons: fire at several targets, bursts of many rounds, reloading, two weapons at once."""

import pytest

from rules.noir.base.enums import WeaponKind
from rules.noir.base.weapons import Weapon, damage_of, magazine_of
from rules.noir.state.actions import MakeWeapon, TakeWeapon
from rules.noir.state.contests import MeasuredBy, Phase
from tests.simulated.noir_combats import (
    act,
    combat,
    declared,
    defended,
    fight,
    main,
    noir,
    npc,
    person_called,
    pick,
)
from tests.simulated.reading import controls, labels, options, whole
from tests.simulated.tabletop import Table

TOMMY = Weapon(
    id="tommy",
    name="Tommy gun",
    kind=WeaponKind.RANGED,
    damage=damage_of("2T+2"),
    reach=(10, 50),
    recoil=3,
    single=True,
    automatic=True,
    magazine=magazine_of("29+1"),
)


async def shootout(table: Table, *initiative: int) -> None:
    """Set up Alma, with an automatic weapon made by the GM, and Konrad against two thugs."""
    await noir(table)
    alma = await main(table, table.alva, "Alma", weapons=())
    await main(table, table.boris, "Konrad", weapons=("pistol", "revolver"))
    await table.play(MakeWeapon(weapon=TOMMY), table.gm)
    await table.play(TakeWeapon(character=alma.id, weapon="tommy"), table.gm)
    await npc(table, "Thug A", "pistol")
    await npc(table, "Thug B", "pistol")
    await fight(table, "Thug A, Thug B", *initiative)


FIRST_ALMA = (7, 6, 6, 5, 9, 4, 7, 1)  # initiative 13, 11, 13 (behind Alma by Overview), 7


async def loaded(table: Table, name: str, weapon: str) -> int:
    arm = (await person_called(table, name)).arm(weapon)
    assert arm is not None
    return arm.loaded


@pytest.mark.rule("NOIR-101", "NOIR-112", "NOIR-113")
async def test_a_sweep_meets_each_target_s_own_defence(table: Table) -> None:
    await shootout(table, *FIRST_ALMA)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Sweep with automatic fire")
    people = options(shown.place, "n-pick targets")
    shown = await table.alva.choose(shown.place, "n-pick targets", people["Thug A"], people["Thug B"])
    assert shown.place.content == "Sweep with automatic fire 6 vs 2 targets: 47% or better to hit"
    assert "Thug B: 47%" in whole(shown.place)
    assert "Firearms (Tommy gun) 9" in whole(shown.place)
    await table.alva.press(shown.place, "Confirm")
    running = await combat(table)
    assert running.checks[0].versus is MeasuredBy.FIRST
    assert f"<@{table.gm.id}>" in table.panel.content
    # the attack, 8 + 6 + 6 = 20, beats 4 + 7 = 11 but not 16 + 7 = 23; the last two dice are the damage
    table.dice.add(8, 6, 3, 1, 9, 7, 9, 8)
    for thug in ("Thug A", "Thug B"):
        shown = await act(table, table.gm)
        if thug == "Thug A":
            shown = await pick(table.gm, shown, "n-for mine", "Thug A: the defence")
        assert labels(shown.place)[0] == "Confirm"
        await table.gm.press(shown.place, "Confirm")
    assert await loaded(table, "Alma", "tommy") == 30 - 28
    assert (await person_called(table, "Thug A")).condition.gone
    assert not (await person_called(table, "Thug B")).condition.wounds
    assert [one.initiative for one in (await combat(table)).fighters] == [8, 11, 8, 2]


@pytest.mark.rule("NOIR-114")
async def test_an_emptied_weapon_is_reloaded(table: Table) -> None:
    await shootout(table, *FIRST_ALMA)
    table.dice.add(9, 9, 8, 8, 9, 9)  # 24 beats 23; it takes 36 rounds, and 30 are loaded
    await declared(table, table.alva, "Sweep with automatic fire", ("n-pick targets", "Thug A"))
    await defended(table, table.gm)
    assert await loaded(table, "Alma", "tommy") == 0
    for person in (table.boris, table.gm):
        await declared(table, person, "Wait")
    shown = await act(table, table.alva)
    refused = whole(shown.message)
    assert "Directed fire" not in options(shown.message, "n-action")
    assert "Directed fire" in refused.partition("Not now")[2]
    shown = await pick(table.alva, shown, "n-action", "Reload")
    assert shown.place.content == "Reload 9 against 20: 55%"
    table.dice.add(7, 6)
    answer = await table.alva.press(shown.place, "Confirm")
    assert "✅" in answer.place.content
    assert await loaded(table, "Alma", "tommy") == 30


@pytest.mark.rule("NOIR-97", "NOIR-113")
async def test_two_weapons_are_fired_at_once(table: Table) -> None:
    await shootout(table, 2, 3, 9, 8, 4, 3, 7, 1)
    shown = await act(table, table.boris)
    shown = await pick(table.boris, shown, "n-action", "Fire two weapons")
    shown = await pick(table.boris, shown, "n-pick targets", "Thug A")
    assert "Firearms (pistol, revolver) 9 − 6" in whole(shown.place)
    assert "Damage 4d10" in whole(shown.place)
    table.dice.add(4, 5, 6, 3)
    await table.boris.press(shown.place, "Confirm")
    await defended(table, table.gm)
    assert (await loaded(table, "Konrad", "pistol"), await loaded(table, "Konrad", "revolver")) == (4, 2)


@pytest.mark.rule("NOIR-98")
async def test_a_shot_is_answered_with_a_shot(table: Table) -> None:
    await shootout(table, 2, 3, 6, 5, 9, 8, 7, 1)
    await declared(table, table.gm, "Directed fire", ("n-pick targets", "Konrad"))
    shown = await act(table, table.boris)
    ways = options(shown.message, "n-defend-set way")
    assert [way.split(":")[0] for way in ways] == [
        "Defend",
        "Chance defence",
        "Shoot back, pistol",
        "Shoot back, revolver",
        "No defence",
    ]
    table.dice.add(2, 3, 9, 6, 4, 3, 9, 8)
    await defended(table, table.boris, "Shoot back, revolver")
    assert await loaded(table, "Konrad", "revolver") == 0
    assert (await person_called(table, "Thug A")).condition.daze == 6
    assert (await combat(table)).phase is Phase.DECLARE_ACTION


@pytest.mark.rule("NOIR-115")
async def test_a_weapon_shows_its_rounds_damage_and_range(table: Table) -> None:
    await shootout(table, 2, 3, 9, 8, 4, 3, 7, 1)
    shown = await act(table, table.boris)
    shown = await pick(table.boris, shown, "n-action", "Directed fire")
    (_, weapons, _) = [each for each in controls(shown.place) if "options" in each]
    assert [(each["label"], each["description"]) for each in weapons["options"]] == [
        ("pistol, 9 of 9 rounds", "Damage 2d10+1, 10–50 m"),
        ("revolver, 6 of 6 rounds", "Damage 2d10−1, 10–50 m"),
    ]
