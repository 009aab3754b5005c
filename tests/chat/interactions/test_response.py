"""Discord waits three seconds, so every interaction is acknowledged before the store is read.

If Discord rejects the acknowledgement, nothing is played, because the person could not get an answer.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from storage.campaign_index import CampaignIndex
from storage.notes import NoteTable
from storage.posts import PostTable
from storage.proofs import ProofReader
from storage.store import Store
from tests import seam
from tests.cogs.nyx.test_rounds import harmed, won_by_alva
from tests.simulated.reading import ids, labels
from tests.simulated.tabletop import Answer, Table

Deed = Callable[[Table], Awaitable[Answer]]


def slow(monkeypatch: pytest.MonkeyPatch, told: Callable[[], object]) -> None:
    """Call `told` whenever the store is asked for something."""
    for part in (Store, PostTable, NoteTable, CampaignIndex, ProofReader):
        for name, method in inspect.getmembers(part, inspect.iscoroutinefunction):
            if not name.startswith("_") and name not in ("open", "close"):
                monkeypatch.setattr(part, name, _announced(method, told))


def _announced(method: Callable[..., Awaitable[Any]], told: Callable[[], object]) -> Callable[..., Any]:
    async def announced(*args: Any, **named: Any) -> Any:
        told()
        return await method(*args, **named)

    return announced


async def evening(table: Table) -> dict[str, Deed]:
    """Return independent actions of every kind, by name, except those that open a form."""
    await table.wrestling()
    picker = (await table.alva.press(table.panel, "Choose")).message
    declaring = (await table.alva.press(picker, "Declare first")).place
    roll = (await table.gm.slash("nyx roll", character="Guard")).message
    form = (await table.boris.slash("character new", name="Half")).message
    aspects = await table.boris.press(form, "Aspects 1–5")
    tools = (await table.gm.press(table.panel, "More…")).message
    more = (await table.gm.press(table.panel, "More…")).message
    ending = (await table.gm.press(more, "End conflict")).message
    deeds: dict[str, Deed] = {
        "campaign new": lambda t: t.gm.slash("campaign new", at=t.thread, system="nyx", name="Aside"),
        "campaign here": lambda t: t.gm.slash("campaign here", at=t.voice, campaign="1"),
        "campaign info": lambda t: t.gm.slash("campaign info"),
        "scene new": lambda t: t.gm.slash("scene new"),
        "character new": lambda t: t.alva.slash("character new", name="New"),
        "character sheet": lambda t: t.alva.slash("character sheet"),
        "character list": lambda t: t.alva.slash("character list"),
        "character play": lambda t: t.alva.slash("character play", character="Mira"),
        "npc new": lambda t: t.gm.slash("npc new", name="Other", value=3),
        "npc sheet": lambda t: t.gm.slash("npc sheet", name="Guard"),
        "nyx roll": lambda t: t.gm.slash("nyx roll", character="Guard"),
        "nyx conflict": lambda t: t.open_conflict(),
        "choose": lambda t: t.gm.press(t.panel, "Choose"),
        "status": lambda t: t.alva.press(t.panel, "Status"),
        "more": lambda t: t.alva.press(t.panel, "More…"),
        "declare-set": lambda t: t.alva.choose(declaring, "declare-set positive", "1"),
        "sheet-attribute": lambda t: t.boris.choose(form, "sheet-attribute body", "6"),
        "sheet-named": lambda t: t.boris.fill(aspects, "Stubborn"),
        "sheet-done": lambda t: t.boris.press(form, "Done"),
        "roll-set": lambda t: t.gm.choose(roll, "roll-set modifier", "-1"),
        "modifier": lambda t: t.gm.choose(tools, "modifier", "1.1"),
        "ready": lambda t: t.alva.press(declaring, "Ready"),
        "end": lambda t: t.gm.press(ending, "Yes"),
    }
    return deeds


async def test_everything_is_acknowledged_before_the_store_is_asked(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    deeds = await evening(table)
    seen: list[bool] = []
    slow(monkeypatch, lambda: seen.append(_acknowledged(table)))
    for name, deed in deeds.items():
        seen.clear()
        _mark(table)
        await deed(table)
        assert seen, name
        assert all(seen), name


def _mark(table: Table) -> None:
    table.env.http_requests.clear()


def _acknowledged(table: Table) -> bool:
    return any(entry.path.endswith("/callback") for entry in table.env.http_requests)


@pytest.mark.parametrize("label", ["Other goal…", "Tell it…", "Story…", "Damage…", "Aspects 1–5"])
async def test_a_form_that_cannot_open_in_time_is_answered_in_time(
    table: Table, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    message = await before(table, label)
    monkeypatch.setattr("chat.interactions.response.FORM_TIME", 0.01)
    monkeypatch.setattr(table.bot.table, "state", _never)
    answer = await table.alva.press(message, label)
    assert answer.text == "That took too long, and nothing was changed. Press the button again."
    assert answer.message.ephemeral


async def _never(*_: object) -> None:
    await asyncio.sleep(1)


async def before(table: Table, label: str) -> Any:
    """Play until a message has this button."""
    match label:
        case "Other goal…":
            await table.duel()
            return (await table.alva.press(table.panel, "Choose")).message
        case "Story…":
            await won_by_alva(table)
            return (await table.alva.press(table.panel, "Use the win")).message
        case "Tell it…":
            await won_by_alva(table)
            return (await table.alva.press(table.panel, "More…")).message
        case "Damage…":
            await harmed(table)
            return (await table.alva.press(table.panel, "Penalty…")).message
        case _:
            await table.campaign()
            return (await table.alva.slash("character new", name="Mira")).message


async def test_an_answer_that_comes_too_late_plays_nothing(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.wrestling()
    picker = (await table.alva.press(table.panel, "Choose")).message
    before = await table.version()
    deeds: tuple[Callable[[], Awaitable[Answer]], ...] = (
        lambda: table.alva.press(picker, "Waiting"),
        lambda: table.alva.press(table.panel, "Choose"),
        lambda: table.gm.slash("npc new", name="Late", value=3),
    )
    for deed in deeds:
        refuse_first_answer(table, 404, 10062, "Unknown interaction")
        result = (await deed()).result
        assert not result.acknowledged
    assert await table.version() == before
    assert [r.levelname for r in caplog.records if "too late" in r.getMessage()] == ["WARNING"] * 3
    table.forgives = True  # the simulation records an exception of a command even if it was handled
    assert len(table.env.errors) <= 1


async def test_a_form_that_comes_too_late_is_dropped(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    await harmed(table)
    shown = await table.alva.press(table.panel, "Penalty…")
    refuse_first_answer(table, 404, 10062, "Unknown interaction")
    result = (await table.alva.press(shown.message, "Damage…")).result
    assert not result.acknowledged
    assert any("too late" in record.getMessage() for record in caplog.records)


async def test_an_answer_that_discord_already_has_counts_as_given(table: Table) -> None:
    await table.wrestling()
    picker = (await table.alva.press(table.panel, "Choose")).message
    with seam.acknowledged_already(table.env):
        answer = await table.alva.press(picker, "Waiting")
    assert (await table.conflict()).side(1).pick is not None
    assert not labels(answer.place)


async def test_a_refusal_after_an_answer_that_discord_already_has_is_shown(table: Table) -> None:
    await table.wrestling()
    picker = (await table.alva.press(table.panel, "Choose")).message
    (offensive,) = [each for each in ids(picker) if each.startswith("n:seal:1:3:1:1:2")]
    await table.alva.press(picker, "Waiting")
    with seam.acknowledged_already(table.env):
        answer = await table.alva.forge(offensive)
    assert answer.text.startswith("You’ve picked, and a pick is final")


def refuse_first_answer(table: Table, status: int, code: int, said: str) -> None:
    """Make Discord reject the next first answer with this error."""
    table.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, message=said)
