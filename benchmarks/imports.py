"""How late the event loop is while large campaigns are imported; everybody's answers wait that long.

Several people import a campaign of almost 8 MB at once: its events, many times over. The loop is asked every
two milliseconds how late it is.
"""

import asyncio
import gc
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks import evening
from benchmarks.report import Part, Result
from rules.campaign.actions import MoveIn
from table.play.table import Table
from table.transfer.readers import FileReaders
from table.transfer.transfer import export_campaign, unpack

PEOPLE, SIZE = 10, 7_900_000
#: The place of the campaign that is exported.
PLACE = 1
#: Seconds between two looks at the clock, and the most that one may be late.
OFTEN, MOST = 0.002, 0.05


def measure(people: int = PEOPLE, size: int = SIZE) -> Sequence[Part]:
    """Import as many campaigns at once as there are people, each in a file of this size."""
    with tempfile.TemporaryDirectory() as directory:
        late, whole = asyncio.run(_imported(Path(directory), people, size))
    what = f"{people} people with {size / 1e6:.1f} MB each"
    results = [
        Result(f"{what}: the latest turn of the loop", late, MOST, 1),
        Result(f"{what}: until all are stored", whole, MOST),
    ]
    return [Part("Imports (50 ms or less)", "50 ms", results, "ms", 1e3)]


async def _imported(directory: Path, people: int, size: int) -> tuple[float, float]:
    async with evening.opened(directory / "imports.sqlite3") as table:
        readers, data, late = FileReaders(), await campaign_file(table, size), [0.0]
        gc.collect()
        gc.freeze()  # as the bot does when it is ready
        watching = asyncio.create_task(watch(late))

        async def bring(person: int) -> None:
            brought = await readers.campaign(data)
            await unpack(table, 1, brought, MoveIn(holder=person, called="", place=person))

        start = time.perf_counter()
        await asyncio.gather(*(bring(person) for person in range(PLACE + 1, PLACE + people + 1)))
        whole = time.perf_counter() - start
        watching.cancel()
        gc.unfreeze()
    return late[0], whole


async def campaign_file(table: Table, size: int, place: int = PLACE) -> bytes:
    """Return the file of a campaign that repeats what happened until the file has almost this size."""
    state = await evening.campaign(table, place=place)
    data = (await export_campaign(table, state.campaign.id, evening.GM)).data
    file = json.loads(data)
    more = (size - len(data)) // len(json.dumps(file["events"], separators=(",", ":")))
    return json.dumps({**file, "events": file["events"] * (1 + more)}, separators=(",", ":")).encode()


async def watch(late: list[float]) -> None:
    """Keep the most that a turn of the loop was late, in seconds, in `late`.

    What this process did not use itself is not counted: a busy machine is late as well.
    """
    while True:
        due, used = time.perf_counter() + OFTEN, time.process_time()
        await asyncio.sleep(OFTEN)
        late[0] = max(late[0], min(time.perf_counter() - due, time.process_time() - used))
