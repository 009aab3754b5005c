"""The life of a combat: opening, joining, leaving, calling off, ending (NOIR-63, NOIR-90)."""

from collections.abc import Sequence

from rules.contract.ownership import acts_for, find, require_acting
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base import action_effects, modifiers
from rules.noir.base.enums import FateUse, Health
from rules.noir.base.settings import tuning
from rules.noir.combat.initiative import initiative_check, set_initiative
from rules.noir.combat.phases import advance_from
from rules.noir.fate.payments import payment
from rules.noir.harm.conditions import change_condition
from rules.noir.roll import checks
from rules.noir.sheet import roll_values
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import Combat, Fighter, Phase
from rules.noir.state.context import Course
from rules.noir.state.participants import open_combat_of

MOST_INITIATIVE = 99999
#: The most fighters in one combat: more than a panel can show or a table can play.
MOST_FIGHTERS = 25
SIDES = range(1, 10)
#: The values that a fighter must have from the start: any combat may need them (NOIR-90, 121, 125, 127).
NEEDED = ("overview", "threshold", "endurance", "will")


def open_combat(course: Course, action: m.OpenCombat, seat: Seat) -> None:
    """Start a combat (NOIR-90).

    Refused: `gm-only`, `bad-count-fighters` for fewer than 2 or more than 25, `bad-value-side`,
    `wrong-state-fighting` for those already in a combat, `wrong-state-gone`, `missing-input`, codes of texts.
    """
    require_gm(seat)
    start_combat(course, action.place, names.sentence(action.title), action.fighters)


def start_combat(course: Course, place: int, title: str, setup: Sequence[m.FighterSetup]) -> str:
    """Start a combat and roll initiative; return its id.

    Refused: as `open_combat`, except `gm-only` and codes of texts.
    """
    fighters = {one.character: require_fighter(course.state, one.character, one.side) for one in setup}
    if not 2 <= len(fighters) <= MOST_FIGHTERS:
        raise Refused("bad-count-fighters", least=2, most=MOST_FIGHTERS)
    combat = Combat(
        id=course.state.campaign.next_id, title=title, place=place, fighters=tuple(fighters.values())
    )
    course.tell(cd.CombatOpened(contest=combat.id, combat=combat))
    begun = Course(course.state, combat.id, course.dice)
    rolls = tuple(initiative_check(begun, number) for number in fighters)
    begun.tell(d.ChecksOpened(contest=combat.id, checks=rolls))
    advance_from(begun, Phase.INITIATIVE_ROLLS)
    for event in begun.events:
        course.tell(event)
    return combat.id


def require_fighter(state: NoirState, character: str, side: int) -> Fighter:
    """Return a new fighter for a combat.

    Refused: `no-such-character`, `bad-value-side`, `wrong-state-gone`, `wrong-state-fighting`,
    `missing-input-fighter`.
    """
    who = find(state, character)
    if side not in SIDES:
        raise Refused("bad-value-side", least=SIDES.start, most=SIDES.stop - 1)
    if who.condition.gone:
        raise Refused("wrong-state-gone", name=who.name)
    fight = open_combat_of(state, who.id)
    if fight is not None:
        raise Refused("wrong-state-fighting", name=who.name, title=fight.title)
    require_combat_numbers(state, who)
    return Fighter(character=who.id, name=who.name, side=side)


def require_combat_numbers(state: NoirState, who: Character) -> None:
    """Refuse `missing-input-fighter` if a number that combat needs is missing, or the threshold is 0."""
    usual = tuning(state.campaign.settings)
    for id_ in NEEDED:
        value = roll_values.value_or_none(who, id_, usual)
        if value is None or (id_ == "threshold" and value < 1):
            raise Refused("missing-input-fighter", name=who.name, value=roll_values.value_name(id_))


