"""The claims of an action in combat: how it was done, at whom, and how it went (NOIR-97 to 102)."""

from collections.abc import Sequence

from narration.telling.person_view import Person, view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.noir.base.enums import ActionId, Aim, Outcome
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState

#: Actions that fire a weapon, and those that throw something.
FIRE = frozenset(
    {
        ActionId.DIRECTED_FIRE,
        ActionId.SNAP_SHOT,
        ActionId.AIMED_FIRE,
        ActionId.SHARPSHOOTING,
        ActionId.FIRE_TWO_WEAPONS,
        ActionId.CONCENTRATED_AUTO,
        ActionId.SWEEP_AUTO,
        ActionId.AUTO_TWO_WEAPONS,
        ActionId.BLIND_FIRE,
    }
)
THROW = frozenset({ActionId.THROW_AT_TARGET, ActionId.THROW_TO_PLACE})
EXCEPTIONAL = frozenset({Outcome.EXCEPTIONAL_SUCCESS, Outcome.EXCEPTIONAL_FAILURE})


def person(state: NoirState, character: str, name: str) -> Person:
    """Return a character as a sentence names it; an NPC may be several people."""
    found = state.characters.get(character)
    return Person(name, one=found is not None and bool(found.seat))


def act(state: NoirState, done: cd.ActionDone, events: Sequence[Event]) -> Moment | None:
    """Return an action with a roll; None if it rolls nothing. `events` are those of its round so far."""
    declared = _declared(done, events)
    if declared is None or done.outcome is None:
        return None
    move, won = declared.move, done.outcome.won
    facts = {
        "attacks": bool(move.targets),
        "won": won,
        "lost": not won,
        "exceptional": done.outcome in EXCEPTIONAL,
        "fires": done.action in FIRE,
        "throws": done.action in THROW,
        "fights": done.action is ActionId.FIGHT,
        "frenzy": done.action is ActionId.FRENZY,
        "harms": move.aim is Aim.DAMAGE,
        "reloads": done.action is ActionId.RELOAD,
        "scans": done.action is ActionId.SCAN,
        "many": len(move.targets) > 1,
        "empty": _is_empty(done, events),
        "undefended": _undefended(done, events),
    }
    victim = declared.target_names[0] if move.targets and declared.target_names else ""
    target = person(state, move.targets[0], victim) if victim else None
    seen = view(facts, person(state, done.character, done.name), target)
    return Moment(done.contest, done.turn, "act", (seen,))


def _declared(done: cd.ActionDone, events: Sequence[Event]) -> cd.ActionDeclared | None:
    """Return the declaration of an action: the character's last one before it."""
    earlier = events[: events.index(done)]
    return next(
        (
            one
            for one in reversed(earlier)
            if isinstance(one, cd.ActionDeclared) and one.character == done.character
        ),
        None,
    )


def _is_empty(done: cd.ActionDone, events: Sequence[Event]) -> bool:
    """Return whether the action took the last rounds out of a weapon (NOIR-113)."""
    spent = [one for one in _since(done, events) if isinstance(one, cd.AmmoSpent)]
    return bool(spent) and spent[-1].left == 0


def _undefended(done: cd.ActionDone, events: Sequence[Event]) -> bool:
    checks = [one.check for one in _since(done, events) if isinstance(one, d.CheckDecided)]
    return any(check.undefended for check in checks)


def _since(done: cd.ActionDone, events: Sequence[Event]) -> Sequence[Event]:
    """Return what happened between an action's declaration and its end."""
    declared = _declared(done, events)
    return events[events.index(declared) : events.index(done)] if declared is not None else ()
