"""The claims of an action in combat: how it was done, at whom, and how it went (NOIR-97 to 102)."""

from collections.abc import Sequence

from narration.noir.telling.dice_claims import luck
from narration.noir.telling.entries import sheet_facts, sheet_texts
from narration.noir.telling.people import person
from narration.telling.person_view import Facts, Person, view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.noir.base.enums import ActionId, Aim, Outcome
from rules.noir.combat.common import UNARMED
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Check, DeclaredAction

#: Actions that fire a weapon, those that throw something, and those that wait.
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
WAITING = frozenset({ActionId.WAIT, ActionId.AWAIT_TARGET})
EXCEPTIONAL = frozenset({Outcome.EXCEPTIONAL_SUCCESS, Outcome.EXCEPTIONAL_FAILURE})


def act(state: NoirState, done: cd.ActionDone, events: Sequence[Event]) -> Moment | None:
    """Return an action that was rolled or waits; None if nothing of it is told here."""
    declared = _declared(done, events)
    if declared is None or not _is_told(done, declared.move):
        return None
    move, start = declared.move, events.index(declared)
    course = events[start:]
    hits = tuple(hit for one in course if isinstance(one, cd.HitsLanded) for hit in one.hits)
    victims = [hit.victim for hit in hits if hit.attacker == done.character]
    strikers = [] if victims else [hit.attacker for hit in hits]
    check = next((one.check for one in course if isinstance(one, d.CheckDecided)), None)
    cast = check.casts[0] if check is not None else None
    facts = {
        **_deed(done, move),
        **_result(done, victims, strikers),
        **_roll(check, move),
        **sheet_facts(cast),
        "empty": _is_empty(done, course),
    }
    target = _target(state, declared, victims or strikers)
    texts = {"weapon": _weapon(move), **sheet_texts(cast)}
    seen = view(facts, person(state, done.character, done.name), target, **texts)
    return Moment(done.contest, done.turn, "act", (seen,))


def _is_told(done: cd.ActionDone, move: DeclaredAction) -> bool:
    """Return whether an action is told as such; what it does for a patient is told as harm (NOIR-129)."""
    return not move.patient and (done.outcome is not None or done.action in WAITING)


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


def _deed(done: cd.ActionDone, move: DeclaredAction) -> Facts:
    """Return what was tried."""
    return {
        "attacks": bool(move.targets),
        "fires": done.action in FIRE,
        "throws": done.action in THROW,
        "fights": done.action is ActionId.FIGHT,
        "frenzy": done.action is ActionId.FRENZY,
        "harms": move.aim is Aim.DAMAGE,
        "reloads": done.action is ActionId.RELOAD,
        "scans": done.action is ActionId.SCAN,
        "draws": done.action is ActionId.DRAW_WEAPON,
        "moves": done.action is ActionId.MOVE,
        "waits": done.action in WAITING,
        **{f"aims_{aim.value.replace('-', '_')}": move.aim is aim for aim in Aim},
    }


def _result(done: cd.ActionDone, victims: Sequence[str], strikers: Sequence[str]) -> Facts:
    """Return how it went: only a hit that can harm somebody is a hit (NOIR-95); targets may hit back."""
    outcome = done.outcome
    return {
        "won": outcome is not None and outcome.won,
        "lost": outcome is not None and not outcome.won,
        "exceptional": outcome in EXCEPTIONAL,
        "lands": bool(victims),
        "many": len(victims) > 1,
        "struck_back": bool(strikers),
    }


def _roll(check: Check | None, move: DeclaredAction) -> Facts:
    """Return how the dice fell, for the one who acts and for the only target."""
    if check is None:
        return {}
    dodges = [one.character for one in check.casts[1:] if one.outcome is Outcome.EXCEPTIONAL_SUCCESS]
    dodged = len(move.targets) == 1 and dodges == [*move.targets]
    return {**luck(check, 0), "undefended": bool(check.undefended), "dodged": dodged}


def _is_empty(done: cd.ActionDone, course: Sequence[Event]) -> bool:
    """Return whether the action took the last rounds out of its weapons (NOIR-113)."""
    spent = [one for one in course if isinstance(one, cd.AmmoSpent) and one.character == done.character]
    return bool(spent) and all(one.left == 0 for one in spent)


def _target(state: NoirState, declared: cd.ActionDeclared, concerned: Sequence[str]) -> Person | None:
    """Return whom an action hit first, or who hit back, or else its first target."""
    pairs = dict(zip(declared.move.targets, declared.target_names, strict=False))
    first = next((one for one in concerned if one in pairs), next(iter(pairs), None))
    return person(state, first, pairs[first]) if first is not None else None


def _weapon(move: DeclaredAction) -> str | None:
    """Return the name or the id of the only weapon of an action; None for bare hands or two weapons."""
    if len(move.weapons) != 1 or move.weapons[0] == UNARMED.weapon.id:
        return None
    return next(iter(move.weapon_names), "") or move.weapons[0]
