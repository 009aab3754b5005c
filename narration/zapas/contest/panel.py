"""The panel of a roll, a duel or a recovery scene: its state, whom it waits for, and the chances.

It is made from the public view of state and events. Rules: ZAP-12 to 34, 47 to 52, SM-3, SM-4.
"""

from collections.abc import Iterable, Sequence

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, name_list, truncate, truncated_line
from narration.zapas.base import words
from narration.zapas.base.names import name_of
from narration.zapas.base.waits import waits, waits_brief
from narration.zapas.contest import dice as rolls
from narration.zapas.contest.duel_panel import duel_panel
from narration.zapas.contest.story import question_field, zapas_story
from rules.core.model_base import Event
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Contest, Duel, Purpose, Recovery, Roll, RollPhase
from rules.zapas.state.pool import size

#: The most conditions that a line names.
LABELS = 6


def zapas_panel(state: ZapasState, contest: Contest, events: Sequence[Event]) -> Panel:
    """Return the panel of a contest, or its story if it is finished.

    `events` are those of its current turn.
    """
    told = None if contest.is_open else zapas_story(events, contest)
    if told is not None:
        return told
    match contest:
        case Roll():
            return roll_panel(state, contest, events)
        case Duel():
            return duel_panel(state, contest, events)
        case Recovery():
            return recovery_panel(state, contest)


# ------------------------------------------------------------------------------------------ a roll


def roll_panel(state: ZapasState, roll: Roll, events: Sequence[Event]) -> Panel:
    """Return the panel of a roll: who tries what, the difficulty, the pool, and the chance."""
    built = roll.phase is not RollPhase.OPEN
    return Panel(
        headline=roll_headline(state, roll),
        title=verbatim(roll.title),
        lines=(
            *waits(state, roll),
            *about(state, roll),
            *(_building(roll, events) if built else ()),
            *barred(state, roll),
            *(rolls.helps(helper) for helper in roll.helpers),
        ),
        tone="running" if roll.is_open else "over",
    )


def roll_headline(state: ZapasState, roll: Roll) -> Line:
    """Return who tries what, or who gathers how many dice against what, and the chance."""
    name, title = truncated_line(name_of(state, roll.character)), truncated_line(roll.title, TITLE_LENGTH)
    if roll.phase is RollPhase.BUILDING:
        dice = size(roll.pool, roll.helpers)
        return line(
            "zapas-headline-building",
            name=name,
            dice=line("zapas-dice-count", count=dice),
            difficulty=rolls.needed(roll.needs),
            chance=rolls.success(dice, roll.needs),
            title=title,
        )
    return line("zapas-headline-tries", name=name, title=title)


def about(state: ZapasState, roll: Roll) -> Iterable[Line]:
    """Yield what the roll is for, and the character's conditions, for everybody to consider (ZAP-12, 21)."""
    if roll.goal:
        yield line("zapas-goal", text=truncate(roll.goal, GOAL_LENGTH))
    yield from aim(state, roll)
    who = state.characters.get(roll.character)
    if who is not None and who.conditions:
        labels = name_list([one.label for one in who.conditions], LABELS)
        yield line("zapas-conditions-now", name=who.name, conditions=labels)


def aim(state: ZapasState, roll: Roll) -> tuple[Line, ...]:
    """Return the purpose of a roll, and its object; nothing for a plain roll."""
    if roll.aim.purpose is Purpose.PLAIN:
        return ()
    return (line("zapas-aim", purpose=words.PURPOSES[roll.aim.purpose], what=_object(state, roll)),)


def _object(state: ZapasState, roll: Roll) -> Line:
    """Return the object of a roll: a condition, a part of a task, an opponent, a thing or a person."""
    meant, text = roll.aim, truncate(roll.aim.text, GOAL_LENGTH)
    task = state.shared.task(meant.task)
    match meant.purpose:
        case Purpose.PART:
            said = line("zapas-aim-part", text=text, task=truncate(task.text, GOAL_LENGTH) if task else "–")
            return line("zapas-aim-takes", part=said, number=meant.reduction) if meant.reduction else said
        case Purpose.TASK:
            return verbatim(truncate(task.text, GOAL_LENGTH) if task else roll.title)
        case Purpose.CONDITION:
            return line("zapas-aim-of", text=text, name=name_of(state, meant.character))
        case Purpose.ATTACK if meant.text:
            return line("zapas-aim-of", text=name_of(state, meant.character), name=text)
        case Purpose.ATTACK:
            return verbatim(name_of(state, meant.character))
        case _:
            return verbatim(text or roll.title)


def _building(roll: Roll, events: Sequence[Event]) -> Iterable[Line]:
    """Yield the difficulty, the pool, and the chance of success, or say that there is none."""
    dice = size(roll.pool, roll.helpers)
    yield rolls.difficulty(roll)
    yield line("zapas-pool", pool=rolls.pool(roll.pool, roll.helpers, rolls.built(events)))
    if roll.needs is not None and dice < roll.needs:
        yield line("zapas-hopeless")
    else:
        yield line("zapas-chance", chance=rolls.success(dice, roll.needs))


def barred(state: ZapasState, roll: Roll) -> tuple[Line, ...]:
    """Return a line with what the GM ruled out for a roll (ZAP-13)."""
    who = state.characters.get(roll.character)
    return rolls.barred(who, roll.barred) if who else ()


# ------------------------------------------------------------------------------------------ a scene


def recovery_panel(state: ZapasState, scene: Recovery) -> Panel:
    """Return the panel of a recovery scene: the characters' reserves, and questions to ask (ZAP-30)."""
    reserves = tuple(
        line("zapas-has", name=name, reserve=state.shared.of(found.seat).reserve)
        for number, name in zip(scene.characters, scene.names, strict=True)
        if (found := state.characters.get(number)) is not None
    )
    due = waits_brief(state, scene)
    title = truncated_line(scene.title, TITLE_LENGTH)
    where = line("zapas-headline-recovery", names=title)
    return Panel(
        headline=line("zapas-headline-panel", where=where, what=due) if due else where,
        title=line("zapas-title-recovery", names=scene.title),
        lines=(*waits(state, scene), line("zapas-recovery-how"), *reserves),
        fields=question_field(scene) if scene.is_open else (),
        tone="running" if scene.is_open else "over",
    )
