"""Preview a roll before anybody pays: its modifiers and its chances."""

from fractions import Fraction
from typing import NamedTuple

from rules.chance.odds import Distribution
from rules.noir.base import action_effects, roll_outcomes
from rules.noir.base.action_table import ACTIONS
from rules.noir.base.enums import FateUse, WeaponKind
from rules.noir.base.modifiers import Item
from rules.noir.base.settings import tuning
from rules.noir.base.weapons import Damage
from rules.noir.combat.common import arm_of, escalation
from rules.noir.combat.declare import declare
from rules.noir.combat.defend import defend
from rules.noir.combat.options import ANYBODY
from rules.noir.fate import prices
from rules.noir.fate.accounts import account
from rules.noir.harm.ability_to_act import can_defend
from rules.noir.odds import roll_odds, wounds_of_a_hit
from rules.noir.odds.several_rivals import Rival, any_of, best_of
from rules.noir.roll.claims import kept, modifiers_of_roll, together
from rules.noir.sheet.roll_values import value_of, value_or_none
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contest_actions import NOTHING, Claims, Declare, Defend
from rules.noir.state.contests import Check, Combat, Contest, MeasuredBy, RollPart
from rules.noir.state.context import Course

#: The most Fate points that odds before a roll can cost (NOIR-67).
MOST_ODDS = prices.prices(FateUse.ODDS_BEFORE)[-1]


#: The most damage dice and the greatest dice sum to compute; more is rare, and would block everybody briefly.
MOST_DICE, MOST_TOLD = 8, 160


class Against(NamedTuple):
    """The rivals of a roll; without any it is against 20.

    `any_`: beating one of them is enough. `by_target`: reaching 20 is enough too.
    """

    rivals: tuple[Rival, ...] = ()
    any_: bool = False
    by_target: bool = False
    #: Whether a rival's numbers are for the GM alone (0121).
    unknown: bool = False


class Preview(NamedTuple):
    """A roll before it is made: plain value, itemised modifiers, and the chance of success or of a hit."""

    value: int
    items: tuple[Item, ...]
    #: Includes escalation and the action's bonus; None if there is no damage.
    damage: Damage | None
    #: None if there is no roll, if the GM has yet to say what it is, or if a rival's numbers are not known.
    chance: Fraction | None
    #: The chances with 1 to 5 points paid before the roll.
    with_odds: tuple[Fraction | None, ...]
    #: The points that the character can pay for odds before the roll, 0 to 5.
    payable: int

    @property
    def total(self) -> int:
        """The value plus all modifiers."""
        return self.value + sum(item.amount for item in self.items)


def of_declaration(state: NoirState, combat: Combat, action: Declare) -> Preview:
    """Return an action's roll against its first target's usual defence, or against 20.

    Refused: as `declare`, so that a menu can show the reason.
    """
    course = Course.reading(state, combat.id)
    declare(course, action.but(odds=0), ANYBODY)
    who = state.characters[combat.actor]
    damage = _damage(course, who, action)
    checks = course.combat.checks
    if not checks:
        return Preview(0, (), damage, None, (), 0)
    cast = checks[0].casts[0]
    target = state.characters[action.targets[0]] if action.targets else None
    other = _defence_of(course, target, action) if target is not None else None
    sure = target is not None and other is None and course.usual.undefended_hit
    against = Against((other,)) if other is not None else Against()
    return _preview(state, who, cast, against, damage, sure=sure)


def _damage(course: Course, who: Character, action: Declare) -> Damage | None:
    if not ACTIONS[action.action].aims:
        return None
    used = [arm_of(who, weapon).weapon for weapon in action.weapons]
    damage, more = action_effects.damage_of_action(action.action, used, frenzy=course.usual.frenzy_damage)
    plus = more + sum(escalation(course, who, weapon) for weapon in used)
    return damage.but(flat=damage.flat + plus)


def _defence_of(course: Course, target: Character, action: Declare) -> Rival | None:
    """Return the target's usual defence; None if the target cannot defend."""
    if not can_defend(course, target.id):
        return None
    weapon = arm_of(course.character(course.combat.actor), action.weapons[0]).weapon
    melee = weapon.kind is WeaponKind.MELEE
    value = value_or_none(target, "defence-melee" if melee else "defence-distance", course.usual)
    if value is None:
        return None
    luck = (value_or_none(target, "luck", course.usual) or 0) if ACTIONS[action.action].luck else 0
    counted = modifiers_of_roll(target, "", NOTHING, course.usual)
    return Rival(roll_odds.Side(value, sum(item.amount for item in counted) + luck))


def of_defence(state: NoirState, combat: Combat, action: Defend) -> Preview:
    """Return a defence's roll against the current attack. Refused: as `defend`."""
    course = Course.reading(state, combat.id)
    defend(course, action.but(odds=0), ANYBODY)
    who, move = state.characters[action.character], course.combat.move
    assert move is not None, "defences answer an action"
    cast = course.combat.checks[0].cast_of(who.id)
    if cast is None:
        return Preview(0, (), None, None, (), 0)
    attack = course.combat.checks[0].casts[0]
    weapon = arm_of(who, action.weapon).weapon if action.weapon else None
    damage = None
    if weapon is not None:
        flat = weapon.damage.flat + escalation(course, who, weapon)
        damage = weapon.damage.but(flat=flat)
    return _preview(state, who, cast, _versus((attack,)), damage)


def of_roll(state: NoirState, contest: Contest, character: str, claims: Claims = NOTHING) -> Preview:
    """Return a roll that waits for odds; claims, if any, are added to those that it has."""
    check, cast = _running(contest, character)
    who = state.characters[character]
    if claims != NOTHING:
        usual = tuning(state.campaign.settings)
        every = together(kept(who, cast.claims), claims)
        cast = cast.but(modifiers=modifiers_of_roll(who, cast.rolls, every, usual))
    return _preview(state, who, cast, _against(check, cast), sure=_is_sure(check, cast))


