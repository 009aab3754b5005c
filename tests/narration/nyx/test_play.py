"""In random play, every state and event can be printed, and no text gives away a hidden pick."""

from itertools import groupby
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from narration.nyx.character.sheet import form, sheet
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import bonus_prompt, penalty_prompt, picker
from narration.nyx.conflict.story import story
from narration.nyx.events import tell_event
from narration.text.languages import LANGUAGES
from narration.text.line import Line, Panel
from rules.chance.dice import EntropyDice
from rules.contract.system import play
from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import Phase, Tactic
from rules.nyx.legal_actions.legal_actions import legal_actions
from rules.nyx.state.actions import NyxAction
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import EndConflict
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import NyxEvent
from rules.nyx.system import NYX
from rules.nyx.view import view
from tests.narration.printing import is_sayable, said, text
from tests.rules.nyx.board import ANN, BEN, GM, Board

LONG = "An_incredibly *long* name of ~sixty~ letters, no less, no mor"[:60]


def board(opponent: str, **setup: int) -> Board:
    started = Board()
    started.player(LONG, ANN)
    started.player("Bo", BEN)
    started.npc("Captain")
    started.bare("Guard", 9)
    started.open(LONG, opponent, title=f"{LONG[:59]}!", **setup)
    return started


def prompts(state: NyxState, conflict: Conflict) -> list[Panel]:
    """Return the prompts of the active sides, each as the seat of that side sees it."""
    asked: list[Panel] = []
    for side in conflict.active:
        owner = state.characters[side.character].seat
        seen = view(state, Seat(role=ANN.role, id=owner) if owner else GM)
        own = seen.contests[conflict.id]
        if conflict.phase in (Phase.DECLARE, Phase.TACTIC) and len(conflict.active) == 2:
            asked.append(picker(seen, own, side.number))
        if conflict.phase is Phase.BONUS and conflict.round and side.number in conflict.round.winners:
            asked.append(bonus_prompt(seen, own, side.number))
        if conflict.phase is Phase.PENALTY and conflict.round and conflict.round.harmed == side.number:
            asked.append(penalty_prompt(seen, own, side.number))
    return asked


def public(state: NyxState) -> list[Panel]:
    seen = view(state, PUBLIC)
    return [conflict_panel(seen, conflict) for conflict in seen.contests.values()]


@pytest.mark.parametrize("opponent", ["Bo", "Captain", "Guard", ""])
@settings(max_examples=8)
@given(st.data())
def test_everything_that_is_played_has_a_text(opponent: str, data: st.DataObject) -> None:
    table = board(opponent, lead=data.draw(st.integers(-3, 3)), first_advantage=data.draw(st.integers(0, 3)))
    dice = EntropyDice(lambda count: data.draw(st.binary(min_size=count, max_size=count)), block=8)
    for _ in range(data.draw(st.integers(5, 40))):
        seat = data.draw(st.sampled_from((GM, ANN, BEN)))
        action = _action(data, table, seat)
        if action is None:
            continue
        played = play(NYX, table.state, action, seat, dice)
        table.state, table.log = played.after, (*table.log, *played.events)
        for panel in (*public(table.state), *prompts(table.state, table.conflict)):
            is_sayable(panel)
    of_conflict = [event for event in table.log if event.contest]
    for _, events in groupby(sorted(of_conflict, key=lambda one: one.turn), key=lambda one: one.turn):
        if told := story(list(events)):
            is_sayable(told)
    for character in table.state.characters.values():
        is_sayable(sheet(character))
        is_sayable(form(character))


def _action(data: st.DataObject, table: Board, seat: Seat) -> NyxAction | None:
    """Draw an action that this seat may take, or None; all kinds are equally likely, EndConflict excepted."""
    offered = [each for each in legal_actions(table.state, seat) if not isinstance(each, EndConflict)]
    if not offered:
        return None
    kind = data.draw(st.sampled_from(sorted({each.kind for each in offered})))
    return data.draw(st.sampled_from([each for each in offered if each.kind == kind]))


def everything(state: NyxState, log: tuple[Line, ...]) -> str:
    """Return all the text that the public can read, in every language."""
    return "\n".join(
        [
            *(text(panel, language) for language in LANGUAGES for panel in public(state)),
            *(said(line, language) for language in LANGUAGES for line in log),
        ]
    )


@pytest.mark.rule("NYX-33")
@settings(max_examples=6)
@given(first=st.sampled_from(Tactic), second=st.sampled_from(Tactic), gm_picks=st.booleans())
def test_a_different_pick_changes_nothing_that_others_read(
    first: Tactic, second: Tactic, gm_picks: bool
) -> None:
    read = []
    for tactic in (first, second):
        table = board("Guard")
        table.declare_both()
        table.pick(2 if gm_picks else 1, tactic)
        told = tuple(
            line for event in table.log if event.contest for line in tell_event(cast("NyxEvent", event))
        )
        others = view(table.state, ANN if gm_picks else GM)
        asked = picker(others, others.contests[table.conflict.id], 1 if gm_picks else 2)
        read.append(everything(table.state, told) + text(asked))
    assert read[0] == read[1]
