"""Evenings of Nyx in which conflicts go forward: declarations, hidden picks, choices and penalties."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from rules.nyx.base.enums import Attribute, BonusKind, BreakOff, GroupMode, Mode, Phase, Tactic
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.contests import Conflict, Side
from tests.chance import Tumbling
from tests.rules.nyx import evening as nyx
from tests.rules.nyx.board import GM, PLACE

#: How often something else happens than the next step of the conflict.
ASIDE = 0.06


class NyxForward(nyx.Evening):
    """One random conflict after another, of any length and mode, between any two sides."""

    def __init__(self, chance: Random) -> None:
        self.start, self.state, self.log = nyx.people().start, nyx.people().state, ()
        self._chance, self._dice = chance, Tumbling(chance)
        #: After how many rounds the conflict is stopped if it has not ended.
        self.patience = 0
        #: Everybody as they were at the beginning.
        self.rested: dict[str, Character] = {}

    def go_on(self) -> None:
        """Take the next step of the conflict, or now and then do something else; without one, open one."""
        if not any(one.is_open for one in self.state.contests.values()):
            self._between()
        elif self.conflict.turn > self.patience:
            self._stop(self.conflict)
        elif self._chance.random() < ASIDE or not any(map(self._accepted, self._steps(self.conflict))):
            super().go_on()

    def _between(self) -> None:
        """Roll for something, or open another conflict; who cannot take part has rested and healed before."""
        self.opening, self.patience = self._next(), self._chance.randint(3, 12)
        self.rested = self.rested or dict(self.state.characters)
        if not self._may_open():
            self.state = self.state.but(characters={**self.state.characters, **self.rested})
        roller = nyx.people().who(self._chance.choice(("Ada", "Bo")))
        attribute = self._chance.choice(list(roller.ratings))
        if self._chance.random() < 0.5:
            called = a.CallForRoll(characters=(roller.id,), attribute=attribute, text="roll")
            self._accepted((called, GM))
            self._accepted((a.RollAlone(character=roller.id, attribute=attribute), _owner(roller)))
        else:
            self._accepted((self.opening, GM))

    def _next(self) -> m.OpenConflict:
        chance, goals = self._chance, ("win", self._chance.choice(("live", "")))
        first, second = (
            nyx.side_of(
                name,
                goal,
                modifier=chance.choice((0, 0, 0, *range(-3, 4))),
                advantage=chance.choice((0, 0, 0, 1, 2)),
                break_off=chance.choice((None, *BreakOff)),
                group=chance.choice(list(GroupMode)) if "+" in name else None,
            )
            for name, goal in zip(chance.choice(nyx.PAIRS), goals, strict=True)
        )
        return m.OpenConflict(
            place=PLACE,
            title="Trial",
            sides=(first, second),
            length=chance.choice((3, 5, 5, 10)),
            mode=chance.choice((None, *Mode)),
            lead=chance.choice((0, 0, 0, -1, 1, 2)),
        )

    def _stop(self, conflict: Conflict) -> None:
        """Let a side give up or the GM end the conflict; either may have to wait for the round to be over."""
        at: dict[str, Any] = {"contest": conflict.id, "turn": conflict.turn}
        side = self._chance.choice(conflict.active)
        ways: list[tuple[Action, Seat]] = [
            (m.GiveUp(**at, side=side.number), _owner(self.state.characters[side.character]))
        ]
        ways.append((m.EndConflict(**at), GM))
        self._chance.shuffle(ways)
        if not any(map(self._accepted, (*ways, *self._steps(conflict)))):
            super().go_on()

    def _steps(self, conflict: Conflict) -> Iterator[tuple[Action, Seat]]:
        """Yield what may be the next step, at random; some of it may be refused."""
        for side in self._chance.sample(conflict.active, len(conflict.active)):
            at: dict[str, Any] = {"contest": conflict.id, "turn": conflict.turn, "side": side.number}
            seat = _owner(self.state.characters[side.character])
            if conflict.phase is Phase.DECLARE and not side.declared:
                yield from ((one, seat) for one in self._declarations(side, at))
            elif conflict.phase is Phase.TACTIC:
                yield m.PickTactic(**at, tactic=self._chance.choice(list(Tactic))), seat
            elif conflict.phase is Phase.BONUS:
                kind = self._chance.choice(
                    (*(BonusKind.STEPS,) * 8, *(BonusKind.STORY,) * 2, BonusKind.BREAK_OFF)
                )
                yield m.ChooseBonus(**at, choice=kind, text="story" if kind is BonusKind.STORY else ""), seat
                yield m.JudgeStory(**at, allow=True), GM
            elif conflict.phase is Phase.PENALTY:
                harm = self._chance.random() < 0.5
                yield m.TakePenalty(**at, damage=harm, name="damage" if harm else ""), seat
                yield m.TakePenalty(**at, damage=not harm, name="" if harm else "damage"), seat

    def _declarations(self, side: Side, at: dict[str, Any]) -> Iterator[Action]:
        """Yield a declaration with aspects if the roller has any, and one without."""
        who = self.state.characters[side.character]
        attribute = self._chance.choice(list(who.ratings) or [Attribute.VALUE])
        numbers = [one.id for one in who.aspects]
        positive = tuple(one for one in numbers if self._chance.random() < 0.12)
        negative = tuple(one for one in numbers if one not in positive and self._chance.random() < 0.12)
        yield m.Declare(**at, attribute=attribute, positive=positive, negative=negative)
        yield m.Declare(**at, attribute=attribute)

    def _accepted(self, step: tuple[Action, Seat]) -> bool:
        """Play a step that may be refused; return whether it was accepted."""
        try:
            self.play(*step)
        except Refused:
            return False
        return True


def _owner(who: Character) -> Seat:
    return Seat(role=Role.PLAYER, id=who.seat) if who.seat else GM
