"""Dice: unbiased from any source of bytes, and exactly as scripted in tests."""

from collections import Counter

import pytest

from rules.chance.dice import EntropyDice, ScriptedDice, Watched


class Counted:
    """A source that cycles through all byte values and records each request."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self._next = 0

    def __call__(self, size: int) -> bytes:
        self.asked.append(size)
        self._next += size
        return bytes(value % 256 for value in range(self._next - size, self._next))


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 20, 100, 128, 129, 255, 256])
def test_every_face_is_exactly_equally_likely(sides: int) -> None:
    per_face = 256 // sides
    faces = Counter(EntropyDice(Counted()).roll(sides, sides * per_face))
    assert faces == dict.fromkeys(range(1, sides + 1), per_face)


def test_a_byte_that_would_favour_low_faces_is_discarded() -> None:
    source = iter([bytes([250, 251, 255, 7, 249])])
    assert EntropyDice(lambda _: next(source)).roll(10, 2) == (8, 10)


@pytest.mark.parametrize("block", [1, 3, 256])
def test_bytes_are_read_in_blocks_and_every_one_is_used(block: int) -> None:
    source = Counted()
    dice = EntropyDice(source, block=block)
    rolled = [face for _ in range(50) for face in dice.roll(10, 5)]
    assert rolled == [value % 10 + 1 for value in range(250)]
    assert source.asked == [block] * -(-250 // block)


def test_nothing_is_read_before_the_first_roll() -> None:
    source = Counted()
    EntropyDice(source)
    assert source.asked == []


@pytest.mark.parametrize("sides", [1, 0, -6, 257, 1000])
def test_dice_that_a_byte_cannot_serve_are_an_error(sides: int) -> None:
    with pytest.raises(ValueError, match=f"not {sides}"):
        EntropyDice(Counted()).roll(sides, 1)


def test_a_source_that_runs_dry_is_an_error_and_not_a_roll() -> None:
    with pytest.raises(ValueError, match="no random bytes"):
        EntropyDice(lambda _: b"").roll(10, 1)


def test_after_a_source_failed_nothing_is_rolled_until_it_gives_bytes_again() -> None:
    given = [bytes([0, 1, 2]), b"", b"", bytes([5]), bytes([6, 7])]
    dice = EntropyDice(lambda _: given.pop(0), block=3)
    assert dice.roll(10, 2) == (1, 2)
    for _ in range(2):
        with pytest.raises(ValueError, match="no random bytes"):
            dice.roll(10, 2)
    assert (dice.roll(10, 2), dice.roll(10, 1)) == ((6, 7), (8,))


@pytest.mark.parametrize("count", [0, -1])
def test_rolling_no_dice_reads_nothing(count: int) -> None:
    source = Counted()
    assert EntropyDice(source).roll(10, count) == ()
    assert source.asked == []


def test_dice_rolled_in_batches_of_any_size_give_the_same_sequence() -> None:
    dice = EntropyDice(Counted())
    rolled = [dice.roll(10, count) for count in (3, 1, 2, 3, 1)]
    assert rolled == [(1, 2, 3), (4,), (5, 6), (7, 8, 9), (10,)]


def test_scripted_dice_fall_in_order_and_more_can_be_added() -> None:
    dice = ScriptedDice([3, 9])
    assert dice.roll(10, 2) == (3, 9)
    dice.add(1, 10)
    assert (dice.left, dice.roll(10, 1), dice.roll(10, 1), dice.left) == (2, (1,), (10,), 0)


def test_running_out_of_scripted_dice_is_an_error_that_uses_none() -> None:
    dice = ScriptedDice([3])
    with pytest.raises(AssertionError, match="has 1 faces left, 2 were rolled"):
        dice.roll(10, 2)
    assert dice.roll(10, 1) == (3,)


@pytest.mark.parametrize("face", [0, -1, 11])
def test_a_scripted_face_must_exist_on_the_die(face: int) -> None:
    with pytest.raises(AssertionError, match="do not fit on dice of 10 faces"):
        ScriptedDice([face]).roll(10, 1)


def test_watched_dice_tell_whether_any_was_rolled() -> None:
    watched = Watched(ScriptedDice([4]))
    assert not watched.thrown
    assert watched.roll(6, 1) == (4,)
    assert watched.thrown
