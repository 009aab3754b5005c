"""A person who has seen a hidden choice chooses for no other side in that turn, whatever they do in between.

People do what they like at random: give characters away, stand in for each other, change roles, leave, come
back by another seat, change the settings, choose and undo. An account is followed here by what it was shown;
the rules know only seats.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest

from rules.campaign.actions import (
    AppointStandIn,
    ChangeSetting,
    GiveCharacter,
    HandChair,
    HandSeat,
    LeaveSeat,
    SetRole,
    TakeSeat,
)
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import OPENLY, PUBLIC, Role, Seat
from rules.nyx.access.groups import acts_for
from rules.nyx.base.enums import BonusKind, Phase, SideNumber, Tactic
from rules.nyx.base.settings import tuning
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Bonus, Side
from rules.nyx.system import NYX
from rules.nyx.view import view
from tests.chance import told_chance
from tests.rules.nyx.board import Board, duel

#: Accounts: the GM, two players with a character, and people who come and go.
ACCOUNTS = (11, 12, 13, 14, 15)
EVENINGS, STEPS = 60, 120
SETTINGS = (("gm-sees-picks", "after-own", "no"), ("deadline", "off", "24"), ("default", "wait", "gm"))
SIDES: tuple[SideNumber, SideNumber] = (1, 2)


class Evening:
    """A conflict in which everything happens at random, and who has been shown what."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.board = duel()
        self.board.do(ChangeSetting(key="gm-sees-picks", value="after-own"))
        self.before: NyxState | None = None
        #: By account: the turns and sides whose hidden choice it was shown, or made for one side alone.
        self.known: dict[int, set[tuple[int, int]]] = defaultdict(set)
        self.made: set[tuple[int, int, int]] = set()
        #: The turns and sides whose choice was sealed while nobody was to see it.
        self.secret: set[tuple[int, int]] = set()
        self.chosen = self.shown = 0
        self.broken: list[str] = []

    @property
    def state(self) -> NyxState:
        return self.board.state

    def step(self) -> None:
        """Let somebody do something, or try to."""
        account = self.chance.choice(ACCOUNTS)
        seat = self.chance.choice(self.state.campaign.seats_of(account))
        deeds = (self.choose, self.undo, self.go_on, self.move, self.decide_late, self.tune)
        (deed,) = self.chance.choices(deeds, (6, 1, 2, 3, 1, 2))
        deed(account, seat)
        self.look()

    def choose(self, account: int, seat: Seat) -> None:
        side = self.chance.choice(SIDES)
        turn, unfair = self.board.conflict.turn, self._knows_other(account, side)
        alone = not self._acts_for(account, self.board.conflict.other(side))
        is_open, here = self._is_watched(), self.secret
        if not self._play(self._choice(side), seat):
            return
        (here.discard if is_open else here.add)((turn, side))
        self.chosen += 1
        self.made.add((account, turn, side))
        if unfair:
            self.broken.append(f"account {account} chose for side {side} in turn {turn} by {seat}")
        if alone and not self._gm_picks_for_the_late(seat):
            self.known[account].add((turn, side))

    def _choice(self, side: SideNumber) -> Action:
        if self.board.conflict.phase is Phase.BONUS:
            return self.board.choosing(side, BonusKind.STEPS)
        return self.board.picking(side, self.chance.choice(list(Tactic)))

    def decide_late(self, account: int, seat: Seat) -> None:
        """Choose openly as a GM for somebody who is late; every GM may have been the one."""
        if not seat.is_gm or seat.by or self.chance.random() < 0.5:
            return
        side = self.chance.choice(SIDES)
        owner = self.state.characters[str(side)].seat
        late = Seat(role=Role.PLAYER if owner else Role.GM, id=owner, by=OPENLY)
        unfair, turn = self._knows_other(account, side), self.board.conflict.turn
        if self._play(self._choice(side), late):
            self.made.add((account, turn, side))
            if unfair:
                self.broken.append(f"account {account} chose for the late side {side} in turn {turn}")

    def undo(self, *_: object) -> None:
        """Take the last choice back."""
        if self.before is not None:
            self.board.state = NYX.remember(self.state, self.before)
            self.before = None

    def go_on(self, _: int, seat: Seat) -> None:
        """Declare or take a penalty for a side, so that there are further turns."""
        side = self.chance.choice(SIDES)
        if self.board.conflict.phase is Phase.DECLARE:
            self._play(self.board.declaration(side), seat)
        elif self.board.conflict.phase is Phase.PENALTY:
            self._play(m.TakePenalty(**self.board.at, side=side, damage=False, name=""), seat)

    def move(self, account: int, seat: Seat) -> None:
        """Change who may do what."""
        if not seat.id:
            self._play(TakeSeat(holder=account), PUBLIC)
        elif self._play(self.chance.choice(list(self._moves())), seat):
            self.before = None

    def _moves(self) -> Iterator[Action]:
        seats = [record.id for record in self.state.campaign.seats]
        one, other = self.chance.choice(seats), self.chance.choice(["", *seats])
        yield GiveCharacter(character=str(self.chance.choice(SIDES)), seat=other)
        yield GiveCharacter(character=str(self.chance.choice(SIDES)), seat="")
        yield AppointStandIn(seat=one, stand_in=other)
        yield SetRole(seat=one, gm=self.chance.random() < 0.6)
        yield HandSeat(seat=one, holder=self.chance.choice(ACCOUNTS))
        yield HandChair(seat=one)
        yield LeaveSeat(seat=one)

    def tune(self, *_: object) -> None:
        """Change a setting, as a GM."""
        key, *values = self.chance.choice(SETTINGS)
        gms = [one.id for one in self.state.campaign.seats if one.role is Role.GM and one.is_held]
        if gms and self._play(
            ChangeSetting(key=key, value=self.chance.choice(values)), Seat(role=Role.GM, id=gms[0])
        ):
            self.before = None

    def _play(self, action: Action, seat: Seat) -> bool:
        """Play an action; return whether it was accepted."""
        before, log = self.state, len(self.board.log)
        self.board.dice.add(*(self.chance.randint(1, 10) for _ in range(40)))
        try:
            self.board.act(action, seat)
        except Refused:
            return False
        rolled = any("rolled" in getattr(event, "kind", "") for event in self.board.log[log:])
        self.before = before if isinstance(action, m.PickTactic | m.ChooseBonus) and not rolled else None
        return True

    def look(self) -> None:
        """Note what every account is shown now of what is hidden."""
        conflict = self.board.conflict
        if conflict.phase is not Phase.TACTIC and (conflict.phase is not Phase.BONUS or conflict.all_chosen):
            return
        for account in ACCOUNTS:
            for seat in self.state.campaign.seats_of(account):
                for side in view(self.state, seat).contests[conflict.id].sides:
                    self._note(account, conflict.turn, side, conflict.phase)

    def _note(self, account: int, turn: int, side: Side, phase: Phase) -> None:
        choice = side.pick if phase is Phase.TACTIC else side.bonus
        if isinstance(choice, Tactic | Bonus) and (account, turn, side.number) not in self.made:
            self.known[account].add((turn, side.number))
            self.shown += 1
            if (turn, side.number) in self.secret and not self._acts_for(account, side):
                self.broken.append(f"account {account} saw what side {side.number} sealed for nobody")

    def _is_watched(self) -> bool:
        """Tell whether GMs may see what is sealed now: where they see picks, and pick for nobody late."""
        settings = self.state.campaign.settings
        picks = settings.get("default") == "gm" and settings.get("deadline", "off") != "off"
        return settings.get("gm-sees-picks") == "after-own" and not picks

    def _knows_other(self, account: int, side: SideNumber) -> bool:
        return (self.board.conflict.turn, 3 - side) in self.known[account]

    def _acts_for(self, account: int, side: Side) -> bool:
        """Tell whether an account may choose for a side by one of its seats."""
        return any(acts_for(self.state, side, seat) for seat in self.state.campaign.seats_of(account))

    def _gm_picks_for_the_late(self, seat: Seat) -> bool:
        settings, own = self.state.campaign.settings, self.state.campaign.record(seat.by or seat.id)
        is_gm = own is not None and own.role is Role.GM
        return is_gm and settings.get("default") == "gm" and settings.get("deadline", "off") != "off"


