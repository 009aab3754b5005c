"""Starts helper processes, a few at a time, and ends those that take too long."""

import asyncio
import os
import pickle
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from table.apart.helper import DONE, FAILED, REFUSED, Work, parts_of, refusal_read

ROOT = Path(__file__).parents[2]
#: The only variables of the environment that a helper gets; those with our settings hold secrets.
KEPT = ("LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")


class TooHeavy(Exception):
    """A helper took more time or memory than it may."""


class HelperFailed(Exception):
    """A helper met an error of the class `kind`; the message says where."""

    def __init__(self, kind: str, where: str) -> None:
        super().__init__(f"{kind} at {where}")
        self.kind = kind


@dataclass(frozen=True)
class Limits:
    """What one helper may use: memory, processor time, and time on the clock."""

    megabytes: int = 1024
    seconds: int = 120
    patience: int = 600


class HelperProcesses:
    """Runs work in helper processes, `at_once` of them at most; the rest waits."""

    def __init__(self, limits: Limits = Limits(), at_once: int | None = None) -> None:  # frozen
        self._limits = limits
        self._slots = asyncio.Semaphore(at_once or max(1, min(4, (os.cpu_count() or 1) // 2)))

    async def run(self, work: Work, *arguments: Any, also: Iterable[str] = ()) -> Iterator[bytes]:
        """Return the parts that `work` yields, a function of a module of ours. `also` names further
        variables of the environment that it needs.

        Refused: as the work. Raises `TooHeavy` if it exceeds the limits, and `HelperFailed` for
        other errors.
        """
        limits = self._limits
        order = pickle.dumps((limits.megabytes, limits.seconds, work, arguments))
        async with self._slots:
            written = await self._written(order, (*KEPT, *also))
        parts = parts_of(written)
        ending = next(parts, b"")
        if ending == REFUSED:
            raise refusal_read(next(parts))
        if ending == FAILED:
            raise HelperFailed(*(part.decode() for part in parts))
        if ending != DONE:
            raise TooHeavy
        return parts

    async def _written(self, order: bytes, kept: Iterable[str]) -> bytes:
        helper = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "table.apart.helper"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            cwd=ROOT,
            env={name: os.environ[name] for name in kept if name in os.environ},
        )
        try:
            async with asyncio.timeout(self._limits.patience):
                written, _ = await helper.communicate(order)
        except TimeoutError:
            return b""
        finally:
            if helper.returncode is None:
                with suppress(ProcessLookupError):
                    helper.kill()
                await helper.wait()
        return written
