"""The choices in a roll, by buttons: Fate before it, two of the odds dice, the late die and its place."""

import pytest

from rules.campaign.actions import ChangeSetting
from rules.noir.state.actions import SetFate
from rules.noir.state.contests import LateDie, Phase
from tests import seam
from tests.simulated.noir_combats import act, combat, declared, defended, fight, main, noir, npc, pick, pot
from tests.simulated.reading import ids, labels, options, whole
from tests.simulated.tabletop import Answer, Person, Table


async def standoff(table: Table, *, alma: int = 9, konrad: int = 9) -> None:
    """Set up Alma (initiative 11) against Konrad (3), each with this much Fate."""
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await fight(table, "Konrad", 6, 5, 2, 3)
    for name, points in (("Alma", alma), ("Konrad", konrad)):
        number = (await table.character(name)).id
        await table.play(SetFate(character=number, points=points, reason="test"), table.gm)


async def everybody_is_asked(table: Table) -> None:
    await table.play(ChangeSetting(key="odds-ask", value="everyone"), table.gm)


async def asked_later(table: Table) -> None:
    """Let Alma shoot at Konrad; both decide on Fate just before the roll."""
    await declared(table, table.alva, "Directed fire", ("n-sum-set odds", "Decide"))
    shown = await pick(table.boris, await act(table, table.boris), "n-defend-set odds", "Decide")
    await table.boris.press(shown.place, "Confirm")


async def tap(table: Table, person: Person, label: str) -> str:
    """Press "Act" and then the button whose label begins with this text; return the message's new text."""
    shown = await act(table, person)
    (found,) = [each for each in labels(shown.message) if each.startswith(label)]
    return (await person.press(shown.message, found)).place.content


async def tap_die(person: Person, shown: Answer, place: int) -> Answer:
    """Press one of the dice by its position, because two of them may have the same label."""
    dice = [each for each in ids(shown.place) if each.startswith("n:n-two:")]
    return Answer(await person.actor.click(shown.place, custom_id=dice[place]))


async def fate_of(table: Table, name: str) -> int:
    found = await table.character(name)
    return int(found.fate)  # type: ignore[attr-defined]


# ---------------------------------------------------------------------------- before the roll


