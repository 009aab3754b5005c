"""Opposed rolls: one roll by each side decides (NYX-19, NYX-20, D-14, D-15)."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import Attribute, EndReason, GroupMode, Phase
from rules.nyx.base.movement import Movement
from rules.nyx.outcomes import NyxOutcomes
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import (
    ConflictEnded,
    ConflictOpened,
    OpposedRolled,
    PenaltyTaken,
    RoundTold,
)
from rules.nyx.state.contests import Conflict, Outcome
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, Board

STAKE = "who reaches the door"


def people() -> Board:
    """Return a board with Ada (Ann's) and Bo (Ben's), both Body 6, a guard of 7, and the GM's captain."""
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.bare("Guard", 7)
    board.npc("Captain")
    return board


def body(board: Board, name: str, **changes: int) -> None:
    """Change a character's Body directly."""
    ratings = board.who(name).ratings
    board.give(name, ratings={**ratings, Attribute.BODY: ratings[Attribute.BODY].but(**changes)})


def challenging(board: Board, first: str = "Ada", second: str = "Bo", **said: Any) -> m.Challenge:
    sides = [
        m.SideSetup(
            character=board.who(name).id if name else "",
            name="" if name else "Cliff",
            **said.pop(f"{which}_side", {}),
        )
        for which, name in (("first", first), ("second", second))
    ]
    return m.Challenge(place=PLACE, title="Race", sides=(sides[0], sides[1]), **({"stake": STAKE} | said))


def facing(first: str = "Ada", second: str = "Bo", seat: Seat = GM, **said: Any) -> Board:
    board = people()
    board.do(challenging(board, first, second, **said), seat)
    return board


def rolled(board: Board, *dice: int) -> OpposedRolled:
    """Declare for every side that has not declared, which rolls `dice`; return the roll."""
    sides = sorted(board.conflict.sides, key=lambda side: board.seat(side.number) != GM)
    open_ = [side.number for side in sides if not side.declared]
    for number in open_:
        board.declare(number, dice if number == open_[-1] else ())
    told: OpposedRolled = board.event(OpposedRolled)
    return told


@pytest.mark.rule("NYX-20")
def test_the_higher_effect_wins_and_the_margin_says_how_clearly() -> None:
    board = facing(seat=ANN)
    board.declare(1, attribute="mind", positive=["Ash"])
    told = rolled(board, 3, 5, 9, 2)
    assert (told.winner, told.margin, told.stake, told.harmed) == (1, 3, STAKE, None)
    assert [side.roll.pool.attribute for side in told.sides] == [Attribute.MIND, Attribute.BODY]
    assert board.conflict.outcome == Outcome(reason=EndReason.DECIDED, winner=1)
    assert (board.points("Ada"), board.points("Bo")) == (4, 5)


@pytest.mark.rule("NYX-20")
@pytest.mark.parametrize(("dice", "winner", "margin"), [((4, 3), 1, 1), ((4, 4), None, 0), ((3, 4), 2, 1)])
def test_a_margin_of_one_decides_and_the_audit_finds_the_same_winner(
    dice: tuple[int, int], winner: int | None, margin: int
) -> None:
    told = rolled(facing(seat=ANN), *dice)
    assert (told.winner, told.margin) == (winner, margin)
    assert NyxOutcomes().follows(told)
    assert not NyxOutcomes().follows(told.but(winner=None if winner else 1))


@pytest.mark.rule("NYX-20")
@pytest.mark.parametrize("dice", [(4, 4), (9, 8)])
@pytest.mark.parametrize("harmful", [False, True])
def test_equal_effects_change_nothing(dice: tuple[int, int], harmful: bool) -> None:
    board = facing(harmful=harmful)
    told = rolled(board, *dice)
    assert (told.winner, told.margin, told.harmed) == (None, 0, None)
    assert board.conflict.outcome == Outcome(reason=EndReason.DECIDED)


@pytest.mark.rule("NYX-20")
def test_a_margin_may_be_ten_plus_the_winners_bonus() -> None:
    board = people()
    body(board, "Bo", base=14)
    board.do(challenging(board))
    assert rolled(board, 9, 10).margin == 14


@pytest.mark.rule("NYX-20")
def test_an_opposed_roll_has_no_tactics_and_no_rounds() -> None:
    board = facing()
    board.declare(1)
    assert board.refused(board.picking(2, 1), BEN).code == "no-tactics"
    board.declare(2, [4, 3])
    assert not board.conflict.is_open
    assert board.refused(board.declaration(1), ANN).code == "conflict-over"


@pytest.mark.rule("NYX-20")
def test_the_gm_names_the_harm_beforehand_and_the_loser_takes_the_margin() -> None:
    board = facing(harmful=True)
    assert rolled(board, 6, 2).harmed == 2
    assert board.conflict.phase is Phase.PENALTY
    for seat in (ANN, GM, PUBLIC):
        assert board.refused(board.penalty(2), seat).code == "not-your-side"
    assert board.refused(board.penalty(1), ANN).code == "no-penalty-due"
    board.do(board.penalty(2), BEN)
    assert (board.event(PenaltyTaken).effect, board.event(PenaltyTaken).fatigue) == (4, 4)
    assert board.conflict.outcome == Outcome(reason=EndReason.DECIDED, winner=1)


