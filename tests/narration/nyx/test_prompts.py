"""Prompts for one person, and the sheet and rolls of one character."""

import pytest

from narration.nyx.character.sheet import form, roll_result, sheet
from narration.nyx.conflict.prompts import bonus_prompt, demand_prompt, penalty_prompt, picker
from narration.text.line import Panel
from rules.nyx.base.enums import Attribute, BonusKind, BreakOff, SideNumber
from rules.nyx.base.settings import Tuning
from rules.nyx.state.actions import FinishCharacter, NameAspects, SetAttribute
from rules.nyx.state.campaign_state import Aspect
from rules.nyx.state.events import RolledAlone
from rules.nyx.view import view
from tests.narration.printing import field, lines, said
from tests.rules.nyx.board import ANN, GM, Board, against_guard, duel


def asked(board: Board, side: SideNumber) -> Panel:
    """The picker as the side's own seat sees it."""
    state = view(board.state, board.seat(side))
    return picker(state, state.contests[board.conflict.id], side)


@pytest.mark.rule("NYX-35")
def test_the_picker_says_what_each_tactic_beats_and_when_it_fits() -> None:
    board = against_guard(first_modifier=1, lead=2)
    board.declare(1, positive=["Ash"])
    assert lines(asked(board, 1)) == [
        "Round 1: Ada ahead by 2. Your pick is final, and sealed until both have picked.",
        "Trial · round 1",
        "Picks and dice are shown together. Until then nobody sees yours, not even the GM.",
        "Ada: Body 6 +1 (modifier) = 7, 3 dice, the best counts",
        "Guard: Value 7, one die",
        "Chance that the next penalty is the other side’s: 94.8%",
        "The same chance in percent, by your tactic (rows) and the reply."
        " The last column says how often the best mix picks it.",
        "[Defensive]",
        "Beats Offensive, loses to Waiting.",
        "+3 if you’re level or behind after the roll; may save you at the end of the scale.",
        "[Waiting]",
        "Beats Defensive, loses to Offensive.",
        "+3 anywhere, but never past the end.",
        "[Offensive]",
        "Beats Waiting, loses to Defensive.",
        "+3 if you’re level or ahead after the roll, even past the end.",
    ]


@pytest.mark.rule("NYX-30")
def test_the_picker_counts_the_situation_from_its_own_side() -> None:
    board = duel(first_advantage=2)
    board.round((1, 1), (5, 2))
    board.steps()
    shown = (*lines(asked(board, 1)), *lines(asked(board, 2)))
    shifts = [line for line in shown if "situation" in line]
    assert shifts == [
        "The situation moves the marker +2 for you this round.",
        "The situation moves the marker −2 for you this round.",
    ]


@pytest.mark.rule("NYX-33")
def test_after_the_pick_there_is_nothing_left_to_press() -> None:
    board = duel()
    board.declare_both()
    board.pick(1, 1)
    panel = asked(board, 1)
    assert said(panel.headline) == "Round 1. 🔒 Sealed: Waiting. It’s final, and shown when both have picked."
    assert panel.fields == ()


@pytest.mark.rule("NYX-36")
def test_a_winner_sees_where_the_steps_would_lead() -> None:
    board = duel(first_break_off=BreakOff.FORBIDDEN)
    board.round((2, 1), (6, 10))
    panel = bonus_prompt(board.state, board.conflict, 1)
    assert lines(panel) == [
        "Round 1: a win for Ada. How to use it?",
        "Trial · round 1",
        "[Three steps]",
        "Ada: +6 → +5",
        "4 steps past the end of the scale, as effect against the opponent.",
        "[Narrative advantage]",
        "Instead of the steps: a weapon drawn, a better spot, time gained. Say what it is.",
        "The GM decides whether it’s reasonable; if not, you choose again.",
    ]


@pytest.mark.rule("NYX-36")
def test_the_second_side_sees_the_steps_from_its_own_end() -> None:
    board = against_guard()
    board.round((1, 2), (2, 6))
    panel = bonus_prompt(board.state, board.conflict, 2)
    assert field(panel, "Three steps") == [
        "Guard: +4 → +5",
        "2 steps past the end of the scale, as effect against the opponent.",
    ]
    assert field(panel, "Narrative advantage")[1] == "As the GM, you decide it yourself."
    assert field(panel, "Break off") == ["The conflict ends with this round, and nobody reaches the goal."]


