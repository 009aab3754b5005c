"""What one person is asked about a hit or a turn that cannot be taken, and the GM's tools.

Private as a rule; the chances of wounds are those of who reads. Rules: NOIR-31, 62, 63, 70, 97, 121.
"""

from narration.noir.base.odds import wounds_line
from narration.noir.base.words import ACTIONS
from narration.noir.combat.fighters import sides
from narration.noir.combat.prompts import condition_lines
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncated_line
from rules.noir.preview import of_hit
from rules.noir.state.campaign_state import Condition, NoirState
from rules.noir.state.contests import Combat, Fighter, Hit

# ------------------------------------------------------------------------------------- hits and turns


def _blow(state: NoirState, hit: Hit) -> Line:
    attacker, victim = state.characters[hit.attacker].name, state.characters[hit.victim].name
    damage = line("noir-damage-plus", damage=str(hit.damage), plus=hit.plus)
    return line("noir-blow", attacker=attacker, victim=victim, damage=damage)


def _ahead(state: NoirState, combat: Combat, character: str) -> tuple[Line, ...]:
    """How likely the hit that waits wounds somebody, before Fate."""
    wounds = of_hit(state, combat, character)
    return (wounds_line(wounds),) if wounds else ()


def protecting(state: NoirState, combat: Combat, character: str, *, odds: bool = True) -> Panel:
    """A hit that somebody may take in another's place, with their own chances (NOIR-62)."""
    hit = combat.hits[0]
    victim = truncated_line(state.characters[hit.victim].name)
    return Panel(
        headline=line(
            "noir-headline-protect", name=truncated_line(state.characters[character].name), victim=victim
        ),
        title=verbatim(combat.title),
        lines=(
            _blow(state, hit),
            *condition_lines(state, hit.victim),
            line("noir-protect-how"),
            *(_ahead(state, combat, character) if odds else ()),
        ),
        tone="behind",
    )


def surviving(state: NoirState, combat: Combat, *, odds: bool = True) -> Panel:
    """A hit whose wounds its victim may pay to lessen, before damage is known, with the chances (NOIR-70)."""
    hit = combat.hits[0]
    return Panel(
        headline=line("noir-headline-survive", name=truncated_line(state.characters[hit.victim].name)),
        title=verbatim(combat.title),
        lines=(
            _blow(state, hit),
            *condition_lines(state, hit.victim),
            *(_ahead(state, combat, hit.victim) if odds else ()),
            line("noir-survive-how"),
        ),
        tone="behind",
    )


def gritting(state: NoirState, combat: Combat, character: str) -> Panel:
    """Somebody who cannot act, and could for a point (NOIR-63)."""
    how = state.characters[character].condition
    mortal = (line("noir-own-mortal", rounds=how.mortal),) if how.mortal else ()
    return Panel(
        headline=line("noir-headline-grit", name=truncated_line(state.characters[character].name)),
        title=verbatim(combat.title),
        lines=(*condition_lines(state, character), *mortal, line("noir-grit-how")),
        tone="behind",
    )


# ------------------------------------------------------------------------------------- the GM


def ruling(combat: Combat) -> Panel:
    """An action whose roll the GM names (NOIR-97)."""
    move, actor = combat.move, combat.fighter(combat.actor)
    assert move is not None, "only a declared action is ruled on"
    assert actor is not None, "whose turn it is fights"
    return Panel(
        headline=line("noir-headline-rule", name=truncated_line(actor.name), action=ACTIONS[move.action]),
        title=verbatim(combat.title),
        lines=(*((verbatim(move.text),) if move.text else ()), line("noir-rule-how")),
    )


def nobody_acts(combat: Combat) -> Panel:
    """A round in which nobody could act: it goes on, or the combat ends."""
    return Panel(
        headline=line("noir-headline-nobody", turn=combat.turn),
        title=verbatim(combat.title),
        lines=(line("noir-nobody-how"),),
    )


def tools(title: str, fighter: Fighter | None = None, how: Condition | None = None) -> Panel:
    """What else the GM can do with a combat, or with one of its fighters, who is so."""
    if fighter is None:
        help_ = (line("noir-tools-how"),)
        return Panel(headline=line("noir-headline-tools"), title=verbatim(title), lines=help_)
    sizes = fighter.circumstances
    given = (line("noir-circumstances-are", sum=sum(sizes)),) if sizes else ()
    saved = (line("noir-saved-how"),) if how is not None and how.saved else ()
    return Panel(
        headline=line("noir-headline-tools-of", name=truncated_line(fighter.name)),
        title=verbatim(title),
        lines=(line("noir-own-initiative", initiative=fighter.initiative), *given, *saved),
    )


def joining(combat: Combat, name: str) -> Panel:
    """Who fights on which side, before somebody joins one."""
    return Panel(
        headline=line("noir-headline-join", name=truncated_line(name)),
        title=verbatim(combat.title),
        lines=sides(combat.fighters),
    )
