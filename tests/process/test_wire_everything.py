"""Every command, button, menu and form, once over the wire: all that the bot sends fits Discord's schema.

Rows of the table of permissions (tests/whole/permissions) are tried, each in a separate campaign and by a
person who is allowed to. Threads and voice channels are not covered, because the loopback Discord has none.
"""

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.ports import free_port
from tests.process.wire import PATIENCE, Json, Wire, check, missing, running, wire
from tests.process.wire_cast import Desk, desk
from tests.process.wire_trial import Sent, Trial, all_at_once, allowed
from tests.whole.permissions.rows import BUTTONS, COMMANDS, FORMS, Row, rows

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "-")

#: The number of groups of people that share the campaigns.
GROUPS = 12
#: Rows that erase everything about a person; each gets a separate group of people.
ALONE = ("privacy erase", "privacy-erase")
#: Words in the names of what reads much of a campaign.
READS = frozenset(("export", "find", "luck", "verify"))


def once() -> list[Row]:
    """Return one row for each command and each button: the first that allows somebody."""
    found: dict[tuple[str, str], Row] = {}
    for row in rows():
        if row.kind in {COMMANDS, BUTTONS} and allowed(row):
            found.setdefault((row.kind, row.name), row)
    return [*found.values()]


@pytest.mark.long
async def test_every_command_button_and_form_passes_discords_own_schema(tmp_path: Path) -> None:
    port, sent = free_port(), Sent()
    async with wire() as server:
        async with desk(server, tmp_path / "nattvakt.sqlite3") as table:
            trials = await laid_out(server, table, sent)
        since = await server.now()
        settings: dict[str, Any] = {
            "metrics_port": port,
            "campaigns_per_server": 10_000,
            "web_address": "https://pages.test",
        }
        async with running(server, tmp_path, **settings) as process:
            await server.taken(since, "PUT", "/applications/*/guilds/*/commands")
            known = {name: autocompleted(options) for name, options in leaves(await registered(server))}
            await run(trials, known)
            await at_rest(server)
            told = await metrics(server, port)
            await check(server)
            assert await process.terminate() == 0
            assert errors(process.logged()) == []
    assert known.keys() == sent.commands == named(COMMANDS)
    assert sent.buttons == named(BUTTONS)
    assert sent.forms == named(FORMS)
    assert sent.typed == {(name, each) for name, some in known.items() for each in some}
    assert not [line for line in told.splitlines() if line.startswith("nattvakt_refusals_total{")]
    assert not [line for line in told.splitlines() if 'result="failed"' in line]


def _reads(trial: Trial) -> bool:
    """Tell whether it reads much of a campaign: a server may have two of these at a time."""
    return any(word in trial.row.name.split() for word in READS)


async def run(trials: list[Trial], known: dict[str, list[str]]) -> None:
    """Type into every option with autocomplete, then run every trial; fail if anything goes wrong."""
    commands = [(trial, each) for trial in trials for each in known.get(trial.row.name, ())]
    typing = [(f"{trial.row.name} {each}", partial(trial.types, each)) for trial, each in commands]
    wrong = [
        *await all_at_once(typing, 2),  # Discord drops late suggestions
        *await all_at_once([(trial.row.title, trial.run) for trial in trials if not _reads(trial)], 8),
        *await all_at_once([(trial.row.title, trial.run) for trial in trials if _reads(trial)], 1),
    ]
    assert not wrong, "\n".join(wrong)


def errors(log: str) -> list[str]:
    """Return the errors in a log, except those about late suggestions."""
    return [line for line in log.splitlines() if " ERROR " in line and "autocomplete" not in line]


def named(kind: str) -> set[str]:
    return {row.name for row in rows() if row.kind == kind}


async def laid_out(server: Wire, table: Desk, sent: Sent) -> list[Trial]:
    """Store a campaign for each row, at the row's moment; return the trials."""
    groups = await asyncio.gather(*(table.seat(server) for _ in range(GROUPS)))
    trials = []
    for number, row in enumerate(once()):
        cast = await table.seat(server) if row.name in ALONE else groups[number % GROUPS]
        scene = await table.set(server, cast, row.part, row.scene)
        trials.append(await Trial.of(server, row, scene, sent))
    await table.leave_unshown()
    return trials


async def registered(server: Wire) -> list[Json]:
    """Return every command that is registered with Discord, globally or for the server."""
    every = f"/applications/{server.known['application']}/commands"
    own = f"/applications/{server.known['application']}/guilds/{server.known['guild']}/commands"
    return [*await server.as_bot("GET", every), *await server.as_bot("GET", own)]


def leaves(commands: list[Json], above: str = "") -> Iterator[tuple[str, list[Json]]]:
    """Yield every command that can be typed, with its options."""
    for command in commands:
        if not above and command.get("type", 1) != 1:
            continue  # it stands in the menu of a message or a person
        options = command.get("options") or []
        below = [each for each in options if each["type"] in {1, 2}]
        if below:
            yield from leaves(below, f"{above}{command['name']} ")
        else:
            yield f"{above}{command['name']}", options


def autocompleted(options: list[Json]) -> list[str]:
    return [each["name"] for each in options if each.get("autocomplete")]


async def at_rest(server: Wire) -> None:
    """Wait until the bot has been idle for a second; fail after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    before = -1
    while (now := await server.now()) != before:
        assert time.monotonic() < end
        before = now
        await asyncio.sleep(1)


async def metrics(server: Wire, port: int) -> str:
    async with server.session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()
