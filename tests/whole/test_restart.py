"""A bot that is stopped and started again loses nothing, and its messages in Discord keep working."""

from collections.abc import Awaitable, Callable

import pytest

from chat.contests.chapters import live_post
from rules.nyx.base.enums import Phase
from storage.display_state import Post
from tests.cogs.nyx.test_rounds import harmed, won_by_alva
from tests.simulated.reading import ids, options, whole
from tests.simulated.tabletop import Answer, Message, Table


async def test_a_round_is_played_with_a_restart_before_every_tap(table: Table) -> None:
    await table.wrestling(lead=-3)
    taps: list[Callable[[], Awaitable[object]]] = []
    shown: list[Answer] = []

    async def choose(label: str) -> None:
        shown.append(await table.alva.press(table.panel, label))

    taps = [
        lambda: choose("Choose"),
        lambda: table.alva.press(shown[-1].message, "Offensive"),
        lambda: table.gm.press(table.gm.letters[-1], "Waiting"),
        lambda: choose("Penalty…"),
        lambda: table.alva.press(shown[-1].message, "Fatigue"),
    ]
    table.dice.add(9, 4)
    for tap in taps:
        await table.restart()
        await tap()
    conflict = await table.conflict()
    assert (conflict.turn, conflict.marker, conflict.phase) == (2, -5, Phase.DECLARE)
    assert (await table.character("Mira")).ratings["body"].current == 2  # type: ignore[index]
    assert [m.content.split(":")[0] for m in table.read() if m.content.startswith("Round")] == ["Round 1"]


async def test_a_form_that_was_opened_before_a_restart_can_be_sent_after_it(table: Table) -> None:
    await harmed(table)
    shown = await table.alva.press(table.panel, "Penalty…")
    form = await table.alva.press(shown.message, "Damage…")
    await table.restart()
    await table.alva.fill(form, "Twisted ankle")
    assert [a.name for a in (await table.character("Mira")).damage] == ["Twisted ankle"]


async def test_an_unfinished_sheet_continues_after_a_restart(table: Table) -> None:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    opened = await table.alva.press(form, "Aspects 1–5")
    await table.restart()
    await table.alva.fill(opened, "Stubborn", "Rebel")
    await table.alva.choose(form, "sheet-attribute body", "7")
    character = await table.character("Mira")
    assert [a.name for a in character.aspects[:3]] == ["Stubborn", "Rebel", ""]
    assert "Sum 17 of 17" in whole(Message(table.env, form._message))


