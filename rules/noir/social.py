"""Social conflicts: two sides, four levels, from talk to deadly violence (NOIR-140 to 143)."""

from rules.contract.ownership import acts_for, find, require_acting
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base.settings import tuning
from rules.noir.combat.lifecycle import SIDES, require_fighter, start_combat
from rules.noir.roll import checks
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import Check, MeasuredBy, RollPart, Social, SocialPhase, SocialSide
from rules.noir.state.context import Course
from rules.noir.state.participants import require_outside_combat

LEVELS = range(1, 5)
#: From this level on, combat decides (NOIR-143).
FIGHT = 3


def usual_ability(*, threat: bool) -> str:
    """Return the ability that the passive side usually rolls; a threat of violence changes it (NOIR-141)."""
    return "resistance" if threat else "withstand"


def open_social(course: Course, action: m.OpenSocial, seat: Seat) -> None:
    """Open a social conflict (NOIR-140), as the active side's player or the GM.

    Refused: `not-your-character`, `bad-count-parties` if both sides are the same person, `bad-value-level`,
    `gm-only` for a level above the first, `wrong-state-in-combat`, codes of texts, and as `require_fit`.
    """
    active, passive = find(course.state, action.active), find(course.state, action.passive)
    if active.id == passive.id:
        raise Refused("bad-count-parties")
    require_acting(seat, active)
    require_level(action.level)
    if action.level > LEVELS.start:
        require_gm(seat)
    for who in (active, passive):
        require_outside_combat(course.state, who)
    rolls = action.rolls or "charm"
    usual = "charm" if action.both_active else usual_ability(threat=action.threat)
    against = action.passive_rolls or usual
    social = Social(
        id=course.state.campaign.next_id,
        title=f"{active.name} – {passive.name}",
        place=action.place,
        level=action.level,
        parties=(
            _party(active, rolls, action.goal, active=True),
            _party(passive, against, action.effect, active=action.both_active),
        ),
    )
    require_fit(course.state, social, social.level)
    course.tell(d.SocialOpened(contest=social.id, turn=social.turn, social=social))
    begun = Course(course.state, social.id, course.dice)
    begin_level(begun)
    for event in begun.events:
        course.tell(event)


def _party(who: Character, rolls: str, text: str, *, active: bool) -> SocialSide:
    said = "" if names.is_empty(text) else names.sentence(text)
    return SocialSide(character=who.id, name=who.name, active=active, rolls=rolls, text=said)


def require_level(level: int) -> int:
    """Return a level from 1 to 4. Refused: `bad-value-level` (NOIR-143)."""
    if level not in LEVELS:
        raise Refused("bad-value-level", least=LEVELS.start, most=LEVELS.stop - 1)
    return level


def begin_level(course: Course) -> None:
    """Begin the current level: first the texts, then the roll or the fight (NOIR-140, NOIR-143)."""
    social = course.social
    if any(not party.text for party in social.parties):
        _wait(course, SocialPhase.TERMS)
    elif social.level >= FIGHT:
        _fight(course)
    else:
        casts = _asking_somebody(tuple(_cast(course, party) for party in social.parties))
        check = Check(versus=MeasuredBy.EACH_OTHER, casts=casts)
        course.tell(d.ChecksOpened(contest=social.id, turn=social.turn, checks=(check,)))
        _wait(course, SocialPhase.ROLL)
        advance_social(course)


def require_texts(social: Social) -> None:
    """Refuse `missing-input-text` until both sides have said what they want (NOIR-140)."""
    for party in social.parties:
        if not party.text:
            raise Refused("missing-input-text", name=party.name)


def _cast(course: Course, party: SocialSide) -> RollPart:
    who = course.character(party.character)
    cast = checks.roll_part_for(course, who, party.rolls, m.NOTHING, 0)
    return cast.but(odds=None) if who.is_main or checks.asked_before(course, who) else cast


def _asking_somebody(casts: tuple[RollPart, ...]) -> tuple[RollPart, ...]:
    """Ask about the first roll where nobody would be asked: the GM may give circumstances (NOIR-31)."""
    first, *others = casts
    return casts if any(cast.odds is None for cast in casts) else (first.but(odds=None), *others)


def _wait(course: Course, phase: SocialPhase) -> None:
    social = course.social
    course.tell(d.Waited(contest=social.id, turn=social.turn, phase=phase))


