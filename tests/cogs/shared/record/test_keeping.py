"""“Keep in journal”: what somebody wrote in the channel is in the journal as their words, in all games."""

from collections.abc import Awaitable, Callable

import pytest

from rules.campaign.events import MessageKept
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.cogs.shared.record.test_journal import file_of
from tests.cogs.shared.record.test_undo import take_back
from tests.simulated.noir_combats import main, noir
from tests.simulated.reading import whole
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_play import party

KEEP = "Keep in journal"
SAID = "The lamps go out, one after the other."


async def nyx(table: Table) -> None:
    """Set up a campaign of Nyx in which Alva plays Mira."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


async def in_noir(table: Table) -> None:
    """Set up a campaign of Noir in which Alva plays Mira."""
    await noir(table)
    await main(table, table.alva, "Mira")


async def kept(table: Table, by: Person, author: Person, said: str = SAID) -> Answer:
    """Let somebody write in the channel, and somebody keep it."""
    return await by.menu(KEEP, await author.actor.send(table.channel, said))


async def journal(table: Table) -> str:
    return whole((await table.boris.slash("journal show")).message)


@pytest.mark.parametrize("game", [nyx, in_noir, party])
async def test_words_of_a_player_are_kept_as_their_character_s(
    table: Table, game: Callable[[Table], Awaitable[None]]
) -> None:
    await game(table)
    answer = await kept(table, table.alva, table.alva)
    assert answer.place.ephemeral
    assert "🔖 Mira: kept in the journal." in whole(table.read()[-1])
    shown = await journal(table)
    assert SAID in shown
    assert "Mira" in shown.split(SAID)[0]


async def test_the_gm_keeps_anybody_s_words_and_their_own(table: Table) -> None:
    await nyx(table)
    await kept(table, table.gm, table.alva)
    await kept(table, table.gm, table.gm, "It begins to rain.")
    await kept(table, table.boris, table.boris, "I am not here yet.")
    shown = await journal(table)
    assert "It begins to rain." in shown
    assert "A player" in shown.split("I am not here yet.")[0], "one without a character has no name"
    assert "🔖 GM: kept in the journal." in "".join(map(whole, table.read()))


async def test_what_is_kept_names_no_account_and_pings_nobody(table: Table) -> None:
    await nyx(table)
    said = f"<@{table.alva.id}> and <@!{table.boris.id}> run to <#{table.channel.id}> <:owl:123> @everyone"
    await kept(table, table.gm, table.gm, said)
    (event,) = [one.event for one in await table.bot.table.store.log.of_kinds(1, ["message-kept"])]
    assert isinstance(event, MessageKept)
    assert event.text == "Mira and … run to … :owl: @everyone"
    assert "Mira and … run to" in await journal(table)
    assert not table.read()[-1].mention_everyone


async def test_an_undo_takes_it_out_again_and_it_can_be_kept_later(table: Table) -> None:
    await nyx(table)
    said = await table.alva.actor.send(table.channel, SAID)
    await table.alva.menu(KEEP, said)
    await take_back(table.alva)
    assert SAID not in await journal(table)
    await table.restart()
    await table.gm.menu(KEEP, said)
    assert SAID in await journal(table)


async def test_a_double_click_keeps_it_once(table: Table) -> None:
    await nyx(table)
    said = await table.alva.actor.send(table.channel, SAID)
    await table.alva.menu(KEEP, said)
    again = await table.gm.menu(KEEP, said)
    assert again.text == "This is in the journal already. Look it up there."
    assert len(await table.bot.table.store.log.of_kinds(1, ["message-kept"])) == 1


async def test_last_time_quotes_what_was_kept(table: Table) -> None:
    await nyx(table)
    await table.gm.declares("session start")
    await kept(table, table.gm, table.alva)
    await table.gm.declares("session end")
    shown = await table.gm.slash("session start")
    assert SAID.removesuffix(".") in whole(shown.message)


async def test_both_editions_and_every_form_of_the_journal_have_it(table: Table) -> None:
    await nyx(table)
    await kept(table, table.alva, table.alva)
    for form in ("html", "md", "json"):
        for person, edition in ((table.boris, "players"), (table.gm, "gm")):
            answer = await person.slash("journal export", None, format=form, edition=edition)
            assert SAID in await file_of(answer)


async def test_kept_words_move_with_the_campaign_without_the_id_of_the_message(table: Table) -> None:
    await nyx(table)
    await kept(table, table.alva, table.alva)
    file = await exported(table, table.gm, "campaign export")
    await table.gm.slash("campaign unbind")
    answer = await brought(table.gm, "campaign import", file)
    (event,) = [one.event for one in await table.bot.table.store.log.of_kinds(2, ["message-kept"])]
    assert isinstance(event, MessageKept), answer.text
    assert (event.text, event.by, event.message) == (SAID, "Mira", 0)
    assert SAID in whole((await table.gm.slash("journal show")).message)
