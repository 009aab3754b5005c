"""Starts helper processes, a few at a time, and ends those that take too long."""

import asyncio
import os
import pickle
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.core.refusal import Refused
from table.apart.helper import DONE, REFUSED, Work, parts_of, refusal_read

ROOT = Path(__file__).parents[2]
#: The only variables of the environment that a helper gets; those with our settings hold secrets.
KEPT = ("LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")


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

    async def run(self, work: Work, *arguments: Any) -> Iterator[bytes]:
        """Return the parts that `work` yields, a function of a module of ours.

        Refused: as the work, and `file-too-heavy` if it exceeds the limits.
        """
        limits = self._limits
        order = pickle.dumps((limits.megabytes, limits.seconds, work, arguments))
        async with self._slots:
            written = await self._written(order)
        parts = parts_of(written)
        ending = next(parts, b"")
        if ending == REFUSED:
            raise refusal_read(next(parts))
        if ending != DONE:
            raise Refused("file-too-heavy")
        return parts

    async def _written(self, order: bytes) -> bytes:
        helper = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "table.apart.helper"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            cwd=ROOT,
            env={name: os.environ[name] for name in KEPT if name in os.environ},
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
