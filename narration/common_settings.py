"""The settings that every game's campaigns have, in words."""

from collections.abc import Mapping

from narration.line import line
from narration.settingwords import SettingWords
from rules.campaign.common import DEADLINE

COMMON_SETTINGS: Mapping[str, SettingWords] = {
    "join": SettingWords(
        line("setting-common-join"),
        line("setting-common-join-changes"),
        {
            "open": line("setting-common-join-open"),
            "invited": line("setting-common-join-invited"),
        },
    ),
    "deadline": SettingWords(
        line("setting-common-deadline"),
        line("setting-common-deadline-changes"),
        {
            "off": line("setting-common-deadline-off"),
            **{hours: line("setting-common-hours", hours=int(hours)) for hours in DEADLINE.values[1:]},
        },
        lambda hours: line("setting-common-hours", hours=int(hours)),
    ),
}
