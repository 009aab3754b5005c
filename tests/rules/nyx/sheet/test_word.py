"""The GM's word outside conflicts: aspects before the dice, and points that wait (NYX-7, NYX-8, NYX-10)."""

import pytest

from rules.campaign.actions import ChangeSetting, MoveTime
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as a
from rules.nyx.state.campaign_state import Aspect
from rules.nyx.state.events import AfflictionRolled, GainsJudged, RollClaimed, RollClaimStruck, RolledAlone
from tests.rules.nyx.board import ANN, ASPECTS, BEN, Board


def table(**chosen: str) -> Board:
    """Return a board with Ada (Ann's) at a table that has these settings, which have `_` for `-`."""
    board = Board(trusts=False)
    board.player("Ada", ANN)
    for key, value in chosen.items():
        board.do(ChangeSetting(key=key.replace("_", "-"), value=value))
    return board


def letting(board: Board) -> a.LetRoll:
    return a.LetRoll(character=board.who("Ada").id)


def striking(board: Board, aspect: str, text: str = "") -> a.StrikeFromRoll:
    return a.StrikeFromRoll(character=board.who("Ada").id, aspect=board.aspect("Ada", aspect), text=text)


def judging(board: Board, *, allow: bool) -> a.JudgeGains:
    """Return the GM's word on everything of Ada's that waits."""
    ada = board.who("Ada")
    return a.JudgeGains(gains=tuple((ada.id, gain.id) for gain in ada.gains), allow=allow)


@pytest.mark.rule("NYX-7")
@pytest.mark.parametrize("claims", ["new", "every", "no"])
def test_nobody_farms_points_with_a_roll_that_ten_aspects_hurt(claims: str) -> None:
    board = table() if claims == "new" else table(claims=claims)
    dice = [9] * 16 if claims == "no" else []
    board.do(board.roll("Ada", negative=ASPECTS), ANN, dice)
    assert board.points("Ada") == 5
    facts = [board.story("Ada", "Iron", helps=True) for _ in range(5)]
    for fact in facts:
        board.do(fact, ANN)
    assert board.refused(facts[0], ANN).code == "not-enough-points"
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(letting(board), seat).code == "gm-only"
        if claims == "no":
            assert board.refused(judging(board, allow=True), seat).code == "gm-only"


@pytest.mark.rule("NYX-10")
@pytest.mark.parametrize("claims", ["new", "no"])
def test_nobody_farms_points_with_facts_that_hurt(claims: str) -> None:
    board = table() if claims == "new" else table(claims=claims)
    for _ in range(3):
        board.do(board.story("Ada", "Ash", helps=False, text="I sigh."), ANN)
    assert (board.points("Ada"), len(board.who("Ada").gains)) == (5, 3)
    board.do(judging(board, allow=False))
    assert (board.points("Ada"), board.who("Ada").gains) == (5, ())
    board.do(board.story("Ada", "Ash", helps=False, text="I fall."), ANN)
    board.do(judging(board, allow=True))
    assert board.points("Ada") == 7
    assert [one.gain.text for one in board.event(GainsJudged).gains] == ["I fall."]


@pytest.mark.rule("NYX-7")
def test_a_table_that_trusts_gives_points_at_once() -> None:
    board = table(claims="no", hindrance_points="at-once")
    board.do(board.roll("Ada", negative=["Ash"]), ANN, [4, 4, 4])
    board.do(board.story("Ada", "Ash", helps=False), ANN)
    assert (board.points("Ada"), board.who("Ada").gains) == (9, ())


@pytest.mark.rule("NYX-45")
def test_damage_that_gives_no_points_at_this_table_lets_none_wait() -> None:
    board = table(claims="no", damage_points="no")
    cut = Aspect(id=11, name="Cut", value=1, damage=True)
    board.give("Ada", aspects=(*board.who("Ada").aspects, cut))
    board.do(board.roll("Ada", negative=["Cut"]), ANN, [4, 4])
    assert (board.points("Ada"), board.who("Ada").gains) == (5, ())


@pytest.mark.rule("NYX-8")
def test_the_gm_sees_a_claim_before_the_dice_and_lets_them_fall() -> None:
    board = table()
    board.do(board.roll("Ada", positive=["Ash"]), ANN)
    assert isinstance(board.log[-1], RollClaimed)
    assert board.points("Ada") == 4
    assert board.refused(board.roll("Ada", positive=["Ash"]), ANN).code == "claim-waits"
    board.do(letting(board), dice=[9, 9, 2])
    assert board.event(RolledAlone).roll.effect == 2
    assert (board.points("Ada"), board.who("Ada").claim) == (4, None)
    assert board.refused(letting(board)).code == "no-claim"


