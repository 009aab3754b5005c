"""The page of a campaign: made and revoked by the GM, read without an account, with nobody's name on it."""

import json
import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import pytest

from rules.campaign.actions import EndSession, HandSeat, StartSession
from rules.chance.dice import ScriptedDice
from rules.nyx.state import actions as nyx
from settings import Settings
from storage.pages import PageChoice
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.cogs.shared.people.test_portraits import FACE, sent
from tests.cogs.shared.record.test_keeping import SAID, kept
from tests.ports import free_port
from tests.simulated.reading import controls, labels, whole
from tests.simulated.tabletop import Answer, Person, Table, laid
from tests.table.test_uploads import picture

RECAP = f"They met at dusk. Mira told: “{SAID.removesuffix('.')}”."


class Read(NamedTuple):
    """What a browser gets."""

    status: int
    headers: Mapping[str, str]
    data: bytes

    @property
    def text(self) -> str:
        return self.data.decode()


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no page be behind the game."""
    monkeypatch.setattr("table.pages.FRESH", 0.0)


@pytest.fixture
async def table(tmp_path: Path, dice: ScriptedDice) -> AsyncIterator[Table]:
    settings = Settings(web_port=free_port(), publish_to=str(tmp_path / "public"))
    async with laid(tmp_path / "pages.sqlite3", dice, settings) as one:
        yield one


async def get(address: str, **headers: str) -> Read:
    async with (
        aiohttp.ClientSession(auto_decompress=False) as session,
        session.get(
            address, headers={"Accept-Encoding": "identity", **headers}, allow_redirects=False
        ) as found,
    ):
        return Read(found.status, found.headers, await found.read())


async def a_story(table: Table) -> None:
    """Play two sessions in which Mira, with a portrait, rolls and is told of by Alva."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    await sent(table.alva)
    await table.play(StartSession(title="The quay"), table.gm)
    await kept(table, table.alva, table.alva)
    table.dice.add(3)
    mira = await table.character("Mira")
    await table.play(nyx.RollAlone.model_validate({"character": mira.id, "attribute": "body"}), table.alva)
    await table.play(EndSession(), table.gm)
    await table.play(StartSession(title="The pass", recap=RECAP), table.gm)


async def made(table: Table) -> Answer:
    """Let the GM make the page."""
    shown = await table.gm.slash("campaign page")
    return await table.gm.press(shown.message, "Make the page")


async def address(table: Table, person: Person | None = None) -> str:
    """Return the address of the page, as somebody at the table reads it."""
    shown = await (person or table.alva).slash("campaign page")
    (there,) = [one["url"] for one in controls(shown.message) if one.get("url")]
    return str(there)


async def page(table: Table) -> Read:
    return await get(await address(table))


async def test_the_gm_makes_it_the_channel_is_told_and_the_table_reads_it(table: Table) -> None:
    await a_story(table)
    shown = await table.gm.slash("campaign page")
    assert shown.message.ephemeral
    assert labels(shown.message) == ["Make the page", "Keep my words off", "Keep portrait off"]
    answer = await table.gm.press(shown.message, "Make the page")
    assert labels(answer.place)[:2] == ["Open it", "Revoke it"]
    public = table.read()[-1]
    assert "The GM has made a page of this campaign" in whole(public)
    assert "http" not in whole(public), "the address is not in the channel"
    seen = await table.boris.press(public, "The page")
    assert labels(seen.message)[0] == "Open it"
    told = (await page(table)).text
    for said in ("Mira", "Tove", "The quay", "The pass", SAID, FACE, RECAP):
        assert said in told, said


async def test_now_has_the_page_for_those_at_the_table_once_there_is_one(table: Table) -> None:
    await a_story(table)
    assert "The page" not in labels((await table.alva.slash("now")).message)
    await made(table)
    shown = await table.alva.slash("now")
    assert "The campaign has a page on the web." in whole(shown.message)
    assert labels((await table.alva.press(shown.message, "The page")).message)[0] == "Open it"
    outsider = Person(table, table.guild.add_member(table.env.create_user("olga")))
    assert "a page on the web" not in whole((await outsider.slash("now")).message)


async def test_a_player_and_a_stranger_can_t_make_it_and_a_stranger_can_t_see_it(table: Table) -> None:
    await a_story(table)
    nothing = await table.alva.slash("campaign page")
    assert labels(nothing.message) == ["Keep my words off", "Keep portrait off"]
    assert "The GM can make one" in whole(nothing.message)
    assert "Only the GM" in whole((await table.alva.forge("n:page-make:1")).message)
    await made(table)
    outsider = Person(table, table.guild.add_member(table.env.create_user("olga")))
    assert "http" not in whole((await outsider.slash("campaign page")).message)
    assert "http" not in whole((await outsider.forge("n:page:1")).message)
    assert "already" in whole((await table.gm.forge("n:page-make:1")).message)


