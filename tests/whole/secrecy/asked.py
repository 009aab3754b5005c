"""Everything that people request in the tests of secrecy: the rows of the table of permissions, and more.

Contests, turns, campaigns and accounts are those of the scene. Where a row names something else of its own
moment, such as a mark, a placeholder takes its place: the tests look for differences, not for permission.
"""

import string
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.whole.permissions.cast import Scene
from tests.whole.permissions.rows import BUTTONS, COMMANDS, Row, rows


def _names() -> Iterator[str]:
    """Yield the names in braces of all rows."""
    for row in rows():
        texts = [row.how.get("words", ""), *row.how.get("values", ()), *row.how.get("options", {}).values()]
        for text in filter(lambda one: isinstance(one, str), texts):
            yield from (name for _, name, _, _ in string.Formatter().parse(text) if name)


#: Placeholders for marks that a scene does not have, in addition to the scene's own values.
MARKS: dict[str, object] = dict.fromkeys(_names(), "1")


def in_scene(row: Row, scene: Scene) -> Row:
    """Return the row as a request in this scene."""
    return replace(row, how={**row.how, "in": scene.place.name})


def asked(command: str, **options: Any) -> Row:
    """Return a command with its options as a request."""
    said = " ".join((command, *(f"{name}={value}" for name, value in options.items())))
    name, title = command, f"{command}: {said}"
    return Row("", COMMANDS, title if options else name, {"in": "", "options": options}, {})


def pressed(verb: str, words: str, *values: str) -> Row:
    """Return a button, or a choice from a menu, as a request."""
    how: dict[str, Any] = {"in": "", "words": words, **({"values": list(values)} if values else {})}
    return Row("", BUTTONS, f"{verb}: {words}", how, {})


def written(*parts: str) -> tuple[Row, ...]:
    """Return every row of the table of permissions that imports no file, without duplicates."""
    found = {(row.kind, row.title): row for row in rows() if row.part in parts}
    return tuple(row for row in found.values() if "file " not in str(row.how.get("options", "")))


#: Requests at every look.
BRIEF = (asked("now"), asked("undo"), asked("journal show"), asked("dice show"))
#: Further requests if there is a conflict of Nyx.
IN_CONFLICT = (
    *BRIEF,
    asked("verify", round="{c}:1"),
    asked("character sheet", character="Mira"),
    pressed("choose", "{c}:{t}"),
    pressed("status", "{c}:{t}"),
    pressed("more", "{c}:{t}"),
    pressed("pick", "{c}:{t}:1:1"),
)
#: Requests that are made once, because they take a while.
AT_LENGTH = (
    *(
        asked("journal export", format=form, edition=edition)
        for form in ("html", "md", "json")
        for edition in ("players", "gm")
    ),
    asked("nyx-odds conflict"),
    asked("nyx-odds conflict", public=True),
    asked("dice show", public=True),
    asked("luck", public=True),
    asked("luck", character="Mira"),
    asked("character sheet", character="Tove"),
    asked("character sheet", character="Guard"),
    asked("nyx conflict", character="Mira", opponent="Guard"),
    pressed("pick", "{c}:{t}:2:1"),
    pressed("bonus", "{c}:{t}:1:steps"),
    pressed("bonus", "{c}:{t}:2:steps"),
    pressed("overdue", "{c}"),
    pressed("told", "{c}:{t}"),
)
#: All requests about conflicts, and all requests.
OF_CONFLICTS = (*IN_CONFLICT, *AT_LENGTH, *written("nyx"))
EVERYTHING = (*OF_CONFLICTS, *written("shared"))
