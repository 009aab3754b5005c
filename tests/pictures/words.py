"""What the people in the pictures say and press, in one language.

Names and sentences are of our own invention and stand in `<language>.toml` beside this file; labels are the
bot's own, taken from `locales/`, so that a story follows when a label is changed there.
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
"""Each language of ours with the client that speaks it."""


class Words:
    """One language: `words["name"]` is a text from the file, `words.label(id)` what the bot writes."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._said: dict[str, Any] = tomllib.loads((HERE / f"{language}.toml").read_text(encoding="utf-8"))

    def __getitem__(self, name: str) -> str:
        return str(self._said[name])

    def list(self, name: str) -> tuple[str, ...]:
        """Several texts of one kind."""
        return tuple(self._said[name])

    def label(self, message: str, **arguments: Arg) -> str:
        """What stands on a button or in a menu, by the id of its message."""
        return bundled_texts().say(self.language, line(message, **arguments))
