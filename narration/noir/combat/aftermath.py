"""How a combat has ended and what can be done now, and what a fighter's player wants to know during one.

Rules: NOIR-60, 112, 113, 121, 128, 129.
"""

from collections.abc import Callable, Iterator, Sequence

from narration.noir.combat.fighters import known
from narration.noir.combat.prompts import weapon_option
from narration.noir.sheet import injury
from narration.noir.social.social_conflict import at_stake
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
    if not gone:
        return line("noir-head-over", title=title)
    return line("noir-head-over-out", title=title, names=name_list([one.name for one in gone], FEW))


def _gone(combat: Combat, events: Sequence[Event]) -> list[Fighter]:
    """Return the fighters who are out at the end, as far as the events say."""
    conditions = next((one.conditions for one in reversed(events) if isinstance(one, ContestEnded)), {})
    return [one for one in combat.fighters if one.character in conditions and conditions[one.character].gone]


def outcome(state: NoirState, combat: Combat) -> tuple[Line, ...]:
    """Return what was at stake, who is still in it, and how those are who are not.

    The fighters are as they were at the end.
    """
    people = [known(state, one) for one in combat.fighters]
    gone = tuple(
        line("noir-brief-harm", name=truncated_line(who.name), harm=injury.notes(who.condition))
        for who in people
        if who.condition.gone
    )
    left = [who.name for who in people if who.condition.can_act]
    return (
        *(said for social in _decided_by(state, combat) for said in at_stake(social)),
        *((line("noir-after-standing", names=name_list(left, NAMES)),) if left and gone else ()),
        *((line("noir-harms", harms=gone[:NAMES]),) if gone else ()),
    )


def _decided_by(state: NoirState, combat: Combat) -> Iterator[Social]:
    """Yield the social conflict that became this combat, if any (NOIR-143)."""
    for contest in state.contests.values():
        if isinstance(contest, Social) and contest.combat == combat.id:
            yield contest


def next_steps(state: NoirState, combat: Combat) -> tuple[Line, ...]:
    """Return what can be done for the fighters of a combat that is over, who are as they were at its end."""
    everybody = [known(state, one) for one in combat.fighters]
    people = [who for who in everybody if not who.condition.gone]
    fallen = [who.name for who in everybody if who.condition.health is Health.OUT]
    cares: Sequence[tuple[str, Callable[[Condition], object]]] = (
        ("noir-after-dying", lambda how: how.mortal),
        ("noir-after-wounds", lambda how: how.open_wounds and not how.mortal),
        ("noir-after-down", lambda how: how.health in {Health.DAZED, Health.UNCONSCIOUS}),
        ("noir-after-daze", lambda how: how.daze and how.health not in {Health.DAZED, Health.UNCONSCIOUS}),
    )
    found = ((id_, [who.name for who in people if needs(who.condition)]) for id_, needs in cares)
    asked = (line("noir-after-fallen", names=name_list(fallen, NAMES)),) if fallen else ()
    return (*(line(id_, names=name_list(names, NAMES)) for id_, names in found if names), *asked)


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
