"""A turn of which nothing can be told leaves no buttons behind."""

from rules.noir.base.enums import ActionId
from rules.noir.state.contest_actions import Declare
from tests.simulated import noir_combats
from tests.simulated.reading import controls
from tests.simulated.tabletop import Table


async def pass_by(table: Table) -> None:
    """Let the GM do something for whose turn it is that needs no roll and has no description."""
    combat = await noir_combats.combat(table)
    await table.play(Declare(contest=combat.id, step=combat.step, action=ActionId.OTHER), table.gm)
    await table.bot.services.live.show(1, combat.id)


async def test_a_round_in_which_nothing_happens_leaves_no_buttons(table: Table) -> None:
    await noir_combats.duel(table)
    table.dice.add(*[6, 2] * 20)
    for _ in range(4):
        await pass_by(table)
    live = [one.content.partition(". ")[0] for one in table.read() if controls(one)]
    assert live == ["Alma’s turn, round 3"]
