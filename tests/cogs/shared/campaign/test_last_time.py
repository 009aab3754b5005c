"""“Last time” and titles: the GM sees and words them before a session starts; who was away reads them."""

import json
from typing import Any

import pytest

from rules.campaign.actions import ChangeScene, EndSession, StartSession
from rules.campaign.events import SessionStarted, Worded
from rules.core.model_base import Event
from rules.nyx.state import actions as nyx
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Table

RECAP = "Taking part: Mira. Since then: “the lantern goes out”."
ALVA = "2"


async def one_session(table: Table, present: tuple[str, ...] = ()) -> None:
    """Play a session in which Mira rolls and makes something true; Tove does nothing."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    await table.play(StartSession(present=present), table.gm)
    mira = await table.character("Mira")
    use = nyx.UseInStory(character=mira.id, aspect=1, helps=False, text="the lantern goes out.")
    await table.play(use, table.alva)
    table.dice.add(3)
    roll = nyx.RollAlone.model_validate({"character": mira.id, "attribute": "body"})
    await table.play(roll, table.alva)
    await table.play(EndSession(), table.gm)


async def asked(table: Table, title: str = "") -> Answer:
    options: dict[str, Any] = {"title": title} if title else {}
    return await table.gm.slash("session start", **options)


def public(table: Table) -> list[str]:
    return [whole(message) for message in table.read()]


async def test_the_gm_sees_the_recap_first_and_posts_it_with_the_start(table: Table) -> None:
    await one_session(table)
    before = len(table.read())
    shown = await asked(table)
    assert shown.message.ephemeral
    assert f"**Last time.** {RECAP}" in whole(shown.message)
    assert labels(shown.message) == ["Post it", "Change…", "Without", "Who is here?", "Title…"]
    assert len(table.read()) == before
    await table.gm.press(shown.message, "Post it")
    assert len(table.read()) == before + 1
    assert table.read()[-1].content.startswith("Session 2 begins.")
    assert f"**Last time.** {RECAP}" in public(table)[-1]


async def test_the_gm_words_it_in_a_form_with_the_text_filled_in(table: Table) -> None:
    await one_session(table)
    shown = await asked(table, title="The pass")
    form = await table.gm.press(shown.message, "Change…")
    inputs = [row["component"] for row in form.form["components"]]
    assert [one["value"] for one in inputs] == ["The pass", RECAP]
    await table.gm.fill(form, "Over the pass", "A lantern, a coat, and *no* road.")
    assert "Session 2 begins: “Over the pass”." in table.read()[-1].content
    assert r"**Last time.** A lantern, a coat, and \*no\* road." in public(table)[-1]
    assert (await table.state()).campaign.session == 2


async def test_a_text_that_is_too_long_is_refused_and_starts_nothing(table: Table) -> None:
    await one_session(table)
    (words,) = [each for each in ids((await asked(table)).message) if "course-words" in each]
    refused = await table.gm.forge_form(words.replace("words", "worded") + ":", "", "x" * 601)
    assert "there’s room for 600" in refused.text
    assert not (await table.state()).campaign.in_session


async def test_words_typed_for_a_preview_that_no_longer_holds_are_kept_and_can_be_sent_again(
    table: Table,
) -> None:
    await one_session(table)
    form = await table.gm.press((await asked(table)).message, "Change…")
    await table.play(ChangeScene(), table.gm)
    refused = (await table.gm.fill(form, "The pass", "A lantern, and no road.")).message
    assert "would no longer change just what you saw" in refused.content
    assert not (await table.state()).campaign.in_session
    again = await table.gm.press(refused, "Correct it")
    assert [row["component"]["value"] for row in again.form["components"]] == [
        "The pass",
        "A lantern, and no road.",
    ]
    await table.gm.send(again)
    assert "A lantern, and no road." in public(table)[-1]
    assert (await table.state()).campaign.session == 2


async def test_words_typed_while_another_gm_starts_are_kept(table: Table) -> None:
    await one_session(table)
    form = await table.gm.press((await asked(table)).message, "Change…")
    await table.play(StartSession(), table.gm)
    refused = (await table.gm.fill(form, "The pass", "A lantern, and no road.")).message
    assert "A lantern, and no road." in whole(refused)


async def test_without_it_nothing_is_told_of_the_last_session(table: Table) -> None:
    await one_session(table)
    await table.gm.press((await asked(table)).message, "Without")
    assert "Last time" not in public(table)[-1]
    assert (await table.state()).campaign.session == 2


async def test_before_the_first_session_there_is_none(table: Table) -> None:
    await table.campaign()
    shown = await asked(table)
    assert labels(shown.message) == ["Start", "Who is here?", "Title…"]
    assert "Last time" not in whole(shown.message)


async def test_the_recap_is_in_the_language_of_the_campaign(table: Table) -> None:
    await one_session(table)
    table.languages[table.gm.id] = "sv-SE"
    shown = await asked(table)
    assert "**Förra gången.** Taking part: Mira. Since then" in whole(shown.message)


async def test_pressing_twice_or_after_a_restart_tells_it_once(table: Table) -> None:
    await one_session(table)
    first, second = (await asked(table)).message, (await asked(table)).message
    await table.restart()
    await table.gm.press(first, "Post it")
    again = await table.gm.press(second, "Post it")
    assert "already" in again.text
    assert sum("Last time" in each for each in public(table)) == 1
    assert (await table.state()).campaign.session == 2


async def test_a_recap_that_has_changed_in_the_meantime_is_shown_again_first(table: Table) -> None:
    await one_session(table)
    shown = await asked(table)
    await table.play(StartSession(), table.gm)
    mira = await table.character("Mira")
    use = nyx.UseInStory(character=mira.id, aspect=2, helps=False, text="the bridge is gone")
    await table.play(use, table.alva)
    await table.play(EndSession(), table.gm)
    await table.gm.press(shown.message, "Post it")
    assert not (await table.state()).campaign.in_session
    assert "Last time" not in public(table)[-1]


async def test_a_player_cannot_start_with_a_recap(table: Table) -> None:
    await one_session(table)
    await asked(table)
    for custom_id in ("course-recap:1:x:y", "course-words:1:x", "course-title:1:scene:"):
        refused = await table.alva.forge(f"n:{custom_id}")
        assert "GM" in refused.text
    refused = await table.alva.forge_form("n:course-worded:1:x:", "A title", "My own words")
    assert "GM" in refused.text
    assert not (await table.state()).campaign.in_session


@pytest.mark.parametrize("present", [(), ("1", ALVA)], ids=["nobody noted", "noted"])
async def test_who_was_away_reads_it_by_now_and_nobody_else_does(
    table: Table, present: tuple[str, ...]
) -> None:
    await one_session(table, present)
    away = await table.boris.slash("now")
    assert away.message.ephemeral
    assert RECAP in whole(away.message)
    await table.gm.press((await asked(table)).message, "Post it")
    assert RECAP in whole((await table.boris.slash("now")).message)
    assert RECAP not in whole((await table.alva.slash("now")).message)


# ------------------------------------------------------------------------------------------ titles


async def test_a_scene_is_given_a_title_by_the_command_or_by_the_button(table: Table) -> None:
    await table.campaign()
    shown = await table.gm.slash("scene new", title="The ravine")
    assert labels(shown.message) == ["Next scene", "The ravine"]
    form = await table.gm.press(shown.message, "The ravine")
    again = await table.gm.fill(form, "The deep ravine")
    assert labels(again.place) == ["Next scene", "The deep ravine"]
    await table.restart()
    await table.gm.press(again.place, "Next scene")
    assert table.read()[-1].content == "Scene 2 begins: “The deep ravine”."


async def test_a_title_that_is_taken_away_again_leaves_the_scene_without(table: Table) -> None:
    await table.campaign()
    shown = await table.gm.slash("scene new", title="The ravine")
    form = await table.gm.press(shown.message, "The ravine")
    again = await table.gm.fill(form, "")
    assert labels(again.place) == ["Next scene", "Title…"]
    await table.gm.press(again.place, "Next scene")
    assert table.read()[-1].content == "Scene 2 begins."


async def test_the_title_is_kept_while_the_gm_ticks_who_is_here(table: Table) -> None:
    await table.campaign()
    shown = await asked(table, title="The pass")
    ticking = (await table.gm.press(shown.message, "Who is here?")).place
    ticked = await table.gm.choose(ticking, "course-ticked", "0")
    await table.gm.press(ticked.place, "Start")
    assert table.read()[-1].content.startswith("Session 1 begins: “The pass”.")


async def test_a_title_pings_nobody_and_breaks_no_message(table: Table) -> None:
    await table.campaign()
    shown = await table.gm.slash("scene new", title="@everyone **x** `y`")
    await table.gm.press(shown.message, "Next scene")
    assert "**x**" not in table.read()[-1].content
    assert not table.read()[-1].mention_everyone


async def test_without_a_title_the_game_says_something_of_its_own_and_with_one_it_does_not(
    table: Table,
) -> None:
    await table.campaign()
    await table.gm.declares("scene new")
    assert len(whole(table.read()[-1])) > len("Scene 2 begins.\nThe Night Train\n") + 20
    await table.gm.press((await table.gm.slash("scene new", title="The ravine")).message, "Next scene")
    said = [event for event in await events(table) if isinstance(event, Worded)]
    assert [one.said[0].beat for one in said] == ["scene-ends", "scene-opens"]


async def test_a_title_and_its_sentences_are_taken_back_with_the_scene(table: Table) -> None:
    await table.campaign()
    await table.gm.declares("scene new")
    assert (await table.bot.table.store.log.told(1)).rounds > 0
    shown = await table.gm.slash("undo")
    await table.gm.press_id(shown.message, "n:undo:")
    assert (await table.state()).campaign.scene == 1
    assert (await table.bot.table.store.log.told(1)).rounds == 0


async def test_a_recap_is_taken_back_with_the_start_of_its_session_and_can_be_told_again(
    table: Table,
) -> None:
    await one_session(table)
    await table.gm.press((await asked(table)).message, "Post it")
    undo = await table.gm.slash("undo")
    assert f"**Last time.** {RECAP}" in whole(undo.message), "the GM sees what is taken back"
    await table.gm.press_id(undo.message, "n:undo:")
    assert not (await table.state()).campaign.in_session
    assert "n:undo:" not in ids(table.read()[-1])
    shown = await asked(table)
    assert f"**Last time.** {RECAP}" in whole(shown.message)
    await table.gm.press(shown.message, "Without")
    assert not [one for one in await events(table) if isinstance(one, SessionStarted) and one.recap][1:]


async def events(table: Table) -> list[Event]:
    saves = range(1, (await table.version() or 0) + 1)
    return [one.event for save in saves for one in await table.bot.table.store.log.of_save(1, save)]


async def test_all_of_the_last_session_is_a_tap_away_from_where_it_is_told(table: Table) -> None:
    await one_session(table)
    await table.gm.press((await asked(table)).message, "Post it")
    read = await table.boris.press(table.read()[-1], "Read all of it")
    assert read.message.ephemeral
    assert "Session 1, page 1" in read.text
    assert "the lantern goes out" in whole(read.message)


async def test_who_was_away_reads_all_of_it_from_now(table: Table) -> None:
    await one_session(table, present=(ALVA,))
    shown = await table.boris.slash("now")
    assert "the lantern goes out" in whole((await table.boris.press(shown.message, "Read all of it")).message)
    assert "Read all of it" not in labels((await table.alva.slash("now")).message)


async def test_a_session_that_tells_nothing_of_the_last_one_has_no_button_for_it(table: Table) -> None:
    await one_session(table)
    await table.gm.press((await asked(table)).message, "Without")
    assert "Read all of it" not in labels(table.read()[-1])


async def test_a_recap_moves_with_the_campaign_and_stands_in_both_editions(table: Table) -> None:
    await one_session(table)
    await table.gm.press((await asked(table)).message, "Post it")
    for edition in ("players", "gm"):
        told = await exported(table, table.gm, "journal export", edition=edition, format="json")
        assert json.dumps(RECAP, ensure_ascii=False)[1:-1] in told.decode()
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    await table.gm.slash("campaign unbind")
    answer = await brought(table.gm, "campaign import", file)
    moved = [one.event for one in await table.bot.table.store.log.events(2)]
    recaps = [event.recap for event in moved if isinstance(event, SessionStarted)]
    assert recaps == ["", RECAP], answer.text
