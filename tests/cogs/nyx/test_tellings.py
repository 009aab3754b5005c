"""What a narrator tells of a round is a reply to it, for all to see; the live message then is below it."""

import re
from typing import Any

import pytest

from chat.contests.tellings import is_telling
from rules.nyx.state.contest_actions import SetModifier, TellRound
from tests.cogs.nyx.rounds import round_for_alva
from tests.cogs.nyx.test_open_conflict import forbidden
from tests.cogs.shared.record.test_undo import take_back
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Person, Table
from tests.whole.test_restart import back_again, cut_off

PING = re.compile(r"<@\d+>")


async def tell(table: Table, person: Person, text: str) -> None:
    """Tell the round through the form under "More…"."""
    tools = await person.press(table.panel, "More…")
    await person.fill(await person.press(tools.message, "Tell it…"), text)


def told(table: Table) -> list[Any]:
    """Return the messages with what was told, oldest first."""
    return [message for message in table.read() if message.content.startswith("💬")]


def round_of(table: Table) -> Any:
    """Return the message of the first round."""
    return next(message for message in table.read() if message.content.startswith("Round 1"))


async def show(table: Table) -> None:
    """Change something and show the contest."""
    contest = (await table.conflict()).id
    await table.play(SetModifier(contest=contest, turn=2, side=1, modifier=-1), table.gm)
    await table.bot.services.live.show(1, contest)


@pytest.mark.rule("NYX-41")
async def test_a_telling_is_a_reply_to_its_round_and_the_live_message_moves_below_it(table: Table) -> None:
    await round_for_alva(table)
    before = round_of(table).id
    await tell(table, table.alva, "She lets him *rush* past. @everyone")
    result, reply, live = table.read()[-3:]
    assert result.id == before, "the round stays where it is"
    assert reply.content == "💬 **Mira:**\nShe lets him *rush* past. \\@everyone"
    assert reply.reference.message_id == before
    assert "rush" not in whole(result)
    link = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{reply.id}"
    assert f"[Mira tells it]({link})" in whole(result)
    assert not labels(result)
    assert labels(live)[0] == "Choose"
    assert not PING.search(live.content), "everybody has been called already"


async def test_who_tells_again_changes_the_reply_and_nothing_moves(table: Table) -> None:
    await round_for_alva(table)
    await tell(table, table.alva, "She lets him rush past.")
    messages = [message.id for message in table.read()]
    await tell(table, table.alva, "No, **he** stumbles.")
    assert [message.id for message in table.read()] == messages
    assert [message.content for message in told(table)] == ["💬 **Mira:**\nNo, **he** stumbles."]


async def test_who_tells_again_finds_their_own_words_in_the_form(table: Table) -> None:
    await round_for_alva(table)
    await tell(table, table.gm, "It begins to rain.")
    await tell(table, table.alva, "She lets him rush past.")
    for person, words in ((table.alva, "She lets him rush past."), (table.gm, "It begins to rain.")):
        tools = await person.press(table.panel, "More…")
        form = (await person.press(tools.message, "Tell it…")).form
        assert form["components"][0]["component"]["value"] == words


async def test_the_gm_s_telling_is_a_reply_of_its_own_with_the_live_message_below(table: Table) -> None:
    await round_for_alva(table)
    await tell(table, table.alva, "She lets him rush past.")
    await tell(table, table.gm, "It begins to rain.")
    first, second, live = table.read()[-3:]
    assert [first.content, second.content] == [
        "💬 **Mira:**\nShe lets him rush past.",
        "💬 **GM:**\nIt begins to rain.",
    ]
    assert labels(live)[0] == "Choose"
    assert "GM tells it" in whole(round_of(table))


async def test_the_next_round_replaces_the_message_below_the_telling(table: Table) -> None:
    await round_for_alva(table)
    await tell(table, table.alva, "She lets him rush past.")
    live = table.panel.id
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    messages = table.read()
    assert live not in [message.id for message in messages]
    assert messages[-1].content.startswith("Round 2")
    assert labels(messages[-1])
    assert len(told(table)) == 1
    assert "Mira tells it" in whole(round_of(table))


