"""Checks journals by programs that are not ours: the one in docs/fairness.md, and one for node."""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from narration.proofs.audit_report import AuditFlaw, AuditReport
from narration.proofs.chain_report import ChainFlaw
from rules.contract.proof_checks import Flaw
from rules.core.refusal import Refused
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from tests.house.test_fairness_page import PROGRAM
from tests.table.audit.forger import Document, changed, paths, relinked

HALF = 0.5
NODE = shutil.which("node")
SECOND = Path(__file__).with_name("check_journal.mjs")
#: What the programs look at: links, seals and dice.
SEEN = {ChainFlaw.LINK, AuditFlaw.SEAL, Flaw.PROMISE, Flaw.START, Flaw.FACES}
#: The parts of a journal that they do not look at.
ASIDE = {"told", "edition", "language", "part", "name", "system", "nattvakt", "format", "gone", "fallen"}


def verdict(document: Document) -> AuditReport | None:
    """Return the report of a journal; None if the file is refused."""
    try:
        return check(read_exported(json.dumps(document).encode()))
    except Refused:
        return None


def flaws(found: AuditReport) -> set[str]:
    """Return what is wrong with a journal, apart from closed decks: the programs look at open ones alone."""
    wrong: set[str] = {flaw.wrong for flaw in (found.chain.flaws if found.chain else ())}
    wrong |= {flaw.wrong for deck in found.decks if deck.is_open for flaw in deck.flaws}
    return wrong | {flaw.wrong for contest in found.contests for flaw in contest.flaws}


#: Runs the program that it is given for each file, as if it were started again, and prints a line for each.
EACH = """
import contextlib, io, sys
program, files = compile(sys.argv[1], "check.py", "exec"), sys.argv[2:]
for file in files:
    said, sys.argv = io.StringIO(), ["check.py", file]
    try:
        with contextlib.redirect_stdout(said):
            exec(program, {"__name__": "__main__"})
    except Exception as error:
        said.write(repr(error))
    print(said.getvalue().strip().replace(chr(10), " "))
"""


def first_programs(files: Sequence[Path]) -> list[bool]:
    """Return which of the journals hold by the program in docs/fairness.md."""
    command = [sys.executable, "-I", "-c", EACH, PROGRAM, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    return [said.startswith("The chain, all seals") for said in done.stdout.splitlines()]


def first_program(path: Path) -> bool:
    """Return whether a journal holds by the program in docs/fairness.md."""
    return first_programs([path])[0]


def second_program(files: Sequence[Path]) -> list[bool]:
    """Return which of the journals hold by the program for node."""
    assert NODE is not None
    command = [NODE, str(SECOND), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    return [said == "holds" for said in done.stdout.splitlines()]


def forgeries(document: Document, count: int, chance: Random) -> list[Document]:
    """Return journals with one value changed each, about half of them with a rebuilt chain."""
    every = [path for path in paths(document) if not ASIDE & {*path}]
    some = [changed(document, path) for path in chance.sample(every, min(count, len(every)))]
    return [relinked(one) if "chain" in one and chance.random() < HALF else one for one in some]


def written(where: Path, documents: Sequence[Document]) -> list[Path]:
    files = [where / f"{number}.json" for number in range(len(documents))]
    for file, one in zip(files, documents, strict=True):
        file.write_text(json.dumps(one, ensure_ascii=False), encoding="utf-8")
    return files
