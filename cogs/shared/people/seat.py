"""/seat: handing seats and the GM's chair over, co-GMs, and stand-ins for absent players."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.managers import manages_server
from cogs.shared.people.gm_call import is_free
from cogs.shared.people.seat_options import (
    all_but_chair,
    announce,
    one_seat_of,
    own_or_named,
    person,
    seat_named,
    under,
)
from narration.campaign.seats import holder_line, waiting_lines
from narration.text.line import Line, line
from rules.campaign.actions import AppointStandIn, HandChair, HandSeat, SetRole, TakeChair, TakeSeat
from rules.campaign.seats import account_name
from rules.contract.system import AnyState, Played
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.play.batch import BySeat, Step


@app_commands.guild_only()
class Seats(commands.GroupCog, group_name="seat"):
    """Who holds which seat."""

    @app_commands.command()
    @app_commands.autocomplete(seat=one_seat_of(under))
    @in_campaign()
    async def hand(self, context: Context, seat: str, to: discord.Member) -> None:
        """Hand a seat with its characters to somebody without a seat."""
        old = seat_named(context, seat)
        await context.play(HandSeat(seat=old.id, holder=person(to).id, called=to.display_name))
        await context.reply(line("seat-handed-you"))
        names = waiting_lines(context.state.characters, old.id)
        said = line("seat-handed", name=_name(to), old=holder_line(old), characters=names)
        await announce(context, said, [to.id])

    @app_commands.command()
    @in_campaign()
    async def gm(self, context: Context, to: discord.Member | None = None) -> None:
        """Hand the GM's chair to somebody, or take the chair of a GM who has left or is silent."""
        if not await _changed_chair(context, to):
            return
        await context.reply(line("seat-done"))
        name = _name(to or context.interaction.user)
        said = line("seat-chair-handed", name=name, campaign=context.campaign.name)
        await announce(context, said, [to.id] if to else ())

    @app_commands.command(name="co-gm")
    @app_commands.autocomplete(seat=one_seat_of(all_but_chair))
    @in_campaign()
    async def co_gm(self, context: Context, seat: str, on: bool = True) -> None:
        """Make a player a co-GM, or a co-GM a player again."""
        record = seat_named(context, seat)
        await context.play(SetRole(seat=record.id, gm=on))
        await context.reply(line("seat-done"))
        name = holder_line(record)
        await announce(context, line("seat-co-gm-made" if on else "seat-co-gm-ended", name=name))

    @app_commands.command(name="stand-in")
    @app_commands.autocomplete(seat=one_seat_of(under))
    @in_campaign()
    async def stand_in(self, context: Context, who: discord.Member | None = None, seat: str = "") -> None:
        """Let somebody act for an absent player; without a member, end that."""
        absent = own_or_named(context, seat)
        await replace(context, seat=context.own).play(
            _appointed(context, absent, person(who) if who else None)
        )
        await context.reply(line("seat-done"))
        await announce(context, _stood_in(context, absent, who), [who.id] if who else ())


def _name(member: discord.Member | discord.User) -> str:
    return account_name(member.display_name)


def _stood_in(context: Context, absent: str, who: discord.Member | None) -> Line:
    record = context.campaign.record(absent)
    assert record is not None, "a seat that has a stand-in is there"
    if who is None:
        return line("seat-stand-in-ended", who=holder_line(record))
    return line("seat-stand-in-made", name=_name(who), who=holder_line(record))


def _appointed(context: Context, absent: str, who: discord.Member | None) -> Sequence[Step]:
    """Return the steps that appoint a stand-in, who takes a seat if they have none; None ends it."""
    if who is None:
        return (AppointStandIn(seat=absent, stand_in=""),)

    def appoint(played: Played) -> AppointStandIn:
        return AppointStandIn(seat=absent, stand_in=played.after.campaign.seat_of(who.id).id)

    if context.campaign.held_by(who.id) is not None:
        return (appoint,)
    return BySeat(PUBLIC, TakeSeat(holder=who.id, called=who.display_name)), appoint


async def _changed_chair(context: Context, to: discord.Member | None) -> bool:
    """Give the chair away, or call a silent GM and return False. Refused: `chair-only`, as `is_free`."""
    if (to and not manages_server(context)) or context.own.id == context.campaign.chair:
        await (_hand_chair(context, person(to)) if to else _take_chair(context, context.interaction.user))
        return True
    if not await is_free(context):
        return False
    await _take_chair(context, person(to) if to else context.interaction.user)
    return True


async def _hand_chair(context: Context, to: discord.Member) -> None:
    """Make somebody the GM: with their own seat, or with the GM's seat if they have none."""
    record = context.campaign.held_by(to.id)
    if record is not None:
        await context.play(HandChair(seat=record.id))
    else:
        await context.play(HandSeat(seat=context.campaign.chair, holder=to.id, called=to.display_name))


async def _take_chair(context: Context, to: discord.Member | discord.User) -> None:
    """Give the chair of a GM who is gone to somebody. Refused: `chair-is-theirs`, `chair-held`."""
    gone = context.campaign.gm

    def check(state: AnyState) -> None:
        now = state.campaign.gm
        if (now.id, now.holder) != (gone.id, gone.holder):  # somebody has taken it in the meantime
            raise Refused("chair-held")

    await context.play(TakeChair(holder=to.id, called=to.display_name), check)
