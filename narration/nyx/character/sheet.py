"""Finished sheets, sheets that are being filled in, and the results of individual rolls.

Rules: NYX-2 to 9, 12, 15 to 18, 21, 44, 45, 47.
"""

from itertools import groupby

from narration.nyx.base import words
from narration.nyx.character.claims import points_waiting, word_due
from narration.nyx.character.pending import ask_due, healing_due
from narration.nyx.character.slow_penalties import ROLLS
from narration.nyx.conflict.panel import demands_due
from narration.nyx.rolls import dice
from narration.nyx.rolls.called import call_due, still_waits
from narration.pictures.colours import tone_of_outcome
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.nyx.base.enums import CharacterKind
from rules.nyx.sheet.sheet import ATTRIBUTE_SUM, attribute_sum, unnamed
from rules.nyx.state.campaign_state import Aspect, Character, NyxState
from rules.nyx.state.events import RolledAlone

_KINDS = {CharacterKind.BARE: line("nyx-sheet-bare"), CharacterKind.MOB: line("nyx-sheet-mob")}


def sheet(character: Character) -> Panel:
    """Return a character's sheet, for readers who may see it."""
    return Panel(
        headline=line("nyx-headline-sheet", name=truncate(character.name), values=_values(character)),
        title=verbatim(character.name),
        lines=_remarks(character),
        fields=(
            Field(line("nyx-attributes"), _ratings(character)),
            *_aspects(character),
            *_damage(character),
            *_slow(character),
        ),
        tone="over" if character.is_out else "running",
    )


def _values(character: Character) -> tuple[Line, ...]:
    """Return the current attributes and the balance of points."""
    if character.withheld:
        return _ratings(character)
    now = tuple(
        line("nyx-attribute-is", attribute=words.ATTRIBUTES[attribute], value=words.value(rating.current))
        for attribute, rating in character.ratings.items()
    )
    return (*now, words.points_sum(character.points, ())) if character.has_points else now


def _remarks(character: Character) -> tuple[Line, ...]:
    """Return what a reader should know before reading the numbers."""
    unfinished = () if character.finished else (line("nyx-sheet-unfinished"),)
    out = (line("nyx-sheet-out"),) if character.is_out else ()
    kind = (_KINDS[character.kind],) if character.kind in _KINDS else ()
    shows = character.has_points and not character.withheld
    points = (words.points_sum(character.points, ()),) if shows else ()
    return (*unfinished, *out, *kind, *points, *_waiting(character))


def _waiting(character: Character) -> tuple[Line, ...]:
    """Return the player's open tasks, and the request that the GM has yet to answer."""
    called = (call_due((character.name,), character.call),) if character.call else ()
    asked = (*word_due(character), *ask_due(character))
    return (*demands_due(character), *called, *asked, *healing_due(character))


def _ratings(character: Character) -> tuple[Line, ...]:
    if character.withheld:
        return tuple(map(words.unknown_sum, character.ratings))
    return tuple(
        words.attribute_sum(attribute, rating.base, rating.fatigue)
        for attribute, rating in character.ratings.items()
    )


def _aspects(character: Character) -> tuple[Field, ...]:
    """Return the aspects, one line per value."""
    own = [aspect for aspect in character.aspects if not aspect.damage]
    return (Field(line("nyx-aspects"), _by_value(own)),) if own else ()


def _by_value(aspects: list[Aspect]) -> tuple[Line, ...]:
    ordered = sorted(aspects, key=lambda aspect: -aspect.value)
    groups = groupby(ordered, key=lambda aspect: aspect.value)
    return tuple(
        line("nyx-aspects-of", value=value, aspects=tuple(map(_name, group))) for value, group in groups
    )


def _name(aspect: Aspect) -> Line:
    return verbatim(aspect.name) if aspect.name else line("nyx-slot-open")


def _damage(character: Character) -> tuple[Field, ...]:
    names = tuple(
        line("nyx-damage-slow", damage=aspect.name) if aspect.slow else verbatim(aspect.name)
        for aspect in character.damage
    )
    return (Field(line("nyx-damage"), names),) if names else ()


def _slow(character: Character) -> tuple[Field, ...]:
    """Return the slow penalties that are still running, with how many of their rolls were made."""
    running = tuple(
        line("nyx-slow-rolled", affliction=one.name, rolled=one.rolled, count=ROLLS)
        for one in character.afflictions
    )
    return (Field(line("nyx-pending-slow"), running),) if running else ()


def form(character: Character) -> Panel:
    """Return a sheet that is being filled in, with what is left to place and to name (NYX-2, NYX-4)."""
    left, unnamed_ = ATTRIBUTE_SUM - attribute_sum(character), unnamed(character)
    ready = left == 0 and unnamed_ == 0
    return Panel(
        headline=line("nyx-headline-form", name=truncate(character.name), left=left, unnamed=unnamed_),
        title=verbatim(character.name),
        lines=(line("nyx-form-ready" if ready else "nyx-form-saved"), *_hints(left, unnamed_)),
        fields=(Field(line("nyx-attributes"), (*_ratings(character), _budget(left))), *_aspects(character)),
        footer=line("nyx-credit"),
    )


def missing(_: NyxState, character: Character) -> tuple[Line, ...]:
    """Return what an unfinished sheet still needs (NYX-2, NYX-4)."""
    left, unnamed_ = ATTRIBUTE_SUM - attribute_sum(character), unnamed(character)
    named = (line("nyx-missing-names", count=unnamed_),) if unnamed_ else ()
    return (*((_budget(left),) if left else ()), *named)


def _hints(left: int, unnamed_: int) -> tuple[Line, ...]:
    """Return what helps with the next step: what the attributes cover, then what makes a good aspect (NYX-1,
    NYX-5). It is advice, and nothing enforces it.
    """
    if left:
        return (line("nyx-form-attributes"),)
    return (line("nyx-form-aspects"), line("nyx-form-balance")) if unnamed_ else ()


def _budget(left: int) -> Line:
    """Return how many points are left to place, or how many are too many."""
    if left == 0:
        return line("nyx-budget-even", need=ATTRIBUTE_SUM)
    id_ = "nyx-budget-left" if left > 0 else "nyx-budget-over"
    return line(id_, have=ATTRIBUTE_SUM - left, need=ATTRIBUTE_SUM, left=abs(left))


def roll_result(event: RolledAlone) -> Panel:
    """Return the message that describes an individual roll (NYX-15)."""
    won = event.roll.steps > 0
    return Panel(
        headline=_roll_headline(event),
        title=line("nyx-roll-won" if won else "nyx-roll-lost", name=event.name),
        lines=(
            *((verbatim(event.text),) if event.text else ()),
            dice.rolled(event.roll),
            dice.effect(event.roll),
            *_moved(event),
            *still_waits(event.group),
        ),
        tone=tone_of_outcome(won),
    )


def _roll_headline(event: RolledAlone) -> Line:
    name = truncate(event.name)
    return line("nyx-headline-roll", name=name, roll=dice.rolled_brief(event.roll), effect=event.roll.effect)


def _moved(event: RolledAlone) -> tuple[Line, ...]:
    """Return the roll's aspects and the change in points; only the player's sheet shows the new balance."""
    aspects = words.used(event.positive, event.negative, event.forced, ())
    points = sum(use.booked for use in (*event.positive, *event.negative))
    moved = (line("nyx-points-moved", points=points),) if points else ()
    return (*aspects, *moved, *points_waiting(event.negative))
