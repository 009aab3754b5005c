"""`python -m tests.soak.programs` checks many journals by three programs, of which two are not ours.

Half of the journals are honest; in each of the others one value was changed, and half of those have a rebuilt
chain. `verify` says apart from the rules whether chain, seals and dice hold. On each of these three the other
programs must say the same of every journal that it can read. The exit code is 1 if they disagree, or if an
honest journal is accused.
"""

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

from narration.journal.chronicle import Edition
from narration.proofs.audit_report import AuditReport
from rules.campaign.actions import ChangeSetting, RollHidden, ShowHidden
from rules.chance.chain import SHORT
from rules.nyx.base.enums import Tactic
from rules.registry import SYSTEMS
from storage.store import Store
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.house.checkers import NODE, first_programs, forgeries, parts, second_programs, verdict, written
from tests.table.audit.exported_evenings import journal
from tests.table.audit.forger import Document
from tests.table.nyx_table import GM, PLAYER, closes_decks, duel, founded, guards, pick, roll, session

#: How many journals a process checks before it takes others.
PART = 25
#: How many steps an evening has.
EVENING = 45


class Count(NamedTuple):
    """How many journals of a kind were checked, and what was found.

    `refused` files are no journals any more. `parts` counts those whose chain, seals or dice do not hold, by
    each of the three programs; `rules` those that `verify` accuses for something else alone. `noted` have a
    link that somebody noted, and `found` are those of them that `verify` accuses with it.
    """

    journals: int = 0
    refused: int = 0
    parts: int = 0
    rules: int = 0
    noted: int = 0
    found: int = 0


async def played(seed: int, folder: Path) -> Document:
    """Return the journal of a short campaign of Nyx, played at random at a table with decks and a chain."""
    path = folder / f"{seed}.sqlite3"
    shutil.copy(await _empty(folder), path)
    chance = Random(seed)
    store = await Store.open(str(path), SYSTEMS)
    table = Table(store, entropy=chance.randbytes)
    closes_decks(table)
    await founded(table)
    await guards(table, "Guard", "Other")
    await table.play(1, ChangeSetting(key="hidden-rolls", value="gm"), GM)
    await table.cut(1, PLAYER, chance.choice(["raven", "moon", "Åska"]))
    await session(table, on=True)
    for _ in range(chance.randint(1, 4)):
        await roll(table)
    for number in range(1, chance.randint(1, 3)):
        await table.play(1, RollHidden(character="1", rolls="value"), GM)
        if chance.random() < 0.5:
            await table.play(1, ShowHidden(number=number), GM)
    contest = await duel(table)
    for side in (1, 2):
        await pick(table, contest, side, chance.choice(list(Tactic)))
    if chance.random() < 0.8:
        await session(table, on=False)
    edition: Edition = chance.choice(["gm", "players"])
    document: Document = json.loads(await Journal(table).export(1, ExportRequest("json", edition, "en", ALL)))
    await store.close()
    path.unlink()  # nothing else runs
    return document


async def _empty(folder: Path) -> Path:
    """Return an empty database of this process; to make its tables takes longer than a campaign."""
    path = folder / f"empty-{os.getpid()}.sqlite3"
    if not path.exists():  # nothing else runs
        await (await Store.open(str(path), SYSTEMS)).close()
    return path


def honest(numbers: Sequence[int], seed: int, folder: Path) -> Iterator[Document]:
    """Yield honest journals: half from tables with a chain, the others from evenings of all three games."""
    names = list(SYSTEMS)
    for number in numbers:
        if number % 2:
            edition: Edition = Random(seed + number).choice(["gm", "players"])
            evening: Document = json.loads(journal(names[number % 3], edition, seed + number, EVENING))
            yield evening
        else:
            yield asyncio.run(played(seed + number, folder))


def compared(
    documents: Sequence[Document], folder: Path, noted: Sequence[str] = ()
) -> tuple[Count, list[str]]:
    """Return what `verify` finds, and where the programs disagree with it on chain, seals or dice.

    `noted` has a link for each journal, empty for one without a chain.
    """
    heads = noted or [""] * len(documents)
    reports = [verdict(one, head) for one, head in zip(documents, heads, strict=True)]
    files = written(folder, documents)
    said = {"Python": first_programs(files, heads)}
    if NODE and not any(heads):
        said["node"] = second_programs(files)
    wrong = [
        f"{place}: {name} says {one and sorted(one)}, verify {sorted(ours)}"
        for name, theirs in said.items()
        for place, (found, one) in enumerate(zip(reports, theirs, strict=True))
        if (ours := parts(found)) is not None and one != ours
    ]
    return _counted(reports, heads), wrong


def _counted(reports: Sequence[AuditReport | None], heads: Sequence[str]) -> Count:
    read = [one for one in reports if one is not None]
    accused = [one is None or not one.holds for one in reports]
    return Count(
        len(reports),
        refused=len(reports) - len(read),
        parts=sum(bool(one.broken_parts) for one in read),
        rules=sum(not one.broken_parts and not one.holds for one in read),
        noted=sum(map(bool, heads)),
        found=sum(one for one, head in zip(accused, heads, strict=True) if head),
    )


def link_of(document: Document) -> str:
    """Return the last link of a journal, as Discord shows it; empty if it has no chain."""
    head: str = document["chain"]["saves"][-1]["head"][:SHORT] if "chain" in document else ""
    return head


def main() -> int:
    """Check as many journals as the arguments say; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.programs", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="of honest journals, and of forged ones")
    parser.add_argument("--seed", type=int, help="of what is played and forged")
    options = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if options.seed is None else options.seed
    print(f"{options.count} honest journals and as many forged ones, seed {seed}.")  # noqa: T201
    return _checked(options.count, seed)


def _checked(count: int, seed: int) -> int:
    """Check the journals in parts, as many at a time as there are processors."""
    parts = [range(first, min(first + PART, count)) for first in range(0, count, PART)]
    totals, wrong = dict[str, Count](), list[str]()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for found, amiss in pool.map(_part, parts, [seed] * len(parts)):
            totals = {name: _sum(totals.get(name, Count()), one) for name, one in found.items()}
            wrong += amiss
    for name, total in totals.items():
        print(name, total)  # noqa: T201
    print("\n".join(wrong), file=sys.stderr)  # noqa: T201
    return 1 if wrong else 0


def _part(numbers: Sequence[int], seed: int) -> tuple[dict[str, Count], list[str]]:
    """Check the honest journals with these numbers, and a forgery of each."""
    chance = Random(seed + numbers[0])
    with tempfile.TemporaryDirectory(prefix="nattvakt-journals-") as directory:
        folder = Path(directory)
        true = list(honest(numbers, seed, folder))
        forged = [each for one in true for each in forgeries(one, 1, chance)]
        heads = [link_of(one) for one in true]
        whole = {
            "honest": compared(true, folder),
            "forged": compared(forged, folder),
            "forged, with a noted link": compared(forged, folder, heads),
        }
    honest_ones, _ = whole["honest"]
    wrong = [f"from {numbers[0]}, {name}: {one}" for name, (_, amiss) in whole.items() for one in amiss]
    if honest_ones.refused or honest_ones.parts or honest_ones.rules:
        wrong.append(f"from {numbers[0]}: an honest journal is accused")
    return {name: count for name, (count, _) in whole.items()}, wrong


def _sum(one: Count, other: Count) -> Count:
    return Count(*map(sum, zip(one, other, strict=True)))


if __name__ == "__main__":
    sys.exit(main())