@pytest.mark.rule("NYX-20")
@pytest.mark.parametrize(
    ("dice", "moved"),
    [
        ((6, 2), Movement(marker=0, over1=4)),
        ((2, 5), Movement(marker=0, over2=3)),
        ((4, 4), Movement(marker=0)),
    ],
)
def test_the_margin_is_kept_as_an_overflow_that_moves_no_marker(
    dice: tuple[int, int], moved: Movement
) -> None:
    board = facing(harmful=True)
    rolled(board, *dice)
    kept = board.conflict.round
    assert kept is not None
    assert (kept.movement, board.conflict.marker) == (moved, 0)


@pytest.mark.rule("NYX-43")
def test_a_lost_stake_may_be_taken_as_one_damage_aspect() -> None:
    board = facing(harmful=True)
    rolled(board, 2, 6)
    board.do(board.penalty(1, "Ashamed"), ANN)
    (damage,) = board.who("Ada").damage
    assert (damage.name, damage.value, damage.slow) == ("Ashamed", 1, False)


@pytest.mark.rule("NYX-46")
def test_a_character_put_out_by_a_lost_stake_acts_no_more_and_the_roll_is_decided() -> None:
    board = people()
    body(board, "Ada", fatigue=3)
    board.do(challenging(board, harmful=True))
    rolled(board, 9, 6)
    board.do(board.penalty(1), ANN)
    assert board.who("Ada").is_out
    assert board.conflict.outcome == Outcome(reason=EndReason.DECIDED, winner=2)
    assert board.refused(challenging(board), ANN).code == "character-out"


@pytest.mark.rule("NYX-20")
def test_harm_needs_a_description_from_the_gm() -> None:
    board = people()
    assert board.refused(challenging(board, harmful=True, stake=" ")).code == "stake-missing"
    assert board.refused(challenging(board, harmful=True), ANN).code == "gm-only"
    board.do(challenging(board, stake=""), ANN)
    assert (board.conflict.stake, board.conflict.harmful) == ("", False)


@pytest.mark.rule("NYX-20")
def test_a_player_challenges_with_their_own_character_and_no_modifier() -> None:
    board = people()
    assert board.refused(challenging(board), BEN).code == "not-your-character"
    assert board.refused(challenging(board), PUBLIC).code == "not-your-character"
    for side in ("first", "second"):
        setups: tuple[dict[str, Any], ...] = (
            {"modifier": 1},
            {"members": (board.who("Guard").id,), "group": GroupMode.BEST},
        )
        for setup in setups:
            said: dict[str, Any] = {f"{side}_side": setup}
            assert board.refused(challenging(board, **said), ANN).code == "gm-only"


@pytest.mark.rule("NYX-20")
def test_a_player_challenges_only_visible_people_and_learns_of_nobody_else() -> None:
    board = people()
    for first, second in (("Ada", "Captain"), ("Captain", "Ada"), ("Captain", "Guard")):
        refusal = board.refused(challenging(board, first, second), ANN)
        assert (refusal.code, refusal.details) == ("no-such-character", {})
    board.open("Ada", "Guard")
    board.do(m.EndConflict(**board.at))
    board.do(challenging(board, "Ada", "Guard"), ANN)
    assert board.side(2).declared, "a bare value has nothing to declare"
    assert rolled(board, 4, 3).winner == 1


@pytest.mark.rule("NYX-20")
def test_the_gm_challenges_for_anybody() -> None:
    for first, second in (("Ada", "Bo"), ("Captain", "Ada"), ("Guard", "Captain")):
        board = facing(first, second)
        assert rolled(board, 4, 3).winner == 1


@pytest.mark.rule("NYX-20")
def test_neither_side_of_an_opposed_roll_is_passive() -> None:
    board = people()
    assert board.refused(challenging(board, "Ada", "")).code == "opponent-missing"
    assert board.refused(challenging(board, "", "Ada")).code == "opponent-missing"
    assert board.refused(challenging(board, "Ada", "Ada")).code == "same-character"
    board.do(challenging(board))
    assert board.refused(challenging(board, "Ada", "Captain")).code == "in-conflict"
    assert board.refused(board.roll("Bo"), BEN).code == "in-conflict"


@pytest.mark.rule("NYX-20")
def test_each_side_rolls_on_an_attribute_that_it_has_and_chooses_itself() -> None:
    board = people()
    missing = challenging(board, second_side={"attribute": Attribute.VALUE})
    assert board.refused(missing, ANN).code == "no-such-attribute"
    board.do(challenging(board, second_side={"attribute": Attribute.MIND}), ANN)
    assert board.refused(board.declaration(1, attribute="value"), ANN).code == "no-such-attribute"
    board.declare(1, attribute="interaction")
    board.declare(2, [4, 3], attribute="body")
    used = [side.roll.pool.attribute for side in board.event(OpposedRolled).sides]
    assert used == [Attribute.INTERACTION, Attribute.BODY]


