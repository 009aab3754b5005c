"""Lines that share a row can be taken out of it again."""

from narration.parts.joined import beside, first_part, later_parts, parts_of, running_on, without
from narration.text.line import verbatim
from tests.narration.printing import said

ONE, TWO, THREE = map(verbatim, ("one", "two", "three"))


def test_the_parts_of_a_row_are_the_lines_that_were_joined() -> None:
    (row,) = running_on((ONE, *beside((TWO, THREE))))
    assert said(row) == "one two · three"
    assert parts_of(row) == (ONE, TWO, THREE)
    assert parts_of(ONE) == (ONE,)


def test_a_row_without_one_of_its_parts_keeps_the_others_joined() -> None:
    (row,) = beside((ONE, TWO, THREE))
    assert [list(map(said, without(row, part))) for part in (ONE, TWO, THREE)] == [
        ["two · three"],
        ["one · three"],
        ["one · two"],
    ]
    (told,) = running_on((ONE, TWO, THREE))
    assert list(map(said, without(told, TWO))) == ["one three"]
    assert without(ONE, ONE) == ()
    assert without(row, verbatim("four")) == (row,)


def test_what_came_last_is_the_first_of_the_later_parts() -> None:
    rows = running_on((ONE, TWO, THREE))
    assert (first_part(rows), later_parts(rows)) == ((ONE,), (THREE, TWO))
    assert (first_part(()), later_parts(())) == ((), ())
