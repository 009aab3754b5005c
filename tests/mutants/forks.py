"""Work in a fork of this process, which leaves no trace in it, and may hang, crash or take all memory."""

import os
import resource
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, NoReturn

#: How much memory a fork may take, in bytes: a change may make a list grow without end.
MEMORY = 4 << 30
#: How long a test may wait, in seconds by the clock, which other processes may use up.
LONGEST = 600


def in_fork(work: Callable[[], str]) -> str | None:
    """Do the work in a fork, without its output; return what it returns, or None if a signal ended it.

    Raises `RuntimeError` with the trace if the work raises.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        _answer(work, writer)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        answer = pipe.read()
    if os.WIFSIGNALED(os.waitpid(child, 0)[1]):
        return None
    if not answer.startswith("+"):
        raise RuntimeError(answer)
    return answer[1:]


def _answer(work: Callable[[], str], writer: int) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        answer = "+" + work()
    except BaseException:  # noqa: BLE001  # the caller raises it
        answer = traceback.format_exc()
    with os.fdopen(writer, "w") as pipe:
        pipe.write(answer)
    os._exit(0)


class Aside:
    """A process that stays as this one is now, and does one kind of work in forks of itself."""

    def __init__(self, work: Callable[..., str]) -> None:
        self._pipe, there = Pipe()
        if not os.fork():
            self._pipe.close()
            _serve(work, there)
        there.close()

    def __call__(self, *given: object) -> str | None:
        """Return what `in_fork` does. Raises `EOFError` if it raises, after the trace."""
        self._pipe.send(given)
        answer: str | None = self._pipe.recv()
        return answer


def _serve(work: Callable[..., str], pipe: "Connection[Any, Any]") -> NoReturn:
    with suppress(EOFError):
        while True:
            given = pipe.recv()
            try:
                pipe.send(in_fork(lambda: work(*given)))  # noqa: B023  # it is called at once
            except RuntimeError:
                traceback.print_exc()
                break
    os._exit(0)


def limit(seconds: float) -> None:
    """End this process after so many seconds of its processor time, or after `LONGEST` if it waits."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(LONGEST)
