"""What each seat is offered: exactly the actions that make sense for it now."""

import pytest

from rules.core.model_base import Action
from rules.core.seat import PUBLIC, Seat
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.contests import Pool
from rules.zapas.system import ZAPAS
from tests.rules.zapas.board import ANN, BEN, CLEO, DAN, GM, PLACE, Board, table
from tests.rules.zapas.moments import creation, doubted


def offered(board: Board, seat: Seat) -> list[Action]:
    return list(ZAPAS.legal_actions(board.state, seat))


def pools(board: Board, name: str, flag: str = "Courage", reserve: int = 0) -> list[Pool]:
    """Return a pool of each trait with all its aspects, after one without a trait."""
    aspects = {one.name: tuple(each.text for each in one.aspects) for one in board.who(name).traits}
    choices = [("", ()), *aspects.items()]
    return [board.pool(name, trait, each, flag, reserve) for trait, each in choices]


# ------------------------------------------------------------------------------------------------ rolls


@pytest.mark.rule("ZAP-16")
def test_the_gm_sets_the_usual_difficulty_or_the_least() -> None:
    board = table()
    board.open("Ada", None)
    usual, least = board.move(m.SetDifficulty, base=3), board.move(m.SetDifficulty, base=2)
    assert offered(board, GM) == [usual, least, board.move(m.Cancel)]
    assert offered(board, ANN) == [board.move(m.Cancel)]
    assert offered(board, BEN) == offered(board, PUBLIC) == []


@pytest.mark.rule("ZAP-13", "ZAP-14", "ZAP-26")
@pytest.mark.parametrize(("have", "added"), [(7, 1), (1, 1), (0, 0)])
def test_a_roller_adds_a_flag_and_one_die_to_each_trait_with_its_aspects(have: int, added: int) -> None:
    board = table()
    board.stake("Ada", reserve=have)
    board.open("Ada")
    builds = [board.move(m.Build, pool=pool) for pool in pools(board, "Ada", "Loyal to Cyrus", added)]
    assert offered(board, ANN) == [*builds, board.move(m.Throw), board.move(m.Cancel)]


@pytest.mark.rule("ZAP-13")
def test_what_the_gm_excluded_is_in_no_pool_that_is_offered() -> None:
    board = table()
    board.open("Ada")
    soldier, healer = board.trait("Ada", "Soldier"), board.trait("Ada", "Healer")
    loyal = board.flag("Ada", "Loyal to Cyrus").id
    for item in (f"trait {soldier.id}", f"aspect {healer.aspects[1].id}", f"flag {loyal}"):
        board.do(board.move(m.Bar, item=item))
    found = [one.pool for one in offered(board, ANN) if isinstance(one, m.Build)]
    kept = [pool for pool in pools(board, "Ada", "Courage", 1) if pool.trait != soldier.id]
    kept[3] = board.pool("Ada", "Healer", ("herbs", "calm"), "Courage", 1)
    assert found == kept


@pytest.mark.rule("ZAP-34")
def test_an_objection_is_the_gms_to_judge_and_helpers_may_take_their_die_back() -> None:
    board = doubted()
    stays, goes = (board.move(m.JudgeHelp, seat=BEN.id, stays=stays) for stays in (True, False))
    confirm, cancel = board.move(m.Confirm), board.move(m.Cancel)
    assert offered(board, GM) == [stays, goes, confirm, cancel]
    assert offered(board, ANN) == [confirm, cancel]
    assert offered(board, BEN) == [board.move(m.TakeBack, seat=BEN.id)]
    assert offered(board, CLEO) == [board.helping("Cyrus")]


@pytest.mark.rule("ZAP-32", "ZAP-34")
def test_everybody_with_a_die_to_give_may_help_and_anybody_may_object() -> None:
    board = table()
    board.stake("Cyrus", reserve=1)
    board.stake("Dora", reserve=0)
    board.open("Ada")
    board.help("Bo")
    object_ = board.move(m.Object, seat=BEN.id)
    assert offered(board, CLEO) == [object_, board.helping("Cyrus")]
    assert offered(board, DAN) == [object_]
    board.hurt("Cyrus", "dead")
    assert offered(board, CLEO) == [object_]
    assert offered(board, PUBLIC) == []


# ------------------------------------------------------------------------------------------------ duels


@pytest.mark.rule("ZAP-47", "ZAP-52")
def test_the_sides_of_a_duel_write_stakes_accept_or_decline_and_may_cancel() -> None:
    board = table()
    board.challenge("Ada", "Bo", stakes=False)
    cancel = board.move(m.Cancel)
    edit = board.move(m.EditStakes, stakes=("The map is mine", "The map is yours"))
    assert offered(board, ANN) == offered(board, BEN) == [edit, cancel]
    board.do(edit, ANN)
    cancel = board.move(m.Cancel)
    answers = [[board.move(kind, side=side) for kind in (m.AcceptStakes, m.Decline)] for side in (0, 1)]
    assert offered(board, ANN) == [*answers[0], cancel]
    assert offered(board, GM) == [*answers[0], *answers[1], cancel]
    board.do(cancel, ANN)
    assert offered(board, ANN) == answers[0]
    assert offered(board, CLEO) == []


