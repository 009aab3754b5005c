"""The course of a campaign, as Discord shows it: sessions, scenes, rest, time, and their effects."""

from typing import Any

import pytest

from rules.nyx.state import actions as nyx
from tests.simulated.reading import controls, labels, menu_ids, options, whole
from tests.simulated.tabletop import Table


async def laid_out(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


async def hurt(table: Table, *names: str, slow: bool = False) -> None:
    """Give Mira these damage aspects."""
    number = (await table.character("Mira")).id
    for name in names:
        action = nyx.CorrectAspect(
            character=number, name=name, value=1, damage=True, slow=slow, reason="for the test"
        )
        await table.play(action, table.gm)


async def rich(table: Table, points: int) -> None:
    number = (await table.character("Mira")).id
    await table.play(
        nyx.CorrectSheet(character=number, field="points", value=points, reason="for the test"), table.gm
    )


def last(table: Table) -> str:
    """Return the text of the last public message."""
    return str(table.read()[-1].content)


async def test_a_session_begins_breaks_and_ends_before_everybody(table: Table) -> None:
    await laid_out(table)
    await table.gm.declares("session start")
    assert last(table) == "Session 1 begins."
    await table.gm.slash("session break")
    assert "long break" in last(table)
    await table.gm.slash("session break", state="off")
    assert "break is over" in last(table)
    await table.gm.declares("session end")
    assert last(table).startswith("Session 1 is over.")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("session start", {}),
        ("session end", {}),
        ("session break", {}),
        ("scene rest", {}),
        ("scene time", {"hours": 1}),
        ("correct sheet", {"character": "Mira", "field": "points", "value": 9, "reason": "I want"}),
        ("correct aspect", {"character": "Mira", "aspect": "Rich", "value": 1, "reason": "I want"}),
        ("correct conflict", {"field": "mode", "value": "goal", "reason": "I want"}),
        ("nyx call", {"characters": "Mira", "attribute": "body"}),
        ("nyx demand", {"character": "Mira", "aspect": "Rebel"}),
        ("nyx affliction", {"character": "Mira", "name": "Venom", "attribute": "mind"}),
    ],
)
async def test_what_the_gm_declares_is_the_gm_s_alone(
    table: Table, command: str, options: dict[str, Any]
) -> None:
    await laid_out(table)
    before = await table.version()
    answer = await table.boris.slash(command, **options)
    assert answer.message.ephemeral
    assert answer.text.startswith("Only the GM")
    assert await table.version() == before


@pytest.mark.rule("NYX-48")
async def test_a_new_scene_takes_fatigue_away_and_a_rest_does_not(table: Table) -> None:
    await laid_out(table)
    number = (await table.character("Mira")).id
    await table.play(
        nyx.CorrectSheet.model_validate(
            {"character": number, "field": "fatigue", "attribute": "body", "value": 2, "reason": "fell"}
        ),
        table.gm,
    )
    await table.gm.declares("scene rest")
    assert "2 (fatigue)" in whole((await table.alva.slash("character sheet")).message)
    await table.gm.declares("scene new")
    assert last(table).startswith("Scene 2 begins. Changes for: Mira.")
    assert "fatigue" not in whole((await table.alva.slash("character sheet")).message)


def offers_removal(message: Any) -> bool:
    """Tell whether a sheet has the menu that removes damage."""
    return any(each.startswith("n:damage-off:") for each in menu_ids(message))


@pytest.mark.rule("NYX-49")
async def test_damage_is_removed_for_five_points_from_one_s_own_sheet(table: Table) -> None:
    await laid_out(table)
    await hurt(table, "Broken arm")
    sheet = (await table.alva.slash("character sheet")).message
    assert "5 points" in controls(sheet)[0]["placeholder"]
    (value,) = options(sheet, "damage-off").values()
    changed = await table.alva.choose(sheet, "damage-off", value)
    assert not offers_removal(changed.place)
    assert "Broken arm" in last(table)
    mira = await table.character("Mira")
    assert (mira.points, mira.damage) == (0, ())


@pytest.mark.rule("NYX-49")
async def test_damage_is_not_offered_to_be_removed_by_others_in_a_session_or_without_points(
    table: Table,
) -> None:
    await laid_out(table)
    await hurt(table, "Broken arm")
    other = await table.boris.slash("character sheet", character="Mira")
    assert not controls(other.message)
    offered = (await table.alva.slash("character sheet")).message
    await table.gm.declares("session start")
    assert not offers_removal((await table.alva.slash("character sheet")).message)
    late = await table.alva.choose(offered, "damage-off", *options(offered, "damage-off").values())
    assert "session" in late.text
    await table.gm.declares("session end")
    await rich(table, 4)
    assert not offers_removal((await table.alva.slash("character sheet")).message)


@pytest.mark.rule("NYX-50")
async def test_of_several_slow_damage_aspects_the_player_says_which_one_has_healed(table: Table) -> None:
    await laid_out(table)
    await rich(table, 0)
    await hurt(table, "Fever", "Cough", slow=True)
    await table.gm.declares("scene rest")
    assert table.panel.content.endswith(f"<@{table.alva.id}>")
    assert labels(table.panel) == ["Sheet"]
    refused = await table.boris.press(table.panel, "Sheet")
    assert refused.text.startswith("You don’t play Mira")
    sheet = await table.alva.press(table.panel, "Sheet")
    offered = options(sheet.message, "healed")
    cough = next(value for said, value in offered.items() if said.startswith("Cough"))
    await table.alva.choose(sheet.message, "healed", cough)
    assert "Cough" in last(table)
    assert [a.name for a in (await table.character("Mira")).damage] == ["Fever"]


