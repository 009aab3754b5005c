"""The GM's tools in a Noir combat: answers for others, circumstances, initiative, joining, the end."""

import pytest

from rules.noir.state.contests import Phase
from tests.simulated.noir_combats import (
    act,
    combat,
    declared,
    duel,
    fight,
    main,
    noir,
    npc,
    person_called,
    pick,
    pot,
)
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Table


async def test_the_gm_answers_for_an_absent_player_as_is_usual(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.gm)
    assert "You can answer for one player." in shown.text
    offered = options(shown.message, "n-for others")
    assert list(offered) == ["Alma: an action – the usual, no Fate", "Alma: an action"]
    shown = await table.gm.choose(
        shown.message, "n-for others", offered["Alma: an action – the usual, no Fate"]
    )
    assert "Konrad" in whole(shown.place)
    running = await combat(table)
    assert running.actor == (await person_called(table, "Konrad")).id


async def test_the_gm_answers_for_an_absent_player_by_choice(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-for others", "Alma: an action")
    shown = await pick(table.gm, shown, "n-action", "Fight")
    shown = await pick(table.gm, shown, "n-pick", "knife")
    await table.gm.press(shown.place, "Confirm")
    shown = await act(table, table.gm)
    table.dice.add(2, 3, 7, 6)
    await pick(table.gm, shown, "n-for others", "Konrad: the defence – the usual, no Fate")
    assert (await combat(table)).actor == (await person_called(table, "Konrad")).id


async def test_the_gm_answers_for_all_at_once(table: Table) -> None:
    await duel(table, alma=5, konrad=5)
    assert (await combat(table)).phase is Phase.INITIATIVE_ROLLS
    shown = await act(table, table.gm)
    assert "You can answer for 2 players." in shown.text
    table.dice.add(6, 5, 2, 3)
    answers = options(shown.message, "n-for others")
    shown = await table.gm.choose(shown.message, "n-for others", answers["All: the usual answer, no Fate"])
    # Konrad, who has failed, may still buy the late die
    usual = "Konrad: Fate after the roll – the usual, no Fate"
    assert next(iter(options(shown.place, "n-for others"))) == usual
    await pick(table.gm, shown, "n-for others", usual)
    running = await combat(table)
    assert [one.initiative for one in running.fighters] == [11, 3]
    assert running.actor == (await person_called(table, "Alma")).id


async def test_the_gm_with_several_of_the_gm_s_own_chooses_for_whom(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    for name in ("Thug A", "Thug B"):
        await npc(table, name)
    await pot(table, 9)
    await fight(table, "Thug A, Thug B", 6, 5)
    shown = await act(table, table.gm)
    assert "2 things are waiting for you." in shown.text
    assert list(options(shown.message, "n-for mine")) == [
        "All: the usual answer, no Fate",
        "Thug A: Fate before the roll",
        "Thug B: Fate before the roll",
    ]
    shown = await pick(table.gm, shown, "n-for mine", "Thug B")
    assert shown.place.content.startswith("Thug B: Overview 7")


@pytest.mark.rule("NOIR-31")
async def test_circumstances_count_in_the_next_roll(table: Table) -> None:
    await duel(table)
    tools = await table.gm.press(table.panel, "More…")
    tools = await pick(table.gm, tools, "n-fighter", "Alma")
    sizes = options(tools.place, "n-circumstances")
    assert list(sizes) == [f"Modifier {size}" for size in ("+10", "+5", "+2", "−2", "−5", "−10")]
    await table.gm.choose(tools.place, "n-circumstances", sizes["Modifier +5"], sizes["Modifier −2"])
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Directed fire")
    assert shown.place.content.startswith("Directed fire 12 vs Konrad")


async def test_the_gm_sets_initiative(table: Table) -> None:
    await duel(table)
    tools = await table.gm.press(table.panel, "More…")
    tools = await pick(table.gm, tools, "n-fighter", "Konrad")
    form = await table.gm.press(tools.place, "Initiative…")
    refused = await table.gm.fill(form, "many")
    assert "99999" in refused.text
    form = await table.gm.press(tools.place, "Initiative…")
    await table.gm.fill(form, "25")
    assert (await combat(table)).fighters[1].initiative == 25


@pytest.mark.rule("NOIR-90")
async def test_a_latecomer_joins_a_side_and_rolls(table: Table) -> None:
    await duel(table)
    await npc(table, "Thug")
    tools = await table.gm.press(table.panel, "More…")
    sides = await pick(table.gm, tools, "n-joins", "Thug")
    assert labels(sides.place) == ["Side A", "Side B", "Side C", "Back"]
    assert "Side A: Alma" in whole(sides.place)
    table.dice.add(9, 8)
    await table.gm.press(sides.place, "Side B")
    thug = (await combat(table)).fighters[-1]
    assert (thug.name, thug.side, thug.initiative) == ("Thug", 2, 17)


async def test_an_action_is_called_off_only_when_it_was_asked_twice(table: Table) -> None:
    await duel(table)
    await declared(table, table.alva, "Fight", ("n-pick", "knife"))
    tools = await table.gm.press(table.panel, "More…")
    sure = await table.gm.press(tools.message, "Call off action")
    assert (await combat(table)).move is not None
    await table.gm.press(sure.place, "Yes")
    running = await combat(table)
    assert (running.move, running.phase) == (None, Phase.DECLARE_ACTION)


async def test_the_combat_ends_when_the_gm_says_so_twice(table: Table) -> None:
    await duel(table)
    tools = await table.gm.press(table.panel, "More…")
    sure = await table.gm.press(tools.message, "End it")
    back = await table.gm.press(sure.place, "Back")
    sure = await table.gm.press(back.place, "End it")
    number = (await combat(table)).id
    await table.gm.press(sure.place, "Yes")
    ended = await combat(table, number)
    assert not ended.is_open
    assert [labels(message) for message in table.read() if message.components] == [["Tell it…"]]
    late = await table.alva.forge(f"n:n-act:1:{number}:1")
    assert "is over" in late.text


async def test_players_have_none_of_the_gm_s_tools(table: Table) -> None:
    await duel(table)
    shown = await table.alva.press(table.panel, "More…")
    assert labels(shown.message) == ["When to ask…", "Pause the game"]
    running = await combat(table)
    at, first = f"1:{running.id}:{running.step}", running.fighters[0].character
    for custom_id, values in (
        (f"n:n-do:{at}:end", None),
        (f"n:n-sure:{at}:end", None),
        (f"n:n-leave:{at}:{first}", None),
        (f"n:n-fighter:{at}", [first]),
        (f"n:n-circumstances:{at}:{first}", ["10"]),
        (f"n:n-rule:{at}:0", ["agility"]),
    ):
        answer = await table.alva.forge(custom_id, values)
        assert answer.message.ephemeral
    assert await combat(table) == running


async def with_two_thugs(table: Table) -> None:
    """Set up Alma, without Fate, against two thugs of a GM with Fate; the thugs will roll low initiative."""
    await noir(table)
    await main(table, table.alva, "Alma")
    for name in ("Thug A", "Thug B"):
        await npc(table, name)
    await pot(table, 9)
    await fight(table, "Thug A, Thug B", 6, 5)
    table.dice.add(2, 3, 2, 4)


async def test_the_gm_gives_the_usual_answer_once_before_and_after_the_rolls(table: Table) -> None:
    await with_two_thugs(table)
    await pick(table.gm, await act(table, table.gm), "n-for mine", "All: the usual answer")
    running = await combat(table)
    assert running.phase is Phase.DECLARE_ACTION
    assert [one.initiative for one in running.fighters] == [11, 3, 4]


async def test_one_tap_at_the_late_die_leaves_it_for_all_of_the_gm_s(table: Table) -> None:
    await with_two_thugs(table)
    for name in ("Thug A", "Thug B"):
        shown = await act(table, table.gm)
        shown = await pick(table.gm, shown, "n-for mine", f"{name}: Fate before")
        (none,) = [one for one in labels(shown.place) if one.startswith("None")]
        await table.gm.press(shown.place, none)
    shown = await pick(table.gm, await act(table, table.gm), "n-for mine", "Thug A: Fate after")
    await table.gm.press(shown.place, "Let all mine stand")
    assert (await combat(table)).phase is Phase.DECLARE_ACTION
