"""Contests with one secret pick a side: who must pick, and who knows what was picked."""

from typing import Any

from rules.campaign.model import Campaign
from rules.chance.dice import ScriptedDice
from rules.contract.irreversible import IrreversibleReason, irreversible_reason
from rules.contract.system import AnyState, Played, new, play
from rules.core.seat import PUBLIC, Role, Seat
from tests.lantern.rules import LANTERN, Light, Pick, Watch

GM, ANN, BEN = Seat(role=Role.GM, id="1"), *(Seat(role=Role.PLAYER, id=one) for one in "23")


def played(state: AnyState, action: Any, seat: Seat) -> Played:
    return play(LANTERN, state, action, seat, ScriptedDice((1,)))


def vigil() -> AnyState:
    """Return a vigil of Ada, whom Ann plays, against Bo, whom Ben plays; Ada has picked."""
    state = new(LANTERN, Campaign(id=1, home=9, name="", system="lantern", language="en"))
    for action, seat in (
        (Light(name="Ada"), ANN),
        (Light(name="Bo"), BEN),
        (Watch(place=1, character="1", rival="2"), ANN),
        (Pick(contest="3", pick="hide"), ANN),
    ):
        state = played(state, action, seat).after
    return state


def test_it_waits_for_those_who_have_not_picked() -> None:
    assert [(wait.character, wait.seat) for wait in LANTERN.waits(vigil())] == [("2", BEN.id)]


def test_a_pick_is_known_to_its_own_seat_alone() -> None:
    seen = {seat.id: LANTERN.view(vigil(), seat).contests["3"].picks for seat in (GM, ANN, BEN, PUBLIC)}
    assert seen == {"1": {"1": ""}, "2": {"1": "hide"}, "3": {"1": ""}, "": {"1": ""}}


def test_the_event_of_a_pick_tells_its_own_seat_alone_what_it_was() -> None:
    state = vigil()
    (event, ended) = played(state, Pick(contest="3", pick="hide"), BEN).events
    seen = [LANTERN.redact(state, event, seat) for seat in (ANN, BEN, PUBLIC)]
    assert seen == [event.model_copy(update={"pick": ""}), event, event.model_copy(update={"pick": ""})]
    assert all(LANTERN.redact(state, ended, seat) == ended for seat in (ANN, BEN, PUBLIC))


def test_a_game_without_secret_dice_or_long_thought_says_so() -> None:
    state = vigil()
    assert not LANTERN.hides_dice(state)
    assert not LANTERN.ponders(state)


def test_a_new_character_or_contest_cannot_be_undone_and_a_change_can() -> None:
    state = vigil()
    assert irreversible_reason(LANTERN, played(state, Light(name="Cy"), ANN)) is IrreversibleReason.MADE
    again = Watch(place=1, character="1", rival="2")
    assert irreversible_reason(LANTERN, played(state, again, ANN)) is IrreversibleReason.MADE
    ended = played(state, Pick(contest="3", pick="hide"), BEN)
    assert irreversible_reason(LANTERN, ended) is IrreversibleReason.DICE
    changed = state.with_character(state.characters["1"].but(oil=2))
    assert irreversible_reason(LANTERN, Played(state, changed, ())) is None
    gone = state.but(characters={"1": state.characters["1"]})
    assert irreversible_reason(LANTERN, Played(state, gone, ())) is None
