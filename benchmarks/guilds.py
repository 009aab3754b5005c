"""The memory that an idle server costs: in our bot and in plain discord.py, given the same gateway events.

Each is measured in its own process, which runs this module: `python -m benchmarks.guilds idle 100` prints the
bytes per server for a hundred servers, as counted by Python and by the system. Servers on which somebody
plays have no promised bound.
"""

import asyncio
import gc
import os
import random
import resource
import subprocess
import sys
import tracemalloc
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import discord
import orjson
from discord.ext import commands

from application import create_bot
from benchmarks.report import Part, Result, up_to
from settings import Settings

CHANNELS, ROLES, MEMBERS, EMOJIS, STICKERS, THREADS, TALKING = 30, 20, 100, 40, 5, 3, 3
#: Categories, text channels, voice channels, a stage and a forum, by Discord's channel types.
KINDS = (4,) * 4 + (0,) * 18 + (2,) * 6 + (13, 15)
WORDS = ("general", "rules", "off-topic", "dice", "the-night-train", "lore", "recruiting", "music", "help")
Json = dict[str, Any]
ME = 1 << 40
NATTVAKT: Any = {"id": str(ME), "username": "Nattvakt", "discriminator": "0", "avatar": None}
_EPOCH = 1_100_000_000_000_000_000
#: How many servers are added before the measurement, so that one-time allocations are not counted.
BEFORE = 5


SERVERS = 150
#: The factor for the number of idle servers: each takes little, and memory is granted in large steps.
MORE = 6
MOST = 1 / 8


class Cost(NamedTuple):
    """Bytes per server: of Python's objects, and of the process."""

    objects: float
    process: float


def measure(servers: int = SERVERS) -> Sequence[Part]:
    """Measure each way of keeping servers, one after the other."""
    default, idle, played = (cost(which, servers) for which in ("default", "idle", "in-use"))
    results = [
        Result("an idle server, Python's objects", idle.objects, default.objects, MOST),
        Result("an idle server, the process", idle.process, default.process, MOST),
        Result("one that plays, Python's objects", played.objects, default.objects),
        Result("one that plays, the process", played.process, default.process),
    ]
    return [Part(f"Memory ({up_to(MOST)})", "default discord.py", results, "kB", 1e-3)]


def cost(which: str, servers: int) -> Cost:
    """Return the cost per server for `which`: "default" (discord.py), "idle" or "in-use" (ours)."""
    done = subprocess.run(  # noqa: S603  # this module itself
        (sys.executable, "-m", "benchmarks.guilds", which, str(servers)),
        check=True,
        capture_output=True,
        text=True,
    )
    return Cost(*map(float, done.stdout.split()))


async def objects(which: str, servers: int) -> float:
    """Return the bytes of Python's objects per server, measured in this process."""
    state = connection(which)
    tell(state, range(BEFORE))
    tracemalloc.start()
    tell(state, range(BEFORE, BEFORE + servers))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / servers


async def _measured(which: str, servers: int) -> Cost:
    state = connection(which)
    tell(state, range(BEFORE))
    many = servers * (MORE if which == "idle" else 1)
    filled = _filled()
    held = _process()
    tell(state, range(BEFORE, BEFORE + many))
    process = (_process() - held) / many
    del filled
    return Cost(await objects(which, servers), process)


def _filled() -> list[list[bytes]]:
    """Fill the memory that is free after the start, until the system grants more; return the filling."""
    found, held = list[list[bytes]](), _process()
    while _process() < held + (1 << 21):
        found.append([bytes(size) for size in range(16, 512, 16) for _ in range(20)])
    return found


def connection(which: str) -> Any:
    """Return a client's connection state before any gateway event."""
    state: Any = _client(which)._connection  # noqa: SLF001  # gateway events go in here
    state.user = discord.ClientUser(state=state, data=NATTVAKT)
    state.dispatch = lambda *_: None
    return state


def _client(which: str) -> discord.Client:
    if which == "default":
        return commands.Bot("!", intents=discord.Intents.default())
    ours = create_bot(Settings(database=os.devnull))
    if which == "in-use":
        ours._connection.is_in_use = lambda _: True  # type: ignore[attr-defined]  # noqa: SLF001
    return ours


def tell(state: Any, numbers: Iterable[int]) -> None:
    """Feed the gateway events of these servers into a client, each parsed from text."""
    for number in numbers:
        state.parsers["GUILD_CREATE"](orjson.loads(orjson.dumps(payload(number))))
    gc.collect()


