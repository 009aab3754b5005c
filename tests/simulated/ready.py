"""A campaign that begins with a ready scene, on the simulated Discord."""

from typing import Any

from tests.simulated.reading import ids
from tests.simulated.tabletop import Answer, Table


async def prepared(table: Table, name: str, **options: Any) -> Answer:
    """Choose a scene by the name of its file, as Greta."""
    asked = await table.gm.slash("campaign new", **options)
    return await table.gm.choose(asked.message, "begin-scene", name)


def start(table: Table) -> Any:
    """Return the campaign's message."""
    return next(m for m in table.read() if any(one.startswith("n:come:") for one in ids(m)))
