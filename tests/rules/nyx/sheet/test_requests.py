"""Changes between sessions, and requests to the GM (NYX-13, NYX-14, NYX-49)."""

from collections.abc import Mapping

import pytest

from rules.campaign.actions import DeclareBreak, EndSession, StartSession
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import AskKind
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect, Entry
from rules.nyx.state.events import Asked, AskRefused, AspectsChanged, DamageRemoved, SucceededByAspect
from tests.rules.nyx.board import ANN, ASPECTS, BEN, GM, Board, duel

VALUES = (3, 2, 2, 2, 1, 1, 1, 1, 1, 1)
BEFORE = dict(zip(ASPECTS, VALUES, strict=True))
#: A change: one aspect drops from 2 to 1, and an eleventh aspect is added at 1.
STEP = {"Ash": 1, "Tar": 1}


def table() -> Board:
    board = Board()
    board.player("Ada", ANN)
    return board


def changing(
    board: Board, changes: Mapping[str, int], reason: str = "She has seen the sea.", name: str = "Ada"
) -> a.ProposeChange:
    """Return a proposal that changes these aspects of a sheet; the value 0 removes an aspect."""
    now = {aspect.name: aspect.value for aspect in board.who(name).aspects if not aspect.damage}
    entries = tuple(Entry(name=n, value=v) for n, v in (now | dict(changes)).items() if v or n not in changes)
    return a.ProposeChange(character=board.who(name).id, entries=entries, reason=reason)


def judging(board: Board, *, allow: bool) -> a.JudgeAsk:
    return a.JudgeAsk(character=board.who("Ada").id, allow=allow)


def change(board: Board, changes: Mapping[str, int]) -> None:
    board.do(changing(board, changes), ANN)
    board.do(judging(board, allow=True))


def aspects(board: Board) -> dict[str, int]:
    return {aspect.name: aspect.value for aspect in board.who("Ada").aspects}


def hurt(board: Board, *names: str, points: int = 5) -> None:
    damage = [Aspect(id=20 + i, name=name, value=1, damage=True) for i, name in enumerate(names)]
    board.give("Ada", aspects=(*board.who("Ada").aspects, *damage), points=points)


# --------------------------------------------------------------------------------- moving values, NYX-14


@pytest.mark.rule("NYX-14")
def test_a_player_proposes_and_the_gm_approves() -> None:
    board = table()
    board.do(changing(board, STEP), ANN)
    asked = board.event(Asked)
    assert (asked.ask.what, asked.ask.text) == (AskKind.CHANGE, "She has seen the sea.")
    assert aspects(board) == BEFORE, "nothing changes before the GM has said so"
    board.do(judging(board, allow=True))
    changed = board.event(AspectsChanged)
    assert (changed.reason, {e.name: e.value for e in changed.before}) == ("She has seen the sea.", BEFORE)
    assert aspects(board) == BEFORE | STEP
    assert board.who("Ada").ask is None


@pytest.mark.rule("NYX-14")
def test_an_aspect_keeps_its_number_and_a_new_one_takes_the_next() -> None:
    board = table()
    before = {aspect.name: aspect.id for aspect in board.who("Ada").aspects}
    hurt(board, "Cut")
    change(board, STEP)
    after = {aspect.name: aspect.id for aspect in board.who("Ada").aspects}
    assert after == before | {"Cut": 20, "Tar": 21}


@pytest.mark.rule("NYX-14")
def test_changing_one_aspect_into_another_step_by_step_keeps_their_number() -> None:
    board = table()
    change(board, STEP)
    assert len(aspects(board)) == 11
    change(board, {"Ash": 0, "Tar": 2})
    assert len(aspects(board)) == 10
    assert "Ash" not in aspects(board)
    assert sum(aspects(board).values()) == 15