def _process() -> int:
    """Return the resident bytes of this process; where the system does not say, the peak."""
    known = Path("/proc/self/statm")
    if known.exists():
        return int(known.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def payload(number: int) -> Json:
    """Return the GUILD_CREATE payload of a server of typical size."""
    return _Server(number).told()


class _Server:
    """A server generated from its number; the same number gives the same server."""

    def __init__(self, number: int) -> None:
        self._chance = random.Random(number)
        self._ids = (_EPOCH + (number << 30) + (one << 12) for one in count())
        self._id = str(next(self._ids))

    def told(self) -> Json:
        roles = [self._role(place) for place in range(ROLES)]
        self._roles = [role["id"] for role in roles]
        members = [self._member(str(next(self._ids))) for _ in range(MEMBERS - 1)]
        members.append(self._member(str(ME), "Nattvakt", [self._roles[-1]]))
        channels = [self._channel(kind, place) for place, kind in enumerate(KINDS)]
        voices = [channel["id"] for channel in channels if channel["type"] == 2]
        people = [member["user"]["id"] for member in members]
        return {
            **self._head(people[0]),
            "roles": roles,
            "members": members,
            "channels": channels,
            "threads": [self._thread(channels[5]["id"], people[0]) for _ in range(THREADS)],
            "emojis": [self._emoji() for _ in range(EMOJIS)],
            "stickers": [self._sticker() for _ in range(STICKERS)],
            "voice_states": [self._voice(one, voices[0]) for one in people[:TALKING]],
            "presences": [self._presence(one) for one in people[:TALKING]],
            "soundboard_sounds": [self._sound() for _ in range(STICKERS)],
            "stage_instances": [],
            "guild_scheduled_events": [],
        }

    def _head(self, owner: str) -> Json:
        return {
            "id": self._id,
            "name": f"{self._word()} {self._id[-7:]}",
            "icon": self._hash(),
            "splash": None,
            "banner": None,
            "description": "A place to play, talk and listen to each other's music.",
            "owner_id": owner,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "verification_level": 1,
            "default_message_notifications": 1,
            "explicit_content_filter": 2,
            "mfa_level": 0,
            "nsfw_level": 0,
            "features": ["COMMUNITY", "NEWS", "WELCOME_SCREEN_ENABLED", "SOUNDBOARD"],
            "joined_at": "2026-02-03T18:30:00.000000+00:00",
            "large": False,
            "unavailable": False,
            "member_count": MEMBERS,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "premium_tier": 1,
            "premium_subscription_count": 3,
            "preferred_locale": "sv-SE",
            "premium_progress_bar_enabled": True,
        }

    def _role(self, place: int) -> Json:
        is_ours = place == ROLES - 1
        return {
            "id": self._id if place == 0 else str(next(self._ids)),
            "name": "@everyone" if place == 0 else f"{self._word()} {place}",
            "color": self._chance.randrange(1 << 24),
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": bool(place % 3),
            "icon": None,
            "unicode_emoji": None,
            "position": place,
            "permissions": str(self._chance.randrange(1 << 48)),
            "managed": is_ours,
            "mentionable": False,
            "flags": 0,
            **({"tags": {"bot_id": str(ME)}} if is_ours else {}),
        }

    def _member(self, account: str, name: str = "", roles: list[str] | None = None) -> Json:
        return {
            "user": {
                "id": account,
                "username": name or f"{self._word()}{account[-5:]}",
                "global_name": name or self._word().title(),
                "avatar": self._hash(),
                "discriminator": "0",
                "public_flags": 0,
                "bot": account == str(ME),
            },
            "nick": None,
            "avatar": None,
            "roles": self._chance.sample(self._roles[1:], 3) if roles is None else roles,
            "joined_at": "2026-02-03T18:30:00.000000+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }

    def _channel(self, kind: int, place: int) -> Json:
        topic = "What belongs here, and what belongs elsewhere; read the pinned message first."
        return {
            "id": str(next(self._ids)),
            "type": kind,
            "name": f"{self._word()}-{place}",
            "position": place,
            "parent_id": None,
            "topic": topic if kind in {0, 15} else None,
            "nsfw": False,
            "flags": 0,
            "permission_overwrites": [self._overwrite(one) for one in self._chance.sample(self._roles, 2)],
            **(
                {"last_message_id": str(next(self._ids)), "rate_limit_per_user": 0} if kind in {0, 15} else {}
            ),
            **({"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if kind in {2, 13} else {}),
            **({"available_tags": [], "default_reaction_emoji": None} if kind == 15 else {}),
        }

    def _overwrite(self, role: str) -> Json:
        allow, deny = (str(self._chance.randrange(1 << 48)) for _ in range(2))
        return {"id": role, "type": 0, "allow": allow, "deny": deny}

    def _thread(self, channel: str, owner: str) -> Json:
        return {
            "id": str(next(self._ids)),
            "type": 11,
            "guild_id": self._id,
            "parent_id": channel,
            "owner_id": owner,
            "name": f"{self._word()} {self._word()}",
            "last_message_id": str(next(self._ids)),
            "message_count": 12,
            "member_count": 3,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 4320,
                "archive_timestamp": "2026-02-03T18:30:00.000000+00:00",
                "locked": False,
            },
        }

    def _emoji(self) -> Json:
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        return {"id": str(next(self._ids)), "name": self._word().replace("-", "_"), "roles": [], **flags}

    def _sticker(self) -> Json:
        return {
            "id": str(next(self._ids)),
            "name": self._word(),
            "description": "A sticker.",
            "tags": "dice",
            "type": 2,
            "format_type": 1,
            "available": True,
            "guild_id": self._id,
        }

    def _sound(self) -> Json:
        return {
            "sound_id": str(next(self._ids)),
            "name": self._word(),
            "volume": 1.0,
            "emoji_id": None,
            "emoji_name": None,
            "available": True,
            "guild_id": self._id,
        }

    def _voice(self, account: str, channel: str) -> Json:
        flags = ("deaf", "mute", "self_deaf", "self_mute", "self_video", "suppress")
        return {
            "user_id": account,
            "channel_id": channel,
            "session_id": self._hash(),
            "request_to_speak_timestamp": None,
            **dict.fromkeys(flags, False),
        }

    def _presence(self, account: str) -> Json:
        return {
            "user": {"id": account},
            "status": "online",
            "activities": [],
            "client_status": {"web": "online"},
        }

    def _word(self) -> str:
        return self._chance.choice(WORDS)

    def _hash(self) -> str:
        return f"{self._chance.getrandbits(128):032x}"


if __name__ == "__main__":
    print(*asyncio.run(_measured(sys.argv[1], int(sys.argv[2]))))
