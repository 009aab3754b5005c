"""The message that tells how a roll, a duel or a recovery scene ended, short enough for one look.

`story` counts it out. Both are made only from the contest and its public events. Rules: ZAP-17, 18, 27, 28,
30, 52, 54.
"""

from collections.abc import Iterable, Sequence

from narration.parts.joined import beside, first_part, later_parts
from narration.pictures.colours import tone_of_outcome
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import ABOVE_LENGTH, NAME_LENGTH, STAKE_LENGTH, truncate, truncated_line
from narration.zapas.base.names import name_or_player
from narration.zapas.contest.card import throw_card
from narration.zapas.contest.duel_card import duel_card
from narration.zapas.contest.sentences import latest_sentences, sentences
from narration.zapas.contest.story import (
    called_off,
    changes,
    conceded_headline,
    duel_headline,
    follows,
    last,
    recovery_story,
    roll_headline,
    stakes_moved,
)
from rules.core.model_base import Event
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state.contests import Contest, Duel, Purpose, Recovery, Roll

#: The most characters of a twist in plain text; a longer one stands whole in the embed.
TWIST = 200


def zapas_result(events: Sequence[Event], contest: Contest) -> Panel | None:
    """Return the result of a contest; None before its end."""
    match contest:
        case Roll():
            return roll_result(events, contest)
        case Duel():
            return duel_result(events, contest)
        case Recovery():
            return recovery_result(events, contest)


# ------------------------------------------------------------------------------------------ a roll


def roll_result(events: Sequence[Event], roll: Roll) -> Panel | None:
    """Return how a throw went, in one line of numbers, and what the GM says follows a failure."""
    thrown = last(events, d.Thrown)
    if thrown is None:
        return called_off(events)
    asked = not thrown.success and not follows(events)
    told, twists = sentences(events), tuple(_long_twists(events))
    return Panel(
        headline=roll_headline(thrown, roll),
        due=line("zapas-waits-for", names=line("zapas-the-gm"), duty=line("zapas-wait-follows"))
        if asked
        else _contact(thrown, roll),
        small=tuple(_changes(events)),
        title=truncated_line(roll.title, ABOVE_LENGTH),
        lines=(*told, *twists),
        footer=_throw_footer(events, thrown),
        picture=throw_card(events, roll),
        tone=tone_of_outcome(thrown.success),
        spare=(*twists, *later_parts(told)),
    )


def _contact(thrown: d.Thrown, roll: Roll) -> Line | None:
    """Return what the player has to say after finding a contact (ZAP-58)."""
    found = thrown.success and roll.aim.purpose is Purpose.CONTACT
    return line("zapas-after-contact", name=truncated_line(thrown.name)) if found else None


def _changes(events: Sequence[Event]) -> Iterable[Line]:
    """Yield what the throw changed, each in a line of small print."""
    for event in events:
        if isinstance(event, d.Followed) and len(event.twist) > TWIST:
            yield line("zapas-told-twist", text=truncate(event.twist, TWIST))
        else:
            yield from changes((_brief(event),))


def _brief(event: Event) -> Event:
    """Return an event with its name and its texts shortened; "How it counted" has all of them."""
    texts = {name: getattr(event, name) for name in ("name", "text", "part") if hasattr(event, name)}
    return event.but(
        **{
            name: truncate(text, NAME_LENGTH if name == "name" else STAKE_LENGTH)
            for name, text in texts.items()
        }
    )


def _long_twists(events: Sequence[Event]) -> Iterable[Line]:
    for event in events:
        if isinstance(event, d.Followed) and len(event.twist) > TWIST:
            yield verbatim(event.twist)


def _throw_footer(events: Sequence[Event], thrown: d.Thrown) -> Line:
    """Return how many dice were thrown, and how the roller's reserve has changed."""
    counted = line("zapas-dice-count", count=len(thrown.dice))
    return beside((counted, *_reserves(events, "roll", named=False)))[0]


def _reserves(events: Sequence[Event], cause: str, *, named: bool) -> Iterable[Line]:
    for event in stakes_moved(events, cause):
        moved = line(
            "zapas-footer-reserve",
            old=event.before,
            change=event.reserve - event.before,
            reserve=event.reserve,
        )
        yield line("zapas-footer-of", name=name_or_player(event.name, 16), what=moved) if named else moved


# ------------------------------------------------------------------------------------------ a duel


def duel_result(events: Sequence[Event], duel: Duel) -> Panel | None:
    """Return who won a duel, what was at stake, and what is true now (ZAP-51 to 54)."""
    thrown, conceded = last(events, d.DuelThrown), last(events, d.Conceded)
    if conceded is not None:
        headline = conceded_headline(conceded, duel)
    elif thrown is not None:
        headline = duel_headline(thrown)
    else:
        return called_off(events)
    told, moved = latest_sentences(events), beside(_reserves(events, "duel", named=True))
    title = truncated_line(duel.title, ABOVE_LENGTH)
    return Panel(
        headline=headline,
        due=None if last(events, d.ContestTold) else line("zapas-gm-tells"),
        title=title,
        lines=(*told, at_stake(duel), *_true_now(events, duel)),
        footer=next(iter(moved), None),
        picture=duel_card(events, duel),
        tone="over",
        spare=(*later_parts(told), *moved, *first_part(told), title),
    )


def at_stake(duel: Duel) -> Line:
    """Return both stakes in one line."""
    first, second = duel.sides
    return line(
        "zapas-at-stake",
        name=truncated_line(first.name),
        stake=truncate(first.stake, STAKE_LENGTH),
        other=truncated_line(second.name),
        theirs=truncate(second.stake, STAKE_LENGTH),
    )


def _true_now(events: Sequence[Event], duel: Duel) -> Iterable[Line]:
    """Yield the stake that comes true, or that neither does (ZAP-52, ZAP-54)."""
    if duel.winner is None:
        yield line("zapas-tie-fact" if duel.fact else "zapas-tie")
        return
    won = duel.sides[duel.winner]
    yield line("zapas-true-now", text=truncate(won.stake, STAKE_LENGTH))
    if any(isinstance(event, e.FactSettled) for event in events):
        yield line("zapas-is-fact")


# ------------------------------------------------------------------------------------------ a scene


def recovery_result(events: Sequence[Event], scene: Recovery) -> Panel | None:
    """Return which reserves a recovery scene has filled (ZAP-30)."""
    return recovery_story(events, scene)
