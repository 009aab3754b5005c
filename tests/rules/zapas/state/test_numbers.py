"""The numbers that entries of a sheet, tasks and the steps of a contest get, one after the other."""

import pytest

from rules.contract.system import fold
from rules.core.model_base import Event
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.contests import Aim, Purpose
from rules.zapas.system import ZAPAS
from tests.rules.zapas.board import ANN, Board, faces, table
from tests.rules.zapas.moments import moments


def test_what_is_written_on_a_sheet_gets_the_next_number_whatever_it_is() -> None:
    board = Board(players=1)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Sailor", 6)
    board.propose("Ada", "Thief", 6)
    for trait in ("Sailor", "Thief"):
        board.accept("Ada", trait)
    board.fill("Ada", "Sailor", "knots", "stars")
    board.take("Ada", "Courage")
    board.give("Ada", ready=True)
    board.attempt("Ada", faces(3, 3), Aim(purpose=Purpose.PACKED, text="Rope"), trait="Sailor", reserve=1)
    board.travel()
    board.do(a.AwardExperience(points=3))
    board.propose("Ada", "Cook", account="The galley.")
    board.accept("Ada", "Cook")
    board.fill("Ada", "Cook", "soup")
    who = board.who("Ada")
    assert [one.id for one in who.traits] == [1, 2, 7]
    assert [one.id for trait in who.traits for one in trait.aspects] == [3, 4, 8]
    assert ([one.id for one in who.flags], [one.id for one in who.notes], who.made) == ([5], [6], 8)


def test_tasks_and_characters_of_a_campaign_are_counted_together() -> None:
    board = Board(players=1)
    board.do(a.SetTask(text="Cross the sea"))
    board.do(sa.CreateCharacter(name="Ada"), ANN)
    board.do(a.SetTask(text="Find the island"))
    assert ([one.id for one in board.state.shared.tasks], board.id("Ada")) == (["1", "3"], "2")


@pytest.mark.rule("SM-3", "SM-4")
def test_what_makes_older_buttons_stale_raises_the_step_by_one() -> None:
    edited = table()
    edited.challenge("Ada", "Bo")
    edited.do(edited.move(m.EditStakes, stakes=("All", "Nothing")), ANN)
    raises: dict[type[Event], set[int]] = {}
    for board in (*moments(), edited):
        state = board.start
        for event in board.log:
            after = fold(ZAPAS, state, (event,))
            for number, contest in state.contests.items():
                raises.setdefault(type(event), set()).add(after.contests[number].step - contest.step)
            state = after
    agreed = {d.DifficultySet, d.StakesWritten, d.DuelWent, d.BidMade}
    over = {d.Thrown, d.DuelThrown, d.Conceded, d.RecoveryEnded, d.Cancelled}
    assert {kind for kind, found in raises.items() if found - {0}} == agreed | over
    assert all(found <= {0, 1} for found in raises.values())
