"""Questions to one person in a duel or at the end of a recovery scene (ZAP-30, 47 to 50; SM-4)."""

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, truncate, truncated_line
from narration.zapas.contest import dice
from narration.zapas.contest.roll_prompts import built_from, missing
from rules.zapas.base.dice import duel_chances
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contests import Duel
from rules.zapas.state.pool import size


def stating(duel: Duel) -> Panel:
    """Return the prompt to state the stakes of a duel (ZAP-47)."""
    return Panel(
        headline=line("zapas-headline-stakes", title=truncated_line(duel.title, TITLE_LENGTH)),
        title=verbatim(duel.title),
        lines=(*_stakes(duel), line("zapas-stakes-how")),
    )


def accepting(duel: Duel, place: int) -> Panel:
    """Return the prompt to accept the stakes, with both of them."""
    name = truncated_line(duel.sides[place].name)
    return Panel(
        headline=line("zapas-headline-accept", name=name),
        title=verbatim(duel.title),
        lines=(*_stakes(duel), line("zapas-accept-how")),
    )


def _stakes(duel: Duel) -> tuple[Line, ...]:
    fact = (line("zapas-duel-fact"),) if duel.fact else ()
    said = (
        line("zapas-told-stake", name=side.name, text=truncate(side.stake, GOAL_LENGTH))
        for side in duel.sides
        if side.stake
    )
    return (*fact, *said)


def choosing(duel: Duel, place: int, who: Character) -> Panel:
    """Return the prompt to choose a side's pool, with what it has so far (ZAP-48)."""
    side = duel.sides[place]
    pool = dice.pool(side.pool, (), built_from(who, side.pool, place))
    return Panel(
        headline=line(
            "zapas-headline-choose",
            name=truncated_line(who.name),
            dice=line("zapas-dice-count", count=size(side.pool)),
        ),
        title=verbatim(duel.title),
        lines=(
            line("zapas-pool", pool=pool),
            _chances(duel, place),
            *missing(who, side.pool, duel.barred, place),
            line("zapas-choose-how"),
        ),
    )


def _chances(duel: Duel, place: int) -> Line:
    """Return a side's chance of winning with the current pools (ZAP-51)."""
    own, other = duel.sides[place], duel.sides[1 - place]
    win, tie, _ = duel_chances(size(own.pool, own.helpers), size(other.pool, other.helpers))
    return line("zapas-own-chances", win=dice.percent(win), tie=dice.percent(tie))


def closing(duel: Duel) -> Panel:
    """Return the prompt to end the time in which others may help (ZAP-49)."""
    return Panel(
        headline=line("zapas-headline-close", title=truncated_line(duel.title, TITLE_LENGTH)),
        title=verbatim(duel.title),
        lines=(line("zapas-close-how"),),
    )


def bidding(duel: Duel, place: int, left: int) -> Panel:
    """Return the prompt for a bid: what both sides have added, what is left, and the chances (ZAP-50)."""
    own, other = duel.sides[place], duel.sides[1 - place]
    return Panel(
        headline=line(
            "zapas-headline-bid",
            name=truncated_line(own.name),
            dice=size(own.pool, own.helpers),
            other=size(other.pool, other.helpers),
        ),
        title=verbatim(duel.title),
        lines=(
            *(line("zapas-bid-of", name=side.name, bid=side.pool.reserve) for side in duel.sides),
            _chances(duel, place),
            line("zapas-bid-how"),
        ),
        footer=line("zapas-reserve-left", name=truncated_line(own.name), left=left),
    )


def ending(title: str) -> Panel:
    """Return the prompt with which the GM closes a recovery scene (ZAP-30)."""
    return Panel(
        headline=line("zapas-headline-end-recovery"),
        title=verbatim(title),
        lines=(line("zapas-end-recovery-how"),),
    )