@pytest.mark.rule("NYX-50")
async def test_a_rest_and_the_scene_that_goes_with_it_heal_once(table: Table) -> None:
    await laid_out(table)
    await hurt(table, "Fever", "Cough", "Ache", slow=True)
    await table.gm.declares("scene rest")
    assert (await table.character("Mira")).healed == 1
    await table.gm.declares("scene new")
    assert "has already counted" in whole(table.read()[-1])
    assert (await table.character("Mira")).healed == 1


@pytest.mark.rule("NYX-50")
async def test_damage_younger_than_the_rest_heals_by_the_next_scene(table: Table) -> None:
    await laid_out(table)
    await table.gm.declares("scene rest")
    await hurt(table, "Cough", slow=True)
    await table.gm.declares("scene new")
    assert "Cough" in whole(table.read()[-1])
    assert (await table.character("Mira")).damage == ()


async def afflicted(table: Table, name: str = "Mira", attribute: str = "mind") -> None:
    await table.gm.slash(
        "nyx affliction", character=name, name="Venom", attribute=attribute, strength=-2, days=1
    )


@pytest.mark.rule("NYX-47")
async def test_a_slow_penalty_is_told_and_its_rolls_are_called_for_when_they_are_due(table: Table) -> None:
    await laid_out(table)
    await afflicted(table)
    assert "Venom" in last(table)
    await table.gm.slash("scene time", hours=11)
    assert not controls(table.read()[-1])
    await table.gm.slash("scene time", hours=1)
    assert table.panel.content.endswith(f"<@{table.alva.id}>")
    refused = await table.boris.press(table.panel, "Roll")
    assert refused.text.startswith("You don’t play Mira")
    shown = await table.alva.press(table.panel, "Roll")
    assert "= 3" in whole(shown.message)
    table.dice.add(9)
    await table.alva.press(shown.message, "Roll")
    assert "takes slow damage" in last(table)
    (damage,) = (await table.character("Mira")).damage
    assert (damage.name, damage.slow) == ("Venom", True)


@pytest.mark.rule("NYX-47")
async def test_rolls_of_a_slow_penalty_use_aspects_and_never_its_own_damage(table: Table) -> None:
    await laid_out(table)
    await afflicted(table)
    await table.gm.slash("scene time", days=1)
    first = await table.alva.press(table.panel, "Roll")
    table.dice.add(9)
    await table.alva.press(first.message, "Roll")
    assert labels(table.panel) == ["Roll"]  # the second roll already waits
    second = (await table.alva.press(table.panel, "Roll")).message
    assert not any(said.startswith("Venom") for said in options(second, "slow-set negative"))
    chosen = await table.alva.choose(second, "slow-set positive", "2")
    await table.alva.press(chosen.message, "Roll")
    table.dice.add(9, 3, 8)
    await table.gm.press(table.panel, "Allow")
    mira = await table.character("Mira")
    assert (mira.points, len(mira.damage), mira.afflictions[0].rolled) == (4, 1, 2)


async def test_a_roll_that_was_made_is_not_made_again_by_an_old_button(table: Table) -> None:
    await laid_out(table)
    await afflicted(table)
    await table.gm.slash("scene time", days=1)
    called = table.panel
    one, two = [await table.alva.press(called, "Roll") for _ in range(2)]
    table.dice.add(1)
    await table.alva.press(one.message, "Roll")
    again = await table.alva.press(two.message, "Roll")
    assert again.message.ephemeral
    assert (await table.character("Mira")).afflictions[0].rolled == 1


@pytest.mark.rule("NYX-47")
async def test_a_slow_penalty_of_the_gm_s_own_is_the_gm_s_to_know(table: Table) -> None:
    await laid_out(table)
    await table.guard()
    before = len(table.boris.reads())
    await afflicted(table, "Guard")
    await table.gm.slash("scene time", days=1)
    assert not any("Guard" in whole(message) for message in table.boris.reads()[before:])
    (called,) = [message for message in table.gm.reads() if labels(message) == ["Roll"]]
    table.dice.add(9)
    await table.gm.press((await table.gm.press(called, "Roll")).message, "Roll")
    assert not any("Guard" in whole(message) for message in table.boris.reads()[before:])
    assert len((await table.character("Guard")).damage) == 1


async def test_pending_shows_everybody_what_waits_and_each_their_own_buttons(table: Table) -> None:
    await laid_out(table)
    await afflicted(table)
    await table.gm.slash("nyx call", characters="Mira", attribute="body")
    await table.gm.slash("nyx demand", character="Mira", aspect="Small")
    await hurt(table, "Fever", "Cough", slow=True)
    await table.gm.declares("scene rest")
    await table.gm.slash("scene time", days=1)
    boris = await table.boris.slash("nyx pending")
    assert "Venom" in whole(boris.message)
    assert labels(boris.message) == ["New character", "Help"]
    alva = await table.alva.slash("nyx pending")
    assert labels(alva.message) == ["Roll: Mira", "Roll: Mira", "Answer: Mira", "Sheet"]
    assert not menu_ids(alva.message)


@pytest.mark.rule("NYX-42")
async def test_a_mob_is_made_by_one_number(table: Table) -> None:
    await laid_out(table)
    answer = await table.gm.slash("npc new", name="Wolves", value=9, mob=True)
    assert answer.message.ephemeral
    assert (await table.character("Wolves")).kind == "mob"
    refused = await table.gm.slash("npc new", name="Rats", mob=True)
    assert "1 to 15" in refused.text
    assert len((await table.state()).characters) == 2
