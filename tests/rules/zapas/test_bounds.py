"""Limits that keep sheets, panels and lists short enough to be shown."""

import pytest

from rules.zapas.party.party import MOST_TASKS
from rules.zapas.party.recovery import MOST_PRESENT
from rules.zapas.roll.aims import MOST_NOTES
from rules.zapas.roll.roll import MOST_RAISES
from rules.zapas.sheet.conditions import MOST_CONDITIONS
from rules.zapas.sheet.npc import MOST_PROFILES
from rules.zapas.sheet.sheet import MOST_WRITTEN
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Note, Profile
from rules.zapas.state.contests import Aim, Purpose, Step
from rules.zapas.system import ZAPAS
from tests.rules.zapas.board import ANN, PLACE, Board, table


def test_the_number_of_traits_on_a_sheet_is_limited() -> None:
    board = Board(players=1)
    board.sketch("Ada", ANN)
    for number in range(MOST_WRITTEN):
        board.propose("Ada", f"Trait {number}")
    assert board.refused(sa.ProposeTrait(character=board.id("Ada"), name="One more"), ANN) == "too-many"


def test_the_number_of_conditions_of_a_character_is_limited() -> None:
    board = table()
    for number in range(MOST_CONDITIONS):
        board.hurt("Ada", f"wound {number}")
    assert board.refused(a.GiveCondition(character=board.id("Ada"), label="tired")) == "too-many"


def test_the_approaches_and_conditions_of_an_npc_are_limited_and_can_still_change() -> None:
    board = table()
    board.npc("Ogre")
    ogre = board.id("Ogre")
    labels = tuple(f"poison {number}" for number in range(MOST_PROFILES + 1))
    assert board.refused(a.SetNpc(character=ogre, conditions=labels)) == "too-many"
    for number in range(MOST_PROFILES):
        board.do(a.SetProfile(character=ogre, profile=Profile(approach=f"spell {number}", attack=5)))
    more = a.SetProfile(character=ogre, profile=Profile(approach="fire", attack=5))
    assert board.refused(more) == "too-many"
    board.do(more.but(profile=Profile(approach="spell 3", attack=9), replaces=True))
    board.do(more.but(profile=Profile(attack=9)))


def test_the_number_of_tasks_of_a_group_is_limited() -> None:
    board = table()
    for number in range(MOST_TASKS):
        board.do(a.SetTask(text=f"Task {number}"))
    assert board.refused(a.SetTask(text="One more")) == "too-many"


def test_the_number_of_raises_of_a_difficulty_is_limited() -> None:
    board = table()
    board.open("Ada", None)
    raises = tuple(Step(text=f"Rain {number}", amount=1) for number in range(MOST_RAISES + 1))
    assert board.refused(board.move(m.SetDifficulty, base=3, raises=raises)) == "too-many"
    board.difficulty(3, raises=raises[1:])


def test_the_number_of_people_in_a_scene_is_limited() -> None:
    board = table()
    crowd = tuple(f"Guest {number}" for number in range(MOST_PRESENT))
    scene = m.StartRecovery(place=PLACE, characters=(board.id("Ada"),), others=crowd)
    assert board.refused(scene, ANN) == "too-many"


def test_the_number_of_notes_on_a_sheet_is_limited() -> None:
    board = table()
    notes = (Note(id=number, purpose=Purpose.PACKED, text="Rope") for number in range(MOST_NOTES))
    board.give("Ada", notes=tuple(notes))
    aim = Aim(purpose=Purpose.PACKED, text="A lamp")
    assert board.refused(board.opening("Ada", aim), ANN) == "too-many"


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
