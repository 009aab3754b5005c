"""A round by buttons: the message that "Choose" opens, the declaration, the hidden pick, wins, penalties."""

import pytest

from rules.nyx.base.enums import Attribute, Phase
from tests.simulated.reading import controls, labels, options, whole
from tests.simulated.tabletop import Table


async def test_choose_opens_the_declaration_privately_for_the_person_who_declares(table: Table) -> None:
    await table.duel()
    answer = await table.alva.press(table.panel, "Choose")
    assert answer.message.ephemeral
    tactics = ["Defensive", "Waiting", "Offensive", "☐ Keep it", "In one form…"]
    assert labels(answer.message) == [*tactics, "Ready", "Other goal…"]
    assert answer.message.id not in [m.id for m in table.boris.reads()]


async def test_choose_tells_a_bystander_whom_all_wait_for(table: Table) -> None:
    await table.wrestling()
    answer = await table.boris.press(table.panel, "Choose")
    assert answer.message.ephemeral
    assert "Mira" in answer.text
    assert not controls(answer.message)


@pytest.mark.rule("NYX-24")
async def test_attribute_aspects_and_goal_are_declared_openly(table: Table) -> None:
    await table.duel()
    shown = (await table.alva.press(table.panel, "Choose")).message
    changed = await table.alva.choose(shown, "declare-set attribute", "interaction")
    helps = options(changed.message, "declare-set positive")
    changed = await table.alva.choose(changed.message, "declare-set positive", helps["Rebel (2)"])
    form = await table.alva.press(changed.message, "Other goal…")
    (blank,) = form.form["components"]
    assert blank["component"]["value"] == "get the better of Tove"
    await table.alva.fill(form, "get away")
    side = (await table.conflict()).side(1)
    assert (side.attribute, side.goal, side.declared) == (Attribute.INTERACTION, "get away", True)
    told = whole(table.panel)
    for word in ("get away", "Interaction 8", "Helps: Rebel (2)"):
        assert word in told


async def test_a_negative_aspect_is_declared_and_its_points_are_there_at_once(table: Table) -> None:
    await table.duel()
    shown = (await table.alva.press(table.panel, "Choose")).message
    hurts = options(shown, "declare-set negative")
    changed = await table.alva.choose(shown, "declare-set negative", hurts["Wanted (2)"])
    await table.alva.press(changed.message, "Ready")
    assert (await table.character("Mira")).points == 7
    assert "Hurts: Wanted (2)" in whole(table.panel)


@pytest.mark.rule("NYX-33")
async def test_two_taps_make_a_round(table: Table) -> None:
    await table.wrestling()
    taps = 0
    shown = await table.alva.press(table.panel, "Choose")
    sealed = await table.alva.press(shown.message, "Waiting")
    taps += 2
    assert sealed.text == "Round 1. 🔒 Sealed: Waiting. It’s final, and shown when both have picked."
    assert not controls(sealed.message)
    assert "🔒 Mira · " in table.panel.content
    table.dice.add(3, 9)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    assert (await table.conflict()).phase is Phase.BONUS or (await table.conflict()).turn == 2


async def test_the_picker_says_what_each_tactic_is_good_and_bad_for(table: Table) -> None:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    assert labels(shown.message) == ["Defensive", "Waiting", "Offensive", "Declare first", "In one form…"]
    told = whole(shown.message)
    assert "Beats Defensive, loses to Offensive." in told
    assert "+3 anywhere, but never past the end." in told


async def test_the_gm_gets_a_picker_by_direct_message_for_each_side_that_the_gm_plays(table: Table) -> None:
    await table.campaign()
    for name in ("Baron", "Count"):
        await table.finished_character(table.gm, name, npc=True)
    await table.open_conflict("Baron", "Count")
    await table.declared(table.gm, table.gm)
    await table.later(minutes=11)
    assert len(table.gm.letters) == 2
    table.dice.add(1, 9)
    for letter, tactic in zip(table.gm.letters, ("Defensive", "Waiting"), strict=True):
        await table.gm.press(letter, tactic)
    assert "Round 1" in table.story.content
    assert not table.alva.letters


async def test_the_public_button_opens_the_gm_s_picker_too(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 3)
    answer = await table.picked(table.gm, "Waiting")
    assert "Sealed: Waiting" in answer.place.content
    assert not controls(table.gm.letters[-1])
    assert (await table.conflict()).phase is Phase.BONUS


@pytest.mark.rule("NYX-12")
async def test_a_demand_is_answered_before_anything_else(table: Table) -> None:
    await table.wrestling()
    tools = await table.gm.press(table.panel, "More…")
    demands = options(tools.message, "demand")
    await table.gm.choose(tools.message, "demand", demands["Wanted (2)"])
    assert "⚠ The GM demands an aspect from Mira: Wanted (2)." in whole(table.panel)
    asked = await table.alva.press(table.panel, "Choose")
    assert labels(asked.message) == ["Accept", "Buy off"]
    picker = await table.alva.press(asked.message, "Accept")
    assert "Waiting" in labels(picker.message)
    assert (await table.character("Mira")).points == 7
    table.dice.add(4, 3, 9, 7)
    await table.alva.press(picker.message, "Waiting")
    await table.picked(table.gm, "Waiting")
    assert "Forced: Wanted (2)" in whole(await table.counted(table.alva))


