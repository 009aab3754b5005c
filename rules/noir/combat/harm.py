"""Harm without an attack, in and outside combat: a fall, a fire, a blast (NOIR-62, 70, 120 to 127).

Each victim gets a hit, and what follows is what follows the hit of an attack.
"""

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base import modifiers
from rules.noir.base.weapons import MOST_DAMAGE, Damage
from rules.noir.combat.common import TO_BE_HARMED
from rules.noir.combat.hit_queue import queue_harm
from rules.noir.combat.lifecycle import require_no_fight, require_numbers
from rules.noir.combat.phases import advance, advance_from
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contest_actions import HarmFighters, Harming, OpenHarm
from rules.noir.state.contests import Combat, Fighter, Hit, Phase
from rules.noir.state.context import Course

#: The most characters that one harm hits.
MOST_VICTIMS = 10
#: Where a combat may be interrupted: before an action is declared, and when nobody can act.
_BETWEEN = frozenset({Phase.DECLARE_ACTION, Phase.ROUND_END})


def open_harm(course: Course, action: OpenHarm, seat: Seat) -> None:
    """Harm characters who are in no combat (NOIR-120).

    Refused: `gm-only`, `wrong-state-fighting`, `missing-input-fighter`, codes of texts, and as `_hits`.
    """
    require_gm(seat)
    hits = _hits(course.state, action.harming)
    people = [course.character(hit.victim) for hit in hits]
    for who in people:
        require_no_fight(course.state, who)
        require_numbers(course.state, who, TO_BE_HARMED)
    combat = Combat(
        id=course.state.campaign.next_id,
        title=names.sentence(action.title),
        place=action.place,
        turn=1,
        harm=True,
        fighters=tuple(_victim(who, action.harming) for who in people),
    )
    course.tell(cd.CombatOpened(contest=combat.id, turn=combat.turn, combat=combat))
    begun = Course(course.state, combat.id, course.dice)
    queue_harm(begun, hits, Phase.ENDED)
    advance_from(begun, Phase.HIT_PENDING)
    for event in begun.events:
        course.tell(event)


def _victim(who: Character, harming: Harming) -> Fighter:
    side = 1 if who.is_main else 2
    return Fighter(character=who.id, name=who.name, side=side, circumstances=harming.circumstances)


def harm_fighters(course: Course, action: HarmFighters, seat: Seat) -> None:
    """Harm fighters between two actions, or after the hits that are worked out now (NOIR-120).

    Refused: `gm-only`, `wrong-state-harm` in the middle of an action, `no-such-fighter`, and as `_hits`.
    """
    require_gm(seat)
    combat = course.combat
    between = combat.phase in _BETWEEN and combat.move is None
    if not between and not combat.hits:
        raise Refused("wrong-state-harm", title=combat.title)
    hits = _hits(course.state, action.harming)
    contest, turn = course.at
    for one in (combat.fighter(hit.victim) for hit in hits):
        if one is None:
            raise Refused("no-such-fighter")
        sizes = action.harming.circumstances
        if sizes:
            course.tell(
                cd.CircumstancesSet(
                    contest=contest, turn=turn, character=one.character, name=one.name, sizes=sizes
                )
            )
    queue_harm(course, hits, combat.phase if between else None)
    if between:
        advance_from(course, Phase.HIT_PENDING)
    else:
        advance(course)


def _hits(state: NoirState, harming: Harming) -> tuple[Hit, ...]:
    """Return a hit for each victim.

    Refused: `bad-count-victims` for none or more than 10, `no-such-character`, `wrong-state-gone`,
    `bad-value-damage`, `bad-level`, `bad-value-many`, codes of texts.
    """
    victims = tuple(dict.fromkeys(harming.victims))
    if not 1 <= len(victims) <= MOST_VICTIMS:
        raise Refused("bad-count-victims", have=len(victims), most=MOST_VICTIMS)
    _require_damage(harming.damage)
    modifiers.require_sizes(harming.circumstances)
    harm = harming.harm
    if harm.text:
        harm = harm.but(text=names.sentence(harm.text))
    for who in (find(state, number) for number in victims):
        if who.condition.gone:
            raise Refused("wrong-state-gone", name=who.name)
    return tuple(Hit(attacker="", victim=number, damage=harming.damage, harm=harm) for number in victims)


def _require_damage(damage: Damage) -> None:
    if not 1 <= damage.dice <= MOST_DAMAGE or abs(damage.flat) > MOST_DAMAGE:
        raise Refused("bad-value-damage", text=str(damage), most=MOST_DAMAGE)
