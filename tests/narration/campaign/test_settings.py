"""Settings in words: typed values, and how many settings fit into a message."""

from dataclasses import replace

import pytest

from narration.campaign.settings import (
    PAGE,
    on_page,
    page_with,
    pages_of,
    setting_choice,
    setting_value,
    settings_panel,
)
from narration.games import GAMES
from narration.nyx.base.settings import NYX_SETTINGS
from narration.parts.setting_words import GameSettings, SettingWords
from narration.text.line import line, verbatim
from narration.text.texts import LANGUAGES
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, TypedValue
from rules.core.refusal import Term
from rules.nyx.base.settings import SETTINGS
from rules.registry import SYSTEMS
from tests.narration.printing import field, is_sayable, said

NUMBER = TypedValue(regex="[0-9]+", form=Term("setting-form-99"))
MANY = tuple(Setting(key=f"limit-{number}", values=("0", "1"), rule="NYX-0") for number in range(45))


def head(**chosen: str) -> Campaign:
    return Campaign(id=1, home=2, name="River", system="nyx", language="en", settings=chosen)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> dict[str, SettingWords]:
    """Return the words for Nyx's settings; a test may add to them."""
    known = dict(NYX_SETTINGS)
    monkeypatch.setitem(GAMES, "nyx", replace(GAMES["nyx"], settings=GameSettings(known)))
    return known


def test_a_typed_value_is_shown_as_it_was_typed(words: dict[str, SettingWords]) -> None:
    words["limit"] = SettingWords(verbatim("Limit"), verbatim("What is too much."), {"0": verbatim("none")})
    assert said(setting_value("nyx", "limit", "0")) == "none"
    assert setting_value("nyx", "limit", "3:5 6:2") == verbatim("3:5 6:2")


def test_a_game_may_have_words_for_a_typed_value(words: dict[str, SettingWords]) -> None:
    words["limit"] = SettingWords(
        verbatim("Limit"),
        verbatim("What is too much."),
        {},
        lambda value: line("setting-nyx-length-value", length=int(value)),
    )
    assert said(setting_value("nyx", "limit", "4"), "ru") == said(setting_value("nyx", "length", "4"), "ru")


def test_the_menu_of_values_says_what_may_be_typed_instead(words: dict[str, SettingWords]) -> None:
    words["limit"] = SettingWords(verbatim("Limit"), verbatim("What is too much."), {})
    limit = Setting(key="limit", values=("0",), rule="NYX-0", pattern=NUMBER)
    told = said(setting_choice(head(limit="7"), (limit,), limit))
    assert told.startswith("What is too much. Now: **7**.")
    assert told.endswith("Besides the list, you can type a whole number from 0 to 99.")
    assert said(setting_choice(head(), SETTINGS, SETTINGS[0])).endswith(
        "What overflow does in a new conflict, unless the GM chooses otherwise for that one."
    )


def test_a_typed_value_appears_in_the_settings(words: dict[str, SettingWords]) -> None:
    words["limit"] = SettingWords(verbatim("Limit"), verbatim("What is too much."), {"0": verbatim("none")})
    limit = Setting(key="limit", values=("0",), rule="NYX-0", pattern=NUMBER)
    panel = settings_panel(head(limit="7"), (*SETTINGS, limit))
    is_sayable(panel)
    assert said(panel.headline) == "Settings of River: 1 of 13 changed."
    assert field(panel, "Limit") == ["Now: **7**", "What is too much."]


def test_many_settings_are_shown_page_by_page(words: dict[str, SettingWords]) -> None:
    for setting in MANY:
        words[setting.key] = SettingWords(verbatim(setting.key), verbatim("Something."), {})
    chosen = head(**{"limit-44": "1"})
    panels = [settings_panel(chosen, MANY, page) for page in (1, 2, 3)]
    assert [len(panel.fields) for panel in panels] == [20, 20, 5]
    assert [panel.footer and said(panel.footer) for panel in panels] == [
        f"Page {page} of 3" for page in (1, 2, 3)
    ]
    assert {said(panel.headline) for panel in panels} == {"Settings of River: 1 of 45 changed."}
    names = [said(one.name) for panel in panels for one in panel.fields]
    assert names == [setting.key for setting in MANY]


def test_a_setting_is_found_on_its_page() -> None:
    assert [page_with(MANY, f"limit-{number}") for number in (0, 19, 20, 44)] == [1, 1, 2, 3]
    assert page_with(MANY, "weather") == 1
    assert all(setting in on_page(MANY, page_with(MANY, setting.key)) for setting in MANY)
    assert (pages_of(()), pages_of(MANY[:PAGE]), pages_of(MANY[: PAGE + 1])) == (1, 1, 2)


def test_settings_that_fit_on_one_page_have_no_page_number() -> None:
    assert settings_panel(head(), SETTINGS).footer is None


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_game_describes_its_settings_and_the_values_that_may_be_typed(system: str) -> None:
    settings = SYSTEMS[system].settings
    campaign = head().but(system=system)
    for page in range(1, pages_of(settings) + 1):
        is_sayable(settings_panel(campaign, settings, page))
    for setting in settings:
        for language in LANGUAGES:
            assert said(setting_choice(campaign, settings, setting), language).endswith(".")
            listed = [said(setting_value(system, setting.key, value), language) for value in setting.values]
            assert len(set(listed)) == len(listed)
            assert all(0 < len(text) <= 100 for text in listed)
