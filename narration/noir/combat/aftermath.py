"""How a combat has ended and what can be done now, and what a fighter's player wants to know during one.

Rules: NOIR-60, 112, 113, 121, 128, 129.
"""

from collections.abc import Callable, Iterator, Sequence

from narration.noir.combat.fighters import known
from narration.noir.combat.prompts import weapon_option
from narration.noir.sheet import injury
from narration.noir.social.social_conflict import at_stake
from narration.parts.joined import beside, running_on
from narration.text.line import Line, line
from narration.text.truncate import TITLE_LENGTH, name_list, truncated_line
from rules.core.model_base import Event
from rules.core.seat import Seat
from rules.noir.base.enums import Health
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_or_none
from rules.noir.state.campaign_state import Character, Condition, NoirState
from rules.noir.state.contest_events import ContestEnded
from rules.noir.state.contests import Combat, Contest, Fighter, Social
from rules.noir.view import characters_in

#: The most names in a line, and the most weapons of a character.
NAMES, WEAPONS = 5, 3
#: The most names in a headline.
FEW = 3


def over_headline(combat: Combat, events: Sequence[Event]) -> Line:
    """Return that a combat is over, and who is out of it at its end."""
    title, gone = truncated_line(combat.title, TITLE_LENGTH), _gone(combat, events)
    if combat.harm:
        return line("noir-harm-over", title=title)
    if not gone:
        return line("noir-head-over", title=title)
    return line("noir-head-over-out", title=title, names=name_list([one.name for one in gone], FEW))


def _gone(combat: Combat, events: Sequence[Event]) -> list[Fighter]:
    """Return the fighters who are out at the end, as far as the events say."""
    conditions = next((one.conditions for one in reversed(events) if isinstance(one, ContestEnded)), {})
    return [one for one in combat.fighters if one.character in conditions and conditions[one.character].gone]


def outcome(state: NoirState, combat: Combat) -> tuple[Line, ...]:
    """Return what was at stake, and in one line who is still in it and who is dead.

    The fighters are as they were at the end. The headline says who is out of it.
    """
    people = [known(state, one) for one in combat.fighters]
    left = [who.name for who in people if who.condition.can_act]
    standing = (line("noir-after-standing", names=name_list(left, NAMES)),) if left else ()
    dead = (_how(who) for who in people if who.condition.health is Health.DEAD)
    return (
        *(said for social in _decided_by(state, combat) for said in at_stake(social)),
        *(beside((*standing, *dead)) if any(who.condition.gone for who in people) else ()),
    )


def _how(who: Character) -> Line:
    return line("noir-brief-harm", name=truncated_line(who.name), harm=injury.notes(who.condition))


def _decided_by(state: NoirState, combat: Combat) -> Iterator[Social]:
    """Yield the social conflict that became this combat, if any (NOIR-143)."""
    for contest in state.contests.values():
        if isinstance(contest, Social) and contest.combat == combat.id:
            yield contest


def next_steps(state: NoirState, combat: Combat) -> tuple[Line, ...]:
    """Return who needs care, and what only the GM can say, in a line each.

    The fighters are as they were when the combat ended.
    """
    everybody = [known(state, one) for one in combat.fighters]
    return (*_care([who for who in everybody if not who.condition.gone]), *_for_the_gm(everybody))


def _care(people: Sequence[Character]) -> tuple[Line, ...]:
    """Return who is dying or has open wounds, and what helps (NOIR-121, NOIR-129)."""
    dying = [who.name for who in people if who.condition.mortal]
    open_ = [who.name for who in people if who.condition.open_wounds and not who.condition.mortal]
    if dying and open_:
        return (line("noir-after-care", dying=name_list(dying, NAMES), wounded=name_list(open_, NAMES)),)
    ids = (("noir-after-dying", dying), ("noir-after-wounds", open_))
    return tuple(line(id_, names=name_list(names, NAMES)) for id_, names in ids if names)


def _for_the_gm(people: Sequence[Character]) -> tuple[Line, ...]:
    """Return who may be dead, who comes round, and whose daze passes, as the GM says (NOIR-112, NOIR-128)."""
    ids: Sequence[tuple[str, Callable[[Condition], object]]] = (
        ("noir-after-fallen", lambda how: how.health is Health.OUT),
        ("noir-after-down", lambda how: how.health in {Health.DAZED, Health.UNCONSCIOUS}),
        ("noir-after-daze", lambda how: how.daze and how.health is Health.ACTING),
    )
    found = ((id_, [who.name for who in people if needs(who.condition)]) for id_, needs in ids)
    said = [line(id_, names=name_list(names, NAMES)) for id_, names in found if names]
    return running_on((*said, line("noir-after-gm"))) if said else ()


def own_part(state: NoirState, contest: Contest, seat: Seat) -> tuple[Line, ...]:
    """Return a line for each character of a seat in a contest: Fate, wound threshold and rounds loaded."""
    people = (state.characters[number] for number in characters_in(contest) if number in state.characters)
    own = (who for who in people if seat.id and who.seat == seat.id)
    return tuple(
        line("noir-own-part", name=truncated_line(who.name), facts=(*_facts(state, who),)) for who in own
    )


def _facts(state: NoirState, who: Character) -> Iterator[Line]:
    yield line("noir-own-part-fate", points=who.fate)
    threshold = value_or_none(who, "threshold", tuning(state.campaign.settings))
    if threshold is not None:
        yield line("noir-own-part-threshold", threshold=threshold)
    loaded = [arm for arm in who.arms if arm.weapon.magazine is not None]
    yield from map(weapon_option, loaded[:WEAPONS])
