"""Who is there when a session starts: connected in the campaign's voice channel, or ticked by the GM.

For those who are not, the GM is offered stand-ins among those who are.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import discord
from discord import SelectOption, ui

from chat.interactions.announcements import aside, post
from chat.interactions.arguments import OneOf, bits, legible, stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from chat.messages.components import button, menu, press_id, rows
from narration.campaign.course import seat_label, seat_name
from narration.text.line import Line, line
from rules.campaign.actions import AppointStandIn
from rules.campaign.model import SeatRecord
from rules.contract.system import AnyState, Played
from rules.core.seat import Role

verbs = Verbs()

Voice: TypeAlias = discord.VoiceChannel | discord.StageChannel

#: As many menus as a message has room for beside its buttons.
PAGE = 4
#: As many options as a menu has room for, one of them that nobody stands in.
MOST = 24
NOBODY = "nobody"


def seats(guest: Guest) -> tuple[SeatRecord, ...]:
    """Return the seats that somebody holds, as many as can be ticked."""
    return tuple(one for one in guest.campaign.seats if one.is_held)[: MOST + 1]


def present(guest: Guest, ticked: str) -> tuple[str, ...] | None:
    """Return the seats that are there; None where nobody knows."""
    if ticked:
        return _read(guest, ticked)
    connected = _connected(guest)
    return tuple(one.id for one in seats(guest) if one.holder in connected) or None


def word(numbers: Iterable[str]) -> str:
    """Return ticked seats, by their places in the list, as a word for a button. Refused: `stale-button`."""
    return bits([place for number in numbers if (place := legible(OneOf, number)) < 100])


def ticking(guest: Guest, ticked: str) -> ui.View | None:
    """Return the menu in which the GM ticks who is here; who is connected, is ticked already."""
    here = present(guest, ticked) or ()
    options = [
        SelectOption(
            label=guest.print.label(seat_label(guest.state, one), 100),
            value=str(guest.campaign.seats.index(one)),
            default=one.id in here,
        )
        for one in seats(guest)
    ]
    said = guest.print.label(line("placeholder-course-who"), 150)
    return rows([menu(said, press_id("course-ticked", guest.campaign.id), options, many=True)])


def _read(guest: Guest, ticked: str) -> tuple[str, ...]:
    try:
        mask = int(ticked, 16)
    except ValueError:
        raise stale() from None
    return tuple(one.id for number, one in enumerate(guest.campaign.seats) if mask >> number & 1)


def _connected(guest: Guest) -> frozenset[int]:
    """Return the accounts in the voice channel that was written in, or else in those of the campaign."""
    return frozenset(holder for channel in _voices(guest) for holder in channel.voice_states)


def _voices(guest: Guest) -> list[Voice]:
    here = guest.interaction.channel
    if isinstance(here, Voice):
        return [here]
    bound = (guest.services.client.get_channel(place) for place in guest.campaign.places)
    return [channel for channel in bound if isinstance(channel, Voice)]


# ----------------------------------------------------------------------------------------- stand-ins


async def offer(guest: Guest, played: Played, here: tuple[str, ...] | None) -> None:
    """Offer the GM a stand-in for each player who is not there, where it is known who is."""
    if here and _absent(played.after):
        await aside(guest, _absent_line(played.after), _menus(guest, played.after, 0))


@verbs.on("course-absent", Ack.UPDATE)
async def absent(guest: Guest, page: int) -> None:
    """Turn the page of those who are not there."""
    await _show(guest, page)


@verbs.on("course-stands", Ack.UPDATE)
async def stands(guest: Guest, seat: str, page: int, stand_in: str) -> None:
    """Appoint who stands in, and tell everybody."""
    chosen = "" if stand_in == NOBODY else stand_in
    played = await guest.as_gm().play(AppointStandIn(seat=seat, stand_in=chosen))
    await _show(await guest.now(), page)
    await post(guest, _appointed(played.after, seat, chosen))


def _appointed(state: AnyState, seat: str, stand_in: str) -> Line:
    names = {one.id: seat_name(state, one) for one in state.campaign.seats}
    if not stand_in:
        return line("course-stands-no-more", name=names[seat])
    return line("course-stands-in", name=names[seat], by=names[stand_in])


async def _show(guest: Guest, page: int) -> None:
    await guest.reply(_absent_line(guest.state), _menus(guest, guest.state, page))


def _absent_line(state: AnyState) -> Line:
    return line("course-absent", names=tuple(seat_name(state, one) for one in _absent(state)))


def _absent(state: AnyState) -> Sequence[SeatRecord]:
    """Return the seats of players that were not there when the session began; empty ones with a character."""
    players = (one for one in state.campaign.seats if one.role is Role.PLAYER)
    return [one for one in players if one.id not in state.campaign.present and (one.is_held or one.character)]


def _menus(guest: Guest, state: AnyState, page: int) -> ui.View | None:
    away = _absent(state)
    first = page * PAGE if 0 <= page * PAGE < len(away) else 0
    shown = [[_menu(guest, state, one, first // PAGE)] for one in away[first : first + PAGE]]
    return rows(*shown, _pages(guest, first // PAGE, len(away)))


def _pages(guest: Guest, page: int, count: int) -> list[ui.Button[ui.View]]:
    if count <= PAGE:
        return []
    following = (page + 1) % -(-count // PAGE)
    said = guest.print.label(line("button-course-others"))
    return [button(said, press_id("course-absent", guest.campaign.id, following))]


def _menu(guest: Guest, state: AnyState, away: SeatRecord, page: int) -> ui.Select[ui.View] | None:
    here = [one for one in state.campaign.seats if one.is_held and one.id in state.campaign.present]
    options = [
        SelectOption(
            label=guest.print.label(line("option-course-stands", name=seat_label(state, one)), 100),
            value=one.id,
            default=one.id == away.stand_in,
        )
        for one in here[:MOST]
    ]
    if away.stand_in:
        options.append(SelectOption(label=guest.print.label(line("option-course-nobody")), value=NOBODY))
    said = guest.print.label(line("placeholder-course-stands", name=seat_label(state, away)), 150)
    return menu(said, press_id("course-stands", guest.campaign.id, away.id, page), options)
