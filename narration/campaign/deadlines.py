"""Messages about deadlines: reminders, and what happens when time runs out.

They depend only on who is missing, the deadline and the table's settings, never on what others chose.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timezone

from narration.campaign.common_settings import utc
from narration.games import GAMES
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.campaign.common_settings import DEFAULT, OFFSET, common_value
from rules.campaign.model import Campaign
from rules.contract.system import AnyState, Wait
from rules.core.model_base import Action

#: The most names in a sentence, and the most characters of a title in it.
NAMES, TITLE = 10, 60

_THEN: Mapping[str, str] = {"gm": "deadline-then-gm", "random": "deadline-then-dice"}


def reminder(
    state: AnyState, waits: Sequence[Wait], title: str, due: datetime, ends: datetime, clock: timezone
) -> tuple[Line, ...]:
    """Return lines that say who is missing and until when, in words and as a Discord timestamp.

    `due` is the deadline and `ends` the moment when the default applies. The default is mentioned only if the
    table has set one and at least one of the waits has default actions.
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
    """Return a line that says for whom the dice chose, without revealing the choices."""
    return line("deadline-drawn", who=names(state, waits))


def gm_may_pick_line(state: AnyState, waits: Sequence[Wait]) -> Line:
    """Return a line that says for whom the GM may now choose openly."""
    return line("deadline-offered", who=names(state, waits))


def gm_picked_line(state: AnyState, wait: Wait, action: Action) -> Line:
    """Return a line that says what the GM openly chose for a seat."""
    chosen = GAMES[state.campaign.system].default(action)
    return line("deadline-picked", who=name(state, wait), what=chosen)


def local_time(campaign: Campaign, at: datetime, clock: timezone) -> Line:
    """Return a day and a time by the table's clock."""
    local = at.astimezone(clock)
    time, offset = verbatim(f"{local:%H:%M}"), utc(common_value(campaign, OFFSET))
    return line("deadline-moment", day=local.day, month=local.month, time=time, clock=offset)


def names(state: AnyState, waits: Sequence[Wait]) -> tuple[Line, ...]:
    """Return the name of everybody who is missing once: at most `NAMES` names, then how many more."""
    all_ = tuple(dict.fromkeys(name(state, wait) for wait in waits))
    return all_ if len(all_) <= NAMES else (*all_[:NAMES], line("and-more", count=len(all_) - NAMES))


def name(state: AnyState, wait: Wait) -> Line:
    """Return the name of the person who is missing: the character, "a player" if it is unknown, or the GM."""
    character = state.characters.get(wait.character) if wait.seat else None
    if character is not None:
        return truncated_line(character.name)
    return line("deadline-somebody") if wait.seat else line("campaign-the-gm")
