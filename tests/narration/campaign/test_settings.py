"""Settings in words: typed values, and how many settings fit into a message."""

from dataclasses import replace

import pytest

from narration.campaign.settings import (
    PAGE,
    page_with,
    pages,
    setting_choice,
    setting_value,
    settings_panel,
)
from narration.games import GAMES
from narration.nyx.base.settings import NYX_SETTINGS
from narration.parts.setting_words import GameSettings, SettingWords
from narration.text.languages import LANGUAGES
from narration.text.line import line, verbatim
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
    assert said(panel.headline) == "Settings of River: 1 of 15 changed."
    assert field(panel, "Limit (NYX-0)") == [
        "What is too much.",
        "Now: **7**",
        "or none (the default)",
        "or a whole number from 0 to 99",
    ]


def test_the_first_page_has_what_differs_and_the_others_a_topic_each() -> None:
    chosen = head(mob="instead", deadline="12")
    settings = SYSTEMS["nyx"].settings
    names = [[one.key for one in page.settings] for page in pages(chosen, settings)]
    assert names[0] == [one.key for one in settings if one.key in ("mob", "deadline")]
    assert sorted(key for page in names[1:] for key in page) == sorted(one.key for one in settings)
    first = settings_panel(chosen, settings)
    assert [said(one.name) for one in first.fields] == ["Mobs (NYX-42)", "Deadline"]
    assert any(said(row).startswith("**Conflicts**: Steps past the end, Breaking off") for row in first.lines)
    assert "Nothing differs from the default." in [
        said(row) for row in settings_panel(head(), settings).lines
    ]


def test_settings_without_a_topic_have_pages_of_their_own(words: dict[str, SettingWords]) -> None:
    for setting in MANY:
        words[setting.key] = SettingWords(verbatim(setting.key), verbatim("Something."), {})
    chosen = head(**{"limit-44": "1"})
    every = pages(chosen, MANY)
    assert [len(page.settings) for page in every] == [1, 12, 12, 12, 9]
    panels = [settings_panel(chosen, MANY, number) for number in range(1, 6)]
    assert [said(panel.footer) for panel in panels if panel.footer] == [f"Page {n} of 5" for n in range(1, 6)]
    assert {said(panel.headline) for panel in panels} == {"Settings of River: 1 of 45 changed."}
    assert all(len(panel.fields) <= PAGE for panel in panels)


def test_a_setting_is_found_on_the_page_of_its_topic() -> None:
    for system, known in SYSTEMS.items():
        campaign = head().but(system=system)
        every = pages(campaign, known.settings)
        for setting in known.settings:
            assert setting in every[page_with(campaign, known.settings, setting.key) - 1].settings
    assert page_with(head(), SETTINGS, "weather") == 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_setting_of_a_game_has_a_topic(system: str) -> None:
    every = pages(head().but(system=system), SYSTEMS[system].settings)
    assert line("setting-topic-other") not in [page.name for page in every]


def test_every_reading_is_listed_and_the_default_is_marked() -> None:
    panel = settings_panel(head(overflow="goal"), SETTINGS, 2)
    assert field(panel, "Steps past the end (NYX-28)")[1:] == [
        "Now: **the goal is reached, without a penalty**",
        "or a penalty, and the conflict goes on (the default)",
        "or a penalty, and the goal is reached",
    ]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_game_describes_its_settings_and_the_values_that_may_be_typed(system: str) -> None:
    settings = SYSTEMS[system].settings
    campaign = head().but(system=system)
    for page in range(1, len(pages(campaign, settings)) + 1):
        is_sayable(settings_panel(campaign, settings, page))
    for setting in settings:
        for language in LANGUAGES:
            assert said(setting_choice(campaign, settings, setting), language).endswith(".")
            listed = [said(setting_value(system, setting.key, value), language) for value in setting.values]
            assert len(set(listed)) == len(listed)
            assert all(0 < len(text) <= 100 for text in listed)
