"""Checks journals by programs that are not ours: the one in docs/fairness.md, and one for node.

Each says which parts of a journal do not hold: the chain, the seals, the dice.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from narration.proofs.audit_flaws import Part
from narration.proofs.audit_report import AuditReport
from rules.core.refusal import Refused
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from tests.house.test_fairness_page import PROGRAM
from tests.table.audit.forger import Document, changed, paths, relinked

HALF = 0.5
NODE = shutil.which("node")
SECOND = Path(__file__).with_name("check_journal.mjs")
#: What is in a journal beside what happened: words, names, and the kind of file. No hash covers it.
ASIDE = {"told", "edition", "language", "part", "name", "system", "nattvakt", "format"}
#: The parts that do not hold; None if a program could not read the file.
Parts = frozenset[str] | None


def verdict(document: Document, noted: str = "") -> AuditReport | None:
    """Return the report of a journal; None if the file is refused. `noted` is a link to be found in it."""
    try:
        return check(read_exported(json.dumps(document).encode()), noted)
    except Refused:
        return None


def parts(found: AuditReport | None) -> Parts:
    """Return what `verify` says of the parts that the other programs check."""
    return None if found is None else frozenset(found.broken_parts)


#: Runs the program that it is given for each file, as if it were started again, and prints a line for each.
EACH = """
import contextlib, io, sys
program, files = compile(sys.argv[1], "check.py", "exec"), sys.argv[2:]
for file in files:
    said, sys.argv = io.StringIO(), ["check.py", *filter(None, file.split("#"))]
    try:
        with contextlib.redirect_stdout(said):
            exec(program, {"__name__": "__main__"})
    except Exception as error:
        said.write(repr(error))
    print(said.getvalue().strip().replace(chr(10), " "))
"""


def first_programs(files: Sequence[Path], noted: Sequence[str] = ()) -> list[Parts]:
    """Return which parts do not hold by the program in docs/fairness.md; `noted` has a link for each file."""
    pairs = zip(files, noted or [""] * len(files), strict=True)
    command = [sys.executable, "-I", "-c", EACH, PROGRAM, *(f"{file}#{head}" for file, head in pairs)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    return [_first(said) for said in done.stdout.splitlines()]


def _first(said: str) -> Parts:
    if said.startswith("The chain, all seals"):
        return frozenset()
    return frozenset(re.findall(r"\('(\w+)'", said)) & {*Part} if said.startswith("[") else None


def second_programs(files: Sequence[Path]) -> list[Parts]:
    """Return which parts do not hold by the program for node."""
    assert NODE is not None
    command = [NODE, str(SECOND), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    return [_second(said) for said in done.stdout.splitlines()]


def _second(said: str) -> Parts:
    if said == "holds":
        return frozenset()
    return None if said.startswith("unreadable") else frozenset(one.split(" ")[0] for one in said.split(", "))


def forgeries(document: Document, count: int, chance: Random) -> list[Document]:
    """Return journals with one value changed each, about half of them with a rebuilt chain."""
    every = [path for path in paths(document) if not ASIDE & {*path}]
    some = [changed(document, path) for path in chance.sample(every, min(count, len(every)))]
    again = [relinked(one) if "chain" in one and chance.random() < HALF else one for one in some]
    return [one if two == document else two for one, two in zip(some, again, strict=True)]


def written(where: Path, documents: Sequence[Document]) -> list[Path]:
    files = [where / f"{number}.json" for number in range(len(documents))]
    for file, one in zip(files, documents, strict=True):
        file.write_text(json.dumps(one, ensure_ascii=False), encoding="utf-8")
    return files