def state_terms(course: Course, action: m.StateTerms, seat: Seat) -> None:
    """State what a side wants (NOIR-140), or change it before the dice of a level fall (NOIR-142).

    A change keeps the ability. Refused: `no-such-party`, `not-your-character`, `wrong-state-phase`, codes of
    texts, and as `require_fit` if this was the last missing text.
    """
    social = course.social
    party = next((one for one in social.parties if one.character == action.character), None)
    if party is None:
        raise Refused("no-such-party")
    if not acts_for(seat, course.character(party.character)):
        raise Refused("not-your-character", name=party.name)
    again = social.phase is SocialPhase.ROLL and _untouched(social)
    if social.phase is not SocialPhase.TERMS and not again:
        raise Refused("wrong-state-phase", title=social.title)
    course.tell(
        d.TermsStated(
            contest=social.id,
            turn=social.turn,
            character=party.character,
            name=party.name,
            active=party.active,
            text=names.sentence(action.text),
            rolls=party.rolls if again else action.rolls or party.rolls,
        )
    )
    if not again and all(one.text for one in course.social.parties):
        begin_level(course)


def _untouched(social: Social) -> bool:
    """Return whether no dice of this level have fallen yet."""
    return social.check is not None and not any(cast.dice or cast.offered for cast in social.check.casts)


def advance_social(course: Course) -> None:
    """Take the roll as far as it can go; then wait for the loser's choice (NOIR-141, NOIR-142)."""
    if not checks.advance_check(course, 0):
        return
    check = course.social.check
    assert check is not None, "it was just rolled"
    lost = next(cast for cast in check.casts if cast.outcome is not None and not cast.outcome.won)
    _lost(course, lost.character)


def _lost(course: Course, number: str) -> None:
    social = course.social
    name = next(party.name for party in social.parties if party.character == number)
    course.tell(
        d.LoserNamed(contest=social.id, turn=social.turn, character=number, name=name, level=social.level)
    )
    _wait(course, SocialPhase.CHOICE)


def choose_loss(course: Course, action: m.ChooseLoss, seat: Seat) -> None:
    """Accept the loss, or go up one level (NOIR-142).

    Refused: `wrong-state-phase`, `not-your-character`, `wrong-state-highest` at the fourth level.
    """
    social = course.social
    if social.phase is not SocialPhase.CHOICE:
        raise Refused("wrong-state-phase", title=social.title)
    who = course.character(social.loser)
    require_acting(seat, who)
    level = after_choice(social.level, escalate=action.escalate)
    course.tell(
        d.LossChosen(
            contest=social.id,
            turn=social.turn,
            character=who.id,
            name=who.name,
            escalated=action.escalate,
            level=level,
        )
    )
    if action.escalate:
        begin_level(course)
    else:
        course.tell(d.ContestEnded(contest=social.id, turn=social.turn, title=social.title))


def after_choice(level: int, *, escalate: bool) -> int:
    """Return the level after the loser's choice (NOIR-142).

    Refused: `bad-value-level`, `wrong-state-highest`.
    """
    require_level(level)
    if escalate and level == LEVELS[-1]:
        raise Refused("wrong-state-highest")
    return level + escalate


def _is_fit(state: NoirState, social: Social) -> bool:
    try:
        require_fit(state, social, social.level)
    except Refused:
        return False
    return True


def require_fit(state: NoirState, social: Social, level: int) -> None:
    """Refuse a level that one of the sides cannot play.

    Refused: `missing-input` for an ability that is not on the sheet; from the third level on, as
    `lifecycle.require_fighter`.
    """
    for party in social.parties:
        if level < FIGHT:
            value_of(find(state, party.character), party.rolls, tuning(state.campaign.settings))
        else:
            require_fighter(state, party.character, SIDES.start)


def _fight(course: Course) -> None:
    """Open a combat between the two (NOIR-143); if one of them cannot fight, the GM says who lost."""
    social = course.social
    if not _is_fit(course.state, social):
        _wait(course, SocialPhase.FIGHT)
        return
    setup = [
        m.FighterSetup(character=party.character, side=side)
        for side, party in enumerate(social.parties, start=1)
    ]
    title = social.title
    combat = start_combat(course, social.place, title, setup)
    course.tell(d.FightBegan(contest=social.id, turn=social.turn, combat=combat, level=social.level))
    _wait(course, SocialPhase.FIGHT)


def name_loser(course: Course, action: m.NameLoser, seat: Seat) -> None:
    """Name the loser of the fight.

    Refused: `gm-only`, `wrong-state-phase`, `no-such-party`, `wrong-state-fight-runs`.
    """
    require_gm(seat)
    social = course.social
    if social.phase is not SocialPhase.FIGHT:
        raise Refused("wrong-state-phase", title=social.title)
    if action.character not in {party.character for party in social.parties}:
        raise Refused("no-such-party")
    combat = course.state.contests.get(social.combat)
    if combat is not None and combat.is_open:
        raise Refused("wrong-state-fight-runs", title=combat.title)
    _lost(course, action.character)
