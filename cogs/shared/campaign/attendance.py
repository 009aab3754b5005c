"""Who is present when a session starts: those in the campaign's voice channel, or those whom the GM ticks.

For every absent player, the GM can appoint a stand-in from those who are present.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from chat.interactions.announcements import post, send_private_note
from chat.interactions.arguments import OneOf, bits, parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from narration.campaign.course import seat_label, seat_name
from narration.text.line import Line, line
from rules.campaign.actions import AppointStandIn
from rules.campaign.model import SeatRecord
from rules.contract.system import AnyState, Played
from rules.core.seat import Role

router = Router()

Voice: TypeAlias = discord.VoiceChannel | discord.StageChannel

#: The most menus in a message, which leaves a row for its buttons.
PAGE = 4
#: The most stand-ins that a menu of 25 options offers, which leaves one option for "nobody".
MOST = 24
NOBODY = "nobody"


def seats(context: Context) -> tuple[SeatRecord, ...]:
    """Return the seats that somebody holds, at most as many as a menu can list."""
    return tuple(one for one in context.campaign.seats if one.is_held)[: MOST + 1]


def present(context: Context, ticked: str) -> tuple[str, ...] | None:
    """Return the seats that are present; None where that is unknown."""
    if ticked:
        return _read(context, ticked)
    connected = {holder for channel in _voices(context) for holder in channel.voice_states}
    return tuple(one.id for one in seats(context) if one.holder in connected) or None


def word(numbers: Iterable[str]) -> str:
    """Return the ticked seats, given by their places in the list, as a word for a `custom_id`.

    Refused: `stale-button`.
    """
    return bits([place for number in numbers if (place := parse_argument(OneOf, number)) < 100])


def ticking(context: Context, ticked: str, beside: ui.Button[Any]) -> ui.View | None:
    """Return the menu in which the GM ticks who is present, above another button.

    Those in the voice channel start out ticked.
    """
    here, places = present(context, ticked) or (), context.campaign.seats
    options = [
        context.option(seat_label(context.state, one), places.index(one), chosen=one.id in here)
        for one in seats(context)
    ]
    said = line("placeholder-course-who")
    return view_of([context.menu(said, "course-ticked", options=options, many=True)], [beside])


def _read(context: Context, ticked: str) -> tuple[str, ...]:
    try:
        mask = int(ticked, 16)
    except ValueError:
        raise stale_button() from None
    return tuple(one.id for number, one in enumerate(context.campaign.seats) if mask >> number & 1)


def _voices(context: Context) -> list[Voice]:
    """Return the voice channel of the interaction, or else those of the campaign."""
    here = context.interaction.channel
    if isinstance(here, Voice):
        return [here]
    bound = (context.services.client.get_channel(place) for place in context.campaign.places)
    return [channel for channel in bound if isinstance(channel, Voice)]


async def offer(context: Context, played: Played, here: tuple[str, ...] | None) -> None:
    """Offer the GM stand-ins for the absent players, if it is known who is present."""
    if here and _absent(played.after):
        await send_private_note(context, _absent_line(played.after), _menus(context, played.after, 0))


@router.on("course-absent", Ack.UPDATE)
async def show(context: Context, page: int) -> None:
    """Show a page of the absent players, with the menus of their stand-ins."""
    await context.reply(_absent_line(context.state), _menus(context, context.state, page))


@router.on("course-stands", Ack.UPDATE)
async def stands(context: Context, seat: str, page: int, stand_in: str) -> None:
    """Appoint a stand-in for a seat, or with `nobody` end the appointment, and announce that."""
    chosen = "" if stand_in == NOBODY else stand_in
    played = await context.as_gm().play(AppointStandIn(seat=seat, stand_in=chosen))
    await show(await context.now(), page)
    await post(context, _appointed(played.after, seat, chosen))


def _appointed(state: AnyState, seat: str, stand_in: str) -> Line:
    names = {one.id: seat_name(state, one) for one in state.campaign.seats}
    if not stand_in:
        return line("course-stands-no-more", name=names[seat])
    return line("course-stands-in", name=names[seat], by=names[stand_in])


def _absent_line(state: AnyState) -> Line:
    return line("course-absent", names=tuple(seat_name(state, one) for one in _absent(state)))


def _absent(state: AnyState) -> Sequence[SeatRecord]:
    """Return the players' seats that were absent when the session began.

    A seat that nobody holds counts if it has a character.
    """
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
    return [context.button(line("button-course-others"), "course-absent", following)]


def _menu(context: Context, state: AnyState, away: SeatRecord, page: int) -> ui.Select[ui.View] | None:
    here = [one for one in state.campaign.seats if one.is_held and one.id in state.campaign.present]
    options = [
        context.option(
            line("option-course-stands", name=seat_label(state, one)), one.id, chosen=one.id == away.stand_in
        )
        for one in here[:MOST]
    ]
    if away.stand_in:
        options.append(context.option(line("option-course-nobody"), NOBODY))
    said = line("placeholder-course-stands", name=seat_label(state, away))
    return context.menu(said, "course-stands", away.id, page, options=options)
