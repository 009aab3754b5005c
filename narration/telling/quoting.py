"""Find out which texts that people typed can be quoted inside a sentence."""

from functools import cache

from narration.text.languages import LANGUAGES
from narration.text.line import line
from narration.text.texts import Texts

#: The most characters of a text that a sentence quotes.
LONGEST = 40


def quotable(text: str) -> str | None:
    """Return a text ready to be quoted, without a full stop at its end; None if it cannot be quoted.

    A text can be quoted if it is one line of at most `LONGEST` printable characters.
    """
    said = text.strip()
    said = said.removesuffix(".") if not said.endswith("..") else said
    fits = 0 < len(said) <= LONGEST and said.isprintable()
    return said if fits else None


def is_default(text: str, message: str, name: str) -> bool:
    """Return whether a text is the default that a message produces for this name, in any language."""
    return text in _defaults(message, name)


@cache
def _texts() -> Texts:
    return Texts.ready()


@cache
def _defaults(message: str, name: str) -> frozenset[str]:
    return frozenset(_texts().say(language, line(message, name=name)) for language in LANGUAGES)
