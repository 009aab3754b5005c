"""Seats in words, in three languages: the label of a seat, and the list of a person's seats."""

import pytest

from narration.campaign.seats import acting_line, elsewhere_line, seat_line, seats_panel
from narration.text.languages import LANGUAGES, Language
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord
from rules.core.seat import Role
from tests.narration.printing import is_sayable, lines, said

HERE, THERE = 7, 8
GRETA = SeatRecord(id="1", role=Role.GM, holder=901, called="Greta")
ALVA = SeatRecord(
    id="2", role=Role.PLAYER, holder=902, called="Alva", stand_in="3", character="1", active={HERE: "2"}
)
BORIS = SeatRecord(id="3", role=Role.GM, holder=903)
EMPTY = SeatRecord(id="4", role=Role.PLAYER, holder=0, character="3")
NEW = SeatRecord(id="5", role=Role.PLAYER, holder=905, called="Cleo")
CAMPAIGN = Campaign(
    id=1,
    home=9,
    name="The Ford",
    system="nyx",
    language="en",
    seats=(GRETA, ALVA, BORIS, EMPTY, NEW),
    places=(HERE, THERE),
)
OWNERS = (("Mira", "2"), ("Tove", "2"), ("Una", "4"), ("Guard", ""))
PEOPLE = {
    str(number): AnyCharacter(id=str(number), name=name, seat=seat)
    for number, (name, seat) in enumerate(OWNERS, 1)
}


def test_every_seat_is_listed_with_its_holder_role_characters_and_stand_in() -> None:
    assert lines(seats_panel(CAMPAIGN, PEOPLE, (HERE,))) == [
        "The Ford: 5 seats",
        "The Ford",
        "**Greta** · GM",
        "**Alva** · player · plays Mira, Tove · here Tove · stand-in: <@903>",
        "**<@903>** · co-GM",
        "**nobody (seat 4)** · player · plays Una",
        "**Cleo** · player · plays nobody yet",
        "Hand a seat over with /seat hand, find a stand-in with /seat stand-in.",
    ]


def test_the_list_has_a_text_in_every_language() -> None:
    is_sayable(seats_panel(CAMPAIGN, PEOPLE, (THERE,)))
    assert all("<#7>, <#8>" in said(elsewhere_line(CAMPAIGN), language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_names_an_account_by_its_number(language: Language) -> None:
    for record in CAMPAIGN.seats:
        label = said(seat_line(PEOPLE, record), language)
        assert label
        assert "90" not in label


def test_a_seat_is_named_by_the_character_it_plays_there_or_by_its_holder() -> None:
    assert said(acting_line(CAMPAIGN, PEOPLE, "2", (HERE,))) == "🎭 You act for Tove here."
    assert said(acting_line(CAMPAIGN, PEOPLE, "2", (THERE,))) == "🎭 You act for Mira here."
    assert said(acting_line(CAMPAIGN, PEOPLE, "5", (HERE,))) == "🎭 You act for Cleo here."


def test_many_characters_and_places_are_counted_instead_of_listed() -> None:
    many = {str(n): AnyCharacter(id=str(n), name=f"N{n}", seat="5") for n in range(7)}
    assert said(seat_line(many, NEW)).startswith("Cleo: N0, N1, N2, N3, N4, ")
    spread = CAMPAIGN.but(places=tuple(range(20, 30)))
    assert said(elsewhere_line(spread)).count("<#") == 5
    assert said(elsewhere_line(CAMPAIGN.but(places=()))) == "The Ford has no channel now."
