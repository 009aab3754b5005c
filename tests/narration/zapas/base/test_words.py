"""The words of Zapas: every id has one in each language, and different ids have different words."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

import pytest

from narration.text.languages import LANGUAGES
from narration.text.line import Line
from narration.zapas.base import words
from rules.zapas.base.text_matching import normalized
from rules.zapas.duties import Duty
from rules.zapas.party.recovery import QUESTIONS
from rules.zapas.sheet.conditions import STOPPING
from rules.zapas.sheet.npc import LEAST_DIFFICULTY, MOST_DIFFICULTY
from rules.zapas.state.campaign_state import Effect, ProposalState
from rules.zapas.state.contests import DuelPhase, Purpose
from tests.narration.printing import said

ENUMS: tuple[tuple[type[Enum], Mapping[Any, Line]], ...] = (
    (ProposalState, words.STATES),
    (Effect, words.EFFECTS),
    (Purpose, words.PURPOSES),
    (Duty, words.DUTIES),
    (DuelPhase, words.DUEL_PHASES),
)
TABLES: tuple[Mapping[Any, Line], ...] = (
    *(table for _, table in ENUMS),
    words.STRIKES,
    words.NOTES,
    words.DIFFICULTIES,
    words.CONDITIONS,
    words.QUESTIONS,
)


def test_every_id_has_its_word() -> None:
    for enum, table in ENUMS:
        assert set(table) == set(enum)
    assert set(words.NOTES) == {Purpose.CONTACT, Purpose.ACQUIRE, Purpose.PACKED}


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_no_two_words_in_a_list_are_the_same(table: Mapping[Any, Line]) -> None:
    for language in LANGUAGES:
        said_ = [normalized(said(word, language)) for word in table.values()]
        assert len(set(said_)) == len(said_)


@pytest.mark.rule("ZAP-16")
def test_difficulties_are_shown_by_name_and_number_or_else_by_number() -> None:
    bases = range(LEAST_DIFFICULTY, MOST_DIFFICULTY + 1)
    assert set(words.DIFFICULTIES) == {2, 3, 4, 5, 6, 20}
    for language in LANGUAGES:
        assert len({said(words.difficulty(base), language) for base in bases}) == len(bases)
    assert said(words.difficulty(3)) == "medium 3"
    assert said(words.difficulty(5), "sv") == "mycket svårt 5"
    assert said(words.difficulty(7), "ru") == "7"


@pytest.mark.rule("ZAP-20")
def test_the_condition_that_stops_all_action_is_known_in_every_language() -> None:
    for language in LANGUAGES:
        stopping = {
            id_ for id_, word in words.CONDITIONS.items() if normalized(said(word, language)) in STOPPING
        }
        assert stopping == {"dead"}


@pytest.mark.rule("ZAP-30")
def test_every_question_that_a_scene_suggests_has_a_text() -> None:
    assert set(words.QUESTIONS) == set(range(1, QUESTIONS + 1))
    for language in LANGUAGES:
        for question in words.QUESTIONS.values():
            assert said(question, language).endswith("?")
