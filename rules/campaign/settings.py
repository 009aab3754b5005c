"""Settings of a campaign: a closed list of values each, chosen by the GM.

A game lists its own; the text of a setting is the message `setting-<game>-<key>`, that of a value
`setting-<game>-<key>-<value>`.
"""

from collections.abc import Mapping

from rules.frozen import Frozen
from rules.refusal import Refused


class Setting(Frozen):
    """One thing that tables want differently. The first value is the default."""

    key: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.values[0]


def value_of(settings: tuple[Setting, ...], chosen: Mapping[str, str], key: str) -> str:
    """Return what a campaign has chosen for a setting, or its default."""
    return chosen.get(key) or require_setting(settings, key).default


def require_setting(settings: tuple[Setting, ...], key: str) -> Setting:
    """Return a setting by key; refuse `no-such-setting`."""
    for setting in settings:
        if setting.key == key:
            return setting
    raise Refused("no-such-setting")
