"""The results of a run in a file, a line each, so that a run can be continued."""

import hashlib
import json
from pathlib import Path

from tests.mutants.imports import ROOT
from tests.mutants.sample import Mutant, key


class Results:
    """What each change led to. It holds for a change until its file changes."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        rows = path.read_text("utf-8").splitlines() if path and path.exists() else ()
        self._told: dict[str, str] = {each["id"]: each["told"] for each in map(json.loads, rows)}

    def told(self, mutant: Mutant) -> str:
        """Return what was told of a change; "" if nothing was."""
        return self._told.get(_id(mutant), "")

    def tell(self, mutant: Mutant, told: str) -> None:
        """Remember what a change led to."""
        self._told[_id(mutant)] = told
        if self._path:
            row = {"id": _id(mutant), "told": told, "row": mutant.change.row, "change": key(mutant.change)}
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")


def digest(path: str) -> str:
    """Return what tells the contents of a file from all others."""
    return hashlib.sha256((ROOT / path).read_bytes()).hexdigest()[:12]


def _id(mutant: Mutant) -> str:
    return f"{mutant.path} {digest(mutant.path)} {mutant.place.node} {mutant.place.way}"
