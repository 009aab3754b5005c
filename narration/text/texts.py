"""The messages of `locales/` in English, Swedish and Russian, on top of Fluent.

Stricter than the Fluent runtime: a broken file, a missing message or variable, or an error while formatting
raises `TextError`. One language never falls back to another.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from typing_extensions import override

from narration.text.languages import LANGUAGES, LOCALES
from narration.text.line import Arg, Line
from narration.text.message_catalog import Functions, MessageCatalog
from narration.text.text_error import TextError

Escape: TypeAlias = Callable[[str], str]

#: The most characters of an argument and of a list. Fluent refuses longer arguments, and a list could hold
#: any number of names. No text that the rules allow is longer, even escaped.
MOST_ARG, MOST_LIST = 2500, 2000
#: The message that consists of one user text, which may have any length.
VERBATIM = "verbatim"
#: The message that ends a shortened list, and the one between it and the item before.
AND_MORE, BEFORE_MORE = "and-more", Line("before-more")
#: The variable that any message may use: the game of the campaign it is said in, or empty outside of one.
GAME: Final = "game"
#: The number of cached lines, since most of a panel or menu does not change between two renderings, and the
#: most characters of one in its language. A full cache is emptied: threads use it too, and that is one step.
CACHED_LINES, BRIEF = 4096, 240

#: Matches a quotation, to pass over it, or the small letter at the start of a sentence.
SENTENCE_STARTS: Final = re.compile(r"“[^”]*”|”[^”]*”|«[^»]*»|(?:^|(?<=[.!?] ))(?P<letter>[^\W\d_A-Z])")


def plain(text: str) -> str:
    """Return the text unchanged: the escape of a medium without formatting."""
    return text


class Texts:
    """Every message in every language, ready to be rendered, as people say it in campaigns of `game`."""

    def __init__(self, shelves: dict[str, MessageCatalog], game: str = "") -> None:
        self._shelves = shelves
        self._game = game
        self._known: dict[tuple[str, Line, Escape], str] = {}
        self._of_games: dict[str, Texts] = {}

    @classmethod
    def load(cls, directory: Path = LOCALES) -> Texts:
        """Read `<language>/*.ftl`. Raises `TextError` for text that is not Fluent or a repeated message."""
        texts = cls.ready(directory)
        texts.parse_all()
        return texts

    @classmethod
    def ready(cls, directory: Path = LOCALES) -> Texts:
        """Like `load`, but read a language and parse a message when first used; all of them take seconds."""
        functions: Functions = {"SIGNED": _signed, "SENTENCES": _sentences, "PHRASE": _phrase}
        return cls({each: MessageCatalog(each, directory / each, functions) for each in LANGUAGES})

    def of_game(self, game: str) -> Texts:
        """Return the same messages as people say them in campaigns of a game; always the same object."""
        if game not in self._of_games:
            self._of_games[game] = Texts(self._shelves, game)
        return self._of_games[game]

    def parse_all(self) -> None:
        """Parse every message now. Raises `TextError` for text that is not Fluent."""
        for shelf in self._shelves.values():
            shelf.parse_all()

    def say(self, language: str, said: Line, escape: Escape = plain) -> str:
        """Return the line in a language, with users' text passed through `escape`.

        The line's id may name an attribute, as in `message.attribute`. Raises `TextError` if the message is
        missing or cannot be rendered.
        """
        key = (language, said, escape)
        text = self._known.get(key)
        if text is None:
            text = self._put(language, said, escape)
            if len(self._known) >= CACHED_LINES:
                self._known.clear()
            if len(text) <= BRIEF:
                self._known[key] = text
        return text

    def _put(self, language: str, said: Line, escape: Escape) -> str:
        shelf = self._shelves.get(language)
        if shelf is None:
            raise TextError(f"{language}: not a language of ours, which are {', '.join(LANGUAGES)}")
        most = None if said.id == VERBATIM else MOST_ARG
        args: dict[str, FluentType | str] = {GAME: self._game}
        args |= {name: self._value(language, arg, escape, most) for name, arg in said.args}
        try:
            return _format(shelf.bundle, shelf.pattern(said.id), args)
        except TextError as error:
            raise TextError(f"{language}, {said.id}: {error}") from error.__cause__

    def _value(self, language: str, arg: Arg, escape: Escape, most: int | None) -> FluentType:
        if isinstance(arg, int):
            return _Number(arg)
        words = self._words(language, arg, escape)
        return _Text(words if most is None or len(words) <= most else f"{words[: most - 1]}…")

    def _words(self, language: str, arg: Arg, escape: Escape) -> str:
        match arg:
            case int():
                return _digits(arg)
            case str():
                return escape(arg)
            case Line():
                return self.say(language, arg, escape)
            case tuple():
                return self._list(language, arg, escape)

    def _list(self, language: str, items: tuple[Arg, ...], escape: Escape) -> str:
        """Return the items joined by commas, and how many more there are.

        Beyond `MOST_LIST` characters, an ellipsis ends the list.
        """
        said: list[str] = []
        room = MOST_LIST
        for item in items:
            word = self._words(language, item, escape)
            room -= len(word) + len(", ")
            if room < 0:
                return ", ".join((*said, "…"))
            if said and isinstance(item, Line) and item.id == AND_MORE:
                word = said.pop() + self.say(language, BEFORE_MORE) + word
            said.append(word)
        return ", ".join(said)


def capitalised(text: str) -> str:
    """Return sentences with a capital letter at the start of each.

    A sentence may start with a name that somebody typed in lower case. What is quoted stays as it is.
    """
    return SENTENCE_STARTS.sub(_capital, text)


@cache
def bundled_texts() -> Texts:
    """Return the bundled messages, read once per process; a test checks that all of them parse."""
    return Texts.ready()


class _Number(FluentInt):
    """A number that selects plural forms and prints without grouping, with a typographic minus sign."""

    @override
    def format(self, locale: object) -> str:
        return _digits(self)


class _Text(FluentType):
    """Text of any length, which never selects a plural form."""

    def __init__(self, text: str) -> None:
        self.text = text

    @override
    def format(self, locale: object) -> str:
        return self.text


def _digits(number: int) -> str:
    return f"{number:d}".replace("-", "−")


def _signed(number: int) -> FluentType:
    """Return a number with its sign, for `SIGNED($n)` in a message: +3, −3 or 0."""
    return _Text(f"+{number:d}" if number > 0 else _digits(number))


def _sentences(told: _Text) -> FluentType:
    """Return sentences with a capital letter at the start of each, for `SENTENCES($told)` in a message."""
    return _Text(capitalised(told.text))


def _phrase(said: _Text) -> FluentType:
    """Return a sentence without its full stop, for `PHRASE($said)` where a message goes on after it."""
    return _Text(said.text.removesuffix("."))


def _capital(found: re.Match[str]) -> str:
    return found[0].upper() if found["letter"] else found[0]


def _format(bundle: FluentBundle, pattern: Pattern, args: dict[str, FluentType | str]) -> str:
    """Do what `FluentBundle.format_pattern` does, but with our own numbers, and raise the first error."""
    errors: list[Exception] = []
    environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=args), errors=errors)
    try:
        said = pattern(environment)
    except ValueError as error:  # more parts than Fluent allows
        raise TextError(str(error)) from error
    if errors:
        raise TextError(str(errors[0])) from errors[0]
    return cast("str", said)
