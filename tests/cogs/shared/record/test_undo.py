"""/undo at the table: a private preview, a button and a public line; nothing chosen in secret is shown."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeScene, StartSession
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.nyx.state.campaign_state import Character
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Person, Table

BUTTON = "Undo it"


def public(table: Table, number: int = 1) -> list[str]:
    """Return the texts of the last public messages that have no buttons or menus."""
    return [whole(message) for message in table.read() if not message.components][-number:]


async def take_back(person: Person) -> Any:
    shown = await person.slash("undo")
    return await person.press(shown.message, BUTTON)


async def fatigued(table: Table) -> Character:
    """Give Mira fatigue, and remove it with a new scene; return her tired sheet."""
    await table.campaign()
    mira = await table.finished_character(table.alva, "Mira")
    action = nyx.CorrectSheet(
        character=mira.id, field="fatigue", attribute=Attribute.BODY, value=2, reason="for the test"
    )
    await table.play(action, table.gm)
    tired = await table.character("Mira")
    await table.play(ChangeScene(), table.gm)
    return tired


async def test_a_player_takes_a_declaration_back(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva)
    shown = await table.alva.slash("undo")
    assert "Mira" in shown.text
    assert "Mira" in whole(shown.message)
    done = await table.alva.press(shown.message, BUTTON)
    assert "/undo" in done.place.content
    assert labels(done.place) == []
    assert not (await table.conflict()).side(1).declared
    told = public(table)[0]
    assert "Undone: Mira’s last action" in told
    assert "Ready" in labels((await table.alva.press(table.panel, "Choose")).message)


async def test_the_gm_takes_a_scene_back_and_the_fatigue_is_there_again(table: Table) -> None:
    tired = await fatigued(table)
    assert await table.character("Mira") != tired
    shown = await table.gm.slash("undo")
    assert "scene 2" in whole(shown.message).lower()
    await table.gm.press(shown.message, BUTTON)
    assert await table.character("Mira") == tired
    assert (await table.state()).campaign.scene == 1
    assert "the GM’s last action" in public(table)[0]


@pytest.mark.rule("NYX-33")
async def test_a_pick_is_taken_back_by_its_owner_and_nobody_learns_which_it_was(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    seen = []
    for tactic in ("Defensive", "Waiting", "Offensive"):
        await table.picked(table.alva, tactic)
        others = [(await person.slash("undo")).text for person in (table.gm, table.boris)]
        shown = await table.alva.slash("undo")
        preview = whole(shown.message)
        await table.alva.press(shown.message, BUTTON)
        assert (await table.conflict()).side(1).pick is None
        seen.append((others, preview, public(table), whole(table.panel)))
    assert seen[0] == seen[1] == seen[2]
    (by_gm, by_other), preview, _, _ = seen[0]
    assert "was secret" in by_gm
    assert "someone else’s" in by_other
    assert "Mira" in preview


async def test_what_dice_settled_stands_and_the_gm_is_told_how_to_correct_it(table: Table) -> None:
    await table.wrestling()
    table.dice.add(7, 4)
    await table.picked(table.alva, "Offensive")
    await table.gm.press(table.gm.letters[-1], "Waiting")
    told = (await table.gm.slash("undo")).message
    assert told.content.startswith("The last action rolled dice, so it can’t be undone")
    assert "/correct conflict" in told.content
    assert labels(told) == []
    assert "someone else’s" in (await table.alva.slash("undo")).text


async def test_what_is_late_takes_nothing_back_and_shows_what_is_last_now(table: Table) -> None:
    await fatigued(table)
    shown = await table.gm.slash("undo")
    await table.play(StartSession(), table.gm)
    again = await table.gm.press(shown.message, BUTTON)
    assert again.place.content.startswith("Something has happened since")
    assert "Session 1" in whole(again.place)
    assert (await table.state()).campaign.scene == 2
    await table.gm.press(again.place, BUTTON)
    assert not (await table.state()).campaign.in_session


async def test_what_is_late_and_stands_is_said_so(table: Table) -> None:
    await fatigued(table)
    shown = await table.gm.slash("undo")
    await table.guard()
    again = await table.gm.press(shown.message, BUTTON)
    assert "Something has happened since" in again.place.content
    assert "something new" in again.place.content
    assert labels(again.place) == []


async def test_the_button_works_after_a_restart_and_counts_once(table: Table) -> None:
    await fatigued(table)
    await table.play(StartSession(), table.gm)
    shown = await table.gm.slash("undo")
    await table.restart()
    await table.gm.press(shown.message, BUTTON)
    late = await table.gm.forge(f"n:undo:1:{await table.version() - 1}")  # type: ignore[operator]
    assert "Something has happened since" in late.text
    campaign = (await table.state()).campaign
    assert (campaign.scene, campaign.session) == (2, 0)


async def test_what_only_the_gm_knows_is_shown_to_the_gm_and_told_to_nobody(table: Table) -> None:
    await table.campaign()
    await table.play(nyx.CreateCharacter(name="Baron", npc=True), table.gm)
    baron = await table.character("Baron")
    await table.play(nyx.SetAttribute(character=baron.id, attribute=Attribute.BODY, value=7), table.gm)
    before = len(table.read())
    shown = await table.gm.slash("undo")
    assert "7" in whole(shown.message)
    assert "everybody" not in whole(shown.message)
    await table.gm.press(shown.message, BUTTON)
    assert len(table.read()) == before
    assert await table.character("Baron") == baron


async def test_a_story_that_was_taken_back_is_gone_and_the_panel_is_there_again(table: Table) -> None:
    await table.wrestling()
    table.dice.add(7, 4)
    await table.picked(table.alva, "Offensive")
    await table.gm.press(table.gm.letters[-1], "Waiting")
    conflict = await table.conflict()
    while conflict.turn == 1 and conflict.is_open:
        state = await table.state()
        choices = table.bot.table.system(state).legal_actions
        actions = [
            (action, person)
            for person in (table.alva, table.gm)
            for action in choices(state, state.campaign.seat_of(person.id))
            if isinstance(action, contest_actions.ChooseBonus | contest_actions.TakePenalty)
        ]
        await table.play(*actions[0])
        conflict = await table.conflict()
    assert conflict.turn == 2
    await table.play(contest_actions.EndConflict(contest=conflict.id, turn=2), table.gm)
    await table.bot.services.live.show(1, conflict.id)
    story = table.read()[-1]
    assert story.content.startswith("Mira – Guard is over. Ended by the GM")
    await take_back(table.gm)
    await table.bot.services.live.show(1, conflict.id)
    assert story.id not in [message.id for message in table.read()]
    assert labels(table.panel)[0] == "Choose"


async def test_a_contest_elsewhere_hears_of_it_there(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva)
    shown = await table.alva.slash("undo", at=table.thread)
    await table.alva.press(shown.message, BUTTON)
    assert "Undone" in public(table)[0]
    assert not [message for message in table.thread.history() if "Undone" in message.content]


@pytest.mark.parametrize(("language", "word"), [("sv", "Ångrat"), ("ru", "Отменено")])
async def test_it_is_told_in_the_campaign_s_language(table: Table, language: str, word: str) -> None:
    await table.campaign(language)
    await table.play(StartSession(), table.gm)
    await take_back(table.gm)
    assert word in public(table)[0]
