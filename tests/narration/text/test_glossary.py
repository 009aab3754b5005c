"""One thing has one word: messages and guides keep to the glossary in every language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from narration.text.languages import LOCALES

GLOSSARY = Path(__file__).parents[3] / "docs/glossary.md"
PRACTICE = Path(__file__).parents[3] / "practice/strings"
NAMES = {"English": "en", "Swedish": "sv", "Russian": "ru"}
GAMES = ("nyx", "noir", "zapas")
TABLES = {"At the table and on Discord": "", **{game.capitalize(): game for game in GAMES}}
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
#: The longest ending that a word of a term may have in a message: words are inflected.
ENDING, STEM = 2, 3


class Banned(NamedTuple):
    """A word that the messages of a language do not use: the pattern, what to say, and where."""

    language: str
    say: str
    pattern: str
    place: str


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the rows of the table under a heading of the glossary."""
    section = GLOSSARY.read_text(encoding="utf-8").split(f"### {heading}\n")[1].split("\n#")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in re.split(r" \| ", line.strip("| "))] for line in lines]


def terms() -> Iterator[tuple[str, str, str]]:
    """Yield each term of each table with its language and game; the shared table has no game."""
    for heading, game in TABLES.items():
        for row in rows(heading):
            for name, cell in zip(NAMES.values(), row, strict=True):
                yield from ((name, game, re.sub(r"^in \w+ ", "", each)) for each in re.split("[;,] ", cell))


def banned() -> list[Banned]:
    """Return the words that are not used."""
    return [
        Banned(NAMES[language], say, pattern, place)
        for language, say, patterns, place in rows("Words that are not used")
        for pattern in re.findall("`([^`]+)`", patterns)
    ]


class Said(NamedTuple):
    """The text of a message, and the game that it belongs to; empty if all games share it."""

    game: str
    text: str


@cache
def messages(language: str) -> dict[str, Said]:
    """Return the messages of a language by id; what is told as a story has rules of its own."""
    found: dict[str, Said] = {}
    for path in (LOCALES / language).glob("*.ftl"):
        if "-telling" not in path.stem:
            text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            parts = ENTRY.split(text)[1:]
            found |= {id_: Said(game_of(path.stem, id_), said) for id_, said in batched(parts)}
    return found


def guides(language: str) -> dict[str, Said]:
    """Return the guides and the practice page of a language as if they were messages that all games share."""
    pages = [*(GLOSSARY.parent / "guide" / language).glob("*.md"), PRACTICE / f"{language}.json"]
    return {f"{page.parent.name}/{page.name}": Said("", page.read_text(encoding="utf-8")) for page in pages}


def batched(parts: list[str]) -> Iterator[tuple[str, str]]:
    return zip(parts[::2], parts[1::2], strict=True)


def game_of(*names: str) -> str:
    """Return the game that a message belongs to by the name of its file or its id; empty if it is shared."""
    return next((game for name in names for game in GAMES if game in name.split("-")), "")


def is_in(place: str, game: str) -> bool:
    match place.lower().split():
        case ["all"]:
            return True
        case ["all", "but", other]:
            return game != other
        case _:
            return game == place.lower()


def offenders(one: Banned, texts: dict[str, Said]) -> list[str]:
    """Return the ids of the messages that use a word that is not used; names of messages do not count."""
    there = {id_: said.text for id_, said in texts.items() if is_in(one.place, said.game)}
    plain = {id_: re.sub(r"\{ [a-z][\w-]* \}|\$\w+", "", text) for id_, text in there.items()}
    return [id_ for id_, text in plain.items() if re.search(one.pattern, text, re.IGNORECASE)]


@pytest.mark.parametrize("one", banned(), ids=lambda one: f"{one.language}-{one.pattern}")
def test_no_message_or_guide_says_a_thing_by_another_word(one: Banned) -> None:
    found = offenders(one, messages(one.language) | guides(one.language))
    assert not found, f"{one.language}: say “{one.say}” in {', '.join(found)}"


def test_every_term_of_the_glossary_is_a_word_of_the_messages() -> None:
    missing = [f"{name}: {term}" for name, game, term in terms() if not is_said(term, spoken(name, game))]
    assert not missing, missing


@cache
def spoken(language: str, game: str) -> str:
    """Return all that a game and the shared messages say; without a game, everything."""
    said = messages(language).values()
    return " ".join(one.text for one in said if not game or one.game in {game, ""}).lower()


def is_said(term: str, text: str) -> bool:
    """Return whether every word of a term is in the text, in any inflection."""
    return all(word[: max(STEM, len(word) - ENDING)] in text for word in term.lower().split())


def test_a_forbidden_word_is_found_where_it_is_forbidden() -> None:
    texts = {
        "ask": Said("noir", "Fråga spelledaren."),
        "shared": Said("", "Fråga spelledaren."),
        "name": Said("noir", "{ word-spelledare }"),
    }
    assert offenders(Banned("sv", "berättare", "spelledar", "Noir"), texts) == ["ask"]
    assert not is_said("omtöckning", "hon är trött")
