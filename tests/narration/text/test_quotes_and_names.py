"""Each language has one kind of quotation marks and apostrophes, and names stay as they were typed."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from narration.text.languages import LANGUAGES, Language
from tests.narration.text.plurals import nodes, patterns

QUOTES = {"en": "“”’", "sv": "”’", "ru": "«»"}
#: Every mark that people use for quotations and apostrophes somewhere.
MARKS = re.compile("[\"'´‘’‚‛“”„‟«»‹›″′]")
#: The credit of Nyx is printed as its author asks, in every language.
AS_PRINTED = {"nyx-credit"}
#: The arguments that are names of people, sides or several of them.
NAMED = """
    attacker by character characters defender helped helper left leader loser name names opponent other others
    patient right victim who whom winner
    """
#: Russian prepositions, after which a name would need another case than the one it was typed in.
PREPOSITIONS = """
    без в во вместо вокруг для до за из из-за к ко кроме между на над о об обо от перед по под после при про
    против с со среди у через
    """
#: Arguments of these names that are numbers or sums, not people.
NUMBERS = {
    ("noir-headline-several", "others"),
    ("zapas-headline-against", "other"),
    ("zapas-headline-bid", "other"),
}


def texts(language: Language) -> Iterator[tuple[str, str]]:
    """Yield the texts of every message between its placeables."""
    for id_, pattern in patterns(language).items():
        if id_ not in AS_PRINTED:
            yield from ((id_, each.value) for each in nodes(pattern) if isinstance(each, ftl.TextElement))


def placed(language: Language) -> Iterator[tuple[str, str, str, str]]:
    """Yield each name in a message: the id, the argument, the text before it, and the text after it."""
    for id_, message in patterns(language).items():
        for pattern in (each for each in nodes(message) if isinstance(each, ftl.Pattern)):
            parts = [None, *pattern.elements, None]
            for before, part, after in zip(parts, parts[1:], parts[2:], strict=False):
                match part:
                    case ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name=name))):
                        if name in NAMED.split() and (id_, name) not in NUMBERS:
                            yield id_, name, _text(before), _text(after)
                    case _:
                        pass


def _text(element: object) -> str:
    return element.value if isinstance(element, ftl.TextElement) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_one_kind_of_quotation_marks_and_apostrophes(language: Language) -> None:
    found = {(id_, mark) for id_, text in texts(language) for mark in MARKS.findall(text)}
    assert {(id_, mark) for id_, mark in found if mark not in QUOTES[language]} == set()


@pytest.mark.parametrize(("language", "opens", "closes"), [("en", "“", "”"), ("ru", "«", "»")])
def test_every_quotation_that_is_opened_is_closed(language: Language, opens: str, closes: str) -> None:
    marks: dict[str, str] = {}
    for id_, text in texts(language):
        marks[id_] = marks.get(id_, "") + text
    assert [id_ for id_, text in marks.items() if text.count(opens) != text.count(closes)] == []


def test_a_russian_name_never_stands_after_a_preposition() -> None:
    declined = [
        (id_, before)
        for id_, _, before, _ in placed("ru")
        if (word := re.search(r"([\w-]+)[ \u00a0]$", before)) and word[1].casefold() in PREPOSITIONS.split()
    ]
    assert declined == []


@pytest.mark.parametrize("language", ["sv", "ru"])
def test_nothing_is_glued_to_a_name(language: Language) -> None:
    glued = [
        (id_, after) for id_, _, _, after in placed(language) if re.match(r"[^\W\d_]|[’:-][^\W\d_]", after)
    ]
    assert glued == []


def test_names_are_found_with_what_stands_beside_them() -> None:
    found = {id_: (before, after) for id_, name, before, after in placed("ru") if name == "attacker"}
    assert found["noir-headline-defend"][0] == "Нападает "
