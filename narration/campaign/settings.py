"""The settings of a campaign in words, whatever its game: what each is now, and what it changes."""

from narration.campaign.common_settings import COMMON_SETTINGS
from narration.games import GAMES
from narration.parts.setting_words import SettingWords
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, value_of

#: As many settings as a page shows: an embed has room for 25 fields and 6000 characters in all.
PAGE = 20


def setting_name(system: str, key: str) -> Line:
    """What a setting is called."""
    return _words(system, key).name


def setting_changes(system: str, key: str) -> Line:
    """A sentence that says what a setting changes."""
    return _words(system, key).changes


def setting_value(system: str, key: str, value: str) -> Line:
    """What a value of a setting is called, be it of the list or typed."""
    words = _words(system, key)
    return words.values[value] if value in words.values else words.typed(value)


def _words(system: str, key: str) -> SettingWords:
    return COMMON_SETTINGS.get(key) or GAMES[system].settings.words[key]


def setting_choice(campaign: Campaign, settings: tuple[Setting, ...], setting: Setting) -> Line:
    """What the GM should know before choosing another value: what it changes, and what may be typed."""
    changes = setting_changes(campaign.system, setting.key)
    if setting.pattern is None:
        return changes
    now = setting_value(campaign.system, setting.key, _now(campaign, settings, setting))
    return line("setting-typed", changes=changes, value=now, form=line(setting.pattern.form.id))


def pages_of(settings: tuple[Setting, ...]) -> int:
    """How many pages the settings fill; one at least."""
    return max(1, -(-len(settings) // PAGE))


def page_with(settings: tuple[Setting, ...], key: str) -> int:
    """The page that a setting stands on, counted from 1; the first one for a key that is unknown."""
    return next((number // PAGE + 1 for number, one in enumerate(settings) if one.key == key), 1)


def on_page(settings: tuple[Setting, ...], page: int) -> tuple[Setting, ...]:
    """The settings of a page."""
    return settings[(page - 1) * PAGE : page * PAGE]


def settings_panel(campaign: Campaign, settings: tuple[Setting, ...], page: int = 1) -> Panel:
    """The settings of a page, each with its value in this campaign and what it changes."""
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
