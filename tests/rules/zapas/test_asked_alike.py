"""How hard an NPC is to attack does not show by who is asked what, until dice fall (decision 0124)."""

from contextlib import suppress
from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.core.refusal import Refused
from rules.zapas.duties import due
from rules.zapas.state import contest_actions as m
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Aim, Purpose, Roll
from rules.zapas.system import ZAPAS
from tests.rules.asking import after
from tests.rules.zapas.board import EVERYBODY, GM, PLACE
from tests.rules.zapas.evening import Evening


def otherwise(state: ZapasState) -> ZapasState:
    """Return the state with NPCs that are harder to attack and to kill, in rolls that go on as well."""
    for who in state.characters.values():
        if who.npc is not None and who.npc.usual.attack is not None:
            usual = who.npc.usual.but(attack=who.npc.usual.attack + 2, kill=(who.npc.usual.kill or 1) + 2)
            state = state.with_character(who.but(npc=who.npc.but(usual=usual)))
    for roll in state.contests.values():
        if isinstance(roll, Roll) and roll.withheld:
            state = state.with_contest(roll.but(base=roll.base + 2))
    return state


def asked(state: ZapasState) -> list[Any]:
    return [(contest.id, one) for contest in state.contests.values() for one in due(contest)]


def attack(evening: Evening) -> None:
    """Let somebody attack the ogre, if everybody is free to."""
    state = evening.state
    (ogre,) = (one for one in state.characters.values() if one.name == "Ogre")
    who = next(one for one in state.characters.values() if one.seat)
    aim = Aim(purpose=Purpose.ATTACK, character=ogre.id)
    with suppress(Refused):
        evening.play(m.OpenRoll(place=PLACE, character=who.id, title="Strike", aim=aim), GM)
        roll = list(evening.state.contests.values())[-1]
        evening.play(m.SetDifficulty(contest=roll.id, step=roll.step), GM)


def hides(state: ZapasState) -> bool:
    rolls = (one for one in state.contests.values() if isinstance(one, Roll))
    return any(one.withheld and one.is_open for one in rolls)


@pytest.mark.rule("ZAP-22", "ZAP-62")
@pytest.mark.parametrize("seed", range(6))
def test_the_same_people_are_asked_however_hard_an_npc_is_to_attack(seed: int) -> None:
    evening = Evening(seed)
    evening.play(ChangeSetting(key="npc-numbers", value="gm"), GM)
    compared = 0
    for turn in range(60):
        if turn % 10 == 0:
            attack(evening)
        state, other = evening.state, otherwise(evening.state)
        assert asked(state) == asked(other)
        for seat in EVERYBODY:
            for action in ZAPAS.legal_actions(state, seat):
                if isinstance(action, m.ContestMove):
                    known = after(ZAPAS, state, action, seat, asked)
                    assert known == after(ZAPAS, other, action, seat, asked), action
                    compared += hides(state)
        evening.go_on()
    assert compared > 20
