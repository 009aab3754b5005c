"""The question whom the GM harms without an attack, with the chances of wounds (NOIR-120, 121)."""

from collections.abc import Iterator, Sequence

from narration.noir.base.odds import wounds_line
from narration.noir.base.words import notation
from narration.text.line import Line, Panel, line
from narration.text.truncate import name_list, truncated_line
from rules.noir.base.weapons import Damage
from rules.noir.preview import of_damage
from rules.noir.state.campaign_state import Character, NoirState

#: The most victims whose chances are shown, and whose names.
ODDS, NAMES = 4, 10


def harming(state: NoirState, victims: Sequence[Character], damage: Damage | None, *, title: Line) -> Panel:
    """Ask the GM for the harm, with what is chosen so far; `title` is what harms."""
    names = name_list([one.name for one in victims], NAMES)
    chosen = (line("noir-harm-at", what=line("noir-harm-victims"), names=names),) if victims else ()
    rolled = (line("noir-harm-damage", damage=notation(damage)),) if damage else ()
    return Panel(
        headline=line("noir-headline-harm"),
        title=title,
        lines=(*chosen, *rolled, *_chances(state, victims[:ODDS], damage), line("noir-harm-how")),
    )


def _chances(state: NoirState, victims: Sequence[Character], damage: Damage | None) -> Iterator[Line]:
    for one in victims if damage else ():
        assert damage is not None, "it was chosen"
        wounds = of_damage(state, one.id, damage)
        if wounds:
            yield line("noir-harm-odds", name=truncated_line(one.name), odds=wounds_line(wounds))
