"""/seat: handing seats and the GM's chair over, co-GMs, and who acts for absent players."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.context import Guest, arrive
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from cogs.shared.people.seat_options import (
    Choices,
    announce,
    own_or_named,
    person,
    seat_named,
    suggest_seats,
    under,
)
from narration.campaign.seats import holder_line, waiting_lines
from narration.text.line import Line, line
from rules.campaign import apply, decide
from rules.campaign.actions import AppointStandIn, HandChair, HandSeat, SetRole, TakeChair, TakeSeat
from rules.campaign.seats import called
from rules.contract.system import AnyState
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Seats(commands.GroupCog, group_name="seat"):
    """Who holds which seat."""

    @app_commands.command()
    async def hand(self, interaction: Interaction, seat: str, to: discord.Member) -> None:
        """Hand a seat with its characters to somebody who has none."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            old = seat_named(guest, seat)
            await guest.play(HandSeat(seat=old.id, holder=person(to).id, called=to.display_name))
            await guest.reply(line("seat-handed-you"))
            names = waiting_lines(guest.state.characters, old.id)
            said = line("seat-handed", name=_name(to), old=holder_line(old), characters=names)
            await announce(guest, said, [to.id])

    @app_commands.command()
    async def gm(self, interaction: Interaction, to: discord.Member | None = None) -> None:
        """Hand the GM's chair to somebody, or take that of a GM who is gone."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            if to is None:
                await _take_chair(guest)
            else:
                await _hand_chair(guest, person(to))
            await guest.reply(line("seat-done"))
            who = to or interaction.user
            said = line("seat-chair-handed", name=_name(who), campaign=guest.campaign.name)
            await announce(guest, said, [to.id] if to else ())

    @app_commands.command(name="co-gm")
    async def co_gm(self, interaction: Interaction, seat: str, on: bool = True) -> None:
        """Make a player a co-GM, or a co-GM a player again."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            record = seat_named(guest, seat)
            await guest.play(SetRole(seat=record.id, gm=on))
            await guest.reply(line("seat-done"))
            name = holder_line(record)
            await announce(guest, line("seat-co-gm-made" if on else "seat-co-gm-ended", name=name))

    @app_commands.command(name="stand-in")
    async def stand_in(
        self, interaction: Interaction, who: discord.Member | None = None, seat: str = ""
    ) -> None:
        """Let somebody act for an absent player; without anybody, nobody does any longer."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            absent = own_or_named(guest, seat)
            stand_in = await _seat_of(guest, absent, person(who)) if who else ""
            await guest.play(AppointStandIn(seat=absent, stand_in=stand_in))
            await guest.reply(line("seat-done"))
            await announce(guest, _stood_in(guest, absent, who), [who.id] if who else ())

    @hand.autocomplete("seat")
    async def _seats_to_hand(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_seats(interaction, typed, under)

    @stand_in.autocomplete("seat")
    async def _absent(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_seats(interaction, typed, under)

    @co_gm.autocomplete("seat")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_seats(
            interaction,
            typed,
            lambda guest: (r for r in guest.campaign.seats if r.id != guest.campaign.chair),
        )


def _name(member: discord.Member | discord.User) -> str:
    return called(member.display_name)


def _stood_in(guest: Guest, absent: str, who: discord.Member | None) -> Line:
    record = guest.campaign.record(absent)
    assert record is not None, "a seat that has a stand-in is there"
    if who is None:
        return line("seat-stand-in-ended", who=holder_line(record))
    return line("seat-stand-in-made", name=_name(who), who=holder_line(record))


async def _seat_of(guest: Guest, absent: str, who: discord.Member) -> str:
    """Return the seat of whoever is to stand in, which they take if they have none and may have it."""
    record = guest.campaign.held_by(who.id)
    if record is not None:
        return record.id
    taking = TakeSeat(holder=who.id, called=who.display_name)
    _rehearse(guest, absent, taking)
    played = await guest.services.table.play(guest.campaign.id, taking, PUBLIC)
    return str(played.after.campaign.seat_of(who.id).id)


def _rehearse(guest: Guest, absent: str, taking: TakeSeat) -> None:
    """Refuse what would be refused once the stand-in has a seat, so that nobody takes one for nothing."""
    known = guest.state.characters, guest.system.settings
    (taken,) = decide(guest.campaign, *known, taking, PUBLIC)
    ahead = apply(guest.campaign, taken)
    stand_in = ahead.seat_of(taking.holder).id
    decide(ahead, *known, AppointStandIn(seat=absent, stand_in=stand_in), guest.own)


async def _hand_chair(guest: Guest, to: discord.Member) -> None:
    """Let a seat be the GM's from now on; who has none gets the GM's own."""
    record = guest.campaign.held_by(to.id)
    if record is not None:
        await guest.play(HandChair(seat=record.id))
    else:
        await guest.play(HandSeat(seat=guest.campaign.chair, holder=to.id, called=to.display_name))


async def _take_chair(guest: Guest) -> None:
    """Take the chair of a GM who is gone. Refused: `chair-is-theirs`, `chair-for-managers`, `chair-held`."""
    user, gone = guest.interaction.user, guest.campaign.gm
    if guest.own.id != gone.id:
        if not guest.own.is_gm and not guest.interaction.permissions.manage_guild:
            raise Refused("chair-for-managers")
        await _require_gone(guest)

    def check(state: AnyState) -> None:
        now = state.campaign.gm
        if (now.id, now.holder) != (gone.id, gone.holder):  # somebody took it meanwhile
            raise Refused("chair-held")

    await guest.play(TakeChair(holder=user.id, called=user.display_name), check)


async def _require_gone(guest: Guest) -> None:
    """Refuse `chair-held` while the GM is on the server."""
    home, holder = guest.interaction.guild, guest.campaign.gm.holder
    if home is None or not holder:
        return
    try:
        await home.fetch_member(holder)
    except discord.NotFound:
        return
    raise Refused("chair-held")


async def setup(host: Registrar) -> None:
    """Load the commands."""
    await host.add_cog(Seats())
