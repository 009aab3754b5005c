"""The developers' pages: the names in them exist, their size is limited, and decisions are listed."""

import itertools
import re
from functools import cache
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[2]
ARCHITECTURE, ADDING = "docs/architecture.md", "docs/adding-a-system.md"
ROOMS = (
    "rules",
    "narration",
    "storage",
    "table",
    "chat",
    "cogs",
    "console",
    "practice",
    "tests/lantern",
    "tests/rules",
)
#: An existing value for each placeholder in a path, and the placeholder whose paths are not checked.
ANY, TOPIC = {"<game>": "zapas", "<language>": "sv"}, "<topic>"
#: Quoted words that are not names in the code, but commands, choices or placeholders.
WORDS = {
    "custom_id",
    "make test",
    "make soak",
    "make mutants",
    "make play",
    "choice-system-<game>",
    "help-<game>-headline",
    "refusal-<code>",
    "python -m tests.storage.samples",
}


def quoted(page: str) -> list[str]:
    """Return everything that a page quotes as code, except in links."""
    return re.findall(r"`([^`\n]+)`", (ROOT / page).read_text(encoding="utf-8"))


def is_path(said: str) -> bool:
    return "/" in said and not said.startswith("/")


@cache
def known() -> frozenset[str]:
    """Return all names in the packages: classes, functions, fields, values, arguments and modules."""
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    said = (re.findall(r"\b\w+(?= ?[:=(])", path.read_text(encoding="utf-8")) for path in files)
    return frozenset({*chain.from_iterable(said), *(path.stem for path in files), *ROOMS})


@pytest.mark.parametrize("page", [ARCHITECTURE, ADDING])
def test_every_path_that_a_page_names_exists(page: str) -> None:
    said = [one for one in quoted(page) if is_path(one)]
    for place, example in ANY.items():
        said = [one.replace(place, example) for one in said if TOPIC not in one]
    assert len(said) > 5
    assert not [one for one in said if not (ROOT / one).exists()]


@pytest.mark.parametrize("page", [ARCHITECTURE, ADDING])
def test_every_name_that_a_page_gives_is_in_the_code(page: str) -> None:
    said = [one for one in quoted(page) if not is_path(one) and one[0] != "/" and one not in WORDS]
    names = {part for one in said for part in re.findall(r"\w+", one.partition("(")[0].removesuffix(".py"))}
    assert len(names) > 5
    assert not [name for name in sorted(names) if name not in known()]


@pytest.mark.parametrize("page", [ARCHITECTURE, ADDING])
def test_every_command_that_a_page_names_exists(page: str) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "locales/en").glob("*.ftl"))
    commands = [one[1:].replace(" ", "-") for one in quoted(page) if one.startswith("/")]
    assert not [one for one in commands if f"\ncmd-{one} = " not in texts]


def test_the_architecture_is_one_page_with_one_picture_that_is_described_in_words() -> None:
    text = (ROOT / ARCHITECTURE).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 100
    ((alt, picture),) = re.findall(r"!\[([^\]]+)\]\(([^)]+)\)", text)
    drawn = ET.parse(ROOT / "docs" / picture).getroot()  # noqa: S314  # our own picture
    rooms = {"rules", "narration", "storage", "table", "chat", "cogs", "console"}
    said = {"".join(one.itertext()) for one in drawn.findall(".//{*}text")}
    assert rooms <= said
    assert {str(number) for number in range(1, 9)} <= said
    assert all(room in alt for room in rooms)
    assert "prefers-color-scheme: dark" in (ROOT / "docs" / picture).read_text(encoding="utf-8")


#: Things that newcomers look for; the page's table must contain these words.
LOOKED_FOR = (
    "the tactic buttons of Nyx",
    "the outbox of unsent messages",
    "the Prometheus counters",
    "reading an imported campaign",
    "what a Noir hit does",
    "the pictures of rounds",
    "the deadline scheduler",
    "the settings of a campaign in words",
    "undo",
    "the permissions check of `/doctor`",
    "the SQL statements",
    "the group commit",
    "the Russian texts of Zapas",
    "the journal as HTML",
    "verifying an exported journal",
    "a player's Fate",
    "the guild cache",
    "the modal fields of a sheet",
    "the votes of Zapas",
    "the deck of dice",
)


def test_the_architecture_answers_where_things_are() -> None:
    text = (ROOT / ARCHITECTURE).read_text(encoding="utf-8")
    answers = dict(
        re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", text.partition("## Where is…?")[2], re.MULTILINE)
    )
    assert set(LOOKED_FOR) <= answers.keys()
    for place in itertools.chain.from_iterable(
        re.findall(r"`([^`]+/[^`]*)`", one) for one in answers.values()
    ):
        for game in ("nyx", "noir/sheets", "zapas") if "<game>" in place else ("",):
            assert (ROOT / place.replace("<game>", game)).exists(), place


def test_every_decision_is_listed_once_with_its_outcome() -> None:
    text = (ROOT / "docs/decisions/README.md").read_text(encoding="utf-8")
    entries = re.findall(
        r"^- \[(\d{4})\]\((\d{4})-[a-z0-9-]+\.md\) ([^:\n]+): (.+)$", text, flags=re.MULTILINE
    )
    numbers = [number for number, *_ in entries]
    assert numbers == [number for _, number, *_ in entries]
    assert sorted(numbers) == sorted({path.name[:4] for path in (ROOT / "docs/decisions").glob("[0-9]*.md")})
    assert all(len(chosen.split()) >= 5 for *_, chosen in entries)