async def test_a_roll_in_progress_is_rolled_after_a_restart(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    shown = await table.alva.slash("nyx roll", attribute="mind")
    helps = options(shown.message, "roll-set positive")
    chosen = await table.alva.choose(shown.message, "roll-set positive", helps["Small (1)"])
    await table.restart()
    table.dice.add(2, 4)
    await table.alva.press(chosen.message, "Roll")
    await table.restart()
    await table.gm.press(table.panel, "Allow")
    assert any(m.content.startswith("Mira rolls Mind 5") for m in table.read())


async def test_a_start_posts_nothing_twice(table: Table) -> None:
    await won_by_alva(table)
    before = [(m.id, m.content) for m in table.read()]
    letters = [m.id for m in table.gm.letters]
    await table.restart()
    await table.restart()
    assert [(m.id, m.content) for m in table.read()] == before
    assert [m.id for m in table.gm.letters] == letters


async def test_a_panel_that_could_not_be_edited_is_corrected_by_the_next_start(table: Table) -> None:
    await table.wrestling()
    await cut_off(table)
    await table.picked(table.alva, "Waiting")
    assert "🔒 Mira · " not in table.panel.content
    await back_again(table)
    await table.restart()
    assert "🔒 Mira · " in table.panel.content


async def test_a_panel_that_could_not_be_edited_is_corrected_by_anybodys_next_press(
    table: Table,
) -> None:
    await table.wrestling()
    await cut_off(table)
    await table.picked(table.alva, "Waiting")
    await back_again(table)
    await table.boris.press(table.panel, "Status")
    assert "🔒 Mira · " in table.panel.content


async def test_a_round_whose_story_could_not_be_posted_is_told_by_the_next_start(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Defensive")
    await cut_off(table)
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    assert not any(m.content.startswith("Round 1") for m in table.read())
    await back_again(table)
    await table.restart()
    assert table.story.content.startswith("Round 1: the lead goes to Mira, by 3.")
    assert "Round 1: the lead goes to Mira" in table.panel.content


async def test_a_conflict_whose_panel_was_deleted_gets_a_new_one(table: Table) -> None:
    await table.wrestling()
    (post,) = await panels(table)
    shown = await table.alva.press(table.panel, "Choose")
    await table.gm.actor.delete(table.panel)
    await table.alva.press(shown.message, "Waiting")
    (new,) = await panels(table)
    assert new.message != post.message
    assert "🔒 Mira · " in table.panel.content


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_stale_button_answers_what_is_current(table: Table, restarts: bool) -> None:
    await table.wrestling(lead=-1)
    picker = (await table.alva.press(table.panel, "Choose")).message
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    if restarts:
        await table.restart()
    late = await table.alva.press(picker, "Waiting")
    refusal, current = late.text.split("\n")
    assert refusal == "Round 1 is over. This is round 2: use the newest panel."
    assert current.startswith("Round 2: Mira ahead by 2.")
    assert "n:seal:1:3:2:1:1:body:0:0:0" in ids(late.message)
    assert (await table.conflict()).turn == 2


async def test_a_panel_button_of_an_earlier_round_opens_the_current_duty(table: Table) -> None:
    await table.wrestling(lead=-1)
    (old,) = [each for each in ids(table.panel) if ":choose:" in each]
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    answer = await table.alva.forge(old)
    assert answer.text.startswith("Round 2")


async def cut_off(table: Table) -> None:
    """Make Discord reject every new or edited message of the bot in the channel from now on."""
    for method, path in (("POST", "messages"), ("PATCH", "messages/*"), ("DELETE", "messages/*")):
        table.env.inject_error(method, f"/channels/{table.channel.id}/{path}", status=500, times=None)


async def back_again(table: Table) -> None:
    """Make Discord accept them again."""
    table.env.backend.faults.clear()


async def panels(table: Table) -> list[Post]:
    """Return the live message as the store remembers it."""
    live = live_post(await table.bot.table.store.posts.of(1, "3"))
    return [live] if live else []


async def test_the_panels_buttons_say_that_a_conflict_is_over(table: Table) -> None:
    await table.wrestling()
    picker = (await table.alva.press(table.panel, "Choose")).message
    (declare,) = [each for each in ids(picker) if each.startswith("n:declare:")]
    tools = await table.gm.press(table.panel, "More…")
    old = list(ids(table.panel))
    asked = await table.gm.press(tools.message, "End conflict")
    await table.gm.press(asked.message, "Yes")
    assert (await table.alva.forge(old[0])).text == "“Mira – Guard” is over."
    assert (await table.alva.forge(declare)).text.startswith("“Mira – Guard” is over.")
    for custom_id in old[1:]:
        assert (await table.alva.forge(custom_id)).message.ephemeral


async def test_a_form_of_an_earlier_round_is_not_opened(table: Table) -> None:
    await table.wrestling(lead=-1)
    shown = await table.alva.press(table.panel, "Choose")
    declaring = await table.alva.press(shown.message, "Declare first")
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    answer = await table.alva.press(declaring.place, "Other goal…")
    assert answer.result.modal is None
    assert answer.text == "Round 1 is over. This is round 2: use the newest panel."


async def test_a_panel_that_somebody_deleted_is_replaced_by_the_next_one(table: Table) -> None:
    await table.wrestling(lead=-1)
    await table.picked(table.alva, "Defensive")
    await table.gm.actor.delete(table.panel)
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    assert "Round 1: the lead goes to Mira" in table.panel.content
    assert len(await panels(table)) == 1


async def test_every_menu_button_and_form_keeps_working_after_a_restart(table: Table) -> None:
    await table.wrestling(lead=-5, advantage=1)
    alva, gm = table.alva, table.gm
    shown: list[Answer] = []

    async def see(answer: Awaitable[Answer]) -> None:
        shown.append(await answer)

    def last() -> Message:
        return shown[-1].place

    steps: list[Callable[[], Awaitable[object]]] = [
        lambda: see(gm.press(table.panel, "More…")),
        lambda: gm.choose(last(), "modifier", "2.-1"),
        lambda: gm.choose(last(), "advantage", "1.2"),
        lambda: gm.choose(last(), "demand", "3"),
        lambda: see(alva.press(table.panel, "Choose")),
        lambda: see(alva.press(last(), "Accept")),
        lambda: see(alva.press(last(), "Declare first")),
        lambda: alva.choose(last(), "declare-set attribute", "interaction"),
        lambda: alva.choose(last(), "declare-set negative", "10"),
        lambda: see(alva.press(last(), "Other goal…")),
        lambda: see(alva.fill(shown[-1], "get away")),
        lambda: see(alva.press(last(), "Waiting")),
        lambda: see(gm.press(table.panel, "Choose")),
        lambda: gm.press(last(), "Defensive"),
        lambda: see(alva.press(table.panel, "Use the win")),
        lambda: see(alva.press(last(), "Story…")),
        lambda: alva.fill(shown[-1], "She finds a boat."),
        lambda: see(gm.press(table.panel, "Judge it")),
        lambda: gm.press(last(), "Allow"),
        lambda: see(alva.press(table.panel, "Penalty…")),
        lambda: see(alva.press(last(), "Damage…")),
        lambda: alva.fill(shown[-1], "Broken rib"),
        lambda: see(alva.press(table.panel, "More…")),
        lambda: see(alva.press(last(), "Give up")),
        lambda: alva.press(last(), "Yes"),
        lambda: see(alva.press(table.panel, "Tell it…")),
        lambda: alva.fill(shown[-1], "And so she fell."),
    ]
    table.dice.add(8, 7, 1, 3, 5)
    for step in steps:
        await table.restart()
        await step()
    mira, conflict = await table.character("Mira"), await table.conflict("3")
    assert (mira.points, [each.name for each in mira.damage]) == (8, ["Broken rib"])
    assert (conflict.side(1).goal, conflict.side(2).modifier, conflict.side(1).advantage) == (
        "get away",
        -1,
        2,
    )
    assert not conflict.is_open
    result = next(message for message in table.read() if message.content.startswith("Round 1"))
    for word in ("She finds a boat", "Broken rib", "Mira tells it"):
        assert word in whole(result)
    assert any(message.content.endswith("And so she fell.") for message in table.read())
