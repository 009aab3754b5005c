"""Ids, values and forms of Noir that nobody was offered: each is answered and has no effect."""

from cogs.noir.fate import account, commands, pot, requests, rescue
from cogs.noir.sheets import lists, sheet, weapons
from cogs.noir.sheets import npc as _noir_npc
from tests.simulated.noir_combats import main, noir, npc
from tests.simulated.tabletop import Table
from tests.whole.hostile.garbage import press, send

ROOMS = (
    requests,
    account,
    pot,
    commands,
    lists,
    _noir_npc,
    rescue,
    sheet,
    weapons,
)
VERBS = sorted({verb for room in ROOMS for verb in room.router})
#: Bad words in place of a character, a group, a use, a price or a page: nothing that Boris may do.
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
VALUES = (["civilian.green.x"],)


async def laid(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Konrad")
    await table.gm.slash("noir correct", character="Alma", what="daze", value="1", reason="a slip")


#: The routes tried as forms: not the ledger's pages, which appear in the pressed message; a form has none.
FORMS = [verb for verb in VERBS if verb not in commands.router]


async def test_presses_with_garbage_are_answered_and_change_nothing(table: Table) -> None:
    await laid(table)
    await press(table.boris, VERBS, WORDS, VALUES)


async def test_forms_with_garbage_are_answered_and_change_nothing(table: Table) -> None:
    await laid(table)
    await send(table.boris, FORMS, WORDS[::3])


async def test_the_buttons_of_one_game_mean_nothing_in_a_campaign_of_another(table: Table) -> None:
    await table.wrestling()
    await noir_elsewhere(table)
    for campaign, game in ((1, "noir"), (2, "nyx")):
        verbs = [name for name, verb in table.bot.routes.verbs.items() if verb.system == game]
        assert len(verbs) > 20
        for verb in verbs:
            answer = await table.gm.forge(f"n:{verb}:{campaign}:1:1")
            assert answer.text.startswith("This button is out of date and no longer does anything"), verb


async def noir_elsewhere(table: Table) -> None:
    """Start a Noir campaign in the thread; the channel has another one."""
    await table.gm.slash("campaign new", at=table.thread, name="Harbour", system="noir")
