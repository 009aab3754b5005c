"""Whatever people type: nobody is pinged, nothing is formatted, nothing breaks, and Discord's limits hold.

The simulated Discord refuses what the real one would: a message or embed that is too long, an empty label.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from narration.text.texts import capitalised
from rules.campaign.actions import FoundCampaign
from tests.cogs.nyx.test_open_conflict import forbidden
from tests.cogs.nyx.test_rounds import harmed
from tests.simulated.reading import controls, labels, whole
from tests.simulated.tabletop import ASPECTS, Table
from tests.whole.hostile.hostilities import DRAWN

NASTY = (
    "**bold** _slanted_ ~~gone~~ `code` ||secret||",
    "@everyone @here <@1> <@&2> <#3> </x:4> <t:5>",
    "```\nblock```",
    "# head\n> quote\n- item\n1. one",
    "{ $name } { nyx-level } {",
    "\u202eright to left\u202c שלום مرحبا",
    "[link](https://example.org) https://example.org",
    "👩‍👩‍👧‍👦🏳️‍🌈 Ẑ̴̢a̷̛l̸g̵o̴",
    "\\*\\_\\`",
    "a" * 60,
    "W" * 60,
    "﷽" * 60,
)
PING = re.compile(r"(?<!\\)<@[!&]?\d+>|(?<!\\)@(everyone|here)")


@pytest.fixture(params=range(len(NASTY)), ids=lambda number: f"text {number}")
def text(request: pytest.FixtureRequest) -> str:
    return NASTY[request.param]


def as_name(text: str, number: int = 0) -> str:
    """Return the text as a name: 60 characters at most, and unique."""
    return f"{number}{text}"[:60]


async def test_names_goals_and_accounts_of_any_kind_play_a_whole_conflict(table: Table, text: str) -> None:
    mira, guard = await play(table, text)
    assert mira.count("\n") == guard.count("\n") == 0
    nobody_is_pinged(table)
    for message in table.read():
        unformatted(message, text)


@pytest.mark.parametrize("language", ["en", "sv", "ru"])
async def test_the_longest_names_and_texts_fit_in_every_language(table: Table, language: str) -> None:
    for person in (table.gm, table.alva, table.boris):
        table.languages[person.id] = {"en": "en-US", "sv": "sv-SE", "ru": "ru"}[language]
    await play(table, "*" * 400, language)
    for message in (*table.alva.reads(), *table.gm.letters):
        within_limits(message)
    told = [message for message in table.read() if message.content.startswith("💬 ")]
    assert [message.content.split("\n")[1:] for message in told] == [["\\*" * 400]]
    for message in told:
        within_limits(message)
    for message in table.read():
        rows = message.content.split("\n")
        assert all(len(said) <= 220 for said in (rows[:1] if message in told else rows))


async def test_a_character_with_many_wounds_can_still_be_seen_and_played(table: Table) -> None:
    await harmed(table)
    for number in range(16):  # with the ten of the sheet, one more than a menu holds
        shown = await table.alva.press_id(table.panel, "n:choose")
        form = await table.alva.press_id(shown.message, "n:damage")
        await table.alva.fill(form, as_name("*" * 60, number))
        picker = await table.alva.press_id(table.panel, "n:choose")
        table.dice.add(10, 5)
        turn = (await table.conflict()).turn
        await table.alva.press_id(picker.message, f"n:seal:1:3:{turn}:1:0:")
        shown = await table.gm.press_id(table.panel, "n:choose")
        await table.gm.press_id(shown.message, f"n:pick:1:3:{turn}:2:1")
        shown = await table.gm.press_id(table.panel, "n:choose")
        await table.gm.press_id(shown.message, f"n:bonus:1:3:{turn}:2:steps")
    answer = await table.alva.slash("character sheet")
    within_limits(answer.message)
    tools = await table.gm.press(table.panel, "More…")
    assert all(len(each["options"]) <= 25 for each in controls(tools.message) if "options" in each)


@pytest.mark.parametrize("text", ["x" * 4000, "\u202e" * 4000, "*" * 6000, " " * 4000])
async def test_texts_beyond_all_bounds_are_refused_in_a_sentence(table: Table, text: str) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    before = await table.version()
    for answer in (
        await table.gm.slash("npc new", name=text, value=5),
        await table.alva.slash("character new", name=text),
        await table.gm.forge_form("n:setup-told:1:1:2:", text, "", "") if text.strip() else None,
        await table.gm.forge_form("n:setup-told:1:1:2:", "", text, ""),
        await table.gm.slash("nyx conflict", character="Mira", opponent=text[:60]),
        await table.alva.slash("character sheet", character=text),
    ):
        assert answer is None or len(answer.text) < 200
    assert await table.version() == before
    new = await table.gm.slash("campaign new", at=table.thread, system="nyx", name=text)
    assert len(new.text) < 200


async def test_aspects_of_any_kind_are_named_offered_and_used(table: Table, text: str) -> None:
    await table.campaign()
    names = [as_name(text, number) for number in range(10)]
    await table.finished_character(table.alva, "Mira", aspects=names)
    shown = await table.alva.slash("nyx roll", attribute="body")
    await table.alva.choose(shown.message, "roll-set positive", "1")
    table.dice.add(1, 2, 3, 4)
    await table.alva.press(shown.message, "Roll")
    for message in table.alva.reads():
        within_limits(message)
    nobody_is_pinged(table)


async def test_a_name_that_looks_like_a_command_or_a_placeholder_is_shown_as_it_was_typed(
    table: Table,
) -> None:
    await table.campaign()
    for name in ("{ $name }", "{", "}", "-term", "nyx-level", "/character new", '" { "x" } "'):
        answer = await table.gm.slash("npc new", name=name, value=5)
        assert answer.text.replace("\\", "") == capitalised(f"{name}: Value 5")


async def test_a_name_with_backticks_does_not_leave_the_drawn_scale(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "```Mira```")
    await table.guard("``` @everyone")
    await forbidden(table, attach_files=False)
    await table.open_conflict("```Mira```", "``` @everyone")
    (opening,) = [message for message in table.read() if "begins:" in message.content]
    drawn = opening.embeds[0].description or ""
    assert drawn.startswith("```\n")
    inside, _, rest = drawn[4:].partition("```")
    assert inside.count("\n") >= 2
    assert "5  4  3  2  1" in inside
    assert "```" not in rest.replace("\\`", "")


async def play(table: Table, text: str, language: str = "en") -> tuple[str, str]:
    """Play a conflict to its end, with this text in everything that can be typed."""
    await table.campaign(language, name=as_name(text))
    mira = (await table.finished_character(table.alva, as_name(text, 1), aspects=_aspects(text))).name
    guard = (await table.guard(as_name(text, 2))).name
    await table.open_conflict(
        mira, guard, title=as_name(text, 3), goal=text[:400], opponent_goal=text[:400], lead=-5, advantage=1
    )
    for person in (table.gm, table.alva, table.boris):
        for label in labels(table.panel):
            await person.press(table.panel, label)
    tools = await table.gm.press_id(table.panel, "n:more")
    await table.gm.choose(tools.message, "demand", "3")
    asked = await table.alva.press_id(table.panel, "n:choose")
    picker = await table.alva.press(asked.message, labels(asked.message)[0])
    table.dice.add(4, 3, 2, 5)
    await table.alva.press_id(picker.message, "n:seal:1:3:1:1:1:")
    shown = await table.gm.press_id(table.panel, "n:choose")
    await table.gm.press_id(shown.message, "n:pick:1:3:1:2:0")
    shown = await table.alva.press_id(table.panel, "n:choose")
    await table.alva.fill(await table.alva.press_id(shown.message, "n:story"), text[:400])
    judged = await table.gm.press_id(table.panel, "n:choose")
    await table.gm.press_id(judged.message, "n:judge:1:3:1:1:1")
    shown = await table.alva.press_id(table.panel, "n:choose")
    await table.alva.fill(await table.alva.press_id(shown.message, "n:damage"), as_name(text, 4))
    tools = await table.alva.press_id(table.panel, "n:more")
    await table.alva.fill(await table.alva.press_id(tools.message, "n:account"), text[:400])
    for name in ("character list", "campaign info"):
        await table.gm.slash(name)
    await table.gm.slash("character sheet", character=mira)
    tools = await table.alva.press_id(table.panel, "n:more")
    asked = await table.alva.press_id(tools.message, "n:sure:1:3:2:1:give-up")
    await table.alva.press_id(asked.message, "n:do")
    await table.gm.declares("scene new")
    return mira, guard


def _aspects(text: str) -> tuple[str, ...]:
    return tuple(as_name(text, number) for number, _ in enumerate(ASPECTS, start=10))


def nobody_is_pinged(table: Table) -> None:
    """Require that Discord may ping only the people who must act, whatever the messages contain."""
    people = {table.gm.id, table.alva.id, table.boris.id}
    for entry in table.env.http_requests:
        for payload in _messages(entry.json):
            allowed = payload.get("allowed_mentions", {})
            assert not allowed.get("parse"), entry.path
            assert not allowed.get("roles"), entry.path
            assert {int(user) for user in allowed.get("users", [])} <= people, entry.path
            assert "allowed_mentions" in payload or not PING.search(payload.get("content") or ""), entry.path


def _messages(payload: Any) -> Iterator[dict[str, Any]]:
    if isinstance(payload, dict):
        if payload.get("content"):
            yield payload
        for value in payload.values():
            yield from _messages(value)


def unformatted(message: Any, text: str) -> None:
    """Require that typed text starts no ping, no link, no block and no heading."""
    said = whole(message)
    said = re.sub(r"<@\d{15,}>", "", said)  # the pings of those who must act
    said = DRAWN.sub("", said)  # the scale, in which nothing is formatted
    for small in filter(None, (embed.footer.text for embed in message.embeds)):
        said = said.replace(small, "")  # and nothing in small print either
    assert not PING.search(said), said
    assert not re.search(r"(?<!\\)\[link\]\(", said), said
    assert "\u202e" not in said
    assert "```" not in said, said


def within_limits(message: Any) -> None:
    assert len(message.content) <= 2000
    assert sum(len(embed) for embed in message.embeds) <= 6000
    for embed in message.embeds:
        assert len(embed.title or "") <= 256
        assert len(embed.description or "") <= 4096
        assert len(embed.fields) <= 25
        for each in embed.fields:
            assert 1 <= len(each.name or "") <= 256
            assert 1 <= len(each.value or "") <= 1024
    for each in controls(message):
        assert 1 <= len(each.get("label", "x")) <= 80
        assert len(each["custom_id"]) <= 100


async def test_a_long_list_of_characters_fits(table: Table) -> None:
    await table.campaign()
    for number in range(60):
        await table.guard(as_name("*" * 60, number))
    within_limits((await table.gm.slash("character list")).message)


async def test_many_campaigns_on_a_server_are_listed_as_far_as_there_is_space(table: Table) -> None:
    for number in range(40):
        action = FoundCampaign(holder=1, name=as_name("*" * 60, number), language="en", place=1000 + number)
        await table.bot.table.found(table.guild.id, "nyx", action)
    answer = await table.gm.slash("campaign here")
    assert answer.text.startswith("This server has several campaigns")
    assert len(await table.gm.offered("campaign here", "campaign")) == 25
