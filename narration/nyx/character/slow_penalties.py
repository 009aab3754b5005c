"""Slow penalties and slow damage: which are running, when the next roll comes, and what they did.

Times are minutes of game time. Rules: NYX-47, 49, 50.
"""

from narration.nyx.base import words
from narration.nyx.rolls import dice
from narration.pictures.colours import tone_of_outcome
from narration.text.game_time import duration
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.nyx.harm.slow_penalties import SIXTHS, due_at
from rules.nyx.state.campaign_state import Affliction, Character, NyxState
from rules.nyx.state.events import Afflicted, AfflictionRolled, DamageRemoved, HealingOwed

ROLLS = len(SIXTHS)


def affliction_panel(state: NyxState, character: Character) -> Panel:
    """Return a character's slow penalties, each with its next roll; the panel also asks for rolls now due."""
    due = [one for one in character.afflictions if _wait(state, one) == 0]
    name = truncate(character.name)
    if due:
        headline = line("nyx-headline-slow-due", name=name, affliction=truncate(due[0].name))
    else:
        headline = line("nyx-headline-slow", name=name, count=len(character.afflictions))
    return Panel(
        headline=headline,
        title=verbatim(character.name),
        lines=(line("nyx-slow-is"),),
        fields=tuple(_field(state, character, one) for one in character.afflictions),
        tone="behind" if due else "running",
    )


def _field(state: NyxState, character: Character, affliction: Affliction) -> Field:
    rating = character.ratings[affliction.attribute]
    moves = ((-rating.fatigue, line("nyx-fatigue")), (affliction.strength, line("nyx-strength")))
    against = words.total(affliction.attribute, rating.base, [move for move in moves if move[0]])
    return Field(
        verbatim(affliction.name), (line("nyx-slow-against", sum=against), next_roll(state, affliction))
    )


def next_roll(state: NyxState, affliction: Affliction) -> Line:
    """Return the number of the next roll, and how much game time is left until then."""
    wait, number = _wait(state, affliction), affliction.rolled + 1
    if wait == 0:
        return line("nyx-slow-now", number=number, count=ROLLS)
    return line("nyx-slow-next", number=number, count=ROLLS, span=duration(wait))


def _wait(state: NyxState, affliction: Affliction) -> int:
    """Return the minutes until the next roll; 0 when it can be made now or is overdue."""
    return max(0, due_at(affliction) - state.campaign.clock)


def afflicted(event: Afflicted) -> tuple[Line, ...]:
    """Return lines for a new slow penalty, with the time of its first roll."""
    slow = event.affliction
    first = duration(due_at(slow) - slow.began)
    return (
        line("nyx-afflicted", name=event.name, affliction=slow.name),
        line(
            "nyx-affliction-is",
            attribute=words.ATTRIBUTES[slow.attribute],
            strength=slow.strength,
            period=duration(slow.period),
        ),
        line("nyx-affliction-first", span=first, count=ROLLS),
    )


def affliction_result(event: AfflictionRolled) -> Panel:
    """Return the message that describes a roll against a slow penalty."""
    held = event.roll.steps > 0
    return Panel(
        headline=line(
            "nyx-headline-slow-held" if held else "nyx-headline-slow-harmed",
            name=truncate(event.name),
            affliction=truncate(event.affliction.name),
            number=event.affliction.rolled + 1,
            count=ROLLS,
        ),
        title=line("nyx-slow-title", name=event.name, affliction=event.affliction.name),
        lines=(*_told(event), *_points(event)),
        tone=tone_of_outcome(held),
    )


def rolled(event: AfflictionRolled) -> tuple[Line, ...]:
    """Return the roll for the journal."""
    return (line("nyx-slow-title", name=event.name, affliction=event.affliction.name), *_told(event))


def _told(event: AfflictionRolled) -> tuple[Line, ...]:
    """Return which roll it was, its dice and aspects, and what it did."""
    number = event.affliction.rolled + 1
    aspects = words.used(event.positive, event.negative, event.forced, ())
    return (
        line("nyx-slow-number", number=number, count=ROLLS),
        dice.rolled(event.roll),
        dice.effect(event.roll),
        *aspects,
        line("nyx-slow-harmed", damage=event.affliction.name) if event.aspect else line("nyx-slow-held"),
        *((line("nyx-slow-over"),) if number == ROLLS else ()),
    )


def _points(event: AfflictionRolled) -> tuple[Line, ...]:
    points = sum(use.points for use in (*event.positive, *event.negative))
    return (line("nyx-points-moved", points=points),) if points else ()


def removed(event: DamageRemoved) -> Line:
    """Return the removal of damage, which was healed or bought off with points (NYX-49, NYX-50)."""
    if event.healed:
        return line("nyx-damage-healed", name=event.name, damage=event.damage)
    return line("nyx-damage-removed", name=event.name, damage=event.damage, points=-event.points)


def healing_owed(event: HealingOwed) -> Line:
    """Return a line that names the characters whose players may say which slow damage healed (NYX-50)."""
    return line("nyx-healing-owed", names=tuple(map(verbatim, event.names)))
