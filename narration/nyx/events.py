"""Every event of a Nyx campaign in a few lines, for journals and short answers: one case per event.

The lines of a secret event say only that a choice was made; those of the event that reveals it say what was
chosen. A side whose name is not known is called by its number.
"""

from typing import assert_never

from narration.nyx.base import words
from narration.nyx.base.words import Names, side_name
from narration.nyx.character import aspect_changes, claims, corrections, slow_penalties
from narration.nyx.conflict import consequences, marker, opposed_roll, tactics
from narration.nyx.conflict.opening import headline
from narration.nyx.rolls import called as calls
from narration.nyx.rolls import dice
from narration.text.line import Line, line, verbatim
from rules.nyx.base.enums import CharacterKind, Sealed
from rules.nyx.base.pool import Use
from rules.nyx.state import contest_events as d
from rules.nyx.state import events as e
from rules.nyx.state.npc_numbers import with_numbers

Lines = tuple[Line, ...]

_NUMBERED = (line("nyx-side-number", number=1), line("nyx-side-number", number=2))


def tell_event(event: e.NyxEvent, names: tuple[str, str] | None = None) -> Lines:
    """Return the lines of an event; `names` are its conflict's sides, for events without them."""
    called, event = words.side_names(names) if names else _NUMBERED, with_numbers(event)
    if isinstance(event, e.SheetEvent):
        return _sheet(event)
    if isinstance(event, e.CorrectEvent):
        return _correct(event)
    if isinstance(event, e.AspectEvent):
        return _aspect(event)
    if isinstance(event, e.WordEvent):
        return claims.word(event)
    if isinstance(event, e.CareEvent):
        return _care(event)
    if isinstance(event, d.DeclareEvent):
        return _declare(event, called)
    if isinstance(event, d.RoundEvent):
        return _round(event, called)
    return _end(event, called)


def _sheet(event: e.SheetEvent) -> Lines:
    match event:
        case e.CharacterCreated():
            return (_created(event),)
        case e.AttributeSet(attribute=attribute, value=value):
            worth = words.value(value)
            return (line("nyx-attribute-is", attribute=words.ATTRIBUTES[attribute], value=worth),)
        case e.AspectsNamed(names=names):
            written = tuple(verbatim(name) if name else line("nyx-slot-open") for name in names)
            return (line("nyx-aspects-named", aspects=written),)
        case e.CharacterFinished(name=name):
            return (line("nyx-finished", name=name),)
        case e.FatigueCleared():
            return (line("nyx-fatigue-cleared"),)
        case _:
            assert_never(event)


def _created(event: e.CharacterCreated) -> Line:
    if not event.value:
        return line("nyx-created", name=event.name)
    mob = event.character_kind is CharacterKind.MOB
    return line("nyx-created-mob" if mob else "nyx-created-bare", name=event.name, value=event.value)


def _correct(event: e.CorrectEvent) -> Lines:
    match event:
        case e.SheetCorrected():
            return (corrections.sheet_corrected(event),)
        case e.AspectCorrected():
            return (corrections.aspect_corrected(event),)
        case _:
            assert_never(event)


def _care(event: e.CareEvent) -> Lines:
    match event:
        case e.RollCalled():
            return calls.called(event)
        case e.Asked():
            return aspect_changes.asked(event)
        case e.AskRefused():
            return (aspect_changes.refused(event),)
        case e.AspectsChanged():
            return aspect_changes.changed(event)
        case e.DamageRemoved():
            return (slow_penalties.removed(event),)
        case e.HealingOwed():
            return (slow_penalties.healing_owed(event),)
        case e.Afflicted():
            return slow_penalties.afflicted(event)
        case e.AfflictionRolled():
            return slow_penalties.rolled(event)
        case _:
            assert_never(event)


def _aspect(event: e.AspectEvent) -> Lines:
    match event:
        case e.RolledAlone(name=name, roll=roll):
            told = (line("nyx-rolls", name=name, roll=dice.rolled(roll)), dice.effect(roll))
            aspects = words.used(event.positive, event.negative, event.forced, ())
            return (*told, *aspects, *claims.points_waiting(event.negative), *_asked_for(event))
        case e.UsedInStory(name=name, use=use, text=text):
            used = line("nyx-used-in-story", name=name, use=_paid(use), text=text)
            return (used, *claims.points_waiting((use,)))
        case e.SucceededByAspect(name=name, use=use, text=text):
            return (line("nyx-succeeded", name=name, use=_paid(use), text=text),)
        case e.AspectDemanded(name=name, aspect_name=aspect, value=value):
            return (line("nyx-demand-due", name=name, aspect=words.aspect(aspect, value)),)
        case e.DemandAnswered(name=name, use=use, bought_off=bought_off):
            return (
                line("nyx-demand-bought" if bought_off else "nyx-demand-taken", name=name, use=_paid(use)),
            )
        case _:
            assert_never(event)


