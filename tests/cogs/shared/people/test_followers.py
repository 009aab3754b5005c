"""Spectators follow a campaign by a button: they read what everybody may know, and nobody pings them."""

import json
from typing import Any

import pytest

from narration.text.line import line
from narration.text.texts import bundled_texts
from rules.campaign.handouts import MakeHandout, ShowHandout
from tests.simulated.effort import Effort
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Person, Table


def newcomer(table: Table) -> Person:
    """Return somebody on the server without a seat."""
    return Person(table, table.guild.add_member(table.env.create_user("cleo")))


@pytest.fixture
async def founded(table: Table) -> Table:
    await table.gm.slash("campaign new", system="nyx", name="River")
    return table


async def test_somebody_without_a_seat_follows_and_is_counted(founded: Table) -> None:
    cleo, message = newcomer(founded), founded.read()[-1]
    answer = await cleo.press(message, "Follow")
    assert answer.message.ephemeral
    assert "You follow River." in answer.text
    await founded.env.settle()
    assert "1 spectator" in whole(next(one for one in founded.read() if one.id == message.id))
    await cleo.press(message, "Follow")
    assert await founded.bot.table.store.followers.count(1) == 1


async def test_a_spectator_stops_following(founded: Table) -> None:
    cleo, message = newcomer(founded), founded.read()[-1]
    answer = await cleo.press(message, "Follow")
    await cleo.press(answer.message, "Stop following")
    await founded.env.settle()
    assert await founded.bot.table.store.followers.count(1) == 0
    assert "spectator" not in whole(next(one for one in founded.read() if one.id == message.id))


async def test_someone_with_a_seat_need_not_follow(founded: Table) -> None:
    answer = await founded.gm.press(founded.read()[-1], "Follow")
    assert "You have a seat in River" in answer.text
    assert await founded.bot.table.store.followers.count(1) == 0


async def test_a_spectator_reads_the_players_edition_and_handouts_for_all(founded: Table) -> None:
    cleo, message = newcomer(founded), founded.read()[-1]
    await founded.play(MakeHandout(title="A letter", text="a lantern"), founded.gm)
    await founded.play(MakeHandout(title="For later", text="an owl"), founded.gm)
    await founded.play(ShowHandout(number=1, everybody=True), founded.gm)
    answer = await cleo.press(message, "Follow")
    read = whole((await cleo.press(answer.message, "Read the journal")).message)
    assert "a lantern" in read
    assert "owl" not in read
    assert "A letter" not in labels((await cleo.slash("handout")).message)


async def test_now_tells_a_spectator_so_and_opens_the_journal(founded: Table) -> None:
    cleo = newcomer(founded)
    assert (await cleo.slash("now")).text.startswith("You have no seat in River")
    await cleo.press(founded.read()[-1], "Follow")
    shown = await cleo.slash("now")
    assert shown.text.startswith("You follow River")
    assert "River" in whole((await cleo.press(shown.message, "Read the journal")).message)


async def test_nobody_who_follows_is_pinged(founded: Table) -> None:
    cleo = newcomer(founded)
    await cleo.press(founded.read()[-1], "Follow")
    founded.effort = Effort()
    await founded.gm.fill(await founded.gm.forge("n:meet-ask:1"), "thu 19:00", "London")
    await founded.gm.declares("session start")
    await founded.play(MakeHandout(title="A letter", text="a lantern"), founded.gm)
    await founded.gm.forge("n:handout-all:1:1")
    await founded.gm.declares("session end")
    assert founded.effort.posts > 2
    assert not any(cleo.id in [each.id for each in one.mentions] for one in founded.read())
    assert cleo.letters == []


async def test_now_elsewhere_lists_what_one_follows(founded: Table) -> None:
    cleo = newcomer(founded)
    await cleo.press(founded.read()[-1], "Follow")
    other = founded.guild.create_text_channel("elsewhere")
    assert "River" in whole((await cleo.slash("now", other)).message)


async def test_what_is_stored_about_a_spectator_is_shown_exported_and_erased(founded: Table) -> None:
    cleo = newcomer(founded)
    await cleo.press(founded.read()[-1], "Follow")
    assert "River: you follow it" in whole((await cleo.slash("privacy show")).message)
    (file,) = (await cleo.slash("privacy export")).place.attachments
    about: dict[str, Any] = json.loads(await file.read())
    assert (about["follows"], about["invitations"]) == (["River"], [])
    asked = await cleo.slash("privacy erase")
    await cleo.press(asked.message, "Forget me")
    assert await founded.bot.table.store.followers.of(cleo.id) == ()


async def test_spectators_go_with_the_campaign(founded: Table) -> None:
    cleo = newcomer(founded)
    await cleo.press(founded.read()[-1], "Follow")
    await founded.gm.forge("n:delete:1")
    assert await founded.bot.table.store.followers.of(cleo.id) == ()


@pytest.mark.parametrize(
    ("count", "said"), [(1, "зритель"), (2, "зрителя"), (5, "зрителей"), (21, "зритель")]
)
def test_their_number_is_said_in_russian(count: int, said: str) -> None:
    assert bundled_texts().say("ru", line("campaign-followers", count=count)).endswith(f"{count} {said}")


async def test_help_tells_somebody_without_a_seat_that_they_can_follow(founded: Table) -> None:
    cleo = newcomer(founded)
    shown = await cleo.slash("help")
    assert "Or only follow the story: **Follow**. Nobody pings you." in whole(shown.message)
    assert "You follow River" in (await cleo.press(shown.message, "Follow")).text
    again = (await cleo.slash("help")).message
    assert ("You follow the story" in whole(again), "Follow" in labels(again)) == (True, False)
    assert "Follow" not in labels((await founded.gm.slash("help")).message)
