"""The draft of a declaration is kept in its buttons: it always fits, and nothing else is read as a draft."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.messages.components import custom_id_of
from cogs.noir.combat.declaration import WORDS, Draft
from cogs.noir.contests.roll_inputs import MOST_HELPERS, Stakes
from rules.core.refusal import Refused
from rules.noir.base.action_effects import MOST_COMPLEXITY
from rules.noir.base.enums import ActionId, Aim
from rules.noir.combat.common import MOST_FIGHTERS

#: A campaign number, a contest's id and a step that are all longer than any real ones.
FAR = (9_999_999, "99999", 99_999)
#: The parts of a draft that a choice can change.
WHATS = ("weapons", "targets", "aim", "patient", "hard", "helps", "hurts", "helpers", "odds")
PLACES = st.integers(min_value=0, max_value=MOST_FIGHTERS - 1)
STAKES = st.builds(
    Stakes,
    helps=st.sets(PLACES).map(sorted).map(tuple),
    hurts=st.sets(PLACES).map(sorted).map(tuple),
    helpers=st.integers(min_value=0, max_value=MOST_HELPERS),
    odds=st.none() | st.integers(min_value=0, max_value=5),
)
DRAFTS = st.builds(
    Draft,
    action=st.sampled_from(ActionId),
    weapons=st.lists(PLACES, max_size=2, unique=True).map(tuple),
    targets=st.sets(PLACES).map(sorted).map(tuple),
    aim=st.sampled_from(Aim),
    patient=PLACES,
    complexity=st.integers(min_value=-MOST_COMPLEXITY, max_value=MOST_COMPLEXITY),
    among=st.integers(min_value=0, max_value=0xFFFF).map(lambda number: f"{number:x}"),
    stakes=STAKES,
)


@given(DRAFTS)
def test_a_draft_comes_back_from_its_words(draft: Draft) -> None:
    assert Draft.read(draft.words) == draft


@given(DRAFTS)
def test_any_draft_fits_into_a_button(draft: Draft) -> None:
    for what in ("weapons", "targets", "patient", "helpers"):
        campaign, contest, step = FAR
        assert len(custom_id_of("n-sum-set", campaign, contest, step, what, *draft.words)) <= 100


def or_stale(make: Callable[[], Draft]) -> Draft | None:
    """Return the draft, or None if it is refused as `stale-button`; any other refusal fails the test."""
    try:
        return make()
    except Refused as refused:
        if refused.code != "stale-button":
            raise
        return None


@given(DRAFTS, st.integers(min_value=0, max_value=WORDS - 1), st.text(max_size=8))
def test_a_word_of_any_kind_is_part_of_a_draft_or_a_stale_button(draft: Draft, at: int, word: str) -> None:
    words = [*draft.words[:at], word, *draft.words[at + 1 :]]
    read = or_stale(lambda: Draft.read(words))
    assert read is None or Draft.read(read.words) == read


@given(DRAFTS, st.sampled_from(WHATS) | st.text(max_size=8), st.lists(st.text(max_size=4), max_size=3))
def test_a_choice_of_any_kind_changes_a_draft_or_is_stale(draft: Draft, what: str, values: list[str]) -> None:
    changed = or_stale(lambda: draft.changed(what, values))
    assert changed is None or Draft.read(changed.words) == changed


@pytest.mark.parametrize("words", [(), ("0",) * (WORDS - 1), ("0",) * (WORDS + 1)])
def test_fewer_or_more_words_are_no_draft(words: tuple[str, ...]) -> None:
    assert or_stale(lambda: Draft.read(words)) is None


def test_helpers_go_round() -> None:
    stakes = Stakes()
    for count in (*range(1, MOST_HELPERS + 1), 0):
        stakes = stakes.changed("helpers", (), ())
        assert stakes.helpers == count


@pytest.mark.parametrize("words", [(), ("0",), ("0", "0", "0"), ("0", "0", "99", "0"), ("0", "0", "0", "6")])
def test_stakes_that_nobody_was_offered_are_stale(words: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        Stakes.read(words)
    assert refused.value.code == "stale-button"
