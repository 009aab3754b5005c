"""The settings of a campaign in words, whatever its game: what each is now, and what it changes."""

from collections.abc import Mapping

from narration.line import Field, Line, Panel, line, verbatim
from narration.nyx.settings import NYX_SETTINGS, SettingWords
from narration.nyx.words import short
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, value_of

_GAMES: Mapping[str, Mapping[str, SettingWords]] = {"nyx": NYX_SETTINGS}


def setting_name(system: str, key: str) -> Line:
    """What a setting is called."""
    return _GAMES[system][key].name


def setting_changes(system: str, key: str) -> Line:
    """A sentence that says what a setting changes."""
    return _GAMES[system][key].changes


def setting_value(system: str, key: str, value: str) -> Line:
    """What a value of a setting is called."""
    return _GAMES[system][key].values[value]


def settings_panel(campaign: Campaign, settings: tuple[Setting, ...]) -> Panel:
    """Every setting of a game with its value in this campaign, and what it changes."""
    changed = sum(_now(campaign, settings, one) != one.default for one in settings)
    return Panel(
        headline=line("setting-headline", name=short(campaign.name), changed=changed, count=len(settings)),
        title=verbatim(campaign.name),
        lines=(line("setting-how"),),
        fields=tuple(_field(campaign, settings, one) for one in settings),
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
