"""Rolls: tried, built, helped, thrown and settled (ZAP-12 to 19, 26 to 28, 32 to 34, 56 to 59, 63; SM-3)."""

from rules import names
from rules.refusal import Refused
from rules.seat import Seat, require_gm
from rules.zapas import deeds as d
from rules.zapas import events as e
from rules.zapas import moves as m
from rules.zapas.conditions import find_condition, lifted
from rules.zapas.contests import Aim, Pool, Purpose, Roll, RollPhase, Step
from rules.zapas.course import Course
from rules.zapas.model import Character, Effect, ZapasState
from rules.zapas.npc import attacked, npc_of, require_difficulty, require_step
from rules.zapas.people import acts_for, find, played, require_able, require_no_roll
from rules.zapas.pool import SIDES, free, hits, item_text, require_pool, size
from rules.zapas.texts import same

MOST_RAISES = 10


def open_roll(course: Course, action: m.OpenRoll, seat: Seat) -> None:
    """Try something (ZAP-12, 24, 56 to 59, 63).

    Refused: `no-such-character`, `gm-never-rolls`, `not-your-character`, `not-ready`, `cannot-act`,
    `roll-open`, `not-found` for a condition or task that is not there, `part-done`, `not-an-npc`,
    `npc-dead`, `immune`, `gm-only` for a difficulty, and the codes of texts.
    """
    state = course.state
    who = played(state, action.character, seat)
    require_able(who)
    require_no_roll(state, who)
    aim = require_aim(state, action.aim)
    if action.base is not None:
        require_gm(seat)
    roll = Roll(
        id=state.campaign.next_id,
        title=names.sentence(action.title),
        goal=names.sentence(action.goal) if action.goal else "",
        place=action.place,
        character=who.id,
        seat=who.seat,
        aim=aim,
    )
    course.tell(d.RollOpened(contest=roll.id, turn=roll.turn, roll=roll, name=who.name))
    if action.base is not None:
        begun = Course(course.state, roll.id, course.dice)
        wanted = m.SetDifficulty(
            contest=roll.id, step=roll.step, base=action.base, reduction=aim.reduction or 1
        )
        set_difficulty(begun, wanted, seat)
        for event in begun.events:
            course.tell(event)


def require_aim(state: ZapasState, aim: Aim) -> Aim:
    """Return what a roll is for, with its texts cleaned (ZAP-24, 56, 58, 59, 63, 65)."""
    text = names.name(aim.text) if aim.text else ""
    if aim.task and state.shared.task(aim.task) is None:
        raise Refused("not-found")
    match aim.purpose:
        case Purpose.CONDITION:
            find_condition(find(state, aim.character), text)
        case Purpose.PART:
            _require_part(state, aim, text)
        case Purpose.TASK if not aim.task:
            raise Refused("not-found")
        case Purpose.ATTACK:
            _require_target(state, aim.character, text)
        case _:
            pass
    return aim.but(text=text)


def _require_part(state: ZapasState, aim: Aim, text: str) -> None:
    task = state.shared.task(aim.task)
    if task is None or not text:
        raise Refused("not-found")
    if any(same(one, text) for one in task.parts):
        raise Refused("part-done", text=text)
    if aim.reduction:
        require_step(aim.reduction)


def _require_target(state: ZapasState, character: str, approach: str) -> None:
    found, npc = npc_of(state, character)
    if npc.dead:
        raise Refused("npc-dead", name=found.name)
    if npc.profile(approach).attack is None:
        raise Refused("immune", name=found.name)


# ------------------------------------------------------------------------------------------ building


def set_difficulty(course: Course, action: m.SetDifficulty, seat: Seat) -> None:
    """Set the difficulty, or change it until the throw (ZAP-16, 22, 56).

    Refused: `gm-only`, `difficulty-range`, `step-range`, `not-found` for a condition that raises nothing,
    `too-many` raises.
    """
    require_gm(seat)
    roll, who = course.roll, course.state.characters[course.roll.character]
    base = require_difficulty(action.base)
    if len(action.raises) + len(action.conditions) > MOST_RAISES:
        raise Refused("too-many", most=MOST_RAISES)
    raises = (
        *(_raised(who, label) for label in action.conditions),
        *(Step(text=names.name(one.text), amount=require_step(one.amount)) for one in action.raises),
    )
    task = course.state.shared.task(roll.aim.task) if roll.aim.purpose is not Purpose.PART else None
    reductions = zip(task.parts, task.reductions, strict=True) if task else ()
    steps = tuple(Step(text=text, amount=amount) for text, amount in reductions)
    reduction = require_step(action.reduction) if roll.aim.purpose is Purpose.PART else 0
    contest, turn = course.at
    planned = roll.but(base=base, raises=raises, reductions=steps)
    course.tell(
        d.DifficultySet(
            contest=contest,
            turn=turn,
            base=base,
            raises=raises,
            reductions=steps,
            difficulty=planned.difficulty,
            reduction=reduction,
            changed=roll.phase is RollPhase.BUILDING and roll.pool != Pool(),
        )
    )


def _raised(who: Character, label: str) -> Step:
    found = find_condition(who, label)
    if found.effect is not Effect.DIFFICULTY:
        raise Refused("not-found")
    return Step(text=found.label, amount=found.raises)


def require_roller(course: Course, seat: Seat) -> Character:
    """Return who rolls; refuse `not-your-character`."""
    who = course.state.characters[course.roll.character]
    if not acts_for(seat, who):
        raise Refused("not-your-character", name=who.name)
    return who


def require_building(course: Course) -> None:
    """Refuse `no-difficulty` before the GM has set one (SM-3)."""
    if course.roll.phase is not RollPhase.BUILDING:
        raise Refused("no-difficulty", title=course.roll.title)


