"""Social conflicts in words: what both sides want, who lost, and what the loser may do (NOIR-140 to 143)."""

from collections.abc import Sequence

from narration.noir.base import words
from narration.text.line import Line, line, verbatim
from narration.text.truncate import GOAL_LENGTH, truncate, truncated_line
from rules.core.model_base import Event
from rules.noir.state.contest_events import LossChosen, TermsStated
from rules.noir.state.contests import Social, SocialSide

#: The highest level, from which nobody can escalate (NOIR-142).
LAST_LEVEL = 4
#: The most characters of what each side wants where both share a line; the status has all of it.
STAKE = 30


def opened(social: Social) -> tuple[Line, ...]:
    """Return who is in conflict, at which level, and the terms stated so far."""
    names = tuple(verbatim(party.name) for party in social.parties)
    level = words.SOCIAL_LEVELS[social.level]
    begun = line("noir-social-opened", names=names, level=level)
    return (begun, *(said for party in social.parties for said in terms(party)))


def terms(party: SocialSide) -> tuple[Line, ...]:
    """Return what a side wants, or what follows if the active side fails; nothing until it is stated."""
    if not party.text:
        return ()
    id_ = "noir-goal" if party.active else "noir-effect"
    return (line(id_, name=party.name, text=truncate(party.text, GOAL_LENGTH)),)


def at_stake(social: Social) -> tuple[Line, ...]:
    """Return in one line what happens if either side wins (NOIR-140); nothing until both have said so."""
    first, second = social.parties
    if not (first.text and second.text):
        return tuple(said for party in social.parties for said in terms(party))
    return (
        line(
            "noir-at-stake",
            name=truncated_line(first.name),
            goal=truncate(first.text, STAKE),
            other=truncated_line(second.name),
            effect=truncate(second.text, STAKE),
        ),
    )


def stated(event: TermsStated) -> tuple[Line, ...]:
    """Return the terms that a side has stated, with the ability that it rolls."""
    id_ = "noir-goal" if event.active else "noir-effect"
    said = line(id_, name=event.name, text=truncate(event.text, GOAL_LENGTH))
    return (said, line("noir-rolls-with", name=event.name, value=words.value_name(event.rolls)))


def chosen(event: LossChosen) -> Line:
    """Return the loser's choice."""
    if event.escalated:
        return line("noir-escalates", name=truncated_line(event.name), level=words.SOCIAL_LEVELS[event.level])
    return line("noir-accepts", name=truncated_line(event.name))


def end(social: Social, events: Sequence[Event]) -> tuple[Line, ...]:
    """Return lines that say the loser accepted, and give the winner's goal or effect (NOIR-140)."""
    for event in reversed(events):
        if isinstance(event, LossChosen) and not event.escalated:
            won = next(one for one in social.parties if one.character != event.character)
            return (chosen(event), line("noir-so-be-it", text=truncate(won.text, GOAL_LENGTH)))
    return ()


def lost(name: str, level: int) -> tuple[Line, ...]:
    """Return who lost, and what the loser may do now; at the last level, only accept."""
    if level >= LAST_LEVEL:
        return (line("noir-lost", name=name), line("noir-must-accept", name=name))
    above = words.SOCIAL_LEVELS[level + 1]
    return (line("noir-lost", name=name), line("noir-may-escalate", name=name, level=above))
