"""Slow penalties and slow damage in messages and prompts, and the panel of everything pending."""

import pytest
from hypothesis import given

from narration.nyx.character.pending import pending_panel
from narration.nyx.character.sheet import sheet
from narration.nyx.character.slow_penalties import affliction_panel, affliction_result
from narration.nyx.events import tell_event
from rules.campaign.actions import EndSession, MoveTime, Rest, StartSession
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.state import actions as a
from rules.nyx.state import events as e
from rules.nyx.state.campaign_state import Aspect
from tests.narration.nyx.sample_events_between import ALL_MAKERS
from tests.narration.nyx.table import call, proposal, two
from tests.narration.printing import field, is_sayable, lines, said
from tests.rules.nyx.board import ANN, Board, against_guard


def poison(board: Board, period: int = 1440) -> None:
    board.do(
        a.Afflict(
            character=board.who("Ada").id,
            name="Drug",
            attribute=Attribute.MIND,
            strength=-2,
            period=period,
        )
    )


def against_poison(board: Board, nth: int, dice: tuple[int, ...]) -> e.AfflictionRolled:
    board.do(a.RollAffliction(character=board.who("Ada").id, affliction=1, nth=nth), ANN, dice)
    rolled: e.AfflictionRolled = board.event(e.AfflictionRolled)
    return rolled


def wounded(*names: str) -> Board:
    """Return a board on which Ada has slow damage with these names."""
    board = two()
    damage = tuple(
        Aspect(id=20 + number, name=name, value=1, damage=True, slow=True)
        for number, name in enumerate(names)
    )
    board.give("Ada", aspects=(*board.who("Ada").aspects, *damage))
    return board


# ---------------------------------------------------------------------------------- slow penalties


@pytest.mark.rule("NYX-47")
def test_a_slow_penalty_says_when_its_first_roll_comes() -> None:
    board = two()
    poison(board)
    assert [said(line) for line in tell_event(board.event(e.Afflicted))] == [
        "Ada suffers a slow penalty: Drug",
        "Against Mind, strength −2, period 1 day.",
        "The first of 3 rolls comes after 12 hours.",
    ]


@pytest.mark.rule("NYX-47")
def test_a_slow_penalty_shows_the_time_to_its_next_roll_and_then_asks_for_it() -> None:
    board = two()
    poison(board)
    board.do(MoveTime(minutes=90))
    panel = affliction_panel(board.state, board.who("Ada"))
    assert said(panel.headline) == "Ada: 1 slow penalty, no roll yet."
    assert field(panel, "Drug") == [
        "Rolled on Mind 6 −2 (strength) = 4",
        "⏳ roll 1 of 3 in 10 hours, 30 minutes",
    ]
    board.do(MoveTime(minutes=630))
    panel = affliction_panel(board.state, board.who("Ada"))
    assert said(panel.headline) == "⚠ Ada must roll against Drug now."
    assert field(panel, "Drug")[1] == "⚠ roll 1 of 3 now"


@pytest.mark.rule("NYX-47")
def test_a_failed_roll_against_a_slow_penalty_names_the_damage() -> None:
    board = two()
    poison(board)
    board.do(MoveTime(minutes=1440))
    failed = affliction_result(against_poison(board, 0, (9,)))
    assert lines(failed) == [
        "Ada takes slow damage from Drug (roll 1 of 3).",
        "Ada against Drug",
        "Roll 1 of 3",
        "Mind 6 −2 (modifier) = 4: **~~9~~**",
        "Effect 0: 9 is above 4",
        "A slow damage aspect (1): Drug",
    ]
    assert failed.tone == "behind"
    assert field(sheet(board.who("Ada")), "Damage aspects") == ["Drug (slow: heals naturally)"]
    assert field(sheet(board.who("Ada")), "Slow penalties") == ["Drug: 1 of 3 rolls made"]


