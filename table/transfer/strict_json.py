"""Parses JSON from strangers: limits its size before it is read, and refuses each fault with its path.

The result is not too deep, repeats no key, and has no huge numbers, unclean texts or wrong types.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from rules.campaign.handouts import MOST_WORDS
from rules.campaign.sessions import MOST_RECAP
from rules.contract.system import Fault
from rules.core import names
from rules.core.refusal import Refused, Term
from table.uploads.pictures import STORED_BYTES as PICTURE_BYTES

Path = tuple[str | int, ...]
Document = dict[str, Any]

#: The most levels: more than any document of ours has, and far fewer than a parser can handle.
MAX_DEPTH = 32
#: The largest numbers: of a game's values, and of the fields in `TIMES`.
MOST_NUMBER, MOST_TIME = 999_999, 9_999_999_999_999
TIMES = frozenset({"clock", "minutes", "began", "period", "at"})
#: The fields with longer texts than others, and the most characters in each.
LONG = {
    "recap": MOST_RECAP,
    "paragraphs": MOST_WORDS,
    "data": 4 * PICTURE_BYTES // 3 + 4,
    "earlier": 16 * 1024 * 1024,
}
#: How many characters of a path a refusal shows.
MOST_PATH = 120

#: A whole string, or a bracket outside strings; a string without an end reaches to the end of the file.
_TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
#: Larger than any id of Discord, which has up to 20 digits.
_HUGE = 10**20

FAULTS: Mapping[str, Term] = {
    "missing": Term("fault-missing"),
    "extra": Term("fault-extra"),
    "whole": Term("fault-whole"),
    "number": Term("fault-number"),
    "text": Term("fault-text"),
    "flag": Term("fault-flag"),
    "list": Term("fault-list"),
    "object": Term("fault-object"),
    "word": Term("fault-word"),
    "value": Term("fault-value"),
    "twice": Term("fault-twice"),
    "unknown": Term("fault-unknown"),
    "many": Term("fault-many"),
    "old": Term("fault-old"),
    "open": Term("fault-open"),
    "untold": Term("fault-untold"),
}

#: Our codes by the beginning of pydantic's error types; the first match counts.
_TYPES = {
    "missing": "missing",
    "extra_forbidden": "extra",
    "int_from_float": "whole",
    "int": "whole",
    "float": "whole",
    "string": "text",
    "bool": "flag",
    "tuple": "list",
    "list": "list",
    "too_": "many",
    "model": "object",
    "dict": "object",
    "mapping": "object",
    "enum": "word",
    "literal_error": "word",
    "union_tag": "word",
}


def fault(path: Iterable[str | int], code: str) -> NoReturn:
    """Refuse `file-fault` with what is wrong and where: the path as keys and indexes with dots in between."""
    shown = names.clean(".".join(map(str, path)))
    cut = shown if len(shown) <= MOST_PATH else f"{shown[:MOST_PATH]}…"
    raise Refused("file-fault", path=cut or "{}", fault=FAULTS[code])


def first(faults: Iterable[Fault], path: Path = ()) -> None:
    """Refuse the first of these faults, if there is one."""
    for one in faults:
        fault((*path, *one.path), one.code)


def require(fine: bool, path: Path, code: str) -> None:
    """Refuse a fault unless `fine` is true."""
    if not fine:
        fault(path, code)


def parsed(data: bytes, most: int) -> Any:
    """Return the JSON in a file of at most `most` bytes, with bounded texts and numbers.

    Refused: `file-size`, `file-not-json` with line and column, `file-deep`, `file-fault`.
    """
    found = loaded(data, most)
    _scan(found, ())
    return found


def loaded(data: bytes, most: int) -> Any:
    """Return the JSON in a file of at most `most` bytes, with any texts and numbers.

    Refused: `file-size`, `file-not-json`, `file-deep`, `file-fault` for a repeated key.
    """
    if len(data) > most:
        raise Refused("file-size", most=most // 1024)
    text = _decoded(data)
    _require_shallow(text)
    try:
        return json.loads(text, object_pairs_hook=_once, parse_int=_whole, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise Refused("file-not-json", place=f"{error.lineno}:{error.colno}") from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        raise Refused("file-not-json", place=f"{line}:{column}") from None


def _require_shallow(text: str) -> None:
    depth = 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        depth += (sign in "[{") - (sign in "]}")
        if depth > MAX_DEPTH:
            raise Refused("file-deep", most=MAX_DEPTH)


def _once(pairs: list[tuple[str, Any]]) -> Document:
    found: Document = {}
    for key, value in pairs:
        if key in found:
            fault((key,), "twice")
        found[key] = value
    return found


def _whole(digits: str) -> int:
    """Return the number, or a huge one for many digits: converting thousands of them would take long."""
    return int(digits) if len(digits) < len(str(_HUGE)) else _HUGE


def _no_number(word: str) -> NoReturn:
    fault((word,), "whole")


def _scan(value: Any, path: Path) -> None:
    """Refuse texts that are unclean or too long, numbers that are too large, and fractions."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _require_text(key, (*path, key))
            _scan(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            _scan(inner, (*path, place))
    elif isinstance(value, str):
        _require_text(value, path)
    elif isinstance(value, float):
        fault(path, "whole")
    elif isinstance(value, int):
        most = MOST_TIME if path and path[-1] in TIMES else MOST_NUMBER
        require(abs(value) <= most, path, "number")


def _require_text(text: str, path: Path) -> None:
    field = next((part for part in reversed(path) if isinstance(part, str)), "")
    most = LONG.get(field, names.TEXT_LENGTH)
    require(len(text) <= most and names.clean(text) == text, path, "text")


def checked(adapter: TypeAdapter[Any], document: Any, path: Path) -> Any:
    """Return a document as its model; validation is strict about types and unknown fields.

    Refused: `file-fault`.
    """
    try:
        return adapter.validate_json(to_json(document), strict=True)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False, include_context=False)[0]
        fault((*path, *_within(document, found["loc"])), _code(found["type"]))


def _code(type_: str) -> str:
    return next((code for start, code in _TYPES.items() if type_.startswith(start)), "value")


def _within(document: Any, place: Sequence[str | int]) -> Path:
    """Return those parts of pydantic's path that are in the document: it also names members of unions."""
    path: Path = ()
    here = document
    for number, part in enumerate(place):
        if isinstance(here, dict) and part in here:
            here, path = here[str(part)], (*path, part)
        elif isinstance(here, list) and isinstance(part, int) and part < len(here):
            here, path = here[part], (*path, part)
        elif number == len(place) - 1 and isinstance(here, dict) and str(part).isidentifier():
            path = (*path, part)
    return path
