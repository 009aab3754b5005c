"""What a story tells is true, gives nothing away and does not repeat itself, over many random rounds.

`make evening ARGS="--game noir --check --rounds 100000"` plays more of them.
"""

import pytest

from tests.conftest import EXAMPLES
from tests.evening.truth import CHECKS, Findings, find

ROUNDS = 350 * EXAMPLES


@pytest.fixture(scope="module", params=sorted(CHECKS))
def found(request: pytest.FixtureRequest) -> Findings:
    return find(request.param, ROUNDS)


def test_no_sentence_contradicts_what_happened(found: Findings) -> None:
    assert found.denied == []


def test_sentences_are_the_same_for_a_teller_that_knows_only_what_everybody_knows(found: Findings) -> None:
    assert found.leaks == []


def test_nothing_is_told_twice_in_a_contest(found: Findings) -> None:
    assert found.repeated == []


def test_hardly_a_round_is_silent(found: Findings) -> None:
    assert found.silent <= 0.05 * found.rounds


def test_sentences_come_back_seldom_and_headlines_are_short(found: Findings) -> None:
    failing = [str(one) for one in found.reading.measures() if one.fails and not _needs_more_rounds(one.name)]
    assert failing == []


def _needs_more_rounds(measure: str) -> bool:
    """Return whether so few rounds say nothing about a measure."""
    return measure.startswith("rounds between two tellings of another")