@pytest.mark.rule("NYX-37")
def test_two_winners_read_that_their_steps_cancel_out() -> None:
    board = duel()
    board.round((1, 1), (5, 2))
    assert field(bonus_prompt(board.state, board.conflict, 2), "Three steps") == [
        "Both sides won. If both take steps, the marker stays."
    ]


@pytest.mark.rule("NYX-44")
@pytest.mark.parametrize(
    ("modifier", "faces", "fatigue"),
    [
        (0, (3, 10), ["Body 6 −1 = 5"]),
        (3, (9, 10), ["Body 6 −6 = 0", "⚠ An attribute at 0: out, and the conflict is lost."]),
    ],
)
def test_a_penalty_shows_the_value_that_fatigue_would_leave(
    modifier: int, faces: tuple[int, int], fatigue: list[str]
) -> None:
    board = duel(first_modifier=modifier)
    board.round((2, 1), faces)
    board.choose(1, BonusKind.STEPS)
    panel = penalty_prompt(board.state, board.conflict, 2)
    assert field(panel, "Fatigue") == fatigue
    assert said(panel.headline).startswith("⚠ Bo: effect ")


@pytest.mark.rule("NYX-12")
def test_a_demand_shows_the_cost_and_gain_of_each_answer() -> None:
    board = duel()
    board.do(board.demand("Ada", "Iron"))
    panel = demand_prompt(board.who("Ada"))
    assert said(panel.headline) == "⚠ Ada: the GM demands an aspect in the next roll."
    assert field(panel, "Iron (3)") == ["Accept: +3 points, 3 dice against you. Buy off: 1 of your 5 points."]


@pytest.mark.rule("NYX-12")
def test_without_points_a_demand_must_be_accepted() -> None:
    board = duel()
    board.do(board.demand("Ada", "Rue"))
    board.give("Ada", points=0)
    accept = "You have no point to buy it off. Accept: +1 point, 1 die against you."
    assert field(demand_prompt(board.who("Ada")), "Rue (1)") == [accept]


@pytest.mark.rule("NYX-12")
def test_buying_off_for_the_value_shows_its_cost_and_when_it_is_too_much() -> None:
    board = duel()
    board.do(board.demand("Ada", "Iron"))
    board.give("Ada", points=2)
    dear = demand_prompt(board.who("Ada"), Tuning(buy_off="value"))
    assert field(dear, "Iron (3)") == [
        "Buying it off costs 3, and you have 2. Accept: +3 points, 3 dice against you."
    ]
    board.give("Ada", points=3)
    paid = demand_prompt(board.who("Ada"), Tuning(buy_off="value"))
    assert field(paid, "Iron (3)") == ["Accept: +3 points, 3 dice against you. Buy off: 3 of your 3 points."]


@pytest.mark.rule("NYX-45")
def test_damage_that_gives_no_points_says_so() -> None:
    board = duel()
    cut = Aspect(id=20, name="Cut", value=1, damage=True)
    board.give("Ada", aspects=(*board.who("Ada").aspects, cut))
    board.do(board.demand("Ada", "Cut"))
    panel = demand_prompt(board.who("Ada"), Tuning(damage_points=False))
    assert field(panel, "Cut (1)") == ["Accept: no points, 1 die against you. Buy off: 1 of your 5 points."]


ATTRIBUTES_HINT = (
    "**Body** is strength, speed and endurance; **Mind** reason, will and the senses; **Interaction** "
    "persuasion, art, contacts and standing. 5 is average. A dock worker: Body 8, Mind 4, Interaction 5."
)


@pytest.mark.rule("NYX-5")
def test_each_step_of_a_form_advises_on_the_next_and_enforces_nothing() -> None:
    board = Board()
    number = board.sketch("Ada", ratings={"body": 8, "mind": 8, "interaction": 5})
    assert ATTRIBUTES_HINT in lines(form(board.who("Ada")))
    board.do(SetAttribute(character=number, attribute=Attribute.MIND, value=4), ANN)
    advice = " ".join(lines(form(board.who("Ada"))))
    assert "help and hurt. Keep them apart" in advice
    assert ATTRIBUTES_HINT not in advice
    alike = ("Small", "Small for her age", "Rather small", "Tiny", "Slight", "Short", "A", "B", "C", "D")
    board.do(NameAspects(character=number, first=1, names=alike), ANN)
    assert "Keep them apart" not in " ".join(lines(form(board.who("Ada"))))
    board.do(FinishCharacter(character=number), ANN)
    assert board.who("Ada").finished


