"""Leaks to plant in the product, one for each kind of surface on which a hidden choice could be read.

Each is planted where every message, file or request of its kind passes, so none depends on how a message
is laid out. `Spy` knows the hidden pick, as the product does.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands

from chat.contests.live import LiveContests
from chat.interactions import response
from chat.messages.picture_cache import PictureCache
from chat.messages.printer import Message
from chat.operations.metrics import Metrics
from narration.text.line import verbatim
from rules.nyx.base.enums import Tactic
from rules.nyx.state.contests import Conflict
from storage.database.sqlite import SqliteConnection
from storage.store import Store
from table.pages import PageWriter

#: A character that nobody sees.
MARK = "\u200b"


class Spy:
    """Remembers the hidden pick of every save: 0 if there is none, otherwise 1, 2 or 3."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.pick = 0
        self.is_busy = False
        self.patch = patch
        self.around(Store, "save", self._read)
        self.after(Store, "create", self._forget)

    async def _forget(self, *_: object, **__: object) -> None:
        """Begin a new evening."""
        self.pick = 0

    def _read(self, real: Any) -> Any:
        async def save(store: Store, before: Any, after: Any, *further: Any) -> Any:
            conflicts = [one for one in after.contests.values() if isinstance(one, Conflict)]
            picks = [side.pick for one in conflicts for side in one.sides if isinstance(side.pick, Tactic)]
            self.pick = picks[0] + 1 if len(picks) == 1 else 0
            return await real(store, before, after, *further)

        return save

    def around(self, owner: Any, name: str, leaking: Callable[[Any], Any]) -> None:
        """Replace a function by what `leaking` makes of it."""
        self.patch.setattr(owner, name, leaking(getattr(owner, name)))

    def after(self, owner: Any, name: str, also: Callable[..., Any]) -> None:
        """Let a coroutine function do something more once it is done."""

        def leaking(real: Any) -> Any:
            async def leak(*args: Any, **options: Any) -> Any:
                done = await real(*args, **options)
                await also(*args, **options)
                return done

            return leak

        self.around(owner, name, leaking)


def a_private_answer(spy: Spy) -> None:
    """Everybody sees what is sealed."""
    spy.patch.setattr("rules.nyx.view.sees_sealed", lambda *_: True)


def who_may_watch(spy: Spy) -> None:
    """Every GM sees what is sealed, whatever was decided when it was."""
    spy.patch.setattr("rules.nyx.view.sees_sealed", lambda *asked: asked[-1].is_gm)


def a_public_message(spy: Spy) -> None:
    """The text of what the bot posts or edits."""
    for owner, name in ((discord.abc.Messageable, "send"), (discord.PartialMessage, "edit")):
        spy.around(owner, name, lambda real: _marking(spy, real))


def _marking(spy: Spy, real: Any) -> Any:
    async def marked(target: Any, *content: Any, **options: Any) -> Any:
        if spy.pick and options.get("embed"):
            options["embed"] = options["embed"].copy().set_author(name=f"Nattvakt{MARK * spy.pick}")
        return await real(target, *content, **options)

    return marked


def a_picture(spy: Spy) -> None:
    """One byte behind the end of a picture."""

    def leaking(real: Any) -> Any:
        async def picture(cache: PictureCache, scale: Any) -> bytes:
            return bytes(await real(cache, scale)) + bytes([spy.pick])

        return picture

    spy.around(PictureCache, "picture", leaking)


def the_id_of_a_button(spy: Spy) -> None:
    """The `custom_id`, which every client can read."""

    def leaking(real: Any) -> Any:
        def to_components(view: discord.ui.View) -> Any:
            rows = real(view)
            for item in (item for row in rows for item in row["components"] if "custom_id" in item):
                item["custom_id"] += ":" * spy.pick
            return rows

        return to_components

    spy.around(discord.ui.View, "to_components", leaking)


