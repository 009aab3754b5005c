"""Hard tasks and their parts, and NPCs and their deaths (ZAP-56, ZAP-62 to 65)."""

import pytest

from rules.zapas.sheet.npc import special_conditions
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Profile
from rules.zapas.state.contests import Aim, Purpose, Roll, Step
from tests.rules.zapas.board import ANN, BEN, GM, Board, faces, table


def tasked() -> Board:
    board = table()
    board.do(a.SetTask(text="Bring down the giant"))
    return board


def part(board: Board, text: str = "Sand in his face", reduction: int = 1) -> Aim:
    return Aim(purpose=Purpose.PART, task=board.state.shared.tasks[0].id, text=text, reduction=reduction)


def main(board: Board) -> Aim:
    return Aim(purpose=Purpose.TASK, task=board.state.shared.tasks[0].id)


def with_ogre(**approaches: tuple[int | None, int | None]) -> Board:
    """Return a table with an ogre (attack 4, kill 10).

    Each of its approaches is given with an attack and a kill number.
    """
    board = table()
    board.npc("Ogre", attack=4, kill=10)
    for approach, (attack, kill) in approaches.items():
        board.do(profile(board, approach, attack, kill))
    return board


def profile(board: Board, approach: str, attack: int | None, kill: int | None = None) -> a.SetProfile:
    wanted = Profile(approach=approach, attack=attack, kill=kill)
    return a.SetProfile(character=board.id("Ogre"), profile=wanted)


def attack(board: Board, approach: str = "", task: str = "") -> Aim:
    return Aim(purpose=Purpose.ATTACK, character=board.id("Ogre"), text=approach, task=task)


# ------------------------------------------------------------------------------------------------- tasks


@pytest.mark.rule("ZAP-56")
def test_the_gm_writes_a_task_down_and_drops_it_when_the_situation_has_changed() -> None:
    board = table()
    assert board.refused(a.SetTask(text="Bring down the giant"), ANN) == "gm-only"
    assert board.refused(a.SetTask(text="")) == "text-empty"
    board.do(a.SetTask(text="Bring down the giant"))
    task = board.state.shared.tasks[0]
    board.do(a.SetTask(drop=task.id))
    assert not board.state.shared.tasks
    assert board.refused(a.SetTask(drop=task.id)) == "not-found"
    assert board.refused(board.opening("Ada", Aim(purpose=Purpose.TASK, task=task.id)), ANN) == "not-found"


@pytest.mark.rule("ZAP-16", "ZAP-56")
def test_a_part_that_the_gm_opens_without_a_number_reduces_by_one_and_no_other_roll_by_anything() -> None:
    board = tasked()
    board.open("Ada", 3, part(board, reduction=0))
    assert board.event(d.DifficultySet).reduction == 1
    assert board.refused(board.opening("Bo", part(board, reduction=-1))) == "step-range"
    board.open("Bo", 3)
    assert board.event(d.DifficultySet).reduction == 0


@pytest.mark.rule("ZAP-56")
def test_parts_by_anybody_add_up_and_a_failed_one_subtracts_nothing() -> None:
    board = tasked()
    board.attempt("Ada", faces(3, 3), part(board), reserve=2)
    board.attempt("Bo", faces(2, 3), part(board, "A rope at his knees"), reserve=2)
    board.attempt("Cyrus", faces(3, 3), part(board, "A rope at his knees", 2), reserve=2)
    board.open("Dora", 8, main(board))
    assert board.roll.reductions == (
        Step(text="Sand in his face", amount=1),
        Step(text="A rope at his knees", amount=2),
    )
    assert board.roll.difficulty == 5


@pytest.mark.rule("ZAP-56")
def test_a_part_subtracts_one_unless_the_gm_says_otherwise_before_the_roll() -> None:
    board = tasked()
    board.open("Ada", None, part(board, reduction=0))
    assert board.refused(board.move(m.SetDifficulty, base=3, reduction=0)) == "step-range"
    board.difficulty(3)
    assert board.roll.aim.reduction == 1
    board.difficulty(3, reduction=3)
    board.do(board.move(m.Confirm), ANN)
    board.build(reserve=2)
    board.throw(4, 4, 4)
    assert board.event(e.TaskReduced).reduction == 3


@pytest.mark.rule("ZAP-56")
def test_a_part_eases_a_roll_for_the_task_that_is_already_open_and_its_player_confirms() -> None:
    board = tasked()
    board.open("Bo", 8, main(board))
    board.open("Cyrus", 3, part(board, "A rope at his knees"))
    whole, other = list(board.state.contests)
    board.attempt("Ada", faces(3, 3), part(board, reduction=2), reserve=2)
    eased = board.state.contests[whole]
    assert isinstance(eased, Roll)
    assert (eased.difficulty, eased.reductions) == (6, (Step(text="Sand in his face", amount=2),))
    assert eased.unconfirmed
    assert board.refused(board.move(m.Throw, eased), BEN) == "wrong-state-unconfirmed"
    board.do(board.move(m.Confirm, eased), BEN)
    untouched = board.state.contests[other]
    assert isinstance(untouched, Roll)
    assert (untouched.difficulty, untouched.unconfirmed) == (3, False)


