"""Read Noir rolls outside combat and social conflicts from the stored state."""

from typing import Any

from rules.noir.state.contests import Social, Test
from tests.simulated.tabletop import Table


async def rolled(table: Table, number: str = "2") -> Test:
    """Return the roll with this number."""
    found: Any = await table.conflict(number)
    assert isinstance(found, Test)
    return found


async def talked(table: Table, number: str = "3") -> Social:
    """Return the social conflict with this number."""
    found: Any = await table.conflict(number)
    assert isinstance(found, Social)
    return found
