"""What was true of a round of Nyx, reckoned from dice, picks and rules, without the claims of the telling."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from rules.core.model_base import Event
from rules.nyx.base.enums import BonusKind, CharacterKind, EndReason, Mode, Tactic
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import (
    BonusesRevealed,
    ConflictEnded,
    ConflictOpened,
    MarkerMoved,
    OpposedRolled,
    PenaltyTaken,
    RoundRolled,
    SideRolled,
)
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import RolledAlone
from rules.nyx.state.npc_numbers import with_numbers
from tests.evening.told import Round

E = TypeVar("E", bound=Event)
#: A tactic and the one that it beats (NYX-34).
BEATS = {
    Tactic.OFFENSIVE: Tactic.WAITING,
    Tactic.WAITING: Tactic.DEFENSIVE,
    Tactic.DEFENSIVE: Tactic.OFFENSIVE,
}
STEPS = 3


@dataclass(frozen=True)
class NyxReckoning:
    """A round with the rounds of its conflict that came before it, the latest last."""

    round: Round
    past: tuple["NyxReckoning", ...] = ()

    def events(self, kind: type[E]) -> list[E]:
        return [event for event in self.round.events if isinstance(event, kind)]

    def event(self, kind: type[E]) -> E:
        """Return the last event of a kind, which must have happened."""
        return self.events(kind)[-1]

    @cached_property
    def state(self) -> NyxState:
        state: NyxState = self.round.saves[-1].after
        return state

    @cached_property
    def conflict(self) -> Conflict:
        return self.state.contests[self.round.contest]

    @property
    def moved(self) -> MarkerMoved:
        return self.event(MarkerMoved)

    @property
    def rolled(self) -> RoundRolled:
        return self.event(RoundRolled)

    @property
    def ended(self) -> EndReason:
        return self.event(ConflictEnded).outcome.reason

    def side_called(self, name: object) -> int:
        """Return the number of the side with this name."""
        return 1 if self.conflict.sides[0].name == name else 2

    def rolls(self, side: int) -> SideRolled:
        return next(one for one in with_numbers(self.rolled).sides if one.side == side)

    def effect(self, side: int) -> int:
        """Return the effect of a side's counting die (NYX-17, NYX-18)."""
        mine = self.rolls(side)
        return max(0, _worth(mine, mine.roll.dice[mine.roll.counting]))

    def pick(self, side: int) -> Tactic | None:
        """Return a side's tactic in a round that was rolled and settled; None for a side that has none."""
        rolled = self.events(RoundRolled)
        return next((one.tactic for one in rolled[-1].sides if one.side == side), None) if rolled else None

    def chose(self, side: int) -> bool:
        """Return whether a side's pick beats the other's."""
        mine, theirs = self.pick(side), self.pick(3 - side)
        return mine is not None and BEATS[mine] is theirs

    def place(self, side: int) -> int:
        """Return the place after the roll, seen from a side (NYX-25, NYX-30)."""
        return _seen(side, self.rolled.raw)

    def counts(self, side: int) -> bool:
        """Return whether a side's win counts: where it is after the roll, or an equal pick (NYX-35, 37)."""
        mine = self.pick(side)
        if mine is None or self.chose(3 - side):
            return False
        place = self.place(side)
        return {Tactic.DEFENSIVE: place <= 0, Tactic.OFFENSIVE: place >= 0, Tactic.WAITING: True}[mine]

    def bonus(self, side: int) -> BonusKind | None:
        chosen = {number: one.choice for told in self.events(BonusesRevealed) for number, one in told.bonuses}
        return next((choice for number, choice in chosen.items() if number == side), None)

    def gain(self, side: int) -> int:
        """Return how many steps the marker moved towards a side."""
        return _seen(side, self.moved.movement.marker - self.moved.start)

    def at(self, side: int) -> int:
        return _seen(side, self.moved.movement.marker)

    def was(self, side: int) -> int:
        return _seen(side, self.moved.start)

    def past_end(self, side: int) -> int:
        return self.moved.movement.over1 if side == 1 else self.moved.movement.over2

    def taken(self, side: int) -> int:
        """Return the steps that a side's win is worth in this round (NYX-36)."""
        return STEPS * (self.counts(side) and self.bonus(side) is BonusKind.STEPS)

    def gain_without_situation(self, side: int) -> int:
        """Return how far the marker would have moved towards a side without situational steps (NYX-30)."""
        raw = _seen(side, self.rolled.raw - self.rolled.shift)
        net = self.taken(side) - self.taken(3 - side)
        length = self.moved.length
        waits = net and self.pick(side if net > 0 else 3 - side) is Tactic.WAITING
        place = _within(_within(raw, length) + net, length) if waits else _within(raw + net, length)
        return place - self.was(side)

    def first_die_worth(self, side: int) -> int:
        """Return what the first die alone would have been worth."""
        mine = self.rolls(side)
        return max(0, _worth(mine, mine.roll.dice[0]))

    def balance(self, side: int) -> int:
        return self.rolls(side).roll.pool.balance

    def repeats(self, side: int) -> bool:
        """Return whether a side picked the same tactic in this round and the two before, uncorrected."""
        last = self.past[-2:]
        picks = {one.pick(side) for one in (*last, self)}
        return len(last) == 2 and len(picks) == 1

    def is_one(self, side: int) -> bool:
        people = self.conflict.sides[side - 1].people
        return len(people) == 1 and self.state.characters[people[0]].kind is not CharacterKind.MOB