def _asked_for(event: e.RolledAlone) -> Lines:
    """Return what the roll was for, and which group it counts for (NYX-21)."""
    text = (line("nyx-roll-for", text=event.text),) if event.text else ()
    return (*text, *calls.still_waits(event.group))


def _paid(use: Use) -> Line:
    return line("nyx-use-points", aspect=words.use(use), points=use.booked)


def _declare(event: d.DeclareEvent, names: Names) -> Lines:
    match event:
        case d.ConflictOpened(conflict=conflict):
            return (headline(conflict),)
        case d.Declared(side=side):
            declared = line(
                "nyx-declared", name=side_name(names, side), attribute=words.ATTRIBUTES[event.attribute]
            )
            return (declared, *words.used(event.positive, event.negative, (), ()))
        case d.DeclarationReopened(side=side):
            return (line("nyx-reopened", name=side_name(names, side)),)
        case d.ClaimsLet():
            return (claims.let(event),)
        case d.ClaimStruck():
            return (claims.struck(event.name, event.use, event.text),)
        case d.TacticsOpened():
            return (line("nyx-tactics-opened"),)
        case d.TacticReopened():
            return (line("nyx-choose-again", name=event.name),)
        case d.ModifierSet(side=side, modifier=modifier):
            set_ = line("nyx-modifier-is", modifier=modifier)
            return (line("nyx-side-has", name=side_name(names, side), what=set_),)
        case d.AdvantageSet(side=side, advantage=advantage):
            set_ = line("nyx-advantage-is", advantage=advantage)
            return (line("nyx-side-has", name=side_name(names, side), what=set_),)
        case d.AutomaticSet(side=side, on=on):
            name = side_name(names, side)
            return (line("nyx-itself-on", name=name) if on else line("nyx-itself-off", name=name),)
        case _:
            assert_never(event)


def _round(event: d.RoundEvent, names: Names) -> Lines:
    match event:
        case d.ChoiceHanded(name=name):
            return (line("nyx-choice-handed", name=name),)
        case d.TacticPicked(side=side):
            return (line("nyx-picked", name=side_name(names, side)),)
        case d.RoundRolled():
            return _rolled(event)
        case d.BonusChosen(side=side):
            return (tactics.bonus(Sealed.SEALED, side_name(names, side)),)
        case d.BonusesRevealed(bonuses=bonuses):
            called = words.side_names(event.names)
            return tuple(tactics.bonus(bonus, side_name(called, side)) for side, bonus in bonuses)
        case d.StoryJudged(name=name):
            return (tactics.judged(event, verbatim(name)),)
        case d.MarkerMoved():
            called = words.side_names(event.names)
            return (
                marker.moved_alone(event),
                *marker.overflow(event, called),
                *marker.penalty_due(event, called),
            )
        case _:
            assert_never(event)


def _rolled(event: d.RoundRolled) -> Lines:
    """Return both sides' picks, dice and effects, the marker's path, the verdict, and the narrator."""
    names = words.side_names(event.names)
    sides = tuple(shown for side in event.sides for shown in _side(side, passive=len(event.sides) == 1))
    return (
        *sides,
        marker.rolled(event),
        *tactics.verdict(event),
        consequences.narrator(event.narrator, names),
    )


def _side(side: d.SideRolled, *, passive: bool) -> Lines:
    worth = dice.steps(side.roll) if passive else dice.effect(side.roll)
    return (
        line("nyx-rolls", name=dice.side_name(side), roll=dice.rolled(side.roll)),
        worth,
        *dice.uses(side),
    )


def _end(event: d.EndEvent, names: Names) -> Lines:
    match event:
        case d.OpposedRolled():
            return _opposed(event)
        case d.ConflictCorrected():
            return (corrections.conflict_corrected(event, names),)
        case d.PenaltyTaken(name=name):
            return consequences.penalty(event, verbatim(name))
        case d.RoundTold():
            return (consequences.account(event),)
        case d.TurnOpened(turn=turn):
            return (line("nyx-round", turn=turn),)
        case d.ConflictEnded(title=title):
            called = words.side_names(event.names)
            return (line("nyx-headline-end", title=title, end=consequences.end(event.outcome, called)),)
        case _:
            assert_never(event)


def _opposed(event: d.OpposedRolled) -> Lines:
    """Return both sides' dice and effects, and who won."""
    names = words.side_names(event.names)
    sides = tuple(shown for side in event.sides for shown in _side(side, passive=False))
    return (*sides, *opposed_roll.result(event, names), *opposed_roll.harm_due(event, names))