@pytest.mark.rule("ZAP-56")
def test_a_part_that_has_succeeded_is_done() -> None:
    board = tasked()
    board.open("Bo", 3, part(board))
    board.attempt("Ada", faces(3, 3), part(board), reserve=2)
    assert board.refused(board.opening("Ada", part(board, "sand in HIS face")), ANN) == "part-done"
    first = next(one for one in board.state.contests.values() if one.is_open)
    assert board.refused(board.move(m.Throw, first), BEN) == "part-done"
    board.do(board.move(m.Cancel, first), BEN)


@pytest.mark.rule("ZAP-56")
def test_reductions_last_until_the_task_succeeds() -> None:
    board = tasked()
    board.attempt("Ada", faces(3, 3), part(board), reserve=2)
    board.attempt("Bo", faces(1, 3), main(board), reserve=2)
    assert board.state.shared.tasks
    board.attempt("Bo", faces(3, 3), main(board), reserve=2)
    assert not board.state.shared.tasks


@pytest.mark.rule("ZAP-56")
def test_a_part_of_a_dropped_task_eases_nothing() -> None:
    board = tasked()
    board.open("Ada", 3, part(board))
    board.do(a.SetTask(drop=board.state.shared.tasks[0].id))
    board.build(reserve=2)
    board.throw(4, 4, 4)
    assert board.happened(e.TaskReduced) == []


@pytest.mark.rule("ZAP-56")
def test_a_roll_with_another_purpose_is_not_eased_by_a_task() -> None:
    board = tasked()
    board.attempt("Ada", faces(3, 3), part(board), reserve=2)
    board.open("Bo", 3, Aim(task=board.state.shared.tasks[0].id))
    assert board.roll.difficulty == 3


# -------------------------------------------------------------------------------------------------- NPCs


@pytest.mark.rule("ZAP-62")
@pytest.mark.parametrize(
    ("attack", "kill", "code"),
    [
        (1, None, "difficulty-range"),
        (21, None, "difficulty-range"),
        (4, 0, "step-range"),
        (4, -1, "step-range"),
    ],
)
def test_an_npc_has_an_attack_of_two_to_twenty_and_a_kill_number_of_one_or_more(
    attack: int, kill: int | None, code: str
) -> None:
    board = table()
    assert board.refused(sa.CreateNpc(name="Ogre", attack=attack, kill=kill)) == code
    board.npc("Ogre")
    assert board.refused(profile(board, "fire", attack, kill)) == code


@pytest.mark.rule("ZAP-62")
def test_only_the_gm_has_npcs() -> None:
    board = with_ogre()
    assert board.refused(sa.CreateNpc(name="Imp"), ANN) == "gm-only"
    assert board.refused(profile(board, "fire", 8), ANN) == "gm-only"
    assert board.refused(profile(board, "fire", 8).but(character=board.id("Ada"))) == "not-an-npc"
    assert (
        board.refused(board.opening("Ada", attack(board).but(character=board.id("Bo"))), ANN) == "not-an-npc"
    )


@pytest.mark.rule("ZAP-63")
def test_the_profile_sets_the_difficulty_of_an_attack() -> None:
    board = with_ogre(fire=(8, None))
    board.open("Ada", None, attack(board))
    board.difficulty(None)
    assert board.roll.difficulty == 4
    board.open("Bo", None, attack(board, "Fire"))
    board.difficulty(None, raises=(Step(text="wet", amount=1),))
    assert board.roll.difficulty == 9


@pytest.mark.rule("ZAP-63")
def test_hits_of_all_attackers_add_up_and_stay_until_the_gm_resets_them() -> None:
    board = with_ogre()
    board.attempt("Ada", faces(4, 4), attack(board), reserve=3)
    board.attempt("Bo", faces(5, 5), attack(board), reserve=4)
    assert (board.npc_of("Ogre").total, board.npc_of("Ogre").dead) == (9, False)
    board.do(a.SetNpc(character=board.id("Ogre"), total=0))
    assert board.npc_of("Ogre").total == 0
    assert board.refused(a.SetNpc(character=board.id("Ogre"), total=-1)) == "negative"


@pytest.mark.rule("ZAP-63")
def test_one_great_roll_kills_at_once_and_the_dead_are_not_attacked() -> None:
    board = with_ogre()
    board.stake("Ada", reserve=20)
    board.open("Bo", 4, attack(board))
    board.attempt("Ada", faces(10, 11), attack(board), reserve=10)
    assert board.npc_of("Ogre").dead
    assert board.refused(board.opening("Ada", attack(board)), ANN) == "npc-dead"
    bos = next(one for one in board.state.contests.values() if one.is_open)
    assert board.refused(board.move(m.Throw, bos), BEN) == "npc-dead"
    board.do(a.SetNpc(character=board.id("Ogre"), conditions=("rotten",)))
    assert board.npc_of("Ogre").dead
    board.do(a.SetNpc(character=board.id("Ogre"), total=0))
    board.do(board.move(m.Throw, bos), BEN, (1,))


