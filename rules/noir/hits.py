"""From an action's outcome to its harm: initiative, hits, daze, wounds (NOIR-95 to 102, 120 to 130)."""

from collections.abc import Iterator

from rules.noir import checks, combat_table, dice, injury, rolls, weapons
from rules.noir import deeds as d
from rules.noir.able import DOWN
from rules.noir.claims import items
from rules.noir.combat_rows import ACTIONS, DEFENCES
from rules.noir.contests import Cast, Check, Defence, Hit, Move, Phase, Versus
from rules.noir.course import Course
from rules.noir.declare import NO_DEFENCE, arm_of, escalation, is_harmful
from rules.noir.fate import payment
from rules.noir.model import Character, NoirState
from rules.noir.modifiers import RollKind
from rules.noir.moves import NOTHING, Protect, Survive
from rules.noir.people import acts_for, can_be_rescued, can_pay
from rules.noir.rounds import change_condition, change_health, drop_roll, set_initiative, standing
from rules.noir.terms import ActionId, FateUse, Health, Outcome
from rules.noir.values import value_of
from rules.noir.weapons import Weapon
from rules.refusal import Refused
from rules.seat import Seat

PROTECT_PRICE, LEAST_SURVIVE = 3, 3
#: What a movement covers for each point of combat movement, in metres (NOIR-97).
METRES = 2


def apply_initiative(course: Course) -> Phase | None:
    """Spend rounds, do what the action does, change initiative, and see who is hit (NOIR-96)."""
    move = course.combat.move
    assert move is not None, "only an action comes this far"
    cast = course.combat.checks[0].casts[0] if course.combat.checks else None
    dry = _spend(course, move, cast)
    _carry_out(course, move, cast)
    _move_initiative(course, move, cast)
    hits = _hits(course, move, dry)
    if not hits:
        return Phase.TURN_END
    _land(course, hits)
    return Phase.HIT_PENDING


# ------------------------------------------------------------------------------------------ rounds


def _spend(course: Course, move: Move, cast: Cast | None) -> frozenset[str]:
    """Take rounds out of the weapons (NOIR-113); return whose fire came to nothing for want of them."""
    row, who = ACTIONS[move.action], course.character(move.actor)
    dry = set()
    if row.ammo is not None and cast is not None:
        need = dice.reading(cast.dice, row.ammo)
        if _fire(course, who, move.weapons, need):
            dry.add(who.id)
    for number, defence in course.combat.defences.items():
        counter = course.combat.checks[0].cast_of(number)
        if defence.action is not None and counter is not None and DEFENCES[defence.action].ammo:
            need = dice.reading(counter.dice, course.usual.shoot_back_ammo)
            if _fire(course, course.character(number), (defence.weapon,), need):
                dry.add(number)
    return frozenset(dry)


def _fire(course: Course, who: Character, used: tuple[str, ...], need: int) -> bool:
    """Spend rounds; tell whether there were none, or too few for a table that refuses that."""
    arms = [arm_of(who, weapon) for weapon in used]
    loaded = [arm.loaded for arm in arms]
    if not any(loaded):
        return True  # the GM has emptied it since the action was declared
    spent = weapons.shared(loaded[0], loaded[1], need) if len(arms) == 2 else (weapons.used(loaded[0], need),)
    contest, turn = course.at
    for arm, count in zip(arms, spent, strict=True):
        if count:
            course.tell(
                d.AmmoSpent(
                    contest=contest,
                    turn=turn,
                    character=who.id,
                    name=who.name,
                    weapon=arm.weapon.id,
                    weapon_name=arm.weapon.name,
                    spent=count,
                    left=arm.loaded - count,
                )
            )
    return sum(loaded) < need and not course.usual.ammo_clamp


# ------------------------------------------------------------------------------------------ deeds


def _carry_out(course: Course, move: Move, cast: Cast | None) -> None:
    """Reload, stabilise or move, and count tries in a row (NOIR-97, 100, 114, 129)."""
    outcome = cast.outcome if cast else None
    if cast is not None and move.action is ActionId.RELOAD:
        _reload(course, move, cast)
    if cast is not None and move.patient:
        stabilise(course, move.patient, cast)
    fighter, who = course.fighter(move.actor), course.character(move.actor)
    moved = move.action is ActionId.MOVE and outcome is not None and outcome.won
    contest, turn = course.at
    course.tell(
        d.ActionDone(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            action=move.action,
            outcome=outcome,
            tries=combat_table.tries_after(fighter.tried, fighter.tries, move.action, outcome)
            if outcome
            else 0,
            metres=METRES * value_of(who, "movement", course.usual) if moved else 0,
        )
    )


