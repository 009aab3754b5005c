"""The page of rules: the subject of each rule, the files that implement it, and the tests that show it."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.reference import ROOT, head, row, table

WRITTEN = Path(__file__).parent / "rules.toml"
NAMES = {"nyx": "Nyx", "noir": "Noir", "zapas": "Zapas"}
#: The packages that may implement a rule; the first package that names the rule counts.
ROOMS = ("rules", "narration", "chat", "cogs", "table")
#: A rule's id, and the numbers that may follow it: `NOIR-90 to 93, 126`.
MENTIONED = re.compile(r"\b(NYX|NOIR|ZAP)-(\d+)((?:(?: to |, | and )\d+\b)*)")
#: Modules that mention many rules because they list the actions, events or settings of all of them.
GENERAL = re.compile(
    r"/(\w*actions|\w*events|\w*deeds|moves|contests|model|terms|choices\w*|waits|settings|correct|view|vet)\.py$"
)
#: Rules without code, because they only say how to read other rules.
TOLD = frozenset({"ZAP-60"})
ALONE = "told at the table alone"


def rules_page() -> str:
    """Return the page of rules."""
    said = (
        "Every rule of the three specifications by its id. The id is in the docstring of the code that "
        "carries it out, and on the tests that show it (`@pytest.mark.rule`). The subjects are in our words."
    )
    parts = [part for game in NAMES for part in _game(game)]
    return "\n".join([head("Rules", said, "`tests/reference/rules.toml` and the code"), *parts])


def _game(game: str) -> Iterator[str]:
    yield f"## {NAMES[game]}\n"
    yield f"Modules without a path are in `rules/{game}/`, tests without one in `tests/rules/{game}/`.\n"
    yield from table("rule", "about", "carried out in", "shown by")
    for rule, about in titles()[game].items():
        done, shown = _named(game, carried_out(rule)), _named(game, shown_by(rule))
        yield row(rule, about, done or ALONE, shown)
    yield ""


def outdated(page: str) -> list[str]:
    """Return the rules that have no row, or a row with a module or test that does not name the rule."""
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if re.match(r"\| [A-Z]+-\d", line)]
    told = {rule: (about, done, shown) for rule, about, done, shown in rows}
    return [
        rule
        for game, known in titles().items()
        for rule, about in known.items()
        if rule not in told or not _holds(game, rule, about, told[rule])
    ]


def _holds(game: str, rule: str, about: str, told: tuple[str, ...]) -> bool:
    done = _named(game, tuple(path for room in ROOMS for path in _named_in(room).get(rule, ())))
    now = (done or ALONE, _named(game, _marked().get(rule, ())))
    return told[0] == about and all(
        set(then.split(", ")) <= set(found.split(", ")) for then, found in zip(told[1:], now, strict=True)
    )


def _named(game: str, paths: tuple[str, ...]) -> str:
    """Return a list of modules, each named by the part of its path that distinguishes it."""
    short = (re.sub(rf"^(tests/)?rules/{game}/", "", path).removesuffix(".py") for path in paths)
    return ", ".join(f"`{name}`" for name in short)


@cache
def titles() -> dict[str, dict[str, str]]:
    """Return the subject of each rule, by game and id."""
    return tomllib.loads(WRITTEN.read_text(encoding="utf-8"))


def carried_out(rule: str) -> tuple[str, ...]:
    """Return the files of the first package that names a rule; `GENERAL` ones only if there are no others."""
    found = next((found for room in ROOMS if (found := _named_in(room).get(rule, ()))), ())
    return tuple(path for path in found if not GENERAL.search(path)) or found


@cache
def _named_in(room: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / room).rglob("*.py")):
        for rule in dict.fromkeys(mentioned(path.read_text(encoding="utf-8"))):
            found.setdefault(rule, []).append(path.relative_to(ROOT).as_posix())
    return {rule: tuple(paths) for rule, paths in found.items()}


def mentioned(text: str) -> Iterator[str]:
    """Yield the rules that a text names, including those within ranges."""
    for game, first, further in MENTIONED.findall(text):
        last = int(first)
        yield f"{game}-{last}"
        for joined, number in re.findall(r"( to |, | and )(\d+)", further):
            start = last + 1 if joined == " to " else int(number)
            last = int(number)
            yield from (f"{game}-{each}" for each in range(start, last + 1))


def shown_by(rule: str) -> tuple[str, ...]:
    """Return the files with a test marked with this rule; only those in tests/rules if there are any."""
    found = _marked().get(rule, ())
    return tuple(path for path in found if path.startswith("tests/rules/")) or found


@cache
def _marked() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for rule in dict.fromkeys(_marks(text)):
            found.setdefault(rule, []).append(path.relative_to(ROOT).as_posix())
    return {rule: tuple(paths) for rule, paths in found.items()}


def _marks(text: str) -> Iterator[str]:
    for marked in re.findall(r"mark\.rule\(([^)]*)\)", text):
        yield from re.findall(r'"([A-Z]+-\d+)"', marked)
