"""Limits that keep sheets, panels and lists short enough to be shown.

Each number is a promise: sheets and campaigns that reached it are stored, and a refusal tells it.
"""

import pytest

from rules.core.model_base import Action
from rules.core.seat import Seat
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Note, Profile
from rules.zapas.state.contests import Aim, Purpose, Step
from rules.zapas.system import ZAPAS
from tests.rules.zapas.board import ANN, GM, PLACE, Board, table


def refuse_more(board: Board, action: Action, most: int, seat: Seat = GM) -> None:
    """Check that an action is refused because there is room for so many."""
    refusal = board.refusal(action, seat)
    assert (refusal.code, refusal.details) == ("too-many", {"most": most})


def test_a_sheet_has_room_for_12_traits() -> None:
    board = Board(players=1)
    board.sketch("Ada", ANN)
    for number in range(12):
        board.propose("Ada", f"Trait {number}")
    refuse_more(board, sa.ProposeTrait(character=board.id("Ada"), name="One more"), 12, ANN)


def test_a_character_has_room_for_20_conditions() -> None:
    board = Board(players=1)
    board.sketch("Ada", ANN)
    for number in range(20):
        board.hurt("Ada", f"wound {number}")
    refuse_more(board, a.GiveCondition(character=board.id("Ada"), label="tired"), 20)


def test_an_npc_has_room_for_10_approaches_and_10_conditions_which_can_still_change() -> None:
    board = Board()
    board.npc("Ogre")
    ogre = board.id("Ogre")
    labels = tuple(f"poison {number}" for number in range(11))
    refuse_more(board, a.SetNpc(character=ogre, conditions=labels), 10)
    board.do(a.SetNpc(character=ogre, conditions=labels[1:]))
    for number in range(10):
        board.do(a.SetProfile(character=ogre, profile=Profile(approach=f"spell {number}", attack=5)))
    more = a.SetProfile(character=ogre, profile=Profile(approach="fire", attack=5))
    refuse_more(board, more, 10)
    board.do(more.but(profile=Profile(approach="spell 3", attack=9), replaces=True))
    board.do(more.but(profile=Profile(attack=9)))


def test_a_group_has_room_for_10_tasks() -> None:
    board = Board()
    for number in range(10):
        board.do(a.SetTask(text=f"Task {number}"))
    refuse_more(board, a.SetTask(text="One more"), 10)


def test_a_difficulty_has_room_for_10_raises() -> None:
    board = table()
    board.open("Ada", None)
    raises = tuple(Step(text=f"Rain {number}", amount=1) for number in range(11))
    refuse_more(board, board.move(m.SetDifficulty, base=3, raises=raises), 10)
    board.difficulty(3, raises=raises[1:])


def test_a_scene_has_room_for_25_people() -> None:
    board = table()
    crowd = tuple(f"Guest {number}" for number in range(25))
    scene = m.StartRecovery(place=PLACE, characters=(board.id("Ada"),), others=crowd)
    refuse_more(board, scene, 25, ANN)
    board.do(scene.but(others=crowd[1:]), ANN, (1,))


def test_a_sheet_has_room_for_30_notes() -> None:
    board = table()
    notes = tuple(Note(id=number, purpose=Purpose.PACKED, text="Rope") for number in range(30))
    board.give("Ada", notes=notes)
    opening = board.opening("Ada", Aim(purpose=Purpose.PACKED, text="A lamp"))
    refuse_more(board, opening, 30, ANN)
    board.give("Ada", notes=notes[1:])
    board.do(opening, ANN)


@pytest.mark.rule("ZAP-31", "ZAP-35")
def test_a_player_has_up_to_99_dice_and_999_experience() -> None:
    board = Board(players=1)
    stake = a.SetStake(seat=ANN.id, reserve=99, xp=999, reason="For the case.")
    for wrong in (stake.but(reserve=100), stake.but(xp=1000), stake.but(reserve=-1), stake.but(xp=-1)):
        refusal = board.refusal(wrong)
        assert (refusal.code, refusal.details) == ("stake-range", {"reserve": 99, "xp": 999})
    board.do(stake.but(reserve=0, xp=0))
    board.do(stake)
    board.do(stake.but(xp=997))
    refusal = board.refusal(a.AwardExperience(points=3))
    assert (refusal.code, refusal.details) == ("stake-range", {"reserve": 99, "xp": 999})
    board.do(a.AwardExperience(points=2))
    assert board.state.shared.of(ANN.id).xp == 999


@pytest.mark.parametrize(("number", "faults"), [(0, 1), (1, 0), (3, 0), (4, 1)])
def test_a_note_of_an_imported_sheet_has_a_number_that_was_given(number: int, faults: int) -> None:
    note = Note(id=number, purpose=Purpose.ACQUIRE, text="A rope")
    who = table().who("Ada").but(made=3, traits=(), flags=(), notes=(note,))
    found = [fault for fault in ZAPAS.validate_character(who) if fault.path[:1] == ("notes",)]
    assert len(found) == faults


def test_an_aspect_that_conditions_lock_stays_and_the_first_of_them_is_named() -> None:
    board = Board(players=1)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Sailor")
    board.accept("Ada", "Sailor")
    board.fill("Ada", "Sailor", "Knots")
    trait = board.trait("Ada", "Sailor")
    (knots,) = trait.aspects
    locked = trait.but(aspects=(knots.but(locks=("wet", "tired")),))
    board.give("Ada", traits=(locked,))
    off = sa.TakeOffAspect(character=board.id("Ada"), trait=trait.id, aspect=knots.id)
    refusal = board.refusal(off, ANN)
    assert (refusal.code, refusal.details["condition"]) == ("wrong-state-locked", "wet")
