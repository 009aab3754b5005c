"""Import and export of Noir sheets; nothing in a file is trusted."""

import json
from typing import Any

import pytest

from narration.noir.sheet import file_import
from narration.text.languages import LANGUAGES
from narration.text.texts import bundled_texts
from rules.noir.state.campaign_state import Character
from tests.simulated.noir_combats import main, noir, person_called
from tests.simulated.reading import labels
from tests.simulated.tabletop import Answer, Person, Table

SWEDISH = """
# Almas formulär
name = "Alma"
size = 10
luck = 6
weapons = ["Pistol", "kniv"]

[abilities]
Skjutvapen = 12
"närstrid" = { value = 8, property = "Koordination" }
"Köra bil" = 7

[[properties]]
name = "Koordination"
number = 11

[[expertise]]
ability = "skjutvapen"
name = "Pistoler"

[[limitations]]
name = "Mardrömmar"
activation = "genom Ödet"
effect = "sover inte"

[[marks]]
name = "Ärr"

[[traits]]
name = "Girig"
level = "starkt"
note = "räknar allt"

[[drives]]
name = "Hämnd"
level = 4
"""

#: The keys of a sheet in a file.
HELD = (
    "properties",
    "abilities",
    "attributes",
    "later",
    "expertise",
    "limitations",
    "marks",
    "traits",
    "drives",
    "arms",
)


async def sent(person: Person, content: str | bytes, name: str = "alma.toml", **options: Any) -> Answer:
    """Import a file."""
    data = content.encode() if isinstance(content, str) else content
    return await person.slash("noir import", file=(name, data), **options)


async def got(table: Table, person: Person, **options: Any) -> str:
    """Export a sheet and return the file's text."""
    answer = await person.slash("noir export", **options)
    (attached,) = answer.message.attachments
    assert attached.filename.endswith(".toml")
    data = table.env.backend.cdn.get(attached.url)
    assert data is not None
    return data.decode()


def held(character: Character) -> dict[str, Any]:
    return {field: getattr(character, field) for field in HELD}


@pytest.mark.rule("NOIR-40")
async def test_a_file_in_swedish_starts_and_fills_a_sheet(table: Table) -> None:
    await noir(table)
    answer = await sent(table.alva, SWEDISH)
    assert answer.message.ephemeral
    assert "Done" in labels(answer.message)
    alma = await person_called(table, "Alma")
    assert alma.seat == (await table.state()).campaign.seat_of(table.alva.id).id
    assert {one.id: one.value for one in alma.abilities} == {
        "firearms": 12,
        "close-combat": 8,
        "Köra bil": 7,
    }
    assert (alma.limitations[0].activation, alma.traits[0].level, alma.drives[0].level) == ("fate", 2, 4)
    assert [arm.weapon.id for arm in alma.arms] == ["pistol", "knife"]


async def test_a_file_in_json_says_the_same(table: Table) -> None:
    await noir(table)
    await sent(table.alva, SWEDISH)
    first = await person_called(table, "Alma")
    told = {
        "name": "Berit",
        "size": 10,
        "abilities": {"Firearms": 12},
        "drives": [{"name": "Hämnd", "level": 4}],
    }
    await sent(table.boris, json.dumps(told), "berit.json")
    second = await person_called(table, "Berit")
    assert second.attributes == {"size": 10}
    assert second.drives == first.drives


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_player_exports_can_be_imported_again_in_every_language(
    table: Table, language: str
) -> None:
    await noir(table)
    await sent(table.alva, SWEDISH)
    table.languages[table.alva.id] = language
    written = await got(table, table.alva)
    assert "www.noir.nu" in written
    first = await person_called(table, "Alma")
    await sent(table.boris, written.replace('"Alma"', '"Berit"'))
    second = await person_called(table, "Berit")
    assert held(second) == held(first)


async def test_what_the_gm_enters_goes_with_the_gm_s_file_and_stands_in_comments_of_a_player_s(
    table: Table,
) -> None:
    await noir(table)
    await sent(table.alva, SWEDISH)
    for what, value in (
        ("amount", "Pistoler +2"),
        ("mark", "Ärr: Intryck -1"),
        ("later", "Försvar +1"),
        ("fate", "5"),
    ):
        await table.gm.slash("noir correct", character="Alma", what=what, value=value, reason="so it is")
    first = await person_called(table, "Alma")
    theirs = await got(table, table.alva)
    assert "# amount = 2" in theirs
    assert "# fate = 5" in theirs
    await sent(table.boris, theirs.replace('"Alma"', '"Berit"'))
    assert (await person_called(table, "Berit")).expertise[0].amount == 0
    whole = await got(table, table.gm, character="Alma")
    await sent(table.gm, whole, character="Berit")
    second = await person_called(table, "Berit")
    assert held(second) == held(first)
    assert second.fate == 5


