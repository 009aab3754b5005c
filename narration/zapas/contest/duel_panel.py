"""The panel of a duel: the stakes, both pools, the bids so far, whose turn it is, and the chances.

Rules: ZAP-47 to 54, SM-4.
"""

from collections.abc import Iterable, Sequence

from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, truncate, truncated_line
from narration.zapas.base import words
from narration.zapas.base.names import name_of
from narration.zapas.base.waits import waits, waits_brief
from narration.zapas.contest import dice
from narration.zapas.contest.sentences import latest_sentences
from rules.core.model_base import Event
from rules.zapas.base.dice import duel_chances
from rules.zapas.state import contest_events as d
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Duel, DuelPhase, Side
from rules.zapas.state.pool import size, unpromised_dice

#: The most bids that the panel shows; it shows the latest ones.
BIDS = 8


def duel_panel(state: ZapasState, duel: Duel, events: Sequence[Event]) -> Panel:
    """Return the panel of a running duel, or of a finished one that has no story."""
    return Panel(
        headline=_headline(state, duel),
        title=line("zapas-title-duel", title=duel.title, phase=words.DUEL_PHASES[duel.phase]),
        lines=(
            *latest_sentences(events),
            *waits(state, duel),
            *((line("zapas-duel-fact"),) if duel.fact else ()),
            *_chances(duel),
            *_bids(events),
            *wishes(duel),
        ),
        fields=tuple(_side(state, duel, place, events) for place in (0, 1)),
        tone="running" if duel.is_open else "over",
    )


def _headline(state: ZapasState, duel: Duel) -> Line:
    where, due = truncated_line(duel.title, TITLE_LENGTH), waits_brief(state, duel)
    if due is None:
        return line("zapas-headline-panel", where=where, what=words.DUEL_PHASES[duel.phase])
    if duel.phase is DuelPhase.BIDDING:
        first, second = (size(side.pool, side.helpers) for side in duel.sides)
        where = line("zapas-headline-against", title=where, dice=first, other=second)
    return line("zapas-headline-panel", where=where, what=due)


def _chances(duel: Duel) -> Iterable[Line]:
    """Yield each side's chance of winning with the current pools, from building to bidding (ZAP-51)."""
    if duel.phase not in {DuelPhase.BUILD, DuelPhase.HELP, DuelPhase.BIDDING}:
        return
    first, second = duel.sides
    win, tie, lose = duel_chances(*(size(side.pool, side.helpers) for side in duel.sides))
    yield line(
        "zapas-duel-chances",
        name=first.name,
        win=dice.percent(win),
        other=second.name,
        lose=dice.percent(lose),
        tie=dice.percent(tie),
    )


def _bids(events: Sequence[Event]) -> Iterable[Line]:
    """Yield the bids so far, the newest last (ZAP-50)."""
    bids = [bid(event) for event in events if isinstance(event, d.BidMade)]
    if bids:
        earlier = [line("zapas-bids-earlier", count=len(bids) - BIDS)] if len(bids) > BIDS else []
        yield line("zapas-bids", bids=(*earlier, *bids[-BIDS:]))


def bid(event: d.BidMade) -> Line:
    """Return a bid: the dice added, or that the side is ready, perhaps because it has no dice left."""
    if event.dice:
        return line("zapas-bid-adds", name=event.name, dice=event.dice)
    return line("zapas-bid-out" if event.by_itself else "zapas-bid-ready", name=event.name)


def wishes(duel: Duel) -> Iterable[Line]:
    """Yield a line for each side that wants to end the helping, or to cancel the duel (SM-4)."""
    for side in duel.sides:
        if duel.phase is DuelPhase.HELP and side.wants_bidding:
            yield line("zapas-wants-bidding", name=side.name)
    yield from cancels(duel)


def cancels(duel: Duel) -> Iterable[Line]:
    """Yield a line for each side that wants to cancel the duel (SM-4)."""
    for side in duel.sides:
        if duel.is_open and side.wants_cancel:
            yield line("zapas-wants-cancel", name=truncated_line(side.name))


# ------------------------------------------------------------------------------------------ a side


def _side(state: ZapasState, duel: Duel, place: int, events: Sequence[Event]) -> Field:
    side = duel.sides[place]
    lines: list[Line] = [stake(side), *_standing(duel, side)]
    if duel.phase is not DuelPhase.STAKES:
        names = dice.built(events, place)
        lines.append(line("zapas-pool", pool=dice.pool(side.pool, side.helpers, names)))
    if duel.phase is DuelPhase.BIDDING:
        left = unpromised_dice(state, side.seat)
        lines.append(line("zapas-bid-so-far", bid=side.pool.reserve, left=left))
    lines += [dice.helps(helper) for helper in side.helpers]
    lines += barred(state, duel, place)
    return Field(verbatim(name_of(state, side.character) or side.name), tuple(lines), inline=True)


def stake(side: Side) -> Line:
    """Return what comes true if this side wins."""
    if not side.stake:
        return line("zapas-stake-unsaid")
    return line("zapas-stake", text=truncate(side.stake, GOAL_LENGTH))


def _standing(duel: Duel, side: Side) -> Iterable[Line]:
    """Yield a line if a side has accepted the stakes or locked its pool."""
    if duel.phase is DuelPhase.STAKES and side.accepted:
        yield line("zapas-accepts")
    if duel.phase is DuelPhase.BUILD and side.confirmed:
        yield line("zapas-confirmed")


def barred(state: ZapasState, duel: Duel, place: int) -> tuple[Line, ...]:
    """Return a line with what the GM ruled out for a side (ZAP-13)."""
    who = state.characters.get(duel.sides[place].character)
    return dice.barred(who, [item for item in duel.barred if item.startswith(f"{place} ")]) if who else ()