@pytest.mark.rule("NYX-14")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"Ash": 1}, "aspects-total"),
        ({"Tar": 1}, "aspects-total"),
        ({"Iron": 1, "Fir": 2, "Tar": 1}, "aspect-step"),
        ({"Ash": 0, "Fir": 2, "Tar": 1}, "aspect-step"),
        ({"Ash": 0, "Tar": 2}, "aspect-step"),
        ({"Ash": 1, "Oak": 1, "Tar": 2}, "aspect-step"),
        ({"Fir": 3, "Yew": 0, "Bay": 0}, "aspect-step"),
        ({"Ash": 3, "Fir": 0}, "aspects-threes"),
        ({"Fir": 2, "Yew": 0}, "aspects-twos"),
        ({"Iron": 4, "Fir": 0}, "aspect-value"),
        ({"Fir": -1, "Ash": 3, "Tar": 1}, "aspect-value"),
        ({"Fir": 0, "Ash": 3, "Tar": 0}, "aspects-threes"),
        ({"Rue": 0, " rUE ": 1}, "change-nothing"),
        ({"FIR": 1, "Yew": 0}, "aspect-twice"),
        ({"": 1, "Fir": 0}, "name-empty"),
        ({"x" * 61: 1, "Fir": 0}, "text-too-long"),
        ({}, "change-nothing"),
    ],
)
def test_a_change_stays_within_its_bounds(changes: dict[str, int], code: str) -> None:
    board = table()
    assert board.refused(changing(board, changes), ANN).code == code


@pytest.mark.rule("NYX-14")
def test_no_change_leaves_fewer_than_ten_aspects_or_more_than_fifteen() -> None:
    board = table()
    for name, other in (("Ash", "A"), ("Oak", "B"), ("Elm", "C"), ("Iron", "D"), ("Iron", "E")):
        change(board, {name: aspects(board)[name] - 1, other: 1})
    assert sorted(aspects(board).values()) == [1] * 15
    assert board.refused(changing(board, {"New": 1}), ANN).code == "aspects-total"
    assert board.refused(changing(table(), {"Fir": 0, "Yew": 0, "Ash": 3}), ANN).code == "aspects-total"


@pytest.mark.rule("NYX-14")
def test_an_aspect_is_added_and_removed_at_one() -> None:
    board = table()
    change(board, {"Rue": 0, "Tar": 1})
    assert aspects(board) == {n: v for n, v in BEFORE.items() if n != "Rue"} | {"Tar": 1}


@pytest.mark.rule("NYX-14")
def test_every_change_needs_a_reason() -> None:
    board = table()
    assert board.refused(changing(board, STEP, reason="\u3164 "), ANN).code == "text-empty"
    assert board.refused(changing(board, STEP, reason="x" * 401), ANN).code == "text-too-long"


@pytest.mark.rule("NYX-14")
def test_nobody_changes_during_a_session_except_in_a_long_break() -> None:
    board = table()
    board.do(StartSession())
    assert board.refused(changing(board, STEP), ANN).code == "in-session"
    board.do(DeclareBreak(on=True))
    board.do(changing(board, STEP), ANN)
    board.do(DeclareBreak(on=False))
    assert board.refused(judging(board, allow=True)).code == "in-session"
    board.do(EndSession())
    board.do(judging(board, allow=True))
    assert aspects(board) == BEFORE | STEP


@pytest.mark.rule("NYX-14")
def test_only_the_player_proposes_and_only_the_gm_decides() -> None:
    board = table()
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(changing(board, STEP), seat).code == "not-your-character"
    assert board.refused(judging(board, allow=True)).code == "no-ask"
    board.do(changing(board, STEP), ANN)
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(judging(board, allow=True), seat).code == "gm-only"


@pytest.mark.rule("NYX-14")
def test_only_one_request_waits_at_a_time_and_a_refusal_changes_nothing() -> None:
    board = table()
    board.do(changing(board, STEP), ANN)
    assert board.refused(changing(board, {"Oak": 1, "Tar": 1}), ANN).code == "ask-open"
    board.do(judging(board, allow=False))
    assert board.event(AskRefused).ask.what is AskKind.CHANGE
    assert (aspects(board), board.who("Ada").ask) == (BEFORE, None)


@pytest.mark.rule("NYX-14")
def test_an_unfinished_sheet_and_an_opponent_of_one_value_cannot_change_aspects() -> None:
    board = Board()
    board.sketch("Ada", ANN)
    assert board.refused(changing(board, {"Tar": 15}), ANN).code == "sheet-unfinished"
    board.bare("Guard")
    assert board.refused(changing(board, {"Tar": 15}, name="Guard")).code == "sheet-unfinished"


