"""The settings of Noir in words: every value reads differently, even a typed one, and pages fit a message."""

import pytest

from narration.campaign.common_settings import COMMON_SETTINGS
from narration.campaign.settings import pages, setting_changes, setting_name, setting_value, settings_panel
from narration.noir.base.settings import NOIR_SETTINGS
from narration.text.languages import LANGUAGES
from narration.text.line import Line
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting
from rules.noir.base.settings import SETTINGS
from tests.narration.printing import field, is_sayable, lines, said

#: The most characters in a whole embed, and how many of them the header and the headline may take.
TOTAL, HEAD = 6000, 200


def head(**chosen: str) -> Campaign:
    return Campaign(id=1, home=2, name="Docks", system="noir", language="en", settings=chosen)


def test_every_setting_has_its_texts() -> None:
    assert NOIR_SETTINGS.keys() == {setting.key for setting in SETTINGS} - COMMON_SETTINGS.keys()


@pytest.mark.parametrize("setting", SETTINGS, ids=[setting.key for setting in SETTINGS])
def test_a_setting_has_a_name_a_sentence_and_a_phrase_for_every_value(setting: Setting) -> None:
    for language in LANGUAGES:
        values = [said(setting_value("noir", setting.key, value), language) for value in setting.values]
        assert said(setting_changes("noir", setting.key), language).endswith(".")
        assert len(set(values)) == len(values)
        assert all(
            0 < len(text) <= 100 for text in (said(setting_name("noir", setting.key), language), *values)
        )


def test_no_two_settings_have_the_same_name() -> None:
    for language in LANGUAGES:
        names = [said(setting_name("noir", setting.key), language) for setting in SETTINGS]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.pattern], ids=lambda one: one.key)
def test_a_typed_value_is_shown_with_its_number(setting: Setting) -> None:
    typed = "3:5 6:2" if setting.key == "low-penalty" else "7"
    assert setting.read(typed) == typed
    for language in LANGUAGES:
        assert typed[0] in said(setting_value("noir", setting.key, typed), language)


@pytest.mark.rule("NOIR-94")
def test_penalties_for_low_initiative_are_listed_pair_by_pair() -> None:
    told: Line = setting_value("noir", "low-penalty", "3:5 6:2")
    assert said(told) == "3 or less: −5, 6 or less: −2"
    assert said(told, "sv") == "högst 3: −5, högst 6: −2"
    assert said(told, "ru") == "до 3: −5, до 6: −2"


@pytest.mark.rule("NOIR-64")
def test_the_settings_show_their_current_values_and_fit_into_a_message() -> None:
    campaign = head(**{"fate-change-low": "3", "low-penalty": "100:10 200:20 300:30 400:40 500:50"})
    count = len(pages(campaign, SETTINGS))
    panels = [settings_panel(campaign, SETTINGS, page) for page in range(1, count + 1)]
    for panel in panels:
        is_sayable(panel)
        for language in LANGUAGES:
            assert sum(map(len, lines(panel, language))) <= TOTAL - HEAD
    assert said(panels[0].headline) == "Settings of Docks: 2 of 34 changed."
    assert field(panels[0], "Change situation (NOIR-64)")[1:] == [
        "Now: **3 points**",
        "or 4 points (the default)",
    ]
    harm = next(panel for panel in panels if said(panel.title) == "Harm")
    assert field(harm, "Wounds of NPCs (NOIR-84)")[1:] == [
        "Now: **one wound is enough** (the default)",
        "or like main characters",
    ]
    fate = next(panel for panel in panels if said(panel.title) == "Fate")
    assert field(fate, "Fate to start with (NOIR-45)")[1:] == [
        "Now: **0 points** (the default)",
        "or a whole number from 0 to 999",
    ]
