"""Play by post: late players are reminded, and the default for a missed deadline is announced openly."""

import asyncio
from datetime import UTC, datetime, timedelta

from rules.campaign.actions import AppointStandIn, ChangeSetting, GiveCharacter
from rules.campaign.events import TimeRanOut
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Sealed, Tactic
from table.deadlines import play_drawn
from tests.simulated.reading import ids, labels, menu_ids, options, whole
from tests.simulated.tabletop import Table

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


async def by_post(table: Table, **settings: str) -> None:
    """Start a duel of Alva's Mira against Boris's Tove, one day per round; the GM only watches."""
    table.watch.time = NOON
    await table.duel()
    await timed(table, **settings)


async def timed(table: Table, **settings: str) -> None:
    for key, value in {"deadline": "24", **settings}.items():
        await table.play(ChangeSetting(key=key, value=value), table.gm)
    await after(table, 0)


async def after(table: Table, hours: float) -> None:
    """Run the scheduler at this many hours after the start, which is at noon."""
    table.watch.time = NOON + timedelta(hours=hours)
    await table.bot.services.scheduler.tick()
    await table.env.settle()


async def tactics(table: Table) -> None:
    """Let both sides declare, so that they must pick tactics, and run the scheduler."""
    await table.declared(table.alva, table.boris)
    await after(table, 0)


def pinged(text: str, *people: object) -> bool:
    return all(f"<@{person.id}>" in text for person in people)  # type: ignore[attr-defined]


async def test_only_the_missing_player_is_reminded_and_only_once(table: Table) -> None:
    await by_post(table, offset="+1")
    await tactics(table)
    await table.picked(table.alva, "Waiting")
    before = len(table.read())
    await after(table, 11.9)
    assert len(table.read()) == before
    await after(table, 12)
    await after(table, 13)
    (told,) = table.read()[before:]
    due = int((NOON + timedelta(hours=24)).timestamp())
    assert told.content == (
        "⏳ “Mira – Tove” is waiting for: Tove.\n"
        f"Until 24 November, 13:00 (UTC+1): <t:{due}:F>, <t:{due}:R>. <@{table.boris.id}>"
    )
    assert [user.id for user in told.mentions] == [table.boris.id]
    assert labels(told) == ["Choose", "Status", "More…"]
    table.dice.add(5, 5)
    shown = await table.boris.press(told, "Choose")
    await table.boris.press(shown.message, "Offensive")
    assert (await table.conflict()).rolled == 1


async def test_a_stand_in_is_pinged_too(table: Table) -> None:
    await by_post(table)
    gm, alva = (record.id for record in (await table.state()).campaign.seats[:2])
    await table.play(AppointStandIn(seat=alva, stand_in=gm), table.gm)
    await table.declared(table.boris)
    await after(table, 12)
    told = table.read()[-1]
    assert pinged(told.content, table.alva, table.gm)
    assert not pinged(told.content, table.boris)


async def test_when_everybody_picks_in_time_the_reveal_is_immediate_and_the_clock_restarts(
    table: Table,
) -> None:
    await by_post(table)
    await tactics(table)
    (old,) = await table.bot.table.store.deadlines.of(1)
    table.dice.add(5, 5)
    await table.picked(table.alva, "Waiting")
    await table.picked(table.boris, "Waiting")
    assert table.story.content.startswith("Round 1")
    await after(table, 1)
    (new,) = await table.bot.table.store.deadlines.of(1)
    assert (new.contest, new.due) == (old.contest, NOON + timedelta(hours=25))
    assert new.wait != old.wait


async def test_without_deadlines_the_clock_does_nothing(table: Table) -> None:
    await by_post(table)
    await table.play(ChangeSetting(key="deadline", value="off"), table.gm)
    before = len(table.read())
    await after(table, 500)
    assert len(table.read()) == before
    assert await table.bot.table.store.deadlines.campaigns() == ()


async def test_the_dice_pick_for_a_missing_player_and_nobody_sees_the_pick(table: Table) -> None:
    await by_post(table, default="random", grace="2", offset="+3")
    await tactics(table)
    await after(table, 12)
    assert (
        "After 24 November, 17:00 (UTC+3), the dice pick for anyone who hasn’t acted."
        in table.read()[-1].content
    )
    await after(table, 25.9)
    assert (await table.conflict()).side(1).pick is None
    await table.picked(table.boris, "Waiting")
    table.dice.add(2, 5, 5)
    await after(table, 26)
    assert (await table.conflict()).side(1).pick is Tactic.WAITING
    assert any(m.content.startswith("⏳ Time ran out. The dice picked for: Mira.") for m in table.read())
    assert "⏳ Time ran out for Mira: the dice pick." in whole(table.story)


async def test_a_pick_by_the_dice_stays_sealed_for_its_player_too(table: Table) -> None:
    await by_post(table, default="random")
    await tactics(table)
    state = await table.state()
    system = table.bot.table.system(state)
    (mira, _) = system.waits(state)
    table.dice.add(3)
    await play_drawn(table.bot.table, 1, mira)
    state = await table.state()
    assert next(iter(state.contests.values())).side(1).pick is Tactic.OFFENSIVE
    for seat in (*(state.campaign.seat_of(each.id) for each in (table.gm, table.alva, table.boris)), PUBLIC):
        assert next(iter(system.view(state, seat).contests.values())).side(1).pick is Sealed.SEALED
    status = await table.alva.press(table.panel, "Status")
    assert "Offensive" not in whole(status.message)