@pytest.mark.rule("NYX-16")
def test_modifiers_of_an_opposed_roll_may_be_positive_or_negative() -> None:
    board = facing(first_side={"modifier": 3}, second_side={"modifier": -3})
    assert [side.roll.pool.target for side in rolled(board, 4, 3).sides] == [9, 3]
    board = people()
    for modifier in (-4, 4):
        assert board.refused(challenging(board, first_side={"modifier": modifier})).code == "out-of-bounds"
    board.do(challenging(board))
    board.do(m.SetModifier(**board.at, side=1, modifier=2))
    assert rolled(board, 4, 3).sides[0].roll.pool.target == 8


@pytest.mark.rule("NYX-19")
def test_advantages_breaking_off_and_corrections_are_refused_in_an_opposed_roll() -> None:
    board = people()
    board.do(ChangeSetting(key="break-off", value="free"))
    board.do(challenging(board, first_side={"advantage": 5, "break_off": "free"}))
    assert [side.advantage for side in board.conflict.sides] == [0, 0]
    assert board.refused(m.BreakOffNow(**board.at, side=1), ANN).code == "break-off-not-free"
    assert board.refused(m.SetAdvantage(**board.at, side=1, advantage=2)).code == "simple-conflict"
    correction = m.CorrectConflict(**board.at, field="marker", value="1", reason="So.")
    assert board.refused(correction).code == "simple-conflict"


@pytest.mark.rule("NYX-19")
def test_the_kind_of_an_action_is_fixed_from_the_start() -> None:
    simple, complex_ = facing().conflict, people().open("Ada", "Bo")
    assert (simple.simple, complex_.simple) == (True, False)
    assert not {"simple", "harmful", "stake"} & set(m.CorrectConflict.model_fields)


@pytest.mark.rule("NYX-12")
def test_demands_are_answered_before_an_opposed_roll_and_end_with_it() -> None:
    board = facing()
    board.declare(1, positive=["Ash"])
    board.do(board.demand("Ada", "Iron"))
    assert (board.side(1).declared, board.points("Ada")) == (False, 5)
    assert board.refused(board.declaration(1), ANN).code == "demand-open"
    board.do(board.answer("Ada", "Iron", buy_off=False), ANN)
    told = rolled(board, 1, 2, 3, 4, 5)
    assert [use.name for use in told.sides[0].forced] == ["Iron"]
    assert (board.who("Ada").demands, board.points("Ada")) == ((), 8)


@pytest.mark.rule("NYX-40")
def test_a_side_may_give_up_instead_and_takes_no_harm() -> None:
    board = facing(harmful=True)
    board.do(m.GiveUp(**board.at, side=2), BEN)
    assert board.conflict.outcome == Outcome(reason=EndReason.GAVE_UP, winner=1)
    assert board.event(ConflictEnded).goals == ("", "")


@pytest.mark.rule("NYX-21")
def test_two_groups_roll_against_each_other_through_one_member_each() -> None:
    board = people()
    body(board, "Bo", fatigue=1)
    first = {"members": (board.who("Bo").id,), "group": GroupMode.BEST}
    second = {"members": (board.who("Captain").id,), "group": GroupMode.WORST, "attribute": Attribute.BODY}
    board.do(challenging(board, "Ada", "Guard", first_side=first, second_side=second))
    board.do(m.Declare(**board.at, side=2, attribute=Attribute.BODY), GM)
    board.do(m.Declare(**board.at, side=1, attribute=Attribute.BODY), BEN, [4, 3])
    told = board.event(OpposedRolled)
    assert [side.name for side in told.sides] == ["Ada", "Captain"]
    assert told.names == ("Ada & Bo", "Guard & Captain")


@pytest.mark.rule("NYX-41")
def test_the_winner_tells_the_story_and_after_a_tie_the_gm() -> None:
    board = facing()
    rolled(board, 4, 3)
    telling = m.TellRound(**board.at, text="She is there first.")
    assert board.refused(telling, BEN).code == "not-narrator"
    board.do(telling, ANN)
    assert board.event(RoundTold).by == "Ada"
    board = facing()
    rolled(board, 4, 4)
    assert board.refused(m.TellRound(**board.at, text="Both."), ANN).code == "not-narrator"
    board.do(m.TellRound(**board.at, text="Both."))


def test_the_opening_carries_everything_that_is_announced() -> None:
    event = facing(harmful=True).event(ConflictOpened)
    opened: Conflict = event.conflict
    assert (opened.simple, opened.stake, opened.harmful, opened.title) == (True, STAKE, True, "Race")
    assert event.turn == 0, "before the roll, which is round 1"
    assert (opened.length, opened.marker) == (1, 0), "as short as a scale can be, and nobody is ahead"
