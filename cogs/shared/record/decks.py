"""Decks of dice at Discord: what is shown when one is opened and another laid, and how one is cut."""

from dataclasses import replace

from chat.background.deck_notices import Told, told
from chat.interactions.announcements import post
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import SAVED, Ack
from chat.messages.components import press_id
from narration.proofs.decks import ahead_line, cut_line
from narration.text.line import Line, Panel, line
from rules.campaign.actions import Course, EndSession, StartSession
from rules.contract.system import AnyState
from rules.core.names import NAME_LENGTH, is_empty, name
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from table.audit.proofs import Fairness

verbs = Verbs()


def turns(action: Course) -> bool:
    """Tell whether a deck may be opened by an action."""
    return isinstance(action, StartSession | EndSession)


async def ahead(guest: Guest, action: Course, after: AnyState) -> Line | None:
    """Return what an action that leads to this state will do to the deck; nothing is laid or opened."""
    decks = await Fairness(guest.services.table).briefly(guest.campaign.id) if turns(action) else ()
    return ahead_line(decks[-1], hides=guest.system.hides_dice(after)) if decks else None


async def in_use(guest: Guest) -> int:
    """Return the number of the deck in use; 0 where there is none."""
    decks = await Fairness(guest.services.table).briefly(guest.campaign.id)
    return decks[-1].number if decks else 0


async def turned(guest: Guest, before: int) -> Told:
    """Return what is told of decks since this one was in use: those that are open, and what comes next."""
    decks = await Fairness(guest.services.table).briefly(guest.campaign.id)
    opened = [one for one in decks if one.number >= before]
    return told(guest.announce, guest.campaign.id, decks, opened)


async def introduce(guest: Guest, campaign: Panel) -> None:
    """Post what a campaign is, and what its first deck is fixed by, which is laid now."""
    await guest.services.table.deck(guest.campaign.id)
    said, view = await turned(guest, 0)
    await post(guest, replace(campaign, lines=(*campaign.lines, *said)), view)


@verbs.on("dice-cut", Ack.FORM)
async def ask_word(guest: Guest) -> None:
    """Ask for a word. Refused: `no-seat`, `dice-given`, `deck-begun`."""
    _require_seat(guest)
    decks = await Fairness(guest.services.table).briefly(guest.campaign.id)
    if decks and decks[-1].fallen and not decks[-1].seed:
        raise Refused("deck-begun", rolls=decks[-1].fallen)
    say = guest.print.label
    blank = Blank(
        say(line("form-dice-word"), 45), most=NAME_LENGTH, hint=say(line("form-dice-word-hint"), 100)
    )
    custom_id = press_id("dice-word", guest.campaign.id)
    await open_form(guest.interaction, say(line("form-dice-cut"), 45), custom_id, [blank])


@verbs.on("dice-word", Ack.PRIVATE)
async def cut(guest: Guest, word: str) -> None:
    """Add a word to the deck, and tell everybody.

    Refused: `no-seat`, `dice-no-word`, `text-too-long`, `dice-given`, `deck-begun`.
    """
    seat = _require_seat(guest)
    if is_empty(word):
        raise Refused("dice-no-word")
    word = name(word)
    if await guest.services.table.cut(guest.campaign.id, seat, word) is None:
        raise Refused("dice-given")
    guest.interaction.extras[SAVED] = True
    guest.services.new_decks.look(guest.campaign.id, guest.interaction.channel_id or 0)
    await guest.reply(line("dice-cut-done"))
    await post(guest, cut_line(guest.system.view(guest.state, PUBLIC), seat.id, word))


def _require_seat(guest: Guest) -> Seat:
    """Return this person's own seat, whomever they act for here. Refused: `no-seat`."""
    if not guest.own.id:
        raise Refused("no-seat")
    return guest.own
