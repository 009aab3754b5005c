"""The words that a game supplies for its settings; `narration.campaign.settings` prints them."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from narration.text.line import Line, verbatim


class SettingWords(NamedTuple):
    """The name of a setting, what it changes, and the names of its values."""

    name: Line
    changes: Line
    values: Mapping[str, Line]
    #: Turns a typed value into words; by default it appears as typed.
    typed: Callable[[str], Line] = verbatim


class Topic(NamedTuple):
    """Settings that belong together, by key, under a name. A game that lacks one of them skips it."""

    name: Line
    keys: tuple[str, ...]


class GameSettings(NamedTuple):
    """The settings of a game by key, notes that apply to all of them, and their topics in order."""

    words: Mapping[str, SettingWords]
    how: tuple[Line, ...] = ()
    topics: tuple[Topic, ...] = ()
