"""/character and /npc: the guided form, sheets, the choice of a character to play, and visibility."""

import pytest

from rules.campaign.actions import EndSession, StartSession
from rules.nyx.state.actions import UseInStory
from tests.simulated.reading import controls, ids, labels, menu_ids, whole
from tests.simulated.tabletop import ASPECTS, Table


async def test_a_new_sheet_is_private_and_says_what_is_left_to_do(table: Table) -> None:
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    answer = await table.alva.slash("character new", name="Mira")
    assert answer.message.ephemeral
    assert answer.text == "Mira: 2 attribute points left, 10 aspects to name."
    assert labels(answer.message) == ["Aspects 1–5", "Aspects 6–10", "Done"]
    assert len(menu_ids(answer.message)) == 3


async def test_the_creator_of_a_character_takes_a_seat_and_plays_it(table: Table) -> None:
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    await table.alva.slash("character new", name="Mira")
    head = (await table.state()).campaign
    (record,) = [seat for seat in head.seats if seat.holder == table.alva.id]
    assert (record.role, record.character) == ("player", "1")


@pytest.mark.rule("NYX-1", "NYX-2")
async def test_each_attribute_has_its_menu_and_the_sum_is_shown_at_once(table: Table) -> None:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    for attribute, value, said in (
        ("body", "15", "Sum 25 of 17: 8 too many"),
        ("mind", "1", "Sum 21 of 17: 4 too many"),
        ("interaction", "1", "Sum 17 of 17"),
    ):
        answer = await table.alva.choose(form, f"sheet-attribute {attribute}", value)
        assert answer.message.id == form.id
        assert said in whole(answer.message)


@pytest.mark.rule("NYX-4")
async def test_aspects_are_named_five_at_a_time_and_shown_again_when_the_form_is_opened(table: Table) -> None:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    shown = await table.alva.press(form, "Aspects 6–10")
    blanks = [label["component"] for label in shown.form["components"]]
    assert [label["label"] for label in shown.form["components"]] == [
        f"Aspect {number} (value 1)" for number in range(6, 11)
    ]
    assert not any(blank.get("value") for blank in blanks)
    answer = await table.alva.fill(shown, "Ally", "", "Runaway", "", "")
    assert "Ally, (open), Runaway" in whole(answer.message)
    again = await table.alva.press(form, "Aspects 6–10")
    assert [b["component"].get("value") for b in again.form["components"]] == [
        "Ally",
        None,
        "Runaway",
        None,
        None,
    ]
    first = await table.alva.press(form, "Aspects 1–5")
    assert [label["label"][-2] for label in first.form["components"]] == ["3", "2", "2", "2", "1"]


async def test_a_finished_sheet_has_no_buttons_and_cannot_be_rewritten_from_an_old_form(table: Table) -> None:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    for attribute, value in (("body", "4"), ("interaction", "8")):
        await table.alva.choose(form, f"sheet-attribute {attribute}", value)
    opened = await table.alva.press(form, "Aspects 1–5")
    await table.alva.fill(await table.alva.press(form, "Aspects 1–5"), *ASPECTS[:5])
    await table.alva.fill(await table.alva.press(form, "Aspects 6–10"), *ASPECTS[5:])
    sheet = await table.alva.slash("character sheet", character="Mira")
    other = await table.alva.press(sheet.message, "Fill in")
    done = await table.alva.press(form, "Done")
    assert not controls(done.place)
    late = await table.alva.fill(opened, "Other")
    assert late.text == "Mira’s sheet is finished and can’t be rewritten. Just play on."
    later = await table.alva.press(other.message, "Aspects 1–5")
    assert later.text.startswith("This button is out of date and no longer does anything")
    assert (await table.character("Mira")).aspects[0].name == "Stubborn"


async def test_an_unfinished_sheet_shows_its_state_and_its_owner_the_way_to_the_form(table: Table) -> None:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    await table.gm.slash(
        "correct aspect", character="Mira", aspect="Cut", value=1, kind="damage", reason="The fall."
    )
    mine = await table.alva.slash("character sheet")
    theirs = await table.boris.slash("character sheet", character="mira")
    for answer in (mine, theirs):
        assert "Points 5" in whole(answer.message)
        assert "Cut" in whole(answer.message)
    assert labels(mine.message) == ["Fill in"]
    assert "Done" in labels((await table.alva.press(mine.message, "Fill in")).message)
    assert not controls(theirs.message)
    assert "isn’t finished" in whole(theirs.message)
    assert theirs.message.ephemeral