def played(chance: random.Random) -> Evening:
    evening = Evening(chance)
    for _ in range(STEPS):
        if not evening.board.conflict.is_open:
            break
        evening.step()
    return evening


@pytest.mark.rule("NYX-33")
@pytest.mark.rule("NYX-37")
def test_a_person_who_has_seen_a_choice_chooses_for_no_other_side_in_that_turn() -> None:
    chance = told_chance()
    evenings = [played(chance) for _ in range(EVENINGS)]
    assert not [fault for evening in evenings for fault in evening.broken]
    assert sum(one.chosen for one in evenings) > EVENINGS, "hardly anybody chose"
    assert sum(one.shown for one in evenings) > EVENINGS, "hardly anybody saw anything"


def test_the_random_evenings_find_a_rule_that_forgets_who_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prove the test above: without the rule, somebody soon sees and then chooses."""
    for module in ("conflict.sealing", "conflict.after_roll"):
        monkeypatch.setattr(f"rules.nyx.{module}.require_unknowing", lambda *_: None)
    chance = random.Random(7)
    assert any(played(chance).broken for _ in range(EVENINGS))


@pytest.mark.parametrize(
    "broken",
    [lambda _: True, lambda state: tuning(state.campaign.settings).gm_sees_picks],
    ids=["without the setting", "where the GM picks for the late"],
)
def test_the_random_evenings_find_a_gm_who_watches_what_was_sealed_for_nobody(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[[NyxState], bool]
) -> None:
    monkeypatch.setattr("rules.nyx.access.gm_insight._may_watch", broken)
    chance = random.Random(7)
    assert any(played(chance).broken for _ in range(EVENINGS))


def test_a_board_has_the_accounts_of_the_evenings() -> None:
    assert [record.holder for record in Board().state.campaign.seats] == list(ACCOUNTS[:3])
