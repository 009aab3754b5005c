"""A pool of Zapas in one form: trait, aspects, flag, reserve dice."""

from typing import Any

import pytest

from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Table
from tests.simulated.zapas_play import act, duel, party, pick, roll


async def called(table: Table) -> Answer:
    """Let Alva call for a roll of difficulty 3, and open her question."""
    await party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    await table.gm.press(table.panel, "3 · medium")
    return await act(table, table.alva)


def options(shown: Answer) -> list[dict[str, str]]:
    """Return the values of each field's options by their labels, from the top."""
    parts = [each["component"] for each in shown.form["components"]]
    return [{one["label"]: one["value"] for one in part["options"]} for part in parts]


async def sent(table: Table, shown: Answer, *values: Any) -> Answer:
    """Send the form with these values, from the top."""
    ids = [each["component"]["custom_id"] for each in shown.form["components"]]
    return Answer(await table.alva.actor.submit_modal(shown.result, dict(zip(ids, values, strict=True))))


@pytest.mark.rule("ZAP-13", "ZAP-14")
async def test_one_form_builds_the_pool_and_shows_the_chance(table: Table) -> None:
    shown = await called(table)
    form = await table.alva.press(shown.message, "In one form…")
    traits, aspects, flags, reserve = options(form)
    answer = await sent(table, form, traits["Thief"], [aspects["lockpicks"]], flags["None"], reserve["2"])
    pool = (await roll(table)).pool
    assert (str(pool.trait), [str(one) for one in pool.aspects]) == (traits["Thief"], [aspects["lockpicks"]])
    assert (pool.flag, pool.reserve) == (None, 2)
    assert "%" in whole(answer.place)
    assert any(label.startswith("Throw") for label in labels(answer.place))


async def test_aspects_of_another_trait_are_not_taken(table: Table) -> None:
    shown = await called(table)
    form = await table.alva.press(shown.message, "In one form…")
    traits, aspects, flags, reserve = options(form)
    both = [aspects["rifle"], aspects["lockpicks"]]
    await sent(table, form, traits["Soldier"], both, flags["None"], reserve["0"])
    assert [str(one) for one in (await roll(table)).pool.aspects] == [aspects["rifle"]]


async def test_the_form_holds_what_is_in_the_pool(table: Table) -> None:
    shown = await called(table)
    shown = await pick(table.alva, shown, "z-pool trait", "Thief")
    form = await table.alva.press(shown.place, "In one form…")
    (trait, *_) = [each["component"] for each in form.form["components"]]
    assert [one["label"] for one in trait["options"] if one.get("default")] == ["Thief"]


async def test_nobody_opens_the_form_of_another(table: Table) -> None:
    shown = await called(table)
    (form,) = [each for each in ids(shown.message) if each.startswith("n:z-pool-form:")]
    answer = await table.boris.forge(form)
    assert answer.message.ephemeral


async def test_the_pool_of_a_duel_has_a_form_too(table: Table) -> None:
    await party(table)
    await table.alva.slash("zapas duel", opponent="Tove", stake="The map", their_stake="My bags")
    await table.boris.press(table.panel, "Accept")
    shown = await act(table, table.alva)
    form = await table.alva.press(shown.message, "In one form…")
    traits, *others = options(form)
    chosen = [traits["Soldier"], *([] if "rifle" in each else each["None"] for each in others)]
    await sent(table, form, *chosen)
    assert str((await duel(table)).sides[0].pool.trait) == traits["Soldier"]