def build(course: Course, action: m.Build, seat: Seat) -> None:
    """Build the pool anew (ZAP-13, 14, 26).

    Refused: `not-your-character`, `no-difficulty`, as `require_pool`, `not-enough-reserve`.
    """
    who = require_roller(course, seat)
    require_building(course)
    require_pool(who, action.pool, course.roll.barred)
    have = free(course.state, course.roll.seat) + course.roll.pool.reserve
    if action.pool.reserve > have:
        raise Refused("not-enough-reserve", have=have)
    course.tell(built(course, who, action.pool, 0, size(action.pool, course.roll.helpers)))


def built(course: Course, who: Character, pool: Pool, side: int, dice: int) -> d.PoolBuilt:
    """Return a pool with the names of what it is built from."""
    contest, turn = course.at
    trait = who.trait(pool.trait) if pool.trait is not None else None
    flag = who.flag(pool.flag) if pool.flag is not None else None
    aspects = [trait.aspect(number) for number in pool.aspects] if trait else []
    return d.PoolBuilt(
        contest=contest,
        turn=turn,
        side=side,
        name=who.name,
        pool=pool,
        dice=dice,
        trait=trait.name if trait else "",
        aspects=tuple(one.text for one in aspects if one),
        flag=flag.text if flag else "",
    )


def bar(course: Course, action: m.Bar, seat: Seat) -> None:
    """Rule an item out, or in again (ZAP-13). Refused: `gm-only`, `not-found`, `build-locked` in a duel."""
    require_gm(seat)
    contest = course.contest
    number = contest.character if isinstance(contest, Roll) else _principal(course, action.side)
    contest_id, turn = course.at
    text = item_text(course.state.characters[number], action.item)
    course.tell(
        d.ItemBarred(
            contest=contest_id,
            turn=turn,
            side=action.side,
            item=action.item,
            text=text,
            out=action.out,
        )
    )


def _principal(course: Course, side: int) -> str:
    if side not in {0, 1}:
        raise Refused("not-found")
    principal = course.duel.sides[side]
    if principal.confirmed:
        raise Refused("build-locked")
    return principal.character


def confirm(course: Course, seat: Seat) -> None:
    """Go on with another difficulty. Refused: `not-your-character`, `not-found` where nothing changed."""
    require_roller(course, seat)
    if not course.roll.unconfirmed:
        raise Refused("not-found")
    contest, turn = course.at
    course.tell(d.Confirmed(contest=contest, turn=turn))


# ------------------------------------------------------------------------------------------ the throw


def throw(course: Course, seat: Seat) -> None:
    """Throw and settle in one step (ZAP-15 to 18, 27, 28, 33).

    Refused: `not-your-character`, `no-difficulty`, `unconfirmed`, `objection-open`, `cannot-act`, and as
    `require_pool` for what was ruled out or locked since.
    """
    roll, who = course.roll, require_roller(course, seat)
    require_building(course)
    if roll.unconfirmed:
        raise Refused("unconfirmed", difficulty=roll.difficulty)
    if any(helper.objected for helper in roll.helpers):
        raise Refused("objection-open")
    require_able(who)
    require_pool(who, roll.pool, roll.barred)
    dice = course.dice.roll(SIDES, size(roll.pool, roll.helpers))
    counted = hits(dice)
    success = counted >= roll.difficulty
    contest, turn = course.at
    course.tell(
        d.Thrown(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            dice=dice,
            hits=counted,
            difficulty=roll.difficulty,
            success=success,
            flag=roll.pool.flag,
        )
    )
    _settle(course, roll, who, success=success)
    if success:
        _reach(course, roll, counted)


def _settle(course: Course, roll: Roll, who: Character, *, success: bool) -> None:
    """Give or take dice (ZAP-27, 28, 33)."""
    have = course.state.shared.of(roll.seat).reserve
    added = roll.pool.reserve
    after = have - added if success else course.after_failure(have, added)
    if after != have:
        course.set_reserve(roll.seat, who.name, "roll", after)
    if success:
        course.spend_help(roll.helpers)


def _reach(course: Course, roll: Roll, counted: int) -> None:
    """Do what a success was for (ZAP-24, 56, 63)."""
    state, aim = course.state, roll.aim
    contest, turn = course.at
    match aim.purpose:
        case Purpose.CONDITION:
            found = state.characters[aim.character]
            if found.condition(aim.text) is not None:
                course.tell(lifted(found, aim.text).but(contest=contest, turn=turn))
        case Purpose.PART:
            _ease(course, aim)
        case Purpose.TASK:
            task = state.shared.task(aim.task)
            if task is not None:
                course.tell(e.TaskSet(contest=contest, turn=turn, task=task.id, text=task.text, dropped=True))
        case Purpose.ATTACK:
            found, npc = npc_of(state, aim.character)
            hit = attacked(found, npc.profile(aim.text), counted)
            course.tell(hit.but(contest=contest, turn=turn))
        case _:
            pass


def _ease(course: Course, aim: Aim) -> None:
    task = course.state.shared.task(aim.task)
    if task is None:
        return  # the situation changed meanwhile, and the GM dropped it
    contest, turn = course.at
    course.tell(
        e.TaskReduced(
            contest=contest,
            turn=turn,
            task=task.id,
            text=task.text,
            part=aim.text,
            reduction=course.roll.aim.reduction or 1,
        )
    )


def cancel(course: Course, seat: Seat) -> None:
    """Cancel a roll that was not thrown (SM-3). Refused: `not-your-character`."""
    require_roller(course, seat)
    contest, turn = course.at
    course.tell(d.Cancelled(contest=contest, turn=turn, title=course.roll.title))