def the_number_of_requests(spy: Spy) -> None:
    """One call to Discord more."""

    async def again(live: Any, campaign: int, contest: str) -> None:
        state = await live._parts.table.state(campaign)
        channel = await live._parts.channels.of_contest(campaign, state.contests[contest])
        for _ in range(spy.pick):
            await channel.typing()

    spy.after(LiveContests, "_update", again)


def a_letter(spy: Spy) -> None:
    """A direct message to the GM for one of the picks."""

    async def tell(live: Any, campaign: int, _: str) -> None:
        state = await live._parts.table.state(campaign)
        if spy.pick == 1:
            message = Message("Something happened.")
            await live._parts.direct_messages.send(state.campaign.seats[0].holder, message, None, 1)

    spy.after(LiveContests, "_update", tell)


def the_log(spy: Spy) -> None:
    """A line for the operator, who may be a player."""

    async def log(*_: Any) -> None:
        logging.getLogger("chat").info("picked %s", spy.pick)

    spy.after(LiveContests, "_update", log)


def a_count(spy: Spy) -> None:
    """A metric."""

    def leaking(real: Any) -> Any:
        return lambda metrics, together: real(metrics, together + spy.pick)

    spy.around(Metrics, "saved", leaking)


def a_suggestion(spy: Spy) -> None:
    """What is offered while somebody types."""

    def leaking(real: Any) -> Any:
        async def autocomplete(answer: Any, choices: Any) -> None:
            await real(answer, [*choices[:24], app_commands.Choice(name=f"?{MARK * spy.pick}", value="1")])

        return autocomplete

    spy.around(discord.InteractionResponse, "autocomplete", leaking)


def a_file(spy: Spy) -> None:
    """The events of a journal, for each of its readers."""
    spy.patch.setattr("rules.nyx.view._chose", lambda *_: True)


def the_page_of_the_campaign(spy: Spy) -> None:
    """The document that the web shows, which is written beside every press."""

    def leaking(real: Any) -> Any:
        async def written(*asked: Any, **options: Any) -> Any:
            page = await real(*asked, **options)
            return replace(page, document=page.document + b" " * spy.pick)

        return written

    spy.around(PageWriter, "written", leaking)


def a_refusal(spy: Spy) -> None:
    """What somebody is told who may not do something."""

    def leaking(real: Any) -> Any:
        async def apologise(interaction: Any, said: Any, *further: Any) -> None:
            await real(interaction, verbatim(f"No{'.' * spy.pick}"), *further)

        return apologise

    spy.around(response, "_apologise", leaking)


def a_pause(spy: Spy) -> None:
    """How long an answer takes."""

    async def wait(*_: Any) -> None:
        await asyncio.sleep(0.004 * spy.pick)

    spy.after(response, "_acknowledge", wait)


def a_query(spy: Spy) -> None:
    """How much is read for an answer."""

    async def read(link: Any, statement: Any, **parameters: Any) -> None:
        if spy.pick == 1 and not spy.is_busy:
            spy.is_busy = True
            await SqliteConnection.fetch(link, statement, **parameters)
            spy.is_busy = False

    spy.after(SqliteConnection, "fetch", read)


def the_pot_of_noir(spy: Spy) -> None:
    """The setting that fills the GM's pot."""
    spy.patch.setattr("rules.noir.view.POT", "")


def a_kill_number_of_zapas(spy: Spy) -> None:
    """The numbers of an NPC, on its sheet."""
    spy.patch.setattr("rules.zapas.view._seen", lambda who, _: who)


def the_dice_of_a_hidden_roll(spy: Spy) -> None:
    """The result in the event, which journals and exports have."""
    spy.patch.setattr("rules.campaign.transfer.redacted", lambda event, _: event)


LEAKS = (
    a_private_answer,
    who_may_watch,
    a_public_message,
    a_picture,
    the_id_of_a_button,
    the_number_of_requests,
    a_letter,
    the_log,
    a_count,
    a_suggestion,
    a_file,
    the_page_of_the_campaign,
    a_refusal,
    a_pause,
    a_query,
)
