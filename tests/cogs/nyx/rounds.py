"""Rounds that several tests tell."""

from tests.simulated.tabletop import Table


async def round_for_alva(table: Table) -> None:
    """Play a round that Mira narrates, because her Defensive beats the guard's Offensive without effect."""
    await table.wrestling(lead=-1)
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
