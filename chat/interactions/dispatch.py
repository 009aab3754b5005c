"""Routes of buttons, menus and forms. They are parsed from a `custom_id`, so they survive a restart.

A `custom_id` has a verb, a campaign and words: `n:pick:12:3:4:1:2`. It holds no secret and grants no right:
who may do what is decided on each press.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import discord

from chat.interactions.arguments import ArgumentParser, argument_parser, stale_button
from chat.interactions.context import Context, context_of_component
from chat.interactions.refused_forms import OPENER, as_pressed, filled_in
from chat.interactions.response import Ack, TooLate, answering
from chat.messages.components import NOWHERE, PRESS, InvalidCustomId, custom_id_of
from chat.operations.pace import Kind
from chat.services import services_of
from rules.core.refusal import Refused

log = logging.getLogger(__name__)

#: What earlier versions wrote as a `custom_id`, and what it is now.
EARLIER: Mapping[str, str] = {"privacy:erase": "n:privacy-erase:0"}
#: A word or value that our buttons and menus can contain.
WORD = re.compile(r"[\w.,-]{0,40}")

Handler = Callable[..., Awaitable[None]]

#: Refusals of a button from an earlier turn or step.
STALE = frozenset({"stale-turn", "wrong-state-passed"})

#: Refusals because something belongs to another seat: one of this person's other seats may be allowed.
OTHERS = frozenset(
    {"not-your-character", "not-your-side", "not-your-turn", "not-narrator", "gm-only", "no-handout"}
)


@dataclass(frozen=True)
class Route:
    """What a button, menu or form does, and how it is acknowledged.

    If its turn is over, `late` answers instead: it gets the context, the refusal and the words.
    """

    handler: Handler
    ack: Ack
    late: Handler | None
    read: ArgumentParser
    #: The game to which it belongs; empty for all games.
    system: str = ""
    #: Whether it belongs to no campaign. Then its handler gets the interaction instead of a context.
    anywhere: bool = False


class Router(dict[str, Route]):
    """The routes of a module by verb; an extension hands them to the bot when it is loaded."""

    def __init__(self, late: Handler | None = None) -> None:
        super().__init__()
        self._late = late

    def on(self, name: str, ack: Ack, *, anywhere: bool = False) -> Callable[[Handler], Handler]:
        """Register a handler. It gets the context, the words of the `custom_id`, and the chosen values.

        Each is parsed by the handler's annotation; what does not parse is refused beforehand. A route that
        belongs to no campaign (`anywhere`) gets the interaction instead of a context.
        """

        def register(handler: Handler) -> Handler:
            self[name] = Route(handler, ack, self._late, argument_parser(handler), anywhere=anywhere)
            return handler

        return register


class RouteTable:
    """The routes of all modules by verb; the bot has one table, which its extensions fill."""

    def __init__(self) -> None:
        self.verbs: dict[str, Route] = {}
        #: The routes that belong to no campaign.
        self.anywhere: dict[str, Route] = {}

    def learn(self, verbs: Router, system: str = "") -> None:
        """Add a module's routes, for one game or for all. Raises ValueError for a verb that is taken."""
        if twice := (self.verbs.keys() | self.anywhere.keys()) & verbs.keys():
            raise ValueError(f"verbs of two modules: {sorted(twice)}")
        for name, verb in verbs.items():
            (self.anywhere if verb.anywhere else self.verbs)[name] = replace(verb, system=system)

    def find(self, name: str, campaign: int) -> Route | None:
        """Return the route of a verb: one without a campaign for `NOWHERE`, else one with a campaign."""
        return (self.anywhere if campaign == NOWHERE else self.verbs).get(name)


class RouteHost(Protocol):
    """What this module needs from an interaction's client."""

    @property
    def routes(self) -> RouteTable: ...


async def on_press(interaction: discord.Interaction[Any]) -> None:
    """Answer a button, menu or form; this is a listener of every interaction.

    discord.py would pass over a component that it does not know or that is not on its message.
    """
    sent: dict[str, Any] = dict(interaction.data or {})
    custom_id = EARLIER.get(sent.get("custom_id", ""), sent.get("custom_id", ""))
    if interaction.type is discord.InteractionType.component:
        custom_id = await as_pressed(interaction, custom_id)
        await dispatch(interaction, custom_id, [str(value) for value in sent.get("values", ())])
    elif interaction.type is discord.InteractionType.modal_submit:
        await dispatch(interaction, custom_id, tuple(_filled_in(sent.get("components", ()))))


