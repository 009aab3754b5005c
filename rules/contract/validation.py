"""Checks imported data. Each check yields the faults that it finds, with their paths.

Codes: `number` out of bounds; `text` that is empty, too long or not clean; `twice`; `unknown` for a reference
to nothing; `many`; `value` for a value that does not fit the others. The text of a code is `fault-<code>`.
"""

from collections.abc import Hashable, Iterable, Iterator, Sized

from rules.contract.system import Fault
from rules.core import names

Path = tuple[str | int, ...]

#: The greatest id or count: more than people can create by hand, and few enough for every list and save.
MOST_ID = 999_999


def require_number(path: Path, value: int | None, least: int, most: int) -> Iterator[Fault]:
    """Yield `number` unless the value is within bounds or None."""
    if value is not None and not least <= value <= most:
        yield Fault(path, "number")


def require_text(
    path: Path, value: str, most: int = names.NAME_LENGTH, *, optional: bool = False
) -> Iterator[Fault]:
    """Yield `text` unless the value is clean and short enough, as the rules would have stored it."""
    if optional and not value:
        return
    if names.is_empty(value) or len(value) > most or names.clean(value) != value:
        yield Fault(path, "text")


def require_sentence(path: Path, value: str, *, optional: bool = True) -> Iterator[Fault]:
    """Yield `text` unless the value is valid free text."""
    yield from require_text(path, value, names.TEXT_LENGTH, optional=optional)


def require_unique(path: Path, keys: Iterable[Hashable]) -> Iterator[Fault]:
    """Yield `twice` at each key that appeared before."""
    seen: set[Hashable] = set()
    for place, key in enumerate(keys):
        if key in seen:
            yield Fault((*path, place), "twice")
        seen.add(key)


def at_most(path: Path, entries: Sized, most: int) -> Iterator[Fault]:
    """Yield `many` if there are more than `most` entries."""
    if len(entries) > most:
        yield Fault(path, "many")


def require_true(path: Path, fine: bool, code: str = "value") -> Iterator[Fault]:
    """Yield `code` unless `fine` is true."""
    if not fine:
        yield Fault(path, code)