@pytest.mark.rule("NYX-14")
def test_damage_is_not_part_of_the_change() -> None:
    board = table()
    hurt(board, "Cut", "Iron")
    change(board, STEP)
    assert [aspect.name for aspect in board.who("Ada").damage] == ["Cut", "Iron"]
    assert board.who("Ada").points == 5


@pytest.mark.rule("NYX-12")
def test_a_demanded_aspect_stays_unchanged_until_the_roll() -> None:
    board = table()
    board.do(changing(board, STEP), ANN)
    board.do(board.demand("Ada", "Ash"))
    assert board.refused(judging(board, allow=True)).code == "aspect-demanded"
    board.do(board.answer("Ada", "Ash", buy_off=False), ANN)
    board.do(board.roll("Ada"), ANN, [1, 1, 1])
    board.do(judging(board, allow=True))
    assert aspects(board) == BEFORE | STEP


@pytest.mark.rule("NYX-12")
def test_demanded_damage_stands_in_the_way_of_no_change() -> None:
    board = table()
    hurt(board, "Cut")
    board.do(board.demand("Ada", "Cut"))
    change(board, STEP)
    assert aspects(board) == BEFORE | STEP | {"Cut": 1}


@pytest.mark.rule("NYX-14")
def test_a_sheet_that_the_gm_has_emptied_gets_fifteen_new_aspects_from_number_1_on() -> None:
    board = table()
    board.give("Ada", aspects=())
    change(board, {f"New {number}": 1 for number in range(15)})
    assert [aspect.id for aspect in board.who("Ada").aspects] == list(range(1, 16))


@pytest.mark.rule("NYX-14")
def test_a_proposal_is_judged_by_the_sheet_at_that_time() -> None:
    board = table()
    board.do(changing(board, STEP), ANN)
    right = a.CorrectAspect(
        character=board.who("Ada").id, aspect=board.aspect("Ada", "Iron"), value=1, reason="It was 1."
    )
    board.do(right)
    assert board.refused(judging(board, allow=True)).code == "aspect-step"


# ------------------------------------------------------------------------- success by an aspect, NYX-13


def asking(board: Board, aspect: str = "Ash", text: str = "She knows the way.") -> a.AskSuccess:
    return a.AskSuccess(character=board.who("Ada").id, aspect=board.aspect("Ada", aspect), text=text)


@pytest.mark.rule("NYX-13")
def test_a_player_asks_for_a_success_and_pays_when_the_gm_allows_it() -> None:
    board = table()
    board.do(asking(board), ANN)
    asked = board.event(Asked)
    assert (asked.ask.what, asked.before) == (AskKind.SUCCESS, (Entry(name="Ash", value=2),))
    assert board.points("Ada") == 5
    board.do(judging(board, allow=True))
    told = board.event(SucceededByAspect)
    assert (told.text, told.use.name, board.points("Ada"), board.who("Ada").ask) == (
        "She knows the way.",
        "Ash",
        4,
        None,
    )


@pytest.mark.rule("NYX-13")
def test_a_success_that_the_gm_refuses_costs_nothing() -> None:
    board = table()
    board.do(asking(board), ANN)
    board.do(judging(board, allow=False))
    assert (board.event(AskRefused).ask.what, board.points("Ada")) == (AskKind.SUCCESS, 5)


@pytest.mark.rule("NYX-13")
def test_a_success_needs_payment_a_description_and_a_helping_aspect() -> None:
    board = table()
    hurt(board, "Cut")
    assert board.refused(asking(board, text=" "), ANN).code == "text-empty"
    assert board.refused(asking(board, "Cut"), ANN).code == "damage-not-positive"
    assert board.refused(asking(board), BEN).code == "not-your-character"
    board.give("Ada", points=0)
    assert board.refused(asking(board), ANN).code == "not-enough-points"


@pytest.mark.rule("NYX-13")
def test_no_success_during_a_conflict_even_if_it_was_requested_before() -> None:
    board = duel()
    assert board.refused(asking(board), ANN).code == "in-conflict"
    board.do(m.EndConflict(**board.at))
    board.do(asking(board), ANN)
    board.open("Ada", "Bo")
    assert board.refused(judging(board, allow=True)).code == "in-conflict"
    board.do(judging(board, allow=False))


