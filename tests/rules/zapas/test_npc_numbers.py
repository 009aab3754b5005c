"""How hard an NPC is to attack is for the GM alone where the setting says so (decision 0121)."""

import pytest

from narration.zapas.contest.story import zapas_story
from narration.zapas.events import tell_event
from rules.campaign.actions import ChangeSetting, RollHidden
from rules.chance.dice import ScriptedDice
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from rules.zapas.hidden_rolls import hidden_roll
from rules.zapas.outcomes import ZapasOutcomes
from rules.zapas.state import contest_events as d
from rules.zapas.state.contests import Aim, Purpose, Roll, Step
from rules.zapas.state.npc_numbers import with_numbers
from rules.zapas.system import ZAPAS
from tests.narration.printing import said, text
from tests.rules.zapas.board import ANN, GM, Board, faces, table


def attacked(*dice: int) -> Board:
    """Return Ada's attack on a king of 3, where that is for the GM alone; thrown, if there are dice."""
    board = table()
    board.do(ChangeSetting(key="npc-numbers", value="gm"))
    board.npc("King", attack=3)
    board.open("Ada", None, Aim(purpose=Purpose.ATTACK, character=board.id("King")))
    board.difficulty(None)
    board.build(trait="Soldier", aspects=("drill",), reserve=4)
    if dice:
        board.throw(*dice)
    return board


def known(board: Board, seat: Seat) -> list[Event]:
    return ZAPAS.known(board.state, board.log, seat)


def of(board: Board, kind: type[Event], seat: Seat) -> list[Event]:
    return [event for event in known(board, seat) if isinstance(event, kind)]


def test_only_the_gm_reads_the_difficulty_of_an_attack() -> None:
    board = attacked(*faces(3, 7))
    for seat, base in ((PUBLIC, 0), (ANN, 0), (GM, 3)):
        roll = ZAPAS.view(board.state, seat).contests[board.roll.id]
        assert isinstance(roll, Roll)
        assert (roll.base, roll.needs) == (base, base or None)
        for event in (*of(board, d.DifficultySet, seat), *of(board, d.Thrown, seat)):
            assert isinstance(event, d.DifficultySet | d.Thrown)
            assert (event.difficulty, event.withheld) == (0, base)
            assert getattr(event, "base", 0) == 0
    assert board.roll.difficulty == 3, "the state has it"
    assert board.event(d.Thrown).success


@pytest.mark.parametrize("seat", [PUBLIC, GM], ids=["public", "gm"])
def test_a_throw_is_told_without_the_difficulty_and_to_the_gm_with_it(seat: Seat) -> None:
    board = attacked(*faces(4, 7))
    told = known(board, seat)
    page = zapas_story(told, ZAPAS.view(board.state, seat).contests[board.roll.id])
    assert page is not None
    lines = [said(one) for event in told if isinstance(event, d.Thrown) for one in tell_event(event)]
    printed = "\n".join([text(page), *lines])
    assert ("difficulty 3" in printed) is (seat is GM)
    assert ("difficulty ?" in printed) is (seat is PUBLIC)


def test_what_the_gm_has_shown_is_no_secret_and_no_other_difficulty_is_one() -> None:
    board = attacked()
    king = board.who("King")
    assert king.npc is not None
    board.give("King", npc=king.npc.but(revealed=True))
    board.open("Bo", None, Aim(purpose=Purpose.ATTACK, character=king.id))
    board.difficulty(None)
    assert board.event(d.DifficultySet).difficulty == 3
    board = table()
    board.do(ChangeSetting(key="npc-numbers", value="gm"))
    board.open("Bo", 4)
    assert board.event(d.DifficultySet).difficulty == 4


def test_results_are_calculated_again_as_far_as_the_reader_knows_the_numbers() -> None:
    board = attacked(*faces(2, 7))
    for seat in (PUBLIC, GM):
        game = ZapasOutcomes()
        log = known(board, seat)
        assert all(map(game.follows, log))
        thrown = next(event for event in log if isinstance(event, d.Thrown))
        game = ZapasOutcomes()
        assert all(map(game.follows, [event for event in log if not isinstance(event, d.Thrown)]))
        assert not game.follows(thrown.but(hits=3))
        assert game.follows(thrown.but(success=True)) is (seat is PUBLIC)


@pytest.mark.rule("ZAP-16")
def test_a_withheld_difficulty_is_never_below_1() -> None:
    step = Step(text="rope", amount=5)
    event = d.DifficultySet(base=0, raises=(), reductions=(step,), difficulty=0, changed=False, withheld=3)
    assert with_numbers(event) == event.but(base=3, difficulty=1, withheld=0)


@pytest.mark.rule("ZAP-16")
def test_a_withheld_difficulty_is_raised_and_reduced_as_any_and_is_then_known() -> None:
    (rope, storm) = (Step(text=name, amount=amount) for name, amount in (("rope", 2), ("storm", 1)))
    event = d.DifficultySet(
        base=0, raises=(storm,), reductions=(rope,), difficulty=0, changed=False, withheld=5
    )
    assert with_numbers(event) == event.but(base=5, difficulty=4, withheld=0)
    thrown = attacked(*faces(3, 7)).event(d.Thrown)
    assert with_numbers(thrown) == thrown.but(difficulty=3, withheld=0)


@pytest.mark.rule("ZAP-15")
def test_a_hidden_roll_has_one_to_thirty_dice() -> None:
    board = table()
    for count, refused in ((0, True), (1, False), (30, False), (31, True)):
        action = RollHidden(count=count, difficulty=1, text="-")
        dice = ScriptedDice([1] * count)
        if refused:
            with pytest.raises(Refused, match="hidden-dice"):
                hidden_roll(board.state, action, GM, dice)
        else:
            assert len(hidden_roll(board.state, action, GM, dice).dice) == count


@pytest.mark.rule("ZAP-15")
def test_a_hidden_roll_may_need_no_hit_and_never_less() -> None:
    board = table()
    for difficulty in (0, 1):
        action = RollHidden(count=1, difficulty=difficulty, text="-")
        assert hidden_roll(board.state, action, GM, ScriptedDice([1])).difficulty == difficulty
    with pytest.raises(Refused, match="hidden-dice"):
        hidden_roll(board.state, RollHidden(count=1, difficulty=-1, text="-"), GM, ScriptedDice([1]))
