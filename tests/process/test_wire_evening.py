"""Pictures that people send, menus and events of Discord, over the wire: all of it fits Discord's schema."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from benchmarks.taps.flow import FOUND, READ
from benchmarks.taps.ready import LOCALES, MOST, MOST_SECONDS, MOST_TAPS
from narration.text.languages import Language
from rules.registry import SYSTEMS
from storage.store import Store
from table.play.table import Table
from table.ready_scenes import Scene, scenes
from tests.process.test_wire_everything import errors
from tests.process.wire import PATIENCE, Json, Wire, check, missing, running, wire
from tests.process.wire_cast import desk
from tests.process.wire_place import LATE, offered, said
from tests.process.wire_trial import Sent, Trial, allowed
from tests.whole.permissions.rows import MENUS, rows

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "-")

#: What is tried, in this order: two uploads; and a session that is planned, planned again and cancelled.
UPLOADS = ("character portrait: with a picture", "handout: with a picture")
EVENTS = ("meet-ask", "meet-ask", "meet-off")


async def test_pictures_and_events_pass_discords_own_schema(tmp_path: Path) -> None:
    known = {row.title: row for row in rows() if row.part == "shared"}
    async with wire() as server:
        async with desk(server, tmp_path / "nattvakt.sqlite3") as table:
            cast, trials = await table.seat(server), []
            for title in UPLOADS:
                row = known[title]
                scene = await table.set(server, cast, row.part, row.scene)
                trials.append(await Trial.of(server, row, scene, Sent()))
            scene = await table.set(server, cast, "shared", known[EVENTS[0]].scene)
            trials += [await Trial.of(server, known[title], scene, Sent()) for title in EVENTS]
            await table.leave_unshown()
        since = await server.now()
        async with running(server, tmp_path) as process:
            await server.taken(since, "PUT", "/applications/*/guilds/*/commands")
            for trial in trials:
                await trial.run()
            await server.taken(since, "POST", "/guilds/*/scheduled-events")
            await server.taken(since, "PATCH", "/guilds/*/scheduled-events/*")
            asked = await server.do("journal", since=since, kind="http")
            deleted = [one["status"] for one in asked if one["op"] == "delete_guild_scheduled_event"]
            assert deleted == [204]
            await check(server)
            assert await process.terminate() == 0
            assert errors(process.logged()) == []


async def test_menus_of_messages_and_people_pass_discords_own_schema(tmp_path: Path) -> None:
    menus = [row for row in rows() if row.kind == MENUS and allowed(row)]
    async with wire() as server:
        async with desk(server, tmp_path / "nattvakt.sqlite3") as table:
            cast, trials = await table.seat(server), []
            for row in menus:
                scene = await table.set(server, cast, row.part, row.scene)
                trials.append(await Trial.of(server, row, scene, Sent()))
            await table.leave_unshown()
        since = await server.now()
        async with running(server, tmp_path) as process:
            await server.taken(since, "PUT", "/applications/*/commands")
            for trial in trials:
                await trial.run()
            await check(server)
            assert await process.terminate() == 0
            assert errors(process.logged()) == []
    assert {row.name for row in menus} == {
        "Verify", "Correct", "Tell this round", "Keep in journal", "Character sheet",
    }  # fmt: skip


#: The style of the button that goes on.
BLUE = 1


@dataclass
class Strangers:
    """Four people on a new server, who read and press as the flows of `--only taps` do.

    Nobody waits for real, but a watch runs for each: reading and finding a button take time
    on it. People read side by side what is there for all of them.
    """

    wire: Wire
    home: str
    channel: str
    people: list[str]
    taps: Counter[str] = field(default_factory=Counter)
    read: dict[str, set[str]] = field(default_factory=dict)
    #: The seconds that each person's watch shows, when the last answer came, and when each message came.
    watches: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    latest: float = 0.0
    came: dict[str, float] = field(default_factory=dict)
    #: How long the bot took for all answers: a machine that is busy with other tests takes longer.
    bot: float = 0.0
    #: When the conflict stood there.
    begun: float = 0.0

    @classmethod
    async def at(cls, wire: Wire, name: str) -> "Strangers":
        home = await wire.world("guild", name=name)
        channel = await wire.world("channel", guild=home, name="play")
        made = [await wire.world("user", name=one, guild=home) for one in ("greta", "alva", "boris", "cleo")]
        return cls(wire, home, channel, made)

    def reads(self, who: str, message: Json) -> None:
        """Let somebody read what they have not read yet, from when it came."""
        known = self.read.setdefault(who, set())
        labels = [one.get("label") or "" for one in _parts(message)]
        new = {*said(message).splitlines(), *labels} - known
        known |= new
        came = self.came.setdefault(message["id"], self.latest)
        self.watches[who] = max(self.watches[who], came) + sum(map(len, new)) / READ

    async def presses(self, who: str, message: Json, beginning: str, values: list[str] | None = None) -> Json:
        """Let somebody read a message, press its first button of a kind, and read the answer; return that."""
        self.reads(who, message)
        pressed = next(one["custom_id"] for one in _parts(message) if one["custom_id"].startswith(beginning))
        how: Json = {"user": who, "message": message["id"], "custom_id": pressed, "wait": LATE}
        taps, verb = (2, "select") if values else (1, "click")
        self.taps[who] += taps
        since, began = await self.wire.now(), time.monotonic()
        asked = await self.wire.do(verb, **how, **({"values": values} if values else {}))
        path = f"/webhooks/*/{asked['token']}*"
        assert await self.wire.do("wait_http", since=since, path=path, wait=PATIENCE), pressed
        seen = await self.wire.do("interaction", id=asked["id"], until="final", wait=PATIENCE)
        assert seen["message"], (pressed, seen)
        self.bot += time.monotonic() - began
        self.watches[who] += FOUND * taps
        self.latest = max(self.latest, self.watches[who])
        self.reads(who, seen["message"])
        return dict(seen["message"])

    def waits(self, who: str) -> None:
        """Let somebody wait for what the others do."""
        self.watches[who] = max(self.watches[who], self.latest)

    async def shown(self, verb: str = "") -> Json:
        """Wait for the newest public message with buttons, or with those of a verb; return it."""

        async def look() -> Json | None:
            seen = await self.wire.do("messages", user=self.people[0], channel=self.channel)
            fitting = [one for one in seen if not one["flags"] & 64 and one["components"]]
            wanted = [one for one in fitting if bool(offered(one, verb)) == bool(verb)]
            return next((one for one in reversed(wanted) if not offered(one, "come") or verb), None)

        return await self.wire.until(f"/channels/{self.channel}/messages*", look)


def _parts(message: Json) -> Iterable[Json]:
    return [part for row in message["components"] for part in row["components"]]


async def until_dice_fall(people: Strangers, table: Table, campaign: int) -> None:
    """Let those who are waited for act, as in `benchmarks.taps.ready`."""
    for _ in range(MOST):
        state = await table.state(campaign)
        record = state.campaign.record(table.system(state).waits(state)[0].seat)
        who = str(record.holder) if record else people.people[0]
        answer = await people.presses(who, await people.shown(), "n:")
        if offered(answer, "z-pool"):
            answer = await people.presses(who, answer, "n:z-pool:")
        blue = next((one["custom_id"] for one in _parts(answer) if one.get("style") == BLUE), None)
        if not await _has_fallen(table, campaign) and blue is not None:
            await people.presses(who, answer, blue)
        if await _has_fallen(table, campaign):
            return
    raise AssertionError("no dice fell")


async def _has_fallen(table: Table, campaign: int) -> bool:
    return any(deck.rolls for deck in await table.store.proofs.decks(campaign))


async def play(wire: Wire, table: Table, scene: Scene, language: Language) -> Strangers:
    """Let a new server invite the bot, and four strangers play a ready scene until dice fall."""
    people = await Strangers.at(wire, f"{scene.name} {language}")
    gm, *players = people.people
    await wire.do("invite", guild=people.home, locale=LOCALES[language])
    await people.presses(gm, await people.shown("welcome-scene"), "n:welcome-scene:", [scene.name])
    (campaign,) = [one.id for one in await table.store.campaigns.of(int(people.home))]
    claims = offered(await people.shown("claim"), "claim")
    await asyncio.gather(*(claimed(people, who, claim) for who, claim in zip(players, claims, strict=False)))
    people.reads(gm, await people.shown("ready-begin"))
    people.waits(gm)
    await people.presses(gm, await people.shown("ready-begin"), "n:ready-begin:")
    people.begun = people.latest
    await until_dice_fall(people, table, campaign)
    return people


async def claimed(people: Strangers, who: str, claim: str) -> None:
    await people.presses(who, await people.shown("come"), claim)


@pytest.mark.parametrize(
    ("number", "language"),
    [(0, "en"), pytest.param(4, "sv", marks=pytest.mark.long), pytest.param(8, "ru", marks=pytest.mark.long)],
)
async def test_four_strangers_play_a_ready_scene_of_each_game_with_five_taps_each(
    tmp_path: Path, number: int, language: Language
) -> None:
    scene = scenes(language)[number]
    async with wire() as server, running(server, tmp_path) as process:
        store = await Store.open(tmp_path / "nattvakt.sqlite3", SYSTEMS, read_only=True)
        try:
            people = await play(server, Table(store), scene, language)
        finally:
            await store.close()
        assert max(people.taps.values()) <= MOST_TAPS, people.taps
        assert (people.begun if scene.game == "nyx" else people.latest) <= MOST_SECONDS
        assert min(people.taps[who] for who in people.people) >= 1
        await check(server)
        assert await process.terminate() == 0
        assert errors(process.logged()) == []
