"""The settings of Zapas in words: every value, even a typed one, reads differently."""

import pytest

from narration.campaign.common_settings import COMMON_SETTINGS
from narration.text.languages import LANGUAGES
from narration.zapas.base.settings import ZAPAS_HOW, ZAPAS_SETTINGS
from rules.campaign.settings import Setting
from rules.zapas.base.settings import CEILING, SETTINGS
from tests.narration.printing import said


def test_every_setting_has_its_words() -> None:
    assert ZAPAS_SETTINGS.keys() == {setting.key for setting in SETTINGS} - COMMON_SETTINGS.keys()
    assert said(ZAPAS_HOW).endswith(".")


@pytest.mark.parametrize("setting", SETTINGS, ids=[setting.key for setting in SETTINGS])
def test_a_setting_has_a_name_a_sentence_and_a_phrase_for_every_value(setting: Setting) -> None:
    words = {**COMMON_SETTINGS, **ZAPAS_SETTINGS}[setting.key]
    for language in LANGUAGES:
        values = [said(words.values.get(value) or words.typed(value), language) for value in setting.values]
        assert said(words.changes, language).endswith(".")
        assert len(set(values)) == len(values)
        assert all(0 < len(row) <= 100 for row in (said(words.name, language), *values))


@pytest.mark.rule("ZAP-31")
def test_a_typed_ceiling_is_shown_with_its_number() -> None:
    ceiling = next(setting for setting in SETTINGS if setting.pattern is CEILING)
    assert ceiling.read("31") == "31"
    typed = ZAPAS_SETTINGS[ceiling.key].typed
    assert said(typed("31")) == "31 dice"
    assert said(typed("31"), "ru") == "31 куб"
    assert said(typed("12"), "sv") == "12 tärningar"