def join_combat(course: Course, action: m.JoinCombat, seat: Seat) -> None:
    """Add a fighter, who rolls initiative at once (NOIR-90). Refused: as `open_combat`, and `no-fate`."""
    require_gm(seat)
    if len(course.combat.fighters) >= MOST_FIGHTERS:
        raise Refused("bad-count-fighters", least=2, most=MOST_FIGHTERS)
    fighter = require_fighter(course.state, action.character, action.side)
    contest, turn = course.at
    course.tell(cd.FighterJoined(contest=contest, turn=turn, fighter=fighter))
    if course.combat.phase is Phase.INITIATIVE_ROLLS:
        rolls = (*course.combat.checks, initiative_check(course, fighter.character))
        course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=rolls))
        return
    _roll_late(course, fighter.character, action.odds)


def _roll_late(course: Course, number: str, odds: int) -> None:
    """Roll a latecomer's initiative and keep open checks; with odds dice, the two highest count (NOIR-67)."""
    checks.pay_before(course, course.character(number), odds)
    running = course.combat.checks
    beside = initiative_check(course, number, odds)
    rolled = checks.roll_alone(course, beside)
    cast = rolled.casts[0]
    assert cast.outcome is not None, "it was rolled"
    contest, turn = course.at
    course.tell(d.CheckDecided(contest=contest, turn=turn, number=len(running), check=rolled))
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=running))
    set_initiative(course, number, action_effects.initial_initiative(cast.outcome, cast.dice), cast.outcome)


def leave_combat(course: Course, action: m.LeaveCombat, seat: Seat) -> None:
    """Remove a fighter from the combat (NQ-60). Refused: `gm-only`, `no-such-fighter`."""
    require_gm(seat)
    fighter = course.combat.fighter(action.character)
    if fighter is None:
        raise Refused("no-such-fighter")
    before = course.combat
    contest, turn = course.at
    called_off = _takes_part(before, action.character)
    if called_off:
        _tell_called_off(course)
    if before.phase is Phase.INITIATIVE_ROLLS:
        kept = tuple(one for one in before.checks if one.cast_of(action.character) is None)
        course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=kept))
    _end_for(course, fighter.character)
    course.tell(cd.FighterLeft(contest=contest, turn=turn, character=fighter.character, name=fighter.name))
    if before.actor == action.character:
        advance_from(course, Phase.PICK_ACTOR)
    elif called_off:
        _after_call_off(course, before.phase)


def _takes_part(combat: Combat, number: str) -> bool:
    """Return whether somebody is part of the current action or its hits."""
    move = combat.move
    in_move = move is not None and number in {move.actor, *move.targets}
    return in_move or any(number in {hit.attacker, hit.victim} for hit in combat.hits)


def call_off_action(course: Course, seat: Seat) -> None:
    """Call off the current action.

    Its actor declares again. If it was carried out already, its hits are dropped and the turn ends.
    Refused: `gm-only`, `wrong-state-no-action`.
    """
    require_gm(seat)
    if course.combat.move is None:
        raise Refused("wrong-state-no-action")
    phase = course.combat.phase
    _tell_called_off(course)
    _after_call_off(course, phase)


#: In these phases the action has been carried out; only its hits remain.
_HARM = frozenset({Phase.HIT_PENDING, Phase.DAZE_ROLL, Phase.WOUND_ROLL})


def _tell_called_off(course: Course) -> None:
    contest, turn = course.at
    actor = course.fighter(course.combat.actor)
    course.tell(cd.ActionCalledOff(contest=contest, turn=turn, character=actor.character, name=actor.name))


def _after_call_off(course: Course, phase: Phase) -> None:
    """Let the actor declare again, unless the action was carried out: nobody acts twice (NOIR-93)."""
    if phase in _HARM:
        advance_from(course, Phase.TURN_END)
        return
    contest, turn = course.at
    course.tell(d.Waited(contest=contest, turn=turn, phase=Phase.DECLARE_ACTION))


