"""A Nyx campaign for tests: a GM, two players, scripted dice, and methods for every action.

Methods take characters and aspects by name, and act on the conflict opened last, each side through its
owner. They decide nothing themselves: each plays fixed actions or changes a character directly.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from rules.campaign.actions import FoundCampaign, TakeSeat
from rules.campaign.model import Campaign
from rules.chance.dice import ScriptedDice
from rules.contract.system import new, play
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.base.enums import Attribute, BonusKind, SideNumber, Tactic
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Conflict, Side
from rules.nyx.system import NYX

GM = Seat(role=Role.GM, id="1")
ANN = Seat(role=Role.PLAYER, id="2")
BEN = Seat(role=Role.PLAYER, id="3")
#: The settings of a table that trusts its players with their aspects.
TRUST = {"claims": "no", "hindrance-points": "at-once"}
SEATS = (GM, ANN, BEN, PUBLIC)
PLACE = 77

#: Ten aspects in the order of their values 3, 2, 2, 2, 1, 1, 1, 1, 1, 1.
ASPECTS = ("Iron", "Ash", "Oak", "Elm", "Fir", "Yew", "Bay", "Fig", "Ivy", "Rue")
AVERAGE = {"body": 6, "mind": 6, "interaction": 5}


class Board:
    """The state, log and scripted dice of one Nyx campaign, with shortcuts for its actions.

    The table trusts its players with their aspects, unless a test is about the GM's word (D-44).
    """

    def __init__(self, *, trusts: bool = True) -> None:
        settings = TRUST if trusts else {}
        head = Campaign(id=1, home=9, name="", system="nyx", language="en", settings=settings)
        self.state: NyxState = new(NYX, head)
        self.start = self.state
        self.dice = ScriptedDice()
        self.log: tuple[Event, ...] = ()
        self.do(FoundCampaign(holder=11, name="Tests", language="en", place=PLACE), PUBLIC)
        self.do(TakeSeat(holder=12), PUBLIC)
        self.do(TakeSeat(holder=13), PUBLIC)

    # -------------------------------------------------------------------------------------- playing

    def do(self, action: Action, seat: Seat = GM, dice: Iterable[int] = ()) -> tuple[Event, ...]:
        """Play an action that must be accepted and must use all the given dice."""
        self.dice.add(*dice)
        events = self.act(action, seat)
        assert self.dice.left == 0, "more dice were written than rolled"
        return events

    def act(self, action: Action, seat: Seat) -> tuple[Event, ...]:
        """Play an action, which may be refused, with the scripted dice; some of them may be left over."""
        played = play(NYX, self.state, action, seat, self.dice)
        self.state = played.after
        self.log = (*self.log, *played.events)
        return played.events

    def refused(self, action: Action, seat: Seat = GM) -> Refused:
        """Play an action that must be refused; check that nothing changes and no die is rolled."""
        before = self.state.model_dump_json()
        self.dice.add(1, 1, 1)
        with pytest.raises(Refused) as refusal:
            play(NYX, self.state, action, seat, self.dice)
        assert self.dice.left == 3
        assert self.state.model_dump_json() == before
        self.dice = ScriptedDice()
        return refusal.value

    # ----------------------------------------------------------------------------------- characters

    def player(
        self,
        name: str = "Ada",
        seat: Seat = ANN,
        *,
        npc: bool = False,
        ratings: Mapping[str, int] = AVERAGE,
        aspects: tuple[str, ...] = ASPECTS,
    ) -> str:
        """Create and finish a complete sheet."""
        number = self.sketch(name, seat, npc=npc, ratings=ratings)
        self.do(a.NameAspects(character=number, first=1, names=aspects), seat)
        self.do(a.FinishCharacter(character=number), seat)
        return number

    def sketch(
        self, name: str, seat: Seat = ANN, *, npc: bool = False, ratings: Mapping[str, int] = AVERAGE
    ) -> str:
        """Create a sheet with these attributes and unnamed aspects."""
        self.do(a.CreateCharacter(name=name, npc=npc), seat)
        number = str(self.state.campaign.made)
        for attribute, value in ratings.items():
            self.do(a.SetAttribute(character=number, attribute=Attribute(attribute), value=value), seat)
        return number

    def npc(self, name: str = "Captain", **sheet: Any) -> str:
        """Create a complete sheet for the GM."""
        return self.player(name, GM, npc=True, **sheet)

    def bare(self, name: str = "Guard", value: int = 7) -> str:
        """Create a bare value for the GM."""
        self.do(a.CreateBare(name=name, value=value))
        return str(self.state.campaign.made)

    def who(self, name: str) -> Character:
        return next(one for one in self.state.characters.values() if one.name == name)

    def points(self, name: str) -> int:
        return self.who(name).points

    def aspect(self, character: str, name: str) -> int:
        """Return the number of an aspect on a sheet."""
        return next(aspect.id for aspect in self.who(character).aspects if aspect.name == name)

    def aspects(self, character: str, names: Iterable[str]) -> tuple[int, ...]:
        return tuple(self.aspect(character, name) for name in names)

    def owner(self, character: str) -> Seat:
        return Seat(role=Role.PLAYER, id=self.who(character).seat) if self.who(character).seat else GM

    def give(self, name: str, **changes: object) -> None:
        """Change a character directly, for the setup of a test."""
        changed = self.who(name).but(**changes)
        self.state = self.state.but(characters={**self.state.characters, changed.id: changed})

    # -------------------------------------------------------------------------------------- aspects

    def roll(
        self,
        name: str,
        attribute: str = "body",
        *,
        modifier: int = 0,
        positive: Iterable[str] = (),
        negative: Iterable[str] = (),
    ) -> a.RollAlone:
        """Return an individual roll, to be played by the character's owner."""
        return a.RollAlone(
            character=self.who(name).id,
            attribute=Attribute(attribute),
            modifier=modifier,
            positive=self.aspects(name, positive),
            negative=self.aspects(name, negative),
        )

    def story(self, name: str, aspect: str, *, helps: bool, text: str = "So it is.") -> a.UseInStory:
        """Return a use of an aspect in the story."""
        number = self.aspect(name, aspect)
        return a.UseInStory(character=self.who(name).id, aspect=number, helps=helps, text=text)

    def demand(self, name: str, aspect: str) -> a.DemandAspect:
        """Return the GM's demand for an aspect."""
        return a.DemandAspect(character=self.who(name).id, aspect=self.aspect(name, aspect))

    def answer(self, name: str, aspect: str, *, buy_off: bool) -> a.AnswerDemand:
        """Return the answer to a demand."""
        number = self.aspect(name, aspect)
        return a.AnswerDemand(character=self.who(name).id, aspect=number, buy_off=buy_off)

    # ------------------------------------------------------------------------------------- conflict

    def open(self, first: str, second: str = "", **setup: Any) -> Conflict:
        """Open a conflict between two characters by name. Without `second` the other side is passive.

        Keywords are fields of `OpenConflict`, or of a side if they begin with `first_` or `second_`.
        """
        sides = (self._side(first, "first_", setup), self._side(second, "second_", setup))
        self.do(m.OpenConflict(place=PLACE, title=setup.pop("title", "Trial"), sides=sides, **setup))
        return self.conflict

    def _side(self, name: str, prefix: str, setup: dict[str, Any]) -> m.SideSetup:
        own = {key.removeprefix(prefix): setup.pop(key) for key in list(setup) if key.startswith(prefix)}
        if not name:
            return m.SideSetup(**({"name": "Cliff", "goal": "stay unclimbed"} | own))
        return m.SideSetup(**({"character": self.who(name).id, "goal": f"{name} gets away"} | own))

    @property
    def conflict(self) -> Conflict:
        return list(self.state.contests.values())[-1]

    def side(self, number: SideNumber) -> Side:
        return self.conflict.side(number)

    def seat(self, side: SideNumber) -> Seat:
        """Return the seat that acts for a side."""
        return self.owner(self.state.characters[self.side(side).character].name)

    @property
    def at(self) -> dict[str, Any]:
        return {"contest": self.conflict.id, "turn": self.conflict.turn}

    def declaration(
        self,
        side: SideNumber,
        *,
        attribute: str = "",
        positive: Iterable[str] = (),
        negative: Iterable[str] = (),
        goal: str = "",
    ) -> m.Declare:
        """Return a declaration. An empty attribute keeps the side's attribute."""
        name = self.side(side).name
        return m.Declare(
            **self.at,
            side=side,
            attribute=Attribute(attribute) if attribute else self.side(side).attribute,
            positive=self.aspects(name, positive),
            negative=self.aspects(name, negative),
            goal=goal,
        )

    def declare(self, side: SideNumber, dice: Iterable[int] = (), **said: Any) -> tuple[Event, ...]:
        return self.do(self.declaration(side, **said), self.seat(side), dice)

    def declare_both(self) -> None:
        """Declare every side that has not declared, the GM's sides first."""
        for side in sorted(self.conflict.sides, key=lambda one: self.seat(one.number) != GM):
            if not side.declared:
                self.declare(side.number)

    def picking(self, side: SideNumber, tactic: int) -> m.PickTactic:
        return m.PickTactic(**self.at, side=side, tactic=Tactic(tactic))

    def pick(self, side: SideNumber, tactic: int, dice: Iterable[int] = ()) -> tuple[Event, ...]:
        return self.do(self.picking(side, tactic), self.seat(side), dice)

    def round(self, tactics: tuple[int, int], dice: Iterable[int]) -> tuple[Event, ...]:
        """Declare every side that has not declared, then pick for both sides, which rolls the dice."""
        if self.conflict.phase == "declare":
            self.declare_both()
        self.pick(1, tactics[0])
        return self.pick(2, tactics[1], dice)

    def choosing(self, side: SideNumber, choice: BonusKind, text: str = "") -> m.ChooseBonus:
        return m.ChooseBonus(**self.at, side=side, choice=choice, text=text)

    def choose(self, side: SideNumber, choice: BonusKind, text: str = "") -> tuple[Event, ...]:
        return self.do(self.choosing(side, choice, text), self.seat(side))

    def steps(self) -> None:
        """Choose the three steps for every effective winner."""
        assert self.conflict.round is not None
        for side in self.conflict.round.winners:
            self.choose(side, BonusKind.STEPS)

    def penalty(self, side: SideNumber, damage: str = "") -> m.TakePenalty:
        """Return the harmed side's choice: damage of this name, or fatigue if the name is empty."""
        return m.TakePenalty(**self.at, side=side, damage=bool(damage), name=damage)

    def story_of(self, side: SideNumber, *, allow: bool) -> m.JudgeStory:
        return m.JudgeStory(**self.at, side=side, allow=allow)

    def event(self, kind: type[Any]) -> Any:
        """Return the last event of a kind."""
        return next(event for event in reversed(self.log) if isinstance(event, kind))


def duel(**setup: Any) -> Board:
    """Return a board on which Ada (Ann's) and Bo (Ben's), both Body 6, are in a conflict."""
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.open("Ada", "Bo", **setup)
    return board


def against_guard(**setup: Any) -> Board:
    """Return a board on which Ada, Body 6, is in a conflict with a guard, a bare value of 7."""
    board = Board()
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    board.open("Ada", "Guard", **setup)
    return board


def at_cliff(**setup: Any) -> Board:
    """Return a board on which Ada, Body 6, is in a conflict with a passive cliff."""
    board = Board()
    board.player("Ada", ANN)
    board.open("Ada", **setup)
    return board
