"""Ordinary rolls, from opening to result, as in the state table SM-3 (ZAP-12 to 19, 26, 55, 57 to 59)."""

import pytest
from pydantic import ValidationError

from rules.zapas.base.dice import hits
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.contests import Aim, Purpose, RollPhase, Step
from tests.rules.zapas.board import ANN, BEN, DAN, GM, Board, faces, table


def open_() -> Board:
    """Return a roll by Ada for which the GM has not set a difficulty."""
    board = table()
    board.open("Ada", None)
    return board


def building(base: int = 3) -> Board:
    board = table()
    board.open("Ada", base)
    return board


@pytest.mark.rule("ZAP-12")
def test_a_player_or_the_gm_for_the_player_opens_a_roll() -> None:
    board = table()
    action = board.opening("Ada")
    assert board.refused(action, BEN) == "not-your-character"
    assert board.refused(action.but(base=3), ANN) == "gm-only"
    assert board.refused(action.but(title=""), ANN) == "text-empty"
    board.do(action, ANN)
    assert board.roll.phase is RollPhase.OPEN
    board.do(board.opening("Bo", base=4))
    assert (board.roll.phase, board.roll.seat, board.roll.difficulty) == (RollPhase.BUILDING, BEN.id, 4)


@pytest.mark.rule("ZAP-12")
def test_a_character_has_one_open_roll_and_a_duel_counts_as_one() -> None:
    board = open_()
    assert board.refused(board.opening("Ada"), ANN) == "roll-open"
    assert board.refused(board.opening("Ada")) == "roll-open"
    board.do(board.move(m.Cancel), ANN)
    board.challenge("Ada", "Bo")
    for name in ("Ada", "Bo"):
        assert board.refused(board.opening(name)) == "roll-open"
    board.open("Cyrus")


@pytest.mark.rule("ZAP-12")
def test_an_unfinished_character_does_not_roll() -> None:
    board = Board(players=1)
    board.sketch("Ada", ANN)
    assert board.refused(board.opening("Ada"), ANN) == "not-ready"


@pytest.mark.rule("ZAP-12", "ZAP-20")
def test_a_character_stopped_by_a_condition_opens_no_roll_and_throws_nothing() -> None:
    board = building()
    board.hurt("Ada", "dead")
    assert board.refused(board.move(m.Throw), ANN) == "cannot-act"
    board.do(board.move(m.Cancel), ANN)
    assert board.refused(board.opening("Ada"), ANN) == "cannot-act"
    board.do(a.LiftCondition(character=board.id("Ada"), label="dead"))
    board.open("Ada")


@pytest.mark.rule("ZAP-55")
def test_nobody_rolls_for_an_npc() -> None:
    board = table()
    board.npc("Ogre")
    assert board.refused(board.opening("Ogre")) == "gm-never-rolls"
    against = m.Challenge(place=1, character=board.id("Ogre"), opponent=board.id("Ada"))
    assert board.refused(against) == "gm-never-rolls"
    turned = m.Challenge(place=1, character=board.id("Ada"), opponent=board.id("Ogre"))
    assert board.refused(turned, ANN) == "gm-never-rolls"


@pytest.mark.rule("ZAP-16")
def test_without_a_difficulty_nobody_builds_helps_excludes_or_throws() -> None:
    board = open_()
    code = "wrong-state-no-difficulty"
    assert board.refused(board.building(reserve=1), ANN) == code
    assert board.refused(board.move(m.Throw), ANN) == code
    assert board.refused(board.helping("Bo"), BEN) == code
    assert board.refused(board.move(m.Bar, item=f"trait {board.trait('Ada', 'Thief').id}")) == code


@pytest.mark.rule("ZAP-16")
def test_only_the_gm_sets_the_difficulty_and_three_is_the_default() -> None:
    board = open_()
    assert board.refused(board.move(m.SetDifficulty, base=3), ANN) == "gm-only"
    board.difficulty(None)
    assert (board.roll.base, board.roll.difficulty) == (3, 3)


@pytest.mark.rule("ZAP-16")
@pytest.mark.parametrize("amount", [0, -1])
def test_a_raise_is_at_least_one(amount: int) -> None:
    board = open_()
    raised = board.move(m.SetDifficulty, base=3, raises=(Step(text="dark", amount=amount),))
    assert board.refused(raised) == "step-range"


@pytest.mark.rule("ZAP-13")
def test_the_gm_excludes_a_trait_with_its_aspects_or_one_aspect() -> None:
    board = building()
    board.build(trait="Soldier", aspects=("rifle", "drill"), reserve=1)
    rifle = board.at("Ada", "Soldier", "rifle")
    assert board.refused(board.move(m.Bar, item=f"aspect {rifle.aspect}"), ANN) == "gm-only"
    assert board.refused(board.move(m.Bar, item="aspect 999")) == "not-found"
    board.do(board.move(m.Bar, item=f"aspect {rifle.aspect}"))
    assert board.event(d.ItemBarred).side == 0
    assert board.roll.pool == board.pool("Ada", "Soldier", ("drill",), reserve=1)
    assert board.refused(board.building(trait="Soldier", aspects=("rifle",)), ANN) == "not-applicable"
    board.do(board.move(m.Bar, item=f"trait {rifle.trait}"))
    assert board.roll.pool == board.pool("Ada", reserve=1)
    refusal = board.refusal(board.building(trait="Soldier", aspects=("rifle",)), ANN)
    assert (refusal.code, refusal.details) == ("not-applicable", {"text": "Soldier"})
    board.do(board.move(m.Bar, item=f"trait {rifle.trait}", out=False))
    board.build(trait="Soldier", aspects=("drill",))


