"""For menus: the actions and defences that can be declared now, and why the others cannot (NOIR-97 to 99)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from rules.noir.base.action_effects import require_weapons
from rules.noir.base.action_table import ACTIONS, DEFENCES, ActionRow, DefenceRow, Row, row_of
from rules.noir.base.enums import ActionId, DefenceId
from rules.noir.base.weapons import Weapon
from rules.noir.combat.common import UNARMED, is_in_hand
from rules.noir.combat.declare import declare
from rules.noir.combat.defend import defend
from rules.noir.state.campaign_state import CarriedWeapon, Character, NoirState
from rules.noir.state.contest_actions import Declare, Defend
from rules.noir.state.contests import Combat, Fighter
from rules.noir.state.context import Course

#: Options are tried as the GM, so that only the rules can refuse them.
ANYBODY = Seat(role=Role.GM)


class Option(NamedTuple):
    """A choice in a menu; `refused` says why it cannot be chosen now, or is None if it can."""

    id: str
    refused: Refused | None


def actions_now(state: NoirState, combat: Combat) -> tuple[Option, ...]:
    """Return every action of the current actor, each with the reason why it is refused now, if any."""
    return tuple(
        Option(id_, _refusal([refused for _, refused in _declarations(state, combat, id_)]))
        for id_ in ActionId
    )


def declarations(state: NoirState, combat: Combat) -> tuple[Declare, ...]:
    """Return one declaration for each action that is allowed now."""
    tried = (_declarations(state, combat, id_) for id_ in ActionId)
    found = (next((action for action, refused in one if refused is None), None) for one in tried)
    return tuple(one for one in found if one is not None)


def defences_now(state: NoirState, combat: Combat, character: str) -> tuple[Option, ...]:
    """Return every defence of a target, each with the reason why it is refused now, if any."""
    return tuple(
        Option(id_, _refusal([refused for _, refused in _defences(state, combat, character, id_)]))
        for id_ in DefenceId
    )


def defences(state: NoirState, combat: Combat, character: str) -> tuple[Defend, ...]:
    """Return one answer for each defence that is allowed now."""
    tried = (_defences(state, combat, character, id_) for id_ in DefenceId)
    found = (next((action for action, refused in one if refused is None), None) for one in tried)
    return tuple(one for one in found if one is not None)


def weapons_for(state: NoirState, combat: Combat, character: str, id_: str) -> tuple[CarriedWeapon, ...]:
    """Return the weapons that a character could use for an action or defence, including bare hands.

    Loaded weapons come first. If two fire together, one may be empty, so empty ones are listed too
    (NOIR-113). Where weapons must be drawn, they are those in hand; to draw, those that are not (NOIR-97).
    """
    found, course = row_of(id_), Course.reading(state, combat.id)
    most = found.weapons + found.spare
    carried = (*state.characters[character].arms, UNARMED)
    held = [arm for arm in carried if _at_hand(course, character, id_, arm)]
    fitting = (arm for arm in held if most and _fits(found, id_, arm))
    return tuple(sorted(fitting, key=lambda arm: found.ammo is not None and not arm.loaded))


def _at_hand(course: Course, character: str, id_: str, arm: CarriedWeapon) -> bool:
    """Return whether a weapon is where an action needs it: in hand, or to draw it, not yet."""
    if not course.usual.drawing_needed:
        return True
    return is_in_hand(course, character, arm.weapon) != (id_ == ActionId.DRAW_WEAPON)


def is_armed_for(who: Character, id_: str) -> bool:
    """Return whether a character carries enough weapons of the right kind for an action or defence."""
    found = row_of(id_)
    carried = [arm.weapon for arm in (*who.arms, UNARMED)]
    return any(_are_right(found, used) for used in combinations(carried, found.weapons))


def _are_right(found: ActionRow | DefenceRow, used: Sequence[Weapon]) -> bool:
    try:
        require_weapons(found.id, used)
    except Refused:
        return False
    return True


def _fits(found: Row, id_: str, arm: CarriedWeapon) -> bool:
    if found.ammo is not None and not arm.loaded and found.weapons < 2:
        return False
    if id_ == ActionId.RELOAD:
        magazine = arm.weapon.magazine
        return magazine is not None and arm.loaded < magazine.capacity
    if id_ == ActionId.DRAW_WEAPON:
        return arm is not UNARMED
    try:
        require_weapons(
            ActionId(id_) if id_ in ACTIONS else DefenceId(id_), [arm.weapon] * max(1, found.weapons)
        )
    except Refused:
        return False
    return found.kind is not None or arm is not UNARMED


def targets_for(state: NoirState, combat: Combat, id_: str) -> tuple[Fighter, ...]:
    """Return whom the actor could attack, other sides first; nobody if the action takes no targets."""
    actor = combat.fighter(combat.actor)
    if actor is None or ACTIONS[ActionId(id_)].versus != "defence":
        return ()
    others = [
        one
        for one in combat.fighters
        if one is not actor and not state.characters[one.character].condition.gone
    ]
    return tuple(sorted(others, key=lambda one: one.side == actor.side))


# ------------------------------------------------------------------------------------------ tries


def _refusal(tries: Sequence[Refused | None]) -> Refused | None:
    """Return None if one try is allowed, else the refusal that best says what would help."""
    refusals = [refused for refused in tries if refused is not None]
    return min(refusals, key=_distance) if len(refusals) == len(tries) else None


#: Refusals that hardly say what would help, the least helpful first.
_FAR = ("wrong-mode-kind", "bad-count-weapons", "wrong-mode", "no-ammo")


def _distance(refused: Refused) -> int:
    return len(_FAR) - _FAR.index(refused.code) if refused.code in _FAR else 0


def _declarations(
    state: NoirState, combat: Combat, id_: ActionId
) -> Iterator[tuple[Declare, Refused | None]]:
    targets = tuple(one.character for one in targets_for(state, combat, id_)[:1])
    for weapons in _combinations(state, combat.actor, ACTIONS[id_]):
        action = Declare(
            contest=combat.id, step=combat.step, action=id_, weapons=weapons, targets=targets, odds=0
        )
        try:
            declare(Course.reading(state, combat.id), action, ANYBODY)
        except Refused as refused:
            yield action, refused
        else:
            yield action, None


def _defences(
    state: NoirState, combat: Combat, character: str, id_: DefenceId
) -> Iterator[tuple[Defend, Refused | None]]:
    for weapons in _combinations(state, character, DEFENCES[id_]):
        action = Defend(
            contest=combat.id,
            step=combat.step,
            character=character,
            action=id_,
            weapon="".join(weapons),
            odds=0,
        )
        try:
            defend(Course.reading(state, combat.id), action, ANYBODY)
        except Refused as refused:
            yield action, refused
        else:
            yield action, None


def _combinations(state: NoirState, character: str, found: Row) -> Iterator[tuple[str, ...]]:
    """Yield every choice of weapons that fills a row; an empty one, to be refused, if too few are held."""
    carried = [arm.weapon.id for arm in (*state.characters[character].arms, UNARMED)]
    if found.weapons > len(carried):
        yield ()
    yield from permutations(carried, found.weapons)