@pytest.mark.rule("ZAP-63")
def test_parts_lower_the_difficulty_of_an_attack_and_never_the_kill_number() -> None:
    board = with_ogre()
    board.do(a.SetTask(text="Slay the ogre"))
    board.attempt("Bo", faces(3, 3), part(board, "Oil", 2), reserve=2)
    aim = attack(board, task=board.state.shared.tasks[0].id)
    board.open("Ada", None, aim)
    board.difficulty(None)
    board.build(reserve=1)
    board.throw(4, 4)
    assert (board.roll.difficulty, board.npc_of("Ogre").total, board.npc_of("Ogre").dead) == (2, 2, False)
    assert board.state.shared.task(aim.task) is not None
    board.stake("Ada", reserve=8)
    board.attempt("Ada", faces(8, 9), aim, reserve=8)
    assert board.npc_of("Ogre").dead
    assert board.state.shared.task(aim.task) is None


@pytest.mark.rule("ZAP-64")
def test_an_npcs_own_conditions_are_offered_after_a_failure_against_it() -> None:
    board = with_ogre()
    board.do(a.SetNpc(character=board.id("Ogre"), conditions=("poisoned", "stunned")))
    board.hurt("Ada", "poisoned")
    board.attempt("Ada", (1,), attack(board))
    assert special_conditions(board.state, board.roll) == ("stunned",)
    board.hurt("Ada", "stunned")
    assert special_conditions(board.state, board.roll) == ()
    board.attempt("Bo", faces(3, 3), attack(board), reserve=2)
    assert special_conditions(board.state, board.roll) == ()
    board.attempt("Bo", (1,))
    assert special_conditions(board.state, board.roll) == ()
    board.attempt("Bo", (1,), Aim(character=board.id("Ogre")))
    assert special_conditions(board.state, board.roll) == ("poisoned", "stunned")


@pytest.mark.rule("ZAP-65")
def test_a_named_approach_replaces_the_usual_profile_and_all_share_one_total() -> None:
    board = with_ogre(fire=(3, 4), magic=(3, None))
    board.attempt("Ada", faces(3, 3), attack(board, "fire"), reserve=2)
    assert (board.npc_of("Ogre").total, board.npc_of("Ogre").dead) == (3, False)
    board.attempt("Ada", faces(3, 3), attack(board, "FIRE"), reserve=2)
    assert (board.npc_of("Ogre").total, board.npc_of("Ogre").dead) == (6, True)


@pytest.mark.rule("ZAP-65")
def test_an_immune_approach_never_kills_but_may_be_a_part() -> None:
    board = table()
    board.npc("Ogre", attack=None)
    board.do(profile(board, "magic", 5))
    assert board.refused(board.opening("Ada", attack(board)), ANN) == "immune"
    board.open("Ada", None, attack(board, "magic"))
    assert board.refused(board.move(m.SetDifficulty, approach="")) == "immune"
    board.do(a.SetTask(text="Slay the ogre"))
    aim = part(board, "Chains").but(character=board.id("Ogre"))
    board.attempt("Bo", faces(3, 3), aim, reserve=2)
    assert board.event(e.TaskReduced).part == "Chains"


@pytest.mark.rule("ZAP-65")
def test_the_gm_says_which_approach_an_attack_counts_as() -> None:
    board = with_ogre(fire=(8, None))
    board.open("Ada", None, attack(board, "burning oil"))
    board.difficulty(None, approach="fire")
    assert (board.roll.aim.text, board.roll.difficulty) == ("fire", 8)
    board.difficulty(None)
    assert board.roll.aim.text == "fire"


@pytest.mark.rule("ZAP-65")
def test_an_approach_that_has_become_harmless_does_not_kill() -> None:
    board = with_ogre(fire=(3, None))
    board.open("Ada", 3, attack(board, "fire"))
    board.do(profile(board, "fire", None).but(replaces=True))
    board.build(reserve=2)
    board.throw(4, 4, 4)
    assert board.npc_of("Ogre").total == 0


@pytest.mark.rule("ZAP-65")
def test_two_profiles_cannot_share_an_approach() -> None:
    board = with_ogre(fire=(8, None))
    again = profile(board, " FIRE!", 5)
    assert board.refused(again) == "duplicate-approach"
    board.do(again.but(replaces=True))
    assert [one.attack for one in board.npc_of("Ogre").approaches] == [5]
    board.do(profile(board, "", 6), GM)
    assert board.npc_of("Ogre").usual.attack == 6
