"""The damage of a hit: daze and wounds, and the victim's rolls against them (NOIR-84, NOIR-120 to 130)."""

from rules.noir.base import dice
from rules.noir.base.enums import FateUse, Health
from rules.noir.base.modifiers import RollKind
from rules.noir.combat.hit_queue import next_hit
from rules.noir.combat.initiative import set_initiative
from rules.noir.fate.accounts import can_pay
from rules.noir.harm import daze_and_wounds
from rules.noir.harm.ability_to_act import OUT_OF_ACTION
from rules.noir.harm.conditions import change_condition, change_health
from rules.noir.roll import checks
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import Claims
from rules.noir.state.contests import Check, MeasuredBy, Phase, RollPart
from rules.noir.state.context import Course


def roll_damage(course: Course) -> Phase | None:
    """Roll damage: daze rises, wounds open (NOIR-120 to 122); by default a wound puts NPCs out (NOIR-84)."""
    hit = course.combat.hits[0]
    who = course.character(hit.victim)
    before = who.condition
    faces = dice.throw(course.dice, hit.damage.dice, explode=course.usual.dice_explode)
    amount = daze_and_wounds.damage(faces, hit.damage.flat, hit.plus)
    threshold = value_of(who, "threshold", course.usual)
    daze = before.daze + amount
    caused = daze_and_wounds.wounds(daze, threshold, faces, stun=hit.damage.stun) if amount else 0
    contest, turn = course.at
    course.tell(
        cd.DamageRolled(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            damage=hit.damage,
            dice=faces,
            plus=hit.plus,
            amount=amount,
            daze=daze,
            threshold=threshold,
            caused=caused,
            wounds=daze_and_wounds.survived(caused, hit.survive) if hit.survive else caused,
        )
    )
    return _after_damage(course, hurt=amount > 0)


def _after_damage(course: Course, *, hurt: bool) -> Phase | None:
    hit = course.combat.hits[0]
    who = course.character(hit.victim)
    if hit.wounds and not who.is_main and course.usual.npc_one_wound:
        change_health(course, who.id, Health.OUT, "npc")
        return next_hit(course)
    if hurt and who.condition.health is not Health.UNCONSCIOUS:
        _open_roll(course, who, "endurance", RollKind.DAZE, hit.odds)
        return Phase.DAZE_ROLL
    return _wounded(course)


def _wounded(course: Course) -> Phase | None:
    hit = course.combat.hits[0]
    who = course.character(hit.victim)
    if not hit.wounds or who.condition.gone:
        return next_hit(course)
    _open_roll(course, who, "will", RollKind.WOUND)
    return Phase.WOUND_ROLL


def _open_roll(course: Course, who: Character, rolled: str, kind: RollKind, said: int | None = None) -> None:
    """Open a victim's roll; a life is at stake, so a victim without Fate may wait for a rescue (NOIR-69).

    `said` points were promised for odds before it; they are paid now, if they are still there.
    """
    asked = None if checks.asked_before(course, who, life=True) else 0
    if said is not None:
        asked = said if can_pay(course.state, who, FateUse.ODDS_BEFORE, said) else 0
        checks.pay_before(course, who, asked)
    given = Claims(circumstances=course.fighter(who.id).circumstances)
    cast = checks.roll_part_for(course, who, rolled, given, 0, kind=kind).but(odds=asked)
    contest, turn = course.at
    check = Check(versus=MeasuredBy.TARGET, casts=(cast,))
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=(check,)))


def daze_roll(course: Course) -> Phase | None:
    """Roll against daze and unconsciousness (NOIR-125); skip it if the victim is already out of action."""
    if course.character(course.combat.hits[0].victim).condition.health in OUT_OF_ACTION:
        checks.drop_roll(course)
        return _wounded(course)
    if not checks.advance_check(course, 0):
        return None
    (cast,) = course.combat.checks[0].casts
    assert cast.outcome is not None
    if not cast.outcome.won:
        change_health(course, cast.character, daze_and_wounds.after_daze_roll(cast.outcome), "daze-roll")
        _lose_initiative(course, cast)
    return _wounded(course)


def _lose_initiative(course: Course, cast: RollPart) -> None:
    if not course.combat.harm:
        assert cast.outcome is not None, "it was decided"
        initiative = course.fighter(cast.character).initiative
        after = daze_and_wounds.initiative_after_daze_roll(cast.outcome, initiative)
        set_initiative(course, cast.character, after, cast.outcome)


def wound_roll(course: Course) -> Phase | None:
    """Roll for life (NOIR-127, NOIR-128); skip it if the GM has decided already."""
    if course.character(course.combat.hits[0].victim).condition.gone:
        checks.drop_roll(course)
        return next_hit(course)
    if not checks.advance_check(course, 0):
        return None
    (cast,) = course.combat.checks[0].casts
    assert cast.outcome is not None
    how = course.character(cast.character).condition
    match daze_and_wounds.after_wound_roll(cast.outcome):
        case daze_and_wounds.Survival.DEAD:
            dead = how.but(health=Health.DEAD, mortal=0, fresh=False)
            change_condition(course, cast.character, dead, "wound-roll")
        case daze_and_wounds.Survival.MORTAL:
            rounds = daze_and_wounds.mortal_rounds(cast.dice, how.mortal or None)
            fresh = how.fresh if rounds == how.mortal else True
            dying = how.but(mortal=rounds, fresh=fresh, saved=False)
            change_condition(course, cast.character, dying, "wound-roll")
        case daze_and_wounds.Survival.SURVIVES:
            pass
    return next_hit(course)
