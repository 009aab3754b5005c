"""What can be done after a combat, and what a fighter's player wants to know during one.

Rules: NOIR-60, 112, 113, 121, 128, 129.
"""

from collections.abc import Callable, Iterator, Sequence

from narration.noir.combat.fighters import known
from narration.noir.combat.prompts import weapon_option
from narration.text.line import Line, line
from narration.text.truncate import name_list, truncated_line
from rules.core.seat import Seat
from rules.noir.base.enums import Health
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_or_none
from rules.noir.state.campaign_state import Character, Condition, NoirState
from rules.noir.state.contests import Combat, Contest
from rules.noir.view import characters_in

#: The most names in a line, and the most weapons of a character.
NAMES, WEAPONS = 5, 3


def next_steps(state: NoirState, combat: Combat) -> tuple[Line, ...]:
    """Return what can be done for the fighters of a combat that is over, who are as they were at its end."""
    people = [who for one in combat.fighters if not (who := known(state, one)).condition.gone]
    cares: Sequence[tuple[str, Callable[[Condition], object]]] = (
        ("noir-after-dying", lambda how: how.mortal),
        ("noir-after-wounds", lambda how: how.open_wounds and not how.mortal),
        ("noir-after-down", lambda how: how.health in {Health.DAZED, Health.UNCONSCIOUS}),
        ("noir-after-daze", lambda how: how.daze and how.health not in {Health.DAZED, Health.UNCONSCIOUS}),
    )
    found = ((id_, [who.name for who in people if needs(who.condition)]) for id_, needs in cares)
    return tuple(line(id_, names=name_list(names, NAMES)) for id_, names in found if names)


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
