"""The GM's word on claimed aspects and waiting points, as Discord shows it (NYX-7, NYX-8, NYX-10)."""

import pytest

from rules.campaign.actions import ChangeSetting
from tests.cogs.shared.record.test_undo import take_back
from tests.simulated.reading import controls, labels, options, whole
from tests.simulated.tabletop import Answer, Table


async def laid_out(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


async def claims(table: Table, *names: str, sign: str = "positive") -> Answer:
    """Let Mira's player claim these aspects for a roll."""
    shown = await table.alva.slash("nyx roll", attribute="body")
    offered = options(shown.message, f"roll-set {sign}")
    chosen = await table.alva.choose(shown.message, f"roll-set {sign}", *(offered[name] for name in names))
    return await table.alva.press(chosen.message, "Roll")


@pytest.mark.rule("NYX-8")
async def test_a_claim_for_a_roll_stands_in_the_open_until_the_gm_lets_it(table: Table) -> None:
    await laid_out(table)
    await claims(table, "Rebel (2)")
    assert table.panel.content.endswith(f"<@{table.gm.id}>")
    assert "Rebel (2)" in table.panel.content
    assert labels(table.panel) == ["Allow", "Rule out", "Rule out, say why", "Claim another"]
    refused = await table.boris.press(table.panel, "Allow")
    assert "GM" in refused.text
    table.dice.add(9, 3, 8)
    await table.gm.press(table.panel, "Allow")
    told = table.read()[-1]
    assert "effect 3" in whole(told)
    assert not controls(told)


@pytest.mark.rule("NYX-7")
@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("always-wait", "Points 5\nPoints the GM hasn’t allowed yet: 2"),
        ("at-once", "Points 5 +2 (Wanted) = 7"),
    ],
)
async def test_the_draft_of_a_roll_shows_what_counts_now_and_what_waits(
    table: Table, value: str, said: str
) -> None:
    await laid_out(table)
    await table.play(ChangeSetting(key="hindrance-points", value=value), table.gm)
    shown = await table.alva.slash("nyx roll", attribute="body")
    offered = options(shown.message, "roll-set negative")
    chosen = await table.alva.choose(shown.message, "roll-set negative", offered["Wanted (2)"])
    assert said in whole(chosen.message)


@pytest.mark.rule("NYX-8")
async def test_a_struck_claim_is_told_with_the_gm_s_word_and_the_player_claims_another(table: Table) -> None:
    await laid_out(table)
    await claims(table, "Rebel (2)")
    await table.gm.fill(await table.gm.press(table.panel, "Rule out, say why"), "Nobody knows you here.")
    assert any("Nobody knows you here." in message.content for message in table.read())
    assert table.panel.content.endswith(f"<@{table.alva.id}>")
    again = await table.alva.press(table.panel, "Claim another")
    table.dice.add(4)
    await table.alva.press(again.message, "Roll")
    assert (await table.character("Mira")).points == 5


@pytest.mark.rule("NYX-8")
async def test_of_several_claims_the_gm_strikes_one_and_lets_the_rest(table: Table) -> None:
    await laid_out(table)
    await claims(table, "Rebel (2)", "Small (1)")
    assert labels(table.panel)[:3] == ["Allow", "Rule out: Rebel (2)", "Rule out: Small (1)"]
    await table.gm.press(table.panel, "Rule out: Small (1)")
    table.dice.add(9, 9, 4)
    await table.gm.press(table.panel, "Allow")
    assert (await table.character("Mira")).points == 4


@pytest.mark.rule("NYX-8")
async def test_of_many_claims_the_gm_strikes_one_from_a_menu(table: Table) -> None:
    await laid_out(table)
    await claims(table, "Rebel (2)", "Small (1)", "Wanted (2)", "Stubborn (3)")
    which = await table.gm.press(table.panel, "Rule out")
    small = options(which.message, "strike-one")["Small (1)"]
    await table.gm.choose(which.message, "strike-one", small)
    assert "Rule out: Wanted (2)" in labels(table.panel)


@pytest.mark.rule("NYX-8")
async def test_of_several_claims_one_is_struck_with_a_word(table: Table) -> None:
    await laid_out(table)
    await claims(table, "Rebel (2)", "Small (1)")
    which = await table.gm.press(table.panel, "Rule out, say why")
    small = options(which.message, "strike-roll-why")["Small (1)"]
    form = await table.gm.choose(which.message, "strike-roll-why", small)
    await table.gm.fill(form, "She stands on a box.")
    assert any("She stands on a box." in message.content for message in table.read())


@pytest.mark.rule("NYX-10")
async def test_points_of_facts_wait_and_the_gm_lets_several_at_once(table: Table) -> None:
    await laid_out(table)
    for text in ("I sigh.", "I fall.", "I weep."):
        await table.alva.slash("nyx aspect", aspect="Wanted", use="hurts", text=text)
        assert labels(table.panel) == ["Allow", "Rule out"]
    assert "Wanted" in whole((await table.alva.slash("character sheet")).message)
    await table.gm.press(table.panel, "Rule out")
    assert (await table.character("Mira")).points == 5
    pending, other = [await table.gm.slash("nyx pending") for _ in range(2)]
    assert "Let all count" in labels(pending.message)
    await table.gm.press(pending.message, "Let all count")
    assert (await table.character("Mira")).points == 9
    again = await table.gm.press(other.message, "Let all count")
    assert "judged already" in again.text
    assert (await table.character("Mira")).points == 9


