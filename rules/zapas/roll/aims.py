"""The aims of rolls: whom or what they concern, and what a success does (ZAP-24, 56 to 59, 62 to 65)."""

from typing import assert_never

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.zapas.base.text_matching import same
from rules.zapas.sheet.conditions import find_condition, lift_condition
from rules.zapas.sheet.npc import USUAL_DIFFICULTY, attack_event, npc_of, require_step
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Character, Note, Task, ZapasState
from rules.zapas.state.contest_events import DifficultySet
from rules.zapas.state.contests import Aim, Purpose, Roll, RollPhase, Step
from rules.zapas.state.context import ActionContext

#: The most notes that the display of a sheet has room for.
MOST_NOTES = 30


def require_aim(state: ZapasState, who: Character, aim: Aim) -> Aim:
    """Return the aim of a roll, without anything that does not belong to its purpose.

    Refused: `not-found` for a missing condition or task, `part-done`, `not-an-npc`, `npc-dead`, `immune`,
    `step-range`, `too-many` for a character with 30 notes, and the codes of names.
    """
    match aim.purpose:
        case Purpose.CONDITION:
            found = find_condition(find(state, aim.character), aim.text)
            return Aim(purpose=aim.purpose, character=aim.character, text=found.label)
        case Purpose.CONTACT | Purpose.ACQUIRE | Purpose.PACKED:
            if len(who.notes) >= MOST_NOTES:
                raise Refused("too-many", most=MOST_NOTES)
            return Aim(purpose=aim.purpose, text=names.name(aim.text))
        case Purpose.ATTACK:
            approach = names.name(aim.text) if aim.text else ""
            meant = Aim(purpose=aim.purpose, character=aim.character, text=approach, task=_task(state, aim))
        case Purpose.PART:
            if aim.reduction:
                require_step(aim.reduction)
            meant = aim.but(text=names.name(aim.text), task=find_task(state, aim.task).id)
        case Purpose.TASK:
            meant = Aim(purpose=aim.purpose, character=aim.character, task=find_task(state, aim.task).id)
        case Purpose.PLAIN:
            meant = Aim(character=aim.character)
        case _:
            assert_never(aim.purpose)
    if meant.character:
        npc_of(state, meant.character)
    require_unfinished(state, meant)
    return rule_approach(state, meant, None)


def find_task(state: ZapasState, number: str) -> Task:
    """Return an open task; refuse `not-found`."""
    task = state.shared.task(number)
    if task is None:
        raise Refused("not-found")
    return task


def _task(state: ZapasState, aim: Aim) -> str:
    return find_task(state, aim.task).id if aim.task else ""


def require_unfinished(state: ZapasState, aim: Aim) -> None:
    """Refuse an aim that has been reached: `npc-dead` (ZAP-63), `part-done` (ZAP-56)."""
    task = state.shared.task(aim.task)
    if aim.purpose is Purpose.ATTACK:
        found, npc = npc_of(state, aim.character)
        if npc.dead:
            raise Refused("npc-dead", name=found.name)
    elif aim.purpose is Purpose.PART and task is not None and any(same(one, aim.text) for one in task.parts):
        raise Refused("part-done", text=aim.text)


def rule_approach(state: ZapasState, aim: Aim, approach: str | None) -> Aim:
    """Return the aim with the approach that an attack counts as; the GM may overrule the player (ZAP-65).

    Refused: `immune` if the NPC is immune to the approach, codes of names.
    """
    if aim.purpose is not Purpose.ATTACK:
        return aim
    ruled = aim if approach is None else aim.but(text=names.name(approach) if approach else "")
    found, npc = npc_of(state, ruled.character)
    if npc.profile(ruled.text).attack is None:
        raise Refused("immune", name=found.name)
    return ruled


def usual_base(state: ZapasState, aim: Aim) -> int:
    """Return the base difficulty that applies unless the GM sets another (ZAP-16, ZAP-62)."""
    if aim.purpose is not Purpose.ATTACK:
        return USUAL_DIFFICULTY
    attack = npc_of(state, aim.character)[1].profile(aim.text).attack
    return USUAL_DIFFICULTY if attack is None else attack  # the NPC may be immune by now


