"""Rolls outside combat and social conflicts of Noir, as they are stored."""

from typing import Any

from rules.noir.state.contests import Social, Test
from tests.simulated.tabletop import Table


async def rolled(table: Table, number: str = "2") -> Test:
    """The roll of this number."""
    found: Any = await table.conflict(number)
    assert isinstance(found, Test)
    return found


async def talked(table: Table, number: str = "3") -> Social:
    """The social conflict of this number."""
    found: Any = await table.conflict(number)
    assert isinstance(found, Social)
    return found
