"""The queue of hits that an action landed; the first waits for those who may step in (NOIR-62).

`resolve` fills the queue; stepping in, surviving and damage work on its first hit.
"""

from rules.noir.base.enums import FateOrder, FateUse
from rules.noir.base.settings import tuning
from rules.noir.combat.common import MOST_FIGHTERS, missing_number
from rules.noir.fate.accounts import can_pay
from rules.noir.harm.ability_to_act import OUT_OF_ACTION
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import Combat, Hit, Phase
from rules.noir.state.context import Course
from rules.noir.state.participants import main_characters, open_combat_of

#: The price of stepping in for somebody (NOIR-62).
PROTECT_PRICE = 3


def protectors(course: Course, hit: Hit) -> tuple[str, ...]:
    """Return the conscious who can pay to step in; NPCs only if settings allow (NOIR-62)."""
    found = (course.character(number) for number in _near(course.state, course.combat, hit))
    return tuple(who.id for who in found if _could_protect(course, who))


def _near(state: NoirState, combat: Combat, hit: Hit) -> tuple[str, ...]:
    """Return who could take a hit for its victim, without the two of the hit (NOIR-62).

    In a combat they are those on the victim's side. In harm outside combat main characters stand up for each
    other, and NPCs among the victims for each other. As the settings say, it is everybody in it, and the main
    characters who are in no combat.
    """
    victim, usual = combat.fighter(hit.victim), tuning(state.campaign.settings)
    everybody = usual.protect_anybody
    main = state.characters[hit.victim].is_main
    sides = [one for one in combat.fighters if everybody or (victim is not None and one.side == victim.side)]
    elsewhere = _elsewhere(state, combat) if everybody or (combat.harm and main) else ()
    near = (*(one.character for one in sides), *elsewhere)
    return tuple(number for number in near if number not in {hit.attacker, hit.victim})


def _elsewhere(state: NoirState, combat: Combat) -> tuple[str, ...]:
    """Return the main characters who are in no combat and have the numbers to be harmed."""
    if len(combat.fighters) >= MOST_FIGHTERS:
        return ()
    free = (who for who in main_characters(state) if who.finished and open_combat_of(state, who.id) is None)
    return tuple(who.id for who in free if missing_number(state, who) is None)


def may_step_in(state: NoirState, combat: Combat) -> tuple[str, ...]:
    """Return who may step in for the pending hit: those asked, and those rescued for it (NOIR-69)."""
    hit = combat.hits[0]
    people = (state.characters[number] for number in rescuable(state, combat))
    given = (who.id for who in people if who.given_for(FateUse.PROTECT) >= PROTECT_PRICE)
    return tuple(dict.fromkeys((*hit.may_protect, *given)))


def rescuable(state: NoirState, combat: Combat) -> tuple[str, ...]:
    """Return who could step in for the pending hit if somebody paid; nobody without a hit (NOIR-69)."""
    if combat.phase is not Phase.HIT_PENDING or not combat.hits:
        return ()
    near = _near(state, combat, combat.hits[0])
    return tuple(one for one in near if state.characters[one].condition.health not in OUT_OF_ACTION)


def _could_protect(course: Course, who: Character) -> bool:
    asked = who.is_main or course.usual.odds_ask != "players"
    return asked and who.order is not FateOrder.NEVER and can_protect(course.state, who)


def can_protect(state: NoirState, who: Character) -> bool:
    """Return whether somebody is conscious and can pay to step in (NOIR-62)."""
    return who.condition.health not in OUT_OF_ACTION and can_pay(state, who, FateUse.PROTECT, PROTECT_PRICE)


def queue_hits(course: Course, hits: tuple[Hit, ...]) -> None:
    """Add hits to the queue, each with those who may step in for its victim."""
    asked = tuple(hit.but(may_protect=protectors(course, hit)) for hit in hits)
    contest, turn = course.at
    course.tell(
        cd.HitsLanded(
            contest=contest,
            turn=turn,
            hits=asked,
            attackers=tuple(course.fighter(hit.attacker).name for hit in asked),
            victims=tuple(course.fighter(hit.victim).name for hit in asked),
        )
    )


def queue_harm(course: Course, hits: tuple[Hit, ...], resumes: Phase | None) -> None:
    """Add hits that nobody dealt; `resumes` is the phase after them if they interrupt no action."""
    asked = tuple(hit.but(may_protect=protectors(course, hit)) for hit in hits)
    contest, turn = course.at
    course.tell(
        cd.HarmDealt(
            contest=contest,
            turn=turn,
            hits=asked,
            victims=tuple(course.fighter(hit.victim).name for hit in asked),
            resumes=resumes,
        )
    )


def next_hit(course: Course) -> Phase | None:
    """Take the first hit off the queue; return the phase of the next one, or of what follows the hits."""
    contest, turn = course.at
    following = course.combat.hits[1:2]
    asked = tuple(number for hit in following for number in protectors(course, hit))
    course.tell(cd.HitWorkedOut(contest=contest, turn=turn, may_protect=asked))
    return Phase.HIT_PENDING if course.combat.hits else course.combat.resumes or Phase.TURN_END
