"""Chances inside and outside campaigns and in direct messages; the GM's setting; automatic sides."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands

from rules.campaign.actions import ChangeSetting
from rules.chance.dice import ScriptedDice
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Table


async def test_a_roll_is_private_with_picture_and_alternative_text(table: Table) -> None:
    await table.campaign()
    shown = await table.alva.slash("odds roll", value=5, modifier=-1, positive=2)
    assert shown.result.ephemeral
    assert shown.text == "Chance of success: 78.4% · mean effect 2.2"
    (file,) = shown.message.attachments
    assert file.filename == "odds.png"
    assert file.description is not None
    assert file.description.startswith("Nyx: Value 5 −1 (modifier) = 4 · 3 dice, the best counts. Effect")


async def test_in_the_open_it_is_in_the_campaign_s_language(table: Table) -> None:
    await table.campaign("sv")
    shown = await table.alva.slash("odds roll", value=5, public=True)
    assert shown.result.response is not None
    assert shown.result.response.content == "✅ The chances are below."
    assert table.read()[-1].content == "Chans att lyckas: 50,0 % · effekt i snitt 1,5"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"game": "noir", "value": 9, "fate": 2}, "Success: 89.8% · exceptional: 16.8%"),
        ({"game": "noir", "value": 12, "modifier": 2, "opponent": 10}, "Side 1 wins: 73.1%"),
        ({"game": "zapas", "value": 5, "difficulty": 3}, "Chance of success: 50.0%"),
        ({"game": "zapas", "value": 6, "opponent": 4}, "Side 1 wins: 62.3%"),
        ({"game": "nyx", "value": 6, "opponent": 6}, "Side 1 wins: 39.0%"),
    ],
)
async def test_any_game_is_told_of_where_there_is_no_campaign(
    table: Table, options: dict[str, Any], said: str
) -> None:
    shown = await table.alva.slash("odds roll", **options)
    assert shown.text.startswith(said)


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("nyx-odds round", {"value": 5, "opponent": 6, "tactic": "defensive"}, "Steps on average: −0.5"),
        ("nyx-odds slow", {"value": 5, "modifier": -2}, "Damage on average: 2.1 · none at all: 2.7%"),
        ("noir-odds damage", {"dice": 2, "plus": 1, "threshold": 8}, "No wound: 21.0% · one: 58.6%"),
        ("noir-odds late", {"dice": "0, 1", "value": 3}, "With one more die for 4 Fate: 80.0%"),
        (
            "noir-odds late",
            {"dice": "6 5", "value": 8, "opponent_total": 20},
            "With one more die for 4 Fate: 40.0%",
        ),
        ("odds roll", {"value": 5, "game": "zapas", "difficulty": 3, "reserve": 4, "added": 2}, "Chance of"),
    ],
)
async def test_what_is_not_a_roll_has_a_question_of_its_own(
    table: Table, name: str, options: dict[str, Any], said: str
) -> None:
    game = options.get("game") or name.partition("-")[0]
    await table.gm.slash("campaign new", system=game, name="The Night Train", language="en")
    shown = await table.alva.slash(name, **options)
    assert shown.text.startswith(said)
    assert [file.filename for file in shown.message.attachments] == ["odds.png"]


async def test_what_only_one_game_has_is_offered_only_where_it_is_played(table: Table) -> None:
    (odds,) = (each for each in table.bot.tree.get_commands() if each.name == "odds")
    assert isinstance(odds, app_commands.Group)
    assert [each.name for each in odds.commands] == ["roll"]
    await table.gm.slash("campaign new", system="noir", name="Harbour", language="en")
    here = {each.name for each in table.bot.tree.get_commands(guild=discord.Object(table.guild.id))}
    assert "noir-odds" in here
    assert "nyx-odds" not in here


async def test_it_answers_in_direct_messages(table: Table) -> None:
    shown = Answer(await table.alva.actor.user.slash("odds roll", value=5, game="nyx"))
    assert shown.text == "Chance of success: 50.0% · mean effect 1.5"
    assert [file.filename for file in shown.message.attachments] == ["odds.png"]


async def test_what_cannot_be_reckoned_is_refused_with_what_to_do(table: Table) -> None:
    async def said(name: str, **options: Any) -> str:
        return (await table.alva.slash(name, **options)).text

    first = await said("odds roll", value=5)
    await table.campaign()
    assert "Choose one with the option “game”" in first
    assert "needs a difficulty" in await said("odds roll", value=5, game="zapas")
    assert "Give numbers" in await said("nyx-odds conflict")
    assert "can’t be at 5" in await said("nyx-odds conflict", value=5, marker=5, length=3)


async def test_the_conflict_that_runs_here_is_foretold_whatever_is_picked(table: Table) -> None:
    await table.duel(title="The chase")
    await table.declared(table.alva, table.boris)
    before = await table.alva.slash("nyx-odds conflict")
    assert before.text.startswith("The next penalty is Tove’s: ")
    await table.picked(table.alva, "Offensive")
    after = await table.alva.slash("nyx-odds conflict")
    assert (after.text, whole(after.message)) == (before.text, whole(before.message))
    numbers = await table.boris.slash("nyx-odds conflict", value=5, opponent=7, opponent_modifier=-1)
    assert numbers.text == "Side 1 to win: 33.9% · Side 2 to win: 66.1%"


async def test_an_advantage_counts_as_the_table_has_it_for_the_side_that_holds_it(table: Table) -> None:
    await table.campaign()

    async def side_1_wins(advantage: int) -> float:
        numbers: dict[str, Any] = {
            "value": 5,
            "opponent": 5,
            "length": 3,
            "marker": 1,
            "advantage": advantage,
        }
        answer = await table.alva.slash("nyx-odds conflict", **numbers)
        return float(answer.text.removeprefix("Side 1 to win: ").split("%")[0])

    in_steps = await side_1_wins(2)
    assert in_steps == await side_1_wins(-2)
    await table.play(ChangeSetting(key="advantage", value="attribute"), table.gm)
    # The holder of an advantage rolls better while ahead, and worse while behind.
    assert await side_1_wins(0) < await side_1_wins(2) < await side_1_wins(-2) < in_steps


async def test_the_gm_switches_chances_off_or_keeps_them_for_practice(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    picker = await table.alva.press(table.panel, "Choose")
    assert "Chance that the next penalty is the other side’s:" in whole(picker.message)
    for value, why in (
        ("off", "The GM can switch them on with /campaign settings"),
        ("practice", "only on the practice table"),
    ):
        await table.play(ChangeSetting(key="odds", value=value), table.gm)
        refused = await table.alva.slash("odds roll", value=5)
        assert refused.result.ephemeral
        assert why in refused.text
        bare = await table.alva.press(table.panel, "Choose")
        assert "%" not in whole(bare.message)
        assert {"Defensive", "Waiting", "Offensive"} <= set(labels(bare.message))
    table.bot.services = replace(table.bot.services, practice=True)
    assert (await table.alva.slash("odds roll", value=5)).text.startswith("Chance of success")


async def test_a_side_plays_itself_openly_and_its_pick_is_the_gm_s_secret_too(
    table: Table, dice: ScriptedDice
) -> None:
    await table.wrestling()
    tools = await table.gm.press(table.panel, "More…")
    await table.gm.press(tools.message, "Autopilot")
    assert "(Guard: autopilot)" in table.panel.content
    again = await table.gm.press(table.panel, "More…")
    assert "I’ll pick" in labels(again.message)
    letters = len(table.gm.letters)
    dice.add(4, 7, 1, 9)
    await table.declared(table.alva)
    conflict = await table.conflict()
    assert (conflict.side(2).hand, conflict.side(1).pick) == ("dice", None)
    assert len(table.gm.letters) == letters, "there is nothing that the GM could pick"
    due = await table.gm.press(table.panel, "Choose")
    assert not {"Defensive", "Waiting", "Offensive"} & set(labels(due.message))
    dice.add(3, 4)
    await table.picked(table.alva, "Waiting")
    assert (await table.conflict()).rolled == 1
