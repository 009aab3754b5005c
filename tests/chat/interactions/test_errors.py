"""Whatever a client sends is answered privately: options that do not fit, and components of unknown kinds."""

import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from discord import ComponentType
from simcord.backend import serializers

from tests import seam
from tests.process.wire import SERVER
from tests.simulated.tabletop import Answer, Person, Table

SPEC = SERVER / "discord-openapi.json"
USER, ROLE = 6, 8
#: Commands that name a person, with their other options, and the option for the person.
NAMING = {
    "campaign invite": ("member", {}),
    "seat hand": ("to", {"seat": "2"}),
    "seat gm": ("to", {}),
    "seat stand-in": ("who", {}),
}


@pytest.fixture(autouse=True)
def without_a_traceback(table: Table, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Require that nothing was logged as an error; the simulation alone records a command's exception."""
    table.forgives = True
    yield
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def option(name: str, kind: int, value: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value}


async def named(table: Table, command: str, kind: int, who: Person, **resolved: Any) -> Answer:
    """Use a command that names somebody, as Discord resolves them."""
    about, others = NAMING[command]
    options = [option(about, kind, str(who.id)), *(option(name, 3, value) for name, value in others.items())]
    return Answer(await seam.forged_slash(table.gm.actor, table.channel, command, options, **resolved))


@pytest.mark.parametrize("command", NAMING)
async def test_a_person_who_is_not_on_the_server_is_refused_privately(table: Table, command: str) -> None:
    await table.campaign()
    before, away = await table.version(), table.stranger
    user = serializers.user_payload(table.env.backend.users[away.id])
    answer = await named(table, command, USER, away, users={str(away.id): user})
    assert answer.text == "sven isn’t on this server. Invite them to the server first, then try again."
    assert answer.message.ephemeral
    assert await table.version() == before


@pytest.mark.parametrize("command", NAMING)
@pytest.mark.parametrize("kind", [USER, ROLE])
async def test_a_role_or_nobody_in_place_of_a_person_is_refused_privately(
    table: Table, command: str, kind: int
) -> None:
    await table.campaign()
    before = await table.version()
    answer = await named(table, command, kind, table.stranger)
    assert answer.text.startswith("One of the options has a value that doesn’t fit.")
    assert answer.message.ephemeral
    assert await table.version() == before


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("odds roll", [option("value", 4, 10**9)]),
        ("odds roll", [option("value", 4, -(10**9))]),
        ("odds roll", [option("value", 4, "many")]),
        ("odds roll", [option("value", 4, True)]),
        ("campaign new", [option("name", 3, "Train"), option("system", 3, "chess")]),
        ("campaign new", [option("name", 3, 7)]),
        ("seat co-gm", [option("seat", 3, "2"), option("on", 5, "yes")]),
    ],
)
async def test_a_value_that_discord_would_not_let_through_is_refused_privately(
    table: Table, command: str, given: list[dict[str, Any]]
) -> None:
    await table.campaign()
    before = await table.version()
    answer = Answer(await seam.forged_slash(table.gm.actor, table.channel, command, given))
    assert answer.text.startswith("One of the options has a value that doesn’t fit.")
    assert answer.message.ephemeral
    assert await table.version() == before


#: Every kind of component that Discord's clients may send: those that the library knows, those between them
#: that it does not, and one to come.
KINDS = (*range(max(map(int, ComponentType)) + 2), 99)
#: What a field of a form may hold, by where Discord puts it.
HELD: tuple[dict[str, Any], ...] = (
    {},
    {"value": None},
    {"value": "x"},
    {"value": True},
    {"values": []},
    {"values": ["1", "2"]},
    {"values": [1]},
    {"component": {"type": 4, "custom_id": "0", "value": "x"}},
    {"components": [{"type": 4, "custom_id": "0", "value": "x"}]},
)


def test_the_library_knows_every_kind_of_component_that_discord_documents() -> None:
    if not SPEC.exists():
        pytest.skip("Discord's OpenAPI document is not here")
    kinds = json.loads(SPEC.read_text(encoding="utf-8"))["components"]["schemas"]["MessageComponentTypes"]
    assert {one["const"] for one in kinds["oneOf"]} <= {*map(int, ComponentType)}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_component_of_any_kind_is_answered_once_and_changes_nothing(table: Table, kind: int) -> None:
    await table.campaign()
    before = await table.version()
    sent = [await seam.unknown_component(table.alva.actor, table.channel, kind)]
    for held in HELD:
        field = {"type": kind, "custom_id": "0", **held}
        for fields in ([field], [{"type": 18, "component": field}]):
            form = "n:setting-to:1:deadline"
            sent.append(await seam.unknown_fields(table.alva.actor, table.channel, form, fields))
    for result in sent:
        assert not result.followups
        assert Answer(result).message.ephemeral
        assert Answer(result).text
    assert await table.version() == before


UNKNOWN: dict[str, Callable[[Table], Awaitable[Any]]] = {
    "a component of a kind to come": lambda t: seam.unknown_component(t.alva.actor, t.channel, 99),
    "a menu of people": lambda t: seam.unknown_component(t.alva.actor, t.channel, 5),
    "a form with fields of unknown kinds": lambda t: seam.unknown_fields(
        t.alva.actor, t.channel, "n:setting-to:1:deadline"
    ),
    "a form of another bot": lambda t: seam.unknown_fields(t.alva.actor, t.channel, "other"),
}


@pytest.mark.parametrize("sent", UNKNOWN)
async def test_components_and_forms_of_unknown_kinds_are_answered(table: Table, sent: str) -> None:
    await table.campaign()
    before = await table.version()
    answer = Answer(await UNKNOWN[sent](table))
    assert answer.message.ephemeral
    assert answer.text
    assert await table.version() == before
