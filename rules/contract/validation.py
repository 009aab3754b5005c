"""Small checks of what comes from elsewhere: each yields the faults that it finds, with their place.

Codes: `number` outside its bounds, `text` that is empty, long or unclean, `twice`, `unknown` for what points
at nothing, `many`, `value` for what does not go with the rest. Every code has its text, `fault-<code>`.
"""

from collections.abc import Hashable, Iterable, Iterator, Sized

from rules.contract.system import Fault
from rules.core import names

Path = tuple[str | int, ...]

#: More than a hand can make, and little enough for every list and every save.
MOST_ID = 999_999


def require_number(path: Path, value: int | None, least: int, most: int) -> Iterator[Fault]:
    """Yield `number` unless the value is in bounds; None is."""
    if value is not None and not least <= value <= most:
        yield Fault(path, "number")


def require_text(
    path: Path, value: str, most: int = names.NAME_LENGTH, *, optional: bool = False
) -> Iterator[Fault]:
    """Yield `text` unless the value is as the rules would have written it down."""
    if optional and not value:
        return
    if names.is_empty(value) or len(value) > most or names.clean(value) != value:
        yield Fault(path, "text")


def require_sentence(path: Path, value: str, *, optional: bool = True) -> Iterator[Fault]:
    """Yield `text` unless the value is a free text of ours."""
    yield from require_text(path, value, names.TEXT_LENGTH, optional=optional)


def require_unique(path: Path, keys: Iterable[Hashable]) -> Iterator[Fault]:
    """Yield `twice` at the place of each key that another one has before it."""
    seen: set[Hashable] = set()
    for place, key in enumerate(keys):
        if key in seen:
            yield Fault((*path, place), "twice")
        seen.add(key)


def at_most(path: Path, entries: Sized, most: int) -> Iterator[Fault]:
    """Yield `many` for more entries than that."""
    if len(entries) > most:
        yield Fault(path, "many")


def require_true(path: Path, fine: bool, code: str = "value") -> Iterator[Fault]:
    """Yield a code unless it is fine."""
    if not fine:
        yield Fault(path, code)
