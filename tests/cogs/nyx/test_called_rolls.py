"""Called rolls, challenges, sides of several people and quick opponents, as Discord shows them."""

import pytest

from rules.nyx.base.enums import BreakOff, GroupMode, Mode
from tests.simulated.reading import ids, labels, menu_ids, options, whole
from tests.simulated.tabletop import Table


async def laid_out(table: Table) -> None:
    """Create Mira, who is weaker than Tove in Body and equal in Mind."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove", (7, 5, 5))


# ------------------------------------------------------------------------------------- calls


@pytest.mark.rule("NYX-15")
async def test_a_call_pings_who_must_roll_and_opens_the_roll_as_it_was_called(table: Table) -> None:
    await laid_out(table)
    await table.gm.slash("nyx call", characters="Mira", attribute="mind", modifier=-2, text="The lock")
    assert table.panel.content.endswith(f"<@{table.alva.id}>")
    assert "The lock" in whole(table.panel)
    refused = await table.boris.press(table.panel, "Roll")
    assert refused.text.startswith("You don’t play Mira")
    shown = await table.alva.press(table.panel, "Roll")
    assert "Mind 5 −2 (modifier) = 3" in whole(shown.message)
    table.dice.add(2)
    await table.alva.press(shown.message, "Roll")
    assert "The lock" in whole(table.read()[-1])
    stale = await table.alva.press(table.panel, "Roll")
    assert "This button is out of date and no longer does anything" in stale.text


@pytest.mark.rule("NYX-21")
async def test_the_weakest_of_a_group_rolls_for_all_of_them(table: Table) -> None:
    await laid_out(table)
    await table.gm.slash("nyx call", characters="Tove, Mira", attribute="body", mode="worst")
    assert table.panel.content.endswith(f"<@{table.alva.id}>")
    table.dice.add(9)
    await table.alva.press((await table.alva.press(table.panel, "Roll")).message, "Roll")
    told = whole(table.read()[-1])
    assert "Mira fails" in told
    assert "Tove, Mira" in told


@pytest.mark.rule("NYX-21")
async def test_of_equals_the_first_to_roll_does_it_for_all(table: Table) -> None:
    await laid_out(table)
    await table.gm.slash("nyx call", characters="Mira, Tove", attribute="mind", mode="best")
    assert table.panel.content.endswith(f"<@{table.alva.id}> <@{table.boris.id}>")
    table.dice.add(4)
    await table.boris.press((await table.boris.press(table.panel, "Roll")).message, "Roll")
    assert "Tove succeeds" in whole(table.read()[-1])
    assert (await table.character("Mira")).call is None


@pytest.mark.rule("NYX-21")
async def test_a_boy_of_a_single_value_is_the_weakest_of_a_side_by_every_attribute(table: Table) -> None:
    await laid_out(table)
    await table.guard("Boy", 2)
    await table.open_conflict(
        "Boy", "Tove", allies=("Mira",), group="worst", attribute="body", opponent_attribute="body"
    )
    shown = await table.gm.press(table.panel, "Choose")
    assert "Value 2" in whole(shown.message)
    assert list(options(shown.message, "declare-set attribute")) == ["Body: 2", "Mind: 2", "Interaction: 2"]
    shown = await table.gm.choose(shown.message, "declare-set attribute", "mind")
    await table.gm.press(shown.message, "Ready")
    assert (await table.conflict()).side(1).character == (await table.character("Boy")).id


async def test_a_group_without_a_mode_is_refused(table: Table) -> None:
    await laid_out(table)
    answer = await table.gm.slash("nyx call", characters="Mira, Tove", attribute="mind")
    assert answer.message.ephemeral
    assert (await table.character("Mira")).call is None


async def test_names_are_suggested_for_the_last_of_a_list(table: Table) -> None:
    await laid_out(table)
    assert await table.gm.offered("nyx call", "characters", "") == ["Mira", "Tove"]
    assert await table.gm.offered("nyx call", "characters", "Mira, ") == ["Mira, Tove"]
    assert await table.gm.offered("nyx call", "characters", "Mira,t") == ["Mira, Tove"]
    assert await table.gm.offered("nyx call", "characters", "Mira, x") == []


async def test_a_name_with_a_comma_is_found_in_a_list(table: Table) -> None:
    await laid_out(table)
    await table.finished_character(table.boris, "Ulf, the Grey", (5, 5, 7))
    await table.gm.slash("nyx call", characters="Ulf, the Grey, Mira", attribute="mind", mode="best")
    assert (await table.character("Ulf, the Grey")).call is not None


# ------------------------------------------------------------------------------------- challenges


@pytest.mark.rule("NYX-19", "NYX-20")
async def test_a_player_challenges_another_and_one_roll_of_each_settles_it(table: Table) -> None:
    await laid_out(table)
    assert await table.alva.offered("nyx challenge", "opponent") == ["Tove"]
    answer = await table.alva.slash("nyx challenge", opponent="Tove", attribute="mind", stake="The boat")
    assert answer.message.ephemeral
    assert "The boat" in whole(table.story)
    assert {f"<@{table.alva.id}>", f"<@{table.boris.id}>"} <= set(table.panel.content.split())
    shown = await table.boris.press(table.panel, "Choose")
    assert labels(shown.message) == ["Ready"]
    await table.boris.press(shown.message, "Ready")
    shown = await table.alva.press(table.panel, "Choose")
    assert labels(shown.message) == ["Roll"]
    table.dice.add(2, 5)
    await table.alva.press(shown.message, "Roll")
    assert any("Tove won by 3" in message.content for message in table.read())
    assert not (await table.conflict("3")).is_open


@pytest.mark.rule("NYX-20", "NYX-21")
async def test_v_8_at_the_table_the_best_of_a_group_hides_for_all_from_a_soldier(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Phaide", (5, 4, 8))
    await table.finished_character(table.boris, "Moni", (7, 5, 5))
    await table.guard("Soldier")
    refused = await table.gm.slash(
        "nyx challenge", character="Phaide, Moni", opponent="Soldier", attribute="mind"
    )
    assert "who rolls" in refused.text
    await table.gm.slash(
        "nyx challenge", character="Phaide, Moni", opponent="Soldier", attribute="mind", group="best"
    )
    shown = await table.boris.press(table.panel, "Choose")
    rebel = options(shown.message, "declare-set positive")["Stubborn (3)"]
    chosen = await table.boris.choose(shown.message, "declare-set positive", rebel)
    await table.boris.press(chosen.message, "Roll")
    judged = await table.gm.press(table.panel, "Judge it")
    table.dice.add(8, 8, 9, 1, 9)
    await table.gm.press(judged.message, "Allow")
    assert any("Phaide & Moni won by 1" in message.content for message in table.read())
    assert (await table.character("Moni")).points == 4


@pytest.mark.rule("NYX-20", "NYX-43")
async def test_the_loser_of_a_harmful_challenge_takes_the_margin(table: Table) -> None:
    await laid_out(table)
    await table.guard()
    await table.gm.slash("nyx challenge", character="Mira", opponent="Guard", stake="A bruise", harmful=True)
    shown = await table.alva.press(table.panel, "Choose")
    table.dice.add(9, 3)
    await table.alva.press(shown.message, "Roll")
    shown = await table.alva.press(table.panel, "Penalty…")
    await table.alva.press(shown.message, "Fatigue")
    assert "effect 3 becomes 3 fatigue on Body" in whole(table.read()[-1])


@pytest.mark.rule("NYX-20")
async def test_equal_effects_leave_things_as_they_were(table: Table) -> None:
    await laid_out(table)
    await table.guard()
    await table.gm.slash("nyx challenge", character="Mira", opponent="Guard")
    shown = await table.alva.press(table.panel, "Choose")
    table.dice.add(3, 3)
    await table.alva.press(shown.message, "Roll")
    outcome = (await table.conflict("4")).outcome
    assert outcome is not None
    assert outcome.winner is None


async def test_a_challenge_has_no_tactics_no_advantages_and_no_goals(table: Table) -> None:
    await laid_out(table)
    await table.gm.slash("nyx challenge", character="Mira", opponent="Tove")
    tools = await table.gm.press(table.panel, "More…")
    assert not any(":advantage:" in each for each in ids(tools.message))
    shown = await table.alva.press(table.panel, "Choose")
    assert "Other goal…" not in labels(shown.message)


# ------------------------------------------------------------------------------------- several people


async def together(table: Table) -> None:
    """Set up Mira and Ulf, equally weak in Body, and the stronger Tove on one side against wolves."""
    await laid_out(table)
    await table.finished_character(table.boris, "Ulf", (4, 6, 7))
    await table.open_conflict("Mira", "Wolves", kind="m", value=9, allies=("Tove", "Ulf"), group="worst")


@pytest.mark.rule("NYX-21", "NYX-22", "NYX-42")
async def test_a_side_of_several_and_a_mob_that_is_made_in_passing(table: Table) -> None:
    await together(table)
    conflict = await table.conflict()
    assert (conflict.side(1).group, len(conflict.side(1).members)) == (GroupMode.WORST, 3)
    assert (await table.character("Wolves")).kind == "mob"
    assert {f"<@{table.alva.id}>", f"<@{table.boris.id}>"} <= set(table.panel.content.split())


@pytest.mark.rule("NYX-21")
async def test_of_equals_the_players_say_who_rolls_and_every_member_s_player_acts(table: Table) -> None:
    await together(table)
    shown = await table.boris.press(table.panel, "Choose")
    declaring = await table.boris.press(shown.message, "Declare first")
    offered = options(declaring.place, "declare-set roller")
    assert list(offered) == ["Mira", "Ulf"]
    rolls = await table.boris.choose(declaring.place, "declare-set roller", offered["Ulf"])
    assert rolls.place.content.startswith("Ulf: Body 4")
    helped = await table.boris.choose(rolls.place, "declare-set positive", "2")
    await table.boris.press(helped.place, "Ready")
    assert [(await table.character(name)).points for name in ("Mira", "Ulf")] == [5, 4]
    await table.picked(table.alva, "Waiting")
    table.dice.add(2, 9, 9, 5)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    assert "Ulf · Waiting" in whole(await table.counted(table.alva))


async def test_who_rolls_is_not_asked_where_one_is_the_weakest(table: Table) -> None:
    await together(table)
    shown = await table.boris.press(table.panel, "Choose")
    declaring = await table.boris.press(shown.message, "Declare first")
    other = await table.boris.choose(declaring.place, "declare-set attribute", "interaction")
    assert other.place.content.startswith("Tove: Interaction 5")
    assert not any("roller" in each for each in menu_ids(other.place))


async def test_a_demand_on_a_member_is_answered_by_that_member_s_player(table: Table) -> None:
    await together(table)
    await table.gm.slash("nyx demand", character="Ulf", aspect="Small")
    shown = await table.boris.press(table.panel, "Answer")
    assert labels(shown.message) == ["Accept", "Buy off"]
    await table.boris.press(shown.message, "Accept")
    assert (await table.character("Ulf")).points == 6


# ------------------------------------------------------------------------------------- quick opponents


async def test_a_name_that_somebody_has_makes_nobody(table: Table) -> None:
    await laid_out(table)
    await table.guard("Guard", 7)
    before = len((await table.state()).characters)
    await table.open_conflict("Mira", "guard")
    assert (await table.conflict()).side(2).name == "Guard"
    assert len((await table.state()).characters) == before


async def test_a_quick_opponent_is_the_gm_s_to_write_down(table: Table) -> None:
    await laid_out(table)
    answer = await table.alva.slash("nyx conflict", character="Mira", opponent="Wolves")
    assert answer.text.startswith("Only the GM")
    assert len((await table.state()).characters) == 2


@pytest.mark.rule("NYX-23", "NYX-28", "NYX-39")
async def test_what_is_not_changed_for_a_conflict_is_as_in_the_campaign(table: Table) -> None:
    await laid_out(table)
    for key, value in (("length", "3"), ("overflow", "goal"), ("break-off", "free")):
        shown = await table.gm.slash("campaign settings")
        chosen = await table.gm.choose(shown.message, "setting", key)
        await table.gm.choose(chosen.place, "setting-to", value)
    await table.open_conflict("Mira", "Tove", break_off="forbidden")
    conflict = await table.conflict()
    assert (conflict.length, conflict.mode) == (3, Mode.GOAL)
    assert [side.break_off for side in conflict.sides] == [BreakOff.FORBIDDEN, BreakOff.FREE]
