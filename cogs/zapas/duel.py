"""/zapas duel: a conflict of two players' characters, from stakes to the last bid (ZAP-47 to 54; SM-4)."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_name, named, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.opening import require_voice
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import view_of
from cogs.zapas.difficulty import DIGITS, whole_number
from cogs.zapas.prompts import Moment, begin, carry_out, catch_up, moment, opens
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest import duel_prompts as prompts
from rules.contract.ownership import acts_for
from rules.core.model_base import Action
from rules.core.names import TEXT_LENGTH
from rules.zapas.duties import Due, Duty
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contest_actions import AcceptStakes, Bid, Challenge, CloseHelp, Decline, EditStakes
from rules.zapas.state.contest_events import DuelOpened
from rules.zapas.state.contests import Duel
from rules.zapas.state.pool import unpromised_dice

router = Router(late=catch_up)

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Text = app_commands.Range[str, 0, TEXT_LENGTH]

#: Bids that have a button, and characters of a name in a form's label.
QUICK, NAME = (1, 2), 24


class DuelCommands(commands.Cog):
    """Conflicts between players' characters."""

    @app_commands.command()
    async def duel(  # each is an option of the command
        self,
        interaction: Interaction,
        opponent: str,
        stake: Text = "",
        their_stake: Text = "",
        fact: bool = False,
        character: str = "",
    ) -> None:
        """Challenge another player's character, or settle what is true that way."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_voice(context)
            first, second = named(context, character), by_name(context, opponent)
            await open_duel(
                context,
                Challenge(
                    place=interaction.channel_id or 0,
                    character=first.id,
                    opponent=second.id,
                    stake=stake,
                    their_stake=their_stake,
                    fact=fact,
                ),
            )

    @duel.autocomplete("opponent")
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, _opponents)

    @duel.autocomplete("character")
    async def _own(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (one for one in _players(context) if acts_for(context.seat, one)),
        )


def _players(context: Context) -> Iterable[Character]:
    return (one for one in context.state.characters.values() if one.is_main)


def _opponents(context: Context) -> Iterable[Character]:
    return (one for one in _players(context) if one.seat != context.seat.id)


async def open_duel(context: Context, action: Challenge) -> None:
    """Open and show it; who has said both stakes has accepted them, too."""
    played = await context.play(action)
    duel = event_of(DuelOpened, played.events).duel
    if all(side.stake for side in duel.sides):
        await _accept_own(context, duel)
    await begin(context, duel.id, line("zapas-duel-begun", title=verbatim(duel.title)))


async def _accept_own(context: Context, duel: Duel) -> None:
    """Accept for whoever wrote the stakes; the GM, who is neither side, accepts nothing by writing."""
    for place, side in enumerate(duel.sides):
        if side.seat == context.seat.id:
            await context.play(AcceptStakes(contest=duel.id, step=duel.step, side=place))


# ------------------------------------------------------------------------------------- stakes


@opens(Duty.STAKES)
def stakes_prompt(now: Moment, due: Due) -> Prompt:
    """Ask what is at stake."""
    say = now.button(line("button-zapas-stakes"), "z-stakes-form", style=ButtonStyle.primary)
    decline = now.button(line("button-zapas-decline"), "z-decline", due.side)
    return prompts.stating(now.duel), view_of([say, decline])


@opens(Duty.ACCEPT)
def accept_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether a side accepts both stakes (ZAP-47)."""
    accept = now.button(line("button-accept"), "z-accept", due.side, style=ButtonStyle.primary)
    other = now.button(line("button-zapas-stakes"), "z-stakes-form")
    decline = now.button(line("button-zapas-decline"), "z-decline", due.side)
    return prompts.accepting(now.duel, due.side), view_of([accept, other, decline])


@router.on("z-stakes-form", Ack.FORM)
async def stakes_form(context: Context, contest: str, step: int) -> None:
    """Open the form for both stakes."""
    now = await moment(context, contest, step)
    blanks = [
        TextField(
            context.print.label(line("form-zapas-stake", name=truncate(side.name, NAME)), 45),
            side.stake,
            most=TEXT_LENGTH,
            long=True,
        )
        for side in now.duel.sides
    ]
    title = context.print.label(line("form-zapas-stakes"), 45)
    await open_modal(context.interaction, title, now.at("z-stakes"), blanks)


@router.on("z-stakes", Ack.UPDATE)
async def write_stakes(context: Context, contest: str, step: int, first: str, second: str) -> None:
    """Write both stakes, and accept them for whoever wrote them."""
    await context.play(EditStakes(contest=contest, step=step, stakes=(first, second)))
    await _accept_own(context, (await moment(context, contest)).duel)
    await carry_out(context, contest, first=line("zapas-stakes-written"))


@router.on("z-accept", Ack.UPDATE)
async def accept(context: Context, contest: str, step: int, side: int) -> None:
    """Accept the stakes."""
    await carry_out(context, contest, AcceptStakes(contest=contest, step=step, side=side))


@router.on("z-decline", Ack.UPDATE)
async def decline(context: Context, contest: str, step: int, side: int) -> None:
    """Decline the duel."""
    await carry_out(context, contest, Decline(contest=contest, step=step, side=side))


# ------------------------------------------------------------------------------------- help, bids


@opens(Duty.CLOSE_HELP)
def close_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether others have had time to help."""
    begin_ = now.button(line("button-zapas-bidding"), "z-bidding", due.side, style=ButtonStyle.primary)
    return prompts.closing(now.duel), view_of([begin_])


@router.on("z-bidding", Ack.UPDATE)
async def close_help(context: Context, contest: str, step: int, side: int) -> None:
    """Begin bidding, once both say so (SM-4)."""
    await carry_out(context, contest, CloseHelp(contest=contest, step=step, side=side))


@opens(Duty.BID)
def bid_prompt(now: Moment, due: Due) -> Prompt:
    """Ask for a bid: so many dice, or ready (ZAP-50)."""
    duel = now.duel
    left = unpromised_dice(now.state, duel.sides[due.side].seat)
    adds = [
        now.button(line("button-zapas-bid", dice=dice), "z-bid", due.side, dice)
        for dice in QUICK
        if dice <= left
    ]
    further = now.button(line("button-zapas-bid-other"), "z-bid-form", due.side)
    ready = now.button(line("button-ready"), "z-bid", due.side, 0, style=ButtonStyle.primary)
    ways = [*adds, *([further] if left > len(QUICK) else []), ready]
    return prompts.bidding(duel, due.side, left), view_of(ways)


@router.on("z-bid-form", Ack.FORM)
async def bid_form(context: Context, contest: str, step: int, side: int) -> None:
    """Ask how many dice."""
    now = await moment(context, contest, step)
    if side not in {0, 1}:
        raise stale_button()
    left = unpromised_dice(now.state, now.duel.sides[side].seat)
    blank = TextField(context.print.label(line("form-zapas-bid", left=left), 45), most=DIGITS)
    title = context.print.label(verbatim(now.duel.sides[side].name), 45)
    await open_modal(context.interaction, title, now.at("z-bid", side), [blank])


@router.on("z-bid", Ack.UPDATE)
async def bid(context: Context, contest: str, step: int, side: int, dice: str) -> None:
    """Add dice, or be ready with 0. Refused: `not-integer`."""
    action: Action = Bid(contest=contest, step=step, side=side, dice=whole_number(dice))
    await carry_out(context, contest, action, first=line("zapas-bid-done"))
