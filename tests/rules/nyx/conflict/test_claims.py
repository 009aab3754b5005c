"""The GM's word on claimed aspects in conflicts, before the dice fall (NYX-7, NYX-8)."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Phase, Sealed, Tactic
from rules.nyx.conflict.claims import may_claim_again
from rules.nyx.duties import Duty, due_for
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import ClaimsLet, ClaimStruck, RoundRolled
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, Board


def table(second: str = "Guard", **chosen: str) -> Board:
    """Return a conflict of Ada (Ann's) against a guard of the GM's, or Bo (Ben's), with these settings."""
    board = Board(trusts=False)
    for key, value in chosen.items():
        board.do(ChangeSetting(key=key.replace("_", "-"), value=value))
    board.player("Ada", ANN)
    if second == "Bo":
        board.player("Bo", BEN)
    else:
        board.bare("Guard", 7)
    board.open("Ada", second)
    return board


def letting(board: Board) -> m.LetClaims:
    return m.LetClaims(**board.at)


def striking(board: Board, aspect: str, text: str = "") -> m.StrikeClaim:
    return m.StrikeClaim(**board.at, side=1, aspect=board.aspect("Ada", aspect), text=text)


def claimed(board: Board, **uses: Any) -> None:
    """Let Ada declare with these aspects and pick Waiting."""
    board.declare(1, **uses)
    board.pick(1, Tactic.WAITING)


def duties(board: Board) -> list[Duty]:
    return [one.duty for one in due_for(board.state, board.conflict, GM)]


@pytest.mark.rule("NYX-8")
def test_the_gm_who_still_has_to_pick_may_strike_and_lets_pass_by_picking() -> None:
    board = table()
    claimed(board, positive=["Ash"])
    assert duties(board) == [Duty.PICK]
    board.pick(2, Tactic.DEFENSIVE, [9, 9, 3, 5])
    assert isinstance(board.event(RoundRolled), RoundRolled)


@pytest.mark.rule("NYX-8")
def test_a_pick_after_a_strike_keeps_what_the_gm_has_left() -> None:
    board = table("Bo")
    board.declare(1, positive=["Ash", "Oak"])
    board.do(striking(board, "Ash"))
    points = board.points("Ada")
    board.declare(2)
    board.pick(1, Tactic.WAITING)
    side = board.side(1)
    assert (side.declared, [use.name for use in side.positive]) == (True, ["Oak"])
    assert board.points("Ada") == points


@pytest.mark.rule("NYX-8")
def test_a_side_may_claim_again_after_a_strike_until_it_declares() -> None:
    board = table("Bo")
    assert not may_claim_again(board.side(1))
    board.declare(1, positive=["Ash"])
    assert not may_claim_again(board.side(1))
    board.do(striking(board, "Ash"))
    assert may_claim_again(board.side(1))
    board.declare(1, positive=["Oak"])
    assert not may_claim_again(board.side(1))


@pytest.mark.rule("NYX-8")
def test_only_the_gm_strikes() -> None:
    board = table("Bo")
    board.declare(1, positive=["Ash"])
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(striking(board, "Ash"), seat).code == "gm-only"


@pytest.mark.rule("NYX-7")
def test_a_claim_whose_points_were_spent_at_a_table_that_trusts_is_not_struck() -> None:
    board = table("Bo", hindrance_points="at-once")
    board.declare(1, negative=["Iron"])
    assert board.points("Ada") == 8
    board.give("Ada", points=2)
    assert board.refused(striking(board, "Iron")).code == "points-spent"
    board.give("Ada", points=3)
    board.do(striking(board, "Iron"))
    assert board.points("Ada") == 0


@pytest.mark.rule("NYX-8")
def test_a_press_of_a_player_waits_for_the_gm_with_a_new_claim_alone() -> None:
    board = table("Bo")
    for turn in (1, 2):
        board.declare(1, positive=["Ash"])
        board.declare(2)
        board.pick(2, Tactic.WAITING)
        if turn == 1:
            board.pick(1, Tactic.WAITING)
            assert (board.conflict.phase, duties(board)) == (Phase.TACTIC, [Duty.CLAIMS])
            for seat in (ANN, BEN, PUBLIC):
                assert board.refused(letting(board), seat).code == "gm-only"
            board.do(letting(board), dice=[9, 9, 3, 3])
            assert [one.use.name for one in board.event(ClaimsLet).claims] == ["Ash"]
        else:
            board.pick(1, Tactic.WAITING, [9, 9, 3, 3])
        board.steps()
    assert board.conflict.turn == 3


@pytest.mark.rule("NYX-8")
def test_what_was_let_for_one_aspect_says_nothing_of_another() -> None:
    board = table("Bo")
    board.declare(1, positive=["Ash"])
    board.declare(2)
    board.pick(1, Tactic.WAITING)
    board.pick(2, Tactic.WAITING)
    board.do(letting(board), dice=[9, 9, 3, 3])
    board.steps()
    board.declare(1, positive=["Oak"])
    board.declare(2)
    board.pick(1, Tactic.WAITING)
    board.pick(2, Tactic.WAITING)
    assert duties(board) == [Duty.CLAIMS]


@pytest.mark.rule("NYX-8")
def test_a_table_may_wait_in_every_roll_or_in_none() -> None:
    every = table(claims="every")
    claimed(every, positive=["Ash"])
    every.pick(2, Tactic.WAITING)
    assert duties(every) == [Duty.CLAIMS]
    none = table("Bo", claims="no")
    none.declare(1, negative=["Ash"])
    none.declare(2)
    none.pick(2, Tactic.WAITING)
    none.pick(1, Tactic.WAITING, [3, 4, 5, 4])
    assert none.event(RoundRolled).turn == 1


@pytest.mark.rule("NYX-7")
@pytest.mark.parametrize("picked", [False, True])
def test_a_struck_claim_is_taken_back_and_the_round_waits_for_another(picked: bool) -> None:
    board = table()
    board.declare(1, negative=["Ash", "Fir"])
    if picked:
        board.pick(1, Tactic.OFFENSIVE)
    assert board.points("Ada") == 8
    board.do(striking(board, "Ash", "Nothing burns."))
    told = board.event(ClaimStruck)
    assert (told.name, told.use.name, told.text, board.points("Ada")) == ("Ada", "Ash", "Nothing burns.", 6)
    assert board.refused(striking(board, "Ash")).code == "no-claim"
    board.pick(2, Tactic.WAITING)
    assert (board.conflict.phase, board.side(1).pick) == (Phase.TACTIC, None)
    again = board.declaration(1, negative=["Ash"])
    assert board.refused(again, ANN).code == "aspect-struck"
    board.do(board.declaration(1, negative=["Fir"]), ANN)
    board.pick(1, Tactic.OFFENSIVE, [4, 4, 5])
    assert board.event(RoundRolled).sides[0].tactic is Tactic.OFFENSIVE
    assert board.points("Ada") == 6


@pytest.mark.rule("NYX-33")
def test_a_pick_stays_hidden_while_the_gm_judges_and_the_player_claims_again() -> None:
    board = table("Bo")
    board.declare(1, positive=["Ash"])
    board.declare(2)
    board.do(board.picking(1, Tactic.OFFENSIVE).but(keep=True), ANN)
    board.do(board.picking(2, Tactic.DEFENSIVE).but(keep=True), BEN)
    for step in (lambda: None, lambda: board.do(striking(board, "Ash"))):
        step()
        for seat, own in ((GM, 0), (PUBLIC, 0), (ANN, 1), (BEN, 2)):
            seen = NYX.view(board.state, seat).contests[board.conflict.id]
            for side in seen.sides:
                assert (side.pick is Sealed.SEALED) is (side.number != own)
    board.declare(1, [3, 3])
    assert board.event(RoundRolled).sides[0].tactic is Tactic.OFFENSIVE


@pytest.mark.rule("NYX-7")
@pytest.mark.parametrize("claims", ["new", "every", "no"])
def test_nobody_spends_points_of_a_declared_hindrance_before_the_dice(claims: str) -> None:
    board = table(**{} if claims == "new" else {"claims": claims})
    board.give("Ada", points=0)
    board.declare(1, negative=["Iron"])
    assert board.points("Ada") == 3
    assert board.refused(board.story("Ada", "Oak", helps=True), ANN).code == "not-enough-points"
    board.pick(1, Tactic.WAITING)
    board.pick(2, Tactic.DEFENSIVE, [4, 4, 4, 4, 5] if claims != "every" else [])
    if claims == "every":
        board.do(letting(board), GM, [4, 4, 4, 4, 5])
    board.do(board.story("Ada", "Oak", helps=True), ANN)
    assert board.points("Ada") == 2


@pytest.mark.rule("NYX-7")
def test_a_table_where_points_always_wait_holds_them_after_the_round_too() -> None:
    board = table(hindrance_points="always-wait")
    claimed(board, negative=["Ash"])
    assert board.points("Ada") == 5
    board.pick(2, Tactic.DEFENSIVE, [4, 4, 4, 5])
    assert (board.points("Ada"), [gain.use.points for gain in board.who("Ada").gains]) == (5, [2])


@pytest.mark.rule("NYX-7")
def test_letting_a_claim_lets_its_points_count() -> None:
    board = table(hindrance_points="always-wait")
    claimed(board, negative=["Ash"])
    board.do(letting(board))
    assert board.points("Ada") == 7
    board.pick(2, Tactic.DEFENSIVE, [4, 4, 4, 5])
    assert (board.points("Ada"), board.who("Ada").gains) == (7, ())


@pytest.mark.rule("NYX-20")
def test_an_opposed_roll_waits_for_the_gm_where_a_player_s_press_would_roll() -> None:
    board = Board(trusts=False)
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    sides = (m.SideSetup(character=board.who("Ada").id), m.SideSetup(character=board.who("Guard").id))
    board.do(m.Challenge(place=77, title="Race", sides=sides))
    board.declare(1, positive=["Ash"])
    assert duties(board) == [Duty.CLAIMS]
    board.do(letting(board), dice=[9, 9, 3, 2])
    assert not board.conflict.is_open


@pytest.mark.rule("NYX-8")
@pytest.mark.parametrize("claims", ["new", "every"])
def test_a_gm_whose_new_declaration_lets_the_dice_fall_has_seen_the_claim(claims: str) -> None:
    board = Board(trusts=False)
    if claims == "every":
        board.do(ChangeSetting(key="claims", value=claims))
    board.player("Ada", ANN)
    board.npc("Captain")
    sides = (m.SideSetup(character=board.who("Ada").id), m.SideSetup(character=board.who("Captain").id))
    board.do(m.Challenge(place=77, title="Race", sides=sides))
    board.declare(2)
    board.declare(1, positive=["Ash"])
    assert duties(board) == [Duty.CLAIMS]
    board.declare(2, [] if claims == "every" else [9, 9, 3, 2])
    assert board.conflict.is_open is (claims == "every")