async def test_no_account_and_nothing_of_the_gm_alone_stands_on_it(table: Table) -> None:
    await a_story(table)
    await table.finished_character(table.gm, "Baron Ravn", npc=True)
    await table.gm.slash("handout", picture=("map.png", picture("JPEG")), description="A map", title="Later")
    await made(table)
    told = await page(table)
    for secret in ("Baron Ravn", "A map", "Later", "greta", "alva", "boris", str(table.alva.id)):
        assert secret not in told.text, secret
    assert str(table.gm.id) not in told.text


async def test_it_is_for_no_search_engine_and_tells_nobody_where_it_was_read(table: Table) -> None:
    await a_story(table)
    await made(table)
    told = await page(table)
    assert told.headers["Content-Security-Policy"].startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in told.headers["Content-Security-Policy"]
    assert told.headers["X-Robots-Tag"].startswith("noindex")
    assert told.headers["Referrer-Policy"] == "no-referrer"
    assert told.headers["Cache-Control"] == "private, no-cache"
    assert "Python" not in told.headers["Server"]
    assert "Set-Cookie" not in told.headers
    assert '<meta name="robots" content="noindex, nofollow">' in told.text
    assert '<meta name="referrer" content="no-referrer">' in told.text
    for forbidden in ("<script", "http://", "https://", "data:"):
        assert forbidden not in told.text, forbidden


