"""The contract in rules/contract/system.py, checked for every game."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from rules.campaign import CAMPAIGN_EVENTS
from rules.campaign.actions import ChangeScene, FoundCampaign, TakeSeat
from rules.campaign.model import Campaign
from rules.chance.dice import EntropyDice
from rules.contract.system import AnyState, System, fold, new, play
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.registry import SYSTEMS
from tests.rules.samples import SAMPLES, Moment

MOMENTS = [
    pytest.param(SYSTEMS[name], moment, id=f"{name}-{number}")
    for name, samples in SAMPLES.items()
    for number, moment in enumerate(samples())
]
EVERY_SYSTEM = pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
EVERY_MOMENT = pytest.mark.parametrize(("system", "moment"), MOMENTS)
#: For each game, the moment with the longest log; it has nearly all the kinds of events.
LONGEST = [
    pytest.param(SYSTEMS[name], max(samples(), key=lambda moment: len(moment.log)), id=name)
    for name, samples in SAMPLES.items()
]
EVERY_LOG = pytest.mark.parametrize(("system", "moment"), LONGEST)
GM = Seat(role=Role.GM, id="1")
STRANGER = Seat(role=Role.PLAYER, id="99")


def head(system: System) -> Campaign:
    return Campaign(id=1, home=2, name="", system=system.name, language="en")


def seats(state: AnyState) -> tuple[Seat, ...]:
    seated = tuple(Seat(role=record.role, id=record.id) for record in state.campaign.seats)
    return (*seated, PUBLIC, STRANGER)


def fair() -> EntropyDice:
    return EntropyDice(lambda size: bytes(value * 7 % 256 for value in range(size)))


def kinds(union: Any) -> Iterator[type[BaseModel]]:
    """Yield the classes of a union, including nested and annotated ones."""
    if isinstance(union, type) and issubclass(union, BaseModel):
        yield union
    for part in get_args(union):
        yield from kinds(part)


def test_every_game_is_registered_by_its_name_and_has_sample_moments() -> None:
    assert {name: system.name for name, system in SYSTEMS.items()} == {name: name for name in SYSTEMS}
    assert SAMPLES.keys() == SYSTEMS.keys()


@EVERY_SYSTEM
def test_a_new_campaign_is_empty_and_offers_nobody_what_it_refuses(system: System) -> None:
    state = new(system, head(system))
    assert (dict(state.characters), dict(state.contests)) == ({}, {})
    for seat in (GM, PUBLIC, STRANGER):
        for choice in system.legal_actions(state, seat):
            play(system, state, choice, seat, fair())


@EVERY_SYSTEM
def test_a_campaign_is_founded_joined_and_goes_from_scene_to_scene(system: System) -> None:
    state = new(system, head(system))
    for action, seat in (
        (FoundCampaign(holder=5, name="Tests", language="ru", place=3), PUBLIC),
        (TakeSeat(holder=6), PUBLIC),
        (ChangeScene(), GM),
    ):
        state = play(system, state, action, seat, fair()).after
    assert (state.campaign.name, state.campaign.scene, len(state.campaign.seats)) == ("Tests", 2, 2)


@EVERY_SYSTEM
def test_every_event_has_its_own_kind(system: System) -> None:
    events = list(kinds(system.events._type))
    names = [event.model_fields["kind"].default for event in events]
    assert set(CAMPAIGN_EVENTS) < set(events)
    assert len(set(names)) == len(names)
    assert all(issubclass(event, Event) for event in events)


@EVERY_MOMENT
def test_the_log_folds_to_the_state(system: System, moment: Moment) -> None:
    assert fold(system, moment.start, moment.log) == moment.state


@EVERY_MOMENT
def test_states_and_events_are_documents(system: System, moment: Moment) -> None:
    assert system.state.model_validate_json(moment.state.model_dump_json()) == moment.state
    for event in moment.log:
        assert system.events.validate_json(system.events.dump_json(event)) == event


@EVERY_MOMENT
def test_entities_are_of_the_games_own_kinds_and_known_by_their_ids(system: System, moment: Moment) -> None:
    for kind, entities in (
        (system.character, moment.state.characters),
        (system.contest, moment.state.contests),
    ):
        assert all(isinstance(entity, kind) and entity.id == number for number, entity in entities.items())


@EVERY_MOMENT
def test_every_offered_action_is_accepted_and_leaves_the_old_state_unchanged(
    system: System, moment: Moment
) -> None:
    before = moment.state.model_dump_json()
    for seat in seats(moment.state):
        for choice in system.legal_actions(moment.state, seat):
            played = play(system, moment.state, choice, seat, fair())
            assert played.events
    assert moment.state.model_dump_json() == before


@EVERY_MOMENT
def test_people_without_a_seat_are_offered_nothing(system: System, moment: Moment) -> None:
    assert system.legal_actions(moment.state, PUBLIC) == system.legal_actions(moment.state, STRANGER) == ()


@EVERY_MOMENT
def test_a_view_invents_nothing_and_viewing_it_again_changes_nothing(system: System, moment: Moment) -> None:
    for seat in seats(moment.state):
        seen = system.view(moment.state, seat)
        assert seen.campaign == moment.state.campaign
        assert seen.characters.keys() <= moment.state.characters.keys()
        assert seen.contests.keys() <= moment.state.contests.keys()
        assert system.view(seen, seat) == seen


@EVERY_MOMENT
def test_the_view_of_a_seat_is_enough_to_know_its_choices(system: System, moment: Moment) -> None:
    for seat in seats(moment.state):
        assert system.legal_actions(system.view(moment.state, seat), seat) == system.legal_actions(
            moment.state, seat
        )


@EVERY_LOG
def test_an_event_is_shown_unchanged_or_reduced_or_hidden(system: System, moment: Moment) -> None:
    for seat in seats(moment.state):
        for event in moment.log:
            told = system.redact(moment.state, event, seat)
            if told is None:
                continue
            assert type(told) is type(event)
            assert system.redact(moment.state, told, seat) == told
            assert system.events.validate_json(system.events.dump_json(told)) == told


@EVERY_MOMENT
def test_a_scene_changes_or_the_game_says_why_not(system: System, moment: Moment) -> None:
    running = [contest for contest in moment.state.contests.values() if system.is_open(contest)]
    try:
        played = play(system, moment.state, ChangeScene(), GM, fair())
    except Refused:
        assert running
    else:
        assert played.after.campaign.scene == moment.state.campaign.scene + 1