async def test_the_list_shows_players_characters_to_all_and_the_gm_s_to_the_gm(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    for person, seen in ((table.gm, True), (table.boris, False)):
        answer = await person.slash("character list")
        assert answer.message.ephemeral
        assert "Mira" in whole(answer.message)
        assert ("Guard" in whole(answer.message)) is seen


async def test_the_list_tells_the_gm_alone_who_is_ready_and_what_the_others_need(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.boris.slash("character new", name="Tove")
    shown = whole((await table.gm.slash("character list")).message)
    assert "Mira: ready" in shown
    assert "Tove isn’t ready: Sum 15 of 17: 2 left, 10 aspects without a name" in shown
    for person in (table.alva, table.boris):
        assert "ready" not in whole((await person.slash("character list")).message)


async def test_the_list_tells_the_gm_which_aspects_have_not_come_up_for_long(table: Table) -> None:
    await table.campaign()
    mira = await table.finished_character(table.alva, "Mira")
    await table.play(StartSession(), table.gm)
    await table.play(UseInStory(character=mira.id, aspect=1, helps=True, text="So it is."), table.alva)
    for _ in range(2):
        await table.play(EndSession(), table.gm)
        await table.play(StartSession(), table.gm)
    shown = whole((await table.gm.slash("character list")).message)
    assert f"{ASPECTS[0]} (3, last in session 1)" in shown
    assert f"{ASPECTS[1]} (2, never yet)" in shown
    assert ASPECTS[4] not in shown
    assert ASPECTS[0] not in whole((await table.boris.slash("character list")).message)


@pytest.mark.parametrize(
    ("game", "said"), [("noir", "isn’t ready: Intuition (for"), ("zapas", "isn’t ready: a biography")]
)
async def test_the_list_says_in_each_game_what_a_sheet_needs(table: Table, game: str, said: str) -> None:
    await table.gm.slash("campaign new", name="The Night Train", system=game)
    await table.alva.slash("character new", name="Mira")
    assert said in whole((await table.gm.slash("character list")).message)


async def test_an_empty_list_says_so(table: Table) -> None:
    await table.campaign()
    assert "Nobody yet" in whole((await table.gm.slash("character list")).message)


async def test_one_chooses_whom_one_plays(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.alva, "Tove")
    assert (await table.alva.slash("character sheet")).text.startswith("Mira")
    answer = await table.alva.slash("character play", character="Tove")
    assert answer.text == "You now play Tove."
    assert (await table.alva.slash("character sheet")).text.startswith("Tove")


async def test_autocompletion_offers_only_what_one_may_know_or_play(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    await table.guard()
    offers = {
        ("character sheet", "character"): (["Mira", "Tove"], ["Mira", "Tove"]),
        ("character play", "character"): (["Mira"], []),
        ("npc sheet", "name"): ([], ["Guard"]),
        ("nyx roll", "character"): (["Mira"], ["Guard"]),
        ("nyx conflict", "character"): (["Mira", "Tove"], ["Mira", "Tove", "Guard"]),
        ("nyx conflict", "opponent"): (["Mira", "Tove"], ["Guard", "Mira", "Tove"]),
    }
    for (command, option), (player, gm) in offers.items():
        assert await table.alva.offered(command, option) == player, command
        assert await table.gm.offered(command, option) == gm, command


async def test_at_most_25_names_are_offered(table: Table) -> None:
    await table.campaign()
    for number in range(30):
        await table.guard(f"Guard {number}")
    assert len(await table.gm.offered("npc sheet", "name")) == 25
    assert await table.gm.offered("npc sheet", "name", "29") == ["Guard 29"]


async def test_an_opponent_with_a_value_is_ready_at_once(table: Table) -> None:
    await table.campaign()
    answer = await table.gm.slash("npc new", name="Guard", value=7)
    assert answer.text == "Guard: Value 7"
    assert answer.message.ephemeral
    assert (await table.character("Guard")).finished


@pytest.mark.rule("NYX-3")
async def test_a_value_above_10_is_written_with_its_bonus(table: Table) -> None:
    await table.campaign()
    assert "+4 (14)" in (await table.gm.slash("npc new", name="Bear", value=14)).text


async def test_an_opponent_without_a_value_gets_a_whole_sheet_by_the_same_form(table: Table) -> None:
    await table.campaign()
    answer = await table.gm.slash("npc new", name="Baron")
    assert "Done" in labels(answer.message)
    again = await table.gm.slash("npc sheet", name="Baron")
    again = await table.gm.press(again.message, "Fill in")
    assert ids(again.message) == ids(answer.message)
    character = await table.character("Baron")
    assert (character.kind, character.seat) == ("npc", "")
