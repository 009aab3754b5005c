"""Effects of actions and defences in combat: modifiers, damage, initiative and order (NOIR-90 to 101)."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rules.core.refusal import Refused, Term
from rules.noir.base import dice, weapons
from rules.noir.base.action_table import ACTIONS, DEFENCES, ActionRow, DefenceRow, row_of
from rules.noir.base.enums import ActionId, Aim, DefenceId, Outcome, WeaponKind
from rules.noir.base.weapons import Damage, Weapon

__all__ = ["ACTIONS", "DEFENCES", "ActionRow", "DefenceRow", "row_of"]

CombatId = ActionId | DefenceId

#: Initiative is never lower (NOIR-91).
FLOOR = 1
#: The bonus for each further try in a row (NOIR-100).
PER_TRY = 10
#: The GM makes a move harder or easier by at most this much (NOIR-97).
MOST_COMPLEXITY = 10
#: Modifiers for disarming, and for drawing two weapons at once (NOIR-97).
DISARM, DRAW_TWO = -10, -2

_OUTCOMES = tuple(Outcome)


def defended_by(kind: WeaponKind) -> str:
    """Return which use of defence `defend` rolls against an attack with this kind of weapon (NOIR-98)."""
    return "defence-melee" if kind is WeaponKind.MELEE else "defence-distance"


def drawn_by(drawn: Sequence[Weapon]) -> str:
    """Return the ability rolled to draw these weapons; "" if the GM names it (NOIR-97)."""
    kinds = {each.kind for each in drawn}
    if kinds == {WeaponKind.RANGED}:
        return "firearms"
    return "thrown-weapons" if kinds == {WeaponKind.THROWN} else ""


# ------------------------------------------------------------------------------------------- initiative


def initial_initiative(outcome: Outcome, faces: Sequence[int]) -> int:
    """Return the initiative at the start of combat, read from the dice, without the value (NOIR-90)."""
    match outcome:
        case Outcome.EXCEPTIONAL_SUCCESS:
            return 2 * dice.total(faces)
        case Outcome.SUCCESS:
            return dice.total(faces)
        case Outcome.FAILURE:
            return dice.highest(faces)
        case Outcome.EXCEPTIONAL_FAILURE:
            return FLOOR


def require_initiative(id_: CombatId, now: int, *, scan_max: str = "precondition") -> None:
    """Refuse an action or defence that the current initiative does not allow (NOIR-99).

    Refused: `initiative-limit-low`, `initiative-limit-high`. With the setting `cap-result` no initiative
    is too high for scanning, because the result is capped instead.
    """
    found = row_of(id_)
    if found.least is not None and now < found.least:
        raise Refused("initiative-limit-low", least=found.least, now=now)
    if found.most is not None and now > found.most and scan_max == "precondition":
        raise Refused("initiative-limit-high", most=found.most, now=now)


def initiative_after(
    id_: CombatId,
    outcome: Outcome,
    now: int,
    faces: Sequence[int] = (),
    *,
    scan_max: str = "precondition",
) -> int:
    """Return the initiative after an action or defence, 1 or more (NOIR-91, NOIR-96 to 98).

    Only scanning needs `faces`. With the setting `cap-result`, scanning ends at 20 at most but never lowers
    initiative.
    """
    found = row_of(id_)
    if isinstance(found, ActionRow) and found.sets is not None:
        return found.sets
    if id_ is ActionId.SCAN:
        # Scanning reads the dice as initial initiative does, but adds the result (NOIR-97).
        seen = now + initial_initiative(outcome, faces)
        return seen if scan_max == "precondition" or found.most is None else max(now, min(found.most, seen))
    return initiative_after_change(now, found.changes[_OUTCOMES.index(outcome)])


def initiative_after_change(now: int, change: int) -> int:
    """Return the changed initiative: at least 1, with no maximum (NOIR-91)."""
    return max(FLOOR, now + change)


class InitiativeRank(NamedTuple):
    """What decides who acts first, in this order; a value missing from the sheet ranks lowest (NOIR-92)."""

    initiative: int
    overview: int | None = None
    alertness: int | None = None
    reactions: int | None = None
    luck: int | None = None


def initiative_order(people: Sequence[InitiativeRank]) -> list[list[int]]:
    """Return places in the order in which they act; places in one group are complete ties (NOIR-92)."""

    def rank(place: int) -> tuple[int, ...]:
        return tuple(-1 if value is None else value for value in people[place])

    ranked = sorted(range(len(people)), key=rank, reverse=True)
    return [list(group) for _, group in groupby(ranked, key=rank)]


# ----------------------------------------------------------------------------------- weapons and rolls


def own_modifier(id_: CombatId, used: Sequence[Weapon], *, aim: Aim = Aim.DAMAGE, frenzy: int = 5) -> int:
    """Return what the action or defence itself adds to its roll with these weapons (NOIR-97, 98, 112).

    That is recoil, precision, the fixed numbers of the tables, and `frenzy`, which is a setting. It does not
    include luck, the GM's complexity of a move, or further tries. Refused: as `require_weapons` and
    `require_aim`.
    """
    found = row_of(id_)
    require_weapons(id_, used)
    if found.aims:
        require_aim(id_, aim)
    by_weapon = sum(found.precision * each.precision - found.recoil * each.recoil for each in used)
    return found.bonus + by_weapon + _special(id_, used, aim, frenzy)


def _special(id_: CombatId, used: Sequence[Weapon], aim: Aim, frenzy: int) -> int:
    if id_ is ActionId.FRENZY:
        return frenzy
    if id_ is ActionId.FIGHT and aim is Aim.DISARM:
        return DISARM
    if id_ is ActionId.DRAW_WEAPON and len(used) == 2:
        return DRAW_TWO
    return 0


def require_weapons(id_: CombatId, used: Sequence[Weapon]) -> None:
    """Refuse weapons that do not fit: `bad-count-weapons`, `wrong-mode-kind`, `wrong-mode` (NOIR-112)."""
    found = row_of(id_)
    if not found.weapons <= len(used) <= found.weapons + found.spare:
        raise Refused("bad-count-weapons", have=len(used), need=found.weapons)
    for each in used:
        if found.kind not in {None, each.kind}:
            raise Refused("wrong-mode-kind", weapon=each.title, kind=Term(f"noir-kind-{found.kind}"))
        if not _fires(each, found.mode):
            raise Refused("wrong-mode", weapon=each.title, mode=Term(f"noir-mode-{found.mode}"))


def _fires(weapon: Weapon, mode: str) -> bool:
    match mode:
        case "single":
            return weapon.single
        case "automatic":
            return weapon.automatic
        case "any":
            return weapon.single or weapon.automatic
        case _:
            return True


def require_aim(id_: CombatId, aim: Aim) -> None:
    """Refuse `unknown-id-aim` for an aim that the action or defence does not have (NOIR-97, NOIR-98)."""
    if aim not in row_of(id_).aims:
        raise Refused("unknown-id-aim", aim=Term(f"noir-aim-{aim}"))


def complexity(amount: int) -> int:
    """Return the GM's modifier to a move, -10 to 10. Refused: `bad-value-complexity` (NOIR-97)."""
    if abs(amount) > MOST_COMPLEXITY:
        raise Refused("bad-value-complexity", have=amount, most=MOST_COMPLEXITY)
    return amount


def damage_of_action(id_: CombatId, used: Sequence[Weapon], *, frenzy: int = 1) -> tuple[Damage, int]:
    """Return the damage of a hit with one weapon or more, and what the action adds to it.

    The dice of two weapons are added up; an action that raises damage then adds one die for every two
    (NOIR-124). A frenzy adds a flat number, which is a setting (NOIR-97).
    """
    found = row_of(id_)
    damage = weapons.combined([each.damage for each in used])
    if isinstance(found, ActionRow) and found.raises:
        damage = weapons.raised(damage)
    return damage, frenzy if id_ is ActionId.FRENZY else 0


def tries_after(tried: ActionId | None, tries: int, action: ActionId, outcome: Outcome) -> int:
    """Return how many tries of `action` in a row have failed, this one included (NOIR-100).

    `tried` and `tries` are the action and the count before this one. Success, or any other initiative action,
    resets the count.
    """
    if outcome.won or not ACTIONS[action].repeats:
        return 0
    return tries + 1 if action is tried else 1


def repeat_bonus(tries: int) -> int:
    """Return the bonus that failed tries in a row give to the next try (NOIR-100)."""
    return PER_TRY * tries