@pytest.mark.rule("NOIR-67", "NOIR-90")
async def test_initiative_is_asked_of_all_who_can_pay_with_the_chances(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", fate=2)
    await main(table, table.boris, "Konrad")
    await fight(table, "Konrad", 2, 3)
    assert f"<@{table.alva.id}>" in table.panel.content
    assert f"<@{table.boris.id}>" not in table.panel.content
    shown = await act(table, table.alva)
    assert shown.text == "Alma: Overview 9, 55% to make it"
    assert labels(shown.message) == ["None: 55%", "1 Fate: 78%", "2 Fate: 90%", "When to ask…"]


@pytest.mark.rule("NOIR-67")
async def test_two_of_the_odds_dice_are_tapped(table: Table) -> None:
    await standoff(table)
    await asked_later(table)
    assert (await combat(table)).phase is Phase.ODDS_BEFORE
    table.dice.add(3, 9, 1, 9, 2, 2)
    shown = await act(table, table.alva)
    (two,) = [each for each in labels(shown.message) if each.startswith("2 Fate")]
    await tap(table, table.boris, "None")
    shown = await table.alva.press(shown.message, two)
    assert shown.place.content.endswith("Alma: 3, 9, 1, 9 – choose two")
    assert labels(shown.place) == ["Die: 3", "Die: 9", "Die: 1", "Die: 9", "The two highest"]
    first = await tap_die(table.alva, shown, 3)
    assert "Chosen: 9." in whole(first.place)
    back = await tap_die(table.alva, first, 3)
    assert "Chosen" not in whole(back.place)
    first = await tap_die(table.alva, back, 1)
    assert (await combat(table)).checks[0].casts[0].dice == ()
    await tap_die(table.alva, first, 0)
    cast = (await combat(table)).checks[0].casts[0]
    assert cast.dice == (9, 3)
    assert await fate_of(table, "Alma") == 7


@pytest.mark.rule("NOIR-67")
async def test_the_two_highest_are_one_tap(table: Table) -> None:
    await standoff(table, alma=2, konrad=0)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Directed fire")
    assert list(options(shown.place, "n-sum-set odds"))[:2] == [
        "Decide just before the roll",
        "No Fate: 50%",
    ]
    shown = await pick(table.alva, shown, "n-sum-set odds", "1 Fate")
    assert shown.place.content == "Directed fire 9 vs Konrad: 66% to hit"
    await table.alva.press(shown.place, "Confirm")
    table.dice.add(3, 9, 1, 2, 2, 2, 3, 9, 8)
    await defended(table, table.boris)
    await tap(table, table.alva, "The two highest")
    assert await fate_of(table, "Alma") == 1
    assert (await table.character("Konrad")).condition.daze == 6  # type: ignore[attr-defined]


# ---------------------------------------------------------------------------- after the roll


@pytest.mark.rule("NOIR-68")
async def test_who_is_losing_is_asked_first_and_then_the_other(table: Table) -> None:
    await standoff(table)
    await everybody_is_asked(table)
    await declared(table, table.alva, "Directed fire")
    table.dice.add(3, 2, 7, 4)
    await defended(table, table.boris)
    assert "⏳ Alma" in table.panel.content
    shown = await act(table, table.alva)
    assert labels(shown.message) == ["Let it stand", "Pay 4: 30%", "When to ask…"]
    assert "Konrad: 20" in whole(shown.message)
    table.dice.add(9)
    shown = await table.alva.press(shown.message, "Pay 4: 30%")
    assert "the new die shows 9" in shown.place.content
    assert labels(shown.place) == ["3 → 9", "2 → 9", "Leave it"]
    await table.alva.press(shown.place, "2 → 9")
    assert await fate_of(table, "Alma") == 5
    assert "⏳ Konrad" in table.panel.content
    await tap(table, table.boris, "Let it stand")
    running = await combat(table)
    assert [hit.victim for hit in running.hits] == [running.fighters[1].character]


@pytest.mark.rule("NOIR-68")
async def test_the_bought_die_may_be_left(table: Table) -> None:
    await standoff(table, konrad=0)
    await declared(table, table.alva, "Directed fire")
    table.dice.add(3, 2, 7, 4)
    await defended(table, table.boris)
    table.dice.add(1)
    await tap(table, table.alva, "Pay 4")
    await tap(table, table.alva, "Leave it")
    running = await combat(table)
    assert running.actor == running.fighters[1].character
    assert await fate_of(table, "Alma") == 5


@pytest.mark.rule("NOIR-68")
async def test_who_paid_before_is_not_asked_after(table: Table) -> None:
    await standoff(table, alma=7, konrad=0)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Directed fire")
    shown = await pick(table.alva, shown, "n-sum-set odds", "1 Fate")
    await table.alva.press(shown.place, "Confirm")
    table.dice.add(3, 2, 1, 9, 4)
    await defended(table, table.boris)
    await tap(table, table.alva, "The two highest")
    assert (await combat(table)).actor == (await combat(table)).fighters[1].character


@pytest.mark.rule("NOIR-68", "NOIR-69")
async def test_who_cannot_pay_but_could_be_rescued_is_told_so(table: Table) -> None:
    await standoff(table, alma=0, konrad=20)
    await declared(table, table.alva, "Directed fire")
    table.dice.add(3, 2, 7, 4)
    await defended(table, table.boris)
    assert (await combat(table)).checks[0].casts[0].late is LateDie.ASKED
    shown = await act(table, table.alva)
    assert "Another player can come to the rescue first." in whole(shown.message)
    refused = await table.alva.press(shown.message, labels(shown.message)[1])
    assert refused.message.ephemeral
    assert (await combat(table)).checks[0].casts[0].late is LateDie.ASKED


# ----------------------------------------------------------------------- other people's answers


async def test_one_answer_is_given_once(table: Table) -> None:
    await standoff(table)
    await asked_later(table)
    shown = await act(table, table.alva)
    (one,) = [each for each in labels(shown.message) if each.startswith("1 Fate")]
    await seam.together(
        table.env,
        lambda: table.alva.press(shown.message, one),
        lambda: table.alva.press(shown.message, one),
    )
    assert await fate_of(table, "Alma") == 8


async def test_nobody_pays_for_somebody_else(table: Table) -> None:
    await standoff(table)
    await asked_later(table)
    shown = await act(table, table.alva)
    (pay,) = [each for each in ids(shown.message) if each.startswith("n:n-odds:") and each.endswith(":5")]
    refused = await table.boris.forge(pay)
    assert refused.message.ephemeral
    assert await fate_of(table, "Alma") == 9


async def test_the_gm_answers_the_windows_of_who_is_absent(table: Table) -> None:
    await standoff(table, alma=7, konrad=0)
    await declared(table, table.alva, "Directed fire", ("n-sum-set odds", "Decide"))
    await defended(table, table.boris)
    table.dice.add(3, 2, 7, 4)
    for _ in ("before", "after"):
        shown = await act(table, table.gm)
        (usual,) = [each for each in options(shown.message, "n-for others") if each.endswith("no Fate")]
        await pick(table.gm, shown, "n-for others", usual)
    assert await fate_of(table, "Alma") == 7
    running = await combat(table)
    assert running.actor == running.fighters[1].character


@pytest.mark.rule("NOIR-60", "NOIR-67")
async def test_the_gm_pays_from_the_pot(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug", "revolver")
    await pot(table, 5)
    await fight(table, "Thug", 6, 5)
    assert f"<@{table.gm.id}>" in table.panel.content
    table.dice.add(9, 8, 8)
    await tap(table, table.gm, "1 Fate")
    await tap(table, table.gm, "The two highest")
    state = await table.state()
    assert state.shared.pot == 4
    assert (await combat(table)).fighters[1].initiative == 17


@pytest.mark.rule("NOIR-68")
async def test_a_table_may_have_only_players_asked(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug")
    await pot(table, 9)
    await table.play(ChangeSetting(key="odds-ask", value="players"), table.gm)
    await fight(table, "Thug", 6, 5, 3, 4)
    assert (await combat(table)).actor == (await table.character("Alma")).id
