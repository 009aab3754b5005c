"""Ids, values and forms of Noir that nobody was offered: each is answered, and nothing happens."""

from itertools import chain, cycle

import pytest

from cogs import (
    _noir_asks,
    _noir_fate,
    _noir_ledger,
    _noir_lists,
    _noir_npc,
    _noir_rescue,
    _noir_sheet,
    _noir_weapons,
)
from tests.cogs.noir_fights import main, noir, npc
from tests.cogs.tabletop import Answer, Table

ROOMS = (
    _noir_asks,
    _noir_fate,
    _noir_ledger,
    _noir_lists,
    _noir_npc,
    _noir_rescue,
    _noir_sheet,
    _noir_weapons,
)
VERBS = sorted({verb for room in ROOMS for verb in room.verbs})
#: Words that stand where a character, a group, a use, a price or a page should: nothing that Boris may do.
WORDS = (
    (),
    ("",),
    ("0",),
    ("1",),
    ("3",),
    ("99",),
    ("1", "body"),
    ("1", "nothing"),
    ("1", "traits"),
    ("1", "1"),
    ("1", "x"),
    ("1", "7"),
    ("99", "person"),
    ("1", "2", "survive", "2"),
    ("1", "points", "2", "survive", "2"),
    ("1", "nothing", "2", "survive", "2"),
    ("1", "use", "99", "luck", "-1"),
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
    ["civilian.green.x"],
    ["1", "2", "3"],
)


async def laid(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Konrad")
    await table.gm.slash("noir correct", character="Alma", what="daze", value="1", reason="a slip")


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


#: A page of the ledger is shown to anybody who asks, in the message that was pressed: a form has none.
FORMS = [verb for verb in VERBS if verb not in _noir_ledger.verbs]


@pytest.mark.parametrize("verb", FORMS)
async def test_a_form_with_garbage_is_answered_and_changes_nothing(table: Table, verb: str) -> None:
    await laid(table)
    before = await table.version()
    texts = cycle(((), ("x",), ("a", "b", "c", "d", "e", "f")))
    for words, sent in zip(chain(WORDS, WORDS[1:]), texts, strict=False):
        answer = await table.boris.forge_form(":".join(("n", verb, "1", *words)), *sent)
        assert answered(answer), (verb, words, sent)
        assert await table.version() == before, (verb, words, sent)


async def test_the_buttons_of_one_game_mean_nothing_in_a_campaign_of_another(table: Table) -> None:
    await table.wrestling()
    await noir_elsewhere(table)
    for campaign, game in ((1, "noir"), (2, "nyx")):
        verbs = [name for name, verb in table.bot.verbs.items() if verb.system == game]
        assert len(verbs) > 20
        for verb in verbs:
            answer = await table.gm.forge(f"n:{verb}:{campaign}:1:1")
            assert answer.text.startswith("This button is from an earlier moment"), verb


async def noir_elsewhere(table: Table) -> None:
    """A campaign of Noir in the thread beside the one in the channel."""
    await table.gm.slash("campaign new", at=table.thread, name="Harbour", system="noir")
