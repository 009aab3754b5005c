"""An evening at the table in a simulated Discord: two players, the messages they see, the buttons they press.

The simulated Discord can be saved and restored, so that it survives when the bot is killed. Like the real
one, and unlike simcord, it posts nothing when a nonce is repeated.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeAlias

import simcord
from pydantic import BaseModel
from simcord.components import walk_components
from simcord.http import router

from application import create_bot
from chat.client.client import Nattvakt
from practice.simulation import simcord_internals
from rules.chance.dice import Dice
from settings import Settings

#: The routes of buttons that need no form and undo nothing.
PLAIN = ("seal", "pick", "ready", "bonus")
Who: TypeAlias = simcord.MemberActor | simcord.UserHandle
Message: TypeAlias = simcord.ResponseMessage

#: Words of the message that closes a deck, which shows no conflict.
CLOSING = "takes no more words"


@dataclass
class Evening:
    """A running bot and its players: Greta, the GM, and Alva, who plays Mira against a guard."""

    env: simcord.Env
    bot: Nattvakt
    requests: "Requests"
    #: Called with every button before it is pressed.
    pressing: Callable[[str], None] = lambda _: None

    @property
    def play(self) -> simcord.ChannelHandle:
        return simcord_internals.guild(self.env).channels["play"]

    @property
    def greta(self) -> simcord.MemberActor:
        return self._member("greta")

    @property
    def alva(self) -> simcord.MemberActor:
        return self._member("alva")

    def written(self) -> str:
        """Return the whole simulated Discord as text."""
        return Written(
            discord=simcord_internals.dump(self.env), nonces=self.requests.nonces
        ).model_dump_json()

    def public(self) -> list[Message]:
        """Return the public messages in the channel, oldest first."""
        shown = [each for each in self._all(self.play) if not each.ephemeral]
        return [each for each in shown if CLOSING not in each.content]

    def private(self, verb: str) -> Message:
        """Return the newest private message in the channel with a button or menu of this route."""
        return next(m for m in reversed(self._all(self.play)) if m.ephemeral and offered(m, verb))

    def letters(self) -> list[Message]:
        """Return the GM's direct messages, oldest first."""
        return self._all(self.greta.user.dm_channel)

    def panel(self) -> Message | None:
        """Return the newest public message with the button "Choose"."""
        return next((m for m in reversed(self.public()) if offered(m, "choose")), None)

    async def press(self, who: Who, message: Message, custom_id: str) -> Message:
        """Press a button and return the answer."""
        self.pressing(custom_id)
        result = await who.click(message, custom_id=custom_id)
        assert result.response is not None, f"{custom_id} was not answered"
        answer: Message = result.response
        return answer

    async def choose(self, who: Who) -> Message:
        """Press "Choose" on the panel and return the private message that it opens."""
        panel = self.panel()
        assert panel is not None
        return await self.press(who, panel, offered(panel, "choose")[0])

    async def pick(self, who: Who, message: Message, tactic: int) -> Message:
        """Press a tactic on a picker and return the answer."""
        return await self.press(who, message, tactics(message)[tactic])

    async def go_on(self) -> None:
        """Let Alva and then Greta do one thing that waits for them; open a conflict if there is none."""
        for who in (self.alva, self.greta):
            if self.panel() is None:
                await self.open_conflict("Another chase")
            await self.do_what_is_due(who, lambda due: due[0])

    async def do_what_is_due(self, who: Who, pick_one: Callable[[list[str]], str]) -> None:
        """Press "Choose", and then one of the plain buttons in its answer, if it has any."""
        answer = await self.choose(who)
        if due := [each for verb in PLAIN for each in offered(answer, verb)]:
            await self.press(who, answer, pick_one(due))

    async def open_conflict(self, title: str, lead: int = 0) -> None:
        """Let the GM open a conflict that is settled without penalties."""
        asked = await self.greta.slash(self.play, "nyx conflict", character="Mira", opponent="Guard")
        panel = asked.response
        assert panel is not None
        for part, value in (("0.lead", lead), ("0.mode", "goal")):
            await self.greta.select(panel, [part], custom_id=offered(panel, "setup-what")[0])
            await self.greta.select(panel, [str(value)], custom_id=offered(panel, "setup-set")[0])
        form = await self.greta.click(panel, custom_id=offered(panel, "setup-words")[0])
        assert form.modal is not None
        title_field, *_ = [label["component"]["custom_id"] for label in form.modal["components"]]
        self.pressing(f"conflict:{title}")
        await self.greta.submit_modal(form, {title_field: title})

    async def sit_down(self) -> None:
        """Create the server, the campaign, a character and an opponent."""
        guild = self.env.create_guild("The tavern", owner=self.env.create_user("greta"))
        guild.add_member(self.env.create_user("alva"))
        play = guild.create_text_channel("play")
        await self.greta.slash(play, "campaign new", system="nyx", name="The night train")
        await self._sheet()
        await self.greta.slash(play, "npc new", name="Guard", value=7)

    async def _sheet(self) -> None:
        await self.alva.slash(self.play, "character new", name="Mira")
        form = self.private("sheet-attribute")
        for attribute, value in (("body", "4"), ("mind", "5"), ("interaction", "8")):
            (menu,) = (each for each in offered(form, "sheet-attribute") if each.endswith(attribute))
            await self.alva.select(form, [value], custom_id=menu)
        for aspects in offered(form, "sheet-aspects"):
            shown = await self.alva.click(form, custom_id=aspects)
            assert shown.modal is not None
            fields = [label["component"]["custom_id"] for label in shown.modal["components"]]
            names = {field: f"aspect {aspects[-1]}{number}" for number, field in enumerate(fields)}
            await self.alva.submit_modal(shown, names)
        await self.alva.click(form, custom_id=offered(form, "sheet-done")[0])

    def _all(self, channel: simcord.ChannelHandle) -> list[Message]:
        return [*simcord_internals.recent(self.env, channel, None, 200)]

    def _member(self, name: str) -> simcord.MemberActor:
        (user,) = (each for each in self.env.backend.users.values() if each.name == name)
        handle = simcord.UserHandle(self.env, user)
        return simcord.MemberActor(self.env, simcord_internals.guild(self.env), handle)


