"""Dice of Noir: waves, blocking, typed, chosen and replaced dice, and readings (NOIR-10 to 16)."""

from itertools import permutations, product

import pytest

from rules.chance.dice import ScriptedDice
from rules.core.refusal import Refused
from rules.noir.base import dice
from rules.noir.base.enums import Reading


@pytest.mark.rule("NOIR-12")
@pytest.mark.parametrize(
    ("wave", "owed"),
    [((10, 10), 2), ((10, 9), 1), ((10, 1), 0), ((1, 1), 0), ((10, 10, 1), 1), ((10, 1, 1), 0)],
)
def test_each_one_cancels_the_extra_die_of_one_ten_in_its_wave(wave: dice.Faces, owed: int) -> None:
    assert {dice.extra_dice(turned) for turned in permutations(wave)} == {owed}


@pytest.mark.rule("NOIR-10")
def test_two_dice_are_thrown_and_no_more_without_a_ten() -> None:
    assert dice.throw(ScriptedDice([9, 1])) == (9, 1)


@pytest.mark.rule("NOIR-11")
def test_a_chain_continues_while_tens_fall() -> None:
    assert dice.throw(ScriptedDice([10, 2, 10, 10, 3])) == (10, 2, 10, 10, 3)


@pytest.mark.rule("NOIR-11")
def test_dice_that_never_stop_are_an_error() -> None:
    class Tens:
        def roll(self, sides: int, count: int) -> tuple[int, ...]:
            return (sides,) * count

    with pytest.raises(ValueError, match="more than 1000 dice"):
        dice.throw(Tens())


@pytest.mark.rule("NOIR-11")
def test_a_chain_may_have_a_thousand_dice_and_not_one_more() -> None:
    longest = (10,) * 997 + (2,)
    assert len(dice.typed_dice((10, 2), longest)) == 1000
    with pytest.raises(ValueError, match="more than 1000 dice"):
        dice.typed_dice((10, 2), (10, *longest))


@pytest.mark.rule("NOIR-13")
def test_all_dice_that_a_wave_earns_are_thrown_together() -> None:
    assert dice.throw(ScriptedDice([10, 10, 1, 10])) == (10, 10, 1, 10)


@pytest.mark.rule("NOIR-120")
def test_all_dice_of_a_weapon_are_the_first_wave() -> None:
    assert dice.throw(ScriptedDice([10, 10, 1, 4, 6, 7]), 5) == (10, 10, 1, 4, 6, 7)


@pytest.mark.rule("NOIR-120")
def test_damage_dice_do_not_explode_where_the_table_says_so() -> None:
    assert dice.throw(ScriptedDice([10, 10, 4]), 3, explode=False) == (10, 10, 4)
    assert dice.typed_dice((0, 10, 4), (), 3, explode=False) == (10, 10, 4)
    assert refusal((10, 10, 4), (3,), 3, explode=False) == ("bad-count", {"have": 4, "need": 3})


def refusal(
    base: dice.Faces, extra: dice.Faces = (), count: int = 2, *, explode: bool = True
) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        dice.typed_dice(base, extra, count, explode=explode)
    return refused.value.code, refused.value.details


@pytest.mark.rule("NOIR-10")
@pytest.mark.parametrize("face", [-1, 11, 100])
def test_a_number_that_no_die_shows_is_refused_in_every_position(face: int) -> None:
    assert refusal((face, 5)) == ("bad-die", {"have": face})
    assert refusal((10, 5), (face,)) == ("bad-die", {"have": face})


@pytest.mark.rule("NOIR-10")
def test_another_number_of_base_dice_is_refused() -> None:
    assert refusal((4,)) == ("bad-count", {"have": 1, "need": 2})
    assert refusal((4, 5, 6)) == ("bad-count", {"have": 3, "need": 2})
    assert refusal((4, 5), count=3) == ("bad-count", {"have": 2, "need": 3})


@pytest.mark.rule("NOIR-13")
def test_missing_dice_are_requested_with_the_required_number() -> None:
    assert refusal((10, 10)) == ("missing-dice", {"have": 0, "need": 2})
    assert refusal((10, 3), (10,)) == ("missing-dice", {"have": 1, "need": 2})


@pytest.mark.rule("NOIR-13")
def test_unearned_dice_are_refused_with_the_earned_number() -> None:
    assert refusal((10, 1), (4,)) == ("bad-count", {"have": 3, "need": 2})
    assert refusal((10, 3), (4, 4)) == ("bad-count", {"have": 4, "need": 3})


