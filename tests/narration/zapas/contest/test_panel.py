"""The panels of a roll, a duel and a scene: their parts, the chances, and the people they wait for."""

from fractions import Fraction

import pytest

from narration.text.line import Panel
from narration.zapas.contest.dice import percent
from narration.zapas.contest.panel import zapas_panel
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state.contests import Aim, Purpose, Step
from tests.narration.printing import field, is_sayable, lines, said, text
from tests.narration.zapas.evening import happened
from tests.rules.zapas.board import ANN, BEN, CLEO, DAN, PLACE, Board, table


def shown(board: Board) -> Panel:
    """Return the last contest's panel; check that every language can print it."""
    panel = zapas_panel(board.state, board.contest, happened(board))
    is_sayable(panel)
    return panel


def body(board: Board) -> list[str]:
    """Return the lines under the title, without those about waiting."""
    return [row for row in lines(shown(board))[2:] if not row.startswith("⏳")]


# ------------------------------------------------------------------------------------------ a roll


@pytest.mark.rule("ZAP-12", "ZAP-21")
def test_a_roll_first_waits_for_its_difficulty_and_reminds_of_conditions() -> None:
    board = table()
    board.hurt("Ada", "injured", raises=1)
    board.open("Ada", None)
    panel = shown(board)
    assert said(panel.headline) == "Ada: Climb the wall"
    assert body(board) == ["Goal: Be on the roof", "Ada’s conditions: injured"]


@pytest.mark.rule("ZAP-13", "ZAP-14", "ZAP-16", "ZAP-22")
def test_a_pool_and_a_difficulty_show_their_parts() -> None:
    board = table()
    board.hurt("Ada", "injured", raises=1)
    board.open("Ada", None)
    board.difficulty(3, conditions=("injured",))
    board.build(trait="Soldier", aspects=("accuracy", "drill"), flag="Courage", reserve=2)
    board.help("Bo")
    panel = shown(board)
    assert said(panel.headline) == "Ada gathers 8 dice against 4: 64% · Climb the wall"
    assert body(board)[2:] == [
        "Difficulty: medium 3 + 1 (injured) = **4**",
        "Pool: 1 + **Soldier** 1 + aspects **accuracy**, **drill** 2 + flag **Courage** 1"
        " + reserve **2** + help **1** = **8 dice**",
        "Chance: **64%**",
        "Bo helps: “A hand”",
    ]
    assert "⏳ Ada: gather dice and roll" in text(panel)


@pytest.mark.rule("ZAP-10")
def test_an_aspect_and_a_flag_of_the_same_text_are_both_in_the_sum() -> None:
    board = table()
    board.open("Ada")
    board.build(trait="Thief", aspects=("Risky",), flag="Risky")
    assert "Pool: 1 + **Thief** 1 + aspect **Risky** 1 + flag **Risky** 1 = **4 dice**" in body(board)


@pytest.mark.rule("ZAP-19")
def test_a_hopeless_pool_gets_a_warning() -> None:
    board = table()
    board.open("Ada")
    assert "Pool: 1 die" in body(board)
    assert "⚠ Fewer dice than the difficulty: as it is, this can’t succeed." in body(board)
    assert said(shown(board).headline) == "Ada gathers 1 die against 3: 0% · Climb the wall"
    board.build(reserve=2)
    assert "Chance: **12%**" in body(board)


@pytest.mark.rule("ZAP-13", "ZAP-34")
def test_excluded_and_disputed_dice_are_shown_and_do_not_count() -> None:
    board = table()
    board.open("Ada")
    board.build(trait="Soldier", aspects=("accuracy", "drill"))
    drill = board.trait("Ada", "Soldier").aspects[2].id
    board.do(board.move(m.Bar, item=f"aspect {drill}"))
    board.help("Bo")
    board.do(board.move(m.Object, seat=BEN.id), CLEO)
    panel = shown(board)
    assert "Pool: 1 + **Soldier** 1 + aspect **accuracy** 1 = **3 dice**" in body(board)
    assert body(board)[-2:] == [
        "Ruled out by the GM: drill",
        "⚠ Bo helps: “A hand” · someone objects: the die doesn’t count until the GM has decided",
    ]
    assert "⏳ The GM: does the help count?" in text(panel)


