"""Two programs that are not ours check the same journals as `verify`, and agree with it."""

import json
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from narration.proofs.audit_report import AuditFlaw, AuditReport
from narration.proofs.chain_report import ChainFlaw
from rules.contract.proof_checks import Flaw
from rules.core.refusal import Refused
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.chance import told_chance
from tests.house.test_fairness_page import PROGRAM
from tests.table.audit.chained_samples import journals
from tests.table.audit.exported_evenings import document
from tests.table.audit.forger import Document, changed, paths, relinked
from tests.table.nyx_table import PLAYER, duel, founded, guards, pick, roll, session

NODE = shutil.which("node")
SECOND = Path(__file__).with_name("check_journal.mjs")
#: How many forgeries of each journal are compared.
FORGERIES = 25
#: What the programs look at: links, seals and dice.
SEEN = {ChainFlaw.LINK, AuditFlaw.SEAL, Flaw.PROMISE, Flaw.START, Flaw.FACES}
#: The parts of a journal that they do not look at.
ASIDE = {"told", "edition", "language", "part", "name", "system", "nattvakt", "format", "gone", "fallen"}


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Document]:
    """Yield a journal with a chain, an open deck, opened seals, and an event with a channel's long number."""
    store = await Store.open(tmp_path / "two.sqlite3", SYSTEMS)
    table = Table(store)
    await founded(table, place=1_234_567_890_123_456_789)
    await guards(table, "Guard", "Åke “Ö”")
    await table.cut(1, PLAYER, "raven")
    await session(table, on=True)
    await roll(table)
    contest = await duel(table)
    for side in (1, 2):
        await pick(table, contest, side)
    await session(table, on=False)
    yield json.loads(await Journal(table).export(1, ExportRequest("json", "players", "en", ALL)))
    await store.close()


def verdict(document: Document) -> AuditReport | None:
    """Return the report of a journal; None if the file is refused."""
    try:
        return check(read_exported(json.dumps(document).encode()))
    except Refused:
        return None


def flaws(found: AuditReport) -> set[str]:
    wrong: set[str] = {flaw.wrong for flaw in (found.chain.flaws if found.chain else ())}
    wrong |= {flaw.wrong for deck in found.decks for flaw in deck.flaws}
    return wrong | {flaw.wrong for contest in found.contests for flaw in contest.flaws}


def first_program(path: Path) -> bool:
    """Return whether a journal holds by the program in docs/fairness.md."""
    program = path.with_name("check.py")
    program.write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-I", str(program), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return done.stdout.startswith("The chain, all seals")


def second_program(files: Sequence[Path]) -> list[bool]:
    """Return which of the journals hold by the program for node."""
    assert NODE is not None
    command = [NODE, str(SECOND), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    return [said == "holds" for said in done.stdout.splitlines()]


def forgeries(document: Document, count: int, chance: Random) -> list[Document]:
    """Return journals with one value changed each, half of them with a rebuilt chain."""
    every = [path for path in paths(document) if not ASIDE & {*path}]
    some = [changed(document, path) for path in chance.sample(every, min(count, len(every)))]
    return [relinked(one) if place % 2 and "chain" in one else one for place, one in enumerate(some)]


def written(where: Path, documents: Sequence[Document]) -> list[Path]:
    files = [where / f"{number}.json" for number in range(len(documents))]
    for file, one in zip(files, documents, strict=True):
        file.write_text(json.dumps(one, ensure_ascii=False), encoding="utf-8")
    return files


@pytest.mark.skipif(NODE is None, reason="there is no node here")
async def test_the_second_program_agrees_on_honest_journals(played: Document, tmp_path: Path) -> None:
    samples = [one for _, one in journals()]
    evenings = [document(name) for name in SYSTEMS]
    assert all(second_program(written(tmp_path, [played, *samples, *evenings])))


@pytest.mark.skipif(NODE is None, reason="there is no node here")
async def test_the_second_program_agrees_on_forged_journals(played: Document, tmp_path: Path) -> None:
    chance = told_chance()
    honest = [played, *(document(name) for name in SYSTEMS)]
    forged = [one for each in honest for one in forgeries(each, FORGERIES, chance)]
    holds = second_program(written(tmp_path, forged))
    for one, said in zip(forged, holds, strict=True):
        found = verdict(one)
        if found is None:
            continue
        if flaws(found) & SEEN:
            assert not said
        if not said:
            assert not found.holds


async def test_the_program_on_the_page_agrees_on_forged_journals(played: Document, tmp_path: Path) -> None:
    assert first_program(written(tmp_path, [played])[0])
    for one in forgeries(played, FORGERIES, told_chance()):
        found = verdict(one)
        said = first_program(written(tmp_path, [one])[0])
        if found is None:
            continue
        assert not (flaws(found) & SEEN and said)
        assert said or not found.holds
