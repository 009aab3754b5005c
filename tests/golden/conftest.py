"""A started bot for tests that do not need Discord."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from chat.client.client import Nattvakt
from tests.reference.commands import started


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Nattvakt]:
    """Yield a started bot with every command."""
    async with started(tmp_path_factory.mktemp("golden")) as one:
        yield one