def set_initiative_by_gm(course: Course, action: m.SetInitiative, seat: Seat) -> None:
    """Set a fighter's initiative. Refused: `gm-only`, `no-such-fighter`, `bad-value-initiative`."""
    require_gm(seat)
    if course.combat.fighter(action.character) is None:
        raise Refused("no-such-fighter")
    if not action_effects.FLOOR <= action.initiative <= MOST_INITIATIVE:
        raise Refused("bad-value-initiative", least=action_effects.FLOOR, most=MOST_INITIATIVE)
    set_initiative(course, action.character, action.initiative)


def set_circumstances(course: Course, action: m.SetFighterCircumstances, seat: Seat) -> None:
    """Set the circumstances of a fighter's next action or defence (NOIR-31).

    Refused: `gm-only`, `no-such-fighter`, `bad-level`, `bad-value-many` for more than 5.
    """
    require_gm(seat)
    fighter = course.combat.fighter(action.character)
    if fighter is None:
        raise Refused("no-such-fighter")
    modifiers.require_sizes(action.sizes)
    contest, turn = course.at
    course.tell(
        cd.CircumstancesSet(
            contest=contest,
            turn=turn,
            character=fighter.character,
            name=fighter.name,
            sizes=action.sizes,
        )
    )


def take_grit(course: Course, action: m.Grit, seat: Seat) -> None:
    """Pay for grit: a character who cannot act may act in this round (NOIR-63).

    Refused: `no-such-fighter`, `not-your-character`, `wrong-state-had-turn`, `wrong-state-grit` if it does
    not help, `wrong-state-answered` if it was bought already, `no-fate`.
    """
    fighter = course.combat.fighter(action.character)
    if fighter is None:
        raise Refused("no-such-fighter")
    who = course.character(action.character)
    require_acting(seat, who)
    if fighter.had_turn:
        raise Refused("wrong-state-had-turn", name=who.name)
    if fighter.grit:
        raise Refused("wrong-state-answered", name=who.name)
    if not who.condition.may_grit or course.combat.turn == 0:
        raise Refused("wrong-state-grit", name=who.name)
    paid = payment(course.state, who, FateUse.GRIT, 1)
    contest, turn = course.at
    course.tell(paid.but(contest=contest, turn=turn))
    course.tell(cd.GritTaken(contest=contest, turn=turn, character=who.id, name=who.name))


def pass_turn(course: Course, seat: Seat) -> None:
    """End the turn of an actor who cannot act. Refused: `wrong-state-phase`, `not-your-turn`."""
    combat = course.combat
    if combat.phase is not Phase.TURN_START or any(not check.decided for check in combat.checks):
        raise Refused("wrong-state-phase", title=combat.title)
    who = course.character(combat.actor)
    if not acts_for(seat, who):
        raise Refused("not-your-turn", name=who.name)
    advance_from(course, Phase.TURN_END)


def next_round(course: Course, seat: Seat) -> None:
    """Start the next round although nobody can act. Refused: `gm-only`, `wrong-state-phase`."""
    require_gm(seat)
    if course.combat.phase is not Phase.ROUND_END:
        raise Refused("wrong-state-phase", title=course.combat.title)
    advance_from(course, Phase.ROUND_START)


def end_round_for_all(course: Course) -> None:
    """Apply the end of a round to every fighter, because the combat ends."""
    for one in course.combat.fighters:
        _end_for(course, one.character)


def _end_for(course: Course, number: str) -> None:
    """Let a recovered fighter act again (NOIR-126); a countdown counts from the next round on (NOIR-128)."""
    how = course.character(number).condition
    health = Health.ACTING if how.health is Health.RECOVERING else how.health
    change_condition(course, number, how.but(health=health, fresh=False), "round")


def one_side_left(state: NoirState, combat: Combat) -> bool:
    """Return whether everybody who can still fight is on one side, so that the GM may end the combat."""
    fighting = {one.side for one in combat.fighters if _fights(state.characters[one.character])}
    return len(fighting) < 2


def _fights(who: Character) -> bool:
    how = who.condition
    return not how.gone and (how.can_act or how.may_grit)
