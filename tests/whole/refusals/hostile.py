"""Ways to provoke the refusals of input that no honest client sends; PROVOCATIONS includes them."""

from tests import seam
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


@provokes("file-gone")
async def a_file_that_discord_has_no_longer(table: Table) -> Deed:
    await table.campaign()
    seam.lose_files(table.env)
    return lambda: table.alva.slash("character import", file=("mira.json", b"{}"))