@pytest.mark.rule("NYX-4")
def test_a_form_counts_what_is_left_to_place_and_to_name() -> None:
    board = Board()
    number = board.sketch("Ada", ratings={"body": 4, "mind": 5, "interaction": 7})
    board.do(NameAspects(character=number, first=1, names=("Iron", "", "Oak")), ANN)
    assert lines(form(board.who("Ada")))[:-1] == [
        "Ada: 1 attribute point left, 8 aspects to name.",
        "Ada",
        "Saved as it is. Go on whenever you like.",
        ATTRIBUTES_HINT,
        "[Attributes]",
        "Body 4",
        "Mind 5",
        "Interaction 7",
        "Sum 16 of 17: 1 left",
        "[Aspects]",
        "**3:** Iron",
        "**2:** (open), Oak, (open)",
        "**1:** (open), (open), (open), (open), (open), (open)",
    ]


@pytest.mark.rule("NYX-2")
@pytest.mark.parametrize(("mind", "budget"), [(8, "✅ Sum 17 of 17"), (10, "Sum 19 of 17: 2 too many")])
def test_a_form_says_when_the_budget_is_met_or_broken(mind: int, budget: str) -> None:
    board = Board()
    board.sketch("Ada", ratings={"body": 4, "mind": mind, "interaction": 5})
    assert field(form(board.who("Ada")), "Attributes")[-1] == budget


def test_a_full_form_is_ready_to_be_finished() -> None:
    board = Board()
    number = board.sketch("Ada")
    board.do(NameAspects(character=number, first=1, names=tuple("abcdefghij")), ANN)
    assert lines(form(board.who("Ada")))[0] == "Ada: the attributes are set, every aspect has a name."
    assert "✅ Everything is in place: you can finish the sheet." in lines(form(board.who("Ada")))


def test_a_sheet_shows_attributes_points_aspects_and_damage() -> None:
    board = duel()
    board.round((2, 1), (6, 10))
    board.choose(1, BonusKind.STEPS)
    board.do(board.penalty(2, "A broken arm"), board.seat(2))
    board.give("Bo", points=1)
    assert lines(sheet(board.who("Bo"))) == [
        "Bo: Body 6, Mind 6, Interaction 5, Points 1",
        "Bo",
        "Points 1",
        "[Attributes]",
        "Body 6",
        "Mind 6",
        "Interaction 5",
        "[Aspects]",
        "**3:** Iron",
        "**2:** Ash, Oak, Elm",
        "**1:** Fir, Yew, Bay, Fig, Ivy, Rue",
        "[Damage aspects]",
        "A broken arm",
    ]


@pytest.mark.rule("NYX-46")
def test_a_sheet_says_that_its_character_is_out() -> None:
    board = duel()
    board.give(
        "Ada", ratings={key: one.but(fatigue=one.base) for key, one in board.who("Ada").ratings.items()}
    )
    panel = sheet(board.who("Ada"))
    assert said(panel.lines[0]) == "Out: an attribute is at 0 until the next scene."
    assert field(panel, "Attributes")[0] == "Body 6 −6 (fatigue) = 0"


def test_a_bare_opponent_has_a_sheet_of_one_value() -> None:
    board = Board()
    board.bare("Guard", 9)
    assert lines(sheet(board.who("Guard"))) == [
        "Guard: Value 9",
        "Guard",
        "One value for everything, no aspects and no aspect points.",
        "[Attributes]",
        "Value 9",
    ]


@pytest.mark.rule("NYX-15")
def test_a_roll_is_shown_with_its_dice_and_its_cost() -> None:
    board = Board()
    board.player("Ada")
    board.do(board.roll("Ada", modifier=-2, positive=["Ash"]), ANN, (2, 3, 5))
    event: RolledAlone = board.event(RolledAlone)
    assert lines(roll_result(event)) == [
        "Ada rolls Body 6 −2 (modifier) = 4: 2, **3**, ~~5~~ → effect 3",
        "Ada succeeds",
        "Body 6 −2 (modifier) = 4: 2, **3**, ~~5~~ (3 dice, the best counts)",
        "Effect 3",
        "Helps: Ash (2)",
        "Points −1",
    ]


def test_a_headline_of_many_dice_shows_the_one_that_counts() -> None:
    board = Board()
    board.player("Ada", GM, npc=True)
    board.do(board.roll("Ada", positive=["Iron", "Ash"]), GM, (7, 8, 9, 10, 7, 5))
    event: RolledAlone = board.event(RolledAlone)
    assert said(roll_result(event).headline) == "Ada rolls Body 6: **5** (6 dice, the best counts) → effect 5"