@pytest.mark.rule("ZAP-13")
def test_an_aspect_counts_once() -> None:
    board = building()
    assert board.refused(board.building(trait="Soldier", aspects=("rifle", "rifle")), ANN) == (
        "not-applicable-twice"
    )


@pytest.mark.rule("ZAP-13")
def test_aspects_need_their_trait() -> None:
    board = building()
    assert board.refused(board.building(aspects=("rifle",)), ANN) == "aspect-not-of-trait"


@pytest.mark.rule("ZAP-13")
def test_only_the_roller_or_the_gm_for_them_builds_and_throws() -> None:
    board = building()
    for action in (board.building(reserve=1), board.move(m.Throw), board.move(m.Cancel)):
        assert board.refused(action, BEN) == "not-your-character"
    board.do(board.building(reserve=1))
    board.do(board.move(m.Throw), GM, (1, 1))


@pytest.mark.rule("ZAP-15")
@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_die_shows_one_to_six(face: int) -> None:
    with pytest.raises(Exception, match="die-range"):
        hits((4, face))


@pytest.mark.rule("ZAP-26")
def test_reserve_dice_are_promised_and_their_number_changes_until_the_throw() -> None:
    board = building()
    assert board.refused(board.building(reserve=-1), ANN) == "negative"
    board.build(reserve=7)
    assert board.refused(board.helping("Ada"), ANN) == "own-roll"
    board.build(reserve=3)
    assert board.refused(board.building(reserve=8), ANN) == "not-enough-reserve"
    board.throw(*faces(3, 4))
    assert board.refused(board.building(reserve=1), ANN) == "already-thrown"


@pytest.mark.rule("ZAP-26")
def test_dice_that_help_elsewhere_are_not_free() -> None:
    board = building()
    board.stake("Ada", reserve=2)
    board.open("Bo")
    board.help("Ada")
    other = next(one for one in board.state.contests.values() if one.id != board.roll.id)
    two = board.move(m.Build, other, pool=board.pool("Ada", reserve=2))
    assert board.refused(two, ANN) == "not-enough-reserve"


@pytest.mark.rule("ZAP-16")
def test_a_changed_difficulty_waits_for_the_player() -> None:
    board = building()
    board.build(reserve=1)
    board.difficulty(5)
    refusal = board.refusal(board.move(m.Throw), ANN)
    assert (refusal.code, refusal.details) == ("wrong-state-unconfirmed", {"difficulty": 5})
    assert board.refused(board.move(m.Confirm), BEN) == "not-your-character"
    board.difficulty(5)
    assert board.refused(board.move(m.Throw), ANN) == "wrong-state-unconfirmed"
    board.do(board.move(m.Confirm), ANN)
    assert board.refused(board.move(m.Confirm), ANN) == "not-found"
    board.throw(1, 1)


@pytest.mark.rule("ZAP-16")
def test_repeating_the_same_difficulty_needs_no_confirmation() -> None:
    board = building()
    board.difficulty(3)
    board.throw(1)


@pytest.mark.rule("ZAP-16")
def test_a_button_from_before_the_difficulty_changed_is_stale() -> None:
    board = building()
    throw = board.move(m.Throw)
    board.difficulty(5)
    assert board.refused(throw, ANN) == "stale-turn"


@pytest.mark.rule("ZAP-18")
def test_a_failure_gives_only_the_die_and_leaves_the_rest_to_the_gm() -> None:
    board = building()
    happened = board.do(board.move(m.Throw), ANN, (1,))
    assert [type(event) for event in happened] == [d.Thrown, e.StakeSet]
    board.hurt("Ada", "lost")


@pytest.mark.rule("ZAP-19")
def test_the_same_may_be_tried_again_at_once() -> None:
    board = table()
    board.attempt("Ada", (1,))
    board.attempt("Ada", (1, 1), reserve=1)
    assert board.has("Ada").reserve == 9


@pytest.mark.rule("ZAP-16", "ZAP-19")
def test_a_thrown_roll_cannot_be_cancelled_or_changed() -> None:
    board = building()
    board.throw(1)
    for action in (
        board.move(m.Cancel),
        board.move(m.SetDifficulty, base=2),
        board.move(m.Throw),
        board.move(m.Help, character=board.id("Bo"), text="A hand"),
    ):
        assert board.refused(action) == "already-thrown"


