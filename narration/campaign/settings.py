"""The settings page of any campaign: the value of each setting, and what it changes."""

from narration.campaign.common_settings import COMMON_SETTINGS
from narration.games import GAMES
from narration.parts.setting_words import SettingWords
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, value_of

#: The most settings on a page: an embed holds at most 25 fields and 6000 characters.
PAGE = 20


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


def pages_of(settings: tuple[Setting, ...]) -> int:
    """Return how many pages the settings fill, at least 1."""
    return max(1, -(-len(settings) // PAGE))


def page_with(settings: tuple[Setting, ...], key: str) -> int:
    """Return the page that lists a setting, counted from 1; page 1 for an unknown key."""
    return next((number // PAGE + 1 for number, one in enumerate(settings) if one.key == key), 1)


def on_page(settings: tuple[Setting, ...], page: int) -> tuple[Setting, ...]:
    """Return the settings of a page."""
    return settings[(page - 1) * PAGE : page * PAGE]


def settings_panel(campaign: Campaign, settings: tuple[Setting, ...], page: int = 1) -> Panel:
    """Return one page of settings, each with its current value and what it changes."""
    changed = sum(_now(campaign, settings, one) != one.default for one in settings)
    pages = pages_of(settings)
    return Panel(
        headline=line("setting-headline", name=truncate(campaign.name), changed=changed, count=len(settings)),
        title=verbatim(campaign.name),
        lines=(line("setting-how"), *GAMES[campaign.system].settings.how),
        fields=tuple(_field(campaign, settings, one) for one in on_page(settings, page)),
        footer=line("setting-page", page=page, pages=pages) if pages > 1 else None,
    )


def _now(campaign: Campaign, settings: tuple[Setting, ...], setting: Setting) -> str:
    return value_of(settings, campaign.settings, setting.key)


def _field(campaign: Campaign, settings: tuple[Setting, ...], setting: Setting) -> Field:
    now = _now(campaign, settings, setting)
    said = setting_value(campaign.system, setting.key, now)
    usual = now == setting.default
    return Field(
        setting_name(campaign.system, setting.key),
        (
            line("setting-now-usual" if usual else "setting-now", value=said),
            setting_changes(campaign.system, setting.key),
        ),
    )
