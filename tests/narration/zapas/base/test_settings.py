"""The settings of Zapas in words: every value, even a typed one, reads differently."""

import pytest

from narration.campaign.common_settings import COMMON_SETTINGS
from narration.text.languages import LANGUAGES, Language
from narration.zapas.base.settings import ZAPAS_HOW, ZAPAS_SETTINGS
from rules.campaign.settings import Setting
from rules.zapas.base.settings import CEILING, SETTINGS
from tests.house.guide_pages import labels_in, pages
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


@pytest.mark.rule("ZAP-38")
@pytest.mark.parametrize(
    ("language", "printed", "read"),
    [
        ("en", "The rules print 3 for every die", "never more than it cost, as we read it"),
        ("sv", "I reglerna står 3 för varje tärning", "aldrig mer än den kostade, som vi läser det"),
        ("ru", "В правилах стоит 3 за любой куб", "не больше, чем за него заплатили, как мы это читаем"),
    ],
)
def test_the_setting_says_what_the_rules_print_of_a_sold_die_and_what_we_read(
    language: Language, printed: str, read: str
) -> None:
    refund = next(setting for setting in SETTINGS if setting.key == "refund")
    words = ZAPAS_SETTINGS["refund"]
    assert refund.rule == "ZAP-38"
    assert refund.default == "paid"
    assert printed in said(words.changes, language)
    assert said(words.values["paid"], language) == read
    assert "3" in said(words.values["three"], language)


@pytest.mark.rule("ZAP-38")
@pytest.mark.parametrize(
    ("language", "printed", "read"),
    [
        (
            "en",
            "The rules print that a die sells for 3 experience",
            "we read that it never sells for more than it cost",
        ),
        (
            "sv",
            "I reglerna står att en tärning säljs för 3 erfarenhet",
            "vi läser dem så att den aldrig säljs för mer än den kostade",
        ),
        (
            "ru",
            "В правилах напечатано, что куб продаётся за 3 опыта",
            "мы читаем их так, что дороже своей цены он не продаётся",
        ),
    ],
)
def test_the_guide_says_so_too_and_names_the_setting(language: Language, printed: str, read: str) -> None:
    guide = " ".join(pages(language)["gm"].split())
    assert f"{printed}; {read}." in guide
    assert said(ZAPAS_SETTINGS["refund"].name, language) in labels_in(guide)
