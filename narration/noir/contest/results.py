"""What a roll outside combat, or a step of a social conflict, comes to: the news, the card, and the sums.

Every die and modifier is on the page behind "How it counted" (`outside_combat`). Rules: NOIR-20 to 24, 140 to
143.
"""

from collections.abc import Sequence
from dataclasses import replace

from narration.noir.base import words
from narration.noir.contest import outside_combat as page
from narration.noir.contest.turns import sums
from narration.noir.rolls import card as cards
from narration.noir.rolls import dice as rolls
from narration.noir.social import social_conflict
from narration.noir.social.card import card as social_card
from narration.noir.telling.entries import given_title
from narration.parts.joined import later_parts, running_on
from narration.telling.quoting import quotable
from narration.text.line import Line, Panel, line
from narration.text.truncate import truncated_line
from rules.core.model_base import Event
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, Social, Test

#: The most rolls that a message shows in a line each; the headline names the winner.
ROLLS = 3


def test_result(events: Sequence[Event], contest: Test) -> Panel | None:
    """Return what a roll has come to; None until it is decided or called off."""
    full, check = page.test_story(events, contest), page.decided(events)
    if full is None or check is None:
        return full
    check = rolls.with_short_names(check)
    pictured = cards.check_card(check)
    said, shown = page.sentences(events), () if pictured else _rolls(events, check)
    return replace(
        full,
        headline=_roll_headline(check, contest),
        lines=(*said, *shown, *page.care(events), *_marks(check)),
        footer=sums(events) if pictured else None,
        picture=pictured,
        spare=(*later_parts(said), *reversed(shown)),
    )


def _rolls(events: Sequence[Event], check: Check) -> tuple[Line, ...]:
    """Return the first rolls in a line each, and how many others there are."""
    every = page.casts(events, check)
    return (*every[:ROLLS], line("and-more", count=len(every) - ROLLS)) if len(every) > ROLLS else every


def _marks(check: Check) -> tuple[Line, ...]:
    """Return what broke a tie and what is exceptional, in one line."""
    return running_on((*rolls.tie(check), *page.exceptional(check)))


def _roll_headline(check: Check, contest: Test) -> Line:
    """Return the outcome of a roll with what it was for, if somebody said so."""
    said = page.result(check)
    title = given_title(contest.title, (cast.name for cast in check.casts))
    quoted = quotable(title) if title and not contest.patient else None
    if quoted is None:
        return said
    if len(check.casts) > 1:
        return line("noir-head-won", title=quoted, won=said)
    (cast,) = check.casts
    assert cast.outcome is not None, "only a decided roll has a result"
    return line(
        "noir-head-roll",
        name=truncated_line(cast.name),
        title=quoted,
        outcome=words.OUTCOMES[cast.outcome],
        total=rolls.figure(cast),
    )


def social_result(events: Sequence[Event], social: Social) -> Panel | None:
    """Return what a step of a social conflict has come to; None before anything has happened in it."""
    full, check = page.social_story(events, social), page.decided(events)
    if full is None:
        return None
    marks = _marks(rolls.with_short_names(check)) if check is not None else ()
    said = page.sentences(events)
    became = social_conflict.end(social, events)[1:]
    return replace(
        full,
        headline=_step_headline(events, social) or full.headline,
        lines=(*said, *social_conflict.at_stake(social), *marks, *became),
        footer=sums(events),
        picture=social_card(social, events),
        spare=later_parts(said),
    )


def _step_headline(events: Sequence[Event], social: Social) -> Line | None:
    """Return what the loser accepts, in the winner's words; None if nobody has accepted."""
    for event in reversed(events):
        if isinstance(event, d.LossChosen) and not event.escalated:
            winner = next(one for one in social.parties if one.character != event.character)
            stake = quotable(winner.text)
            return line("noir-head-accepts", name=truncated_line(event.name), stake=stake) if stake else None
    return None
