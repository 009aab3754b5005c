"""Messages about deadlines in every language; they depend only on the missing people and the deadline."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from narration.campaign.deadlines import (
    dice_picked_line,
    gm_may_pick_line,
    gm_picked_line,
    local_time,
    names,
    reminder,
)
from narration.games import GAMES
from narration.noir.base import defaults as noir
from narration.nyx.base import defaults as nyx
from narration.text.languages import LANGUAGES, Language
from narration.zapas.base import defaults as zapas
from rules.campaign.model import Campaign
from rules.contract.system import Wait
from rules.nyx.base.enums import Tactic
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import PickTactic
from rules.registry import SYSTEMS
from tests.narration.printing import said
from tests.rules.nyx.board import duel
from tests.rules.samples import SAMPLES

DUE = datetime(2026, 11, 23, 22, 30, tzinfo=UTC)
CLOCK = timezone(timedelta(hours=2))


def state(**settings: str) -> NyxState:
    board = duel()
    board.declare(1)
    board.declare(2)
    head = board.state.campaign.but(settings={"deadline": "24", "offset": "+2", **settings})
    return board.state.but(campaign=head)


def reminded(language: Language, **settings: str) -> list[str]:
    now = state(**settings)
    waits = SYSTEMS["nyx"].waits(now)
    return [
        said(each, language) for each in reminder(now, waits, "Duel", DUE, DUE + timedelta(hours=6), CLOCK)
    ]


@pytest.mark.parametrize(
    ("language", "until"),
    [
        ("en", "Until 24 November, 00:30 (UTC+2): <t:1795473000:F>, <t:1795473000:R>."),
        ("sv", "Senast 24 november kl. 00:30 (UTC+2): <t:1795473000:F>, <t:1795473000:R>."),
        ("ru", "Срок — 24 ноября, 00:30 (UTC+2): <t:1795473000:F>, <t:1795473000:R>."),
    ],
)
def test_a_reminder_also_states_the_deadline_in_words(language: Language, until: str) -> None:
    assert reminded(language)[1:] == [until]


@pytest.mark.parametrize(
    ("default", "then"),
    [
        ("gm", "After 24 November, 06:30 (UTC+2), the GM picks openly for anyone who hasn’t acted."),
        ("random", "After 24 November, 06:30 (UTC+2), the dice pick for anyone who hasn’t acted."),
    ],
)
def test_a_reminder_says_which_default_is_played_and_when(default: str, then: str) -> None:
    assert reminded("en", default=default)[2:] == [then]
    assert all(len(reminded(language, default=default)) == 3 for language in LANGUAGES)


def test_no_default_is_played_where_the_rules_leave_none() -> None:
    now = state(default="random")
    bare = [wait._replace(defaults=()) for wait in SYSTEMS["nyx"].waits(now)]
    assert len(reminder(now, bare, "Duel", DUE, DUE, CLOCK)) == 2


def test_months_have_their_names() -> None:
    head = Campaign(id=1, home=2, name="", system="nyx", language="en")
    for language in LANGUAGES:
        told = {
            said(local_time(head, datetime(2026, month, 1, tzinfo=UTC), UTC), language)
            for month in range(1, 13)
        }
        assert len(told) == 12


def test_missing_players_are_named_once_and_the_gm_never_by_a_character() -> None:
    now = state()
    one, other = now.characters.values()
    waits = [
        Wait("tactic", "2", one.id, "1", 1),
        Wait("demand", "2", one.id, "1", 1),
        Wait("tactic", "", other.id, "1", 1),
        Wait("vote", "3"),
    ]
    assert [said(each) for each in names(now, waits)] == [one.name, "the GM", "a player"]
    many = [Wait("vote", "2", one.id)] + [Wait("vote", str(number)) for number in range(3)]
    assert len(names(now, many)) == 2


def test_a_default_is_announced_without_its_content_unless_the_gm_chose_it() -> None:
    now = state()
    waits = SYSTEMS["nyx"].waits(now)
    pick = PickTactic(contest="1", turn=1, side=1, tactic=Tactic.OFFENSIVE)
    for language in LANGUAGES:
        tactic = said(GAMES["nyx"].default(pick), language)
        assert tactic not in said(dice_picked_line(now, waits), language)
        assert tactic not in said(gm_may_pick_line(now, waits), language)
        assert tactic in said(gm_picked_line(now, waits[0], pick), language)


def test_everything_that_can_stand_in_has_a_text_that_fits_into_a_menu() -> None:
    offered_ = {
        (name, type(action)): action
        for name, moments in SAMPLES.items()
        for each in moments()
        for wait in SYSTEMS[name].waits(each.state)
        if wait.contest
        for action in wait.defaults
    }
    assert len(offered_) > 3
    for (game, _), action in offered_.items():
        assert GAMES[game].default(action).id
    for language in LANGUAGES:
        named = {**nyx.DEFAULTS, **noir.DEFAULTS, **zapas.DEFAULTS}
        texts = [said(words, language) for words in named.values()]
        assert all(0 < len(text) <= 100 for text in texts)
