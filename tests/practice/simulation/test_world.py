"""The world behind the page: each person's view of it, and the effects of their actions."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
import simcord

from practice.simulation import requests as ask
from practice.simulation.person import Person
from practice.simulation.state import StateDir, StateError
from practice.simulation.world import World
from tests.practice.toy_table import opened_table


def place(person: Person, kind: str = "text") -> int:
    return next(key for key, each in person.places().items() if each.kind == kind)


def read(person: Person, kind: str = "text") -> list[str]:
    return [each["content"] for each in person.messages(person.places()[place(person, kind)])]


async def do(world: World, key: str, request: ask.AnyRequest) -> dict[str, Any]:
    async with world.turn():
        return await world.people[key].perform(request)


async def slash(world: World, key: str, name: str, /, kind: str = "text", **options: Any) -> dict[str, Any]:
    at = place(world.people[key], kind)
    return await do(world, key, ask.Slash(place=at, name=name, options=options))


def last(person: Person, kind: str = "text") -> dict[str, Any]:
    return person.messages(person.places()[place(person, kind)])[-1]


def everything(world: World) -> list[Any]:
    return [
        world.table(),
        *((each.head(), *map(each.messages, each.places().values())) for each in world.people.values()),
    ]


async def press(world: World, key: str, label: str, kind: str = "text") -> dict[str, Any]:
    person = world.people[key]
    message = last(person, kind)
    (button,) = [b for row in message["components"] for b in row["components"] if b.get("label") == label]
    at = place(person, kind)
    return await do(world, key, ask.Press(place=at, message=message["id"], custom_id=button["custom_id"]))


async def test_everyone_has_a_channel_a_thread_a_voice_chat_and_the_bots_messages(world: World) -> None:
    for person in world.people.values():
        assert [each.kind for each in person.places().values()] == ["text", "dm", "thread", "voice"]


async def test_the_game_master_owns_the_server(world: World) -> None:
    assert world.guild.owner.id == world.people["greta"].actor.id
    assert [each["gm"] for each in world.table()["people"]] == [True, False, False]


async def test_only_its_reader_sees_a_private_answer(world: World) -> None:
    await slash(world, "alva", "toy panel")
    await press(world, "alva", "Whisper")
    assert read(world.people["alva"])[-1] == "Only you"
    assert last(world.people["alva"])["ephemeral"]
    assert read(world.people["boris"])[-1] == "Mira is ahead by 2"


async def test_a_message_is_redrawn_only_when_it_has_changed(world: World) -> None:
    await slash(world, "alva", "toy panel")
    before = last(world.people["alva"])
    await do(world, "boris", ask.Dms(open=False))
    assert last(world.people["greta"]) is before
    await press(world, "alva", "Pressed 0")
    assert last(world.people["greta"]) is not before
    assert last(world.people["greta"])["components"] != before["components"]


async def test_a_dismissed_message_is_gone(world: World) -> None:
    await slash(world, "alva", "toy letter")
    await do(world, "alva", ask.Dismiss(message=last(world.people["alva"])["id"]))
    assert "Sent" not in read(world.people["alva"])


async def test_each_person_is_answered_in_the_language_of_their_client(world: World) -> None:
    await do(world, "alva", ask.Speak(locale="sv-SE"))
    await do(world, "boris", ask.Speak(locale="ru"))
    await slash(world, "alva", "toy panel")
    for key, words in {"alva": "Bara du", "boris": "Только ты", "greta": "Only you"}.items():
        person = world.people[key]
        (panel,) = [m for m in person.messages(person.places()[place(person)]) if m["embeds"]]
        await do(world, key, ask.Press(place=place(person), message=panel["id"], custom_id="toy:whisper"))
        assert read(person)[-1] == words


async def test_every_kind_of_option_reaches_the_command(world: World) -> None:
    alva, boris = world.people["alva"], world.people["boris"]
    await slash(
        world,
        "alva",
        "toy everything",
        fruit="pear",
        size="7",
        colour="red",
        weight="0.25",
        ripe="true",
        eater=str(boris.actor.id),
        where=str(place(alva)),
        note="ok",
    )
    assert read(alva)[-1] == f"pear 7 red 0.25 True {boris.actor.mention} <#{place(alva)}> ok"


async def test_an_option_out_of_range_is_refused_before_the_bot_sees_it(world: World) -> None:
    with pytest.raises(simcord.OptionError) as refused:
        await slash(world, "alva", "toy everything", fruit="pear", size="12")
    assert (refused.value.code, refused.value.option) == ("option-range", "size")


async def test_typing_completes_from_the_bot(world: World) -> None:
    request = ask.Complete(
        place=place(world.people["alva"]), name="toy everything", option="fruit", text="ap", options={}
    )
    offered = await do(world, "alva", request)
    assert offered == {
        "choices": [{"name": "Apple", "value": "apple"}, {"name": "Apricot", "value": "apricot"}]
    }


async def test_names_of_commands_exist_in_every_language(world: World) -> None:
    names = world.table()["slash"]["toy everything"]
    assert names["names"] == {"sv-SE": "leksak allt", "ru": "игрушка всё"}
    assert names["options"][0]["descriptions"] == {"sv-SE": "Vad som äts", "ru": "Что едят"}
    assert names["options"][2]["choices"][0]["names"] == {"sv-SE": "Röd", "ru": "Красный"}
    assert world.table()["slash"]["toy menus"]["names"] == {"sv-SE": "leksak menus", "ru": "игрушка menus"}


async def test_an_answer_names_who_used_which_command(world: World) -> None:
    await slash(world, "boris", "toy panel")
    boris = str(world.people["boris"].actor.id)
    assert last(world.people["alva"])["used"] == {"by": boris, "command": "toy panel"}


async def test_a_picture_hangs_in_its_embed_with_its_words(world: World) -> None:
    await slash(world, "alva", "toy panel")
    message = last(world.people["alva"])
    (file,) = message["files"]
    assert message["embeds"][0]["image"] == file["url"]
    assert file["alt"] == "A plain scale, marker at 2"
    shown = world.picture(int(file["url"].split("/")[2]))
    assert shown is not None
    assert shown[0] == "image/png"
    assert shown[1].startswith(b"\x89PNG")


async def test_menus_take_many_words_and_people(world: World) -> None:
    alva, boris = world.people["alva"], world.people["boris"]
    await slash(world, "alva", "toy menus")
    message, at = last(alva)["id"], place(alva)
    await do(
        world, "alva", ask.Choose(place=at, message=message, custom_id="toy:fruit", values=["pear", "plum"])
    )
    assert read(alva)[-1] == "Fruit: pear plum"
    choice = [str(boris.actor.id)]
    await do(world, "alva", ask.Choose(place=at, message=message, custom_id="toy:user", values=choice))
    assert read(alva)[-1] == f"User: {boris.actor.mention}"


async def test_a_form_is_open_until_it_is_sent_or_closed(world: World) -> None:
    alva = world.people["alva"]
    await slash(world, "alva", "toy form")
    form = alva.head()["form"]
    assert form["title"] == "A form"
    names = [part["component"]["custom_id"] for part in form["components"]]
    friend = [str(world.people["boris"].actor.id)]
    answers = dict(zip(names, ["Mira", "Twice", ["plum"], friend], strict=True))
    await do(world, "alva", ask.Submit(values=answers))
    assert read(alva)[-1] == f"Mira: Twice, plum {world.people['boris'].actor.mention}"
    assert alva.head()["form"] is None
    await slash(world, "alva", "toy form")
    await do(world, "alva", ask.Cancel())
    assert alva.head()["form"] is None


async def test_closed_direct_messages_refuse_the_bot_until_they_are_opened(world: World) -> None:
    await do(world, "greta", ask.Dms(open=False))
    await slash(world, "greta", "toy letter")
    assert read(world.people["greta"])[-1] == "Your letter box is shut"
    await do(world, "greta", ask.Dms(open=True))
    await slash(world, "greta", "toy letter")
    assert read(world.people["greta"], "dm") == ["A letter"]


async def test_a_message_that_has_not_been_on_the_screen_counts_as_unread(world: World) -> None:
    await slash(world, "alva", "toy letter")
    alva = world.people["alva"]
    (dm,) = [each for each in alva.head()["places"] if each["kind"] == "dm"]
    assert dm["unread"] == 1
    await do(world, "alva", ask.Seen(place=dm["id"], message=last(alva, "dm")["id"]))
    (dm,) = [each for each in alva.head()["places"] if each["kind"] == "dm"]
    assert dm["unread"] == 0


async def test_a_command_runs_in_the_direct_messages_too(world: World) -> None:
    await slash(world, "greta", "toy panel", kind="dm")
    assert read(world.people["greta"], "dm") == ["Mira is ahead by 2"]
    assert read(world.people["alva"], "dm") == []


async def test_a_thread_that_the_bot_opens_is_a_new_place(world: World) -> None:
    await slash(world, "alva", "toy thread", name="Cellar")
    names = [each.channel.name for each in world.people["boris"].places().values()]
    assert "Cellar" in names


async def test_a_bot_that_does_not_answer_is_distinguished_from_one_that_does(world: World) -> None:
    assert await slash(world, "alva", "toy silence") == {"acknowledged": False}
    assert await slash(world, "alva", "toy text") == {"acknowledged": True}


async def test_old_buttons_work_after_the_bot_is_restarted(world: World) -> None:
    await slash(world, "alva", "toy letter")
    await press(world, "alva", "Pressed 0", "dm")
    before = world.bot
    await do(world, "greta", ask.Restart())
    assert world.bot is not before
    assert before.is_closed()
    await press(world, "alva", "Pressed 1", "dm")
    assert last(world.people["alva"], "dm")["components"][0]["components"][0]["label"] == "Pressed 2"


async def test_a_stopped_table_continues_where_it_was(tmp_path: Path) -> None:
    async with opened_table(tmp_path) as world:
        await do(world, "alva", ask.Speak(locale="ru"))
        await do(world, "boris", ask.Dms(open=False))
        await slash(world, "alva", "toy panel")
        await slash(world, "alva", "toy letter")
        await press(world, "alva", "Pressed 0", "dm")
        left = everything(world)
    async with opened_table(tmp_path) as world:
        assert everything(world) == left
        await press(world, "alva", "Pressed 1", "dm")
        assert last(world.people["alva"], "dm")["components"][0]["components"][0]["label"] == "Pressed 2"
        (file,) = last(world.people["boris"])["files"]
        assert world.picture(int(file["url"].split("/")[2])) is not None
        await slash(world, "boris", "toy letter")
        assert read(world.people["boris"])[-1] == "Your letter box is shut"


async def test_every_action_is_saved_before_it_is_answered(tmp_path: Path) -> None:
    async with opened_table(tmp_path) as world:
        await slash(world, "alva", "toy panel")
        assert "Mira is ahead by 2" in (tmp_path / "world.json").read_text("utf-8")
        assert len(list((tmp_path / "pictures").iterdir())) == 1


async def test_a_picture_that_no_message_shows_any_more_is_deleted(tmp_path: Path) -> None:
    async with opened_table(tmp_path) as world:
        await slash(world, "alva", "toy panel")
    (tmp_path / "pictures" / "1").write_bytes(b"old")
    async with opened_table(tmp_path):
        assert len(list((tmp_path / "pictures").iterdir())) == 1


async def test_two_tables_cannot_share_a_directory(tmp_path: Path) -> None:
    with StateDir(tmp_path), pytest.raises(StateError, match="another practice table"), StateDir(tmp_path):
        pass


async def test_a_broken_world_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text("{", encoding="utf-8")
    with StateDir(tmp_path) as state, pytest.raises(StateError, match="--fresh"):
        state.load()
    assert (tmp_path / "world.json").read_text("utf-8") == "{"


async def test_starting_over_forgets_the_world_and_keeps_the_address(tmp_path: Path) -> None:
    async with opened_table(tmp_path) as world:
        await slash(world, "alva", "toy panel")
    with StateDir(tmp_path) as state:
        token = state.token()
        state.database.touch()
        state.clear()
        assert state.load() is None
        assert not state.pictures()
        assert not state.database.exists()
        assert state.token() == token


async def test_the_clock_follows_real_time(world: World) -> None:
    async with world.turn():
        await world.tick()
    assert abs(world.env.now().timestamp() - time.time()) < 5