@pytest.mark.rule("ZAP-14", "ZAP-48")
@pytest.mark.parametrize(("flags", "flag"), [("yes", "Loyal to Cyrus"), ("no", "")])
def test_a_side_confirms_a_pool_with_a_flag_where_flags_count(flags: str, flag: str) -> None:
    board = table(duel_flags=flags)
    board.challenge("Ada", "Bo")
    board.agree()
    chosen = [board.move(m.Choose, side=0, pool=one, confirm=True) for one in pools(board, "Ada", flag)]
    assert offered(board, ANN) == [*chosen, board.move(m.Concede, side=0), board.move(m.Cancel)]


@pytest.mark.rule("ZAP-49")
def test_others_help_either_side_and_the_gm_may_end_it_for_both() -> None:
    board = table()
    board.helpable()
    first, second, both = (board.move(m.CloseHelp, side=side) for side in (0, 1, None))
    assert offered(board, GM) == [first, both, second, both, board.move(m.Cancel)]
    assert offered(board, BEN) == [second, board.move(m.Concede, side=1), board.move(m.Cancel)]
    assert offered(board, CLEO) == [board.helping("Cyrus", 0), board.helping("Cyrus", 1)]


@pytest.mark.rule("ZAP-50")
@pytest.mark.parametrize(("have", "dice"), [(7, [0, 1, 7]), (2, [0, 1, 2]), (1, [0, 1])])
def test_a_bidder_is_offered_nothing_one_die_or_all(have: int, dice: list[int]) -> None:
    board = table()
    board.stake("Ada", reserve=have)
    board.helpable()
    board.begin_bidding()
    bids = [board.move(m.Bid, side=0, dice=one) for one in dice]
    assert offered(board, ANN) == [*bids, board.move(m.Concede, side=0), board.move(m.Cancel)]


@pytest.mark.rule("ZAP-50")
def test_a_bidder_who_has_lost_the_last_die_is_offered_to_add_nothing() -> None:
    board = table()
    board.helpable()
    board.begin_bidding()
    board.stake("Ada", reserve=0)
    bids = [one for one in offered(board, ANN) if isinstance(one, m.Bid)]
    assert bids == [board.move(m.Bid, side=0, dice=0)]


# ------------------------------------------------------------------------------------------------ scenes


@pytest.mark.rule("ZAP-30")
def test_the_gm_ends_a_scene_unless_dice_are_promised_and_those_in_it_may_cancel_it() -> None:
    board = table()
    people = (board.id("Ada"), board.id("Bo"))
    board.do(m.StartRecovery(place=PLACE, characters=people), ANN, (1,))
    end, cancel = board.move(m.EndRecovery), board.move(m.Cancel)
    assert offered(board, GM) == [end, cancel]
    assert offered(board, BEN) == [cancel]
    assert offered(board, CLEO) == []
    board.open("Bo")
    board.build(reserve=1)
    assert end not in offered(board, GM)


# ------------------------------------------------------------------------------------------------ sheets


@pytest.mark.rule("SM-1", "ZAP-3")
def test_an_owner_submits_and_withdraws_and_the_others_vote_while_they_can() -> None:
    board = creation()
    sailor, healer, heir = (board.at("Ada", trait) for trait in ("Sailor", "Healer", "Heir"))
    drill, pride = (board.at("Ada", "Soldier", aspect) for aspect in ("drill", "wounded pride"))
    assert offered(board, ANN) == [
        sa.Withdraw(what=drill),
        sa.Submit(what=pride),
        sa.Withdraw(what=pride),
        sa.Withdraw(what=sailor),
        sa.Withdraw(what=healer),
        sa.Submit(what=heir),
        sa.Withdraw(what=heir),
    ]
    assert offered(board, BEN) == [sa.Approve(what=drill)]
    assert offered(board, CLEO) == [sa.Approve(what=drill), sa.Approve(what=sailor), sa.LiftVeto(what=healer)]
    votes = [one for one in offered(board, GM) if not isinstance(one, a.JudgeFlag)]
    expected = [(sa.Approve(what=what), sa.CloseProposal(what=what)) for what in (drill, sailor)]
    assert votes == [each for pair in expected for each in pair]


@pytest.mark.rule("ZAP-8", "ZAP-46")
def test_the_gm_judges_a_flag_and_confirms_only_a_qualifying_one_if_one_must_come_first() -> None:
    board = table()
    who, waiting = board.id("Ada"), board.flag("Ada", "Courage").but(active=False)
    refuse, confirm = (a.JudgeFlag(character=who, flag=waiting.id, fits=fits) for fits in (False, True))
    board.give("Ada", flags=(waiting,))
    assert offered(board, GM) == [refuse, confirm]
    assert offered(board, ANN) == []
    board.give("Ada", qualifying_first=True)
    assert offered(board, GM) == [refuse]
    board.give("Ada", flags=(waiting.but(qualifying=True),))
    assert offered(board, GM) == [refuse, confirm]


@pytest.mark.rule("ZAP-43")
def test_the_gm_keeps_or_strikes_a_flag_that_is_to_go_but_not_one_that_a_roll_uses() -> None:
    board = table()
    board.do(board.striking("Ada", "Courage", "reached"), ANN)
    who, flag = board.id("Ada"), board.flag("Ada", "Courage").id
    keep = a.KeepFlag(character=who, flag=flag)
    assert offered(board, GM) == [keep, a.StrikeFlag(character=who, flag=flag, reason="reached")]
    board.open("Ada")
    board.build(flag="Courage")
    assert [one for one in offered(board, GM) if isinstance(one, a.KeepFlag | a.StrikeFlag)] == [keep]
