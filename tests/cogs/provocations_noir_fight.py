"""Refusals of Noir's combats: declaring, defending, hits, Fate in them; as in `provocations`."""

from tests.cogs.noir_fights import act, declared, duel, pick
from tests.cogs.provocations import PROVOCATIONS, Deed, provokes
from tests.cogs.tabletop import Table

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

UNREACHABLE: dict[str, str] = {}


@provokes("wrong-state-passed")
async def words_for_an_action_after_the_turn(table: Table) -> Deed:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Other action")
    await declared(table, table.alva, "Wait")
    return lambda: table.alva.press(shown.place, "In words…")
