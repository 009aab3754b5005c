"""A channel in the loopback Discord, the people who play in it, and what they do there."""

from dataclasses import dataclass
from typing import Any

from tests.process.wire import Impossible, Json, Wire, until


@dataclass
class Place:
    """A server with a channel, its GM, and who else plays there."""

    wire: Wire
    channel: str
    gm: str
    player: str

    @classmethod
    async def furnish(cls, wire: Wire) -> "Place":
        guild = (await wire.do("world", do="guild", name="tavern"))["id"]
        gm, player = [
            (await wire.do("world", do="user", name=name, guild=guild))["id"] for name in ("greta", "alva")
        ]
        channel = (await wire.do("world", do="channel", guild=guild, name="play"))["id"]
        return cls(wire, channel, gm, player)

    async def slash(self, user: str, command: str, /, **options: Any) -> Json:
        """Use a command; return the answer as the message that it is in the end."""
        since = await self.wire.now()
        asked = await self.wire.do("slash", user=user, channel=self.channel, name=command, options=options)
        return await self.answer(since, asked)

    async def press(self, user: str, message: Json, verb: str, number: int = 0) -> Json:
        """Press the n-th button of a verb; return the answer as the message that it is in the end."""
        since = await self.wire.now()
        custom_id = offered(message, verb)[number]
        asked = await self.wire.do("click", user=user, message=message["id"], custom_id=custom_id)
        return await self.answer(since, asked)

    async def sit_down(self) -> None:
        """Make a campaign, a character, an opponent, and open a conflict between them."""
        await self.slash(self.gm, "campaign new", name="The night train")
        form = await self.slash(self.player, "character new", name="Mira")
        for menu, value in zip(offered(form, "sheet-attribute"), "458", strict=True):
            form = await self._select(self.player, form, menu, value)
        for number in range(2):
            form = await self._name_aspects(form, number)
        await self.press(self.player, form, "sheet-done")
        await self.slash(self.gm, "npc new", name="Guard", value=7)
        await self.slash(self.gm, "nyx conflict", character="Mira", opponent="Guard", mode="goal")

    async def pick(self) -> tuple[Json, Json]:
        """Let the player pick, and then the GM by direct message; return both answers."""
        picked = await self.press(self.player, await self.choose(self.player), "pick", 0)
        return picked, await self.press(self.gm, await self.letter(), "pick", 2)

    async def choose(self, user: str) -> Json:
        """Press "Choose" on the panel; return what it opens."""
        return await self.press(user, await self.panel(), "choose")

    async def messages(self) -> list[Json]:
        """Return what everybody sees in the channel."""
        seen = await self.wire.do("messages", user=self.gm, channel=self.channel)
        return [each for each in seen if not each["flags"] & 64]

    async def letter(self) -> Json:
        """Return the picker that the GM gets by direct message, once it is there."""

        async def look() -> Json | None:
            try:
                letters = await self.wire.do("messages", user=self.gm, dm=True)
            except Impossible:
                return None  # the bot has never written to this person
            return next((each for each in reversed(letters) if offered(each, "pick")), None)

        return await until(look)

    async def panel(self) -> Json:
        return next(each for each in reversed(await self.messages()) if offered(each, "choose"))

    async def stands(self, *contents: str) -> None:
        """Wait until these beginnings of messages are all that the bot has posted."""

        async def look() -> bool:
            posted = [message["content"] for message in await self.posted()]
            return len(posted) == len(contents) and all(map(str.startswith, posted, contents))

        try:
            await until(look)
        except TimeoutError:
            raise AssertionError([message["content"] for message in await self.posted()]) from None

    async def posted(self) -> list[Json]:
        """Return what the bot has posted in the channel without being asked."""
        return [each for each in await self.messages() if not each.get("interaction_metadata")]

    async def reread(self, message: Json) -> Json:
        """Return a message of the GM's as it is now."""
        seen = await self.wire.do("messages", user=self.gm, channel=self.channel)
        return next(each for each in seen if each["id"] == message["id"])

    async def _select(self, user: str, message: Json, custom_id: str, value: str) -> Json:
        since = await self.wire.now()
        chosen = {"message": message["id"], "custom_id": custom_id, "values": [value]}
        return await self.answer(since, await self.wire.do("select", user=user, **chosen))

    async def _name_aspects(self, form: Json, number: int) -> Json:
        custom_id = offered(form, "sheet-aspects")[number]
        opened = await self.wire.do("click", user=self.player, message=form["id"], custom_id=custom_id)
        names = {str(blank): f"aspect {number}{blank}" for blank in range(5)}
        since = await self.wire.now()
        sent = await self.wire.do("modal", user=self.player, interaction=opened["id"], values=names)
        return await self.answer(since, sent)

    async def answer(self, since: int, asked: Json) -> Json:
        """Return the answer to what was asked, once it is there."""
        path = f"/webhooks/*/{asked['token']}/messages/@original"
        await self.wire.taken(since, "PATCH", path)
        told = await self.wire.do("interaction", id=asked["id"])
        return dict(told["message"])


def offered(message: Json, verb: str) -> list[str]:
    """Return the ids of a message's buttons and menus that mean this verb."""
    parts = [part for row in message["components"] for part in row["components"]]
    return [part["custom_id"] for part in parts if part["custom_id"].startswith(f"n:{verb}:")]