def _reload(course: Course, move: Move, cast: Cast) -> None:
    arm = arm_of(course.character(move.actor), move.weapons[0])
    magazine = arm.weapon.magazine
    if cast.outcome is None or not cast.outcome.won:
        return
    if magazine is None or arm.loaded >= magazine.capacity:
        return  # the GM has loaded it meanwhile, or made it another weapon
    contest, turn = course.at
    course.tell(
        d.Reloaded(
            contest=contest,
            turn=turn,
            character=move.actor,
            name=cast.name,
            weapon=arm.weapon.id,
            weapon_name=arm.weapon.name,
            loaded=weapons.reloaded(magazine, arm.loaded, cast.dice, success=True),
            by_gm=magazine.feed is weapons.Feed.BELT,
        )
    )


def stabilise(course: Course, patient: str, cast: Cast) -> None:
    """Close or reopen wounds; when none is open the countdown stops (NOIR-129)."""
    who = course.character(patient)
    how = who.condition
    assert cast.outcome is not None, "only a decided roll is applied"
    if not how.open_wounds:
        return  # somebody else closed the last one meanwhile
    left, closed = injury.stabilised(how.open_wounds, how.stabilised, cast.outcome, cast.dice)
    contest, turn = course.at
    course.tell(
        d.WoundsStabilised(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            medic=cast.name,
            outcome=cast.outcome,
            change=how.open_wounds - left,
            open_wounds=left,
            stabilised=closed,
        )
    )
    if not left and how.mortal:
        saved = course.character(patient).condition.but(mortal=0, fresh=False, saved=True)
        change_condition(course, patient, saved, "stabilised")


def _move_initiative(course: Course, move: Move, cast: Cast | None) -> None:
    """Change initiative of both sides, each by its own outcome (NOIR-96, NOIR-101)."""
    outcome = cast.outcome if cast else None
    if outcome is not None or ACTIONS[move.action].sets is not None:
        faces = cast.dice if cast else ()
        _changed(course, move.actor, move.action, outcome or Outcome.SUCCESS, faces)
    for number, defence in course.combat.defences.items():
        counter = course.combat.checks[0].cast_of(number)
        if defence.action is not None and counter is not None and counter.outcome is not None:
            _changed(course, number, defence.action, counter.outcome, counter.dice)


def _changed(
    course: Course, number: str, id_: combat_table.CombatId, outcome: Outcome, faces: tuple[int, ...]
) -> None:
    now = course.fighter(number).initiative
    after = combat_table.initiative_after(id_, outcome, now, faces, scan_max=course.usual.scan_max)
    set_initiative(course, number, after, outcome)


# ------------------------------------------------------------------------------------------ hits


def _hits(course: Course, move: Move, dry: frozenset[str]) -> tuple[Hit, ...]:
    """Return the blows that landed, in the order of those they are against (NOIR-92, 95, 101)."""
    if not move.targets:
        return ()
    groups = combat_table.order([standing(course, number) for number in move.targets])
    ordered = (move.targets[place] for group in groups for place in group)
    return tuple(hit for number in ordered for hit in _against(course, move, number, dry))


def _against(course: Course, move: Move, target: str, dry: frozenset[str]) -> Iterator[Hit]:
    check = course.combat.checks[0]
    attack, answer = check.casts[0], check.cast_of(target)
    defence = course.combat.defences.get(target, NO_DEFENCE)
    if _beaten(check, attack, answer):
        if move.actor not in dry and is_harmful(move.aim, ACTIONS[move.action].aims):
            yield _attack(course, move, target)
        return
    counters = defence.action is not None and is_harmful(defence.aim, DEFENCES[defence.action].aims)
    if counters and target not in dry:
        yield _counter(course, move, target, defence)


def _beaten(check: Check, attack: Cast, answer: Cast | None) -> bool:
    """Tell whether the attack got through: against a defence, or against none (NOIR-102)."""
    if answer is not None:
        return answer.outcome is not None and not answer.outcome.won
    if check.undefended == "sure":
        return True
    return attack.total >= rolls.TARGET


def _attack(course: Course, move: Move, target: str) -> Hit:
    who = course.character(move.actor)
    used = [arm_of(who, weapon).weapon for weapon in move.weapons]
    damage, more = combat_table.damage_of_action(move.action, used, frenzy=course.usual.frenzy_damage)
    plus = more + sum(escalation(course, who, weapon) for weapon in used)
    return Hit(attacker=who.id, victim=target, meant_for=target, damage=damage, plus=plus)


def _counter(course: Course, move: Move, target: str, defence: Defence) -> Hit:
    who = course.character(target)
    weapon: Weapon = arm_of(who, defence.weapon).weapon
    plus = escalation(course, who, weapon)
    return Hit(attacker=target, victim=move.actor, meant_for=move.actor, damage=weapon.damage, plus=plus)


