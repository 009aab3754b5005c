"""Files are read beside the bot: large ones in helper processes, which have limits."""

import asyncio
import os
import pickle
from collections.abc import Callable, Iterator

import pytest

from rules.core.refusal import RefusalArg, Refused, Term
from rules.registry import SYSTEMS
from storage.documents.brought import BroughtLog
from table.apart.helper import refusal_read, refusal_written
from table.apart.processes import HelperProcesses, Limits, TooHeavy
from table.transfer import readers
from table.transfer.file_import import read_campaign, read_character
from table.transfer.packed import packed, read
from table.transfer.readers import FileReaders, character_read
from tests.table.transfer.campaign_files import campaigns, characters


@pytest.fixture
def helped(monkeypatch: pytest.MonkeyPatch) -> FileReaders:
    """Return readers that start a helper process for every file."""
    monkeypatch.setattr(readers, "SMALL", 0)
    return FileReaders()


@pytest.mark.parametrize("name", SYSTEMS)
async def test_a_helper_reads_what_the_bot_would(helped: FileReaders, name: str) -> None:
    data = max(campaigns(name), key=len)
    here, there = packed(read_campaign(data)), await helped.campaign(data)
    assert there.state == here.state
    assert [*there.log.rows()] == [*here.log.rows()]
    assert len(there.log.hashes) == len(here.log.hashes)
    one = characters(name)[0]
    assert await helped.character(one, name) == read_character(one, SYSTEMS[name])


async def test_a_helper_refuses_as_the_bot_would(helped: FileReaders) -> None:
    with pytest.raises(Refused) as refused:
        await helped.campaign(b"[\n}")
    assert (refused.value.code, refused.value.details) == ("file-not-json", {"place": "2:1"})


def test_a_campaign_is_the_same_after_its_parts() -> None:
    one = packed(read_campaign(max(campaigns("nyx"), key=len)))
    assert read(one.written()) == one


@pytest.mark.parametrize("about", [{}, {"most": 3, "name": '["5"]'}, {"what": Term("nyx-attribute-body")}])
def test_a_refusal_is_the_same_after_its_way_from_a_helper(about: dict[str, RefusalArg]) -> None:
    read_again = refusal_read(refusal_written(Refused("too-many", **about)))
    assert (read_again.code, read_again.details) == ("too-many", about)
    assert [*map(type, read_again.details.values())] == [*map(type, about.values())]


class Trap:
    """Does what it must not if it is unpickled."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return pytest.fail, ("a helper had the bot run something",)


@pytest.mark.parametrize(
    "taken",
    [
        refusal_read,
        lambda data: read(iter([data])),
        lambda data: character_read(iter([data]), "nyx"),
        lambda data: [*BroughtLog("", (data,)).rows()],
    ],
)
def test_nothing_from_a_helper_is_unpickled(taken: Callable[[bytes], object]) -> None:
    with pytest.raises(ValueError, match="JSON"):
        taken(pickle.dumps(Trap()))


def gluttonous() -> Iterator[bytes]:
    yield bytes(1 << 30)


def endless() -> Iterator[bytes]:
    while True:
        yield b""


def asleep() -> Iterator[bytes]:
    import time  # noqa: PLC0415

    time.sleep(600)
    yield b""


def surroundings() -> Iterator[bytes]:
    yield "\n".join(os.environ).encode()
    yield str(os.nice(0)).encode()


@pytest.mark.parametrize(
    ("work", "limits"),
    [
        (gluttonous, Limits(megabytes=512)),
        (endless, Limits(megabytes=1 << 14, seconds=1)),
        (asleep, Limits(patience=1)),
    ],
)
async def test_a_helper_that_exceeds_a_limit_is_ended(work: object, limits: Limits) -> None:
    with pytest.raises(TooHeavy):
        await HelperProcesses(limits).run(work)  # type: ignore[arg-type]


async def test_a_helper_knows_no_secret_and_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATTVAKT_TOKEN", "hush-hush")
    names, nice = await HelperProcesses().run(surroundings)
    assert b"NATTVAKT_TOKEN" not in names.split(b"\n")
    assert int(nice) >= min(os.nice(0) + 10, 19)


async def test_a_caller_that_goes_away_takes_its_helper_along() -> None:
    helpers = HelperProcesses(at_once=1)
    waiting = asyncio.create_task(helpers.run(asleep))
    await asyncio.sleep(0.3)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    names, _ = await asyncio.wait_for(helpers.run(surroundings), 120)
    assert names
