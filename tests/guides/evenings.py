"""The evenings in the guides as scripts: who types, presses, writes and sees what, read from the page.

A step is a list item that begins with a person's name: `- Alva: **Join**`. In it, a command in code is
typed, bold text is pressed, `**menu** → **option**` is chosen, and quoted text after a button fills in its
form. In a step without commands and buttons, the quoted texts must be on that person's screen. A button in
brackets is pressed if the bot asks. Faces of dice are in a comment, `<!-- dice: 4 7 -->`, because the dice of
the readers fall differently.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from narration.text.languages import Language
from practice.scenes.script import Choose, Fill, Press, Slash, Step
from tests.house.guide_pages import GUIDES

GAMES = ("nyx", "noir", "zapas")
PEOPLE = {
    "Greta": "greta",
    "Alva": "alva",
    "Boris": "boris",
    "Грета": "greta",
    "Альва": "alva",
    "Борис": "boris",
}
ITEM = re.compile(rf"^- ({'|'.join(PEOPLE)}): (.*?)(?=\n\s*\n|\n- |\n#|\n>|\Z)", re.MULTILINE | re.DOTALL)
QUOTED = r"“([^”]+)”|”([^”]+)”|«([^»]+)»"
TOKEN = re.compile(
    rf"\(\*\*(?P<asked>[^*]+)\*\*\)|`/(?P<slash>[^`]+)`|\*\*(?P<bold>[^*]+)\*\*|(?P<arrow>→)|(?P<quote>{QUOTED})"
)


@dataclass(frozen=True)
class Sees:
    """A text that must be on a person's screen now."""

    who: str
    text: str


@dataclass(frozen=True)
class Typed:
    """A command as it is typed: its words, names and values in the language of the page."""

    who: str
    text: str


@dataclass(frozen=True)
class IfAsked:
    """A button to press if it is there."""

    press: Press


Move: TypeAlias = Step | Sees | Typed | IfAsked


@cache
def page(language: Language, game: str) -> str:
    """Return the text of a game's evening."""
    return (GUIDES / language / f"{game}.md").read_text(encoding="utf-8")


def dice(text: str) -> list[int]:
    """Return the faces of all dice on a page, in the order in which they fall."""
    return [int(each) for faces in re.findall(r"<!-- dice: ([\d ]+) -->", text) for each in faces.split()]


def moves(text: str) -> Iterator[Move]:
    """Yield what people do and see on a page, in order."""
    for found in ITEM.finditer(text):
        yield from _moves(PEOPLE[found[1]], re.sub("[ \n]+", " ", found[2]))


def _moves(who: str, item: str) -> Iterator[Move]:
    tokens = [(match.lastgroup or "", _text(match)) for match in TOKEN.finditer(item)]
    assert tokens, f"nothing happens in: {item}"
    if all(kind == "quote" for kind, _ in tokens):
        yield from (Sees(who, text) for _, text in tokens)
        return
    while tokens:
        kind, text = tokens.pop(0)
        if kind == "slash":
            yield Typed(who, text)
        elif kind == "bold" and tokens[:1] == [("arrow", "→")]:
            tokens.pop(0)
            yield Choose(who, text, _taken(tokens, "bold"))
        elif kind == "asked":
            yield IfAsked(Press(who, text))
        elif kind == "bold":
            yield Press(who, text)
        else:
            yield Fill(who, (text, *_taken(tokens, "quote")))


def _taken(tokens: list[tuple[str, str]], kind: str) -> tuple[str, ...]:
    """Take the texts of this kind from the front of the list."""
    end = next((at for at, (each, _) in enumerate(tokens) if each != kind), len(tokens))
    taken = tuple(text for _, text in tokens[:end])
    del tokens[:end]
    return taken


def _text(match: re.Match[str]) -> str:
    kind = match.lastgroup or ""
    return match[kind][1:-1] if kind == "quote" else match[kind]


def command(typed: Typed, catalog: dict[str, Any], locale: str, person: Callable[[str], str]) -> Slash:
    """Return what a typed command does; `person` gives the id of a person who is mentioned as @Name."""
    names = {_local(each["names"], locale, name): name for name, each in catalog.items()}
    found = max((each for each in names if f"{typed.text} ".startswith(f"{each} ")), key=len, default=None)
    assert found, f"/{typed.text}: no such command in {locale}"
    known = {_local(each["names"], locale, each["name"]): each for each in catalog[names[found]]["options"]}
    given = _given(typed.text[len(found) :], known)
    options = {known[name]["name"]: _value(known[name], text, locale, person) for name, text in given.items()}
    return Slash(typed.who, names[found], options)


def _given(text: str, known: dict[str, Any]) -> dict[str, str]:
    """Return the options that were typed, by name."""
    if not text:
        return {}
    parts = re.split(rf" ({'|'.join(map(re.escape, known)) or '(?!)'}):", text)
    assert not parts[0].strip(), f"{parts[0]}: no such option; there are {', '.join(known)}"
    return {name: value.strip() for name, value in zip(parts[1::2], parts[2::2], strict=True)}


def _value(option: dict[str, Any], text: str, locale: str, person: Callable[[str], str]) -> Any:
    if text.startswith("@"):
        return person(text[1:])
    if option["type"] == "boolean":
        return text == "True"
    if not option["choices"]:
        return text
    choices = {_local(each["names"], locale, each["name"]): each["value"] for each in option["choices"]}
    assert text in choices, f"{text}: not one of {', '.join(choices)}"
    return choices[text]


def _local(names: dict[str, str], locale: str, name: str) -> str:
    return names.get(locale, name)
