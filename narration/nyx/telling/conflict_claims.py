"""The claims about a conflict's opening, rounds, penalties and end.

They are made only from what everybody may know, so no sentence depends on anything hidden.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from narration.telling.quoting import is_default, quotable
from narration.telling.situation import Moment, View
from rules.campaign.telling import Slot
from rules.nyx.base.enums import BonusKind, CharacterKind, Mode, SideNumber, Tactic
from rules.nyx.base.pool import Use
from rules.nyx.base.rolls import die_steps
from rules.nyx.base.tactics import final_movement
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import (
    BonusesRevealed,
    ConflictEnded,
    ConflictOpened,
    MarkerMoved,
    PenaltyTaken,
    RoundRolled,
    SideRolled,
)
from rules.nyx.state.contests import Bonus, Conflict, PastRound

#: A movement of at least this many steps is a rout.
ROUT = 4
#: A difference between effects is close if it is at most `CLOSE`, and far if it is at least `FAR`.
CLOSE, FAR = 2, 6

Facts = dict[str, bool]


@dataclass(frozen=True)
class Sides:
    """The two sides of a conflict as a sentence needs them: names, people and goals."""

    state: NyxState
    conflict: Conflict

    def view(self, a: SideNumber, facts: Mapping[str, bool], **texts: str | int | None) -> View:
        """Return the view from side `a`, with these facts as claims and these texts as slots.

        A text in a slot such as `goal` also gives the claim `goal_named`; a text that cannot be quoted gives
        neither.
        """
        b = _other(a)
        slots: dict[str, Slot] = {"a": self._name(a), "b": self._name(b)}
        claims = {claim for claim, holds in facts.items() if holds}
        claims |= {name for name, one in (("one_a", a), ("one_b", b)) if self._is_one(one)}
        claims |= {name for name, one in (("acts_a", a), ("acts_b", b)) if self._acts(one)}
        for name, text in {"goal": self.goal(a), "goal_b": self.goal(b), **texts}.items():
            said = quotable(text) if isinstance(text, str) else text
            if said is not None:
                slots[name] = said
                claims.add(f"{name}_named")
        return View(frozenset(claims), slots)

    def views(self, facts: Mapping[SideNumber, Mapping[str, bool]]) -> tuple[View, ...]:
        """Return the view from each side, given the facts of each side."""
        return tuple(self.view(side, known) for side, known in facts.items())

    def goal(self, side: SideNumber) -> str | None:
        """Return a side's goal; None if it is only the default text."""
        text = self.conflict.side(side).goal
        return None if is_default(text, "nyx-default-goal", self._name(_other(side))) else text

    def _name(self, side: SideNumber) -> str:
        return self.conflict.side(side).name

    def _acts(self, side: SideNumber) -> bool:
        return not self.conflict.side(side).passive

    def _is_one(self, side: SideNumber) -> bool:
        """Return whether a side is a single character that rolls dice, and not a group or a mob."""
        people = self.conflict.side(side).people
        if len(people) != 1:
            return False
        character = self.state.characters.get(people[0])
        return character is not None and character.kind is not CharacterKind.MOB


def _other(side: SideNumber) -> SideNumber:
    return 2 if side == 1 else 1


def _sign(side: SideNumber) -> int:
    return 1 if side == 1 else -1


SIDES: tuple[SideNumber, SideNumber] = (1, 2)


def opening(sides: Sides, event: ConflictOpened) -> Moment:
    """Return the moment of the opening: whether one side starts ahead (NYX-29)."""
    marker = event.conflict.marker
    facts = {side: {"leads": marker * _sign(side) > 0, "level": marker == 0} for side in SIDES}
    return Moment(event.conflict.id, 0, "opening", sides.views(facts))


def ending(sides: Sides, event: ConflictEnded) -> Moment:
    """Return the moment of the end: how the conflict ended (NYX-40)."""
    outcome = event.outcome

    def facts(side: SideNumber) -> Facts:
        own = event.marker * _sign(side)
        return {
            f"end_{outcome.reason.value.replace('-', '_')}": True,
            "won": outcome.winner == side,
            "broke_off": outcome.by == side,
            "leads": own > 0,
            "level": own == 0,
            "passive": len(sides.conflict.active) == 1,
        }

    return Moment(event.contest, event.turn, "end", sides.views({side: facts(side) for side in SIDES}))