async def ready(table: Table, *names: str) -> Answer:
    """Let Mira's player declare these aspects; return the picker that follows."""
    picker = await table.alva.press(table.panel, "Choose")
    shown = await table.alva.press(picker.message, "Declare first")
    offered = options(shown.message, "declare-set positive")
    chosen = await table.alva.choose(
        shown.message, "declare-set positive", *(offered[name] for name in names)
    )
    return await table.alva.press(chosen.message, "Ready")


async def declares(table: Table, *names: str) -> None:
    """Let Mira's player declare these aspects and pick Waiting."""
    picker = await ready(table, *names)
    await table.alva.press(picker.message, "Waiting")


@pytest.mark.rule("NYX-8")
async def test_the_gm_strikes_beside_the_own_pick_and_the_player_claims_another(table: Table) -> None:
    await table.wrestling()
    await declares(table, "Rebel (2)")
    shown = await table.gm.press(table.panel, "Choose")
    assert {"Rule out", "Rule out, say why"} < set(labels(shown.message))
    after = await table.gm.press(shown.message, "Rule out")
    assert "Rule out" not in labels(after.message)
    assert "rules out Rebel (2)" in whole(table.panel)
    await table.gm.press(after.message, "Defensive")
    assert (await table.conflict()).turn == 1
    again = await table.alva.press(table.panel, "Choose")
    assert "Rebel (2)" not in options(again.message, "declare-set positive")
    table.dice.add(4, 5)
    await table.alva.press(again.message, "Waiting")
    assert (await table.conflict()).rolled == 1


@pytest.mark.rule("NYX-8")
async def test_each_of_two_claims_in_a_conflict_is_struck_by_one_tap(table: Table) -> None:
    await table.wrestling()
    await declares(table, "Rebel (2)", "Small (1)")
    shown = await table.gm.press(table.panel, "Choose")
    assert {"Rule out: Rebel (2)", "Rule out: Small (1)"} < set(labels(shown.message))
    after = await table.gm.press(shown.message, "Rule out: Small (1)")
    assert "rules out Small (1)" in whole(table.panel)
    assert "Rule out" in labels(after.message)


@pytest.mark.rule("NYX-8")
async def test_a_picker_from_before_the_strike_shows_what_is_left_instead_of_picking(table: Table) -> None:
    await table.wrestling()
    old = await ready(table, "Rebel (2)", "Small (1)")
    shown = await table.gm.press(table.panel, "Choose")
    after = await table.gm.press(shown.message, "Rule out: Small (1)")
    now = await table.alva.press(old.message, "Waiting")
    assert now.text.startswith("The GM has ruled out an aspect")
    assert (await table.conflict()).side(1).pick is None
    assert [use.name for use in (await table.conflict()).side(1).positive] == ["Rebel"]
    await table.gm.press(after.message, "Defensive")
    table.dice.add(4, 5, 6, 7)
    await table.alva.press(now.place, "Waiting")
    assert (await table.conflict()).rolled == 1


@pytest.mark.rule("NYX-8")
async def test_a_new_claim_between_players_waits_for_the_gm_alone_and_after_a_restart(table: Table) -> None:
    await table.duel()
    await table.declared(table.boris)
    await declares(table, "Rebel (2)")
    await table.picked(table.boris, "Waiting")
    assert "before the dice fall" in whole(table.panel)
    assert f"<@{table.gm.id}>" in table.panel.content
    await table.restart()
    shown = await table.gm.press(table.panel, "Judge it")
    assert labels(shown.message) == ["Allow", "Rule out", "Rule out, say why"]
    table.dice.add(9, 9, 4, 5)
    await table.gm.press(shown.message, "Allow")
    assert (await table.conflict()).rolled == 1


@pytest.mark.rule("NYX-7", "NYX-8")
async def test_the_gm_s_word_on_claims_and_points_is_undone(table: Table) -> None:
    await laid_out(table)
    await claims(table, "Rebel (2)")
    await table.gm.press(table.panel, "Rule out")
    assert (await table.character("Mira")).claim is None
    await take_back(table.gm)
    claim = (await table.character("Mira")).claim
    assert claim is not None
    assert [use.name for use in claim.uses] == ["Rebel"]
    await table.alva.slash("nyx aspect", aspect="Wanted", use="hurts", text="I sigh.")
    before = (await table.character("Mira")).points
    await table.gm.press(table.panel, "Allow")
    assert (await table.character("Mira")).points == before + 2
    await take_back(table.gm)
    mira = await table.character("Mira")
    assert (mira.points, len(mira.gains)) == (before, 1)