@pytest.mark.rule("NYX-7")
def test_a_hindrance_that_the_gm_lets_before_the_dice_counts_with_them() -> None:
    board = table(hindrance_points="always-wait")
    board.do(board.roll("Ada", negative=["Ash"]), ANN)
    board.do(letting(board), dice=[4, 4, 4])
    assert (board.points("Ada"), board.who("Ada").gains) == (7, ())


@pytest.mark.rule("NYX-8")
def test_a_struck_claim_is_paid_back_and_another_may_be_claimed() -> None:
    board = table()
    board.do(board.roll("Ada", positive=["Ash", "Oak"]), ANN)
    board.do(striking(board, "Ash", "It is dark."))
    told = board.event(RollClaimStruck)
    assert (told.use.name, told.text, board.points("Ada")) == ("Ash", "It is dark.", 4)
    assert board.refused(striking(board, "Ash")).code == "no-claim"
    board.do(striking(board, "Oak"))
    assert (board.points("Ada"), board.who("Ada").claim) == (5, None)
    board.do(board.roll("Ada", positive=["Elm"]), ANN)
    board.do(board.roll("Ada", positive=["Iron"]), ANN)
    assert board.points("Ada") == 4
    board.do(board.roll("Ada"), ANN, [4])
    assert (board.points("Ada"), board.who("Ada").claim) == (5, None)


@pytest.mark.rule("NYX-7")
def test_of_two_hindrances_one_is_struck_and_the_other_still_waits() -> None:
    board = table()
    board.do(board.roll("Ada", negative=["Ash", "Oak"]), ANN)
    board.do(striking(board, "Ash"))
    claim = board.who("Ada").claim
    assert claim is not None
    assert [use.name for use in claim.uses] == ["Oak"]


@pytest.mark.rule("NYX-8")
def test_an_aspect_in_a_claim_is_not_demanded_and_a_demand_is_answered_before_the_dice() -> None:
    board = table()
    board.do(board.roll("Ada", positive=["Ash"]), ANN)
    assert board.refused(board.demand("Ada", "Ash")).code == "aspect-used"
    board.do(board.demand("Ada", "Oak"))
    assert board.refused(letting(board)).code == "demand-open"
    board.do(board.answer("Ada", "Oak", buy_off=False), ANN)
    board.do(letting(board), dice=[4])
    assert board.points("Ada") == 6


@pytest.mark.rule("NYX-47")
def test_a_slow_penalty_s_roll_waits_for_the_gm_s_word_too() -> None:
    board = table()
    ada = board.who("Ada").id
    board.do(a.Afflict(character=ada, name="Venom", attribute=Attribute.MIND, strength=0, period=60))
    board.do(MoveTime(minutes=60))
    board.do(a.RollAffliction(character=ada, affliction=1, nth=0, positive=(2,)), ANN)
    board.do(letting(board), dice=[9, 9, 2])
    assert (board.event(AfflictionRolled).roll.effect, board.points("Ada")) == (2, 4)


@pytest.mark.rule("NYX-7")
def test_the_gm_s_own_characters_need_no_word() -> None:
    board = table()
    board.npc("Captain")
    board.do(board.roll("Captain", negative=["Ash"]), dice=[4, 4, 4])
    assert board.points("Captain") == 7


@pytest.mark.rule("NYX-7")
def test_points_that_wait_are_numbered_from_1_on_and_each_is_judged_alone() -> None:
    board = table(claims="no")
    for text in ("I sigh.", "I fall."):
        board.do(board.story("Ada", "Ash", helps=False, text=text), ANN)
    ada = board.who("Ada")
    assert [gain.id for gain in ada.gains] == [1, 2]
    board.do(a.JudgeGains(gains=((ada.id, 1),), allow=True))
    assert (board.points("Ada"), [gain.id for gain in board.who("Ada").gains]) == (7, [2])
    board.do(board.story("Ada", "Ash", helps=False, text="I weep."), ANN)
    assert [gain.id for gain in board.who("Ada").gains] == [2, 3]


@pytest.mark.rule("NYX-7")
def test_points_are_judged_once() -> None:
    board = table(claims="no")
    board.do(board.roll("Ada", negative=["Ash", "Fir"]), ANN, [4, 4, 4, 4])
    both = judging(board, allow=True)
    board.do(both)
    assert (board.points("Ada"), board.refused(both).code) == (8, "no-gain")
