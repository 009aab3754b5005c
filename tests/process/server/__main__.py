"""Run the loopback Discord, whose users can also use the menus of messages and people, and invite the bot."""

import importlib
import sys
from typing import Any

from simcord.backend import serializers
from simcord.backend.command_access import command_access
from simcord.backend.errors import SetupError

from tests.process.wire import SERVER

sys.path.insert(0, str(SERVER))

#: Discord's numbers for the menu of a person and of a message.
USER, MESSAGE = 2, 3

wire_server: Any = importlib.import_module("wire_server")  # it is not part of this repository


class Fuller(wire_server.Wire):  # type: ignore[misc]  # it has no types
    """Adds the verbs `menu` {user, channel, name, message | target} and `invite` {guild, locale}."""

    async def ctl_invite(self, a: dict[str, Any]) -> Any:
        """Tell the bot that a server, which is in this language, has just invited it."""
        known: dict[str, Any] = dict(serializers.guild_create_payload(self.b, self.b.guilds[int(a["guild"])]))
        del known["unavailable"]  # simcord's own event would mean that it was there before
        told, own = {"joined_at": self.b.now_iso(), "preferred_locale": a["locale"]}, str(self.b.bot_user.id)
        (me,) = [one for one in known["members"] if one["user"]["id"] == own]
        self.b.emit("GUILD_CREATE", {**known, **told, "members": [{**me, **told}]})
        return {}

    async def ctl_menu(self, a: dict[str, Any]) -> Any:
        """Let a user choose a command from the menu of a message that they see, or of a person."""
        uid, cid = self._user(a), int(a["channel"])
        kind, target, resolved = self._of_message(a, uid) if "message" in a else self._of_person(a, cid)
        root = self.b.find_command(a["name"], self.b.get_channel(cid).guild_id, kind)
        if root is None or not command_access(self.b, root, user_id=uid, channel_id=cid).allowed:
            raise SetupError(f"{a['name']!r} is not in the menu")
        data = {key: root[key] for key in ("id", "name", "guild_id") if root.get(key)}
        data |= {"type": kind, "target_id": target, "resolved": resolved}
        return await self._settle(self._emit(2, cid, uid, data), a)

    def _of_message(self, a: dict[str, Any], uid: int) -> tuple[int, str, Any]:
        message = self._message(a, uid)
        payload = dict(serializers.message_payload(self.b, message))
        return MESSAGE, str(message.id), {"messages": {str(message.id): payload}}

    def _of_person(self, a: dict[str, Any], cid: int) -> tuple[int, str, Any]:
        guild, resolved = self.b.get_channel(cid).guild_id, dict[str, Any]()
        self._resolved(6, a["target"], resolved, guild, cid, int(a["target"]))
        return USER, str(a["target"]), resolved


wire_server.Wire = Fuller
wire_server.main()
