"""A practice table without a page, with the toy bot at it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from practice.world import World
from tests.practice.toy_table import opened_table


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with opened_table(tmp_path) as made:
        yield made