async def test_if_everybody_stays_away_the_dice_pick_for_everybody(table: Table) -> None:
    await by_post(table, default="random")
    await tactics(table)
    await after(table, 12)
    table.dice.add(2, 2, 5, 5)
    await after(table, 24)
    logged = [entry.event for entry in await table.bot.table.store.log.events(1)]
    assert [event.name for event in logged if isinstance(event, TimeRanOut)] == ["Mira", "Tove"]
    assert table.dice.left == 0


async def test_a_restart_midway_repeats_no_reminder_and_the_default_is_still_played(
    table: Table,
) -> None:
    await by_post(table, default="random")
    await tactics(table)
    await table.picked(table.boris, "Waiting")
    await after(table, 12)
    before = len(table.read())
    await table.restart()
    await after(table, 13)
    assert len(table.read()) == before
    await table.restart()
    table.dice.add(2, 5, 5)
    await after(table, 24)
    assert "Time ran out for Mira" in whole(table.story)


async def test_two_checks_at_once_act_only_once(table: Table) -> None:
    await by_post(table, default="random")
    await tactics(table)
    await table.picked(table.boris, "Waiting")
    before = len(table.read())
    table.watch.time = NOON + timedelta(hours=12)
    await asyncio.gather(table.bot.services.scheduler.tick(), table.bot.services.scheduler.tick())
    assert len(table.read()) == before + 1
    table.watch.time = NOON + timedelta(hours=24)
    table.dice.add(2, 2, 2, 2)  # for whichever of the two checks plays the default
    await asyncio.gather(table.bot.services.scheduler.tick(), table.bot.services.scheduler.tick())
    await table.env.settle()
    logged = [entry.event for entry in await table.bot.table.store.log.events(1)]
    assert len([event for event in logged if isinstance(event, TimeRanOut)]) == 1
    assert len([m for m in table.read() if m.content.startswith("⏳ Time ran out. The")]) == 1


async def test_the_gm_picks_openly_in_front_of_everybody(table: Table) -> None:
    await by_post(table, default="gm")
    await tactics(table)
    await after(table, 12)
    await after(table, 24)
    told = table.read()[-1]
    assert told.content.startswith("⏳ Time ran out for: Mira, Tove. The GM can pick for them")
    assert [user.id for user in told.mentions] == [table.gm.id]
    assert labels(told) == labels(table.gm.letters[-1]) == ["Pick openly…"]
    assert (await table.alva.press(told, "Pick openly…")).text.startswith("Only the GM")
    shown = await table.gm.press(table.gm.letters[-1], "Pick openly…")
    assert len(menu_ids(shown.message)) == 2
    first, second = menu_ids(shown.message)
    verb = " ".join(first.split(":")[1:])
    waiting = options(shown.message, verb)["Waiting"]
    await table.gm.forge(first, [waiting], at=table.gm.actor.user.dm_channel)
    assert table.read()[-1].content == "⏳ The GM picks openly for Mira: Waiting."
    known = table.bot.table.system(await table.state()).view(await table.state(), PUBLIC)
    assert next(iter(known.contests.values())).side(1).pick is Sealed.SEALED
    again = await table.gm.forge(first, [waiting])
    assert again.text.startswith("Nobody is waiting for this any more, or there’s still time")
    assert (await table.gm.forge(second, ["other"])).text.startswith("This button")


async def test_the_gm_makes_their_own_choice_first(table: Table) -> None:
    table.watch.time = NOON
    await table.wrestling()
    await timed(table, default="gm")
    await table.declared(table.alva)
    for hours in (0, 12, 24):
        await after(table, hours)
    told = table.read()[-1]
    assert labels(told) == ["Pick openly…"]
    refused = await table.gm.press(told, "Pick openly…")
    assert refused.text.startswith("You’d know too much")
    early = await table.gm.forge("n:overdue:1:99")
    assert early.text.startswith("Nobody is waiting for this any more, or there’s still time")


async def test_a_gm_who_plays_a_character_in_the_contest_chooses_first_for_it(table: Table) -> None:
    table.watch.time = NOON
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    tove = await table.finished_character(table.boris, "Tove", (7, 5, 5))
    await table.play(GiveCharacter(character=tove.id, seat="1"), table.gm)
    await table.open_conflict("Mira", "Tove")
    await timed(table, default="gm")
    await table.declared(table.alva, table.gm)
    for hours in (0, 12, 24):
        await after(table, hours)
    refused = await table.gm.press(table.read()[-1], "Pick openly…")
    assert refused.text.startswith("You’d know too much")


async def test_a_reminder_that_discord_rejected_is_sent_at_the_next_check(table: Table) -> None:
    await by_post(table)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=500, times=None)
    await after(table, 12)
    table.env.backend.faults.clear()
    before = len(table.read())
    await after(table, 12.1)
    assert pinged(table.read()[-1].content, table.alva, table.boris)
    assert len(table.read()) == before + 1


async def test_where_the_bot_cannot_post_it_sends_no_reminder_and_plays_no_default_without_warning(
    table: Table,
) -> None:
    await by_post(table, default="random")
    await tactics(table)
    await table.picked(table.boris, "Waiting")
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=403, times=None)
    await after(table, 12)
    table.env.backend.faults.clear()
    before = len(table.read())
    await after(table, 12.1)
    assert len(table.read()) == before
    assert ids(table.panel)
    await after(table, 23.9)
    assert len(table.read()) == before
    await after(table, 24)
    assert pinged(table.read()[-1].content, table.alva)
    assert not pinged(table.read()[-1].content, table.boris)
