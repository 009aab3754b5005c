"""Buttons and menus that are parsed, not remembered: they work after a restart and on old messages.

A `custom_id` says what is asked, of which campaign, and with which words: `n:pick:12:3:4:1:2`. It holds no
secret and no right: who may do what is decided afresh on each press.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self

import discord
from discord import ui

from chat.interactions.arguments import ArgumentParser, argument_parser, stale_button
from chat.interactions.context import Context, context_of_component
from chat.interactions.response import Ack, TooLate, answering
from chat.messages.components import NOWHERE, PRESS, InvalidCustomId
from chat.services import services_of
from rules.core.refusal import Refused

log = logging.getLogger(__name__)

#: Whatever says that it is ours; what does not read as above is answered as a button of another time.
OURS = re.compile(r"n:.*", re.DOTALL)
#: What stands in an id or as a value of a menu of ours, and fits into an id again.
WORD = re.compile(r"[\w.,-]{0,40}")

Handler = Callable[..., Awaitable[None]]

#: The refusals of a button whose moment is over: a round of Nyx, a step of Noir.
STALE = frozenset({"stale-turn", "wrong-state-passed"})


#: The refusals of what belongs to somebody else: a stand-in may be allowed where the own seat is not.
OTHERS = frozenset({"not-your-character", "not-your-side", "not-your-turn", "not-narrator", "gm-only"})


@dataclass(frozen=True)
class Route:
    """What a button, menu or form does, and how it is acknowledged at once.

    `late` answers instead when its turn is over: with the refusal, and what is due now.
    """

    handler: Handler
    ack: Ack
    late: Handler | None
    read: ArgumentParser
    #: The game whose campaigns it means something in; empty for all.
    system: str = ""
    #: Whether it is done wherever it is pressed, campaign or none, as a command is: its handler gets the
    #: interaction in the place of a context.
    anywhere: bool = False


class Router(dict[str, Route]):
    """The verbs of a room; a cog hands them to the bot when it is loaded."""

    def __init__(self, late: Handler | None = None) -> None:
        super().__init__()
        self._late = late

    def on(self, name: str, ack: Ack, *, anywhere: bool = False) -> Callable[[Handler], Handler]:
        """Register a handler: it gets the context, then the words of the `custom_id`, then values chosen.

        Each is read as the handler annotates it; nothing that cannot be read reaches it. One of no campaign
        in particular (`anywhere`) gets the interaction in the place of a context.
        """

        def register(handler: Handler) -> Handler:
            self[name] = Route(handler, ack, self._late, argument_parser(handler), anywhere=anywhere)
            return handler

        return register


class RouteTable:
    """What every `custom_id` of ours leads to; the bot has one, which its extensions fill."""

    def __init__(self) -> None:
        self.verbs: dict[str, Route] = {}
        #: What belongs to no campaign.
        self.anywhere: dict[str, Route] = {}

    def learn(self, verbs: Router, system: str = "") -> None:
        """Add a module's verbs, for campaigns of one game or of all. ValueError for a verb that is taken."""
        if twice := (self.verbs.keys() | self.anywhere.keys()) & verbs.keys():
            raise ValueError(f"verbs of two modules: {sorted(twice)}")
        for name, verb in verbs.items():
            (self.anywhere if verb.anywhere else self.verbs)[name] = replace(verb, system=system)

    def find(self, name: str, campaign: int) -> Route | None:
        """Return what a verb does: without a campaign, only what is done anywhere."""
        return (self.anywhere if campaign == NOWHERE else self.verbs).get(name)


class RouteHost(Protocol):
    """What the client of every interaction has beside its services."""

    @property
    def routes(self) -> RouteTable: ...


async def dispatch(interaction: discord.Interaction[Any], custom_id: str, values: Sequence[str]) -> None:
    """Do what a `custom_id` asks for; one that nothing answers to any more is refused as stale.

    What goes wrong ends here: the library would log which button it was, or that it was a form, and either
    may tell a hidden choice.
    """
    if not services_of(interaction).inflight.is_new(interaction):
        return
    try:
        with suppress(TooLate):  # which was logged, and is nobody's fault here
            await _followed(interaction, custom_id, values)
    except Exception:
        log.exception("a button, menu or form failed")


async def _followed(interaction: discord.Interaction[Any], custom_id: str, values: Sequence[str]) -> None:
    found = PRESS.fullmatch(custom_id)
    verb = _verb(interaction, found) if found else None
    async with answering(interaction, _ack(interaction, verb)):
        if found is None or (verb is not None and verb.anywhere and _is_twice(interaction, verb)):
            raise stale_button()
        words = (*found["words"].split(":")[1:], *values)
        if verb is not None and verb.anywhere:
            await verb.handler(interaction, *verb.read(words))
            return
        context = await context_of_component(interaction, int(found["campaign"]))
        if verb is None or verb.system not in {"", context.campaign.system} or _is_twice(interaction, verb):
            raise stale_button()
        await _as_any_seat(verb, context, words)


def _verb(interaction: discord.Interaction[Any], found: re.Match[str]) -> Route | None:
    host: RouteHost = interaction.client
    return host.routes.find(found["verb"], int(found["campaign"]))


def _ack(interaction: discord.Interaction[Any], verb: Route | None) -> Ack:
    """A form that a command opened stands on no message that could be changed."""
    if verb is None or (verb.ack is Ack.UPDATE and interaction.message is None):
        return Ack.PRIVATE
    return verb.ack


def _is_twice(interaction: discord.Interaction[Any], verb: Route) -> bool:
    """Tell whether a form asks for a form, which Discord does not allow."""
    return verb.ack is Ack.FORM and interaction.type is discord.InteractionType.modal_submit


async def _as_any_seat(verb: Route, context: Context, words: tuple[str, ...]) -> None:
    """Do it as the seat in force; what that one may not do, as another that this person may act for."""
    try:
        await _as_own_or_another(verb, context, words)
    except Refused as refused:
        raise await context.known(refused) from refused


async def _as_own_or_another(verb: Route, context: Context, words: tuple[str, ...]) -> None:
    try:
        await _do(verb, context, words)
    except Refused as refused:
        if refused.code not in OTHERS:
            raise
        if not await _as_another(verb, context, words):
            raise


async def _as_another(verb: Route, context: Context, words: tuple[str, ...]) -> bool:
    """Tell whether one of this person's other seats could do it."""
    async for other in context.others():
        try:
            await _do(verb, other, words)
        except Refused as refused:
            if refused.code not in OTHERS:
                raise
        else:
            return True
    return False


async def _do(verb: Route, context: Context, words: tuple[str, ...]) -> None:
    read = verb.read(words)
    try:
        await verb.handler(context, *read)
    except InvalidCustomId:
        if all(map(WORD.fullmatch, words)):
            raise
        raise stale_button() from None  # something was sent that stands in no button or menu
    except Refused as refused:
        if verb.late is None or refused.code not in STALE or verb.ack is Ack.FORM:
            raise
        await verb.late(context, refused, *read)


class ComponentItem(ui.DynamicItem[ui.Item[Any]], template=OURS):
    """Any button or menu of ours; the values chosen from a menu come after the words."""

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = self.item.values if isinstance(self.item, ui.Select) else ()
        await dispatch(interaction, self.custom_id, values)
