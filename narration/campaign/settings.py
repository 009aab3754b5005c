"""The settings of any campaign, page by page: the value of each, what it changes, and its other readings."""

from typing import NamedTuple

from narration.campaign.common_settings import COMMON_SETTINGS, COMMON_TOPICS
from narration.games import GAMES
from narration.parts.setting_words import SettingWords
from narration.text.line import Field, Line, Panel, line
from narration.text.truncate import truncate
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, value_of

#: The most settings on a page: an embed holds at most 25 fields and 6000 characters.
PAGE = 12
#: The most other readings that have a line each.
SEPARATE = 3


def setting_name(system: str, key: str) -> Line:
    """Return the name of a setting."""
    return _words(system, key).name


def setting_changes(system: str, key: str) -> Line:
    """Return a sentence that says what a setting changes."""
    return _words(system, key).changes


def setting_value(system: str, key: str, value: str) -> Line:
    """Return a setting's value in words; it may be a listed or a typed value."""
    words = _words(system, key)
    return words.values[value] if value in words.values else words.typed(value)


def _words(system: str, key: str) -> SettingWords:
    return COMMON_SETTINGS.get(key) or GAMES[system].settings.words[key]


def setting_choice(campaign: Campaign, settings: tuple[Setting, ...], setting: Setting) -> Line:
    """Return what a GM should know before changing a setting: its effect, and the format of a typed value."""
    changes = setting_changes(campaign.system, setting.key)
    if setting.pattern is None:
        return changes
    now = setting_value(campaign.system, setting.key, _now(campaign, settings, setting))
    return line("setting-typed", changes=changes, value=now, form=line(setting.pattern.form.id))


class SettingsPage(NamedTuple):
    """A page of the settings: its name, and what is on it."""

    name: Line
    settings: tuple[Setting, ...]


def pages(campaign: Campaign, settings: tuple[Setting, ...]) -> tuple[SettingsPage, ...]:
    """Return the pages: first what differs from the default, then a page for each topic."""
    changed = tuple(one for one in settings if _now(campaign, settings, one) != one.default)
    return (SettingsPage(line("setting-changed"), changed[:PAGE]), *topics(campaign.system, settings))


def topics(system: str, settings: tuple[Setting, ...]) -> tuple[SettingsPage, ...]:
    """Return a page for each topic of a game, and pages of what belongs to none."""
    known = {one.key: one for one in settings}
    found = [
        SettingsPage(topic.name, tuple(known.pop(key) for key in topic.keys if key in known))
        for topic in (*GAMES[system].settings.topics, *COMMON_TOPICS)
    ]
    rest = tuple(known.values())
    others = [rest[first : first + PAGE] for first in range(0, len(rest), PAGE)]
    return (
        *(page for page in found if page.settings),
        *(SettingsPage(line("setting-topic-other"), page) for page in others),
    )


def page_with(campaign: Campaign, settings: tuple[Setting, ...], key: str) -> int:
    """Return the page of a setting's topic, counted from 1; page 1 for an unknown key."""
    every = enumerate(topics(campaign.system, settings), start=2)
    return next((number for number, page in every if any(one.key == key for one in page.settings)), 1)


def settings_panel(campaign: Campaign, settings: tuple[Setting, ...], number: int = 1) -> Panel:
    """Return one page of settings, each with its rule, its value, what it changes and the other readings."""
    every = pages(campaign, settings)
    page = every[number - 1]
    changed = sum(_now(campaign, settings, one) != one.default for one in settings)
    return Panel(
        headline=line("setting-headline", name=truncate(campaign.name), changed=changed, count=len(settings)),
        title=page.name,
        lines=_overview(campaign, every) if number == 1 else (),
        fields=tuple(_field(campaign, settings, one) for one in page.settings),
        footer=line("setting-page", page=number, pages=len(every)),
    )


def _overview(campaign: Campaign, every: tuple[SettingsPage, ...]) -> tuple[Line, ...]:
    """Return the notes and the topics, with what is under each."""
    first, *others = every
    named = tuple(
        line("setting-topic", topic=page.name, settings=tuple(_name(campaign, one) for one in page.settings))
        for page in others
    )
    none = () if first.settings else (line("setting-none-changed"),)
    return (*none, line("setting-how"), *GAMES[campaign.system].settings.how, *named)


def _name(campaign: Campaign, setting: Setting) -> Line:
    return setting_name(campaign.system, setting.key)


def _now(campaign: Campaign, settings: tuple[Setting, ...], setting: Setting) -> str:
    return value_of(settings, campaign.settings, setting.key)


def _field(campaign: Campaign, settings: tuple[Setting, ...], setting: Setting) -> Field:
    name, now = _name(campaign, setting), _now(campaign, settings, setting)
    said = setting_value(campaign.system, setting.key, now)
    return Field(
        line("setting-of-rule", name=name, rule=setting.rule) if setting.rule else name,
        (
            setting_changes(campaign.system, setting.key),
            line("setting-now-usual" if now == setting.default else "setting-now", value=said),
            *_others(campaign.system, setting, now),
        ),
    )


def _others(system: str, setting: Setting, now: str) -> tuple[Line, ...]:
    """Return the other readings, a line each; many short ones share a line. What may be typed comes last."""
    typed = (line("setting-or", value=line(setting.pattern.form.id)),) if setting.pattern else ()
    others = [value for value in setting.values if value != now]
    said = tuple(
        line("setting-or-usual" if value == setting.default else "setting-or", value=words)
        for value in others
        for words in [setting_value(system, setting.key, value)]
    )
    if len(said) <= SEPARATE:
        return (*said, *typed)
    values = tuple(setting_value(system, setting.key, value) for value in others)
    return (line("setting-or-several", values=values), *typed)
