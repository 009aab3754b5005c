"""The live panel of a combat, roll or social conflict: its state, what it waits for, and the latest events.

It is made from the public view of state and events. Rules: NOIR-20 to 30, 90 to 130, 140 to 143.
"""

from collections.abc import Sequence

from narration.noir.base.waits import TITLE, waits, waits_brief
from narration.noir.combat import actions
from narration.noir.combat.aftermath import next_steps, over_headline
from narration.noir.combat.fighters import at_the_end, block, names
from narration.noir.contest.outside_combat_panels import social_panel, test_panel
from narration.noir.contest.round_chapters import gather_round
from narration.noir.rolls.roll_in_progress import BoughtDice, bought_dice, dice_line
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, truncate, truncated_line
from rules.core.model_base import Event
from rules.noir.combat.lifecycle import one_side_left
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import (
    Check,
    Combat,
    Contest,
    DeclaredAction,
    MeasuredBy,
    Phase,
    RollPart,
    Social,
    Test,
)

#: How many of a round's latest turns the panel repeats; the story above the panel has all of them.
LOG = 4
#: Phases in which the action's own roll is over and others roll for its effects.
AFTER_A_HIT = frozenset({Phase.HIT_PENDING, Phase.DAMAGE, Phase.DAZE_ROLL, Phase.WOUND_ROLL})


def noir_panel(state: NoirState, contest: Contest, events: Sequence[Event]) -> Panel:
    """Return the panel of a contest; `events` are those of its current turn."""
    match contest:
        case Combat():
            return combat_panel(state, contest, events)
        case Test():
            return test_panel(state, contest, events)
        case Social():
            return social_panel(state, contest, events)


def combat_panel(state: NoirState, combat: Combat, events: Sequence[Event]) -> Panel:
    """Return the fighters in order, what the combat waits for, the current action and the latest turns."""
    over = not combat.is_open
    shown = at_the_end(state, combat, events) if over else state
    return Panel(
        headline=over_headline(combat, events) if over else _headline(state, combat),
        title=_title(combat),
        block=block(shown, combat),
        lines=next_steps(shown, combat)
        if over
        else (*waits(state, combat), *_now(combat, events), *_hint(state, combat), *_log(combat, events)),
        tone="over" if over else "running",
    )


def _title(combat: Combat) -> Line:
    if combat.harm:
        return verbatim(combat.title)
    if combat.turn:
        return line("noir-title-round", title=combat.title, turn=combat.turn)
    return line("noir-title-opening", title=combat.title)


def _headline(state: NoirState, combat: Combat) -> Line:
    title = truncated_line(combat.title, TITLE)
    rounds = combat.turn and not combat.harm
    where = line("noir-title-round", title=title, turn=combat.turn) if rounds else title
    due = waits_brief(state, combat)
    actor = combat.fighter(combat.actor)
    if actor is not None and combat.phase is Phase.DECLARE_ACTION and combat.move is None:
        return line(
            "noir-headline-panel", where=where, what=line("noir-turn-of", name=truncated_line(actor.name))
        )
    return line("noir-headline-panel", where=where, what=due) if due else where


def _now(combat: Combat, events: Sequence[Event]) -> tuple[Line, ...]:
    """Return the action in progress, its rolls so far, and the hit being resolved."""
    move = (_move(combat, combat.move), *_text(combat.move)) if combat.move else ()
    return (*move, *_reminders(combat, events), *_checks(combat, bought_dice(events)), *_hit(combat))


def _move(combat: Combat, move: DeclaredAction) -> Line:
    (name,) = names(combat, (move.actor,)) or ("",)
    concerned = names(combat, (*move.targets, move.patient))
    return line("noir-declares", name=name, act=actions.action(move, concerned))


def _text(move: DeclaredAction) -> tuple[Line, ...]:
    return (line("noir-act-text", text=truncate(move.text, GOAL_LENGTH)),) if move.text else ()


def _reminders(combat: Combat, events: Sequence[Event]) -> tuple[Line, ...]:
    """Return reminders of penalties that the GM may want to give, while the roll is still open."""
    declared = [event for event in events if isinstance(event, cd.ActionDeclared)]
    settled = combat.phase in AFTER_A_HIT or all(check.decided for check in combat.checks)
    rolling = combat.move is not None and not settled
    return actions.reminders(declared[-1]) if declared and rolling else ()


def _checks(combat: Combat, dice: BoughtDice) -> tuple[Line, ...]:
    """Return the undecided rolls; among initiative rolls, only those that have begun."""
    begun = combat.phase is Phase.INITIATIVE_ROLLS
    return tuple(
        dice_line(cast, dice, _note(combat, check, cast))
        for check in combat.checks
        if not check.decided
        for cast in check.casts
        if not begun or cast.dice or cast.offered
    )


def _note(combat: Combat, check: Check, cast: RollPart) -> Line | None:
    """Return the defence that this roll is for; None for others, such as rolls against daze."""
    defence = combat.defences.get(cast.character) if check.versus is not MeasuredBy.TARGET else None
    return actions.defence(defence) if defence and defence.action else None


def _hit(combat: Combat) -> tuple[Line, ...]:
    """Return the hit that Fate may still change, with its damage (NOIR-62, NOIR-70)."""
    if combat.phase is not Phase.HIT_PENDING or not combat.hits:
        return ()
    hit = combat.hits[0]
    attacker, victim = (names(combat, (number,)) or ("",) for number in (hit.attacker, hit.victim))
    return (actions.waiting_hit(hit, attacker[0], victim[0]),)


def _hint(state: NoirState, combat: Combat) -> tuple[Line, ...]:
    rounds = combat.turn and not combat.harm
    return (line("noir-one-side-left"),) if rounds and one_side_left(state, combat) else ()


def _log(combat: Combat, events: Sequence[Event]) -> tuple[Line, ...]:
    """Return the latest turns of the round in brief, the newest last."""
    told = [chapter.brief for chapter in gather_round(events).written]
    if not combat.turn or not told:
        return ()
    earlier = (line("noir-log-earlier", count=len(told) - LOG),) if len(told) > LOG else ()
    latest = (line("noir-log-entry", entry=entry) for entry in told[-LOG:])
    return (line("noir-log"), *earlier, *latest)