def _seen(side: int, steps: int) -> int:
    return steps if side == 1 else -steps


def _within(place: int, length: int) -> int:
    return max(-length, min(length, place))


def _worth(mine: SideRolled, face: int) -> int:
    pool = mine.roll.pool
    return face + pool.bonus if face <= pool.target else pool.target - face


Claim = Callable[[NyxReckoning, int], object]

#: The claims of the beat `turn`, and of `meeting` and `price`, as the rules say it.
ROUND: Mapping[str, Claim] = {
    "passive": lambda r, _: len(r.conflict.active) == 1,
    "by_goal": lambda r, _: r.conflict.mode is not Mode.PENALTY,
    "first_round": lambda r, _: r.round.turn == 1,
    "leads": lambda r, a: r.at(a) > 0,
    "behind": lambda r, a: r.at(a) < 0,
    "level": lambda r, a: r.at(a) == 0,
    "led": lambda r, a: r.was(a) > 0,
    "was_behind": lambda r, a: r.was(a) < 0,
    "was_level": lambda r, a: r.was(a) == 0,
    "gained": lambda r, a: r.gain(a) > 0,
    "still": lambda r, a: r.gain(a) == 0,
    "lost": lambda r, a: r.gain(a) < 0,
    "rout": lambda r, a: r.gain(a) >= 4,
    "lost_far": lambda r, a: r.gain(a) <= -4,
    "at_end": lambda r, a: r.at(a) == r.conflict.length,
    "was_at_end": lambda r, a: r.was(a) == r.conflict.length,
    "last_step": lambda r, a: r.at(a) == r.conflict.length - 1,
    "over": lambda r, a: r.past_end(a) > 0,
    "harms": lambda r, a: r.past_end(a) > 0 and r.moved.harmed == 3 - a,
    "saved_b": lambda r, a: (
        r.place(a) > r.conflict.length and r.pick(3 - a) is Tactic.DEFENSIVE and r.at(a) < r.conflict.length
    ),
    "swing": lambda r, a: r.gain(a) == -r.past[-1].gain(a) and r.gain(a) >= 2,
    "even": lambda r, _: r.effect(1) == r.effect(2) > 0,
    "nothing": lambda r, _: r.effect(1) == r.effect(2) == 0,
    "stronger": lambda r, a: r.effect(a) > r.effect(3 - a),
    "weaker": lambda r, a: r.effect(a) < r.effect(3 - a),
    "chose": lambda r, a: r.chose(a),
    "won": lambda r, a: r.chose(a) and r.counts(a),
    "void": lambda r, a: r.chose(a) and not r.counts(a),
    "equal_picks": lambda r, _: r.pick(1) is r.pick(2) is not None,
    "steps": lambda r, a: r.taken(a) > r.taken(3 - a),
    "someone_won": lambda r, _: r.counts(1) or r.counts(2),
    "defensive": lambda r, a: r.pick(a) is Tactic.DEFENSIVE,
    "waiting": lambda r, a: r.pick(a) is Tactic.WAITING,
    "offensive": lambda r, a: r.pick(a) is Tactic.OFFENSIVE,
    "tilt": lambda r, a: r.gain(a) > 0 >= r.gain_without_situation(a),
    "repeats_b": lambda r, a: r.repeats(3 - a) and r.chose(a),
    "strides": lambda r, _: _only_roll(r) >= 5,
    "gains": lambda r, _: 1 <= _only_roll(r) <= 4,
    "slips": lambda r, _: -3 <= _only_roll(r) <= -1,
    "falls": lambda r, _: _only_roll(r) <= -4,
    "story": lambda r, a: r.bonus(a) is BonusKind.STORY,
    "aspect_helped": lambda r, a: r.balance(a) > 0 and r.effect(a) > r.effect(3 - a) >= r.first_die_worth(a),
    "aspect_hurt": lambda r, a: r.balance(a) < 0 and r.first_die_worth(a) > r.effect(a),
    "bought_off": lambda r, a: r.rolls(a).bought_off,
    "other_member": lambda r, a: (
        len(r.conflict.sides[a - 1].members) > 1 and r.rolls(a).name != r.past[-1].rolls(a).name
    ),
}
PENALTY: Mapping[str, Claim] = {
    "fatigue": lambda r, a: any(e.fatigue and not e.damage for e in _paid(r, a)),
    "damage": lambda r, a: any(e.damage for e in _paid(r, a)),
    "mob_shrinks": lambda r, a: any(e.drop for e in _paid(r, a)),
}
END: Mapping[str, Claim] = {
    "end_goal": lambda r, _: r.ended is EndReason.GOAL,
    "end_out": lambda r, _: r.ended is EndReason.OUT,
    "end_gave_up": lambda r, _: r.ended is EndReason.GAVE_UP,
    "end_broke_off": lambda r, _: r.ended is EndReason.BROKE_OFF,
    "end_gm": lambda r, _: r.ended is EndReason.GM,
    "won": lambda r, a: r.event(ConflictEnded).outcome.winner == a,
    "broke_off": lambda r, a: r.event(ConflictEnded).outcome.by == a,
    "leads": lambda r, a: _seen(a, r.event(ConflictEnded).marker) > 0,
    "level": lambda r, _: r.event(ConflictEnded).marker == 0,
}
OPENING: Mapping[str, Claim] = {
    "leads": lambda r, a: _seen(a, r.event(ConflictOpened).conflict.marker) > 0,
    "level": lambda r, _: r.event(ConflictOpened).conflict.marker == 0,
}
OPPOSED: Mapping[str, Claim] = {
    "won": lambda r, a: _against(r, a) > 0,
    "tie": lambda r, a: _against(r, a) == 0,
    "clear": lambda r, a: abs(_against(r, a)) >= 4,
}
ALONE: Mapping[str, Claim] = {
    "one_a": lambda _r, _a: True,
    "won": lambda r, _: r.event(RolledAlone).roll.steps > 0,
    "lost": lambda r, _: r.event(RolledAlone).roll.steps <= 0,
    "for_group": lambda r, _: r.event(RolledAlone).group,
}
#: The claims on the sides, which any beat may make.
SIDES: Mapping[str, Claim] = {
    "one_a": lambda r, a: r.is_one(a),
    "one_b": lambda r, a: r.is_one(3 - a),
    "acts_a": lambda r, a: r.conflict.sides[a - 1].people,
    "acts_b": lambda r, a: r.conflict.sides[2 - a].people,
}
CLAIMS: Mapping[str, Mapping[str, Claim]] = {
    "opening": {**SIDES, **OPENING},
    "meeting": {**SIDES, **ROUND},
    "turn": {**SIDES, **ROUND},
    "price": {**SIDES, **ROUND},
    "penalty": {**SIDES, **PENALTY},
    "end": {**SIDES, **END},
    "opposed": {**SIDES, **OPPOSED},
    "group": ALONE,
    "roll": ALONE,
}


def _only_roll(r: NyxReckoning) -> int:
    (mine,) = with_numbers(r.rolled).sides
    return _worth(mine, mine.roll.dice[mine.roll.counting])


def _paid(r: NyxReckoning, a: int) -> list[PenaltyTaken]:
    return [one for one in r.events(PenaltyTaken) if one.side == 3 - a]


def _against(r: NyxReckoning, a: int) -> int:
    """Return by how much a side's effect is above the other's in an opposed roll (NYX-20)."""
    sides = with_numbers(r.event(OpposedRolled)).sides
    worth = {one.side == a: max(0, _worth(one, one.roll.dice[one.roll.counting])) for one in sides}
    return worth[True] - worth[False]


def denied(r: NyxReckoning, beat: str, a: object, claims: frozenset[str]) -> list[str]:
    """Return those of the claims which do not hold, seen from the side called `a`."""
    known = CLAIMS[beat]
    side = r.side_called(a) if r.round.contest else 1
    wrong = []
    for claim in claims:
        name = claim.removeprefix("!")
        if not name.endswith("_named") and bool(known[name](r, side)) is claim.startswith("!"):
            wrong.append(claim)
    return wrong