@pytest.mark.rule("NYX-47")
def test_the_last_roll_against_a_slow_penalty_ends_it() -> None:
    board = two()
    poison(board)
    board.do(MoveTime(minutes=1440))
    rolled = [against_poison(board, nth, (2,)) for nth in range(3)]
    assert lines(affliction_result(rolled[-1]))[-2:] == [
        "No damage this time.",
        "That was the last roll: the slow penalty is over.",
    ]
    assert said(affliction_panel(board.state, board.who("Ada")).headline) == "Ada: no slow penalty."


@given(ALL_MAKERS[e.AfflictionRolled])
def test_every_roll_against_a_slow_penalty_has_a_text(event: e.AfflictionRolled) -> None:
    is_sayable(affliction_result(event))


@pytest.mark.rule("NYX-49")
def test_buying_off_damage_shows_the_cost() -> None:
    board = wounded("Cut")
    board.do(a.RemoveDamage(character=board.who("Ada").id, aspect=20), ANN)
    (told,) = tell_event(board.event(e.DamageRemoved))
    assert said(told) == "Ada: damage removed for 5 aspect points: Cut"


# ----------------------------------------------------------------------------------------- pending


@pytest.mark.rule("NYX-50")
def test_with_several_slow_damages_the_player_is_asked_which_one_has_healed() -> None:
    board = wounded("Fever", "Cough")
    board.do(Rest())
    (owed,) = tell_event(board.event(e.HealingOwed))
    assert said(owed) == "⚠ A slow damage aspect has healed. Choose which one: Ada"
    assert field(pending_panel(board.state), "Healing") == ["⚠ Ada chooses which slow damage has healed (1)."]
    board.do(a.HealSlow(character=board.who("Ada").id, aspect=21), ANN)
    (healed,) = tell_event(board.event(e.DamageRemoved))
    assert said(healed) == "Ada has healed naturally: Cough"


def test_everything_that_is_pending_is_in_one_panel() -> None:
    board = two()
    poison(board)
    board.do(proposal(board, Ash=1, Rebel=1), ANN)
    board.do(StartSession())
    board.do(board.demand("Bo", "Rue"))
    call(board, "Bo")
    panel = pending_panel(board.state)
    is_sayable(panel)
    assert lines(panel) == [
        "Tests: 4 pending.",
        "Tests",
        "Session 1, scene 1.",
        "Game time so far: 0 minutes.",
        "[Slow penalties]",
        "Ada · Drug: ⏳ roll 1 of 3 in 12 hours",
        "[Rolls the GM called for]",
        "⚠ The GM calls for a roll from Bo: Body",
        "[Demands]",
        "⚠ The GM demands an aspect from Bo: Rue (1). Accept it or buy it off.",
        "[Questions for the GM]",
        "⏳ Ada asks to change aspects: She met the rebels.",
    ]


@pytest.mark.rule("NYX-21")
def test_a_call_that_several_people_may_answer_is_pending_once() -> None:
    board = two()
    call(board, "Ada", "Bo", mode=GroupMode.BEST)
    panel = pending_panel(board.state)
    assert said(panel.headline) == "Tests: 1 pending."
    assert field(panel, "Rolls the GM called for") == [
        "⚠ The GM calls for a roll from Ada, Bo: Body · for all of these: Ada, Bo"
    ]


def test_with_nothing_pending_the_panel_says_so_and_that_characters_may_change() -> None:
    board = two()
    board.do(StartSession())
    board.do(EndSession())
    panel = pending_panel(board.state)
    assert lines(panel) == [
        "Tests: nothing is pending.",
        "Tests",
        "Between sessions (1 played), scene 1: characters may change.",
        "Game time so far: 0 minutes.",
    ]
    assert panel.fields == ()


def test_a_conflict_in_progress_is_pending() -> None:
    panel = pending_panel(against_guard().state)
    assert said(panel.headline) == "Tests: 1 pending."
    assert field(panel, "Conflicts") == ["Trial · ⏳ Waiting for Ada"]
