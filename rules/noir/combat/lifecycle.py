"""The life of a combat: opening, joining, leaving, calling off, ending (NOIR-63, NOIR-90)."""

from collections.abc import Sequence

from rules.contract.ownership import acts_for, find, require_acting
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base import action_effects, modifiers
from rules.noir.base.enums import FateUse
from rules.noir.combat.common import MOST_FIGHTERS, TO_FIGHT, draw, missing_number
from rules.noir.combat.initiative import initiative_check, roll_late, set_initiative
from rules.noir.combat.phases import advance, advance_from
from rules.noir.combat.rounds import end_for
from rules.noir.fate.payments import payment
from rules.noir.roll import checks
from rules.noir.sheet import roll_values
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import OF_A_HIT, Combat, Fighter, Phase
from rules.noir.state.context import Course
from rules.noir.state.participants import open_combat_of

MOST_INITIATIVE = 99999
SIDES = range(1, 10)


def open_combat(course: Course, action: m.OpenCombat, seat: Seat) -> None:
    """Start a combat (NOIR-90).

    Refused: `gm-only`, `bad-count-fighters` for fewer than 2 or more than 25, `bad-value-side`,
    `wrong-state-fighting` for those already in a combat, `wrong-state-gone`, `missing-input`, `bad-level`,
    codes of texts.
    """
    require_gm(seat)
    start_combat(course, action.place, names.sentence(action.title), action.fighters)


def start_combat(course: Course, place: int, title: str, setup: Sequence[m.FighterSetup]) -> str:
    """Start a combat and roll initiative; return its id.

    Refused: as `open_combat`, except `gm-only` and codes of texts.
    """
    fighters = {one.character: require_fighter(course.state, one.character, one.side) for one in setup}
    for one in setup:
        modifiers.require_sizes(one.circumstances)
    if not 2 <= len(fighters) <= MOST_FIGHTERS:
        raise Refused("bad-count-fighters", least=2, most=MOST_FIGHTERS)
    combat = Combat(
        id=course.state.campaign.next_id, title=title, place=place, fighters=tuple(fighters.values())
    )
    course.tell(cd.CombatOpened(contest=combat.id, combat=combat))
    begun = Course(course.state, combat.id, course.dice)
    given = {one.character: one.circumstances for one in setup}
    rolls = tuple(initiative_check(begun, number, circumstances=given[number]) for number in fighters)
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
    require_no_fight(state, who)
    require_numbers(state, who, TO_FIGHT)
    return Fighter(character=who.id, name=who.name, side=side)


def require_no_fight(state: NoirState, who: Character) -> None:
    """Refuse `wrong-state-fighting` for somebody who is in a combat."""
    fight = open_combat_of(state, who.id)
    if fight is not None:
        raise Refused("wrong-state-fighting", name=who.name, title=fight.title)


def require_numbers(state: NoirState, who: Character, needed: Sequence[str]) -> None:
    """Refuse `missing-input-fighter` if one of these numbers is missing, or the threshold is 0."""
    missing = missing_number(state, who, needed)
    if missing is not None:
        raise Refused("missing-input-fighter", name=who.name, value=roll_values.value_name(missing))


def join_combat(course: Course, action: m.JoinCombat, seat: Seat) -> None:
    """Add a fighter, who rolls initiative at once (NOIR-90).

    Refused: as `open_combat`, `no-fate`, `wrong-state-phase` where nobody fights.
    """
    require_gm(seat)
    if course.combat.harm:
        raise Refused("wrong-state-phase", title=course.combat.title)
    modifiers.require_sizes(action.circumstances)
    if len(course.combat.fighters) >= MOST_FIGHTERS:
        raise Refused("bad-count-fighters", least=2, most=MOST_FIGHTERS)
    fighter = require_fighter(course.state, action.character, action.side)
    contest, turn = course.at
    course.tell(cd.FighterJoined(contest=contest, turn=turn, fighter=fighter))
    if course.combat.phase is Phase.INITIATIVE_ROLLS:
        late = initiative_check(course, fighter.character, circumstances=action.circumstances)
        rolls = (*course.combat.checks, late)
        course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=rolls))
        return
    roll_late(course, fighter.character, action.odds, action.circumstances)


def leave_combat(course: Course, action: m.LeaveCombat, seat: Seat) -> None:
    """Remove a fighter from the combat (NQ-60). Refused: `gm-only`, `no-such-fighter`."""
    require_gm(seat)
    fighter = course.combat.fighter(action.character)
    if fighter is None:
        raise Refused("no-such-fighter")
    before = course.combat
    contest, turn = course.at
    called_off = _takes_part(before, action.character) and before.resumes is None
    if called_off:
        _tell_called_off(course)
    if before.phase is Phase.INITIATIVE_ROLLS:
        kept = tuple(one for one in before.checks if one.cast_of(action.character) is None)
        course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=kept))
    end_for(course, fighter.character)
    course.tell(cd.FighterLeft(contest=contest, turn=turn, character=fighter.character, name=fighter.name))
    if before.resumes is not None:
        _after_harm_left(course, before)
    elif before.actor == action.character:
        advance_from(course, Phase.PICK_ACTOR)
    elif called_off:
        _after_call_off(course, before.phase)


def _after_harm_left(course: Course, before: Combat) -> None:
    """Go on with the hits of the others where a fighter left whose hit was being worked out."""
    if before.hits[0] in course.combat.hits:
        advance(course)
        return
    checks.drop_roll(course)
    advance_from(course, Phase.HIT_PENDING if course.combat.hits else before.resumes or Phase.TURN_END)


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


def _tell_called_off(course: Course) -> None:
    contest, turn = course.at
    actor = course.fighter(course.combat.actor)
    course.tell(cd.ActionCalledOff(contest=contest, turn=turn, character=actor.character, name=actor.name))


def _after_call_off(course: Course, phase: Phase) -> None:
    """Let the actor declare again, unless the action was carried out: nobody acts twice (NOIR-93)."""
    if phase in OF_A_HIT:
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


def set_in_hand(course: Course, action: m.SetInHand, seat: Seat) -> None:
    """Say what a fighter holds (NOIR-97). Refused: `gm-only`, `no-such-fighter`, `unknown-id-weapon`."""
    require_gm(seat)
    if course.combat.fighter(action.character) is None:
        raise Refused("no-such-fighter")
    draw(course, action.character, dict.fromkeys(action.weapons))


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
    if not who.condition.may_grit or course.combat.turn == 0 or course.combat.harm:
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


def one_side_left(state: NoirState, combat: Combat) -> bool:
    """Return whether everybody who can still fight is on one side, so that the GM may end the combat."""
    fighting = {one.side for one in combat.fighters if _fights(state.characters[one.character])}
    return len(fighting) < 2


def _fights(who: Character) -> bool:
    how = who.condition
    return not how.gone and (how.can_act or how.may_grit)
