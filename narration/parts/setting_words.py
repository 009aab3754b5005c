"""What a game says of its settings; `narration.campaign.settings` prints it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from narration.text.line import Line, verbatim


class SettingWords(NamedTuple):
    """What a setting is called, what it changes, and what its values are called."""

    name: Line
    changes: Line
    values: Mapping[str, Line]
    #: What a typed value is called: as it was typed, unless said otherwise.
    typed: Callable[[str], Line] = verbatim


class GameSettings(NamedTuple):
    """The settings of a game by key, and what is to be known of all of them."""

    words: Mapping[str, SettingWords]
    how: tuple[Line, ...] = ()
