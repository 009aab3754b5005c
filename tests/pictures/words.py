"""What the people in the pictures say and press, in one language.

Names and sentences are our own and are in `<language>.toml` in this directory; labels are the bot's own, from
`locales/`, so that a story follows when a label changes there.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from narration.text.line import Arg, line
from narration.text.texts import Language, bundled_texts
from practice.simulation.state import Locale

HERE = Path(__file__).parent
LOCALES: dict[Language, Locale] = {"en": "en-US", "sv": "sv-SE", "ru": "ru"}
"""The client locale for each of our languages."""


class Words:
    """One language: `words["name"]` is a text from the file, `words.label(id)` one of the bot's."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._said: dict[str, Any] = tomllib.loads((HERE / f"{language}.toml").read_text(encoding="utf-8"))

    def __getitem__(self, name: str) -> str:
        return str(self._said[name])

    def list(self, name: str) -> tuple[str, ...]:
        """Return several texts of one kind."""
        return tuple(self._said[name])

    def label(self, message: str, **arguments: Arg) -> str:
        """Return the label of a button or a menu, by the id of its message."""
        return bundled_texts().say(self.language, line(message, **arguments))