# ------------------------------------------------------------------------------------------ a round


def turning(sides: Sides, moved: MarkerMoved, rolled: RoundRolled, before: PastRound | None) -> Moment:
    """Return what a round changed on the scale (NYX-23, NYX-27). `before` is the previous round."""
    mode = sides.conflict.mode
    facts = {side: _turn_of(side, moved, rolled, before, mode) for side in SIDES}
    return Moment(moved.contest, moved.turn, "turn", sides.views(facts))


def _turn_of(
    side: SideNumber, moved: MarkerMoved, rolled: RoundRolled, before: PastRound | None, mode: Mode
) -> Facts:
    sign, length, movement = _sign(side), moved.length, moved.movement
    was, now = moved.start * sign, movement.marker * sign
    gained, last = now - was, before.moved * sign if before else 0
    over = movement.over1 if side == 1 else movement.over2
    any_over = movement.over1 + movement.over2 > 0
    return {
        "passive": len(rolled.sides) == 1,
        "by_goal": mode is not Mode.PENALTY,
        "first_round": moved.turn == 1,
        "leads": now > 0,
        "behind": now < 0,
        "level": now == 0,
        "led": was > 0,
        "was_behind": was < 0,
        "was_level": was == 0,
        "gained": gained > 0,
        "lost": gained < 0,
        "still": gained == 0,
        "rout": gained >= ROUT,
        "at_end": now == length,
        "was_at_end": was == length,
        "last_step": now == length - 1,
        "over": over > 0,
        "harms": over > 0 and moved.harmed == _other(side),
        "saved_b": moved.raw * sign > length and not any_over and now < length,
        "swing": bool(last) and gained == -last and gained >= CLOSE,
    }


def _tilts(side: SideNumber, moved: MarkerMoved, rolled: RoundRolled) -> bool:
    """Return whether a side gained only because of situational steps (NYX-30)."""
    gained = (moved.movement.marker - moved.start) * _sign(side) > 0
    return gained and rolled.shift != 0 and _without_shift(moved, rolled) * _sign(side) <= 0


def _without_shift(moved: MarkerMoved, rolled: RoundRolled) -> int:
    """Return how far the marker would have moved without situational steps."""
    tactic = next((side.tactic for side in rolled.sides if moved.net * _sign(side.side) > 0), None)
    plain = final_movement(moved.raw - rolled.shift, moved.length, moved.net, tactic)
    return plain.marker - moved.start


def meeting(sides: Sides, moved: MarkerMoved, rolled: RoundRolled, past: tuple[PastRound, ...]) -> Moment:
    """Return how dice and tactics met in a round (NYX-25, NYX-33 to 36), or a roll against a passive side.

    Against a passive side, NYX-26 applies. `past` holds the previous rounds.
    """
    if len(rolled.sides) == 1:
        (active,) = rolled.sides
        facts = {**_alone(active.roll.steps), **_went(active.side, moved)}
        views: tuple[View, ...] = (sides.view(active.side, facts),)
    else:
        views = sides.views({side: _met(side, moved, rolled, past) for side in SIDES})
    return Moment(moved.contest, moved.turn, "meeting", views)


def _alone(steps: int) -> Facts:
    return {
        "passive": True,
        "strides": steps > FAR - 2,
        "gains": 0 < steps < FAR - 1,
        "slips": -ROUT < steps < 0,
        "falls": steps <= -ROUT,
    }


def _went(side: SideNumber, moved: MarkerMoved) -> Facts:
    """Return where the marker went for a side that acts alone; an end of the scale stops it (NYX-26)."""
    sign = _sign(side)
    gained = (moved.movement.marker - moved.start) * sign
    return {
        "gained": gained > 0,
        "lost": gained < 0,
        "rout": gained >= ROUT,
        "lost_far": gained <= -ROUT,
        "at_end": moved.movement.marker * sign == moved.length,
    }


