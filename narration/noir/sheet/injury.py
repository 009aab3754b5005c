"""Injury in words: conditions, the effects of a hit, and changes (NOIR-70, NOIR-120 to 130)."""

from narration.noir.base import words
from narration.noir.rolls import dice
from narration.text.line import Line, line
from rules.noir.base.enums import Health
from rules.noir.state.campaign_state import Condition
from rules.noir.state.combat_events import ConditionChanged, DamageRolled, WoundsStabilised


def notes(condition: Condition) -> tuple[Line, ...]:
    """Return a character's injuries in a few words each, the gravest first; `ok` if there are none."""
    if condition.gone:
        return (words.HEALTH[condition.health],)
    shown = (*_countdown(condition), *_awake(condition), *wounds(condition))
    return shown or (words.HEALTH[Health.ACTING],)


def _countdown(condition: Condition) -> tuple[Line, ...]:
    if condition.mortal:
        return (line("noir-note-dying", rounds=condition.mortal),)
    return (line("noir-note-saved"),) if condition.saved else ()


def _awake(condition: Condition) -> tuple[Line, ...]:
    if condition.health is Health.DAZED and not condition.withheld:
        return (line("noir-note-dazed", daze=condition.daze),)
    daze = (line("noir-note-daze", daze=condition.daze),) if condition.daze else ()
    if condition.health is Health.ACTING:
        return daze
    return (words.HEALTH[condition.health], *daze)


def wounds(condition: Condition) -> tuple[Line, ...]:
    """Return how many wounds a character has, and how many of them are open."""
    if not condition.wounds:
        return ()
    if condition.withheld:
        return (line("noir-note-wounded" if condition.open_wounds else "noir-note-closed"),)
    if condition.open_wounds == condition.wounds:
        return (line("noir-note-wounds-open", wounds=condition.wounds),)
    return (line("noir-note-wounds", wounds=condition.wounds, open=condition.open_wounds),)


def damage(event: DamageRolled) -> tuple[Line, ...]:
    """Return the effects of a hit: the damage as a sum, the resulting daze, and how many wounds follow."""
    if not event.amount:
        return (_damage(event),)
    return (_damage(event), _daze(event), *_survived(event))


def _damage(event: DamageRolled) -> Line:
    shown = dice.total(event.dice, event.damage.dice)
    reached = sum(event.dice) + event.damage.flat + event.plus
    for number in (event.damage.flat, event.plus):
        if number:
            shown = line("noir-less" if number < 0 else "noir-more", sum=shown, number=abs(number))
    if event.damage.flat or event.plus:
        shown = line("noir-equals", sum=shown, total=reached)
    if reached < 0:
        shown = line("noir-counts-as", sum=shown, total=event.amount)
    return line("noir-damage", name=event.name, sum=shown)


def _daze(event: DamageRolled) -> Line:
    if not event.threshold:  # the numbers are for the GM alone (0121)
        return line("noir-wounds-withheld", amount=event.amount, wounds=event.caused)
    before, step = event.daze - event.amount, event.threshold * (2 if event.damage.stun else 1)
    daze = line("noir-daze-sum", before=before, amount=event.amount, daze=event.daze)
    times = next((times for times in (4, 2, 1) if event.daze > times * step), 0)
    above = line("noir-step-stun" if event.damage.stun else "noir-step", threshold=event.threshold)
    if times > 1:
        above = line("noir-step-times", step=above, times=times, total=times * step)
    elif event.damage.stun:
        above = line("noir-equals", sum=above, total=step)
    id_ = {4: "noir-wounds-highest", 2: "noir-wounds-lowest", 1: "noir-wounds-one", 0: "noir-wounds-none"}[
        times
    ]
    return line(id_, daze=daze, step=above, wounds=event.caused)


def _survived(event: DamageRolled) -> tuple[Line, ...]:
    if event.wounds == event.caused:
        return ()
    return (line("noir-wounds-survived", caused=event.caused, wounds=event.wounds),)


def changed(event: ConditionChanged) -> tuple[Line, ...]:
    """Return a sentence for each change in condition that no other event reports."""
    before, after = event.before, event.after
    if after.gone and not before.gone:
        return (_gone(event),)
    health = _health(event) if before.health is not after.health else ()
    return (*health, *_mortal(event))


def _gone(event: ConditionChanged) -> Line:
    if event.after.health is Health.OUT:
        return line("noir-is-out", name=event.name)
    return line("noir-dies-of-it" if event.cause == "round" else "noir-dies", name=event.name)


def _health(event: ConditionChanged) -> tuple[Line, ...]:
    match event.after.health:
        case Health.DAZED:
            return (line("noir-is-dazed", name=event.name),)
        case Health.RECOVERING:
            return (line("noir-comes-round", name=event.name),)
        case Health.UNCONSCIOUS:
            return (line("noir-is-unconscious", name=event.name),)
        case Health.ACTING:
            return (line("noir-acts-again", name=event.name),)
        case _:
            return ()


def _mortal(event: ConditionChanged) -> tuple[Line, ...]:
    before, after = event.before.mortal, event.after.mortal
    if after and not before:
        return (line("noir-is-mortal", name=event.name, rounds=after),)
    if after and after < before:
        return (line("noir-rounds-left", name=event.name, rounds=after),)
    if before and not after and event.after.saved:
        return (line("noir-is-saved", name=event.name),)
    return ()


def countdown(name: str, left: int) -> Line:
    """Return how many rounds a dying character has left; with 0 left, the character dies (NOIR-128)."""
    return line("noir-rounds-left", name=name, rounds=left) if left else line("noir-dies-of-it", name=name)


def stabilised(event: WoundsStabilised) -> Line:
    """Return the result of a round of care (NOIR-129)."""
    if event.change > 0:
        known, rough = "noir-stabilised", "noir-stabilised-withheld"
    elif event.change < 0:
        known, rough = "noir-reopened", "noir-reopened-withheld"
    else:
        known, rough = "noir-care-nothing", "noir-care-nothing-withheld"
    if event.rough:
        return line(rough, name=event.name)
    return line(known, name=event.name, count=abs(event.change), open=event.open_wounds)


def harm(before: Condition, after: Condition) -> tuple[Line, ...]:
    """Return what got worse, in a few words for each change, for a headline."""
    if after.gone and not before.gone:
        return (words.HEALTH[after.health],)
    down = after.health is not before.health and after.health in {Health.DAZED, Health.UNCONSCIOUS}
    health = (words.HEALTH[after.health],) if down else ()
    dying = (line("noir-note-dying", rounds=after.mortal),) if after.mortal and not before.mortal else ()
    return (*dying, *health)
