"""Cards are made of what everybody may know, at every step of random evenings, and can be told and drawn."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from narration.noir.combat import card as combats
from narration.noir.rolls.card import lone_card
from narration.noir.social import card as socials
from narration.nyx.conflict import card as conflicts
from narration.nyx.rolls.card import roll_card
from narration.pictures.card import PaintedCard
from narration.text.languages import LANGUAGES
from narration.zapas.contest import card as pools
from narration.zapas.contest import duel_card as duels
from rules.contract.system import AnyState
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.noir.state import contests as noir
from rules.nyx.state import contests as nyx
from rules.nyx.state.contest_events import RoundRolled
from rules.nyx.state.events import RolledAlone
from rules.nyx.view import view
from rules.registry import SYSTEMS
from rules.zapas.state import contests as zapas
from rules.zapas.state.events import FlagStruck
from tests.narration.pictures.test_cards import ALT, drawn
from tests.narration.printing import said
from tests.rules.evenings import EVENINGS
from tests.rules.nyx.board import duel

SEEDS, STEPS = range(3), 60


def cards(state: AnyState, events: Sequence[Event]) -> Iterator[PaintedCard | None]:
    """Yield the cards that a state and the events of its last action give; both are public."""
    yield from (roll_card(event) for event in events if isinstance(event, RolledAlone))
    yield from (duels.struck_card(event) for event in events if isinstance(event, FlagStruck))
    for number, contest in state.contests.items():
        here = [event for event in events if event.contest == number]
        match contest:
            case nyx.Conflict():
                yield conflicts.standing_card(contest)
                yield conflicts.card(here, contest)
                yield conflicts.closing_card(here)
            case noir.Combat():
                yield combats.card(state, contest, here)
            case noir.Social():
                yield socials.card(contest, here)
            case noir.Test():
                yield lone_card(contest.check)
            case zapas.Roll():
                yield pools.pool_card(state, contest)
                yield pools.throw_card(here, contest)
            case zapas.Duel() if contest.is_open:
                yield duels.bids_card(state, contest)
            case zapas.Duel():
                yield duels.duel_card(here, contest)
            case _:
                pass


def _played(game: str, seed: int) -> Iterator[PaintedCard]:
    """Play an evening, and yield the cards after each action."""
    evening, made = EVENINGS[game](Random(seed)), list[PaintedCard]()
    play = evening.play

    def shown(*asked: Any) -> Any:
        events = play(*asked)
        public = public_events(game, evening.state, events or ())
        made.extend(filter(None, cards(SYSTEMS[game].view(evening.state, PUBLIC), public)))
        return events

    evening.play = shown
    for _ in range(STEPS):
        evening.go_on()
    return iter(made)


def public_events(game: str, state: AnyState, events: Sequence[Event]) -> list[Event]:
    redacted = (SYSTEMS[game].redact(state, event, PUBLIC) for event in events)
    return [event for event in redacted if event is not None]


@pytest.mark.parametrize("game", EVENINGS)
def test_every_card_of_a_random_evening_can_be_told_and_drawn(game: str) -> None:
    made = {card for seed in SEEDS for card in _played(game, seed)}
    assert made
    for place, card in enumerate(made):
        language = LANGUAGES[place % 3]
        assert 0 < len(said(card.alt, language)) <= ALT
        if place % 10 == 0:
            assert len(drawn(card, language)) <= 6_500


def test_a_card_does_not_differ_by_a_hidden_pick() -> None:
    made = set()
    for tactic in range(3):
        board = duel()
        board.declare_both()
        board.pick(1, tactic)
        public = view(board.state, PUBLIC).contests[board.conflict.id]
        events = [
            known for event in board.log if (known := SYSTEMS["nyx"].redact(board.state, event, PUBLIC))
        ]
        made.add((conflicts.standing_card(public), conflicts.card(events, public)))
    assert len(made) == 1


def test_the_way_on_a_card_is_the_sum_of_its_parts() -> None:
    board = duel()
    board.round((1, 0), (2, 3))
    rolled = board.event(RoundRolled)
    card = conflicts.card(board.log, board.conflict)
    assert card is not None
    assert card.start == rolled.start
    assert rolled.start + sum(leg.steps for leg in card.legs if leg.sign in {"", "hill"}) == rolled.raw
