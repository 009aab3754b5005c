"""A ready scene: chosen with /campaign new, its characters claimed by a press, its conflicts begun by one."""

import asyncio

import pytest

from narration.noir.social.social_conflict import STAKE
from narration.text.languages import LANGUAGES, Language
from rules.campaign.actions import ChangeSetting, GiveCharacter
from rules.campaign.ready import MOST_ABOUT, MOST_CONFLICTS, MOST_HEROES
from rules.noir.ready_scenes import ReadyConflict
from rules.registry import SYSTEMS
from table.ready_scenes import Scene, scene, scenes
from tests.simulated.reading import labels, whole
from tests.simulated.ready import prepared, start
from tests.simulated.tabletop import Table

SCENES = [one.name for one in scenes("en")]
#: The most characters of a scene's line in the menu, and of what is read out.
MOST_PITCH, MOST_OPENING = 90, 400


def wanted(name: str, language: Language = "en") -> Scene:
    found = scene(name, language)
    assert found is not None
    return found


async def test_four_strangers_choose_a_scene_claim_and_play_a_round(table: Table) -> None:
    done = await prepared(table, "ferry")
    assert "You’re the GM of The night ferry" in done.place.content
    assert "Dusk on the road to the ferry" in whole(start(table))
    assert "**Tilda** – carries letters, and has never lost one" in whole(start(table))
    assert labels(start(table))[:3] == ["Play Tilda", "Play Emil Varg", "Play Runa Hall"]
    claimed = await table.alva.press(start(table), "Play Tilda")
    assert claimed.message.ephemeral
    assert "You play Tilda now" in claimed.text
    assert (await table.character("Tilda")).seat == "2"
    assert "**alva** · player · plays Tilda" in whole(start(table))
    assert labels(start(table))[:2] == ["Play Emil Varg", "Play Runa Hall"]
    begun = await table.gm.press(start(table), "▶ The chase to the river")
    assert "The chase to the river has begun" in begun.text
    assert "▶ The chase to the river" not in labels(start(table))
    assert (await table.conflict()).title == "The chase to the river"


def test_there_are_three_scenes_for_each_game_within_bounds_in_three_languages() -> None:
    for language in LANGUAGES:
        found = scenes(language)
        assert [one.game for one in found] == [game for game in SYSTEMS for _ in range(3)]
        assert len({one.text.title for one in found}) == len(found)
        for one in found:
            assert 3 <= len(one.heroes) <= MOST_HEROES, one.name
            assert 1 <= len(one.conflicts) <= MOST_CONFLICTS, one.name
            assert one.others, one.name
            assert len(one.text.pitch) <= MOST_PITCH, (one.name, language)
            assert len(one.text.opening) <= MOST_OPENING, (one.name, language)
            assert all(len(hero.about) <= MOST_ABOUT for hero in one.heroes), (one.name, language)


def test_what_is_at_stake_in_a_talk_of_noir_is_never_cut_on_its_panel() -> None:
    for language in LANGUAGES:
        parts = [part for one in scenes(language) for part in one.conflicts]
        talks = [part for part in parts if isinstance(part, ReadyConflict) and part.kind == "social"]
        assert talks
        for text in (text for part in talks for text in (part.goal, part.effect)):
            assert 0 < len(text) <= STAKE, (language, text)


def test_a_scene_has_the_same_people_and_conflicts_in_each_language() -> None:
    for name in SCENES:
        kept = [
            (len(one.heroes), len(one.others), len(one.conflicts))
            for one in map(wanted, [name] * 3, LANGUAGES)
        ]
        assert len(set(kept)) == 1, name
        for other in ("sv", "ru"):
            for mine, theirs in zip(wanted(name).heroes, wanted(name, other).heroes, strict=True):
                shape = [(key, len(value)) for key, value in mine if isinstance(value, tuple | dict)]
                assert shape == [
                    (key, len(value)) for key, value in theirs if isinstance(value, tuple | dict)
                ]


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
async def test_every_scene_opens_each_of_its_conflicts(
    table: Table, name: str, language: Language, number: int
) -> None:
    await prepared(table, name, language=language)
    for hero, person in enumerate((table.alva, table.boris), 1):
        await person.forge(f"n:claim:1:{hero}")
    await table.gm.forge(f"n:ready-begin:1:{number}")
    state = await table.state()
    assert state.campaign.ready is not None
    assert state.campaign.ready.begun == (number,)
    assert len(state.contests) == 1
    assert all(state.characters[one.id].in_play for one in state.campaign.ready.heroes)


async def test_one_of_two_who_press_at_the_same_moment_gets_the_character(table: Table) -> None:
    await prepared(table, "ferry")
    both = await asyncio.gather(*(one.forge("n:claim:1:1") for one in (table.alva, table.boris)))
    told = sorted(one.text for one in both)
    assert sum("You play Tilda now" in one for one in told) == 1
    assert sum("Someone plays Tilda already" in one for one in told) == 1
    assert len((await table.state()).campaign.seats) == 2


async def test_a_press_by_somebody_with_a_seat_takes_no_second_one(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.slash("campaign join")
    await table.alva.press(start(table), "Play Tilda")
    state = await table.state()
    assert (len(state.campaign.seats), state.characters["1"].seat) == (2, "2")


async def test_a_player_who_gives_a_character_back_may_claim_another(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    await table.alva.slash("character give", character="Tilda", to="gm")
    assert "Play Tilda" in labels(start(table))
    await table.alva.press(start(table), "Play Runa Hall")
    assert (await table.character("Runa Hall")).seat == "2"


async def test_nobody_claims_uninvited_where_the_table_wants_invitations(table: Table) -> None:
    await prepared(table, "ferry")
    await table.play(ChangeSetting(key="join", value="invited"), table.gm)
    refused = await table.alva.press(start(table), "Play Tilda")
    assert "invit" in refused.text
    assert (await table.character("Tilda")).seat == ""


async def test_a_player_does_not_begin_a_conflict(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    refused = await table.alva.press(start(table), "▶ The chase to the river")
    assert "GM" in refused.text
    assert not (await table.state()).contests


async def test_two_presses_begin_one_conflict(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    both = await asyncio.gather(*(table.gm.forge("n:ready-begin:1:1") for _ in range(2)))
    assert sum("has begun, below" in one.text for one in both) == 1
    assert len((await table.state()).contests) == 1


async def test_the_buttons_work_after_a_restart(table: Table) -> None:
    await prepared(table, "airship")
    await table.restart()
    await table.alva.press(start(table), "Play Wren Halloran")
    await table.gm.press(start(table), "▶ Dive into the thunderhead")
    assert len((await table.state()).contests) == 1


async def test_players_learn_no_sheet_of_a_character_that_nobody_claimed(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    assert (
        "Reads the river like a book"
        not in (await table.alva.slash("character sheet", character="Emil Varg")).text
    )


async def test_flags_still_lead_to_the_characters_of_the_scene(table: Table) -> None:
    await prepared(table, "airship")
    flags = (await table.state()).characters["1"].flags
    assert [one.target for one in flags] == ["2", ""]


async def test_the_journal_tells_of_the_scene(table: Table) -> None:
    await prepared(table, "ferry", language="sv")
    told = whole((await table.alva.slash("journal show")).message)
    assert "Nattfärjan" in told
    assert "Runa, som har skrivit brevet, är redan ombord" in told


async def test_a_claimed_character_can_be_given_on(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    await table.boris.press(start(table), "Play Emil Varg")
    await table.play(GiveCharacter(character="1", seat="3"), table.gm)
    assert (await table.character("Tilda")).seat == "3"
