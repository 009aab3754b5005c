"""The guides as tests read them: the commands, labels, quotes and links on each page, by language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from narration.text.languages import LANGUAGES, LOCALES, Language

ROOT = Path(__file__).parents[2]
GUIDES = ROOT / "docs/guide"
NAMES = ("players", "gm", "hosts")
LABELS = ("button-", "menu-", "setting-", "nyx-tactic-")
"""The beginnings of the ids of labels to press or choose; the guides have such labels in bold."""


def pages(language: Language) -> dict[str, str]:
    """Return the guides of one language, by name."""
    return {name: (GUIDES / language / f"{name}.md").read_text(encoding="utf-8") for name in NAMES}


def everything() -> Iterator[tuple[Language, str, str]]:
    """Return the language, name and text of every guide."""
    return ((each, name, text) for each in LANGUAGES for name, text in pages(each).items())


def commands_in(text: str) -> list[str]:
    """Return the slash commands that a page names, without the slash."""
    return re.findall(r"`/([\w-]+(?: [\w-]+)*)`", text)


def labels_in(text: str) -> list[str]:
    """Return the labels that a page tells its readers to press or choose."""
    return re.findall(r"\*\*([^*]+)\*\*", " ".join(text.split()))


def blocks(text: str, kind: str) -> list[str]:
    """Return the fenced blocks of a kind on a page."""
    return re.findall(rf"^ *```{kind}\n(.*?)^ *```$", text, flags=re.MULTILINE | re.DOTALL)


@cache
def messages(language: Language) -> dict[str, str]:
    """Return the one-line messages of a language by id, with their text as in the files."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", texts, flags=re.MULTILINE))


@cache
def command_paths(language: Language) -> dict[str, str]:
    """Return the id of every command, by the command as it is typed in a language."""
    known = {id_: name for id_, name in messages(language).items() if id_.startswith("cmd-")}
    return {" ".join(_path(id_, known)): id_ for id_ in known}


def _path(id_: str, known: dict[str, str]) -> tuple[str, ...]:
    groups = [each for each in known if f"{id_}-".startswith(f"{each}-") and _is_group(each, known)]
    above = max(groups, key=len, default=id_)
    return (known[id_],) if above == id_ else (known[above], known[id_])


def _is_group(id_: str, known: dict[str, str]) -> bool:
    return any(each.startswith(f"{id_}-") for each in known)


@cache
def labels(language: Language) -> re.Pattern[str]:
    """Return a pattern that matches all labels; a number or name in a label matches any text."""
    named = [text for id_, text in messages(language).items() if id_.startswith(LABELS)]
    telling = (text for text in named if len(re.sub(r"\{.*?\}|\W", "", text)) > 1)
    return re.compile("|".join(_anything(text) for text in telling))


def _anything(text: str) -> str:
    return ".+".join(re.escape(part) for part in re.split(r"\{.*?\}", text))
