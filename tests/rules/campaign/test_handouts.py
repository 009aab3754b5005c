"""Handouts: who may read them, what they hold, and to whom they are shown."""

from typing import Any

import pytest

from rules.campaign.handouts import (
    DropHandout,
    Handing,
    Handout,
    HandoutDropped,
    HandoutMade,
    HandoutShown,
    MakeHandout,
    ShowHandout,
    apply_handout,
    handout,
    on_handout,
    redact_handout,
)
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat

GM = Seat(role=Role.GM, id="1")
ANN, BEN = (Seat(role=Role.PLAYER, id=id_) for id_ in ("2", "3"))


@pytest.mark.parametrize(
    ("shown", "readers"),
    [
        ({}, [GM]),
        ({"seats": ("2",)}, [GM, ANN]),
        ({"everybody": True}, [GM, ANN, BEN, PUBLIC]),
        ({"everybody": True, "seats": ("2",)}, [GM, ANN, BEN, PUBLIC]),
    ],
)
def test_a_handout_is_known_to_the_gm_and_to_whom_it_was_shown(
    shown: dict[str, Any], readers: list[Seat]
) -> None:
    one = Handout(number=1, title="Letter", paragraphs=("Come.",), **shown)
    assert [seat for seat in (GM, ANN, BEN, PUBLIC) if one.is_known_to(seat)] == readers


KEPT = (
    Handout(number=1, title="Letter", paragraphs=("Come.",), seats=("2",)),
    Handout(number=4, title="Map", paragraphs=("North.",), everybody=True),
)
SEATS = ("1", "2", "3")


def why_not(action: Handing, handouts: tuple[Handout, ...] = KEPT) -> str:
    with pytest.raises(Refused) as refused:
        on_handout(handouts, SEATS, action, GM)
    return refused.value.code


def test_a_handout_gets_the_next_number_and_its_rows() -> None:
    made = on_handout(KEPT, SEATS, MakeHandout(title=" Note ", text="One.\n\n Two."), GM)
    assert isinstance(made, HandoutMade)
    assert (made.turn, made.title, made.paragraphs) == (5, "Note", ("One.", "Two."))
    first = on_handout((), SEATS, MakeHandout(title="Note", text="", picture="ab"), GM)
    assert isinstance(first, HandoutMade)
    assert (first.turn, first.paragraphs) == (1, ())


def test_a_campaign_has_up_to_60_handouts_of_up_to_2000_characters() -> None:
    fits = on_handout((), SEATS, MakeHandout(title="Note", text="a" * 2000), GM)
    assert isinstance(fits, HandoutMade)
    assert why_not(MakeHandout(title="Note", text="a" * 2001)) == "text-too-long"
    assert why_not(MakeHandout(title="Note", text=" ")) == "text-empty"
    full = tuple(KEPT[0].but(number=number) for number in range(60))
    assert why_not(MakeHandout(title="Note", text="a"), full) == "handouts-full"
    assert on_handout(full[1:], SEATS, MakeHandout(title="Note", text="a"), GM).turn == 60


def test_a_handout_is_shown_to_more_seats_and_to_nobody_twice() -> None:
    shown = on_handout(KEPT, SEATS, ShowHandout(number=1, seats=("2", "3", "9")), GM)
    assert isinstance(shown, HandoutShown)
    assert (shown.seats, shown.everybody) == (("3",), False)
    everybody = on_handout(KEPT, SEATS, ShowHandout(number=1, everybody=True), GM)
    assert isinstance(everybody, HandoutShown)
    assert (everybody.seats, everybody.everybody) == ((), True)
    assert why_not(ShowHandout(number=1, seats=("2",))) == "handout-shown"
    assert why_not(ShowHandout(number=4, seats=("2",))) == "handout-shown"
    assert why_not(ShowHandout(number=2, seats=("2",))) == "no-handout"


def test_only_a_known_handout_is_read_or_dropped() -> None:
    assert handout(KEPT, 1, ANN).title == "Letter"
    with pytest.raises(Refused):
        handout(KEPT, 1, BEN)
    dropped = on_handout(KEPT, SEATS, DropHandout(number=4), GM)
    assert (dropped.turn, dropped.title) == (4, "Map")
    assert why_not(DropHandout(number=2)) == "no-handout"


def shown_to(*seats: str, everybody: bool = False) -> HandoutShown:
    return HandoutShown(turn=1, title="Letter", paragraphs=("Come.",), seats=seats, everybody=everybody)


def test_only_the_handout_of_an_event_changes() -> None:
    letter, map_ = KEPT
    assert apply_handout(KEPT, shown_to("3")) == (letter.but(seats=("2", "3")), map_)
    assert apply_handout(KEPT, shown_to(everybody=True)) == (letter.but(everybody=True), map_)
    known = letter.but(everybody=True)
    assert apply_handout((known,), shown_to("3")) == (known.but(seats=("2", "3")),)
    assert apply_handout(KEPT, HandoutDropped(turn=4, title="Map")) == (letter,)


def test_a_reader_does_not_learn_who_else_reads() -> None:
    letter = KEPT[0].but(seats=("2", "3"))
    assert [letter.seen_by(seat).seats for seat in (ANN, BEN, PUBLIC)] == [("2",), ("3",), ()]


def test_the_event_of_a_handout_is_for_the_gm_and_for_those_to_whom_it_is_shown() -> None:
    made = HandoutMade(turn=1, title="Letter", paragraphs=("Come.",))
    everybody = (GM, ANN, BEN, PUBLIC)
    assert [seat for seat in everybody if redact_handout(made, seat)] == [GM]
    assert [seat for seat in everybody if redact_handout(shown_to("2"), seat)] == [GM, ANN]
    assert [seat for seat in everybody if redact_handout(shown_to(""), seat)] == [GM]
    assert all(redact_handout(shown_to(everybody=True), seat) for seat in everybody)
