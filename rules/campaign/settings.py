"""Settings of a campaign: each has a list of values that the GM chooses from; some accept typed values.

A game lists its own. The text of a setting is the message `setting-<game>-<key>`, that of a value
`setting-<game>-<key>-<value>`.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import TypeVar

from rules.core.model_base import Frozen
from rules.core.refusal import Refused, Term

T = TypeVar("T")


class TypedValue(Frozen):
    """The form of typed values: `regex` must match in full, and `form` describes it in words."""

    regex: str
    form: Term


class Setting(Frozen):
    """One thing that tables may decide differently. The first value is the default.

    Without a `pattern`, only the listed values are allowed.
    """

    key: str
    values: tuple[str, ...]
    rule: str
    pattern: TypedValue | None = None

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, text: str) -> str:
        """Return the value that a typed text means. Refused: `no-such-value`, `setting-value-form`."""
        value = " ".join(text.split())
        if value in self.values:
            return value
        if self.pattern is None:
            raise Refused("no-such-value")
        if re.fullmatch(self.pattern.regex, value) is None:
            raise Refused("setting-value-form", form=self.pattern.form)
        return value


def remembered(read: Callable[[Mapping[str, str]], T]) -> Callable[[Mapping[str, str]], T]:
    """Return a reading of chosen settings that keeps what it read: one action asks for it many times."""

    @lru_cache(maxsize=256)
    def of_items(chosen: tuple[tuple[str, str], ...]) -> T:
        return read(dict(chosen))

    @wraps(read)
    def of_mapping(chosen: Mapping[str, str]) -> T:
        return of_items(tuple(chosen.items()))

    return of_mapping


def value_of(settings: tuple[Setting, ...], chosen: Mapping[str, str], key: str) -> str:
    """Return a campaign's value of a setting, or its default."""
    return chosen.get(key) or require_setting(settings, key).default


def require_setting(settings: tuple[Setting, ...], key: str) -> Setting:
    """Return a setting by key; refuse `no-such-setting`."""
    for setting in settings:
        if setting.key == key:
            return setting
    raise Refused("no-such-setting")
