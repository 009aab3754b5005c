"""/zapas duel: a conflict of two players' characters, from stakes to the last bid (ZAP-47 to 54; SM-4)."""

from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_name, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.zapas.difficulty import DIGITS, whole_number
from cogs.zapas.prompts import Moment, zapas
from cogs.zapas.suggestions import opponents, playable
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest import duel_prompts as prompts
from rules.contract.ownership import find_own
from rules.contract.system import Played
from rules.core.model_base import Action
from rules.core.names import TEXT_LENGTH
from rules.core.seat import Seat
from rules.zapas.duel.duel import require_a_side
from rules.zapas.duties import Due, Duty
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contest_actions import AcceptStakes, Bid, Challenge, CloseHelp, Decline, EditStakes
from rules.zapas.state.contest_events import DuelOpened
from rules.zapas.state.contests import Duel
from rules.zapas.state.pool import unpromised_dice
from table.play.batch import Making

Text = app_commands.Range[str, 0, TEXT_LENGTH]

#: The bids with a button, and the most characters of a name in a form's label.
QUICK, NAME = (1, 2), 24


class DuelCommands(commands.Cog):
    """Conflicts between players' characters."""

    @app_commands.command()
    @app_commands.autocomplete(opponent=one_of(opponents), character=one_of(playable))
    @in_campaign()
    async def duel(
        self,
        context: Context,
        opponent: str,
        stake: Text = "",
        their_stake: Text = "",
        fact: bool = False,
        character: str = "",
    ) -> None:
        """Challenge another player's character, or settle a fact by a duel."""
        require_may_write(context)
        first, second = named(context, character), by_name(context, opponent)
        await open_duel(context, _challenge(context, first, second, (stake, their_stake), fact=fact))


def _challenge(
    context: Context, first: Character, second: Character, stakes: tuple[str, str], *, fact: bool
) -> Challenge:
    return Challenge(
        place=context.place,
        character=first.id,
        opponent=second.id,
        stake=stakes[0],
        their_stake=stakes[1],
        fact=fact,
    )


async def open_duel(context: Context, action: Challenge) -> None:
    """Open and show a duel; somebody who names both stakes also accepts them."""
    played = await context.play((action, _accepting(context.seat)))
    duel = event_of(DuelOpened, played.events).duel
    await zapas.begin(context, duel.id, line("zapas-duel-begun", title=verbatim(duel.title)))


def _accepting(seat: Seat) -> Making:
    """Return a step that accepts two written stakes for a seat's side; a GM who writes them has none."""

    def accept(written: Played) -> Action | None:
        contest = next(event.contest for event in written.events if event.contest)
        duel: Duel = written.after.contests[contest]
        if not all(side.stake for side in duel.sides):
            return None
        own = (place for place, side in enumerate(duel.sides) if side.seat == seat.id)
        return next((AcceptStakes(contest=contest, step=duel.step, side=place) for place in own), None)

    return accept


@zapas.asks(Duty.STAKES)
def stakes_prompt(now: Moment, due: Due) -> Prompt:
    """Ask what is at stake."""
    say = now.button(line("button-zapas-stakes"), "z-stakes-form", style=ButtonStyle.primary)
    decline = now.button(line("button-zapas-decline"), "z-decline", due.side)
    return prompts.stating(now.duel), view_of([say, decline])


@zapas.asks(Duty.ACCEPT)
def accept_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether a side accepts both stakes (ZAP-47)."""
    accept = now.button(line("button-accept"), "z-accept", due.side, style=ButtonStyle.primary)
    other = now.button(line("button-zapas-stakes"), "z-stakes-form")
    decline = now.button(line("button-zapas-decline"), "z-decline", due.side)
    return prompts.accepting(now.duel, due.side), view_of([accept, other, decline])


@zapas.router.on("z-stakes-form", Ack.FORM)
async def stakes_form(context: Context, contest: str, step: int) -> None:
    """Open the form for both stakes. Refused: `not-your-character` for a third player."""
    now = await zapas.moment(context, contest, step)
    require_a_side(context.state, now.duel, context.seat)
    stakes = ((line("form-zapas-stake", name=truncate(one.name, NAME)), one.stake) for one in now.duel.sides)
    fields = [TextField(label, stake, most=TEXT_LENGTH, long=True) for label, stake in stakes]
    await ask(context, line("form-zapas-stakes"), "z-stakes", contest, step, fields=fields)


@zapas.router.on("z-stakes", Ack.UPDATE)
async def write_stakes(context: Context, contest: str, step: int, first: str, second: str) -> None:
    """Write both stakes, and accept them for the side of this seat."""
    written = EditStakes(contest=contest, step=step, stakes=(first, second))
    await context.play((written, _accepting(context.seat)))
    await zapas.carry_out(context, contest, first=line("zapas-stakes-written"))


zapas.answer("z-accept", AcceptStakes, "side")
zapas.answer("z-decline", Decline, "side")


@zapas.asks(Duty.CLOSE_HELP)
def close_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether others have had time to help, so that bidding can begin."""
    begin_ = now.button(line("button-zapas-bidding"), "z-bidding", due.side, style=ButtonStyle.primary)
    return prompts.closing(now.duel), view_of([begin_])


zapas.answer("z-bidding", CloseHelp, "side")


@zapas.asks(Duty.BID)
def bid_prompt(now: Moment, due: Due) -> Prompt:
    """Ask for a bid: so many dice, or ready (ZAP-50)."""
    duel = now.duel
    left = unpromised_dice(now.state, duel.sides[due.side].seat)
    quick = (dice for dice in QUICK if dice <= left)
    adds = [now.button(line("button-zapas-bid", dice=dice), "z-bid", due.side, dice) for dice in quick]
    further = now.button(line("button-zapas-bid-other"), "z-bid-form", due.side)
    ready = now.button(line("button-ready"), "z-bid", due.side, 0, style=ButtonStyle.primary)
    ways = [*adds, *([further] if left > len(QUICK) else []), ready]
    return prompts.bidding(duel, due.side, left), view_of(ways)


@zapas.router.on("z-bid-form", Ack.FORM)
async def bid_form(context: Context, contest: str, step: int, side: int) -> None:
    """Ask how many dice. Refused: `not-your-character`."""
    now = await zapas.moment(context, contest, step)
    if side not in {0, 1}:
        raise stale_button()
    bidder = now.duel.sides[side]
    find_own(context.state, bidder.character, context.seat)
    said = line("form-zapas-bid", left=unpromised_dice(now.state, bidder.seat))
    dice = TextField(said, most=DIGITS)
    await ask(context, verbatim(bidder.name), "z-bid", contest, step, side, fields=[dice])


@zapas.router.on("z-bid", Ack.UPDATE)
async def bid(context: Context, contest: str, step: int, side: int, dice: str) -> None:
    """Add dice, or be ready with 0. Refused: `not-integer`."""
    action = Bid(contest=contest, step=step, side=side, dice=whole_number(dice))
    await zapas.carry_out(context, contest, action, first=line("zapas-bid-done"))
