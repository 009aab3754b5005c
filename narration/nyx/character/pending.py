"""Open tasks in a campaign: conflicts, slow penalties, demands, requests, calls for rolls, healing.

They are found in the reader's view of the state. Rules: NYX-12 to 15, 47, 50.
"""

from collections.abc import Iterable

from narration.nyx.character.claims import word_due
from narration.nyx.character.slow_penalties import next_roll
from narration.nyx.conflict.panel import demands_due, whom_it_waits_for
from narration.nyx.rolls.called import call_due
from narration.text.game_time import duration
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.campaign.model import Campaign
from rules.nyx.base.enums import AskKind
from rules.nyx.state.campaign_state import Call, Character, NyxState
from rules.nyx.state.contests import Conflict

#: The most lines in a field.
MOST = 8


def pending_panel(state: NyxState) -> Panel:
    """Return a panel of all open tasks, with the campaign's session, scene and clock."""
    characters = tuple(state.characters.values())
    groups = {
        "nyx-pending-conflicts": [_conflict(state, each) for each in state.contests.values() if each.is_open],
        "nyx-pending-slow": _slow(state, characters),
        "nyx-pending-calls": _calls(characters),
        "nyx-pending-demands": [due for each in characters for due in demands_due(each)],
        "nyx-pending-word": [due for each in characters for due in word_due(each)],
        "nyx-pending-asks": [due for each in characters for due in ask_due(each)],
        "nyx-pending-healing": [due for each in characters for due in healing_due(each)],
    }
    return Panel(
        headline=line(
            "nyx-headline-pending",
            name=truncated_line(state.campaign.name, TITLE_LENGTH),
            count=sum(map(len, groups.values())),
        ),
        title=verbatim(state.campaign.name),
        lines=(_course(state.campaign), line("nyx-pending-clock", span=duration(state.campaign.clock))),
        fields=tuple(Field(line(id_), _some(lines)) for id_, lines in groups.items() if lines),
    )


def _course(campaign: Campaign) -> Line:
    """Return whether a session is running, and the current scene."""
    if not campaign.in_session:
        return line("nyx-pending-between", sessions=campaign.session, scene=campaign.scene)
    id_ = "nyx-pending-break" if campaign.on_break else "nyx-pending-session"
    return line(id_, session=campaign.session, scene=campaign.scene)


def _some(lines: list[Line]) -> tuple[Line, ...]:
    """Return at most `MOST` lines, then how many more."""
    if len(lines) <= MOST:
        return tuple(lines)
    return (*lines[:MOST], line("and-more", count=len(lines) - MOST))


def _conflict(state: NyxState, conflict: Conflict) -> Line:
    due = whom_it_waits_for(state, conflict)
    return line("nyx-pending-conflict", title=truncated_line(conflict.title, TITLE_LENGTH), due=due)


def _slow(state: NyxState, characters: Iterable[Character]) -> list[Line]:
    return [
        line("nyx-pending-roll", name=each.name, affliction=slow.name, next=next_roll(state, slow))
        for each in characters
        for slow in each.afflictions
    ]


def _calls(characters: Iterable[Character]) -> list[Line]:
    """Return a line for each roll that the GM called for, with everybody who may make it."""
    waiting: dict[str, tuple[Call, list[str]]] = {}
    for each in characters:
        if each.call:
            waiting.setdefault(each.call.id, (each.call, []))[1].append(each.name)
    return [call_due(names, call) for call, names in waiting.values()]


def ask_due(character: Character) -> tuple[Line, ...]:
    """Return a line for the character's request, if the GM has yet to answer one (NYX-13, NYX-14)."""
    if character.ask is None:
        return ()
    success = character.ask.what is AskKind.SUCCESS
    id_ = "nyx-ask-due-success" if success else "nyx-ask-due-change"
    return (line(id_, name=character.name, text=truncate(character.ask.text, GOAL_LENGTH)),)


def healing_due(character: Character) -> tuple[Line, ...]:
    """Return a line if the character's player may say which slow damage has healed (NYX-50)."""
    if not character.healed:
        return ()
    return (line("nyx-healing-due", name=character.name, count=character.healed),)