def _land(course: Course, hits: tuple[Hit, ...]) -> None:
    asked = tuple(hit.but(may_protect=_protectors(course, hit)) for hit in hits)
    contest, turn = course.at
    course.tell(
        d.HitsLanded(
            contest=contest,
            turn=turn,
            hits=asked,
            attackers=tuple(course.fighter(hit.attacker).name for hit in asked),
            victims=tuple(course.fighter(hit.victim).name for hit in asked),
        )
    )


def _protectors(course: Course, hit: Hit) -> tuple[str, ...]:
    """Return who could step in: awake, on the victim's side, with the points for it (NOIR-62)."""
    side = course.fighter(hit.victim).side
    friends = [one.character for one in course.combat.fighters if one.side == side]
    return tuple(
        number
        for number in friends
        if number not in {hit.attacker, hit.victim} and _could_protect(course, course.character(number))
    )


def _could_protect(course: Course, who: Character) -> bool:
    asked = who.is_main or course.usual.odds_ask != "players"
    return asked and can_protect(course.state, who)


def can_protect(state: NoirState, who: Character) -> bool:
    """Tell whether somebody is awake and has the points to step in (NOIR-62)."""
    return who.condition.health not in DOWN and can_pay(state, who, FateUse.PROTECT, PROTECT_PRICE)


def hit_pending(course: Course) -> Phase | None:
    """Wait for who may step in, then for the victim's Fate (NOIR-62, NOIR-70, NOIR-71)."""
    hit = course.combat.hits[0]
    if course.character(hit.victim).condition.gone:
        return _next_hit(course)
    if hit.may_protect or (hit.survive is None and could_survive(course, hit.victim)):
        return None
    return Phase.DAMAGE


def could_survive(course: Course, number: str) -> bool:
    """Tell whether somebody is asked for points to survive: who can pay and may gain by it (NOIR-70)."""
    who = course.character(number)
    if not who.is_main and (course.usual.npc_one_wound or course.usual.odds_ask == "players"):
        return False
    rescued = can_be_rescued(course.state, who, LEAST_SURVIVE)
    return can_pay(course.state, who, FateUse.SURVIVE, LEAST_SURVIVE) or rescued


def protect(course: Course, action: Protect, seat: Seat) -> None:
    """Step in for the victim, or say no; the GM's no holds for all of the GM's (NOIR-62).

    Refused: `wrong-state-phase`, `wrong-state-protect`, also of who is no longer awake,
    `not-your-character`, `no-fate`.
    """
    hit = _pending(course)
    who = course.state.characters.get(action.character)
    if who is None or who.id not in hit.may_protect:
        raise Refused("wrong-state-protect")
    if not acts_for(seat, who):
        raise Refused("not-your-character", name=who.name)
    if action.steps_in:
        if who.condition.health in DOWN:
            raise Refused("wrong-state-protect")
        _step_in(course, who, hit)
        return
    contest, turn = course.at
    people = [course.character(number) for number in hit.may_protect]
    for one in people:
        if one is who or not (who.is_main or one.is_main):
            course.tell(d.ProtectionDeclined(contest=contest, turn=turn, character=one.id, name=one.name))


def _step_in(course: Course, who: Character, hit: Hit) -> None:
    contest, turn = course.at
    victim = course.fighter(hit.victim)
    paid = payment(course.state, who, FateUse.PROTECT, PROTECT_PRICE)
    course.tell(paid.but(contest=contest, turn=turn, helped=victim.character, helped_name=victim.name))
    course.tell(
        d.Protected(contest=contest, turn=turn, character=who.id, name=who.name, for_name=victim.name)
    )


def survive(course: Course, action: Survive, seat: Seat) -> None:
    """Pay for fewer wounds, or not (NOIR-70).

    Refused: `wrong-state-phase`, `wrong-state-protect-first`, `wrong-state-answered`, `not-your-character`,
    `out-of-range-survive`, `no-fate`.
    """
    hit = _pending(course)
    who = course.character(hit.victim)
    if not acts_for(seat, who):
        raise Refused("not-your-character", name=who.name)
    if hit.may_protect:
        raise Refused("wrong-state-protect-first")
    contest, turn = course.at
    if action.points:
        paid = payment(course.state, who, FateUse.SURVIVE, action.points)
        course.tell(paid.but(contest=contest, turn=turn))
    course.tell(
        d.SurviveSaid(contest=contest, turn=turn, character=who.id, name=who.name, points=action.points)
    )


