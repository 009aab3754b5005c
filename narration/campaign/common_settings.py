"""The names and values of the settings that every game shares, in words."""

from collections.abc import Mapping

from narration.parts.setting_words import SettingWords, Topic
from narration.text.line import Line, line, verbatim
from rules.campaign.common_settings import DEADLINE, GRACE, OFFSET, QUIET, REMINDER


def hours(value: str) -> Line:
    """Return a number of hours in words."""
    return line("setting-common-hours", hours=int(value))


def _before(value: str) -> Line:
    return line("setting-common-reminder-before", hours=int(value))


def _span(value: str) -> Line:
    start, end = value.split("-")
    return line("setting-common-quiet-span", start=verbatim(f"{start}:00"), end=verbatim(f"{end}:00"))


def utc(value: str) -> Line:
    """Return the table's time zone as its offset from UTC, such as `UTC+2`.

    A minus sign stays with its number at the end of a line, and a hyphen does not.
    """
    return verbatim("UTC" + value.replace("-", "−"))


#: The pages of the settings that every game shares. They follow those of the game.
COMMON_TOPICS = (
    Topic(
        line("setting-common-topic-table"), ("join", "odds", "hidden-rolls", "npc-numbers", "gm-sees-picks")
    ),
    Topic(line("setting-common-topic-time"), ("deadline", "reminder", "grace", "default", "quiet", "offset")),
)

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
            **{value: hours(value) for value in DEADLINE.values[1:]},
        },
        hours,
    ),
    "reminder": SettingWords(
        line("setting-common-reminder"),
        line("setting-common-reminder-changes"),
        {
            "half": line("setting-common-reminder-half"),
            **{value: _before(value) for value in REMINDER.values[1:]},
        },
        _before,
    ),
    "grace": SettingWords(
        line("setting-common-grace"),
        line("setting-common-grace-changes"),
        {
            "0": line("setting-common-grace-none"),
            **{value: hours(value) for value in GRACE.values[1:]},
        },
    ),
    "default": SettingWords(
        line("setting-common-default"),
        line("setting-common-default-changes"),
        {
            "wait": line("setting-common-default-wait"),
            "gm": line("setting-common-default-gm"),
            "random": line("setting-common-default-random"),
        },
    ),
    "quiet": SettingWords(
        line("setting-common-quiet"),
        line("setting-common-quiet-changes"),
        {
            "off": line("setting-common-quiet-off"),
            **{value: _span(value) for value in QUIET.values[1:]},
        },
        _span,
    ),
    "offset": SettingWords(
        line("setting-common-offset"),
        line("setting-common-offset-changes"),
        {value: utc(value) for value in OFFSET.values},
        utc,
    ),
    "odds": SettingWords(
        line("setting-common-odds"),
        line("setting-common-odds-changes"),
        {
            "on": line("setting-common-odds-on"),
            "practice": line("setting-common-odds-practice"),
            "off": line("setting-common-odds-off"),
        },
    ),
    "hidden-rolls": SettingWords(
        line("setting-common-hidden-rolls"),
        line("setting-common-hidden-rolls-changes"),
        {
            "off": line("setting-common-hidden-rolls-off"),
            "gm": line("setting-common-hidden-rolls-gm"),
            "both": line("setting-common-hidden-rolls-both"),
        },
    ),
    "npc-numbers": SettingWords(
        line("setting-common-npc-numbers"),
        line("setting-common-npc-numbers-changes"),
        {
            "open": line("setting-common-npc-numbers-open"),
            "gm": line("setting-common-npc-numbers-gm"),
        },
    ),
}