def _met(side: SideNumber, moved: MarkerMoved, rolled: RoundRolled, past: tuple[PastRound, ...]) -> Facts:
    one, two = rolled.sides
    ours, theirs = (one, two) if side == 1 else (two, one)
    margin = ours.roll.effect - theirs.roll.effect
    chose, equal = rolled.tactic_winner == side, rolled.tactic_winner is None
    stands = side in rolled.winners
    return {
        "even": margin == 0 and ours.roll.effect > 0,
        "nothing": ours.roll.effect == theirs.roll.effect == 0,
        "stronger": margin > 0,
        "weaker": margin < 0,
        "close": 0 < margin <= CLOSE,
        "clear": CLOSE < margin < FAR,
        "far": margin >= FAR,
        "chose": chose,
        "won": chose and stands,
        "void": chose and not stands,
        "equal_picks": equal,
        "steps": moved.net * _sign(side) > 0,
        "someone_won": bool(rolled.winners),
        "defensive": ours.tactic is Tactic.DEFENSIVE,
        "waiting": ours.tactic is Tactic.WAITING,
        "offensive": ours.tactic is Tactic.OFFENSIVE,
        "tilt": _tilts(side, moved, rolled),
        "repeats_b": chose and _repeats(_other(side), theirs, past),
    }


def _repeats(side: SideNumber, rolled: SideRolled, past: tuple[PastRound, ...]) -> bool:
    """Return whether a side picked the same tactic in this round and the two rounds before."""
    return len(past) > 1 and all(one.tactics[side - 1] is rolled.tactic for one in past[-2:])


# ------------------------------------------------------------------------------------------ its price


def price(
    sides: Sides, moved: MarkerMoved, rolled: RoundRolled, known: Iterable[object], before: PastRound | None
) -> Moment:
    """Return what decided a round, or what it cost: an aspect, a story instead of steps, another member.

    `known` holds the turn's events, `before` the previous round.
    """
    told = {
        number: bonus for one in known if isinstance(one, BonusesRevealed) for number, bonus in one.bonuses
    }
    views = [
        view
        for mine in rolled.sides
        for view in (
            *_aspects(sides, mine, _effect_of_other(rolled, mine)),
            *_story(sides, mine.side, told.get(mine.side)),
            *_member(sides, mine, before),
        )
    ]
    return Moment(moved.contest, moved.turn, "price", tuple(views))


def _effect_of_other(rolled: RoundRolled, mine: SideRolled) -> int | None:
    return next((side.roll.effect for side in rolled.sides if side.side != mine.side), None)


def _aspects(sides: Sides, mine: SideRolled, theirs: int | None) -> Iterator[View]:
    """Yield whether aspects helped or hurt, or were bought off.

    Aspects add dice; without these, the first die would have counted. What that would have come to shows only
    to those who know the value (0121).
    """
    pool, is_known = mine.roll.pool, not mine.roll.withheld
    plain = max(0, die_steps(mine.roll.dice[0], pool.target, pool.bonus))
    helped = is_known and theirs is not None and pool.balance > 0 and mine.roll.effect > theirs >= plain
    hurt = is_known and pool.balance < 0 and plain > mine.roll.effect
    for holds, claim, uses in (
        (helped, "aspect_helped", mine.positive),
        (hurt, "aspect_hurt", (*mine.forced, *mine.negative)),
        (bool(mine.bought_off), "bought_off", mine.bought_off),
    ):
        if holds:
            yield sides.view(mine.side, {claim: True}, aspect=_first_quotable(uses))


def _first_quotable(uses: Iterable[Use]) -> str | None:
    return next((use.name for use in uses if quotable(use.name)), None)


def _story(sides: Sides, side: SideNumber, bonus: Bonus | None) -> Iterator[View]:
    """Yield the story that a side took instead of steps (NYX-38)."""
    if bonus is not None and bonus.choice is BonusKind.STORY:
        yield sides.view(side, {"story": True}, text=bonus.text)


def _member(sides: Sides, mine: SideRolled, before: PastRound | None) -> Iterator[View]:
    """Yield whether a different member of a group rolled than in the previous round (NYX-21)."""
    side = sides.conflict.side(mine.side)
    if side.members and before is not None and before.rollers[mine.side - 1] != side.character:
        yield sides.view(mine.side, {"other_member": True}, m=mine.name)


def penalty(sides: Sides, event: PenaltyTaken) -> Moment:
    """Return what a penalty cost, as seen from the other side (NYX-42 to 45)."""
    facts = {
        "fatigue": event.fatigue > 0 and not event.damage,
        "damage": bool(event.damage),
        "mob_shrinks": event.drop > 0,
    }
    view = sides.view(_other(event.side), facts, damage=event.damage or None)
    return Moment(event.contest, event.turn, "penalty", (view,))
