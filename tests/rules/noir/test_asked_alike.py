"""What an NPC's hidden numbers are does not show by who is asked what, until dice fall (decision 0124)."""

import random
from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.noir.base.enums import ABILITIES, ATTRIBUTES
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import NoirState
from rules.noir.system import NOIR
from tests.rules.asking import after
from tests.rules.noir.board import GM
from tests.rules.noir.evening import EVERYBODY, Evening, waiting


def otherwise(state: NoirState) -> NoirState:
    """Return the state with other abilities and attributes of every NPC."""
    for who in state.characters.values():
        if not who.seat:
            better = {id_: who.later.get(id_, 0) + 3 for id_ in (*ABILITIES, *ATTRIBUTES)}
            state = state.with_character(who.but(later=better))
            assert value_of(state.characters[who.id], "will") == value_of(who, "will") + 3
    return state


def asked(state: NoirState) -> list[Any]:
    return [(contest.id, one) for contest, one in waiting(state)]


@pytest.mark.rule("NOIR-67", "NOIR-98", "NOIR-102")
@pytest.mark.parametrize("number", range(4))
def test_the_same_people_are_asked_whatever_an_npc_can_do(number: int) -> None:
    evening = Evening(random.Random(number), fate=True, tuned=False)
    evening.play(ChangeSetting(key="npc-numbers", value="gm"), GM)
    compared = 0
    for _ in range(60):
        other = otherwise(evening.state)
        assert asked(evening.state) == asked(other)
        for seat in EVERYBODY:
            for action in NOIR.legal_actions(evening.state, seat)[:12]:
                if isinstance(action, m.ContestMove):
                    compare = [after(NOIR, one, action, seat, asked) for one in (evening.state, other)]
                    assert compare[0] == compare[1]
                    compared += 1
        evening.go_on()
    assert compared > 100
