"""Monospaced lines fit a phone whatever the names and the scale."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narration.text.columns import BLOCK, COLUMNS, RowCells, block_text, fit_to_width, scale_text, width


@st.composite
def tracks(draw: st.DrawFn) -> tuple[str, str, int, int, int | None]:
    length = draw(st.integers(3, 10))
    place = st.integers(-length, length)
    return draw(st.text()), draw(st.text()), length, draw(place), draw(st.none() | place)


@given(tracks())
def test_every_scale_fits_a_phone_and_shows_its_marker_once(
    track: tuple[str, str, int, int, int | None],
) -> None:
    names, steps = scale_text(*track)
    assert width(names) <= COLUMNS
    assert width(steps) <= COLUMNS
    assert steps.count("●") == 1
    assert steps.count("○") == (track[4] is not None and track[4] != track[3])


def test_a_scale_counts_up_to_each_end_with_the_marker_in_its_place() -> None:
    assert scale_text("Mira", "Guard", 5, 4, -1) == (
        "Mira                      Guard",
        "5  4  3  2  ○  0  1  2  3  ●  5",
    )


def test_a_long_scale_numbers_every_second_step_and_its_ends() -> None:
    assert scale_text("Mira", "Guard", 10, -7, -8)[1] == "10·○●6·4·2· 0 ·2·4·6·8·10"
    assert scale_text("Mira", "Guard", 9, 0)[1] == "9·7·5·3·1 ● 1·3·5·7·9"


@pytest.mark.parametrize("length", range(3, 11))
def test_the_middle_is_in_the_middle(length: int) -> None:
    steps = scale_text("", "", length, 0)[1]
    assert steps.index("●") == len(steps) // 2


def test_a_long_name_may_use_the_space_a_short_one_leaves() -> None:
    assert (
        scale_text("Guard", "The second guard at the river", 8, 0)[0] == "Guard The second guard at the riv…"
    )


def test_wide_and_joining_characters_count_as_drawn() -> None:
    assert width("龍") == 2
    assert width("e\N{COMBINING ACUTE ACCENT}") == 1
    assert fit_to_width("龍龍龍", 5) == "龍龍…"


def test_text_cannot_end_the_code_block_around_it() -> None:
    assert fit_to_width("```\nMira", 20) == "''' Mira"


ROWS = st.lists(
    st.text()
    | st.builds(
        RowCells,
        st.sampled_from(("", "▶")),
        st.text("0123", max_size=5),
        st.text(),
        st.tuples(st.text(min_size=1), st.text()),
    ),
    max_size=6,
)


@given(ROWS)
def test_every_row_of_a_block_fits_a_phone_and_cannot_end_it(rows: list[RowCells | str]) -> None:
    for drawn in block_text(rows):
        assert width(drawn) <= BLOCK
        assert "`" not in drawn
        assert "\n" not in drawn


def test_rows_are_in_even_columns_under_their_headings() -> None:
    rows: list[RowCells | str] = [
        RowCells("▶", "23", "Alma", ("ok",)),
        "had their turn",
        RowCells("", "7", "Konrad", ("dazed",)),
    ]
    assert block_text(rows) == (
        "▶ 23 Alma    ok",
        "— had their turn —",
        "   7 Konrad  dazed",
    )


def test_notes_that_do_not_fit_next_to_a_name_go_below_it_and_the_name_stays_complete() -> None:
    row = RowCells("", "9", "The thug with the crowbar", ("2 wounds", "dazed", "dies in 3 rounds"))
    assert block_text([row]) == (
        "  9 The thug with the crowbar",
        "    2 wounds, dazed,",
        "    dies in 3 rounds",
    )


def test_a_name_that_fills_more_than_a_line_keeps_its_end() -> None:
    names = [f"The thug with the long crowbar {letter}" for letter in "AB"]
    assert block_text([RowCells("", "9", name, ()) for name in names]) == (
        "  9 The thug with the long…ar A",
        "  9 The thug with the long…ar B",
    )
