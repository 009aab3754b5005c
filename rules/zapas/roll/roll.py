"""Rolls: opening, building, throw and results (ZAP-12 to 19, 26 to 28, 32 to 34, 56 to 59, 63; SM-3)."""

from rules.contract.ownership import require_acting
from rules.core import names
from rules.core.refusal import Refused, Term
from rules.core.seat import Seat, require_gm
from rules.zapas.base.dice import SIDES, hits
from rules.zapas.base.text_matching import normalized
from rules.zapas.roll.aims import (
    apply_success,
    difficulty_set,
    reductions,
    require_aim,
    require_unfinished,
    rule_approach,
    usual_base,
)
from rules.zapas.sheet.conditions import find_condition
from rules.zapas.sheet.npc import require_difficulty, require_step
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state.access import find_playable, require_able, require_no_roll
from rules.zapas.state.campaign_state import Character, Effect, ZapasState
from rules.zapas.state.contests import Duel, DuelPhase, Pool, Purpose, Roll, RollPhase, Step
from rules.zapas.state.context import ActionContext
from rules.zapas.state.pool import item_text, require_pool, size, unpromised_dice

MOST_RAISES = 10


def open_roll(course: ActionContext, action: m.OpenRoll, seat: Seat) -> None:
    """Open a roll: a character tries something (ZAP-12, 24, 56 to 59, 63).

    Refused: `no-such-character`, `gm-never-rolls`, `not-your-character`, `not-ready`, `cannot-act`,
    `roll-open`, as `require_aim`, `gm-only` if a player sets a difficulty, and the codes of texts.
    """
    state = course.state
    who = find_playable(state, action.character, seat)
    require_able(who)
    require_no_roll(state, who)
    aim = require_aim(state, who, action.aim)
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
        begun = ActionContext(course.state, roll.id, course.dice)
        wanted = m.SetDifficulty(
            contest=roll.id, step=roll.step, base=action.base, reduction=aim.reduction or 1
        )
        set_difficulty(begun, wanted, seat)
        for event in begun.events:
            course.tell(event)


# ------------------------------------------------------------------------------------------ building


def set_difficulty(course: ActionContext, action: m.SetDifficulty, seat: Seat) -> None:
    """Set the difficulty, or change it before the throw (ZAP-16, 22, 56, 63, 65).

    Refused: `gm-only`, `difficulty-range`, `step-range`, `not-found` for a condition that raises nothing,
    `too-many` above 10 raises, `immune` if the NPC is immune to the approach, codes of texts.
    """
    require_gm(seat)
    state, roll = course.state, course.roll
    aim = rule_approach(state, roll.aim, action.approach)
    eased = reductions(state, aim)
    planned = roll.but(
        base=require_difficulty(usual_base(state, aim) if action.base is None else action.base),
        raises=_raises(state.characters[roll.character], action),
        reductions=eased,
        aim=aim.but(reduction=require_step(action.reduction) if aim.purpose is Purpose.PART else 0),
    )
    course.tell(difficulty_set(roll, planned))


def _raises(who: Character, action: m.SetDifficulty) -> tuple[Step, ...]:
    labels = {normalized(label): label for label in action.conditions}
    if len(action.raises) + len(labels) > MOST_RAISES:
        raise Refused("too-many", most=MOST_RAISES)
    return (
        *(_raised(who, label) for label in labels.values()),
        *(Step(text=names.name(one.text), amount=require_step(one.amount)) for one in action.raises),
    )


def _raised(who: Character, label: str) -> Step:
    found = find_condition(who, label)
    if found.effect is not Effect.DIFFICULTY:
        raise Refused("not-found")
    return Step(text=found.label, amount=found.raises)


def require_roller(course: ActionContext, seat: Seat) -> Character:
    """Return the character who rolls; refuse `not-your-character`."""
    who = course.state.characters[course.roll.character]
    require_acting(seat, who)
    return who


def require_building(course: ActionContext) -> None:
    """Refuse `wrong-state-no-difficulty` unless the GM has set a difficulty and the pool is open (SM-3)."""
    if course.roll.phase is not RollPhase.BUILDING:
        raise Refused("wrong-state-no-difficulty", title=course.roll.title)


