"""Sessions, scenes and rests in Discord: a preview with a button to confirm, and attendance."""

import pytest

from cogs.shared.campaign import attendance, course
from rules.campaign.actions import TakeSeat
from rules.core.seat import PUBLIC
from rules.nyx.state import actions as nyx
from tests.simulated.reading import controls, labels, menu_ids, options, whole
from tests.simulated.tabletop import Answer, Table
from tests.whole.hostile.garbage import press


async def tired(table: Table, fatigue: int = 2) -> None:
    mira = await table.character("Mira")
    action = nyx.CorrectSheet.model_validate(
        {"character": mira.id, "field": "fatigue", "attribute": "body", "value": fatigue, "reason": "fell"}
    )
    await table.play(action, table.gm)


async def laid_out(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")


@pytest.mark.rule("NYX-48")
async def test_what_a_scene_changes_is_shown_first_and_told_after_the_button(table: Table) -> None:
    await laid_out(table)
    await tired(table)
    before = (await table.version(), len(table.read()))
    shown = await table.gm.slash("scene new")
    assert shown.message.ephemeral
    assert "Mira: Body 2 → 4 (fatigue 2 → 0)" in whole(shown.message)
    assert labels(shown.message) == ["Next scene", "Title…"]
    assert (await table.version(), len(table.read())) == before
    done = await table.gm.press(shown.message, "Next scene")
    assert not controls(done.place)
    assert table.read()[-1].content == "Scene 2 begins. Changes for: Mira."
    assert "Mira: Body 2 → 4 (fatigue 2 → 0)" in whole(table.read()[-1])


async def test_a_preview_that_is_out_of_date_is_shown_again(table: Table) -> None:
    await laid_out(table)
    await tired(table)
    shown = (await table.gm.slash("scene new")).message
    await tired(table, 3)
    again = await table.gm.press(shown, "Next scene")
    assert again.place.content.startswith("⚠ Things have changed in the meantime.")
    assert "fatigue 3 → 0" in whole(again.place)
    assert (await table.state()).campaign.scene == 1
    await table.gm.press(again.place, "Next scene")
    assert (await table.state()).campaign.scene == 2


async def test_a_button_that_was_pressed_on_another_message_does_not_do_it_twice(table: Table) -> None:
    await laid_out(table)
    one, two = [(await table.gm.slash("scene new")).message for _ in range(2)]
    await table.gm.press(one, "Next scene")
    again = await table.gm.press(two, "Next scene")
    assert "End scene 2 and start scene 3? Here’s what that changes" in whole(again.place)
    assert (await table.state()).campaign.scene == 2


async def test_a_running_conflict_keeps_a_scene_from_ending_and_is_linked(table: Table) -> None:
    await table.wrestling()
    refused = await table.gm.slash("scene new")
    (link,) = controls(refused.message)
    assert link["url"].endswith(f"/{table.channel.id}/{table.panel.id}")
    shown = (await table.gm.slash("session start")).message
    assert labels(shown) == ["Start", "Who is here?", "Title…"]


async def test_who_is_in_the_voice_channel_is_there_and_stand_ins_are_offered_for_the_others(
    table: Table,
) -> None:
    await laid_out(table)
    await table.gm.slash("campaign here", at=table.voice)
    await table.gm.actor.join_voice(table.voice)
    await table.alva.actor.join_voice(table.voice)
    shown = (await table.gm.slash("session start")).message
    assert "Here: the GM, Mira." in whole(shown)
    started = await table.gm.press(shown, "Start")
    assert table.read()[-1].content == "Session 1 begins. Here: the GM, Mira."
    assert (await table.state()).campaign.present == ("1", "2")
    await appoints(table, started)


async def appoints(table: Table, started: Answer) -> None:
    """Let the GM make Alva the stand-in of Boris from a private menu, and then dismiss her."""
    offer = started.message
    assert offer.ephemeral
    assert offer.content.startswith(
        "Not here: Tove. Who stands in? A stand-in plays their characters too, and everyone sees it."
    )
    offered = options(offer, "course-stands")
    assert list(offered) == ["the GM (greta) stands in", "Mira stands in"]
    chosen = await table.gm.choose(offer, "course-stands", offered["Mira stands in"])
    assert table.read()[-1].content == "Mira stands in for Tove."
    assert (await table.state()).campaign.record("3").stand_in == "2"  # type: ignore[union-attr]
    await table.gm.choose(chosen.place, "course-stands", "nobody")
    assert table.read()[-1].content == "Nobody stands in for Tove any more."


async def test_the_gm_ticks_who_is_here_where_nobody_is_heard(table: Table) -> None:
    await laid_out(table)
    shown = (await table.gm.slash("session start")).message
    ticking = (await table.gm.press(shown, "Who is here?")).place
    seats = options(ticking, "course-ticked")
    ticked = (await table.gm.choose(ticking, "course-ticked", seats["Tove"])).place
    assert "Here: Tove." in whole(ticked)
    started = await table.gm.press(ticked, "Start")
    assert (await table.state()).campaign.present == ("3",)
    assert len(menu_ids(started.message)) == 1


async def test_without_anybody_known_to_be_there_nothing_is_offered(table: Table) -> None:
    await table.campaign()
    shown = (await table.gm.slash("session start")).message
    assert "/character new" in whole(shown)
    started = await table.gm.press(shown, "Start")
    assert labels(started.message) == ["Pause the game", "Lines and veils"]
    assert (await table.state()).campaign.present == ()


async def test_presses_with_garbage_in_their_ids_are_answered_and_change_nothing(table: Table) -> None:
    await laid_out(table)
    shown = (await table.gm.slash("session start")).message
    words = (
        (),
        ("",),
        ("scene",),
        ("scene", "x"),
        ("start", "x", "zz"),
        ("2", "x"),
        ("9", "0"),
        ("x", "y", "z"),
    )
    values: tuple[list[str], ...] = (["x"], ["1", "²"], ["99999"], [])
    await press(table.gm, sorted({*course.router, *attendance.router}), words, values, on=shown.id)


async def test_more_absent_players_than_a_message_has_menus_for_are_paged(table: Table) -> None:
    await laid_out(table)
    for number in range(1, 5):
        joining = TakeSeat(holder=number, called=f"player {number}")
        await table.bot.table.play(1, joining, PUBLIC)
    await table.gm.slash("campaign here", at=table.voice)
    await table.gm.actor.join_voice(table.voice)
    shown = (await table.gm.slash("session start", at=table.voice)).message
    offer = (await table.gm.press(shown, "Start")).message
    assert (len(menu_ids(offer)), labels(offer)) == (4, ["The others"])
    turned = (await table.gm.press(offer, "The others")).place
    assert len(menu_ids(turned)) == 2
    assert "player 4" in controls(turned)[1]["placeholder"]
