"""The words of an id, read without Discord: as a handler's arguments, as a draft, or as stale."""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.interactions.arguments import Numbers, bits, parse_argument
from chat.interactions.modals import MOST, TextField, _input
from chat.messages.components import InvalidCustomId, custom_id_of
from cogs.noir.contests.roll_builder import WORDS as NOIR_ROLL
from cogs.noir.contests.roll_builder import Draft as NoirRoll
from cogs.noir.contests.roll_inputs import Stakes, hurting
from cogs.noir.contests.value_options import word_of
from cogs.nyx.roll_draft import Draft as NyxDraft
from cogs.shared.campaign.attendance import word
from cogs.zapas.difficulty import Draft as ZapasDraft
from cogs.zapas.pool import changed as pool_changed
from narration.text.line import line
from rules.core.refusal import Refused
from rules.noir.base.enums import Activation, Level
from rules.noir.state.campaign_state import Character, Drive, Expertise, Limitation, Mark, Trait
from rules.nyx.base.enums import Attribute
from rules.zapas.state.contests import Pool
from tests.hostile import VALUES, WORDS, unless_refused
from tests.simulated.tabletop import Table

CHOSEN = st.sampled_from([values or () for values in VALUES]) | st.lists(st.sampled_from(WORDS), max_size=4)
#: Values of a menu that change a draft, and some that change none.
WHATS = st.sampled_from(
    ("attribute", "modifier", "roller", "positive", "negative", "sizes", "helps", "hurts", "helpers", "odds")
) | st.sampled_from(("conditions", "reduction", "approach", "trait", "aspects", "flag", "reserve", "x", ""))
#: Drafts that are stored in the ids of their menus, each with its number of words.
DRAFTS: tuple[tuple[Any, int], ...] = ((NyxDraft, 4), (NoirRoll, NOIR_ROLL), (Stakes, 4), (ZapasDraft, 3))
FRESH = (
    NyxDraft(Attribute.BODY),
    NoirRoll(after=0),
    NoirRoll(after=0, rolls=word_of("firearms")),
    Stakes(),
    ZapasDraft(),
)
#: Somebody whose sheet has an entry of every kind that may help or hurt a roll.
MARKED = Character(
    id="1",
    name="Mira",
    expertise=(Expertise(ability="firearms", name="Rifles", amount=2),),
    limitations=(Limitation(name="Limp", activation=Activation.ALWAYS, modifier=-2),),
    marks=(Mark(name="Scar", modifier=-1),),
    traits=(Trait(name="Stubborn", level=Level.ORDINARY),),
    drives=(Drive(name="Revenge", level=Level.ORDINARY),),
)
#: What each draft is told about the sheet when it changes.
TOLD: Mapping[type, tuple[Any, ...]] = {
    NoirRoll: (MARKED,),
    Stakes: (hurting(MARKED, "firearms"),),
}
STALE = "stale-button"


async def test_a_route_with_any_words_is_read_or_stale(table: Table) -> None:
    await table.bot.services.game_loader.load_all()
    for verb in table.bot.routes.verbs.values():
        for place, first in enumerate(WORDS):
            for count in range(8):
                words = [first, *(WORDS[(place * 7 + n) % len(WORDS)] for n in range(count))]
                unless_refused(partial(verb.read, words), STALE)


@pytest.mark.parametrize("contest", ["", "\x00", "1\x00", "x", "-1", "' OR 1=1 --"])
async def test_a_contest_number_that_is_not_a_number_never_reaches_the_database(
    table: Table, monkeypatch: pytest.MonkeyPatch, contest: str
) -> None:
    await table.campaign()
    monkeypatch.setattr(type(table.bot.table.store.log), "contest", None)
    with pytest.raises(Refused, match="no-such-conflict"):
        await table.bot.table.with_contest(1, contest)


@given(st.sampled_from(DRAFTS), st.data())
def test_a_draft_of_any_words_reads_back_or_is_stale(kind: tuple[Any, int], data: st.DataObject) -> None:
    draft, count = kind
    words = data.draw(st.lists(st.sampled_from(WORDS), min_size=count - 1, max_size=count + 1))
    read = unless_refused(lambda: draft.read(words), STALE)
    assert read is None or draft.read(read.words).words == read.words


@given(st.sampled_from(FRESH), WHATS, CHOSEN)
def test_any_choice_changes_a_draft_or_is_stale(draft: Any, what: str, chosen: Sequence[str]) -> None:
    changed = unless_refused(lambda: draft.changed(what, chosen, *TOLD.get(type(draft), ())), STALE)
    if changed is not None and what not in {"roller", "rolls"}:  # which are looked up before they are shown
        assert type(draft).read(changed.words).words == changed.words


@given(WHATS, CHOSEN)
def test_any_choice_changes_a_pool_or_is_stale(what: str, chosen: Sequence[str]) -> None:
    unless_refused(lambda: pool_changed(Pool(), what, chosen), STALE)


@given(CHOSEN)
def test_any_ticked_person_is_one_word_or_stale(chosen: Sequence[str]) -> None:
    ticked = unless_refused(lambda: word(chosen), STALE)
    assert ticked is None or re.fullmatch("[0-9a-f]{1,25}", ticked)


@given(st.lists(st.integers(0, 40)))
def test_numbers_chosen_twice_are_the_same_numbers(numbers: list[int]) -> None:
    assert parse_argument(Numbers, bits(numbers)) == tuple(sorted(set(numbers)))


@pytest.mark.parametrize("words", [("\u202e",), ("a b",), ("{",), ("x" * 90,), ("",) * 99])
def test_a_value_that_fits_into_no_id_is_refused(words: Sequence[str]) -> None:
    with pytest.raises(InvalidCustomId):
        custom_id_of("more", 10**14, *words)


@pytest.mark.parametrize("length", [0, 60, 400, 401, 4000, 9000])
def test_a_form_opens_with_any_existing_values(length: int) -> None:
    blank = _input("0", TextField(line("form-goal"), "x" * length, most=400))
    assert len(blank.default or "") == min(length, MOST)
    assert blank.max_length is not None
    assert len(blank.default or "") <= blank.max_length <= MOST
