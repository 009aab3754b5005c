"""Servers on which nobody plays: kept as the gateway told of them, packed, until somebody there turns to us.

discord.py keeps an object for each channel, role and overwrite of every server, most of which never play at a
given time. Packed, a server takes a tenth of that. What the gateway says of it is packed with it; the first
interaction unpacks it for good, and from then on it is kept as the library keeps it.
"""

import zlib
from collections.abc import Callable
from typing import Any, TypeAlias

import orjson
from discord import Guild
from discord.state import AutoShardedConnectionState

Json: TypeAlias = dict[str, Any]
Parse: TypeAlias = Callable[[Any], None]

#: What is kept of GUILD_CREATE beside the server's own fields; of its members only ourselves.
LISTS = ("roles", "channels", "threads", "voice_states", "members")
UNUSED = frozenset(
    ("emojis", "stickers", "presences", "soundboard_sounds", "stage_instances", "guild_scheduled_events")
)
#: The events that change something in a list, by what they are of.
SUBJECTS = {
    "GUILD_ROLE": "roles",
    "CHANNEL": "channels",
    "THREAD": "threads",
    "VOICE_STATE": "voice_states",
    "GUILD_MEMBER": "members",
}
VERBS = ("CREATE", "UPDATE", "DELETE")
#: Of these nothing is kept. Whatever else is said of a server unpacks it.
IGNORED = ("CHANNEL_PINS_UPDATE", "THREAD_MEMBER", "STAGE_INSTANCE_", "VOICE_CHANNEL_", "GUILD_INTEGRATIONS")


class PackedGuildCache(AutoShardedConnectionState[Any]):
    """discord.py's state of a connection, which packs the servers that nobody plays on.

    It reaches into the library at three places: `parsers`, which it wraps, `_guilds`, and the making of a
    server from what GUILD_CREATE told.
    """

    #: Whether somebody plays on a server, by its number; such a server is never packed.
    is_in_use: Callable[[int], bool] = staticmethod(lambda _: True)
    #: Hears of each server that is there already, and since when we are on it.
    on_available: Callable[[int, str], None] = staticmethod(lambda *_: None)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._packed: dict[int, bytes] = {}
        self.parsers = {event: self._watched(event, parse) for event, parse in self.parsers.items()}

    def packed(self) -> tuple[int, ...]:
        """Return the servers that are packed."""
        return tuple(self._packed)

    def wake(self, home: int) -> bool:
        """Unpack a server that has something to be told there; False if it was not packed."""
        if home not in self._packed:
            return False
        self._unpack(home)
        return True

    def _watched(self, event: str, parse: Parse) -> Parse:
        def hear(data: Any) -> None:
            home = _home_of(event, data)
            if not home or not self._is_kept_packed(event, home, data):
                parse(data)

        return hear

    def _is_kept_packed(self, event: str, home: int, data: Json) -> bool:
        """Take in what is said of a server that is packed or is to be; False for what the library shall."""
        if event == "GUILD_CREATE":
            return self._pack_new(home, data)
        if home not in self._packed or event.startswith(IGNORED):
            return home in self._packed
        if event == "GUILD_DELETE" and data.get("unavailable"):
            del self._packed[home]
            return False
        subject, _, verb = event.rpartition("_")
        if verb in VERBS and (subject in SUBJECTS or event == "GUILD_UPDATE"):
            self._change(home, subject, verb, data)
            return True
        self._unpack(home)
        return False

    def _pack_new(self, home: int, data: Json) -> bool:
        """Pack a server that becomes available, unless somebody plays there or it is unpacked already.

        One that has just invited us is not packed: it will have something to say.
        """
        if data.get("unavailable") is False:
            self.on_available(home, self._since(data))
        known = self._guilds.get(home)
        is_unpacked = known is not None and bool(known.channels)
        if data.get("unavailable") is not False or is_unpacked or self.is_in_use(home):
            return False
        members = [one for one in data.get("members", ()) if int(one["user"]["id"]) == self.self_id]
        self._pack(
            home, {key: value for key, value in data.items() if key not in UNUSED} | {"members": members}
        )
        self._guilds.pop(home, None)
        stub = known or Guild(state=self, data={"id": home})  # type: ignore[typeddict-item]
        stub.unavailable = False
        self._add_ready_state(stub)  # whoever waits until every server is there waits for this one as well
        return True

    def _since(self, data: Json) -> str:
        """Return since when we are on a server; empty where Discord does not say."""
        me = next((one for one in data.get("members", ()) if int(one["user"]["id"]) == self.self_id), data)
        return me.get("joined_at") or ""

    def _pack(self, home: int, known: Json) -> None:
        self._packed[home] = zlib.compress(orjson.dumps(known))

    def _read(self, home: int) -> Json:
        known: Json = orjson.loads(zlib.decompress(self._packed[home]))
        return known

    def _unpack(self, home: int) -> None:
        self._add_guild_from_data(self._read(home))  # type: ignore[arg-type]
        del self._packed[home]

    def _change(self, home: int, subject: str, verb: str, data: Json) -> None:
        """Bring a packed server up to date, as the library does with one that is not."""
        known = self._read(home)
        if subject == "GUILD":
            known |= {key: value for key, value in data.items() if key not in UNUSED}
        elif subject != "GUILD_MEMBER" or int(data["user"]["id"]) == self.self_id:
            _put(known.setdefault(SUBJECTS[subject], []), subject, verb, data)
        if (subject, verb) == ("CHANNEL", "DELETE"):
            known["threads"] = [one for one in known["threads"] if one["parent_id"] != data["id"]]
        self._pack(home, known)


def _home_of(event: str, data: Any) -> int:
    """Return the server that an event is of; 0 for none."""
    if not isinstance(data, dict):
        return 0
    is_itself = event in {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}
    return int(data.get("id" if is_itself else "guild_id") or 0)


def _put(known: list[Json], subject: str, verb: str, data: Json) -> None:
    """Put what an event tells into its list, in the place of what was known of the same; or take it out."""
    new = data.get("role", data)
    key = _key(subject, data)
    place = next((number for number, one in enumerate(known) if _key(subject, one) == key), len(known))
    old = known[place : place + 1]
    known[place : place + 1] = [] if _is_gone(subject, verb, new) else [{**(old[0] if old else {}), **new}]


def _key(subject: str, data: Json) -> str:
    """Return what tells the members of a list apart, in an event or in the list."""
    if subject == "GUILD_ROLE":
        return str(data.get("role_id") or data.get("role", data)["id"])
    if subject == "GUILD_MEMBER":
        return str(data["user"]["id"])
    return str(data["user_id" if subject == "VOICE_STATE" else "id"])


def _is_gone(subject: str, verb: str, new: Json) -> bool:
    """Tell whether there is nothing left to keep: an archived thread, somebody who has left the channel."""
    if subject == "VOICE_STATE":
        return new.get("channel_id") is None
    is_archived = subject == "THREAD" and new.get("thread_metadata", {}).get("archived", False)
    return verb == "DELETE" or bool(is_archived)
