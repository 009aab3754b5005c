"""Sheets as a file may bring them, with one value at a time changed."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.contract.validation import Path
from rules.registry import SYSTEMS


def found(game: str, sheet: Any, path: Path, value: object) -> list[str]:
    """Return the codes of the faults at a path of a sheet that has this value there."""
    faults: Iterable[Any] = SYSTEMS[game].validate_character(put(sheet, path, value))
    return [fault.code for fault in faults if fault.path == path]


def put(whole: Any, path: Path, value: object) -> Any:
    """Return a model, mapping or tuple with another value at a path."""
    if not path:
        return value
    first, *rest = path
    if isinstance(whole, Mapping):
        return {**whole, first: put(whole[first], tuple(rest), value)}
    if isinstance(whole, tuple):
        place = int(first)
        return (*whole[:place], put(whole[place], tuple(rest), value), *whole[place + 1 :])
    return whole.but(**{str(first): put(getattr(whole, str(first)), tuple(rest), value)})
