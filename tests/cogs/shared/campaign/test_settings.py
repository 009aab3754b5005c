"""Settings with typed values, and settings that fill more than one page."""

from dataclasses import replace
from typing import cast

import pytest

from chat.messages.printer import TOTAL, Printer
from narration.campaign.settings import pages, settings_panel
from narration.nyx.base.settings import NYX_SETTINGS
from narration.parts.setting_words import SettingWords
from narration.text.languages import LANGUAGES, Language
from narration.text.line import verbatim
from narration.text.texts import bundled_texts
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, TypedValue
from rules.core.refusal import Term
from rules.registry import SYSTEMS
from tests.simulated.reading import controls, labels, menu_ids, options, whole
from tests.simulated.tabletop import Answer, Table

NUMBER = TypedValue(regex="[0-9]|[1-9][0-9]", form=Term("setting-form-99"))
WORD = TypedValue(regex=".{1,20}", form=Term("setting-form-99"))
MORE = (
    Setting(key="limit", values=("none", "5"), rule="NYX-0", pattern=NUMBER),
    Setting(key="motto", values=("none",), rule="NYX-0", pattern=WORD),
    *(Setting(key=f"other-{number}", values=("no", "yes"), rule="NYX-0") for number in range(18)),
)


@pytest.fixture(autouse=True)
def many_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give Nyx two pages of settings; two of the settings take typed values."""
    nyx = SYSTEMS["nyx"]
    monkeypatch.setitem(SYSTEMS, "nyx", replace(nyx, settings=(*nyx.settings, *MORE)))
    for setting in MORE:
        values = {value: verbatim(value) for value in setting.values}
        words = SettingWords(verbatim(setting.key.capitalize()), verbatim("What it is."), values)
        monkeypatch.setitem(cast("dict[str, SettingWords]", NYX_SETTINGS), setting.key, words)


async def chosen(table: Table, key: str) -> Answer:
    """Let the GM open a setting."""
    await table.campaign()
    shown = await table.gm.slash("campaign settings")
    while key not in options(shown.place, "setting").values():
        shown = await table.gm.press(shown.place, "Next")
    return await table.gm.choose(shown.place, "setting", key)


def last(table: Table) -> str:
    """Return the text of the last public message."""
    return str(table.read()[-1].content)


async def test_a_value_is_typed_into_a_form_and_everybody_is_told(table: Table) -> None:
    limit = await chosen(table, "limit")
    assert labels(limit.place) == ["Other value…", "Back"]
    assert "Now: **none**" in limit.place.content
    assert "Besides the list, you can type a whole number from 0 to 99." in limit.place.content
    form = await table.gm.press(limit.place, "Other value…")
    assert form.form["title"] == "Limit"
    (blank,) = form.form["components"]
    assert (blank["label"], blank["description"]) == ("New value", "A whole number from 0 to 99")
    settings = await table.gm.fill(form, " 17 ")
    assert (await table.state()).campaign.settings == {"limit": "17"}
    assert "Now: **17**" in whole(settings.place)
    assert last(table) == "Limit: none → 17"


async def test_a_typed_value_stands_in_the_form_when_it_is_opened_again(table: Table) -> None:
    limit = await chosen(table, "limit")
    settings = await table.gm.fill(await table.gm.press(limit.place, "Other value…"), "17")
    again = await table.gm.choose(settings.place, "setting", "limit")
    form = await table.gm.press(again.place, "Other value…")
    assert form.form["components"][0]["component"]["value"] == "17"
    await table.gm.fill(form, "none")
    assert last(table) == "Limit: 17 → none"


async def test_a_value_of_the_wrong_form_is_refused_with_what_may_be_typed(table: Table) -> None:
    limit = await chosen(table, "limit")
    before = last(table)
    answer = await table.gm.fill(await table.gm.press(limit.place, "Other value…"), "100")
    assert answer.text == (
        "You can’t set that here. Choose one from the list, or type a whole number from 0 to 99."
    )
    assert answer.message.ephemeral
    assert not (await table.state()).campaign.settings
    assert last(table) == before


async def test_typed_words_keep_their_signs(table: Table) -> None:
    motto = await chosen(table, "motto")
    assert not menu_ids(motto.place), "the only value of the list is what it is now"
    settings = await table.gm.fill(await table.gm.press(motto.place, "Other value…"), "*loud* @everyone")
    assert r"Now: **\*loud\*" in whole(settings.place)
    back = await table.gm.choose(settings.place, "setting", "motto")
    assert options(back.place, "setting-to") == {"none": "none"}


async def test_the_form_opens_for_the_gm_alone_and_only_where_something_may_be_typed(table: Table) -> None:
    await table.campaign()
    refused = await table.alva.forge("n:setting-other:1:limit")
    assert refused.text.startswith("Only the GM")
    refused = await table.gm.forge("n:setting-other:1:mob")
    assert refused.text.startswith("This button")
    refused = await table.alva.forge_form("n:setting-to:1:limit", "17")
    assert refused.text.startswith("Only the GM")
    assert not (await table.state()).campaign.settings


async def test_the_first_page_leads_to_every_topic_and_to_the_settings(table: Table) -> None:
    await table.campaign()
    first = await table.gm.slash("campaign settings")
    assert first.message.embeds[0].footer.text == "Page 1 of 8"
    assert "Nothing differs from the default." in whole(first.message)
    assert len(options(first.message, "setting")) == 25
    assert labels(first.message) == ["Next"]
    topics = [option["label"] for option in controls(first.message)[0]["options"]]
    assert topics[:2] == ["Different from the default", "Conflicts"]
    second = await table.gm.forge("n:settings:1", ["2"])
    assert len(second.place.embeds[0].fields) == len(options(second.place, "setting")) == 6
    assert labels(second.place) == ["Previous", "Next"]
    back = await table.gm.press(second.place, "Previous")
    assert labels(back.place) == ["Next"]


async def test_what_was_changed_comes_first(table: Table) -> None:
    one = await chosen(table, "mob")
    await table.gm.choose(one.place, "setting-to", "instead")
    first = await table.gm.slash("campaign settings")
    assert [field.name for field in first.message.embeds[0].fields] == ["Mobs (NYX-42)"]
    assert "or the value drops on top of the penalty (the default)" in whole(first.message)


async def test_a_setting_leads_back_to_its_page(table: Table) -> None:
    one = await chosen(table, "other-17")
    back = await table.gm.press(one.place, "Back")
    assert back.place.embeds[0].footer.text == "Page 8 of 8"
    one = await table.gm.choose(back.place, "setting", "other-17")
    changed = await table.gm.choose(one.place, "setting-to", "yes")
    assert labels(changed.place) == ["Previous"]
    assert "Now: **yes**" in whole(changed.place)


async def test_players_turn_the_pages_too_and_there_is_none_beyond_the_last(table: Table) -> None:
    await table.campaign()
    first = await table.alva.slash("campaign settings")
    second = await table.alva.press(first.message, "Next")
    assert menu_ids(second.place) == ["n:settings:1"]
    for page in ("0", "9", "x"):
        refused = await table.alva.forge(f"n:settings:1:{page}")
        assert refused.text.startswith("This button")


async def test_a_button_without_a_page_leads_to_the_first(table: Table) -> None:
    await table.campaign()
    await table.gm.slash("campaign settings")
    shown = await table.gm.forge("n:settings:1")
    assert shown.place.embeds[0].footer.text == "Page 1 of 8"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_page_of_a_game_s_settings_fits_into_a_message(system: str, language: Language) -> None:
    settings = SYSTEMS[system].settings
    campaign = Campaign(id=1, home=2, name="N" * 60, system=system, language=language)
    for number, page in enumerate(pages(campaign, settings), start=1):
        embed = Printer(bundled_texts(), language).message(settings_panel(campaign, settings, number)).embed
        assert embed is not None
        assert len(embed) < TOTAL
        assert len(embed.fields) == len(page.settings) <= 25
        assert not any((one.value or "").endswith("…") for one in embed.fields)
