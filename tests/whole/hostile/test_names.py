"""Everybody and everything has a hostile name: no display and no action breaks the promises.

The moments are those of the table of permissions; in each, typed texts are replaced before it is stored. Then
each row is tried once by somebody who may, for readers of three languages.
"""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.names import NAME_LENGTH, clean, is_empty
from tests.hostile import TEXTS
from tests.simulated.tabletop import Table
from tests.whole.hostile.hostilities import Guard, hearing, somebody
from tests.whole.hostile.test_typed import require_clean
from tests.whole.permissions.cast import Scene
from tests.whole.permissions.rows import PARTS, Row, rows
from tests.whole.permissions.test_permissions import laid_out
from tests.whole.permissions.trial import SEES, tried

#: Fields that hold typed texts.
TYPED = frozenset({"name", "title", "goal", "text", "stake", "account", "biography", "called", "label"})
#: The hostile names; none begins with "@", which marks a person in a row.
NAMES = tuple(clean(text).removeprefix("@") for text in TEXTS.values() if not is_empty(text))
#: Rows that are tried last, and a campaign for each: after it, that campaign is no longer played in its
#: channel, rests, or is gone. Only the chair may do the last two, so the GM must still have it there.
LAST = {"campaign unbind": "home", "archive": "called", "delete": "closed"}
#: The languages of people's clients.
LANGUAGES = {"gm": "sv-SE", "owner": "ru", "player": "en-GB"}


class Renaming:
    """Replacements for typed texts: for each a hostile one, always the same and unique."""

    def __init__(self) -> None:
        self.said: dict[str, str] = {}

    def of(self, text: str) -> str:
        name = NAMES[len(self.said) % len(NAMES)][: NAME_LENGTH - 5].rstrip()
        return self.said.setdefault(text, f"{name} {len(self.said)}")

    def note(self, value: Any, key: str = "") -> None:
        """Find the typed texts; ids, which are one word in small letters, are ignored."""
        if isinstance(value, dict):
            for name, inner in value.items():
                self.note(inner, name)
        elif isinstance(value, list):
            for inner in value:
                self.note(inner, key)
        elif isinstance(value, str) and key in TYPED and value != value.lower():
            self.of(value)

    def spoilt(self, value: Any) -> Any:
        """Return the document with all typed texts replaced."""
        if isinstance(value, dict):
            return {name: self.spoilt(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [self.spoilt(inner) for inner in value]
        return self.said.get(value, value) if isinstance(value, str) else value

    def rename(self, scene: Scene) -> None:
        state = scene.before.model_dump(mode="json")
        self.note(state)
        scene.before = scene.system.state.model_validate(self.spoilt(state))
        events = (self.spoilt(event.model_dump(mode="json")) for event in scene.events)
        scene.events = [scene.system.events.validate_python(event) for event in events]


@pytest.fixture
def renaming(monkeypatch: pytest.MonkeyPatch) -> Renaming:
    """While active, every moment is stored with hostile names."""
    found, stored = Renaming(), Scene.stored

    async def renamed(scene: Scene) -> None:
        if not scene.number:
            found.rename(scene)
        await stored(scene)

    monkeypatch.setattr(Scene, "stored", renamed)
    return found


@pytest.mark.parametrize("part", PARTS)
async def test_hostile_names_are_always_shown_as_they_are(
    table: Table, renaming: Renaming, part: str
) -> None:
    cast = await laid_out(table, part)
    table.languages.update({cast.people[kind].id: spoken for kind, spoken in LANGUAGES.items()})
    with hearing() as heard:
        guard = Guard(cast, heard)
        for row in of(part):
            if row.name == "delete":
                await require_clean(cast)
            outcome = guard.require(await tried(cast, asked(row, renaming), somebody(row)), row.title)
            assert outcome == SEES or row.name not in LAST, (row.title, outcome)
            if row.name == "delete":
                del cast.scenes[row.scene]
    await require_clean(cast)


def of(part: str) -> list[Row]:
    """Return the rows of a part, one of each name; those of `LAST` as it says."""
    found = [row for row in rows() if row.part == part and "id" not in row.how]
    first = {(row.kind, row.name): row for row in reversed(found)}
    placed = (_in_its_campaign(row) if row.name in LAST else row for row in first.values())
    order = ["", *LAST]
    return sorted(placed, key=lambda row: order.index(row.name) if row.name in LAST else 0)


def _in_its_campaign(row: Row) -> Row:
    return replace(row, how={**row.how, "in": LAST[row.name]})


def asked(row: Row, renaming: Renaming) -> Row:
    """Return the row with the new names; braces in them are doubled, because rows use braces."""
    options = dict(row.how.get("options", {}))
    renamed = {name: renaming.said[one] for name, one in options.items() if one in renaming.said}
    doubled = {name: one.replace("{", "{{").replace("}", "}}") for name, one in renamed.items()}
    return replace(row, how={**row.how, "options": {**options, **doubled}})
