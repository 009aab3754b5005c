"""What a scene, rest or session changes in Nyx: fatigue, slow damage, and whether aspects may change."""

from collections.abc import Iterator

from narration.nyx.base.words import ATTRIBUTES
from narration.parts.change import Change, CourseStep
from narration.text.line import line, verbatim
from rules.campaign.events import BreakDeclared, Rested, SceneChanged, SessionEnded, SessionStarted
from rules.nyx.harm.slow_penalties import slow_damage
from rules.nyx.sheet.requests import DAMAGE_PRICE
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.events import DamageRemoved, HealingOwed


def changes(step: CourseStep) -> Iterator[Change]:
    """Yield each changed value, who must say which damage heals, and which changes are now allowed."""
    for number, before in step.before.characters.items():
        yield from _fatigue(before, step.after.characters[number])
    for event in step.events:
        match event:
            case DamageRemoved(name=name, damage=damage):
                yield Change(line("nyx-course-healed", name=name, damage=damage), name)
            case HealingOwed():
                yield from _owed(step, event)
            case SceneChanged(counts=False):
                yield Change(line("campaign-counted-with-rest"))
            case Rested(counts=False):
                yield Change(line("campaign-counted-with-scene"))
            case SessionStarted() | BreakDeclared(on=False):
                yield Change(line("nyx-course-fixed"))
            case SessionEnded() | BreakDeclared(on=True):
                yield from _may_change(step)
            case _:
                pass


def _fatigue(before: Character, after: Character) -> Iterator[Change]:
    for attribute, rating in before.ratings.items():
        new = after.ratings[attribute]
        if new.fatigue != rating.fatigue:
            said = line(
                "nyx-course-fatigue",
                name=before.name,
                attribute=ATTRIBUTES[attribute],
                old=rating.fatigue,
                new=new.fatigue,
                was=rating.current,
                becomes=new.current,
            )
            yield Change(said, before.name)


def _owed(step: CourseStep, event: HealingOwed) -> Iterator[Change]:
    for number, name in zip(event.characters, event.names, strict=True):
        damage = slow_damage(step.after.characters[number])
        told = tuple(verbatim(aspect.name) for aspect in damage)
        yield Change(line("nyx-course-owed", name=name, damage=told), name)


def _may_change(step: CourseStep) -> Iterator[Change]:
    """Yield which players' characters may now change aspects or buy off damage (NYX-14, NYX-49)."""
    players = [one for one in step.after.characters.values() if one.seat and one.finished]
    if players:
        yield Change(line("nyx-course-may-change", names=tuple(verbatim(one.name) for one in players)))
    for one in players:
        if one.damage and one.points >= DAMAGE_PRICE:
            named = tuple(verbatim(aspect.name) for aspect in one.damage)
            said = line(
                "nyx-course-may-heal", name=one.name, points=one.points, price=DAMAGE_PRICE, damage=named
            )
            yield Change(said)
