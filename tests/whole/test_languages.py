"""Private answers are in the language of the reader's client; public messages are in the campaign's."""

import pytest

from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table

CLIENTS = {"en-US": "en", "en-GB": "en", "sv-SE": "sv", "ru": "ru"}
CYRILLIC = set("абвгдежзиклмнопрстуфхцчшыьэюя")


@pytest.mark.parametrize(
    ("client", "tactics"),
    [
        ("en-US", ["Defensive", "Waiting", "Offensive"]),
        ("sv-SE", ["Defensiv", "Avvaktande", "Offensiv"]),
        ("ru", ["Оборона", "Выжидание", "Натиск"]),
        ("de", ["Defensive", "Waiting", "Offensive"]),
    ],
)
async def test_the_picker_is_in_the_readers_language(table: Table, client: str, tactics: list[str]) -> None:
    table.languages[table.alva.id] = client
    await table.wrestling()
    shown = await table.alva.press_id(table.panel, "n:choose")
    assert labels(shown.message)[:3] == tactics


@pytest.mark.parametrize("language", ["sv", "ru"])
async def test_a_client_in_an_unsupported_language_gets_the_campaigns(table: Table, language: str) -> None:
    table.languages[table.alva.id] = "de"
    await table.campaign(language)
    assert (await table.alva.slash("nyx roll")).text.startswith({"sv": "Du", "ru": "У вас"}[language])


async def test_a_refusal_is_in_the_readers_language(table: Table) -> None:
    table.languages.update({table.alva.id: "sv-SE", table.boris.id: "ru"})
    await table.campaign()
    assert (await table.alva.slash("scene new")).text.startswith("Bara")
    assert CYRILLIC & set((await table.boris.slash("scene new")).text)


@pytest.mark.parametrize("language", ["en", "sv", "ru"])
async def test_public_messages_are_in_the_campaigns_language_no_matter_who_presses(
    table: Table, language: str
) -> None:
    for person, client in ((table.gm, "ru"), (table.alva, "sv-SE"), (table.boris, "en-US")):
        table.languages[person.id] = client
    await table.campaign(language)
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await table.open_conflict(lead=-1)
    shown = await table.alva.press_id(table.panel, "n:choose")
    await table.alva.press(shown.message, "Defensiv")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Натиск")
    shown = await table.alva.slash("nyx roll")
    await table.alva.press(table.panel, labels(table.panel)[1])
    await table.gm.slash("scene new")
    for message in table.read():
        assert (len(CYRILLIC & set(whole(message))) > 5) is (language == "ru"), message.content
        assert (" rundan" in whole(message) or "spel" in whole(message).casefold()) <= (language == "sv")


@pytest.mark.parametrize("client", list(CLIENTS))
async def test_a_whole_evening_succeeds_in_every_language(table: Table, client: str) -> None:
    for person in (table.gm, table.alva, table.boris):
        table.languages[person.id] = client
    await table.campaign(CLIENTS[client])
    await table.alva.slash("character new", name="Half")
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await table.open_conflict(length=3, lead=-3, goal="get away", opponent_goal="hold her")
    for person in (table.gm, table.alva, table.boris):
        for button in labels(table.panel):
            await person.press(table.panel, button)
    shown = await table.alva.press_id(table.panel, "n:choose")
    await table.alva.press_id(shown.message, "n:seal:1:4:1:1:2:")
    table.dice.add(9, 5)
    shown = await table.gm.press_id(table.panel, "n:choose")
    await table.gm.press_id(shown.message, "n:pick:1:4:1:2:1")
    shown = await table.alva.press_id(table.panel, "n:choose")
    form = await table.alva.press_id(shown.message, "n:damage")
    await table.alva.fill(form, "Broken rib")
    await table.gm.slash("character list")
    await table.gm.slash("character sheet", character="Mira")
    assert not (await table.conflict("4")).round
