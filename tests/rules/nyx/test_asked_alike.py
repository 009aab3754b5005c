"""What an NPC's hidden numbers are does not show by who is asked what, until dice fall (decision 0124)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.campaign.actions import ChangeSetting
from rules.nyx.duties import due
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.system import NYX
from tests.rules.asking import after
from tests.rules.nyx.board import GM
from tests.rules.nyx.evening import EVERYBODY, SEEDS, Evening, openings


def otherwise(state: NyxState) -> NyxState:
    """Return the state with higher values and more points of every NPC."""
    for who in state.characters.values():
        if not who.seat:
            ratings = {each: one.but(base=one.base + 3) for each, one in who.ratings.items()}
            points = who.points + 3 if who.aspects else who.points
            state = state.with_character(who.but(ratings=ratings, points=points))
    return state


def asked(state: NyxState) -> list[Any]:
    return [(conflict.id, one) for conflict in state.contests.values() for one in due(state, conflict)]


def shows_who_is_better(state: NyxState, action: m.ContestAction) -> bool:
    """Tell whether a declaration says who rolls for a side of players and NPCs: the best or the worst."""
    if not isinstance(action, m.Declare):
        return False
    side = state.contests[action.contest].side(action.side)
    return side.group is not None and len({not state.characters[one].seat for one in side.people}) > 1


@pytest.mark.rule("NYX-24", "NYX-33", "NYX-36", "NYX-38")
@given(openings(), SEEDS, st.integers(0, 40))
def test_the_same_people_are_asked_whatever_an_npc_can_do(
    opening: m.OpenConflict, seed: int, length: int
) -> None:
    evening = Evening(opening, seed)
    evening.play(ChangeSetting(key="npc-numbers", value="gm"), GM)
    for _ in range(length):
        evening.go_on()
    other = otherwise(evening.state)
    assert asked(evening.state) == asked(other)
    for seat in EVERYBODY:
        for action in NYX.legal_actions(evening.state, seat):
            if isinstance(action, m.ContestAction) and not isinstance(action, m.TakePenalty):
                if shows_who_is_better(evening.state, action):
                    continue
                known = after(NYX, evening.state, action, seat, asked)
                assert known == after(NYX, other, action, seat, asked), action