def offered(message: Message, verb: str) -> list[str]:
    """Return the ids of a message's buttons and menus that have this route."""
    ids = (part.get("custom_id", "") for part in walk_components(message.components))
    return [each for each in ids if each.startswith(f"n:{verb}:")]


def tactics(message: Message) -> list[str]:
    """Return the ids of a message's tactics, which may come with a declaration or after one."""
    return offered(message, "seal") or offered(message, "pick")


class Written(BaseModel):
    """A simulated Discord as text."""

    discord: simcord_internals.Backend
    nonces: dict[str, str]


class Requests:
    """Passes the bot's requests on to the simulated Discord; calls observers before and after each."""

    def __init__(self, nonces: dict[str, str]) -> None:
        self.nonces = nonces
        self.before: list[Callable[[str, Any], None]] = []
        self.after: list[Callable[[str, Any], None]] = []
        self._take = router.dispatch

    def __enter__(self) -> Self:
        router.dispatch = self._dispatch
        return self

    def __exit__(self, *_: object) -> None:
        router.dispatch = self._take

    def _dispatch(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        body = more.get("json")
        for look in self.before:
            look(f"{method} {path}", body)
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce in self.nonces:
            taken = self._take(backend, "GET", f"{path}/{self.nonces[nonce]}", **more | {"json": None})
        else:
            taken = self._take(backend, method, path, **more)
        if nonce:
            self.nonces[nonce] = taken["id"]
        for look in self.after:
            look(f"{method} {path}", body)
        return taken


@asynccontextmanager
async def evening(database: Path, written: str = "", dice: Dice | None = None) -> AsyncIterator[Evening]:
    """Start a bot on a database, in a new simulated Discord or in a restored one."""
    bot = create_bot(Settings(database=str(database)), dice=dice)
    env = simcord.Env(bot, check_errors=False, settle_timeout=120)
    simcord_internals.start_patiently(env)
    known = Written.model_validate_json(written) if written else None
    if known is not None:
        simcord_internals.restore(env, known.discord)
    with Requests(known.nonces if known else {}) as requests:
        try:
            await env.start()
            yield Evening(env, bot, requests)
        finally:
            await bot.close()
            await env.shutdown()