async def test_nobody_exports_the_sheet_of_another(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    refused = await table.boris.slash("noir export", character="Alma")
    assert refused.text == "You don’t play Alma. Choose one of your own characters."


async def test_a_file_never_changes_a_sheet_in_play_of_a_player(table: Table) -> None:
    await noir(table)
    before = await main(table, table.alva, "Alma")
    refused = await sent(table.alva, SWEDISH)
    assert refused.text.startswith("Alma’s sheet is in play. Ask the GM to make further changes.")
    assert held(await person_called(table, "Alma")) == held(before)


async def test_the_gm_refills_a_sheet_in_play_and_everybody_is_told(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await sent(table.gm, SWEDISH)
    assert "Alma" in table.read()[-1].content
    assert (await person_called(table, "Alma")).drives[0].name == "Hämnd"


UNREAD = "That file is neither valid TOML nor valid JSON"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            'name = "Alma"\nsize = = 3',
            f"{UNREAD}: it breaks at 2:8 (line and column)",
        ),
        (
            '{"name": "Alma",\n "size": }',
            f"{UNREAD}: it breaks at 2:10 (line and column)",
        ),
        (b"\xff\xfe\x00", f"{UNREAD}: it breaks at ? (line and column)"),
        (
            "a = " + "[" * 5000,
            f"{UNREAD}: it breaks at ? (line and column)",
        ),
        ("size = 9", "The file is missing this field: name."),
        ('name = "Alma"\nhat = "red"', "A sheet has no field called hat."),
        ('name = "Alma"\nsize = "9"', "This field has a wrong value: size."),
        ('name = "Alma"\nsize = 100', "This field has a wrong value: size."),
        ('name = "Alma"\nluck = true', "This field has a wrong value: luck."),
        ('name = "Alma"\nsize = 9.5', "This field has a wrong value: size."),
        (
            'name = "Alma"\n[abilities]\nRide = -1',
            "This field has a wrong value: abilities.Ride.value.",
        ),
        ('name = "Alma"\n[[traits]]\nname = "Greedy"\nlevel = 3', "There’s no such level: 3."),
        ('name = "Alma"\n[[traits]]\nname = "Greedy"\nlevel = "very"', "There’s no such level: very."),
        (
            'name = "Alma"\n[[limitations]]\nname = "Debt"\nactivation = "often"',
            "A limitation applies always, in its situation or by Fate, not “often”.",
        ),
        (
            'name = "Alma"\nweapons = ["railgun"]',
            "There’s no such weapon here: railgun. Pick one from the list.",
        ),
        ('name = "Alma"\n[attributes]\nHat = 3', "There’s no such attribute: Hat. Pick one from the list."),
        ('name = "Alma"\nfate = 3', "The GM enters that number."),
        ('name = "Alma"\n[abilities]\nFirearms = 1\nSkjutvapen = 2', "There’s already one called"),
        ('name = "' + "x" * 61 + '"', "This field has a wrong value: name."),
        (f'name = "Alma"\nweapons = {["knife"] * 13}', "This field has a wrong value: weapons."),
        ('game = "nyx"\nname = "Alma"', "This field has a wrong value: game."),
        (
            'name = "Alma"\nsize = ' + "9" * 5000,
            f"{UNREAD}: it breaks at ? (line and column)",
        ),
        ("[1, 2, 3]", UNREAD),
    ],
)
async def test_a_file_that_is_wrong_is_refused_with_the_place_and_starts_nothing(
    table: Table, content: str | bytes, said: str
) -> None:
    await noir(table)
    before = await table.version()
    answer = await sent(table.alva, content)
    assert answer.text.startswith(said), answer.text
    assert await table.version() == before
    assert not (await table.state()).characters


async def test_a_file_that_is_too_big_is_not_even_fetched(table: Table) -> None:
    await noir(table)
    answer = await sent(table.alva, b"#" * (file_import.MOST_BYTES + 1))
    assert answer.text == "That file is too big. A sheet takes at most 64 kilobytes."


async def test_texts_of_a_file_are_shown_as_they_were_typed_and_do_nothing(table: Table) -> None:
    await noir(table)
    nasty = '"; DROP TABLE campaigns; --'
    content = f"name = {json.dumps(nasty)}\n[abilities]\n{json.dumps('../../etc/passwd @everyone')} = 4\n"
    await sent(table.alva, content)
    character = await person_called(table, nasty)
    assert character.abilities[0].name == "../../etc/passwd @everyone"
    written = await got(table, table.alva)
    assert file_import.read(bundled_texts(), written.encode(), ()).name == nasty


async def test_the_gm_s_file_makes_one_of_the_gm_s_people(table: Table) -> None:
    await noir(table)
    await sent(table.gm, SWEDISH)
    assert not (await person_called(table, "Alma")).is_main


async def test_an_import_takes_a_seat_like_a_new_character_does(table: Table) -> None:
    await table.gm.slash("campaign new", name="Harbour", system="noir")
    await sent(table.alva, SWEDISH)
    assert (await person_called(table, "Alma")).is_main
