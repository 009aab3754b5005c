"""The table of permissions: `permissions.toml` is read, and shown as docs/permissions.md.

`python -m tests.whole.permissions.rows` writes the document.
"""

import importlib
import inspect
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.whole.permissions.cast import KINDS

WRITTEN = Path(__file__).parent / "permissions.toml"
SHOWN = Path(__file__).parents[3] / "docs" / "permissions.md"

COMMANDS, MENUS, BUTTONS, FORMS = "commands", "menus", "buttons", "forms"
#: The keys of a row besides the answers: the moment, the words of an id or the options of a command, the
#: chosen values or filled-in texts, the place if it is not the usual one, and whose menu is used: "result"
#: for a message with a result, "owner's" for one that the owner wrote, or a person.
HOW = ("in", "id", "words", "values", "texts", "options", "at", "on")
#: Means everybody who is not named in a row.
OTHERS = "others"
#: The answer to somebody on another server, unless a row says otherwise; spectators get that of strangers.
ELSEWHERE = {COMMANDS: "no-campaign-here", MENUS: "no-campaign-here", BUTTONS: "not-here", FORMS: "not-here"}
#: Parts that also use the moments of another one.
MOMENTS = {"nyx": ("shared",)}
PARTS = {
    "shared": "All games",
    "nyx": "Nyx",
    "noir": "Noir",
    "zapas": "Zapas",
}


@dataclass(frozen=True)
class Row:
    """One thing that is tried at one moment, and the answer for each kind of person."""

    part: str
    kind: str
    title: str
    how: Mapping[str, Any]
    answers: Mapping[str, str]

    @property
    def name(self) -> str:
        """Return the command, or the route of the button or form, without the suffix after a colon."""
        return self.title.partition(":")[0]

    @property
    def scene(self) -> str:
        return str(self.how["in"])


@cache
def rows() -> tuple[Row, ...]:
    """Return every row, in the order of the file."""
    parts = tomllib.loads(WRITTEN.read_text(encoding="utf-8"))
    return tuple(
        _row(part, kind, title, said)
        for part, kinds in parts.items()
        for kind, titles in kinds.items()
        for title, said in titles.items()
    )


def _row(part: str, kind: str, title: str, said: Mapping[str, Any]) -> Row:
    how = {key: value for key, value in said.items() if key in HOW}
    answers = {who: answer for answer, people in said.items() if answer not in HOW for who in people.split()}
    usual = answers.pop(OTHERS, None)
    like = {"spectator": answers["stranger"]} if "stranger" in answers else {}
    known = {"elsewhere": ELSEWHERE[kind], **like, **answers}
    unknown = known.keys() - KINDS.keys()
    assert not unknown, f"{title}: nobody is called {unknown}"
    everybody = {who: known.get(who, usual) for who in KINDS}
    unsaid = [who for who, answer in everybody.items() if answer is None]
    assert not unsaid, f"{title}: nothing is said of {unsaid}"
    return Row(part, kind, title, how, everybody)  # type: ignore[arg-type]  # every value is given


# ------------------------------------------------------------------------------------- the document

HEAD = """\
# Who may do what

Every command, button and form, and every entry in the menu of a message or a person, tried by every kind of
person. This page is written from `tests/whole/permissions/permissions.toml` by
`python -m tests.whole.permissions.rows`. `test_permissions.py` beside it tries each of its cells on the real
bot in a simulated Discord, and fails when something has no row, or when the page is not up to date.

The people, each in a campaign with a GM, a co-GM, players and a stand-in:

{people}

A stand-in presses buttons without having chosen to act for the owner in that channel, and types commands
where they have chosen it.

The answers:

- **does**: it is done, and saved.
- **form**: a form opens. What is sent with it is a row of its own; nobody for whom it opens is refused there
  for who they are.
- **sees**: something is shown, as this person may know it; for buttons like *Act* or *More…* that may be no
  more than that nothing waits for them.
- Anything else is the code of a refusal: its text is `refusal-<code>` in `locales/`. It is told privately,
  and nothing is saved, posted or changed.

Buttons and forms are tried by their `custom_id`, whether or not it was ever shown to the person: an old
message, a message for somebody else, or a client that sends what it likes. A button or form that names a
campaign of another server is answered like one of a campaign that does not exist, and so is one in a direct
message to somebody without a seat. No refusal names one of the GM's characters whom the person has not met.

Beside a GM, anyone who may manage the server by Discord's own permissions may use `/doctor`, release a place
with `/campaign unbind`, end a campaign with `/campaign archive`, and give away the chair of a GM who has left
the server, or has been silent for two weeks after a public call. Everybody may use `/privacy` for what is
stored about themself.
"""


def document() -> str:
    """Return the whole document."""
    people = "\n".join(f"- **{kind}**: {who}" for kind, who in KINDS.items())
    found = rows()
    tables = (_table(part, kind, found) for part in PARTS for kind in (COMMANDS, MENUS, BUTTONS, FORMS))
    return "\n".join([HEAD.format(people=people), *filter(None, tables), _moments(found)])


def _moments(found: Iterable[Row]) -> str:
    """Return the list of moments, game by game."""
    lines = ["## The moments\n"]
    for part in ("nyx", "noir", "zapas"):
        module = importlib.import_module(f"tests.whole.permissions.scenes_{part}")
        used = dict.fromkeys(row.scene for row in found if row.part in {part, *MOMENTS.get(part, ())})
        lines += [f"### {PARTS[part]}\n", f"{inspect.getdoc(module)}\n"]
        lines += [f"- **{name}**: {inspect.getdoc(getattr(module, name))}" for name in sorted(used)] + [""]
    return "\n".join(lines)


def _table(part: str, kind: str, found: Iterable[Row]) -> str:
    lines = [_line(row) for row in found if (row.part, row.kind) == (part, kind)]
    if not lines:
        return ""
    head = f"| {kind[:-1]} | moment | {' | '.join(KINDS)} |"
    rule = "|---" * (len(KINDS) + 2) + "|"
    return "\n".join([f"## {PARTS[part]}: {kind}\n", head, rule, *lines, ""])


def _line(row: Row) -> str:
    said = [row.name, _tried(row), *(row.answers[kind] for kind in KINDS)]
    return f"| {' | '.join(said)} |"


def _tried(row: Row) -> str:
    """Return the moment, and what distinguishes a row from others of its name."""
    further = row.title.partition(":")[2].strip()
    return f"{row.scene}: {further}" if further else row.scene


if __name__ == "__main__":
    SHOWN.write_text(document(), encoding="utf-8")
