"""Who is there when a session starts: connected in the campaign's voice channel, or ticked by the GM.

For those who are not, the GM is offered stand-ins among those who are.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import discord
from discord import SelectOption, ui

from chat.interactions.announcements import post, send_private_note
from chat.interactions.arguments import OneOf, bits, parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, menu, view_of
from narration.campaign.course import seat_label, seat_name
from narration.text.line import Line, line
from rules.campaign.actions import AppointStandIn
from rules.campaign.model import SeatRecord
from rules.contract.system import AnyState, Played
from rules.core.seat import Role

router = Router()

Voice: TypeAlias = discord.VoiceChannel | discord.StageChannel

#: As many menus as a message has room for beside its buttons.
PAGE = 4
#: As many options as a menu has room for, one of them that nobody stands in.
MOST = 24
NOBODY = "nobody"


def seats(context: Context) -> tuple[SeatRecord, ...]:
    """Return the seats that somebody holds, as many as can be ticked."""
    return tuple(one for one in context.campaign.seats if one.is_held)[: MOST + 1]


def present(context: Context, ticked: str) -> tuple[str, ...] | None:
    """Return the seats that are there; None where nobody knows."""
    if ticked:
        return _read(context, ticked)
    connected = _connected(context)
    return tuple(one.id for one in seats(context) if one.holder in connected) or None


def word(numbers: Iterable[str]) -> str:
    """Return ticked seats, by their places in the list, as a word for a button. Refused: `stale-button`."""
    return bits([place for number in numbers if (place := parse_argument(OneOf, number)) < 100])


def ticking(context: Context, ticked: str) -> ui.View | None:
    """Return the menu in which the GM ticks who is here; who is connected, is ticked already."""
    here = present(context, ticked) or ()
    options = [
        SelectOption(
            label=context.print.label(seat_label(context.state, one), 100),
            value=str(context.campaign.seats.index(one)),
            default=one.id in here,
        )
        for one in seats(context)
    ]
    said = context.print.label(line("placeholder-course-who"), 150)
    return view_of([menu(said, custom_id_of("course-ticked", context.campaign.id), options, many=True)])


def _read(context: Context, ticked: str) -> tuple[str, ...]:
    try:
        mask = int(ticked, 16)
    except ValueError:
        raise stale_button() from None
    return tuple(one.id for number, one in enumerate(context.campaign.seats) if mask >> number & 1)


def _connected(context: Context) -> frozenset[int]:
    """Return the accounts in the voice channel that was written in, or else in those of the campaign."""
    return frozenset(holder for channel in _voices(context) for holder in channel.voice_states)


def _voices(context: Context) -> list[Voice]:
    here = context.interaction.channel
    if isinstance(here, Voice):
        return [here]
    bound = (context.services.client.get_channel(place) for place in context.campaign.places)
    return [channel for channel in bound if isinstance(channel, Voice)]


# ----------------------------------------------------------------------------------------- stand-ins


async def offer(context: Context, played: Played, here: tuple[str, ...] | None) -> None:
    """Offer the GM a stand-in for each player who is not there, where it is known who is."""
    if here and _absent(played.after):
        await send_private_note(context, _absent_line(played.after), _menus(context, played.after, 0))


@router.on("course-absent", Ack.UPDATE)
async def absent(context: Context, page: int) -> None:
    """Turn the page of those who are not there."""
    await _show(context, page)


@router.on("course-stands", Ack.UPDATE)
async def stands(context: Context, seat: str, page: int, stand_in: str) -> None:
    """Appoint who stands in, and tell everybody."""
    chosen = "" if stand_in == NOBODY else stand_in
    played = await context.as_gm().play(AppointStandIn(seat=seat, stand_in=chosen))
    await _show(await context.now(), page)
    await post(context, _appointed(played.after, seat, chosen))


def _appointed(state: AnyState, seat: str, stand_in: str) -> Line:
    names = {one.id: seat_name(state, one) for one in state.campaign.seats}
    if not stand_in:
        return line("course-stands-no-more", name=names[seat])
    return line("course-stands-in", name=names[seat], by=names[stand_in])


async def _show(context: Context, page: int) -> None:
    await context.reply(_absent_line(context.state), _menus(context, context.state, page))


def _absent_line(state: AnyState) -> Line:
    return line("course-absent", names=tuple(seat_name(state, one) for one in _absent(state)))


def _absent(state: AnyState) -> Sequence[SeatRecord]:
    """Return the seats of players that were not there when the session began; empty ones with a character."""
    players = (one for one in state.campaign.seats if one.role is Role.PLAYER)
    return [one for one in players if one.id not in state.campaign.present and (one.is_held or one.character)]


def _menus(context: Context, state: AnyState, page: int) -> ui.View | None:
    away = _absent(state)
    first = page * PAGE if 0 <= page * PAGE < len(away) else 0
    shown = [[_menu(context, state, one, first // PAGE)] for one in away[first : first + PAGE]]
    return view_of(*shown, _pages(context, first // PAGE, len(away)))


def _pages(context: Context, page: int, count: int) -> list[ui.Button[ui.View]]:
    if count <= PAGE:
        return []
    following = (page + 1) % -(-count // PAGE)
    said = context.print.label(line("button-course-others"))
    return [button(said, custom_id_of("course-absent", context.campaign.id, following))]


def _menu(context: Context, state: AnyState, away: SeatRecord, page: int) -> ui.Select[ui.View] | None:
    here = [one for one in state.campaign.seats if one.is_held and one.id in state.campaign.present]
    options = [
        SelectOption(
            label=context.print.label(line("option-course-stands", name=seat_label(state, one)), 100),
            value=one.id,
            default=one.id == away.stand_in,
        )
        for one in here[:MOST]
    ]
    if away.stand_in:
        options.append(SelectOption(label=context.print.label(line("option-course-nobody")), value=NOBODY))
    said = context.print.label(line("placeholder-course-stands", name=seat_label(state, away)), 150)
    return menu(said, custom_id_of("course-stands", context.campaign.id, away.id, page), options)
