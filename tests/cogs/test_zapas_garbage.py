"""Ids, values and forms of Zapas sheets that nobody was offered: each is answered, and nothing happens."""

from itertools import chain, cycle

import pytest

from cogs import (
    _zapas_advance,
    _zapas_conditions,
    _zapas_flags,
    _zapas_notes,
    _zapas_npc,
    _zapas_party,
    _zapas_sheet,
    _zapas_traits,
    _zapas_votes,
    _zapas_voting,
)
from tests.cogs.tabletop import Answer, Table
from tests.cogs.zapas_sheets import aspect, beast, crew, travelling

ROOMS = (
    _zapas_advance,
    _zapas_conditions,
    _zapas_flags,
    _zapas_notes,
    _zapas_npc,
    _zapas_party,
    _zapas_sheet,
    _zapas_traits,
    _zapas_votes,
    _zapas_voting,
)
VERBS = sorted({verb for room in ROOMS for verb in room.verbs})
#: Words that stand where a character, a trait, a level or a mark should: nothing that Boris may do.
WORDS = (
    (),
    ("",),
    ("0",),
    ("1",),
    ("3",),
    ("99",),
    ("1", "1"),
    ("1", "x"),
    ("1", "99"),
    ("3", "00000000"),
    ("1", "1", "6"),
    ("1", "4", "against"),
    ("1", "4", "nothing"),
    ("1", "1", "5", "0", "00000000"),
    ("1", "99", "0", "0", "00000000"),
    ("99", "1", "1", "1", "00000000"),
    ("1", "1", "6", "0"),
    ("..", "..", ".."),
    ("٣", "١", "١", "١"),
)
VALUES: tuple[list[str] | None, ...] = (
    None,
    [],
    [""],
    ["x"],
    ["-1"],
    ["1.x"],
    ["1.99999999"],
    ["9" * 24],
    ["c00000000"],
    ["n99"],
    ["1", "2", "3"],
)


async def laid(table: Table) -> None:
    """Tova (1) in travel with an aspect and a condition, and a kraken (3)."""
    await crew(table)
    await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    await beast(table)
    await travelling(table)
    await table.gm.slash("zapas condition", character="Tova", label="tired")


def answered(answer: Answer) -> bool:
    """Whether anything was said, or a form was opened."""
    return bool(answer.result.modal or answer.result.response or answer.result.followups)


@pytest.mark.parametrize("verb", VERBS)
async def test_a_press_with_garbage_is_answered_and_changes_nothing(table: Table, verb: str) -> None:
    await laid(table)
    before = await table.version()
    values = cycle(VALUES)
    for words, chosen in zip(chain(WORDS, WORDS), values, strict=False):
        custom_id = ":".join(("n", verb, "1", *words))
        answer = await table.boris.forge(custom_id, chosen)
        assert answered(answer), (custom_id, chosen)
        assert await table.version() == before, (custom_id, chosen)


#: What is shown to anybody who asks, in the message that was pressed: a form has none.
SHOWN = {"z-form", "z-flag", "z-conditions", "z-flag-waits", "z-thing", "z-waiting", "z-vote"}


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in SHOWN])
async def test_a_form_with_garbage_is_answered_and_changes_nothing(table: Table, verb: str) -> None:
    await laid(table)
    before = await table.version()
    texts = cycle(((), ("x",), ("a", "b", "c", "d", "e", "f")))
    for words, sent in zip(chain(WORDS, WORDS[1:]), texts, strict=False):
        answer = await table.boris.forge_form(":".join(("n", verb, "1", *words)), *sent)
        assert answered(answer), (verb, words, sent)
        assert await table.version() == before, (verb, words, sent)
