"""The GM's corrections: Fate, conditions, limitations, and rounds that pass outside combat (NOIR-128)."""

from typing import assert_never

from rules.contract.ownership import find
from rules.core import names
from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base.bounds import MOST_DAZE, MOST_FATE, MOST_WOUNDS
from rules.noir.base.enums import Activation, Health
from rules.noir.base.settings import tuning
from rules.noir.harm.conditions import countdown
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Character, Condition, NoirState
from rules.noir.state.contests import Combat
from rules.noir.state.participants import open_combat_of
from rules.noir.view import characters_met


def correct(state: NoirState, action: a.StateAction, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Return the events of a correction. Refused: `gm-only`, and as the correction itself."""
    require_gm(seat)
    match action:
        case a.SetFate():
            return (set_fate(state, action),)
        case a.SetCondition():
            return (set_condition(state, action),)
        case a.SwitchLimitation():
            return (switch_limitation(state, action),)
        case a.PassRound():
            return pass_round(state)
        case _:
            assert_never(action)


def set_fate(state: NoirState, action: a.SetFate) -> e.FateSet:
    """Set a character's Fate, or the pot (NOIR-45, NOIR-60).

    Refused: `bad-value-fate` outside 0 to the maximum, `no-such-character`, `not-allowed-npc` for an NPC.
    """
    most = tuning(state.campaign.settings).fate_max if action.character else None
    most = MOST_FATE if most is None else most
    if not 0 <= action.points <= most:
        raise Refused("bad-value-fate", most=most)
    found = find(state, action.character) if action.character else None
    if found is not None and not found.is_main:
        raise Refused("not-allowed-npc", name=found.name)
    return e.FateSet(
        character=action.character,
        name=found.name if found else "",
        old=found.fate if found else state.shared.pot,
        new=action.points,
        reason=names.sentence(action.reason),
    )


def set_condition(state: NoirState, action: a.SetCondition) -> e.ConditionSet:
    """Set a character's condition.

    Refused: `no-such-character`, `bad-value-condition`, codes of texts, and as `_is_witnessed`.
    """
    found, now = find(state, action.character), action.condition
    if not 0 <= now.daze <= MOST_DAZE or not all(
        0 <= number <= MOST_WOUNDS for number in (now.open_wounds, now.stabilised, now.mortal)
    ):
        raise Refused("bad-value-condition", daze=MOST_DAZE, wounds=MOST_WOUNDS)
    return e.ConditionSet(
        character=found.id,
        name=found.name,
        before=found.condition,
        after=_consistent(now),
        reason=names.sentence(action.reason),
        witnessed=_is_witnessed(state, action),
    )


def _is_witnessed(state: NoirState, action: a.SetCondition) -> bool:
    """Tell whether the players see how a character fares: in a combat that runs, or in the one that is named.

    Refused: `unknown-id-contest`, `no-such-fighter`.
    """
    if not action.contest:
        return action.character in characters_met(state)
    contest = state.contests.get(action.contest)
    if not isinstance(contest, Combat):
        raise Refused("unknown-id-contest")
    if contest.fighter(action.character) is None:
        raise Refused("no-such-fighter")
    return True


def _consistent(now: Condition) -> Condition:
    """Return a consistent condition: nobody is dying and saved, or dying and dead (NOIR-128, 130)."""
    if now.health is Health.DEAD:
        return now.but(mortal=0, fresh=False, saved=False)
    return now.but(saved=False) if now.mortal else now.but(fresh=False)


def switch_limitation(state: NoirState, action: a.SwitchLimitation) -> e.LimitationSwitched:
    """Switch a limitation on or off (NOIR-36).

    Refused: `no-such-character`, `unknown-id-entry`, `wrong-state-active` if it is in that state already or
    always holds.
    """
    found = find(state, action.character)
    for one in found.limitations:
        if same(one.name, action.limitation):
            if one.active == action.on or one.activation is Activation.ALWAYS:
                raise Refused("wrong-state-active", text=one.name)
            return limitation_switched(found, one.name, on=action.on)
    raise Refused("unknown-id-entry", text=action.limitation)


def limitation_switched(found: Character, limitation: str, *, on: bool) -> e.LimitationSwitched:
    """Return the event that switches a limitation on or off."""
    one = next(one for one in found.limitations if one.name == limitation)
    return e.LimitationSwitched(
        character=found.id, name=found.name, limitation=one.name, effect=one.effect, on=on
    )


def pass_round(state: NoirState) -> tuple[e.NoirEvent, ...]:
    """Let a round pass outside combat (NOIR-128). Refused: `wrong-state-no-countdown` if nobody is dying."""
    mortal = (one for one in state.characters.values() if one.condition.mortal)
    dying = [one for one in mortal if open_combat_of(state, one.id) is None]
    if not dying:
        raise Refused("wrong-state-no-countdown")
    return tuple(countdown(one) for one in dying)