def build(course: ActionContext, action: m.Build, seat: Seat) -> None:
    """Build the pool, or replace it (ZAP-13, 14, 26).

    Refused: `not-your-character`, `wrong-state-no-difficulty`, as `require_pool`, `not-enough-reserve`.
    """
    who = require_roller(course, seat)
    require_building(course)
    require_pool(who, action.pool, course.roll.barred)
    have = unpromised_dice(course.state, course.roll.seat) + course.roll.pool.reserve
    if action.pool.reserve > have:
        raise Refused("not-enough-reserve", have=have)
    course.tell(built(course, who, action.pool, 0, size(action.pool, course.roll.helpers)))


def built(course: ActionContext, who: Character, pool: Pool, side: int, dice: int) -> d.PoolBuilt:
    """Return the event of a built pool, with the names of its parts."""
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


def bar(course: ActionContext, action: m.Bar, seat: Seat) -> None:
    """Exclude an item from the pool, or allow it again (ZAP-13).

    Refused: `gm-only`, `not-found`, `wrong-state-no-difficulty`; in a duel `wrong-state-duel`, and
    `build-locked` once pools are locked.
    """
    require_gm(seat)
    if isinstance(course.contest, Roll):
        require_building(course)
        number, side = course.contest.character, 0
    else:
        number, side = _principal(course.duel, action.side), action.side
    text = item_text(course.state.characters[number], action.item)
    contest, turn = course.at
    course.tell(
        d.ItemBarred(contest=contest, turn=turn, side=side, item=action.item, text=text, out=action.out)
    )


def _principal(duel: Duel, side: int) -> str:
    require_unlocked(duel)
    if side not in {0, 1}:
        raise Refused("not-found")
    return duel.sides[side].character


def require_unlocked(duel: Duel) -> None:
    """Refuse `wrong-state-duel` before or after pools are built, and `build-locked` once they are locked
    (ZAP-48).
    """
    if duel.phase in {DuelPhase.HELP, DuelPhase.BIDDING}:
        raise Refused("build-locked")
    if duel.phase is not DuelPhase.BUILD:
        raise Refused("wrong-state-duel", title=duel.title)


def confirm(course: ActionContext, seat: Seat) -> None:
    """Accept a changed difficulty. Refused: `not-your-character`, `not-found` if nothing changed."""
    require_roller(course, seat)
    if not course.roll.unconfirmed:
        raise Refused("not-found")
    contest, turn = course.at
    course.tell(d.Confirmed(contest=contest, turn=turn))


# ------------------------------------------------------------------------------------------ the throw


def require_throw(state: ZapasState, roll: Roll) -> None:
    """Refuse a throw that waits for something or can have no effect.

    Refused: `wrong-state-no-difficulty`, `wrong-state-unconfirmed`, `wrong-state-objection`, `not-ready`,
    `cannot-act`, `npc-dead`, `part-done`, and as `require_pool` for items that were excluded later.
    """
    who = state.characters[roll.character]
    if roll.phase is not RollPhase.BUILDING:
        raise Refused("wrong-state-no-difficulty", title=roll.title)
    if roll.unconfirmed:
        raise Refused("wrong-state-unconfirmed", difficulty=roll.needs or Term("unknown-number"))
    if any(helper.objected for helper in roll.helpers):
        raise Refused("wrong-state-objection")
    require_able(who)
    require_pool(who, roll.pool, roll.barred)
    require_unfinished(state, roll.aim)


def throw(course: ActionContext, seat: Seat) -> None:
    """Throw the pool and apply the result (ZAP-15 to 18, 27, 28, 33).

    Refused: `not-your-character`, as `require_throw`.
    """
    roll, who = course.roll, require_roller(course, seat)
    require_throw(course.state, roll)
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
        apply_success(course, roll, counted)


def _settle(course: ActionContext, roll: Roll, who: Character, *, success: bool) -> None:
    """Change the reserves of the roller and the helpers (ZAP-27, 28, 33)."""
    have = course.state.shared.of(roll.seat).reserve
    added = roll.pool.reserve
    after = have - added if success else course.after_failure(have, added)
    if after != have:
        course.set_reserve(roll.seat, who.name, "roll", after)
    if success:
        course.spend_help(roll.helpers)


def cancel(course: ActionContext, seat: Seat) -> None:
    """Cancel a roll before its throw (SM-3). Refused: `not-your-character`."""
    require_roller(course, seat)
    contest, turn = course.at
    course.tell(d.Cancelled(contest=contest, turn=turn, title=course.roll.title))