@pytest.mark.rule("ZAP-23")
def test_a_lock_removes_the_aspect_from_the_sum() -> None:
    board = table()
    board.open("Ada")
    board.build(trait="Soldier", aspects=("accuracy", "rifle"))
    board.hurt("Ada", "disarmed", locks=(("Soldier", "rifle"),))
    assert "Pool: 1 + **Soldier** 1 + aspect **accuracy** 1 = **3 dice**" in body(board)


@pytest.mark.rule("ZAP-16")
def test_a_changed_difficulty_waits_for_the_roller() -> None:
    board = table()
    board.open("Ada")
    board.build(trait="Soldier")
    board.difficulty(5, raises=(Step(text="Rain", amount=2),))
    assert "⏳ Ada: go on at this difficulty?" in text(shown(board))
    assert "Difficulty: very hard 5 + 2 (Rain) = **7**" in body(board)


@pytest.mark.rule("ZAP-24", "ZAP-56", "ZAP-58", "ZAP-63")
def test_a_roll_states_its_purpose() -> None:
    board = table()
    board.hurt("Bo", "lost")
    board.npc("Ogre")
    board.do(a.SetTask(text="Bring down the dragon"))
    task = board.state.shared.tasks[-1].id
    aims = {
        Aim(purpose=Purpose.CONDITION, character=board.id("Bo"), text="lost"): (
            "Against a condition: lost (Bo)"
        ),
        Aim(purpose=Purpose.PART, task=task, text="Sand"): (
            "Part of a hard task: Sand, for “Bring down the dragon”; a success lowers its difficulty by 2"
        ),
        Aim(purpose=Purpose.TASK, task=task): "A hard task: Bring down the dragon",
        Aim(purpose=Purpose.ATTACK, character=board.id("Ogre")): "An attack: Ogre",
        Aim(purpose=Purpose.CONTACT, text="a smith"): "Knowing someone: a smith",
        Aim(purpose=Purpose.PACKED, text="a rope"): "Something brought along: a rope",
    }
    for aim, wanted in aims.items():
        board.open("Ada", None, aim)
        board.difficulty(3, reduction=2)
        assert wanted in body(board)
        board.do(board.move(m.Cancel), ANN)


@pytest.mark.rule("ZAP-56")
def test_a_task_shows_by_how_much_its_parts_reduced_it() -> None:
    board = table()
    board.do(a.SetTask(text="Bring down the dragon"))
    task = board.state.shared.tasks[-1].id
    for text_, reduction in (("Sand", 1), ("Net", 2)):
        board.open("Ada", None, Aim(purpose=Purpose.PART, task=task, text=text_))
        board.difficulty(2, reduction=reduction)
        board.build(trait="Soldier")
        board.throw(4, 4)
    board.open("Ada", 6, Aim(purpose=Purpose.TASK, task=task))
    assert "Difficulty: extreme 6 − 1 (Sand) − 2 (Net) = **3**" in body(board)


@pytest.mark.rule("ZAP-16")
@pytest.mark.parametrize(
    ("chance", "wanted"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 2**20), "under 1%"),
        (Fraction(99, 128), "77%"),
        (1 - Fraction(1, 2**20), "over 99%"),
        (Fraction(1), "100%"),
    ],
)
def test_a_chance_that_is_neither_certain_nor_impossible_is_never_shown_as_either(
    chance: Fraction, wanted: str
) -> None:
    assert said(percent(chance)) == wanted


# ------------------------------------------------------------------------------------------ a duel


@pytest.mark.rule("ZAP-47", "ZAP-54")
def test_a_duel_begins_with_its_stakes() -> None:
    board = table()
    board.challenge("Ada", "Bo", fact=True, stakes=False)
    panel = shown(board)
    assert said(panel.headline) == "Ada – Bo · ⏳ Ada, Bo: say what is at stake"
    assert "It’s about a fact: what the winner claims is true." in text(panel)
    assert field(panel, "Ada") == ["At stake: not said yet"]
    board.do(board.move(m.EditStakes, stakes=("Mine", "Yours")), ANN)
    board.side(m.AcceptStakes, 1)
    panel = shown(board)
    assert said(panel.headline) == "Ada – Bo · ⏳ Ada: accept the stakes?"
    assert field(panel, "Bo") == ["At stake: Yours", "✅ accepts the stakes"]


