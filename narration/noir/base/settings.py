"""The settings of Noir in words: each has a name, a sentence on its effect, and a phrase for every value.

Keys and values are those of `rules.noir.base.settings`.
"""

import re
from collections.abc import Callable, Mapping

from narration.parts.setting_words import SettingWords, Topic
from narration.text.line import Line, line

NOIR_HOW = line("setting-noir-how")
#: The pages of the settings.
NOIR_TOPICS = (
    Topic(
        line("setting-noir-topic-rolls"),
        (
            "claims",
            "traits-cap",
            "drives-cap",
            "helpers-bonus",
            "impression",
            "daze-penalty",
            "wound-penalty",
        ),
    ),
    Topic(
        line("setting-noir-topic-fate"),
        (
            "fate-start",
            "fate-max",
            "fate-pot",
            "protect",
            "fate-change-low",
            "fate-change-high",
            "fate-rescue-empty",
            "fate-rescue-help",
            "odds-combine",
            "odds-ask",
        ),
    ),
    Topic(
        line("setting-noir-topic-combat"),
        (
            "order",
            "low-penalty",
            "low-reminder",
            "scan-max",
            "shoot-back-ammo",
            "ammo-short",
            "drawing",
            "thrown",
            "undefended",
            "frenzy-roll",
            "frenzy-damage",
        ),
    ),
    Topic(
        line("setting-noir-topic-harm"),
        ("npc-one-wound", "dice-explode", "escalation-on", "wound-roll-penalties", "dazed-may-defend"),
    ),
)


def _points(value: str) -> Line:
    return line("setting-noir-points", number=int(value))


def _signed(value: str) -> Line:
    return line("setting-noir-signed", number=int(value))


def _pairs(value: str) -> Line:
    """Return pairs of an initiative limit and a penalty, such as 3:5 6:2, in words (NOIR-94)."""
    pairs = re.findall(r"(\d+):(\d+)", value)
    said = tuple(line("setting-noir-pair", limit=int(limit), penalty=-int(size)) for limit, size in pairs)
    return line("setting-noir-pairs", pairs=said)


def _number(id_: str) -> Callable[[str], Line]:
    """Return a function that puts a number into the message with this id."""
    return lambda value: line(id_, number=int(value))