def reductions(state: ZapasState, aim: Aim) -> tuple[Step, ...]:
    """Return how much the finished parts of a task reduce its difficulty (ZAP-56)."""
    task = state.shared.task(aim.task) if aim.purpose is not Purpose.PART else None
    done = zip(task.parts, task.reductions, strict=True) if task else ()
    return tuple(Step(text=text, amount=amount) for text, amount in done)


def difficulty_set(roll: Roll, planned: Roll) -> DifficultySet:
    """Return the event that sets a roll's difficulty as planned.
    If the pool is being built and something changed, the player must confirm (SM-3).
    """
    asked = (roll.difficulty, roll.aim.reduction) != (planned.difficulty, planned.aim.reduction)
    return DifficultySet(
        contest=roll.id,
        turn=roll.turn,
        base=planned.base,
        raises=planned.raises,
        reductions=planned.reductions,
        difficulty=planned.difficulty,
        reduction=planned.aim.reduction,
        approach=planned.aim.text if planned.aim.purpose is Purpose.ATTACK else "",
        changed=roll.phase is RollPhase.BUILDING and (asked or roll.unconfirmed),
    )


# ------------------------------------------------------------------------------------------ results


def apply_success(course: ActionContext, roll: Roll, hits: int) -> None:
    """Apply the effect of a success."""
    match roll.aim.purpose:
        case Purpose.CONDITION:
            _lift(course, roll.aim)
        case Purpose.PART:
            _ease(course, roll.aim)
        case Purpose.TASK:
            _finish(course, roll.aim.task)
        case Purpose.ATTACK:
            _hit(course, roll.aim, hits)
        case Purpose.CONTACT | Purpose.ACQUIRE | Purpose.PACKED:
            _note(course, roll)
        case Purpose.PLAIN:
            pass


def _lift(course: ActionContext, aim: Aim) -> None:
    found = course.state.characters[aim.character]
    if found.condition(aim.text) is not None:
        contest, turn = course.at
        course.tell(lift_condition(found, aim.text).but(contest=contest, turn=turn))


def _ease(course: ActionContext, aim: Aim) -> None:
    task = course.state.shared.task(aim.task)
    if task is None:
        return  # the GM dropped the task in the meantime
    contest, turn = course.at
    course.tell(
        e.TaskReduced(
            contest=contest,
            turn=turn,
            task=task.id,
            text=task.text,
            part=aim.text,
            reduction=aim.reduction,
        )
    )
    for roll in course.state.contests.values():
        if isinstance(roll, Roll) and roll.phase is RollPhase.BUILDING and roll.aim.task == task.id:
            _ease_open(course, roll)


def _ease_open(course: ActionContext, roll: Roll) -> None:
    """Reduce the difficulty of a roll for the task while its pool is built. A roll for a part keeps its
    difficulty (ZAP-56).
    """
    eased = reductions(course.state, roll.aim)
    if eased != roll.reductions:
        course.tell(difficulty_set(roll, roll.but(reductions=eased)))


def _finish(course: ActionContext, number: str) -> None:
    task = course.state.shared.task(number)
    if task is not None:
        contest, turn = course.at
        course.tell(e.TaskSet(contest=contest, turn=turn, task=task.id, text=task.text, dropped=True))


def _hit(course: ActionContext, aim: Aim, hits: int) -> None:
    """Add the hits to the NPC's total. If they kill it, the attack's task is done (ZAP-56, ZAP-63)."""
    found, npc = npc_of(course.state, aim.character)
    profile = npc.profile(aim.text)
    if profile.attack is None:
        return  # the GM made the NPC immune to this approach in the meantime
    contest, turn = course.at
    hit = attack_event(found, profile, hits).but(contest=contest, turn=turn)
    course.tell(hit)
    if hit.dead:
        _finish(course, aim.task)


def _note(course: ActionContext, roll: Roll) -> None:
    """Note the new contact, or the thing that is now at hand (ZAP-58, ZAP-59)."""
    who = course.state.characters[roll.character]
    contest, turn = course.at
    note = Note(id=who.made + 1, purpose=roll.aim.purpose, text=roll.aim.text)
    course.tell(se.Noted(contest=contest, turn=turn, character=who.id, name=who.name, note=note))
