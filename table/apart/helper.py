"""A helper process: it limits itself, does one piece of work, and writes the result in parts.

It gets neither the token nor the database's address: only what the work needs, by its standard input. It may
have read a stranger's file, so the bot takes nothing from it but bytes and JSON.
"""

import os
import pickle
import struct
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from pydantic import ConfigDict, TypeAdapter

from rules.core.refusal import RefusalArg, Refused

#: What stands before each part: its length.
LENGTH = struct.Struct(">I")
#: How the work ended, as the first part.
DONE, REFUSED, TOO_HEAVY, FAILED = b"done", b"refused", b"too heavy", b"failed"
#: How much the helper steps back for the bot when both want a processor.
NICE = 10

#: A code and its arguments. A term is written as a list, so it is never taken for a text, or a text for it.
_REFUSAL: TypeAdapter[tuple[str, dict[str, RefusalArg]]] = TypeAdapter(
    tuple[str, dict[str, RefusalArg]], config=ConfigDict(defer_build=True)
)

Work = Callable[..., Iterable[bytes]]


def main() -> None:
    """Do the work that standard input names."""
    megabytes, seconds, work, arguments = pickle.load(sys.stdin.buffer)  # noqa: S301  # from our own bot
    _limit(megabytes, seconds)
    try:
        parts: Iterable[bytes] = [DONE, *work(*arguments)]
    except Refused as refused:
        parts = [REFUSED, refusal_written(refused)]
    except MemoryError:
        parts = [TOO_HEAVY]
    except Exception as error:  # noqa: BLE001  # the bot reports it
        parts = [FAILED, *failure(error)]
    for part in parts:
        sys.stdout.buffer.write(LENGTH.pack(len(part)))
        sys.stdout.buffer.write(part)
    sys.stdout.buffer.flush()


def failure(error: Exception) -> Iterator[bytes]:
    """Yield the class of an error and where it was raised, not its text: that may quote a stranger's file."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    yield type(error).__name__.encode()
    yield f"{Path(where.filename).name}:{where.lineno}".encode()


def refusal_written(refused: Refused) -> bytes:
    """Return a refusal as JSON; a term is a list of one."""
    return _REFUSAL.dump_json((refused.code, refused.details))


def refusal_read(written: bytes) -> Refused:
    """Return the refusal that a helper wrote; ValueError if it is none."""
    code, details = _REFUSAL.validate_json(written, strict=True)
    return Refused(code, **details)


def parts_of(written: bytes) -> Iterator[bytes]:
    """Yield the parts that a helper wrote."""
    place = 0
    while place < len(written):
        (length,) = LENGTH.unpack_from(written, place)
        place += LENGTH.size + length
        yield written[place - length : place]


def _limit(megabytes: int, seconds: int) -> None:
    with suppress(ImportError, OSError):  # Windows has neither; there, the bot's own clock ends the helper
        import resource  # noqa: PLC0415

        os.nice(NICE)
        most = {resource.RLIMIT_AS: megabytes << 20, resource.RLIMIT_CPU: seconds, resource.RLIMIT_CORE: 0}
        for what, bound in most.items():
            with suppress(ValueError):  # macOS takes no bound on memory
                resource.setrlimit(what, (bound, bound))


if __name__ == "__main__":
    main()
