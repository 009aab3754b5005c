"""One person at the practice table: what their client shows, and what they can do in it."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias, assert_never

import discord
import simcord

from practice.simulation import requests as ask
from practice.simulation import simcord_internals, tour
from practice.simulation.channel_kinds import TAB_ORDER, ChannelKind
from practice.simulation.guild_setup import Seat
from practice.simulation.host import Host
from practice.simulation.state import ClientState

Json: TypeAlias = dict[str, Any]

SHOWN = 100
"""How many messages of a place the page shows; older ones are kept but not shown."""


@dataclass(frozen=True, slots=True)
class VisibleChannel:
    """A channel, thread or direct message that one person's client lists."""

    kind: ChannelKind
    channel: simcord.ChannelHandle
    who: simcord.MemberActor | simcord.UserHandle  # the user in a DM, the member on the server


class Person:
    """One seat's client: its language, its open modal, and the messages it has read or hidden."""

    def __init__(self, host: Host, seat: Seat, actor: simcord.MemberActor, habits: ClientState) -> None:
        self.seat = seat
        self.actor = actor
        self.habits = habits
        self._host = host
        self._dm = actor.user.dm_channel
        self._form: tuple[simcord.InteractionResult, VisibleChannel] | None = None
        if not habits.dms_open:
            self._close_dms()

    # --- sees ---------------------------------------------------------------------------------------

    def card(self) -> Json:
        """Return what everybody may know about this person."""
        return {"key": self.seat.key, "id": str(self.actor.id), "name": self.seat.name, "gm": self.seat.gm}

    def head(self) -> Json:
        """Return this person's client without the messages."""
        return {
            "key": self.seat.key,
            "locale": self.habits.locale,
            "dms": self.habits.dms_open,
            "form": self._form[0].modal if self._form else None,
            "places": [self._listed(each) for each in self.places().values()],
        }

    def places(self) -> dict[int, VisibleChannel]:
        """Return every place that this person can see, by id, in the order of their tabs."""
        env, user = self._host.env, self.actor.user
        channels = [
            each
            for parent in self._host.guild.channels.values()
            for each in (parent, *parent.threads)
            if simcord_internals.can_see(env, each, user.id)
        ]
        here = [VisibleChannel(self._kind(each), each, self.actor) for each in channels]
        ordered = sorted(
            (*here, VisibleChannel("dm", self._dm, user)), key=lambda each: TAB_ORDER.index(each.kind)
        )
        return {each.channel.id: each for each in ordered}

    def messages(self, place: VisibleChannel) -> list[Json]:
        """Return the last messages of a place that this person sees, oldest first."""
        return [self._host.show(each) for each in self._visible(place)]

    def find(self, place_id: int, message_id: int) -> tuple[VisibleChannel, simcord.ResponseMessage]:
        """Return a message on this person's screen and its place; LookupError if it is not there."""
        place = self.places()[place_id]
        for each in self._visible(place):
            if each.id == message_id:
                return place, each
        raise LookupError("That message is not on the screen any more.")

    def _visible(self, place: VisibleChannel) -> Iterator[simcord.ResponseMessage]:
        for message in simcord_internals.recent(self._host.env, place.channel, self.actor.id, SHOWN):
            if message.id not in self.habits.dismissed:
                yield message

    def _listed(self, place: VisibleChannel) -> Json:
        seen = self.habits.seen.get(place.channel.id, 0)
        at = () if isinstance(place.who, simcord.UserHandle) else (place.channel,)
        return {
            "id": str(place.channel.id),
            "kind": place.kind,
            "name": place.channel.name,
            "unread": sum(each.id > seen for each in self._visible(place)),
            "commands": list(place.who.available_commands(*at)),
        }

    def _kind(self, channel: simcord.ChannelHandle) -> ChannelKind:
        if channel.is_thread:
            return "thread"
        known = self._host.env.backend.channels[channel.id]
        return "voice" if known.type == discord.ChannelType.voice.value else "text"

    # --- does ---------------------------------------------------------------------------------------

    async def perform(self, request: ask.AnyRequest) -> Json:
        """Perform a request on behalf of this person; return the answer for the page that sent it.

        Raises one of `world.ACTION_ERRORS` if Discord would not let this person do it.
        """
        answer = await self._perform(request)
        self._host.did(self.seat.key, request)
        return answer

    async def _perform(self, request: ask.AnyRequest) -> Json:
        match request:
            case ask.Slash() | ask.Menu() | ask.Press() | ask.Choose() | ask.Submit():
                done = await self._interact(request)
                await self._host.learn()
                return self._told(*done)
            case ask.Complete():
                return {"choices": await self._complete(request)}
            case ask.Say():
                await self._say(request)
            case ask.Restart():
                await self._host.restart()
            case ask.Begin():
                self._host.begin(request)
            case _:
                self._change(request)
        return {}

    def _change(self, request: ask.Cancel | ask.Dismiss | ask.Speak | ask.Dms | ask.Seen | ask.Skip) -> None:
        self._host.touch()
        match request:
            case ask.Skip():
                self._host.signs.add(tour.skipped(request.step))
            case ask.Cancel():
                self._form = None
            case ask.Dismiss():
                self.habits.dismissed.add(request.message)
            case ask.Speak():
                self.habits.locale = request.locale
            case ask.Dms():
                self._switch_dms(request.open)
            case ask.Seen():
                self.habits.seen[request.place] = request.message
            case _:
                assert_never(request)

    async def _interact(
        self, request: ask.Slash | ask.Menu | ask.Press | ask.Choose | ask.Submit
    ) -> tuple[simcord.InteractionResult, VisibleChannel]:
        match request:
            case ask.Slash():
                return await self._slash(request)
            case ask.Menu():
                return await self._menu(request)
            case ask.Press():
                place, message = self.find(request.place, request.message)
                return await place.who.click(message, custom_id=request.custom_id), place
            case ask.Choose():
                place, message = self.find(request.place, request.message)
                values = self._chosen(message.components, request.custom_id, request.values)
                return await place.who.select(message, values, custom_id=request.custom_id), place
            case ask.Submit():
                return await self._submit(request)
            case _:
                assert_never(request)

    async def _slash(self, request: ask.Slash) -> tuple[simcord.InteractionResult, VisibleChannel]:
        place = self.places()[request.place]
        options = self._host.catalog.answers(request.name, request.options, self.entity)
        if isinstance(place.who, simcord.UserHandle):
            result = await place.who.slash(request.name, **options)
        else:
            result = await place.who.slash(place.channel, request.name, **options)
        if result.response is not None:
            self._host.used[result.response.id] = request.name
        return result, place

    async def _menu(self, request: ask.Menu) -> tuple[simcord.InteractionResult, VisibleChannel]:
        place = self.places()[request.place]
        target = self._host.member(request.target) or self.find(request.place, request.target)[1]
        return await self.actor.context_menu(place.channel, request.name, target), place

    async def _complete(self, request: ask.Complete) -> list[Json]:
        place = self.places()[request.place]
        options = self._host.catalog.answers(request.name, request.options, self.entity)
        options.pop(request.option, None)
        what = (request.name, request.option, request.text)
        if isinstance(place.who, simcord.UserHandle):
            return await place.who.autocomplete(*what, **options)
        return await place.who.autocomplete(place.channel, *what, **options)

    async def _submit(self, request: ask.Submit) -> tuple[simcord.InteractionResult, VisibleChannel]:
        if self._form is None:
            raise LookupError("No form is open.")
        (shown, place), self._form = self._form, None
        parts = (shown.modal or {})["components"]
        values = {key: self._answer(parts, key, value) for key, value in request.values.items()}
        return await place.who.submit_modal(shown, values), place

    async def _say(self, request: ask.Say) -> None:
        place = self.places()[request.place]
        if isinstance(place.who, simcord.UserHandle):
            said = await place.who.send_dm(request.text)
        else:
            said = await place.who.send(place.channel, request.text)
        self.habits.seen[request.place] = said.id

    def _told(self, result: simcord.InteractionResult, place: VisibleChannel) -> Json:
        if result.modal is not None:
            self._form = (result, place)
        return {"acknowledged": result.acknowledged}

    # --- the meaning of values in a form ---------------------------------------------------------------

    def entity(self, value: str) -> Any:
        """Return the person, role or place with this id; LookupError if there is none."""
        number = int(value)
        found = self._host.member(number) or next(
            (each for each in self._host.guild.roles.values() if each.id == number), None
        )
        return found or self.places()[number].channel

    def _answer(self, parts: list[Json], custom_id: str, value: Any) -> Any:
        if _control(parts, custom_id)["type"] == discord.ComponentType.file_upload.value:
            return [(each["name"], base64.b64decode(each["data"])) for each in value]
        return self._chosen(parts, custom_id, value) if isinstance(value, list) else value

    def _chosen(self, parts: list[Json], custom_id: str, values: list[str]) -> list[Any]:
        of_text = (discord.ComponentType.string_select.value, discord.ComponentType.checkbox_group.value)
        if _control(parts, custom_id)["type"] in of_text:
            return list(values)
        return [self.entity(each) for each in values]

    # --- direct messages -----------------------------------------------------------------------------

    def _switch_dms(self, opened: bool) -> None:
        self.habits.dms_open = opened
        simcord_internals.open_dms(self._host.env, self._dm.id)
        if not opened:
            self._close_dms()

    def _close_dms(self) -> None:
        self._host.env.inject_error(
            "POST",
            f"/channels/{self._dm.id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )


def _control(parts: list[Json], custom_id: str) -> Json:
    for part in walk_components(parts):
        if part.get("custom_id") == custom_id:
            return part
    raise LookupError("That control is not there any more.")


def walk_components(parts: list[Json]) -> Iterator[Json]:
    """Yield every component among `parts` and inside them, in the order in which they are drawn."""
    for part in parts:
        yield part
        inner = [part[key] for key in ("component", "accessory") if key in part]
        yield from walk_components([*part.get("components", ()), *inner])
