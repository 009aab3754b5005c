"""A conflict in a channel of the loopback Discord, with its two players and their actions."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.process.wire import Impossible, Json, Wire

#: Seconds after which Discord no longer waits for a first answer.
LATE = 5.0
#: How many times a person presses a button before giving up.
TRIES = 5
#: How the messages in a conflict's channel begin: the opening, and the first round.
BEGINS, ROUND = "Mira – Guard begins", "Round 1: "
#: The id of an NPC that is not in the conflict.
DOG = 4
#: The path to which direct messages are posted.
LETTERS = "/channels/*/messages"


@dataclass
class Place:
    """A channel with a conflict between the player's Mira and the GM's guard."""

    wire: Wire
    campaign: int
    channel: str
    gm: str
    player: str
    #: Ids of the messages that the tests post in the bot's name.
    ours: set[str] = field(default_factory=set)
    #: Ids of the presses that were answered too late or never.
    given_up: set[str] = field(default_factory=set)

    # ------------------------------------------------------------------------------- pressing

    async def press(
        self, user: str, message: Json, verb: str, number: int = 0, faults: Sequence[Json] = ()
    ) -> Json:
        """Press the n-th button of a route, again if there is no answer in time; return the answer.

        The faults happen to the first press; "{id}" and "{token}" in their paths are filled in from it.
        """
        return await self._press(user, message, offered(message, verb)[number], faults)

    async def pick(self, user: str, message: Json, number: int, faults: Sequence[Json] = ()) -> Json:
        """Press the n-th tactic of a message in the same way; return the answer."""
        return await self._press(user, message, tactics(message)[number], faults)

    async def _press(self, user: str, message: Json, custom_id: str, faults: Sequence[Json]) -> Json:
        for attempt in range(TRIES):
            since = await self.wire.now()
            asked = await self.pressed(user, message, custom_id, () if attempt else faults)
            seen = await self.wire.do("interaction", id=asked["id"], until="final", wait=LATE)
            if seen["responded"]:
                return await self.answer(since, asked)
            self.given_up.add(asked["id"])
        raise AssertionError(f"{custom_id} was not answered")

    async def pressed(self, user: str, message: Json, custom_id: str, faults: Sequence[Json] = ()) -> Json:
        """Press a button, even a removed one, and let these faults happen to the requests that follow."""
        clicked = {"message": message["id"], "custom_id": custom_id, "force": True, "wait": 0}
        if not faults:
            return dict(await self.wire.do("click", user=user, **clicked))
        async with self.wire.silence():
            asked: Json = await self.wire.do("click", user=user, **clicked)
            for fault in faults:
                await self.wire.do("fault", **{**fault, "path": fault["path"].format(**asked)})
        return asked

    async def answer(self, since: int, asked: Json) -> Json:
        """Wait until a press is answered, and return the answer."""
        path = f"/webhooks/*/{asked['token']}/messages/@original"
        await self.wire.taken(since, "PATCH", path)
        return await self.told(asked)

    async def told(self, asked: Json) -> Json:
        """Return the present answer to a press."""
        view = await self.wire.do("interaction", id=asked["id"])
        return dict(view["message"])

    # ------------------------------------------------------------------------------- the round

    async def picks(self, *faults: Json) -> Json:
        """Let the player pick; return the answer."""
        return await self.pick(self.player, await self.choose(self.player), 0, faults)

    async def gm_picks(self, *faults: Json) -> Json:
        """Let the GM pick by direct message; return the answer."""
        return await self.pick(self.gm, await self.letter(), 2, faults)

    async def choose(self, user: str) -> Json:
        """Press "Choose" on the panel; return the private message that it opens."""
        return await self.press(user, await self.panel(), "choose")

    async def prepared_roll(self, channel: str = "") -> tuple[Json, str]:
        """Post a message with a button that lets the GM roll for the dog; return it and the button's id."""
        custom_id = f"n:roll:{self.campaign}:{DOG}:0:value:0:0:0"
        return await self.put_up(channel or self.channel, custom_id), custom_id

    async def put_up(self, channel: str, custom_id: str) -> Json:
        """Post a message with this button in a channel, as if from the bot."""
        part = {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id}
        body = {"content": "Press?", "components": [{"type": 1, "components": [part]}]}
        made: Json = await self.wire.as_bot("POST", f"/channels/{channel}/messages", body)
        self.ours.add(made["id"])
        return made

    # ------------------------------------------------------------------------- what can be read

    @property
    def posts(self) -> str:
        """Return a pattern for the paths of requests that post or change public messages here."""
        return f"/channels/{self.channel}/messages*"

    async def messages(self) -> list[Json]:
        """Return the public messages in the channel."""
        seen = await self.wire.do("messages", user=self.gm, channel=self.channel)
        return [each for each in seen if not each["flags"] & 64]

    async def posted(self) -> list[Json]:
        """Return the public messages that the bot itself has posted in the channel."""
        return [each for each in await self.messages() if each["id"] not in self.ours]

    async def letterbox(self) -> str:
        """Return the channel of the bot's direct messages to the GM."""
        opened = await self.wire.as_bot("POST", "/users/@me/channels", {"recipient_id": self.gm})
        return str(opened["id"])

    async def rolls(self) -> list[Json]:
        """Return the public messages about rolls of the dog, which is in no conflict."""
        return [each for each in await self.posted() if "Dog" in each["content"]]

    async def letters(self) -> list[Json]:
        """Return the bot's direct messages to the GM."""
        try:
            return list(await self.wire.do("messages", user=self.gm, dm=True))
        except Impossible:
            return []  # the bot has never written to this person

    async def letter(self, beside: str = "") -> Json:
        """Wait for a picker in the GM's direct messages, other than `beside`; return it."""

        async def look() -> Json | None:
            some = [each for each in await self.letters() if tactics(each)]
            return next((each for each in reversed(some) if each["id"] != beside), None)

        return await self.wire.until(LETTERS, look)

    async def panel(self, beside: str = "") -> Json:
        """Wait for a panel other than `beside`; return it."""

        async def look() -> Json | None:
            some = [each for each in await self.posted() if offered(each, "choose")]
            return next((each for each in reversed(some) if each["id"] != beside), None)

        return await self.wire.until(self.posts, look)

    async def stands(self, *contents: str) -> None:
        """Wait until the bot's messages in the channel begin exactly like this, one for each text."""

        async def look() -> bool:
            posted = [message["content"] for message in await self.posted()]
            return len(posted) == len(contents) and all(map(str.startswith, posted, contents))

        try:
            await self.wire.until(self.posts, look)
        except TimeoutError:
            raise AssertionError([message["content"] for message in await self.posted()]) from None


def offered(message: Json, verb: str) -> list[str]:
    """Return the ids of a message's buttons and menus that have this route."""
    parts = [part for row in message["components"] for part in row["components"]]
    return [part["custom_id"] for part in parts if part["custom_id"].startswith(f"n:{verb}:")]


def tactics(message: Json) -> list[str]:
    """Return the ids of a message's tactics, which may come with a declaration or after one."""
    return offered(message, "seal") or offered(message, "pick")


def said(message: Json) -> str:
    """Return all texts in a message."""
    parts: list[Any] = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description")]
        parts += [part for each in embed.get("fields", ()) for part in (each["name"], each["value"])]
    return "\n".join(filter(None, parts))
