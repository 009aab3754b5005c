"""Render messages with 1, 2, 5 and 21 in place of their numbers, and list the words that follow a number."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from narration.text.languages import LANGUAGES, LOCALES, Language
from narration.text.line import Arg, line
from narration.text.texts import bundled_texts

NUMBERS = (1, 2, 5, 21)
#: Arguments for limits, prices and what goes past them: numbers that are never 1.
LIMITS = {"have", "least", "most", "need", "price"}
#: Arguments that are numbers where no form or sign depends on them in any language.
ALSO_NUMBERS = """
    abilities added advantage all bid capacity caused closed daze decks difficulty drop expected experience
    fatigue given gone hits initiative level margin metres missing n_caused n_dice n_difficulty n_left
    n_reduction n_total needed opened page pages percent pot reduction refund reserve roll rolled scene
    session settings shares spared threshold traits turn well won worth xp
"""
COUNTS = frozenset(ALSO_NUMBERS.split())
#: Arguments on which a form depends though they are no numbers.
WORDS = {"edition", "game"}
#: A number, the word before it, and up to two words after it.
BESIDE = re.compile(
    r"(?:(\w+) )?(?<![\w.,:/])[*_`]*\b(1|2|5|21)\b[*_`]*[ \u00a0]([^\W\d_]+)(?: ([^\W\d_]+))?"
)


class Counted(NamedTuple):
    """A number and the words beside it, in a message rendered with that number."""

    message: str
    number: int
    before: str
    after: tuple[str, ...]


@cache
def patterns(language: Language) -> Mapping[str, ftl.Pattern]:
    """Return the text of every message and attribute, by id."""
    found: dict[str, ftl.Pattern] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                named = {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
                found |= named | ({entry.id.name: entry.value} if entry.value else {})
    return found


def nodes(node: Any) -> Iterator[ftl.BaseNode]:
    """Yield a part of a message and everything in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
    inside = vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ()
    yield from chain.from_iterable(nodes(each) for each in inside)


def variables(node: Any) -> set[str]:
    """Return the names of the arguments in a part of a message."""
    return {each.id.name for each in nodes(node) if isinstance(each, ftl.VariableReference)}


@cache
def numeric() -> frozenset[str]:
    """Return the names of the arguments that are numbers: a form or a sign depends on them somewhere."""
    written = chain.from_iterable(patterns(language).values() for language in LANGUAGES)
    every = list(chain.from_iterable(nodes(each) for each in written))
    chosen = [variables(each.selector) for each in every if isinstance(each, ftl.SelectExpression)]
    signed = [
        variables(each)
        for each in every
        if isinstance(each, ftl.FunctionReference) and each.id.name == "SIGNED"
    ]
    return frozenset((LIMITS | COUNTS).union(*chosen, *signed)) - WORDS


@cache
def rendered(language: Language, number: int) -> Mapping[str, str]:
    """Return every message that takes a number, with this number for each, and a name for all else.

    A limit is 21 instead of 1: both take the same form in Russian.
    """
    said = {}
    limits = dict.fromkeys(LIMITS, 21 if number == 1 else number)
    for id_, pattern in patterns(language).items():
        names = variables(pattern)
        values = dict.fromkeys(numeric(), number) | limits
        args: dict[str, Arg] = {name: values.get(name, "Mira") for name in names}
        if names & numeric():
            said[id_] = bundled_texts().say(language, line(id_, **args))
    return said


def counted(language: Language) -> Iterator[Counted]:
    """Yield each number that a word follows, in every message and with every one of `NUMBERS`."""
    for number in NUMBERS:
        for id_, text in rendered(language, number).items():
            for before, said, *after in BESIDE.findall(text):
                yield Counted(id_, int(said), before.lower(), tuple(each for each in after if each))
