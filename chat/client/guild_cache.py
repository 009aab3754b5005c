"""A cache that keeps a server packed while nobody plays on it.

discord.py keeps an object for each channel, role and overwrite of every server, although nobody plays on most
of them at any given time. A packed server takes a tenth of that memory: it is compressed JSON from the
gateway, with later events merged in. The first interaction unpacks it, and from then on discord.py keeps it.
"""

import zlib
from collections.abc import Callable
from typing import Any, TypeAlias

import orjson
from discord import Guild
from discord.state import AutoShardedConnectionState

Json: TypeAlias = dict[str, Any]
Parse: TypeAlias = Callable[[Any], None]

#: The lists of GUILD_CREATE that are kept. The only member kept is the bot itself.
LISTS = ("roles", "channels", "threads", "voice_states", "members")
UNUSED = frozenset(
    ("emojis", "stickers", "presences", "soundboard_sounds", "stage_instances", "guild_scheduled_events")
)
#: Maps the prefix of an event's name to the list that the event changes.
SUBJECTS = {
    "GUILD_ROLE": "roles",
    "CHANNEL": "channels",
    "THREAD": "threads",
    "VOICE_STATE": "voice_states",
    "GUILD_MEMBER": "members",
}
VERBS = ("CREATE", "UPDATE", "DELETE")
#: Prefixes of events that change none of the kept data.
IGNORED = ("CHANNEL_PINS_UPDATE", "THREAD_MEMBER", "STAGE_INSTANCE_", "VOICE_CHANNEL_", "GUILD_INTEGRATIONS")


class PackedGuildCache(AutoShardedConnectionState[Any]):
    """discord.py's connection state, which packs the servers on which nobody plays.

    It depends on three internals of the library: `parsers`, which it wraps, `_guilds`, and the method that
    creates a server from the data of GUILD_CREATE.
    """

    #: Tells whether somebody plays on the server with this id. Such a server is never packed.
    is_in_use: Callable[[int], bool] = staticmethod(lambda _: True)
    #: Called with each server that becomes available and the time when the bot joined it.
    on_available: Callable[[int, str], None] = staticmethod(lambda *_: None)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._packed: dict[int, bytes] = {}
        self.parsers = {event: self._watched(event, parse) for event, parse in self.parsers.items()}

    def packed(self) -> tuple[int, ...]:
        """Return the ids of the packed servers."""
        return tuple(self._packed)

    def forget(self, is_left: Callable[[int], bool]) -> None:
        """Drop servers whose events another process gets from now on."""
        for home in [home for home in self._packed if is_left(home)]:
            del self._packed[home]
        for guild in [guild for guild in self._guilds.values() if is_left(guild.id)]:
            self._remove_guild(guild)

    def knows(self, home: int) -> bool:
        """Return whether the channels of a server are known; for 0, whether those of all servers are."""
        if not home:
            return bool(self._guilds or self._packed) and not any(
                one.unavailable for one in self._guilds.values()
            )
        known = self._guilds.get(home)
        return home in self._packed or (known is not None and not known.unavailable)

    def wake(self, home: int) -> bool:
        """Unpack a server; return False if it was not packed."""
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
        """Merge an event into a packed server, or pack a new server.

        Return False if discord.py must handle the event.
        """
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
        """Pack a server that becomes available, unless somebody plays there or it is already unpacked.

        A server that has just added the bot is not packed either, because it is about to use the bot. Return
        whether the server was packed.
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
        self._add_ready_state(stub)  # discord.py counts the server when it decides whether it is ready
        return True

    def _since(self, data: Json) -> str:
        """Return when the bot joined a server, or an empty string if Discord does not say."""
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
        """Update a packed server in the same way as discord.py updates an unpacked one."""
        known = self._read(home)
        if subject == "GUILD":
            known |= {key: value for key, value in data.items() if key not in UNUSED}
        elif subject != "GUILD_MEMBER" or int(data["user"]["id"]) == self.self_id:
            _put(known.setdefault(SUBJECTS[subject], []), subject, verb, data)
        if (subject, verb) == ("CHANNEL", "DELETE"):
            known["threads"] = [one for one in known["threads"] if one["parent_id"] != data["id"]]
        self._pack(home, known)


def _home_of(event: str, data: Any) -> int:
    """Return the id of the server that an event concerns, or 0 if there is none."""
    if not isinstance(data, dict):
        return 0
    is_itself = event in {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}
    return int(data.get("id" if is_itself else "guild_id") or 0)


def _put(known: list[Json], subject: str, verb: str, data: Json) -> None:
    """Add the object from an event to its list, replace its older version there, or remove it."""
    new = data.get("role", data)
    key = _key(subject, data)
    place = next((number for number, one in enumerate(known) if _key(subject, one) == key), len(known))
    old = known[place : place + 1]
    known[place : place + 1] = [] if _is_gone(subject, verb, new) else [{**(old[0] if old else {}), **new}]


def _key(subject: str, data: Json) -> str:
    """Return the key that identifies an object, both in an event and in its list."""
    if subject == "GUILD_ROLE":
        return str(data.get("role_id") or data.get("role", data)["id"])
    if subject == "GUILD_MEMBER":
        return str(data["user"]["id"])
    return str(data["user_id" if subject == "VOICE_STATE" else "id"])


def _is_gone(subject: str, verb: str, new: Json) -> bool:
    """Return whether an object must be removed: deleted, an archived thread, or disconnected from voice."""
    if subject == "VOICE_STATE":
        return new.get("channel_id") is None
    is_archived = subject == "THREAD" and new.get("thread_metadata", {}).get("archived", False)
    return verb == "DELETE" or bool(is_archived)
