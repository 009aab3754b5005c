"""Seats: the actions on them, their refusals, and the invariants that always hold."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.campaign.actions import (
    AppointStandIn,
    ChangeSetting,
    GiveCharacter,
    HandChair,
    HandSeat,
    Invite,
    LeaveSeat,
    PlayCharacter,
    Seating,
    SetRole,
    StartSession,
    TakeChair,
    TakeSeat,
)
from rules.campaign.apply_seats import apply_transfer
from rules.campaign.events import ActedFor, CharacterImported, SettingChanged
from rules.campaign.model import Campaign
from rules.campaign.seats import account_name
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, Board

#: The accounts of the GM, Ann and Ben, and of two people without a seat.
GREG, ANNA, BENNO, CLEO, DORA = 11, 12, 13, 14, 15
CO_GM = Seat(role=Role.GM, id="2")
FOR_ANN = Seat(role=Role.PLAYER, id="2", by="3")
THERE = 78


def seated() -> Board:
    """Return a campaign in which Ann plays Ada, character 1, and Ben plays Bo, character 2."""
    made = Board()
    made.sketch("Ada", ANN, ratings={})
    made.sketch("Bo", BEN, ratings={})
    return made


def board(*done: tuple[Action, Seat]) -> Board:
    made = seated()
    for action, seat in done:
        made.do(action, seat)
    return made


def code(made: Board, action: Action, seat: Seat = GM) -> str:
    return made.refused(action, seat).code


LENT = (AppointStandIn(seat="2", stand_in="3"), ANN)
BOTH_GMS = (SetRole(seat="2", gm=True), GM)


# ------------------------------------------------------------------------------ coming and going


def test_the_name_of_an_account_is_kept_short_and_on_one_line() -> None:
    made = board((TakeSeat(holder=CLEO, called=" Cleo\n\u202eof  the Ford " + "x" * 90), PUBLIC))
    name = made.state.campaign.held_by(CLEO)
    assert name is not None
    assert name.called == f"Cleo of the Ford {'x' * 43}" == account_name(name.called)


def test_people_who_take_a_seat_are_counted_also_if_it_was_somebody_elses() -> None:
    made = board((TakeSeat(holder=CLEO), PUBLIC), (HandSeat(seat="2", holder=DORA), GM))
    campaign = made.state.campaign
    assert ([seat.taken for seat in campaign.seats], campaign.holders) == ([1, 5, 3, 4], 5)


def test_a_table_may_admit_only_invited_people() -> None:
    made = board((ChangeSetting(key="join", value="invited"), GM))
    assert code(made, TakeSeat(holder=CLEO), PUBLIC) == "invitation-needed"
    assert code(made, Invite(holder=CLEO), ANN) == "gm-only"
    made.do(Invite(holder=CLEO))
    assert code(made, Invite(holder=CLEO)) == "invited-already"
    assert code(made, Invite(holder=ANNA)) == "has-seat-already"
    made.do(TakeSeat(holder=CLEO), PUBLIC)
    assert made.state.campaign.invited == ()
    assert made.state.campaign.seat_of(CLEO).id == "4"


def test_a_seat_that_was_left_waits_with_its_characters() -> None:
    made = board((PlayCharacter(character="1", place=PLACE), ANN), LENT, (StartSession(present=("2",)), GM))
    made.do(LeaveSeat(seat="2"), ANN)
    record = made.state.campaign.record("2")
    assert record is not None
    assert (record.holder, record.called, record.stand_in, record.character) == (0, "", "", "1")
    assert made.state.characters["1"].seat == "2"
    assert made.state.campaign.present == ()
    assert code(made, LeaveSeat(seat="2")) == "seat-empty"
    made.do(HandSeat(seat="2", holder=ANNA))
    assert made.state.campaign.seat_of(ANNA) == ANN
    assert made.state.campaign.record("2").plays((PLACE,)) == "1"  # type: ignore[union-attr]


def test_a_seat_is_left_by_its_holder_or_emptied_by_a_gm_but_the_chair_is_handed_over_first() -> None:
    made = board()
    assert code(made, LeaveSeat(seat="2"), BEN) == "not-your-seat"
    assert code(made, LeaveSeat(seat="2"), PUBLIC) == "not-your-seat"
    assert code(made, LeaveSeat(seat="9")) == "no-such-seat"
    assert code(made, LeaveSeat(seat="1")) == "chair-must-be-handed"
    assert code(made, LeaveSeat(seat="2", forgotten=True)) == "not-your-seat"
    made.do(LeaveSeat(seat="1", forgotten=True))
    assert not made.state.campaign.gm.is_held


# ------------------------------------------------------------------------------------- handing over


def test_a_seat_goes_to_somebody_who_has_none() -> None:
    made = board(LENT)
    assert code(made, HandSeat(seat="2", holder=BENNO), ANN) == "has-seat-already"
    assert code(made, HandSeat(seat="2", holder=CLEO), BEN) == "not-your-seat"
    people = made.state.campaign.holders
    made.do(HandSeat(seat="2", holder=CLEO, called="Cleo"), ANN)
    assert made.state.campaign.holders == people + 1
    assert made.state.campaign.seat_of(CLEO) == ANN
    assert made.state.campaign.seat_of(ANNA) == PUBLIC
    assert made.state.campaign.record("2").stand_in == ""  # type: ignore[union-attr]


def test_the_stand_in_duties_of_a_seat_are_not_handed_over_with_it() -> None:
    made = board(LENT, (PlayCharacter(character="1", place=PLACE), BEN))
    made.do(HandSeat(seat="3", holder=CLEO), BEN)
    assert made.state.campaign.seats_of(CLEO, (PLACE,)) == (BEN,)


def test_a_co_gm_decides_about_players_seats_and_the_chair_about_co_gms() -> None:
    made = board(BOTH_GMS, (TakeSeat(holder=CLEO), PUBLIC), (SetRole(seat="4", gm=True), GM))
    assert code(made, HandSeat(seat="4", holder=DORA), CO_GM) == "not-your-seat"
    assert code(made, HandSeat(seat="1", holder=DORA), CO_GM) == "not-your-seat"
    made.do(HandSeat(seat="3", holder=DORA), CO_GM)
    made.do(LeaveSeat(seat="4"), GM)


def test_the_chair_is_handed_to_a_held_seat_and_its_old_holder_becomes_a_player() -> None:
    made = board()
    assert code(made, HandChair(seat="2"), ANN) == "chair-only"
    assert code(made, HandChair(seat="1")) == "chair-is-theirs"
    made.do(HandChair(seat="2"))
    campaign = made.state.campaign
    assert campaign.gm.holder == ANNA
    assert campaign.seat_of(GREG) == Seat(role=Role.PLAYER, id="1")
    assert code(made, HandChair(seat="1"), Seat(role=Role.PLAYER, id="1")) == "chair-only"
    made.do(LeaveSeat(seat="3"), BEN)
    assert code(made, HandChair(seat="3"), CO_GM) == "seat-empty"


def test_the_chair_goes_to_somebody_without_a_seat_as_a_seat_does() -> None:
    made = board((HandSeat(seat="1", holder=CLEO), GM))
    assert made.state.campaign.gm.holder == CLEO
    assert made.state.campaign.seat_of(GREG) == PUBLIC


@pytest.mark.parametrize(("holder", "seat"), [(ANNA, ANN), (CLEO, PUBLIC)])
def test_taking_the_chair_of_an_absent_gm_leaves_them_a_seat_to_return_to(holder: int, seat: Seat) -> None:
    made = board()
    assert code(made, TakeChair(holder=GREG)) == "chair-is-theirs"
    made.do(TakeChair(holder=holder), seat)
    assert made.state.campaign.gm.holder == holder
    assert made.state.campaign.seat_of(GREG) == Seat(role=Role.PLAYER, id="1")


def test_anybody_may_take_an_empty_chair() -> None:
    made = board((LeaveSeat(seat="1", forgotten=True), GM))
    made.do(TakeChair(holder=CLEO, called="Cleo"), PUBLIC)
    assert (made.state.campaign.chair, made.state.campaign.gm.holder) == ("1", CLEO)


def test_the_chair_appoints_and_dismisses_co_gms() -> None:
    made = board(BOTH_GMS)
    assert code(made, SetRole(seat="2", gm=True)) == "role-same"
    assert code(made, SetRole(seat="1", gm=False)) == "chair-must-be-handed"
    assert code(made, SetRole(seat="3", gm=True), CO_GM) == "chair-only"
    assert code(made, SetRole(seat="9", gm=True)) == "no-such-seat"
    assert code(made, HandSeat(seat="2", holder=CLEO), CO_GM) == "chair-only"
    made.do(HandSeat(seat="2", holder=CLEO))
    assert made.state.campaign.seat_of(CLEO) == CO_GM
    made.do(SetRole(seat="2", gm=False))
    assert made.state.campaign.seat_of(CLEO) == ANN


# -------------------------------------------------------------------------------------- standing in


def test_a_stand_in_is_appointed_and_dismissed_by_the_absent_seat_or_a_gm() -> None:
    made = board()
    assert code(made, AppointStandIn(seat="2", stand_in="2"), ANN) == "stand-in-is-self"
    assert code(made, AppointStandIn(seat="2", stand_in=""), ANN) == "stand-in-same"
    assert code(made, AppointStandIn(seat="2", stand_in="9"), ANN) == "no-such-seat"
    assert code(made, AppointStandIn(seat="2", stand_in="3"), BEN) == "not-your-seat"
    made.do(AppointStandIn(seat="2", stand_in="3"))
    assert made.state.campaign.seats_of(BENNO) == (BEN, FOR_ANN)
    made.do(LeaveSeat(seat="3"), BEN)
    assert made.state.campaign.record("2").stand_in == ""  # type: ignore[union-attr]
    assert code(made, AppointStandIn(seat="2", stand_in="3"), ANN) == "seat-empty"


def test_a_stand_in_acts_for_the_absent_seat_until_they_play_themselves_again() -> None:
    made = board(LENT, (PlayCharacter(character="1", place=PLACE), BEN))
    campaign = made.state.campaign
    assert campaign.seats_of(BENNO, (PLACE,)) == (FOR_ANN, BEN)
    assert campaign.seats_of(BENNO, (THERE,)) == (BEN, FOR_ANN)
    made.do(PlayCharacter(character="", place=PLACE), BEN)
    assert made.state.campaign.seats_of(BENNO, (PLACE,)) == (BEN, FOR_ANN)
    assert code(made, PlayCharacter(character="", place=PLACE), BEN) == "acting-as-self"
    assert code(made, PlayCharacter(character="", place=PLACE), PUBLIC) == "acting-as-self"


def test_a_declaration_by_the_gms_stand_in_is_marked() -> None:
    made = board((AppointStandIn(seat="1", stand_in="3"), GM))
    for_gm = Seat(role=Role.GM, id="1", by="3")
    told = made.do(ChangeSetting(key="join", value="invited"), for_gm)
    assert [type(event) for event in told] == [ActedFor, SettingChanged]
    told = made.do(ChangeSetting(key="join", value="open"), GM)
    assert [type(event) for event in told] == [SettingChanged]


def test_playing_ones_own_character_or_the_end_of_the_absence_ends_the_standing_in() -> None:
    made = board(LENT, (PlayCharacter(character="1", place=PLACE), BEN))
    made.do(PlayCharacter(character="2", place=PLACE), BEN)
    assert made.state.campaign.seats_of(BENNO, (PLACE,))[0] == BEN
    made.do(PlayCharacter(character="1", place=PLACE), BEN)
    made.do(AppointStandIn(seat="2", stand_in=""), ANN)
    assert made.state.campaign.seats_of(BENNO, (PLACE,)) == (BEN,)


def test_the_end_of_one_absence_leaves_the_standing_in_for_another() -> None:
    made = board(LENT, (TakeSeat(holder=CLEO), PUBLIC))
    cleo, for_cleo = Seat(role=Role.PLAYER, id="4"), Seat(role=Role.PLAYER, id="4", by="3")
    third = made.sketch("Cy", cleo, ratings={})
    made.do(AppointStandIn(seat="4", stand_in="3"), cleo)
    made.do(PlayCharacter(character="1", place=PLACE), BEN)
    made.do(PlayCharacter(character=third, place=THERE), BEN)
    made.do(AppointStandIn(seat="2", stand_in=""), ANN)
    assert made.state.campaign.seats_of(BENNO, (THERE,)) == (for_cleo, BEN)


SEATINGS: tuple[Seating, ...] = (
    TakeSeat(holder=CLEO),
    Invite(holder=CLEO),
    LeaveSeat(seat="2"),
    HandSeat(seat="2", holder=CLEO),
    HandChair(seat="2"),
    TakeChair(holder=BENNO),
    SetRole(seat="2", gm=True),
    AppointStandIn(seat="2", stand_in=""),
    GiveCharacter(character="1", seat="3"),
    PlayCharacter(character="1"),
)


@pytest.mark.parametrize("action", SEATINGS, ids=lambda action: action.kind)
def test_a_stand_in_decides_nothing_about_seats(action: Seating) -> None:
    assert code(board(LENT), action, FOR_ANN) == "stand-in-may-not"


# ---------------------------------------------------------------------------------- who plays whom


def test_a_seat_may_play_another_character_at_another_place() -> None:
    made = board()
    second = made.sketch("Una", ANN, ratings={})
    made.do(PlayCharacter(character=second, place=THERE), ANN)
    made.do(PlayCharacter(character="1", place=PLACE), ANN)
    record = made.state.campaign.record("2")
    assert record is not None
    assert (record.plays((PLACE,)), record.plays((THERE,)), record.plays((5, THERE))) == ("1", second, second)


def test_a_seat_plays_what_it_has_left_where_it_played_it() -> None:
    made = board()
    second = made.sketch("Una", ANN, ratings={})
    made.do(PlayCharacter(character=second, place=THERE), ANN)
    made.do(PlayCharacter(character="1", place=PLACE), ANN)
    made.do(GiveCharacter(character="1", seat="3"), ANN)
    record = made.state.campaign.record("2")
    assert record is not None
    assert record.active == {THERE: second}


def test_a_character_is_given_by_its_player_or_a_gm_to_any_seat_or_the_gm() -> None:
    made = board()
    assert code(made, GiveCharacter(character="1", seat="3"), BEN) == "not-your-character"
    assert code(made, GiveCharacter(character="1", seat="9"), ANN) == "no-such-seat"
    assert code(made, GiveCharacter(character="1", seat="2"), ANN) == "character-theirs-already"
    assert code(made, GiveCharacter(character="99", seat="2"), ANN) == "no-such-character"
    made.do(GiveCharacter(character="1", seat="3"), ANN)
    assert (made.state.characters["1"].seat, made.state.campaign.record("2").character) == ("3", "")  # type: ignore[union-attr]
    made.do(GiveCharacter(character="1", seat=""), GM)
    assert made.state.characters["1"].seat == ""
    assert code(made, GiveCharacter(character="1", seat="2"), ANN) == "no-such-character"
    made.do(GiveCharacter(character="1", seat="2"), GM)
    assert made.state.campaign.record("2").character == "1"  # type: ignore[union-attr]


def test_an_imported_character_counts_and_is_played_by_a_seat_that_has_none() -> None:
    def imported(number: str, seat: str) -> CharacterImported:
        return CharacterImported(character=number, name="Una", seat=seat, sheet="{}")

    before = seated().state.campaign
    freed = before.with_record(before.seats[1].but(character=""))
    for number, counted in (("1", 2), ("7", 7)):
        assert apply_transfer(before, imported(number, "2")).made == counted
    for campaign, plays in ((before, "1"), (freed, "7")):
        record = apply_transfer(campaign, imported("7", "2")).record("2")
        assert record is not None
        assert record.character == plays


# ----------------------------------------------------------------------------------------- invariants

HOLDERS = st.sampled_from((GREG, ANNA, BENNO, CLEO, DORA))
SEATS = st.sampled_from(("1", "2", "3", "4", "5"))
DEEDS = st.one_of(
    st.builds(TakeSeat, holder=HOLDERS),
    st.builds(LeaveSeat, seat=SEATS, forgotten=st.booleans()),
    st.builds(HandSeat, seat=SEATS, holder=HOLDERS),
    st.builds(HandChair, seat=SEATS),
    st.builds(TakeChair, holder=HOLDERS),
    st.builds(SetRole, seat=SEATS, gm=st.booleans()),
    st.builds(AppointStandIn, seat=SEATS, stand_in=SEATS | st.just("")),
    st.builds(GiveCharacter, character=st.sampled_from(("1", "2")), seat=SEATS | st.just("")),
    st.builds(
        PlayCharacter, character=st.sampled_from(("", "1", "2")), place=st.sampled_from((0, PLACE, THERE))
    ),
)


@given(st.lists(st.tuples(HOLDERS, DEEDS), max_size=25))
@settings(max_examples=150)
def test_after_any_handover_everybody_has_one_seat_and_there_is_a_chair(
    deeds: list[tuple[int, Action]],
) -> None:
    made = seated()
    for holder, action in deeds:
        seat = made.state.campaign.seats_of(holder, (PLACE,))[0]
        wanted = action.but(holder=holder) if isinstance(action, TakeSeat) else action
        try:
            made.do(wanted, seat)
        except Refused:
            continue
        _check(made.state.campaign)
        assert {c.seat for c in made.state.characters.values()} <= {
            "",
            *(r.id for r in made.state.campaign.seats),
        }


def _check(campaign: Campaign) -> None:
    held = [record.holder for record in campaign.seats if record.is_held]
    assert len(held) == len(set(held))
    assert campaign.gm.role is Role.GM
    for record in campaign.seats:
        stand_in = campaign.record(record.stand_in)
        assert stand_in is None or (stand_in.is_held and stand_in.id != record.id)
        lent = {other.id for other in campaign.seats if other.stand_in == record.id}
        assert set(record.acting.values()) <= lent
