"""What is said of deadlines: reminders, and what comes in when time runs out.

All of it depends on who is missing, until when, and the table's settings: never on what others chose.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timezone

from narration.campaign.common_settings import utc
from narration.campaign.defaults import default_words
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.campaign.common_settings import DEFAULT, OFFSET, common_value
from rules.campaign.model import Campaign
from rules.contract.system import AnyState, Wait
from rules.core.model_base import Action

#: As many names as a sentence has room for, and characters of a title.
NAMES, TITLE = 10, 60

_THEN: Mapping[str, str] = {"gm": "deadline-then-gm", "random": "deadline-then-dice"}


def reminder(
    state: AnyState, waits: Sequence[Wait], title: str, due: datetime, ends: datetime, clock: timezone
) -> tuple[Line, ...]:
    """Who is missing and until when, in a time that Discord shows and in words that need no client of it.

    `ends` is when the default comes in, if the table has one and the rules leave one to somebody.
    """
    campaign = state.campaign
    who = names(state, waits)
    then = common_value(campaign, DEFAULT) if any(wait.defaults for wait in waits) else DEFAULT.default
    said = (
        line("deadline-waits", title=truncate(title, TITLE), who=who),
        line("deadline-until", moment=local_time(campaign, due, clock), unix=int(due.timestamp())),
    )
    if then == DEFAULT.default:
        return said
    return (*said, line(_THEN[then], moment=local_time(campaign, ends, clock)))


def dice_picked_line(state: AnyState, waits: Sequence[Wait]) -> Line:
    """For whom the dice picked; not what."""
    return line("deadline-drawn", who=names(state, waits))


def gm_may_pick_line(state: AnyState, waits: Sequence[Wait]) -> Line:
    """For whom the GM may pick openly."""
    return line("deadline-offered", who=names(state, waits))


def gm_picked_line(state: AnyState, wait: Wait, action: Action) -> Line:
    """What the GM picks for somebody in front of everybody."""
    return line("deadline-picked", who=name(state, wait), what=default_words(action))


def local_time(campaign: Campaign, at: datetime, clock: timezone) -> Line:
    """A day and a time by the table's clock."""
    local = at.astimezone(clock)
    time, offset = verbatim(f"{local:%H:%M}"), utc(common_value(campaign, OFFSET))
    return line("deadline-moment", day=local.day, month=local.month, time=time, clock=offset)


def names(state: AnyState, waits: Sequence[Wait]) -> tuple[Line, ...]:
    """Who is missing, each once; of more than there is room for, how many more."""
    all_ = tuple(dict.fromkeys(name(state, wait) for wait in waits))
    return all_ if len(all_) <= NAMES else (*all_[:NAMES], line("and-more", count=len(all_) - NAMES))


def name(state: AnyState, wait: Wait) -> Line:
    """Who is missing: a player by the character that it is about, or the GM."""
    character = state.characters.get(wait.character) if wait.seat else None
    if character is not None:
        return truncated_line(character.name)
    return line("deadline-somebody") if wait.seat else line("campaign-the-gm")