@pytest.mark.rule("NOIR-10")
def test_a_typed_zero_is_a_ten_that_explodes_in_every_wave() -> None:
    assert dice.typed_dice((0, 3), (0, 4)) == (10, 3, 10, 4)


@pytest.mark.rule("NOIR-67")
def test_without_a_choice_the_two_highest_count_even_if_they_are_equal() -> None:
    assert dice.picked((2, 9, 9, 4), 2) == (9, 9)
    assert dice.picked((1, 10), 0) == (10, 1)


@pytest.mark.rule("NOIR-67")
def test_the_chosen_dice_are_in_the_order_of_choice() -> None:
    assert dice.picked((3, 7, 5), 1, (2, 0)) == (5, 3)


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize(("places", "have"), [((0, 0), 1), ((0, 3), 4), ((-1, 1), 2)])
def test_two_positions_among_the_dice_must_be_chosen(places: tuple[int, int], have: int) -> None:
    with pytest.raises(Refused) as refused:
        dice.picked((3, 7, 5), 1, places)
    assert (refused.value.code, refused.value.details) == ("bad-count", {"have": have, "need": 3})


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize("thrown", [(3, 7), (3, 7, 5, 9)])
def test_there_are_as_many_dice_as_were_paid_for(thrown: dice.Faces) -> None:
    with pytest.raises(Refused) as refused:
        dice.picked(thrown, 1)
    assert (refused.value.code, refused.value.details) == ("bad-count", {"have": len(thrown), "need": 3})


@pytest.mark.rule("NOIR-67")
def test_the_chosen_pair_throws_its_own_extra_dice() -> None:
    assert dice.throw_extra_dice((10, 4), ScriptedDice([10, 6])) == (10, 4, 10, 6)


@pytest.mark.rule("NOIR-68")
def test_a_late_die_that_changes_no_wave_throws_nothing() -> None:
    assert dice.replaced((10, 4, 6), 2, 9, ScriptedDice()) == (10, 4, 9)


@pytest.mark.rule("NOIR-68")
def test_dice_of_a_later_wave_are_reused_before_new_ones_are_thrown() -> None:
    script = ScriptedDice([5, 8])
    assert dice.replaced((10, 3, 10, 2), 1, 10, script) == (10, 10, 10, 2, 5)
    assert script.left == 1


@pytest.mark.rule("NOIR-68")
def test_an_extra_die_may_be_made_to_explode() -> None:
    assert dice.replaced((10, 4, 6), 2, 10, ScriptedDice([3])) == (10, 4, 10, 3)


@pytest.mark.rule("NOIR-68")
def test_putting_back_the_same_face_changes_no_roll() -> None:
    for base in product(range(1, 11), repeat=2):
        faces = dice.throw_extra_dice(base, ScriptedDice([10, 4, 6, 1, 1]))
        for place, face in enumerate(faces):
            assert dice.replaced(faces, place, face, ScriptedDice()) == faces


@pytest.mark.rule("NOIR-68")
def test_a_late_die_needs_a_place_in_the_roll_and_a_face() -> None:
    for place, face, code, told in (
        (2, 5, "bad-count", {"have": 3, "need": 2}),
        (-1, 5, "bad-count", {"have": 0, "need": 2}),
        (0, 11, "bad-die", {"have": 11}),
    ):
        with pytest.raises(Refused) as refused:
            dice.replaced((4, 5), place, face, ScriptedDice())
        assert (refused.value.code, refused.value.details) == (code, told)


@pytest.mark.rule("NOIR-68")
def test_a_typed_zero_as_late_die_is_a_ten() -> None:
    assert dice.replaced((4, 5), 1, 0, ScriptedDice([3])) == (4, 10, 3)


@pytest.mark.rule("NOIR-14")
@pytest.mark.parametrize(
    ("which", "number"),
    [
        (Reading.LOWEST, 3),
        (Reading.HIGHEST, 10),
        (Reading.ALL, 20),
        (Reading.DOUBLE, 40),
        (Reading.ONE, 1),
    ],
)
def test_every_reading_includes_extra_dice(which: Reading, number: int) -> None:
    assert dice.reading((10, 7, 3), which) == number


@pytest.mark.rule("NOIR-15")
def test_exactly_the_pairs_of_base_dice_are_exceptional() -> None:
    pairs = {base for base in product(range(1, 11), repeat=2) if dice.exceptional((*base, 7, 7))}
    assert pairs == {(face, face) for face in range(1, 11)}
