"""Plays every flow on a table of its own, and prints what each cost and which bounds are broken.

Alva and Boris are players, Greta is the GM.
"""

import asyncio
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks.taps import noir, nyx, ready, zapas
from benchmarks.taps.flow import Counted, Flow, count
from rules.chance.dice import ScriptedDice
from tests import databases, seam
from tests.simulated.tabletop import laid

FLOWS: Sequence[Flow] = (*ready.FLOWS, *nyx.FLOWS, *noir.FLOWS, *zapas.FLOWS)
#: What is counted once for all people.
SHARED = ("waits", "posts", "edits", "pings", "letters")


def measure(*, as_json: bool) -> int:
    """Print what the flows cost; return 1 if a bound is broken, else 0."""
    found = asyncio.run(_played())
    broken = [one for counted in found for one in counted.broken]
    if as_json:
        print(json.dumps({"flows": list(map(document, found)), "broken": broken}, indent=1))
    else:
        print("\n".join((*map(told, found), *(f"Broken: {one}" for one in broken))))
    return int(bool(broken))


async def _played() -> list[Counted]:
    with tempfile.TemporaryDirectory() as room, pytest.MonkeyPatch.context() as patch:
        databases.quickly(patch)
        seam.quick_copies(patch)
        seam.honest_errors(patch)
        return [await _alone(flow, Path(room) / f"{number}.sqlite3") for number, flow in enumerate(FLOWS)]


async def _alone(flow: Flow, path: Path) -> Counted:
    async with laid(path, ScriptedDice()) as table:
        return await count(flow, table)


def document(counted: Counted) -> dict[str, Any]:
    """Return what a flow cost, with its bounds, for a program to read."""
    effort, flow = counted.effort, counted.flow
    return {
        "flow": flow.name,
        "taps": dict(+effort.taps),
        "commands": dict(+effort.commands),
        "typed": dict(+effort.typed),
        **{one: getattr(effort, one) for one in SHARED},
        "bounds": [
            {"count": bound.count, "who": bound.who, "most": bound.most, "is": bound.of(effort)}
            for bound in flow.bounds
        ],
    }


def told(counted: Counted) -> str:
    """Return what a flow cost, for people to read."""
    known = document(counted)
    people = "; ".join(_person(name, known) for name in sorted({*known["taps"], *known["commands"]}))
    shared = ", ".join(f"{known[one]} {one}" for one in SHARED)
    return f"{known['flow']}\n    {people}\n    {shared}"


def _person(name: str, known: dict[str, Any]) -> str:
    parts = (f"{known[one].get(name, 0)} {one}" for one in ("taps", "commands", "typed"))
    return f"{name}: {', '.join(parts)}"
