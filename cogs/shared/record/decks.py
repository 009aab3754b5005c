"""Decks of dice: announcing that one is opened and another laid, and letting a player cut one."""

from chat.background.deck_notices import Told, told
from chat.interactions.announcements import post
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import SAVED, Ack
from narration.proofs.decks import ahead_line, cut_line
from narration.text.line import Line, line
from rules.campaign.actions import Course, EndSession, StartSession
from rules.contract.system import AnyState
from rules.core.names import NAME_LENGTH, is_empty, name
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from table.audit.proofs import PublishedProofs

router = Router()


def turns(action: Course) -> bool:
    """Tell whether an action may open the deck in use and lay another."""
    return isinstance(action, StartSession | EndSession)


async def ahead(context: Context, action: Course, after: AnyState) -> Line | None:
    """Return what an action that leads to the state `after` would do to the deck; None for nothing."""
    decks = (
        await PublishedProofs(context.services.table).briefly(context.campaign.id) if turns(action) else ()
    )
    return ahead_line(decks[-1], hides=context.system.hides_dice(after)) if decks else None


async def in_use(context: Context) -> int:
    """Return the number of the deck in use; 0 where there is none."""
    decks = await PublishedProofs(context.services.table).briefly(context.campaign.id)
    return decks[-1].number if decks else 0


async def turned(context: Context, before: int) -> Told:
    """Return what is announced about decks: those opened since number `before`, and what comes next."""
    decks = await PublishedProofs(context.services.table).briefly(context.campaign.id)
    opened = [one for one in decks if one.number >= before]
    return await told(context.services.table, context.announce, context.campaign.id, decks, opened)


@router.on("dice-cut", Ack.FORM)
async def ask_word(context: Context) -> None:
    """Ask for a word to cut the deck with. Refused: `no-seat`, `dice-given`, `deck-begun`."""
    _require_seat(context)
    decks = await PublishedProofs(context.services.table).briefly(context.campaign.id)
    if decks and not decks[-1].takes_words and not decks[-1].seed:
        raise Refused("deck-begun", rolls=decks[-1].fallen)
    word = TextField(line("form-dice-word"), most=NAME_LENGTH, hint=line("form-dice-word-hint"))
    await ask(context, line("form-dice-cut"), "dice-word", fields=[word])


@router.on("dice-word", Ack.PRIVATE)
async def cut(context: Context, word: str) -> None:
    """Add a word to the deck, and announce it.

    Refused: `no-seat`, `dice-no-word`, `text-too-long`, `dice-given`, `deck-begun`.
    """
    seat = _require_seat(context)
    if is_empty(word):
        raise Refused("dice-no-word")
    word = name(word)
    if await context.services.table.cut(context.campaign.id, seat, word) is None:
        raise Refused("dice-given")
    context.interaction.extras[SAVED] = True
    context.services.new_decks.announce_soon(context.campaign.id, context.place)
    await context.reply(line("dice-cut-done"))
    await post(context, cut_line(context.system.view(context.state, PUBLIC), seat.id, word))


def _require_seat(context: Context) -> Seat:
    """Return this person's own seat, even while they stand in for another. Refused: `no-seat`."""
    if not context.own.id:
        raise Refused("no-seat")
    return context.own