NOIR_SETTINGS: Mapping[str, SettingWords] = {
    "claims": SettingWords(
        line("setting-noir-claims"),
        line("setting-noir-claims-changes"),
        {
            "no": line("setting-noir-claims-no"),
            "tell": line("setting-noir-claims-tell"),
            "every": line("setting-noir-claims-every"),
        },
    ),
    "traits-cap": SettingWords(
        line("setting-noir-traits-cap"),
        line("setting-noir-traits-cap-changes"),
        {"none": line("setting-noir-traits-cap-none")},
        _number("setting-noir-traits-cap-value"),
    ),
    "drives-cap": SettingWords(
        line("setting-noir-drives-cap"),
        line("setting-noir-drives-cap-changes"),
        {"none": line("setting-noir-drives-cap-none")},
        _number("setting-noir-drives-cap-value"),
    ),
    "helpers-bonus": SettingWords(
        line("setting-noir-helpers-bonus"),
        line("setting-noir-helpers-bonus-changes"),
        {},
        _number("setting-noir-helpers-bonus-value"),
    ),
    "protect": SettingWords(
        line("setting-noir-protect"),
        line("setting-noir-protect-changes"),
        {"side": line("setting-noir-protect-side"), "anybody": line("setting-noir-protect-anybody")},
    ),
    "fate-change-low": SettingWords(
        line("setting-noir-fate-change-low"), line("setting-noir-fate-change-low-changes"), {}, _points
    ),
    "fate-change-high": SettingWords(
        line("setting-noir-fate-change-high"), line("setting-noir-fate-change-high-changes"), {}, _points
    ),
    "fate-rescue-empty": SettingWords(
        line("setting-noir-fate-rescue-empty"),
        line("setting-noir-fate-rescue-empty-changes"),
        {"yes": line("setting-noir-fate-rescue-empty-yes"), "no": line("setting-noir-fate-rescue-empty-no")},
    ),
    "fate-rescue-help": SettingWords(
        line("setting-noir-fate-rescue-help"),
        line("setting-noir-fate-rescue-help-changes"),
        {"yes": line("setting-noir-fate-rescue-help-yes"), "no": line("setting-noir-fate-rescue-help-no")},
    ),
    "fate-start": SettingWords(
        line("setting-noir-fate-start"), line("setting-noir-fate-start-changes"), {}, _points
    ),
    "fate-max": SettingWords(
        line("setting-noir-fate-max"),
        line("setting-noir-fate-max-changes"),
        {"none": line("setting-noir-fate-max-none")},
        _points,
    ),
    "fate-pot": SettingWords(
        line("setting-noir-fate-pot"), line("setting-noir-fate-pot-changes"), {}, _points
    ),
    "odds-combine": SettingWords(
        line("setting-noir-odds-combine"),
        line("setting-noir-odds-combine-changes"),
        {"no": line("setting-noir-odds-combine-no"), "yes": line("setting-noir-odds-combine-yes")},
    ),
    "odds-ask": SettingWords(
        line("setting-noir-odds-ask"),
        line("setting-noir-odds-ask-changes"),
        {
            "everyone": line("setting-noir-odds-ask-everyone"),
            "players": line("setting-noir-odds-ask-players"),
            "losing": line("setting-noir-odds-ask-losing"),
        },
    ),
    "impression": SettingWords(
        line("setting-noir-impression"),
        line("setting-noir-impression-changes"),
        {
            "higher": line("setting-noir-impression-higher"),
            "charm": line("setting-noir-impression-charm"),
            "leadership": line("setting-noir-impression-leadership"),
        },
    ),
    "npc-one-wound": SettingWords(
        line("setting-noir-npc-one-wound"),
        line("setting-noir-npc-one-wound-changes"),
        {"yes": line("setting-noir-npc-one-wound-yes"), "no": line("setting-noir-npc-one-wound-no")},
    ),
    "order": SettingWords(
        line("setting-noir-order"),
        line("setting-noir-order-changes"),
        {"live": line("setting-noir-order-live"), "fixed": line("setting-noir-order-fixed")},
    ),
    "low-penalty": SettingWords(
        line("setting-noir-low-penalty"),
        line("setting-noir-low-penalty-changes"),
        {"none": line("setting-noir-low-penalty-none")},
        _pairs,
    ),
    "low-reminder": SettingWords(
        line("setting-noir-low-reminder"),
        line("setting-noir-low-reminder-changes"),
        {"0": line("setting-noir-low-reminder-never")},
        _number("setting-noir-low-reminder-value"),
    ),
    "scan-max": SettingWords(
        line("setting-noir-scan-max"),
        line("setting-noir-scan-max-changes"),
        {
            "precondition": line("setting-noir-scan-max-precondition"),
            "cap-result": line("setting-noir-scan-max-cap-result"),
        },
    ),
    "shoot-back-ammo": SettingWords(
        line("setting-noir-shoot-back-ammo"),
        line("setting-noir-shoot-back-ammo-changes"),
        {
            "all": line("setting-noir-shoot-back-ammo-all"),
            "lowest": line("setting-noir-shoot-back-ammo-lowest"),
            "highest": line("setting-noir-shoot-back-ammo-highest"),
            "one": line("setting-noir-shoot-back-ammo-one"),
        },
    ),
    "ammo-short": SettingWords(
        line("setting-noir-ammo-short"),
        line("setting-noir-ammo-short-changes"),
        {"clamp": line("setting-noir-ammo-short-clamp"), "refuse": line("setting-noir-ammo-short-refuse")},
    ),
    "undefended": SettingWords(
        line("setting-noir-undefended"),
        line("setting-noir-undefended-changes"),
        {
            "difficulty": line("setting-noir-undefended-difficulty"),
            "automatic": line("setting-noir-undefended-automatic"),
        },
    ),
    "frenzy-roll": SettingWords(
        line("setting-noir-frenzy-roll"), line("setting-noir-frenzy-roll-changes"), {}, _signed
    ),
    "frenzy-damage": SettingWords(
        line("setting-noir-frenzy-damage"), line("setting-noir-frenzy-damage-changes"), {}, _signed
    ),
    "dice-explode": SettingWords(
        line("setting-noir-dice-explode"),
        line("setting-noir-dice-explode-changes"),
        {"yes": line("setting-noir-dice-explode-yes"), "no": line("setting-noir-dice-explode-no")},
    ),
    "drawing": SettingWords(
        line("setting-noir-drawing"),
        line("setting-noir-drawing-changes"),
        {"free": line("setting-noir-drawing-free"), "needed": line("setting-noir-drawing-needed")},
    ),
    "thrown": SettingWords(
        line("setting-noir-thrown"),
        line("setting-noir-thrown-changes"),
        {"stays": line("setting-noir-thrown-stays"), "leaves": line("setting-noir-thrown-leaves")},
    ),
    "escalation-on": SettingWords(
        line("setting-noir-escalation-on"),
        line("setting-noir-escalation-on-changes"),
        {
            "melee": line("setting-noir-escalation-on-melee"),
            "thrown-too": line("setting-noir-escalation-on-thrown-too"),
        },
    ),
    "daze-penalty": SettingWords(
        line("setting-noir-daze-penalty"),
        line("setting-noir-daze-penalty-changes"),
        {"0": line("setting-noir-daze-penalty-none")},
        _number("setting-noir-daze-penalty-value"),
    ),
    "wound-penalty": SettingWords(
        line("setting-noir-wound-penalty"),
        line("setting-noir-wound-penalty-changes"),
        {"0": line("setting-noir-wound-penalty-none")},
        _number("setting-noir-wound-penalty-value"),
    ),
    "wound-roll-penalties": SettingWords(
        line("setting-noir-wound-roll-penalties"),
        line("setting-noir-wound-roll-penalties-changes"),
        {
            "none": line("setting-noir-wound-roll-penalties-none"),
            "daze": line("setting-noir-wound-roll-penalties-daze"),
            "wounds": line("setting-noir-wound-roll-penalties-wounds"),
            "both": line("setting-noir-wound-roll-penalties-both"),
        },
    ),
    "dazed-may-defend": SettingWords(
        line("setting-noir-dazed-may-defend"),
        line("setting-noir-dazed-may-defend-changes"),
        {"no": line("setting-noir-dazed-may-defend-no"), "yes": line("setting-noir-dazed-may-defend-yes")},
    ),
}
