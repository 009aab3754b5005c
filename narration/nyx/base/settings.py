"""The settings of Nyx in words: each has a name, a sentence on its effect, and a phrase for every value.

Keys and values are those of `rules.nyx.base.settings`. Rules: NYX-12, 23, 28, 30, 33, 39, 42, 45, 50.
"""

from collections.abc import Mapping

from narration.parts.setting_words import SettingWords, Topic
from narration.text.line import line

NYX_HOW = line("setting-nyx-how")
#: The pages of the settings.
NYX_TOPICS = (
    Topic(
        line("setting-nyx-topic-conflicts"),
        ("overflow", "break-off", "length", "advantage", "mob", "opposed-harm"),
    ),
    Topic(line("setting-nyx-topic-aspects"), ("claims", "hindrance-points", "buy-off", "damage-points")),
    Topic(line("setting-nyx-topic-recovery"), ("fatigue", "recovery")),
)

NYX_SETTINGS: Mapping[str, SettingWords] = {
    "overflow": SettingWords(
        line("setting-nyx-overflow"),
        line("setting-nyx-overflow-changes"),
        {
            "penalty": line("setting-nyx-overflow-penalty"),
            "goal": line("setting-nyx-overflow-goal"),
            "both": line("setting-nyx-overflow-both"),
        },
    ),
    "break-off": SettingWords(
        line("setting-nyx-break-off"),
        line("setting-nyx-break-off-changes"),
        {
            "on-win": line("setting-nyx-break-off-on-win"),
            "free": line("setting-nyx-break-off-free"),
            "forbidden": line("setting-nyx-break-off-forbidden"),
        },
    ),
    "length": SettingWords(
        line("setting-nyx-length"),
        line("setting-nyx-length-changes"),
        {str(length): line("setting-nyx-length-value", length=length) for length in range(3, 11)},
    ),
    "claims": SettingWords(
        line("setting-nyx-claims"),
        line("setting-nyx-claims-changes"),
        {
            "new": line("setting-nyx-claims-new"),
            "every": line("setting-nyx-claims-every"),
            "no": line("setting-nyx-claims-no"),
        },
    ),
    "hindrance-points": SettingWords(
        line("setting-nyx-hindrance-points"),
        line("setting-nyx-hindrance-points-changes"),
        {
            "own-wait": line("setting-nyx-hindrance-points-own-wait"),
            "at-once": line("setting-nyx-hindrance-points-at-once"),
            "always-wait": line("setting-nyx-hindrance-points-always-wait"),
        },
    ),
    "buy-off": SettingWords(
        line("setting-nyx-buy-off"),
        line("setting-nyx-buy-off-changes"),
        {"one": line("setting-nyx-buy-off-one"), "value": line("setting-nyx-buy-off-value")},
    ),
    "damage-points": SettingWords(
        line("setting-nyx-damage-points"),
        line("setting-nyx-damage-points-changes"),
        {"yes": line("setting-nyx-damage-points-yes"), "no": line("setting-nyx-damage-points-no")},
    ),
    "mob": SettingWords(
        line("setting-nyx-mob"),
        line("setting-nyx-mob-changes"),
        {"besides": line("setting-nyx-mob-besides"), "instead": line("setting-nyx-mob-instead")},
    ),
    "advantage": SettingWords(
        line("setting-nyx-advantage"),
        line("setting-nyx-advantage-changes"),
        {"steps": line("setting-nyx-advantage-steps"), "attribute": line("setting-nyx-advantage-attribute")},
    ),
    "opposed-harm": SettingWords(
        line("setting-nyx-opposed-harm"),
        line("setting-nyx-opposed-harm-changes"),
        {
            "named": line("setting-nyx-opposed-harm-named"),
            "always": line("setting-nyx-opposed-harm-always"),
        },
    ),
    "gm-sees-picks": SettingWords(
        line("setting-nyx-gm-sees-picks"),
        line("setting-nyx-gm-sees-picks-changes"),
        {
            "no": line("setting-nyx-gm-sees-picks-no"),
            "after-own": line("setting-nyx-gm-sees-picks-after-own"),
        },
    ),
    "fatigue": SettingWords(
        line("setting-nyx-fatigue"),
        line("setting-nyx-fatigue-changes"),
        {
            "scene": line("setting-nyx-fatigue-scene"),
            "rest": line("setting-nyx-fatigue-rest"),
            "session": line("setting-nyx-fatigue-session"),
        },
    ),
    "recovery": SettingWords(
        line("setting-nyx-recovery"),
        line("setting-nyx-recovery-changes"),
        {"once": line("setting-nyx-recovery-once"), "each": line("setting-nyx-recovery-each")},
    ),
}