def _filled_in(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield what each field of a form holds, a word for each."""
    for component in components:
        if "value" in component or "values" in component:
            yield filled_in(component)
        inner = component.get("component")
        yield from _filled_in([inner] if inner else component.get("components", ()))


async def dispatch(interaction: discord.Interaction[Any], custom_id: str, values: Sequence[str]) -> None:
    """Run the route of a `custom_id`. Refused: `stale-button` if there is none.

    Errors do not leave this function: discord.py would log the button, which may reveal a hidden choice.
    """
    services = services_of(interaction)
    if not services.inflight.is_new(interaction):
        return
    try:
        with services.live.questions.pressed(interaction):
            await _run_route(interaction, custom_id, values)
    except TooLate:
        pass  # has been logged
    except Exception:
        log.exception("a button, menu or form failed")


async def _run_route(interaction: discord.Interaction[Any], custom_id: str, values: Sequence[str]) -> None:
    found = PRESS.fullmatch(custom_id)
    verb = await _route_of(interaction, found) if found else None
    async with answering(interaction, _ack(interaction, verb)):
        services_of(interaction).pace.require(_kind(interaction), interaction.user.id)
        if found is None or (verb is not None and verb.anywhere and _is_twice(interaction, verb)):
            raise stale_button()
        words = (*found["words"].split(":")[1:], *values)
        if verb is not None and verb.anywhere:
            await verb.handler(interaction, *verb.read(words))
            return
        context = await context_of_component(interaction, int(found["campaign"]))
        _note_presence(context)
        if verb is None or verb.system not in {"", context.campaign.system} or _is_twice(interaction, verb):
            raise stale_button()
        await _as_any_seat(verb, context, words)


async def press(context: Context, verb: str, *words: object) -> None:
    """Do what a button with this verb and these words does, for a command that offers the same."""
    custom_id = custom_id_of(verb, context.campaign.id, *words)
    context.interaction.extras[OPENER] = custom_id
    host: RouteHost = context.interaction.client
    await _as_any_seat(host.routes.verbs[verb], context, tuple(map(str, words)))


def _note_presence(context: Context) -> None:
    """Note who presses something that everybody sees."""
    pressed = context.interaction.message
    if context.interaction.guild_id and pressed is not None and not pressed.flags.ephemeral:
        context.services.presence.note(context.campaign.id, context.interaction.user.id)


def _kind(interaction: discord.Interaction[Any]) -> Kind:
    return "text" if interaction.type is discord.InteractionType.modal_submit else "press"


async def _route_of(interaction: discord.Interaction[Any], found: re.Match[str]) -> Route | None:
    host: RouteHost = interaction.client
    verb, campaign = found["verb"], int(found["campaign"])
    if (route := host.routes.find(verb, campaign)) is None:
        await services_of(interaction).game_loader.load_all()  # another process may have begun its game
        route = host.routes.find(verb, campaign)
    return route


def _ack(interaction: discord.Interaction[Any], verb: Route | None) -> Ack:
    """Return how to acknowledge; a form that a command opened has no message that could be updated."""
    if verb is None or (verb.ack is Ack.UPDATE and interaction.message is None):
        return Ack.PRIVATE
    return verb.ack


def _is_twice(interaction: discord.Interaction[Any], verb: Route) -> bool:
    """Tell whether a form would open another form, which Discord does not allow."""
    return verb.ack is Ack.FORM and interaction.type is discord.InteractionType.modal_submit


async def _as_any_seat(verb: Route, context: Context, words: tuple[str, ...]) -> None:
    """Run a route as this person's seat here or, if that seat is refused, as another of theirs."""
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
    """Run a route as one of this person's other seats; tell whether one of them could."""
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
        raise stale_button() from None  # the client sent what none of our components contains
    except Refused as refused:
        if verb.late is None or refused.code not in STALE or verb.ack is Ack.FORM:
            raise
        await verb.late(context, refused, *read)
