"""The recorded dice of Nyx are told from its events, also those that drew a pick that nobody saw."""

from typing import Any

import pytest

from rules.campaign.events import CharacterGiven, TimeRanOut
from rules.chance.deck import Throw
from rules.contract.replay import ReplayedRoll, replay
from rules.core.model_base import Event
from rules.core.seat import DICE
from rules.nyx.base.enums import SideNumber, Tactic
from rules.nyx.replay import NyxReplay
from rules.nyx.state.contest_events import AutomaticSet, ConflictOpened, TacticPicked, TacticsOpened
from tests.rules.nyx.board import duel

WHOLE, NOTHING, AMISS = ReplayedRoll
LATE = TimeRanOut(seat="2", name="Ada", how="dice", choices=3)
#: The turn of the conflict that `opened` begins.
AT: dict[str, Any] = {"contest": "3", "turn": 1}
OPENED = TacticsOpened(**AT)
#: One die of three sides picks for a late seat, and four of ten sides for an automatic side.
ONE, FOUR = Throw(3, (2,)), Throw(10, (1, 2, 3, 4))


def opened() -> ConflictOpened:
    event: ConflictOpened = duel().event(ConflictOpened)
    assert event.contest == AT["contest"]
    return event


def picked(side: SideNumber, tactic: Tactic = Tactic.OFFENSIVE, hand: str = DICE) -> TacticPicked:
    return TacticPicked(**AT, side=side, tactic=tactic, hand=hand)


def automatic(side: SideNumber, *, on: bool = True) -> AutomaticSet:
    return AutomaticSet(**AT, side=side, on=on)


def replayed(*events: Event, throws: tuple[Throw, ...], before: tuple[Event, ...] = ()) -> ReplayedRoll:
    """Replay events that a roll has led to, after others without dice."""
    game = NyxReplay()
    assert replay(game, before, ()) is WHOLE
    return replay(game, events, throws)


@pytest.mark.rule("NYX-33")
def test_an_automatic_side_s_pick_takes_four_dice_when_the_tactics_open() -> None:
    before = (opened(), automatic(2))
    assert replayed(OPENED, picked(2), throws=(FOUR,), before=before) is WHOLE
    assert replayed(OPENED, picked(1), picked(2), throws=(FOUR, FOUR), before=before) is WHOLE
    assert replayed(OPENED, picked(1, hand=""), picked(2), throws=(FOUR,), before=before) is WHOLE
    assert replayed(OPENED, picked(2, hand="1"), throws=(FOUR,), before=before) is NOTHING
    assert replayed(picked(2), throws=(FOUR,), before=before) is NOTHING, "the tactics were open before"


@pytest.mark.rule("NYX-33")
def test_what_opened_the_tactics_counts_for_its_own_roll_alone() -> None:
    game = NyxReplay()
    assert replay(game, (opened(), automatic(2), LATE, OPENED, picked(2)), (ONE, FOUR)) is WHOLE
    assert replay(game, (picked(1),), (FOUR,)) is NOTHING
    assert replay(game, (OPENED, picked(1)), (FOUR,)) is WHOLE, "nobody is late any more"


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize(
    ("pick", "told"), [(Tactic.DEFENSIVE, AMISS), (Tactic.WAITING, WHOLE), (Tactic.OFFENSIVE, AMISS)]
)
def test_the_die_that_picks_for_a_late_seat_gives_the_tactic_in_order(
    pick: Tactic, told: ReplayedRoll
) -> None:
    assert replayed(LATE, picked(1, pick), throws=(ONE,), before=(opened(),)) is told
    assert replayed(LATE, OPENED, picked(1, pick), throws=(ONE,), before=(opened(),)) is told
    assert replayed(LATE, picked(1, pick, hand=""), throws=(ONE,), before=(opened(),)) is WHOLE


@pytest.mark.rule("NYX-33")
def test_beside_a_late_seat_s_die_only_automatic_sides_draw() -> None:
    late = (LATE, OPENED, picked(1, Tactic.WAITING))
    assert replayed(*late, picked(2), throws=(ONE, FOUR), before=(opened(), automatic(2))) is WHOLE
    stopped = (opened(), automatic(2), automatic(2, on=False))
    assert replayed(*late, throws=(ONE,), before=stopped) is WHOLE
    assert replayed(*late, picked(2), throws=(ONE, FOUR), before=stopped) is AMISS


@pytest.mark.rule("NYX-33")
def test_of_a_conflict_from_before_the_replay_only_the_shown_dice_are_known() -> None:
    late = (LATE, OPENED, picked(1, Tactic.WAITING), picked(2))
    given = CharacterGiven(character="2", name="Bo", old="", new="3")
    for before in ((), (opened(), automatic(2), given)):
        assert replayed(*late, throws=(ONE, FOUR), before=before) is WHOLE
        assert replayed(*late, throws=(ONE, FOUR, FOUR), before=before) is WHOLE