def _pending(course: Course) -> Hit:
    """Return the hit that waits; refuse `wrong-state-phase`."""
    if course.combat.phase is not Phase.HIT_PENDING or not course.combat.hits:
        raise Refused("wrong-state-phase", title=course.combat.title)
    return course.combat.hits[0]


# ------------------------------------------------------------------------------------------ harm


def damage(course: Course) -> Phase | None:
    """Roll damage: daze rises, wounds open (NOIR-120 to 122); an NPC's first wound is the last (NOIR-84)."""
    hit = course.combat.hits[0]
    who = course.character(hit.victim)
    before = who.condition
    faces = dice.throw(course.dice, hit.damage.dice, explode=course.usual.dice_explode)
    amount = injury.damage(faces, hit.damage.flat, hit.plus)
    threshold = value_of(who, "threshold", course.usual)
    daze = before.daze + amount
    caused = injury.wounds(daze, threshold, faces, stun=hit.damage.stun) if amount else 0
    contest, turn = course.at
    course.tell(
        d.DamageRolled(
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
            wounds=injury.survived(caused, hit.survive) if hit.survive else caused,
        )
    )
    return _after_damage(course, hurt=amount > 0)


def _after_damage(course: Course, *, hurt: bool) -> Phase | None:
    hit = course.combat.hits[0]
    who = course.character(hit.victim)
    if hit.wounds and not who.is_main and course.usual.npc_one_wound:
        change_health(course, who.id, Health.OUT, "npc")
        return _next_hit(course)
    if hurt and who.condition.health is not Health.UNCONSCIOUS:
        _open_roll(course, who, "endurance", RollKind.DAZE)
        return Phase.DAZE_ROLL
    return _wounded(course)


def _wounded(course: Course) -> Phase | None:
    hit = course.combat.hits[0]
    who = course.character(hit.victim)
    if not hit.wounds or who.condition.gone:
        return _next_hit(course)
    _open_roll(course, who, "will", RollKind.WOUND)
    return Phase.WOUND_ROLL


def _open_roll(course: Course, who: Character, rolled: str, kind: RollKind) -> None:
    """Open a victim's roll; with life at stake even who has no Fate may wait for a rescue."""
    counted = items(who, rolled, NOTHING, course.usual, kind=kind)
    asked = None if checks.asked_before(course, who, life=True) else 0
    cast = checks.cast_for(course, who, rolled, counted, 0).but(odds=asked)
    contest, turn = course.at
    check = Check(versus=Versus.TARGET, casts=(cast,))
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=(check,)))


def daze_roll(course: Course) -> Phase | None:
    """Roll against being dazed or knocked out (NOIR-125); whom the GM has laid low meanwhile does not."""
    if course.character(course.combat.hits[0].victim).condition.health in DOWN:
        drop_roll(course)
        return _wounded(course)
    if not checks.progress(course, 0):
        return None
    (cast,) = course.combat.checks[0].casts
    assert cast.outcome is not None
    if not cast.outcome.won:
        change_health(course, cast.character, injury.after_daze_roll(cast.outcome), "daze-roll")
        initiative = course.fighter(cast.character).initiative
        after = injury.initiative_after_daze_roll(cast.outcome, initiative)
        set_initiative(course, cast.character, after, cast.outcome)
    return _wounded(course)


def wound_roll(course: Course) -> Phase | None:
    """Roll for life (NOIR-127, NOIR-128), unless the GM has ended it meanwhile."""
    if course.character(course.combat.hits[0].victim).condition.gone:
        drop_roll(course)
        return _next_hit(course)
    if not checks.progress(course, 0):
        return None
    (cast,) = course.combat.checks[0].casts
    assert cast.outcome is not None
    how = course.character(cast.character).condition
    match injury.after_wound_roll(cast.outcome):
        case injury.Survival.DEAD:
            dead = how.but(health=Health.DEAD, mortal=0, fresh=False)
            change_condition(course, cast.character, dead, "wound-roll")
        case injury.Survival.MORTAL:
            rounds = injury.mortal_rounds(cast.dice, how.mortal or None)
            fresh = how.fresh if rounds == how.mortal else True
            dying = how.but(mortal=rounds, fresh=fresh, saved=False)
            change_condition(course, cast.character, dying, "wound-roll")
        case injury.Survival.SURVIVES:
            pass
    return _next_hit(course)


def _next_hit(course: Course) -> Phase | None:
    contest, turn = course.at
    following = course.combat.hits[1:2]
    asked = tuple(number for hit in following for number in _protectors(course, hit))
    course.tell(d.HitWorkedOut(contest=contest, turn=turn, may_protect=asked))
    return Phase.HIT_PENDING if course.combat.hits else Phase.TURN_END
