"""Prompts about a hit, for the turn of somebody who cannot act, and for the GM.

They are usually private; only the person who is asked sees the chances of wounds. Rules: NOIR-31, 62, 63, 70,
97, 121.
"""

from narration.noir.base.odds import wounds_line
from narration.noir.base.words import ACTIONS, harm_called, notation
from narration.noir.combat.fighters import sides
from narration.noir.combat.prompts import condition_lines
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncated_line
from rules.noir.preview import of_hit
from rules.noir.state.campaign_state import Condition, NoirState
from rules.noir.state.contests import Combat, Fighter, Hit

# ------------------------------------------------------------------------------------- hits and turns


def _blow(state: NoirState, hit: Hit) -> Line:
    victim = state.characters[hit.victim].name
    damage = line("noir-damage-plus", damage=notation(hit.damage), plus=hit.plus)
    if hit.harm is not None:
        names = (truncated_line(victim),)
        return line("noir-harm-dealt", what=harm_called(hit.harm), names=names, damage=damage)
    attacker = state.characters[hit.attacker].name
    return line("noir-blow", attacker=attacker, victim=victim, damage=damage)


def _ahead(state: NoirState, combat: Combat, character: str) -> tuple[Line, ...]:
    """Return the chances that the pending hit wounds a character, before Fate."""
    wounds = of_hit(state, combat, character)
    return (wounds_line(wounds),) if wounds else ()


def protecting(state: NoirState, combat: Combat, character: str, *, odds: bool = True) -> Panel:
    """Ask a character whether to take a hit in another's place, with the chances for that (NOIR-62)."""
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
    """Ask a victim whether to pay for fewer wounds before damage is rolled, with the chances (NOIR-70)."""
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
    """Ask a character who cannot act whether to pay a point of Fate to act (NOIR-63)."""
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
    """Ask the GM what an action rolls (NOIR-97)."""
    move, actor = combat.move, combat.fighter(combat.actor)
    assert move is not None, "only a declared action is ruled on"
    assert actor is not None, "whose turn it is fights"
    return Panel(
        headline=line("noir-headline-rule", name=truncated_line(actor.name), action=ACTIONS[move.action]),
        title=verbatim(combat.title),
        lines=(*((verbatim(move.text),) if move.text else ()), line("noir-rule-how")),
    )


def weighing(combat: Combat) -> Panel:
    """Ask the GM how hard a move is (NOIR-97)."""
    actor = combat.fighter(combat.actor)
    assert actor is not None, "whose turn it is fights"
    return Panel(
        headline=line("noir-headline-weigh", name=truncated_line(actor.name)),
        title=verbatim(combat.title),
        lines=(line("noir-weigh-how"),),
    )


def nobody_acts(combat: Combat) -> Panel:
    """Ask the GM whether to continue or end the combat in a round in which nobody can act."""
    return Panel(
        headline=line("noir-headline-nobody", turn=combat.turn),
        title=verbatim(combat.title),
        lines=(line("noir-nobody-how"),),
    )


def tools(title: str, fighter: Fighter | None = None, how: Condition | None = None) -> Panel:
    """Show what else the GM can do with a combat, or with one fighter whose condition is `how`."""
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
    """Show who fights on which side, for somebody who is about to join one."""
    return Panel(
        headline=line("noir-headline-join", name=truncated_line(name)),
        title=verbatim(combat.title),
        lines=sides(combat.fighters),
    )
