"""The settings of Zapas in words: each has a name, a sentence on its effect, and a phrase for every value.

Keys and values are those of `rules.zapas.base.settings`.
"""

from collections.abc import Mapping

from narration.parts.setting_words import SettingWords, Topic
from narration.text.line import Line, line

ZAPAS_HOW = line("setting-zapas-how")
#: The pages of the settings.
ZAPAS_TOPICS = (
    Topic(line("setting-zapas-topic-reserve"), ("ceiling", "extra-die", "reset")),
    Topic(line("setting-zapas-topic-sheets"), ("refund",)),
    Topic(line("setting-zapas-topic-duels"), ("duel-flags", "tie")),
)


def _ceiling(value: str) -> Line:
    return line("setting-zapas-ceiling-value", number=int(value))


ZAPAS_SETTINGS: Mapping[str, SettingWords] = {
    "ceiling": SettingWords(
        line("setting-zapas-ceiling"),
        line("setting-zapas-ceiling-changes"),
        {"none": line("setting-zapas-ceiling-none")},
        _ceiling,
    ),
    "extra-die": SettingWords(
        line("setting-zapas-extra-die"),
        line("setting-zapas-extra-die-changes"),
        {"always": line("setting-zapas-extra-die-always"), "added": line("setting-zapas-extra-die-added")},
    ),
    "reset": SettingWords(
        line("setting-zapas-reset"),
        line("setting-zapas-reset-changes"),
        {"seven": line("setting-zapas-reset-seven"), "fill": line("setting-zapas-reset-fill")},
    ),
    "refund": SettingWords(
        line("setting-zapas-refund"),
        line("setting-zapas-refund-changes"),
        {"paid": line("setting-zapas-refund-paid"), "three": line("setting-zapas-refund-three")},
    ),
    "duel-flags": SettingWords(
        line("setting-zapas-duel-flags"),
        line("setting-zapas-duel-flags-changes"),
        {"yes": line("setting-zapas-duel-flags-yes"), "no": line("setting-zapas-duel-flags-no")},
    ),
    "tie": SettingWords(
        line("setting-zapas-tie"),
        line("setting-zapas-tie-changes"),
        {"back": line("setting-zapas-tie-back"), "failure": line("setting-zapas-tie-failure")},
    ),
}
