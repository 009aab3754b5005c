"""Ids, values, forms and options that nobody was offered: each is answered and has no effect."""

from itertools import product

import pytest

from cogs.nyx import display, roll, rounds, sheet
from tests.simulated.tabletop import Table
from tests.whole.hostile.garbage import press, send

#: Bad words in place of a conflict, a turn, a side, a choice or a list of aspects.
WORDS = (
    (),
    ("",),
    ("3",),
    ("3", "x"),
    ("3", "1"),
    ("3", "1", "0"),
    ("3", "1", "9"),
    ("3", "1", "-1"),
    ("3", "1", "1", "9"),
    ("3", "1", "1", "nothing"),
    ("3", "1", "1", "luck", "0", "0", "0"),
    ("3", "1", "1", "body", "x", "y", "z"),
    ("3", "1", "1", "body", "0", "-1", "-1"),
    ("3", "1", "1", "value", "0", "0", "0"),
    ("3", "1", "1", "positive", "value", "0", "0", "0"),
    ("3", "1", "1", "nothing", "body", "0", "0", "0"),
    ("3", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"),
    ("1", "0", "positive", "value", "99999999999999999", "f" * 30, "0"),
    ("1", "0", "value", "0", "0", "0"),
    ("1", "x", "body", "0", "0", "0"),
    ("1", "luck"),
    ("99", "99", "99", "99"),
    ("..", "..", ".."),
    ("٣", "١", "١", "١"),
)
VALUES = (["9.9"], ["1.1.1"], ["n:pick"])
VERBS = sorted({*display.router, *roll.router, *rounds.router, *sheet.router})


async def test_presses_with_garbage_in_their_ids_are_answered_and_change_nothing(table: Table) -> None:
    await table.wrestling()
    await table.boris.slash("character new", name="Half")
    await press(table.boris, VERBS, WORDS, VALUES, on=table.panel.id)


async def test_forms_with_garbage_in_their_ids_are_answered_and_change_nothing(table: Table) -> None:
    await table.wrestling()
    await send(table.boris, VERBS, WORDS[::3])  # test_custom_ids sends forms with ids that are almost valid


async def test_an_unknown_id_is_ignored(table: Table) -> None:
    await table.wrestling()
    before = await table.version()
    for custom_id in (
        "n",
        "n:",
        "n:pick",
        "n:pick:",
        "n:pick:x",
        "x:pick:1:3:1:1:2",
        "n:PICK:1",
        "n:pick:1:!",
    ):
        await table.alva.forge(custom_id)
        await table.alva.forge_form(custom_id, "x")
    assert await table.version() == before


async def test_a_missing_campaign_is_answered_like_one_of_another_server(table: Table) -> None:
    await table.wrestling()
    for campaign, verb in product(("0", "00", "99", "9" * 15), ("choose", "roll", "sheet-done")):
        answer = await table.alva.forge(f"n:{verb}:{campaign}:3:1")
        assert answer.text.startswith("You can’t reach this campaign from here:")


@pytest.mark.parametrize("typed", ["", " ", "\u200b", "x" * 6000, "' OR 1=1 --", "%", "{ $x }", "@everyone"])
async def test_any_text_may_be_typed_where_suggestions_are_made(table: Table, typed: str) -> None:
    shared = (
        ("campaign here", "campaign"),
        ("character sheet", "character"),
        ("character play", "character"),
        ("npc sheet", "name"),
    )
    of_nyx = (("nyx roll", "character"), ("nyx conflict", "character"), ("nyx conflict", "opponent"))
    for command, option in shared:  # there is no campaign yet
        await table.alva.offered(command, option, typed)
    await table.wrestling()
    for command, option in (*shared, *of_nyx):
        await table.alva.offered(command, option, typed, at=table.thread)


@pytest.mark.parametrize("typed", ["-1", "0", "99", "999999999999999999999999", "x", "\u200b", "١"])
async def test_any_value_sent_instead_of_a_suggestion_is_refused(table: Table, typed: str) -> None:
    await table.wrestling()
    before = await table.version()
    for name, options in (
        ("campaign here", {"campaign": typed}),
        ("character play", {"character": typed}),
        ("npc sheet", {"name": typed}),
        ("nyx roll", {"character": typed}),
        ("nyx conflict", {"character": typed, "opponent": typed}),
    ):
        answer = await table.gm.slash(name, at=table.voice if name == "campaign here" else None, **options)
        assert answer.message.ephemeral
    assert await table.version() == before