@pytest.mark.rule("ZAP-48", "ZAP-49", "ZAP-51")
def test_everybody_sees_both_pools_and_the_chances() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    board.agree()
    board.choose(0, trait="Soldier", aspects=("accuracy", "drill"), flag="Courage")
    panel = shown(board)
    assert said(panel.headline) == "Ada – Bo · ⏳ Bo: choose trait, aspects, flag"
    assert field(panel, "Ada") == [
        "At stake: The map is mine",
        "✅ locked",
        "Pool: 1 + **Soldier** 1 + aspects **accuracy**, **drill** 2 + flag **Courage** 1 = **5 dice**",
    ]
    board.choose(1, trait="Healer", aspects=("herbs", "bones"))
    board.help("Cyrus", 1)
    board.side(m.CloseHelp, 0)
    panel = shown(board)
    assert "Ada wins 38%, Bo 38%, tie 25%" in text(panel)
    assert "Ada wants to begin the bidding." in text(panel)
    assert field(panel, "Bo")[-1] == "Cyrus helps: “A hand”"
    board.do(board.move(m.Cancel), BEN)
    assert "Bo wants to call it off; the other side must agree." in text(shown(board))


@pytest.mark.rule("ZAP-50")
def test_every_bid_is_shown_with_the_rest_of_the_reserve_and_the_next_bidder() -> None:
    board = table()
    board.stake("Bo", reserve=1)
    board.helpable()
    board.begin_bidding()
    board.bid(0, 2)
    panel = shown(board)
    assert said(panel.headline) == "Ada – Bo · dice: 3 against 1 · ⏳ Bo: add dice, or be ready"
    assert field(panel, "Ada")[-1] == "Bid **2**, 5 left"
    board.bid(1, 1)
    board.bid(0, 1)
    panel = shown(board)
    assert "Bids: Ada +2, Bo +1, Ada +1, Bo is ready, no dice left" in text(panel)
    assert field(panel, "Bo")[-1] == "Bid **1**, 0 left"
    assert "⏳ Ada" in said(panel.headline)


@pytest.mark.rule("ZAP-13", "ZAP-48")
def test_excluded_dice_in_a_duel_are_listed_under_their_side() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    board.agree()
    board.do(board.move(m.Bar, side=1, item=f"trait {board.trait('Bo', 'Thief').id}"))
    panel = shown(board)
    assert field(panel, "Bo")[-1] == "Ruled out by the GM: Thief"
    assert "Ruled out" not in " ".join(field(panel, "Ada"))


# ------------------------------------------------------------------------------------------ a scene


@pytest.mark.rule("ZAP-30")
def test_a_scene_shows_its_people_and_their_possible_questions() -> None:
    board = table()
    board.stake("Ada", reserve=2)
    people = (board.id("Ada"), board.id("Dora"))
    board.do(m.StartRecovery(place=PLACE, characters=people, others=("Old Nan",)), DAN, [12])
    panel = shown(board)
    assert said(panel.headline) == "Recovery: Ada, Dora, Old Nan · ⏳ The GM: is the scene over?"
    assert field(panel, "Ask each other, in character") == [
        "· What do you miss most from where you come from?",
        "· What frightens you more than you let on?",
        "· Who taught you what you do best, and what did it cost?",
    ]
    assert "Ada: reserve **2**" in text(panel)


def test_a_finished_contest_shows_its_story_or_at_least_its_name() -> None:
    board = table()
    board.helpable()
    board.do(board.move(m.Cancel))
    assert said(shown(board).headline) == "“Ada – Bo” is called off"
    forgotten = zapas_panel(board.state, board.contest, ())
    is_sayable(forgotten)
    assert said(forgotten.headline) == "Ada – Bo · called off"
    assert forgotten.tone == "over"