async def test_a_browser_that_has_it_gets_it_only_once_and_gets_it_small(table: Table) -> None:
    await a_story(table)
    await made(table)
    there = await address(table)
    small = await get(there, **{"Accept-Encoding": "gzip"})
    whole_ = await get(there, **{"Accept-Encoding": "identity"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert len(small.data) < len(whole_.data) / 2
    again = await get(there, **{"If-None-Match": whole_.headers["ETag"]})
    assert (again.status, again.data) == (304, b"")
    face = whole_.text.split('<img src="')[1].split('"')[0]
    shown = await get(there + face)
    assert (shown.status, shown.headers["Content-Type"]) == (200, "image/webp")
    assert (await get(there + face, **{"If-None-Match": shown.headers["ETag"]})).status == 304
    assert (await get(there + "0" * 32 + ".webp")).status == 404
    moved = await get(there.removesuffix("/"))
    assert (moved.status, moved.headers["Location"]) == (308, f"{there.split('/')[-2]}/")


async def test_who_wants_it_keeps_their_words_and_their_portrait_off_it_at_once(table: Table) -> None:
    await a_story(table)
    await made(table)
    assert SAID in (await page(table)).text
    shown = await table.alva.slash("campaign page")
    answer = await table.alva.press(shown.message, "Keep my words off")
    assert "own words aren’t on it" in whole(answer.place)
    told = (await page(table)).text
    assert SAID.removesuffix(".") not in told, "nor does a recap quote it"
    assert FACE in told
    assert told.count('class="face"') == 1, "a letter for Tove"
    answer = await table.alva.press(answer.place, "Keep portrait off")
    told = (await page(table)).text
    assert FACE not in told
    assert "<img" not in told
    assert told.count('class="face"') == 2
    await table.alva.press(answer.place, "Show my words")
    assert SAID in (await page(table)).text


async def test_a_new_holder_of_a_seat_does_not_show_what_another_kept_off(table: Table) -> None:
    await a_story(table)
    await made(table)
    there = await address(table)
    await table.alva.forge("n:page-own:1:tellings:0")
    await table.play(HandSeat(seat="2", holder=table.stranger.id, called="Sven"), table.alva)
    newcomer = Person(table, table.guild.add_member(table.stranger.actor.user))
    assert SAID not in (await get(there)).text
    await newcomer.forge("n:page-own:1:tellings:1")
    await kept(table, newcomer, newcomer, "The river is loud.")
    told = (await get(there)).text
    assert SAID not in told
    assert "The river is loud." in told


async def test_a_revoked_page_is_gone_and_nothing_tells_it_from_one_that_never_was(table: Table) -> None:
    await a_story(table)
    await made(table)
    there = await address(table)
    assert (await get(there)).status == 200
    shown = await table.gm.slash("campaign page")
    sure = await table.gm.press(shown.message, "Revoke it")
    assert (await get(there)).status == 200, "it is asked first"
    await table.gm.press(sure.place, "Revoke it")
    assert "has revoked the campaign’s page" in whole(table.read()[-1])
    gone, never = await get(there), await get(there.replace(there.split("/")[-2], "0" * 32))
    assert (gone.status, gone.data) == (never.status, never.data) == (404, b"404\n")
    assert dict(gone.headers).keys() == dict(never.headers).keys()
    assert "already" in whole((await table.gm.forge("n:page-revoke:1")).message)
    await made(table)
    assert await address(table) != there


def published(table: Table) -> dict[str, list[str]]:
    """Return what stands in the published folder: directories, with their files."""
    root = Path(table.bot.settings.publish_to)
    return {one.name: sorted(file.name for file in one.iterdir()) for one in root.iterdir() if one.is_dir()}


async def test_a_published_folder_follows_choices_revocation_and_erasure(table: Table) -> None:
    await a_story(table)
    await made(table)
    await table.env.settle()
    word = (await address(table)).split("/")[-2]
    root = Path(table.bot.settings.publish_to)
    document = root / word / "index.html"
    assert document.read_bytes() == (await page(table)).data
    assert document.stat().st_mode & 0o777 == 0o644
    assert len(published(table)[word]) == 2
    assert SAID in document.read_text(encoding="utf-8")
    asked = await table.alva.slash("privacy erase")
    await table.alva.press(asked.message, "Forget me")
    await table.env.settle()
    assert published(table) == {word: ["index.html"]}, "the portrait is gone"
    assert SAID not in document.read_text(encoding="utf-8")
    await table.gm.forge("n:page-revoke:1")
    assert published(table) == {}
    assert (root / "index.html").read_bytes() == b"", "no list of names"


async def test_a_published_folder_loses_what_is_deleted(table: Table) -> None:
    await a_story(table)
    await table.gm.slash("handout", picture=("map.png", picture("JPEG")), description="A map", title="Map")
    await table.gm.forge("n:handout-all:1:1")
    await made(table)
    await table.env.settle()
    word = (await address(table)).split("/")[-2]
    assert len(published(table)[word]) == 3
    await table.gm.forge("n:portrait-drop:1:1")
    await table.env.settle()
    assert len(published(table)[word]) == 2
    await table.gm.forge("n:handout-drop:1:1")
    await table.env.settle()
    assert published(table) == {word: ["index.html"]}
    await table.gm.forge("n:delete:1")
    await table.env.settle()
    assert published(table) == {}


async def test_a_published_folder_loses_a_portrait_that_another_one_replaces(table: Table) -> None:
    await a_story(table)
    await made(table)
    await table.env.settle()
    ((word, before),) = published(table).items()
    await sent(table.alva, picture("JPEG", (40, 30), quality=5), "Older now")
    await table.env.settle()
    after = published(table)[word]
    assert len(before) == len(after) == 2
    assert set(before) & set(after) == {"index.html"}
    assert "Older now" in (await page(table)).text


async def test_being_forgotten_takes_words_and_portrait_off_the_page_for_good(table: Table) -> None:
    await a_story(table)
    await made(table)
    asked = await table.alva.slash("privacy erase")
    await table.alva.press(asked.message, "Forget me")
    told = (await get(await address(table, table.boris))).text
    assert SAID not in told
    assert FACE not in told
    assert "Mira" in told, "the story stays"


async def test_choices_move_with_the_campaign_and_the_address_does_not(table: Table) -> None:
    await a_story(table)
    await made(table)
    await table.alva.forge("n:page-own:1:tellings:0")
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    assert (await address(table)).split("/")[-2] not in str(file)
    await table.gm.slash("campaign unbind")
    answer = await brought(table.gm, "campaign import", file)
    stored = table.bot.table.store.pages
    assert await stored.choices(2) == {"2": PageChoice(tellings=False)}, answer.text
    assert await stored.of(2) is None


async def test_too_many_requests_wait(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_story(table)
    await made(table)
    there = await address(table)
    # The allowance refills while we ask, so a slow machine gets more than the first 120.
    read = 0
    while (last := await get(there)).status == 200:
        read += 1
        assert read < 1_000
    assert read >= 120
    assert last.status == 429
    assert int(last.headers["Retry-After"]) >= 1


async def test_many_readers_behind_one_address_get_every_picture(table: Table) -> None:
    await a_story(table)
    await made(table)
    there = await address(table)
    (name,) = re.findall(r'src="([0-9a-f]{32}\.webp)"', (await get(there)).text)
    for _ in range(130):
        assert (await get(there + name)).status == 200
    assert (await get(there)).status == 200


async def test_without_a_host_that_serves_pages_the_refusal_says_what_to_do(
    tmp_path: Path, dice: ScriptedDice
) -> None:
    async with laid(tmp_path / "none.sqlite3", dice, Settings()) as table:
        await table.campaign()
        refused = whole((await table.gm.slash("campaign page")).message)
        assert "/journal export" in refused
        assert "web_port" in refused


async def test_the_address_that_the_host_gave_is_printed_for_copying(
    tmp_path: Path, dice: ScriptedDice
) -> None:
    settings = Settings(web_address="https://example.org/nattvakt/")
    async with laid(tmp_path / "named.sqlite3", dice, settings) as table:
        await table.campaign()
        shown = whole((await made(table)).place)
        page = await table.bot.table.store.pages.of(1)
        assert page is not None
        assert f"https://example.org/nattvakt/{page.word}/" in shown