@pytest.mark.rule("NYX-36")
async def test_a_win_is_taken_as_three_steps(table: Table) -> None:
    await won_by_alva(table)
    shown = await table.alva.press(table.panel, "Use the win")
    assert labels(shown.message) == ["Three steps", "Story…", "Break off"]
    answer = await table.alva.press(shown.message, "Three steps")
    assert "Three steps" in answer.text
    assert (await table.conflict()).marker == 3 - 5 + 3


@pytest.mark.rule("NYX-38")
async def test_a_win_becomes_something_in_the_story_once_the_gm_allows_it(table: Table) -> None:
    await won_by_alva(table)
    shown = await table.alva.press(table.panel, "Use the win")
    form = await table.alva.press(shown.message, "Story…")
    await table.alva.fill(form, "She finds a boat.")
    assert f"<@{table.gm.id}>" in table.panel.content
    for allow, said in (("Refuse", "says no"), ("Allow", "allows what")):
        judged = await table.gm.press(table.panel, "Judge it")
        assert "She finds a boat." in whole(judged.message)
        assert labels(judged.message) == ["Allow", "Refuse"]
        await table.gm.press(judged.message, allow)
        if allow == "Refuse":
            assert said in whole(table.story)
            again = await table.alva.press(table.panel, "Use the win")
            await table.alva.fill(await table.alva.press(again.message, "Story…"), "She finds a boat.")
    assert (await table.conflict()).marker == 3 - 5
    assert "She finds a boat" in whole(table.story)


@pytest.mark.rule("NYX-39")
async def test_a_win_breaks_off(table: Table) -> None:
    await won_by_alva(table)
    shown = await table.alva.press(table.panel, "Use the win")
    await table.alva.press(shown.message, "Break off")
    assert any("Mira broke off, nobody reached the goal" in m.content for m in table.read())
    assert not (await table.conflict("3")).is_open


async def test_where_breaking_off_is_forbidden_it_is_not_offered(table: Table) -> None:
    await won_by_alva(table, break_off="forbidden")
    shown = await table.alva.press(table.panel, "Use the win")
    assert labels(shown.message) == ["Three steps", "Story…"]


@pytest.mark.rule("NYX-43", "NYX-44")
async def test_a_penalty_is_taken_as_fatigue(table: Table) -> None:
    await harmed(table)
    assert "⚠ Mira: effect 2. Fatigue or damage?" in table.story.content
    shown = await table.alva.press(table.panel, "Penalty…")
    assert labels(shown.message) == ["Fatigue", "Damage…"]
    assert "Body 4 −2 = 2" in whole(shown.message)
    await table.alva.press(shown.message, "Fatigue")
    assert (await table.character("Mira")).ratings[Attribute.BODY].current == 2
    assert "Body 4 −2 (fatigue) = 2" in whole((await table.alva.press(table.panel, "Status")).message)


@pytest.mark.rule("NYX-43", "NYX-45")
async def test_a_penalty_is_taken_as_damage_with_a_name(table: Table) -> None:
    await harmed(table)
    shown = await table.alva.press(table.panel, "Penalty…")
    form = await table.alva.press(shown.message, "Damage…")
    await table.alva.fill(form, "Twisted ankle")
    (damage,) = (await table.character("Mira")).damage
    assert (damage.name, damage.value) == ("Twisted ankle", 1)
    assert "“Twisted ankle”" in whole(table.story)
    assert "becomes a damage aspect (1): Twisted ankle" in whole(await table.counted(table.alva))


@pytest.mark.rule("NYX-40", "NYX-46")
async def test_an_attribute_at_0_ends_the_conflict(table: Table) -> None:
    await harmed(table, lead=-5)
    shown = await table.alva.press(table.panel, "Penalty…")
    assert "out, and the conflict is lost" in whole(shown.message)
    await table.alva.press(shown.message, "Fatigue")
    assert not (await table.conflict("3")).is_open
    assert "Mira went down" in table.story.content


@pytest.mark.rule("NYX-37")
async def test_two_winners_choose_in_secret_and_are_shown_together(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    table.dice.add(2, 4)
    for person in (table.alva, table.boris):
        await table.picked(person, "Waiting")
    shown = await table.alva.press(table.panel, "Use the win")
    await table.alva.press(shown.message, "Three steps")
    assert "🔒" in whole(table.panel)
    assert "Three steps for" not in whole(table.story)
    shown = await table.boris.press(table.panel, "Use the win")
    form = await table.boris.press(shown.message, "Story…")
    await table.boris.fill(form, "A lamp goes out.")
    told = whole(await table.counted(table.alva))
    assert "Three steps for Mira." in told
    assert "A lamp goes out." in told
    assert "A lamp goes out." in table.panel.content, "the GM has to judge it"


async def won_by_alva(table: Table, **options: object) -> None:
    """Play a round in which Mira's Waiting beats the guard's Defensive after rolls of 3 and 5."""
    await table.wrestling(**options)
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Defensive")


async def harmed(table: Table, lead: int = -3) -> None:
    """Play a round that moves the marker past the end against Mira: by two, or from a lead of -5 by four."""
    await table.wrestling(lead=lead)
    await table.picked(table.alva, "Offensive")
    table.dice.add(9, 4)
    await table.gm.press(table.gm.letters[-1], "Waiting")