async def test_a_telling_is_posted_once_though_requests_fail(table: Table) -> None:
    await round_for_alva(table)
    conflict = await table.conflict()
    await cut_off(table)
    await table.play(TellRound(contest=conflict.id, turn=1, text="She smiles."), table.alva)
    await table.bot.services.live.show(1, conflict.id)
    assert not told(table)
    await back_again(table)
    await show(table)
    await show(table)
    assert len(told(table)) == 1
    assert labels(table.read()[-1])


async def test_a_telling_that_was_posted_and_not_remembered_is_posted_under_the_same_nonce(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await round_for_alva(table)
    conflict, store = await table.conflict(), table.bot.table.store
    await table.play(TellRound(contest=conflict.id, turn=1, text="She smiles."), table.alva)
    with monkeypatch.context() as broken:
        broken.setattr(store.posts, "put", _lost)
        with pytest.raises(ConnectionAbortedError):
            await table.bot.services.live.show(1, conflict.id)
    await show(table)
    nonces = [one["nonce"] for one in posted(table) if str(one.get("content")).startswith("💬")]
    assert len(nonces) == 2
    assert len(set(nonces)) == 1, "Discord recognises the message by it"
    assert [post for post in await store.posts.of(1, conflict.id) if is_telling(post)]


def posted(table: Table) -> list[Any]:
    """Return what was sent with the requests that post a message in the channel."""
    path = f"/channels/{table.channel.id}/messages"
    sent = [each for each in table.env.http_requests if each.method == "POST" and each.path == path]
    return [dict(each.json or {}) for each in sent]


async def _lost(*_: Any) -> None:
    raise ConnectionAbortedError


async def test_an_undone_telling_is_deleted_and_the_round_gets_its_buttons_back(table: Table) -> None:
    await round_for_alva(table)
    await tell(table, table.alva, "She lets him rush past.")
    await take_back(table.alva)
    assert not told(table)
    assert labels(round_of(table))[0] == "Choose"
    assert "tells it" not in whole(round_of(table))
    assert table.panel.id == round_of(table).id


async def test_a_telling_of_a_round_that_somebody_deleted_is_posted_all_the_same(table: Table) -> None:
    await round_for_alva(table)
    await deleted(table, round_of(table).id)
    await told_by_rule(table)
    assert len(told(table)) == 1
    assert labels(table.read()[-1])
    (reference,) = [one["message_reference"] for one in posted(table) if one.get("message_reference")]
    assert reference["fail_if_not_exists"] is False


async def test_where_history_may_not_be_read_a_telling_is_a_plain_message_in_words(table: Table) -> None:
    await round_for_alva(table)
    await forbidden(table, read_message_history=False, embed_links=False)
    await told_by_rule(table)
    (reply,) = told(table)
    assert reply.reference is None
    assert labels(table.read()[-1])


async def told_by_rule(table: Table) -> None:
    """Let Mira tell the first round, and show it."""
    conflict = await table.conflict()
    await table.play(TellRound(contest=conflict.id, turn=1, text="She smiles."), table.alva)
    await table.bot.services.live.show(1, conflict.id)


async def deleted(table: Table, message: int) -> None:
    channel: Any = table.bot.get_channel(table.channel.id)
    await channel.get_partial_message(message).delete()


async def test_a_telling_pings_nobody_it_names(table: Table) -> None:
    await round_for_alva(table)
    table.env.http_requests.clear()
    await tell(table, table.alva, f"<@{table.boris.id}> @everyone <@&1>")
    sent = posted(table)
    assert sent
    for payload in sent:
        allowed = payload["allowed_mentions"]
        assert not allowed.get("parse")
        assert not allowed.get("users")
        assert not allowed.get("replied_user")