@pytest.mark.rule("NYX-13")
def test_points_that_are_spent_by_then_buy_nothing() -> None:
    board = table()
    board.do(asking(board), ANN)
    board.give("Ada", points=0)
    assert board.refused(judging(board, allow=True)).code == "not-enough-points"


@pytest.mark.rule("NYX-13")
def test_a_success_from_the_gm_leaves_other_requests_open() -> None:
    board = table()
    board.do(changing(board, STEP), ANN)
    given = a.SucceedByAspect(character=board.who("Ada").id, aspect=board.aspect("Ada", "Ash"), text="So.")
    board.do(given)
    ask = board.who("Ada").ask
    assert ask is not None
    assert ask.what is AskKind.CHANGE


# ------------------------------------------------------------------------------- buying damage off, NYX-49


def removing(board: Board, name: str) -> a.RemoveDamage:
    return a.RemoveDamage(character=board.who("Ada").id, aspect=board.aspect("Ada", name))


@pytest.mark.rule("NYX-49")
def test_five_points_remove_one_damage_aspect() -> None:
    board = table()
    hurt(board, "Cut", "Cut", points=9)
    board.do(removing(board, "Cut"), ANN)
    removed = board.event(DamageRemoved)
    assert (removed.damage, removed.points, removed.healed) == ("Cut", -5, False)
    assert ([aspect.name for aspect in board.who("Ada").damage], board.points("Ada")) == (["Cut"], 4)
    assert board.refused(removing(board, "Cut"), ANN).code == "not-enough-points"


@pytest.mark.rule("NYX-49")
def test_damage_is_bought_off_only_when_changes_are_allowed() -> None:
    board = table()
    hurt(board, "Cut")
    board.do(StartSession())
    assert board.refused(removing(board, "Cut"), ANN).code == "in-session"
    board.do(DeclareBreak(on=True))
    board.do(removing(board, "Cut"), ANN)
    assert (board.who("Ada").damage, board.points("Ada")) == ((), 0)


@pytest.mark.rule("NYX-49")
def test_only_ones_own_damage_is_bought_off() -> None:
    board = table()
    hurt(board, "Cut")
    assert board.refused(removing(board, "Iron"), ANN).code == "no-such-damage"
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(removing(board, "Cut"), seat).code == "not-your-character"


@pytest.mark.rule("NYX-49")
def test_demanded_damage_stays_until_the_roll() -> None:
    board = table()
    hurt(board, "Cut", points=5)
    board.do(board.demand("Ada", "Cut"))
    board.do(board.answer("Ada", "Cut", buy_off=False), ANN)
    assert board.refused(removing(board, "Cut"), ANN).code == "aspect-demanded"
    board.do(board.roll("Ada"), ANN, [4, 5])
    board.do(removing(board, "Cut"), ANN)


@pytest.mark.rule("NYX-14")
@pytest.mark.parametrize(
    ("changes", "code", "most"),
    [
        ({"Ash": 3, "Fir": 0}, "aspects-threes", 1),
        ({"Fir": 2, "Yew": 0}, "aspects-twos", 3),
        ({"Iron": 4, "Fir": 0}, "aspect-value", 3),
    ],
)
def test_a_refused_change_names_the_bound_that_it_breaks(
    changes: dict[str, int], code: str, most: int
) -> None:
    refusal = table().refused(changing(table(), changes), ANN)
    assert (refusal.code, refusal.details["most"]) == (code, most)


@pytest.mark.rule("NYX-14")
def test_an_aspect_of_no_value_is_none() -> None:
    board = table()
    asked = changing(board, STEP)
    empty = asked.but(entries=(*asked.entries, Entry(name="Mud", value=0)))
    assert board.refused(empty, ANN).code == "aspect-value"


@pytest.mark.rule("NYX-12")
def test_other_aspects_change_while_one_is_demanded() -> None:
    board = table()
    board.do(changing(board, {"Fir": 0, "Tar": 1}), ANN)
    board.do(board.demand("Ada", "Ash"))
    board.do(judging(board, allow=True))
    assert "Tar" in aspects(board)