@pytest.mark.rule("ZAP-26", "ZAP-42")
@pytest.mark.parametrize("seat", [ANN, GM])
def test_a_cancelled_roll_returns_all_dice_and_gives_no_mark(seat: object) -> None:
    board = building()
    board.build(flag="Courage", reserve=3)
    board.help("Bo")
    board.do(board.move(m.Cancel), ANN if seat == ANN else GM)
    assert board.roll.phase is RollPhase.CANCELLED
    assert (board.has("Ada").reserve, board.has("Bo").reserve) == (7, 7)
    assert board.flag("Ada", "Courage").marks == 0
    assert board.refused(board.move(m.Throw), ANN) == "wrong-state-over"
    board.open("Ada")
    board.build(reserve=7)


@pytest.mark.rule("ZAP-57")
@pytest.mark.parametrize("hits", [2, 3])
def test_persuading_takes_the_same_dice_and_costs_the_same_as_a_fight(hits: int) -> None:
    results = []
    for aim in (Aim(purpose=Purpose.ATTACK), Aim()):
        board = table()
        board.npc("King", attack=3)
        aimed = aim.but(character=board.id("King")) if aim.purpose is Purpose.ATTACK else aim
        board.open("Ada", 3, aimed)
        board.build(trait="Soldier", aspects=("drill",), flag="Courage", reserve=2)
        board.help("Bo")
        board.throw(*faces(hits, 7))
        thrown = board.event(d.Thrown)
        marks, left = board.flag("Ada", "Courage").marks, [board.has(name).reserve for name in ("Ada", "Bo")]
        results.append((thrown.difficulty, thrown.dice, thrown.hits, thrown.success, marks, left))
    fight, talk = results
    assert fight == talk
    assert talk[3:] == ((True, 1, [5, 6]) if hits == 3 else (False, 1, [8, 7]))


@pytest.mark.rule("ZAP-56", "ZAP-57")
def test_winning_over_the_advisers_brings_down_what_a_king_may_be_asked() -> None:
    board = table()
    board.do(a.SetTask(text="Talk the king out of his crown"))
    task = board.state.shared.tasks[0].id
    part = Aim(purpose=Purpose.PART, task=task, text="Win over the advisers", reduction=4)
    board.open("Ada", None, part)
    board.difficulty(3, reduction=4)
    board.build(trait="Soldier", reserve=2)
    board.throw(*faces(3, 4))
    board.open("Bo", 12, Aim(purpose=Purpose.TASK, task=task))
    assert (board.roll.base, board.roll.difficulty) == (12, 8)


@pytest.mark.rule("ZAP-58", "ZAP-59")
@pytest.mark.parametrize("purpose", [Purpose.CONTACT, Purpose.ACQUIRE, Purpose.PACKED])
def test_a_success_records_the_contact_or_the_thing(purpose: Purpose) -> None:
    board = table()
    aim = Aim(purpose=purpose, text="A smith's bellows")
    board.attempt("Ada", faces(2, 3), aim, reserve=2)
    assert board.who("Ada").notes == ()
    board.attempt("Ada", faces(3, 3), aim, reserve=2)
    (note,) = board.who("Ada").notes
    assert (note.purpose, note.text) == (purpose, "A smith's bellows")


@pytest.mark.rule("ZAP-58")
def test_the_player_describes_the_contact_and_a_note_can_be_removed() -> None:
    board = table()
    board.attempt("Ada", faces(3, 3), Aim(purpose=Purpose.CONTACT, text="A smith"), reserve=2)
    (note,) = board.who("Ada").notes
    change = sa.ChangeNote(character=board.id("Ada"), note=note.id, text="Old Tam, who owes me a horse")
    assert board.refused(change, DAN) == "not-your-character"
    assert board.refused(change.but(note=99), ANN) == "not-found"
    board.do(change, ANN)
    assert [one.text for one in board.who("Ada").notes] == ["Old Tam, who owes me a horse"]
    board.do(change.but(text=""))
    assert board.who("Ada").notes == ()


@pytest.mark.rule("ZAP-58", "ZAP-59")
def test_a_search_must_name_its_object() -> None:
    board = table()
    for purpose in (Purpose.CONTACT, Purpose.ACQUIRE, Purpose.PACKED):
        assert board.refused(board.opening("Ada", Aim(purpose=purpose)), ANN) == "name-empty"


@pytest.mark.rule("ZAP-59")
def test_a_thing_at_hand_gives_no_die() -> None:
    board = table()
    board.attempt("Ada", faces(3, 3), Aim(purpose=Purpose.PACKED, text="A rope"), reserve=2)
    board.open("Ada")
    board.build(trait="Thief")
    assert board.event(d.PoolBuilt).dice == 2


@pytest.mark.parametrize("number", [2.5, "two", None])
def test_a_fraction_is_not_a_valid_number(number: object) -> None:
    with pytest.raises(ValidationError):
        m.Bid.model_validate({"contest": "1", "step": 0, "side": 0, "dice": number})


def test_old_contests_and_contests_of_others_are_refused() -> None:
    board = building()
    gone = m.Throw(contest="999", step=0)
    assert board.refused(gone, ANN) == "not-found"
    assert board.refused(board.move(m.Decline, side=0), ANN) == "stale-button"
    assert board.refused(board.move(m.EndRecovery), GM) == "stale-button"
