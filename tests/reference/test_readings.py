"""Each reading where the sources are silent is a setting, or the reference says why it is none."""

from collections import Counter

import pytest

from rules.registry import SYSTEMS
from tests.reference.settings import game_page, readings, reasons


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_reading_is_a_setting_or_has_a_reason_why_not(system: str) -> None:
    told = Counter(number for reason in reasons(system) for number in reason["readings"])
    settings = {number for number, reading in readings(system).items() if reading.settings}
    assert sorted({*told, *settings}) == sorted(readings(system))
    assert not told.keys() & settings, "a reading with a setting needs no reason"
    assert set(told.values()) == {1}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_reading_names_settings_that_there_are(system: str) -> None:
    keys = {setting.key for setting in SYSTEMS[system].settings}
    assert {key for one in readings(system).values() for key in one.settings} <= keys


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_setting_that_reads_a_rule_is_named_by_a_reading(system: str) -> None:
    named = {key for one in readings(system).values() for key in one.settings}
    assert {setting.key for setting in SYSTEMS[system].settings if setting.rule} - named == set()


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_reason_is_a_sentence_on_the_page_of_the_game(system: str) -> None:
    page = game_page(system)
    for reason in reasons(system):
        assert reason["why"].endswith(".")
        assert f"- {reason['why']} [" in page
