"""When each aspect was last used, read from the log: which ones have not come up for long (NYX-7 to 10).

Aspects are told apart by owner and name: a changed aspect of another name is a new one (NYX-14).
"""

from collections.abc import Iterable, Iterator, Mapping

from rules.campaign.events import SessionStarted
from rules.core.model_base import Event
from rules.nyx.base.enums import SideNumber
from rules.nyx.base.pool import Use
from rules.nyx.state.campaign_state import Aspect, Character
from rules.nyx.state.contest_events import ConflictOpened, Declared, OpposedRolled, RoundRolled, SideRolled
from rules.nyx.state.events import (
    AfflictionRolled,
    CharacterFinished,
    RolledAlone,
    SucceededByAspect,
    UsedInStory,
)

KINDS = (
    "session-started",
    "character-finished",
    "conflict-opened",
    "declared",
    "round-rolled",
    "opposed-rolled",
    "rolled-alone",
    "affliction-rolled",
    "used-in-story",
    "succeeded-by-aspect",
)
#: Aspects of this value or more count: the 3 and the 2s, which the character is about (NYX-4).
LEAST = 2
#: An aspect that was not used in this many sessions, the running one included, has not come up for long.
LONG = 2

#: Stands for the end of a character's creation, in place of an aspect.
FINISHED = ""

#: The session of the last use, by owner and aspect; 0 is the time before the first session.
LastUses = Mapping[tuple[str, str], int]


def last_uses(events: Iterable[Event]) -> LastUses:
    """Return the last use of every aspect. The events are those of `KINDS` of a whole log, in order."""
    found: dict[tuple[str, str], int] = {}
    rollers: dict[tuple[str, SideNumber], str] = {}
    session = 0
    for event in events:
        match event:
            case SessionStarted(session=session):
                pass
            case CharacterFinished(character=owner):
                found[owner, FINISHED] = session
            case ConflictOpened(contest=contest, conflict=conflict):
                rollers.update({(contest, side.number): side.character for side in conflict.sides})
            case Declared(contest=contest, side=side, character=character) if character:
                rollers[contest, side] = character
            case _:
                found.update({(owner, use.name): session for owner, use in _used(event, rollers)})
    return found


def _used(event: Event, rollers: Mapping[tuple[str, SideNumber], str]) -> Iterator[tuple[str, Use]]:
    match event:
        case RoundRolled() | OpposedRolled():
            for side in event.sides:
                owner = rollers.get((event.contest, side.side), "")
                yield from ((owner, use) for use in _all(side))
        case RolledAlone() | AfflictionRolled():
            yield from ((event.character, use) for use in _all(event))
        case UsedInStory() | SucceededByAspect():
            yield event.character, event.use
        case _:
            pass  # nothing else uses an aspect


def _all(rolled: SideRolled | RolledAlone | AfflictionRolled) -> tuple[Use, ...]:
    return (*rolled.positive, *rolled.negative, *rolled.forced)


def not_for_long(character: Character, used: LastUses, session: int) -> tuple[tuple[Aspect, int], ...]:
    """Return the 3 and the 2s that have not come up for `LONG` sessions, with the session of their last use.

    `session` is the running or last session. The last use of an aspect that was never used is 0; it counts
    from the session in which the sheet was finished.
    """
    named = (one for one in character.aspects if one.name and one.value >= LEAST and not one.damage)
    begun = used.get((character.id, FINISHED), 0)
    since = ((one, used.get((character.id, one.name), 0)) for one in named)
    return tuple((one, last) for one, last in since if max(last, begun) <= session - LONG)