def of_single(state: NoirState, character: str, rolled: str, claims: Claims = NOTHING) -> Preview:
    """Return a roll against 20 that nobody has opened yet. Refused: `missing-input`, codes of claims."""
    usual, who = tuning(state.campaign.settings), state.characters[character]
    counted = modifiers_of_roll(who, rolled, claims, usual)
    value = value_of(who, rolled, usual)
    cast = RollPart(character=who.id, name=who.name, rolls=rolled, value=value, modifiers=counted)
    return _preview(state, who, cast, Against())


def of_late(state: NoirState, contest: Contest, character: str) -> Fraction | None:
    """Return the chance that the late die, in its best place, wins the roll or keeps it won (NOIR-68).

    None if it depends on numbers that are for the GM alone (0121).
    """
    del state
    check, cast = _running(contest, character)
    if _is_sure(check, cast):
        return Fraction(1)
    if any(one.withheld for one in (cast, *_others(check, cast))):
        return None
    lie = [
        roll_outcomes.comparable_result(other.dice, other.value, other.modifier)
        for other in _others(check, cast)
    ]
    first = _is_first(check, cast)
    if not lie or (first and check.undefended and roll_outcomes.is_enough(min(lie).total)):
        return roll_odds.late_die_chance(cast.dice, cast.value + cast.modifier)
    rival = min(lie) if first else max(lie)
    level = lie.count(rival)
    share = 1 - Fraction(1, 2**level) if first else Fraction(1, 1 + level)
    return roll_odds.late_die_chance_versus(
        cast.dice, roll_odds.Side(cast.value, cast.modifier), *rival, share=share
    )


def of_hit(state: NoirState, combat: Combat, character: str) -> Distribution | None:
    """Return the distribution of wounds that the pending hit causes, before Fate (NOIR-120 to 122).

    None if the wound threshold is unknown, or the distribution would take too long to compute.
    """
    hit = combat.hits[0]
    return of_damage(state, character, hit.damage, hit.plus)


def of_damage(state: NoirState, character: str, damage: Damage, plus: int = 0) -> Distribution | None:
    """Return the distribution of wounds that damage causes to a character, as `of_hit` does."""
    usual, who = tuning(state.campaign.settings), state.characters[character]
    threshold = value_or_none(who, "threshold", usual)
    if not threshold:
        return None
    added, daze = damage.flat + plus, who.condition.daze
    steps = 4 * (2 if damage.stun else 1) * threshold
    if damage.dice > MOST_DICE or steps - daze - added > MOST_TOLD:
        return None
    ways = {"stun": damage.stun, "explode": usual.dice_explode}
    return wounds_of_a_hit.wounds(damage.dice, added, daze, threshold, **ways)


def _running(contest: Contest, character: str) -> tuple[Check, RollPart]:
    for check in contest.checks:
        cast = check.cast_of(character)
        if cast is not None and not check.decided:
            return check, cast
    raise ValueError("only somebody who rolls has a roll to look at")


def _against(check: Check, cast: RollPart) -> Against:
    """Return the rivals of a roll; an attack on several targets succeeds if it beats one (NOIR-101)."""
    first = _is_first(check, cast)
    by_target = first and bool(check.undefended)
    return _versus(_others(check, cast))._replace(any_=first, by_target=by_target)


def _versus(others: tuple[RollPart, ...]) -> Against:
    return Against(tuple(map(_rival, others)), unknown=any(other.withheld for other in others))


def _others(check: Check, cast: RollPart) -> tuple[RollPart, ...]:
    """Return the rolls that this one is compared with; none for a roll against 20."""
    if check.versus is MeasuredBy.TARGET:
        return ()
    if check.versus is MeasuredBy.FIRST and not _is_first(check, cast):
        return check.casts[:1]
    return tuple(other for other in check.casts if other.character != cast.character)


def _is_first(check: Check, cast: RollPart) -> bool:
    """Return whether a roll is compared with each of the others, one by one (NOIR-101)."""
    return check.versus is MeasuredBy.FIRST and check.casts[0].character == cast.character


def _is_sure(check: Check, cast: RollPart) -> bool:
    """Return whether an attack hits whatever the dice show (NOIR-102)."""
    return check.undefended == "sure" and check.casts[0].character == cast.character


def _rival(cast: RollPart) -> Rival:
    return Rival(roll_odds.Side(cast.value, cast.modifier), cast.odds or 0)


def _preview(
    state: NoirState,
    who: Character,
    cast: RollPart,
    against: Against,
    damage: Damage | None = None,
    *,
    sure: bool = False,
) -> Preview:
    unknown = cast.withheld or against.unknown
    chances: tuple[Fraction | None, ...] = tuple(
        Fraction(1) if sure else None if unknown else _chance(cast, against, points)
        for points in range(MOST_ODDS + 1)
    )
    return Preview(
        value=cast.value,
        items=cast.modifiers,
        damage=damage,
        chance=chances[0],
        with_odds=chances[1:],
        payable=min(MOST_ODDS, account(state, who, FateUse.ODDS_BEFORE)),
    )


def _chance(cast: RollPart, against: Against, points: int) -> Fraction:
    own = roll_odds.Side(cast.value, cast.modifier)
    if not against.rivals:
        return roll_odds.chance(own.added, points)
    if against.any_:
        return any_of(own, against.rivals, points, by_target=against.by_target)
    if len(against.rivals) > 1:
        return best_of(own, against.rivals, points)
    (other,) = against.rivals
    return roll_odds.versus(own, other.side, points, other.points)
