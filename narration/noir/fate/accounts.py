"""The public ledger of Fate, and for the GM everybody's accounts and the requests to answer.

The ledger is made from events in log order. Rules: NOIR-45, NOIR-60 to 70.
"""

from collections.abc import Sequence

from narration.noir.base import words
from narration.noir.fate.payments import account_sum, asked
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.campaign.model import Campaign
from rules.core.model_base import Event
from rules.noir.base.enums import FateUse
from rules.noir.fate import prices as fate_table
from rules.noir.state.campaign_state import FateRequest, NoirState
from rules.noir.state.events import FateGained, FatePaid, FateSet
from rules.noir.state.participants import main_characters

#: The kinds of events in the ledger.
LEDGER = ("fate-paid", "fate-set", "fate-gained")
#: The most rows on a page, and the most characters of a text in a row.
PAGE, TEXT = 12, 60
#: The most lines in a field.
MOST = 8

Moved = FatePaid | FateSet | FateGained


def ledger_pages(events: Sequence[Event]) -> int:
    """Return how many pages the ledger has, at least one."""
    return max(1, -(-len(_moves(events)) // PAGE))


def ledger(campaign: Campaign, events: Sequence[Event], page: int | None = None) -> Panel:
    """Return a page of at most `PAGE` changes in Fate; `page` counts from 1, and None is the last page."""
    moves, pages = _moves(events), ledger_pages(events)
    shown = min(max(page or pages, 1), pages)
    first = (shown - 1) * PAGE
    numbered = enumerate(moves[first : first + PAGE], start=first + 1)
    return Panel(
        headline=line("noir-headline-ledger", name=truncate(campaign.name, TITLE_LENGTH), count=len(moves)),
        title=verbatim(campaign.name),
        lines=tuple(line("noir-ledger-row", number=number, move=_move(move)) for number, move in numbered)
        or (line("noir-ledger-none"),),
        footer=line("noir-ledger-page", page=shown, pages=pages) if pages > 1 else None,
    )


def _moves(events: Sequence[Event]) -> list[Moved]:
    return [event for event in events if isinstance(event, Moved)]


def _move(event: Moved) -> Line:
    """Return a row of the ledger: whose account changed, by how much, and why."""
    match event:
        case FatePaid():
            return _paid(event)
        case FateSet(old=old, new=new, reason=reason):
            who = truncated_line(event.name) if event.character else line("noir-fate-pot")
            moved = line("noir-ledger-set", name=who, old=old, new=new)
            return _with(moved, reason)
        case FateGained(name=name, points=points, fate=fate):
            sum_ = line("noir-told-sum", before=fate - points, points=points, left=fate)
            return line(
                "noir-ledger-paid", name=truncated_line(name), sum=sum_, use=words.FATE_USES[FateUse.SETBACK]
            )


def _paid(event: FatePaid) -> Line:
    """Return a payment; for one from the pot, what is left is not shown, since only the GM may know it."""
    moved = line(
        "noir-ledger-paid",
        name=truncated_line(event.name) if event.payer else line("noir-fate-pot"),
        sum=account_sum(event) if event.payer else line("noir-entry-modifier", number=-event.points),
        use=words.FATE_USES[event.use],
    )
    if event.given:
        moved = line("noir-ledger-given", move=moved, points=event.given)
    helped = event.helped_name or ("" if event.payer else event.name)
    if helped:
        moved = line("noir-ledger-for", move=moved, name=truncate(helped))
    return _with(moved, event.text)


def _with(moved: Line, text: str) -> Line:
    return line("noir-ledger-text", move=moved, text=truncate(text, TEXT)) if text else moved


# ------------------------------------------------------------------------------------------ what waits


def fate_panel(state: NoirState) -> Panel:
    """Return the GM's panel of open requests, pledges for a clue, the pot and everybody's points."""
    asks = state.shared.asks
    fields = (
        ("noir-fate-asks", tuple(ask_due(state, ask) for ask in asks)),
        ("noir-fate-pledges", pledges(state)),
        ("noir-fate-accounts", accounts(state)),
    )
    return Panel(
        headline=line(
            "noir-headline-fate", name=truncate(state.campaign.name, TITLE_LENGTH), count=len(asks)
        ),
        title=verbatim(state.campaign.name),
        fields=tuple(Field(line(id_), _some(lines)) for id_, lines in fields if lines),
    )


def _some(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    if len(lines) <= MOST:
        return lines
    return (*lines[:MOST], line("and-more", count=len(lines) - MOST))


def accounts(state: NoirState) -> tuple[Line, ...]:
    """Return the pot, and the points of every main character (NOIR-45, NOIR-60)."""
    pot = line("noir-entry-number", name=line("noir-fate-pot"), number=state.shared.pot)
    own = (
        line("noir-entry-number", name=truncated_line(each.name, TITLE_LENGTH), number=each.fate)
        for each in main_characters(state)
    )
    return (pot, *own)


def pledges(state: NoirState) -> tuple[Line, ...]:
    """Return who has pledged how much toward a clue, and how much is needed (NOIR-65)."""
    promised = state.shared.pledges
    if not promised:
        return ()
    shares = tuple(
        line("noir-entry-number", name=truncated_line(state.characters[number].name), number=points)
        for number, points in promised.items()
    )
    total, needed = sum(promised.values()), len(main_characters(state))
    return (line("noir-pledged", shares=shares, total=total, needed=needed),)


def ask_due(state: NoirState, ask: FateRequest) -> Line:
    """Return a line for a request that the GM has yet to answer."""
    due = line("noir-ask-due", asked=_asked(state, ask))
    return line("noir-ask-text", due=due, text=truncate(ask.text, GOAL_LENGTH)) if ask.text else due


def ask_panel(state: NoirState, ask: FateRequest) -> Panel:
    """Return a request to the GM as a separate message, with the price and who pays."""
    who = state.characters[ask.character]
    text = (verbatim(ask.text),) if ask.text else ()
    return Panel(
        headline=line("noir-headline-ask", name=truncate(who.name), use=words.FATE_USES[ask.use]),
        title=verbatim(who.name),
        lines=(_asked(state, ask), *text, *_price(state, ask)),
    )


def _asked(state: NoirState, ask: FateRequest) -> Line:
    """Return what is requested; for a rescue, also who is helped, and how many points they get (NOIR-69)."""
    name = truncate(state.characters[ask.character].name)
    if ask.use is not FateUse.RESCUE or ask.helped_use is None:
        return asked(name, ask)
    return line(
        "noir-asked-rescue-of",
        name=name,
        helped=truncate(state.characters[ask.helped].name),
        points=ask.points,
        worth=fate_table.usable(ask.points),
        use=words.FATE_USES[ask.helped_use],
    )


def _price(state: NoirState, ask: FateRequest) -> tuple[Line, ...]:
    """Return the price, or the prices to choose from, and who pays; for a clue, the pledges."""
    if ask.use is FateUse.INSPIRATION:
        return pledges(state)
    who, prices = state.characters[ask.character], (ask.points,) if ask.points else fate_table.prices(ask.use)
    return (line("noir-ask-price", prices=prices, name=who.name, fate=who.fate),)
