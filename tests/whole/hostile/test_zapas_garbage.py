"""Ids, values and forms of Zapas sheets that nobody was offered: each is answered and has no effect."""

from cogs.zapas import advancement, conditions, flags, npc, party, proposals, sheet, traits, votes
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import aspect, beast, crew, travelling
from tests.whole.hostile.garbage import press, send

ROOMS = (
    advancement,
    conditions,
    flags,
    npc,
    party,
    sheet,
    traits,
    proposals,
    votes,
)
VERBS = sorted({verb for room in ROOMS for verb in room.router})
#: Bad words in place of a character, a trait, a level or a mark: nothing that Boris may do.
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
VALUES = (["c00000000"], ["n99"])


async def laid(table: Table) -> None:
    """Set up Tova (1), who is travelling and has an aspect and a condition, and a kraken (3)."""
    await crew(table)
    await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    await beast(table)
    await travelling(table)
    await table.gm.slash("zapas condition", character="Tova", label="tired")


#: Routes not tried as forms: they show something in the pressed message, and a form has none.
SHOWN = {"z-form", "z-flag", "z-conditions", "z-flag-waits", "z-thing", "z-waiting", "z-vote"}


async def test_presses_with_garbage_are_answered_and_change_nothing(table: Table) -> None:
    await laid(table)
    await press(table.boris, VERBS, WORDS, VALUES)


async def test_forms_with_garbage_are_answered_and_change_nothing(table: Table) -> None:
    await laid(table)
    await send(table.boris, [verb for verb in VERBS if verb not in SHOWN], WORDS[::3])
