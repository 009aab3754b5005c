"""How late the event loop is while people ask for long files: exports, checks and journals of long campaigns.

First somebody searches the journal of a session with as many events as one may have, and reads its last page.
Then several people ask at once, each for something else of the campaign of an import (`imports`), and for the
journal of as many events as one may have. Everybody's answers wait as long as the loop is late.
"""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from benchmarks import evening
from benchmarks.imports import MOST, PLACE, campaign_file, watch
from benchmarks.report import Part, Result
from chat.client.client import SWITCH
from chat.messages.printer import speech
from narration.journal.chronicle import Selection
from rules.campaign.actions import MoveIn
from table.apart.readings import Readings, Source
from table.audit.campaign_audit import verdict
from table.journal import ExportRequest, Journal, journal_file
from table.journal_parts import longest
from table.journal_search import found_in, pages_in
from table.luck import luck_of
from table.play.table import Table
from table.privacy import export_account
from table.transfer.readers import FileReaders
from table.transfer.transfer import export_campaign, unpack

#: The size of a file with everything, and of one with as many events as a journal covers.
SIZE, JOURNAL = 7_900_000, 1_350_000
HOLDER = 7
#: A word that is searched for.
WORD = "mira"


def measure(times: int = 2, size: int = SIZE, journal: int = JOURNAL) -> Sequence[Part]:
    """Ask for each kind of file so many times at once."""
    with tempfile.TemporaryDirectory() as directory:
        searched, late, whole, asked = asyncio.run(_read(Path(directory), times, (size, journal)))
    what = f"{asked} people, logs of {size / 1e6:.1f} and {journal / 1e6:.1f} MB"
    results = [
        Result(f"{what}: the latest turn of the loop", late, MOST, 1),
        Result(f"{what}: until all have their files", whole, MOST),
        Result(f"a search in a session of {journal / 1e6:.1f} MB, and its last page", searched, MOST, 1),
    ]
    return [Part("Exports, checks and journals (50 ms or less)", "50 ms", results, "ms", 1e3)]


async def _read(directory: Path, times: int, sizes: tuple[int, int]) -> tuple[float, float, float, int]:
    path = directory / "readings.sqlite3"
    sys.setswitchinterval(SWITCH)  # as the bot does
    async with evening.opened(path) as table:
        long, short = [await _campaign(table, size, PLACE + 1 + place) for place, size in enumerate(sizes)]
        readings, searched, late = Readings(table, Source(str(path))), [0.0], [0.0]
        gc.collect()
        gc.freeze()  # as the bot does when it is ready
        watching = asyncio.create_task(watch(searched))
        await _search(table, readings, short)
        watching.cancel()
        watching = asyncio.create_task(watch(late))
        start = time.perf_counter()
        asked = [
            work
            for _ in range(times)
            for work in (
                readings.of([long], export_campaign, long, evening.GM),
                readings.of([long], verdict, long),
                readings.of([long, short], export_account, HOLDER, None),
                readings.of([long], luck_of, long, {"1": ""}, "gm"),
                readings.of([short], journal_file, short, ExportRequest("html", "gm", "en", Selection())),
            )
        ]
        await asyncio.gather(*asked)
        whole = time.perf_counter() - start
        watching.cancel()
        gc.unfreeze()
    return searched[0], late[0], whole, len(asked)


async def _search(table: Table, readings: Readings, campaign: int) -> None:
    """Do what `/journal find` and `/journal show` do."""
    events = await longest(table.store.log_reader, campaign, await Journal(table).parts(campaign))
    said = partial(speech, "en", "nyx", odds=True)
    await readings.sized(events, found_in, campaign, "gm", WORD, None, said)
    await readings.sized(events, pages_in, campaign, "gm", Selection(), said)


async def _campaign(table: Table, size: int, place: int) -> int:
    """Store a campaign whose file has almost this size; return its number."""
    brought = await FileReaders().campaign(await campaign_file(table, size, -place))
    stored = await unpack(table, 1, brought, MoveIn(holder=HOLDER, called="", place=place))
    return stored.campaign.id
