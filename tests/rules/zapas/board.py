"""A Zapas campaign for tests: a GM, four players, scripted dice, and characters created by actions.

Methods take characters by name and traits, aspects and flags by their text, and act on the contest opened
last. They decide nothing themselves: each plays fixed actions or changes a character directly.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any

from rules.campaign.actions import ChangeSetting, FoundCampaign, TakeSeat
from rules.campaign.model import Campaign
from rules.campaign.settings import value_of
from rules.contract.system import new
from rules.core.model_base import Action
from rules.core.seat import PUBLIC, Role, Seat
from rules.zapas.base.settings import SETTINGS
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Character, Effect, Flag, Npc, Trait, ZapasState
from rules.zapas.state.contests import Aim, Contest, Duel, Pool, Recovery, Roll
from rules.zapas.system import ZAPAS
from tests.rules import playing

GM = playing.GM
ANN = Seat(role=Role.PLAYER, id="2")
BEN = Seat(role=Role.PLAYER, id="3")
CLEO = Seat(role=Role.PLAYER, id="4")
DAN = Seat(role=Role.PLAYER, id="5")
STRANGER = Seat(role=Role.PLAYER, id="9")
PLAYERS = (ANN, BEN, CLEO, DAN)
EVERYBODY = (GM, *PLAYERS, PUBLIC, STRANGER)
PLACE = 77

#: The traits of every character at the table, and the aspects in their slots.
TRAITS: Mapping[str, int] = {"Soldier": 5, "Thief": 4, "Pyromancer": 4, "Healer": 3, "Scholar": 2}
ASPECTS: Mapping[str, tuple[str, ...]] = {
    "Soldier": ("accuracy", "rifle", "drill"),
    "Thief": ("Risky",),
    "Healer": ("herbs", "bones", "calm"),
}
#: For each character at the table, the seat that plays it and the target of its qualifying flag.
TABLE: Mapping[str, tuple[Seat, str]] = {
    "Ada": (ANN, "Cyrus"),
    "Bo": (BEN, "Ada"),
    "Cyrus": (CLEO, "Ada"),
    "Dora": (DAN, "Bo"),
}


class Board(playing.Playing[ZapasState]):
    """The state and log of one Zapas campaign, with shortcuts for its actions."""

    def __init__(self, players: int = 4, **settings: str) -> None:
        head = Campaign(id=1, home=9, name="", system="zapas", language="en")
        super().__init__(ZAPAS, new(ZAPAS, head))
        self.do(FoundCampaign(holder=11, name="Tests", language="en", place=PLACE), PUBLIC)
        for number in range(players):
            self.do(TakeSeat(holder=12 + number), PUBLIC)
        self.set(**settings)

    def set(self, **settings: str) -> None:
        """Give the campaign's settings these values, unless they already have them."""
        for name, value in settings.items():
            key = name.replace("_", "-")
            if value != value_of(SETTINGS, self.state.campaign.settings, key):
                self.do(ChangeSetting(key=key, value=value))

    # -------------------------------------------------------------------------------------- playing

    def refused(self, action: Action, seat: Seat = GM) -> str:
        """Play an action that must be refused without any effect; return the code."""
        return self.refusal(action, seat).code

    # --------------------------------------------------------------------------------------- people

    def who(self, name: str) -> Character:
        return next(one for one in self.state.characters.values() if one.name == name)

    def id(self, name: str) -> str:
        return self.who(name).id

    def seat(self, name: str) -> Seat:
        """Return the seat that plays a character: the player's or the GM's."""
        return next((one for one in PLAYERS if one.id == self.who(name).seat), GM)

    def give(self, name: str, **changes: object) -> None:
        """Change a character directly, for the setup of a test."""
        changed = self.who(name).but(**changes)
        self.state = self.state.but(characters={**self.state.characters, changed.id: changed})

    def trait(self, name: str, text: str) -> Trait:
        """Return a character's trait by its name, preferably one that is not erased."""
        who = self.who(name)
        return next(one for one in (*who.standing, *reversed(who.traits)) if one.name == text)

    def at(self, name: str, trait: str, aspect: str = "", *, renaming: bool = False) -> sa.Proposed:
        """Return the address of a proposed trait or aspect."""
        found = self.trait(name, trait)
        number = next(one.id for one in found.aspects if one.text == aspect) if aspect else None
        return sa.Proposed(character=self.id(name), trait=found.id, aspect=number, renaming=renaming)

    def flag(self, name: str, text: str) -> Flag:
        return next(one for one in self.who(name).flags if one.text == text)

    def npc(self, name: str, attack: int | None = 3, kill: int | None = None) -> Npc:
        """Create an NPC."""
        self.do(sa.CreateNpc(name=name, attack=attack, kill=kill))
        return self.npc_of(name)

    def npc_of(self, name: str) -> Npc:
        found = self.who(name).npc
        assert found is not None, "not one of the GM's"
        return found

    def sketch(self, name: str, seat: Seat) -> None:
        """Create a sheet with a biography and nothing else."""
        self.do(sa.CreateCharacter(name=name), seat)
        self.do(sa.WriteBiography(character=self.id(name), text="Born in the north."), seat)

    def propose(self, name: str, trait: str, level: int = 2, **more: Any) -> None:
        """Propose a trait to the table."""
        action = sa.ProposeTrait(character=self.id(name), name=trait, level=level, **more)
        self.do(action, self.seat(name))

    def accept(self, name: str, trait: str, aspect: str = "") -> None:
        """Let the GM accept a proposal that nobody objects to."""
        self.do(sa.CloseProposal(what=self.at(name, trait, aspect)))

    def fill(self, name: str, trait: str, *texts: str) -> None:
        """Put aspects into slots of a trait, and let the GM accept them."""
        for text in texts:
            number = self.trait(name, trait).id
            self.do(sa.ProposeAspect(character=self.id(name), trait=number, text=text), self.seat(name))
            self.accept(name, trait, text)

    def take(self, name: str, text: str, to: str = "", through: str = "") -> None:
        """Take a flag and let the GM confirm it; with `to`, it qualifies and points to that character."""
        target = self.id(to) if to else ""
        action = a.TakeFlag(
            character=self.id(name), text=text, qualifying=bool(to), target=target, through=through
        )
        self.do(action, self.seat(name))
        self.do(a.JudgeFlag(character=self.id(name), flag=self.flag(name, text).id, fits=True))

    def striking(self, name: str, text: str, reason: str = "against") -> a.StrikeFlag:
        """Return the action that strikes a flag."""
        fields = {"character": self.id(name), "flag": self.flag(name, text).id, "reason": reason}
        return a.StrikeFlag.model_validate(fields)

    def strike(self, name: str, text: str) -> None:
        """Let a player ask to strike a flag, and let the GM strike it."""
        action = self.striking(name, text)
        self.do(action, self.seat(name))
        self.do(action)

    def sale(self, name: str, trait: str, sleeps: str = "") -> a.SellDie:
        """Return the sale of a trait's highest die; `sleeps` is the aspect that loses its slot."""
        found = self.trait(name, trait)
        asleep = next((one.id for one in found.aspects if one.text == sleeps), None)
        return a.SellDie(character=self.id(name), trait=found.id, account="Peace.", sleeps=asleep)

    def sell(self, name: str, trait: str, sleeps: str = "") -> None:
        self.do(self.sale(name, trait, sleeps), self.seat(name))

    def raising(self, name: str, trait: str) -> a.RaiseTrait:
        return a.RaiseTrait(character=self.id(name), trait=self.trait(name, trait).id)

    def erasure(self, name: str, trait: str) -> a.EraseTrait:
        return a.EraseTrait(character=self.id(name), trait=self.trait(name, trait).id, account="Peace.")

    def stake(self, name: str, reserve: int | None = None, xp: int | None = None) -> None:
        """Let the GM set the reserve and the experience of the seat that plays a character."""
        have = self.has(name)
        self.do(
            a.SetStake(
                seat=self.who(name).seat,
                reserve=have.reserve if reserve is None else reserve,
                xp=have.xp if xp is None else xp,
                reason="For the case.",
            )
        )

    def has(self, name: str) -> Any:
        """Return the resources of the seat that plays a character."""
        return self.state.shared.of(self.who(name).seat)

    def travel(self, *, on: bool = True) -> None:
        self.do(a.SetPhase(travel=on))

    def hurt(self, name: str, label: str, **more: Any) -> None:
        """Give a condition. `raises` or `locks` (pairs of trait and aspect) set its effect."""
        raises, locks = more.pop("raises", 0), more.pop("locks", ())
        self.do(a.GiveCondition(character=self.id(name), label=label, **more))
        if raises or locks:
            self.do(self.effect(name, label, raises, locks))

    def effect(
        self, name: str, label: str, raises: int = 0, locks: Sequence[tuple[str, str]] = ()
    ) -> a.SetEffect:
        """Return the GM's action that sets the effect of a condition."""
        kind = Effect.LOCK if locks else Effect.DIFFICULTY if raises else Effect.NONE
        where = (self.at(name, trait, aspect) for trait, aspect in locks)
        return a.SetEffect(
            character=self.id(name),
            label=label,
            effect=kind,
            raises=raises or 1,
            locks=tuple((one.trait, one.aspect or 0) for one in where),
        )

    # ------------------------------------------------------------------------------------- contests

    @property
    def contest(self) -> Contest:
        return list(self.state.contests.values())[-1]

    @property
    def roll(self) -> Roll:
        return [one for one in self.state.contests.values() if isinstance(one, Roll)][-1]

    @property
    def duel(self) -> Duel:
        return [one for one in self.state.contests.values() if isinstance(one, Duel)][-1]

    @property
    def scene(self) -> Recovery:
        return [one for one in self.state.contests.values() if isinstance(one, Recovery)][-1]

    def move(self, kind: type[m.ContestMove], contest: Contest | None = None, **fields: Any) -> m.ContestMove:
        """Return an action on a contest in its current step; the default is the last opened contest."""
        of = contest or self.contest
        return kind(contest=of.id, step=of.step, **fields)

    def opening(self, name: str, aim: Aim | None = None, base: int | None = None) -> m.OpenRoll:
        return m.OpenRoll(
            place=PLACE,
            character=self.id(name),
            title="Climb the wall",
            goal="Be on the roof",
            aim=aim or Aim(),
            base=base,
        )

    def open(self, name: str, base: int | None = 3, aim: Aim | None = None) -> None:
        """Open a roll for a character. With a base, the GM sets the difficulty at once."""
        self.do(self.opening(name, aim, base), self.seat(name) if base is None else GM)

    def difficulty(self, base: int | None, **more: Any) -> None:
        self.do(self.move(m.SetDifficulty, self.roll, base=base, **more))

    def pool(
        self, name: str, trait: str = "", aspects: Sequence[str] = (), flag: str = "", reserve: int = 0
    ) -> Pool:
        """Return a pool from texts; aspects are looked up on the whole sheet."""
        everywhere = {one.text: one.id for each in self.who(name).traits for one in each.aspects}
        return Pool(
            trait=self.trait(name, trait).id if trait else None,
            aspects=tuple(everywhere[text] for text in aspects),
            flag=self.flag(name, flag).id if flag else None,
            reserve=reserve,
        )

    def building(self, **parts: Any) -> m.ContestMove:
        """Return the action that builds the roller's pool."""
        name = self.state.characters[self.roll.character].name
        return self.move(m.Build, self.roll, pool=self.pool(name, **parts))

    def build(self, **parts: Any) -> None:
        name = self.state.characters[self.roll.character].name
        self.do(self.building(**parts), self.seat(name))

    def throw(self, *dice: int) -> None:
        """Throw the last roll with these dice; `faces` returns dice with a given number of hits."""
        self.do(self.move(m.Throw, self.roll), self.seat(self.roller), dice)

    @property
    def roller(self) -> str:
        return self.state.characters[self.roll.character].name

    def helping(self, name: str, side: int = 0) -> m.ContestMove:
        return self.move(m.Help, character=self.id(name), text="A hand", side=side)

    def help(self, name: str, side: int = 0) -> None:
        self.do(self.helping(name, side), self.seat(name))

    def attempt(self, name: str, dice: Iterable[int], aim: Aim | None = None, **parts: Any) -> None:
        """Attempt a roll of difficulty 3: open it, build the pool and throw."""
        self.open(name, 3, aim)
        self.build(**parts)
        self.throw(*dice)

    # ---------------------------------------------------------------------------------------- duels

    def challenge(self, name: str, other: str, *, fact: bool = False, stakes: bool = True) -> None:
        self.do(
            m.Challenge(
                place=PLACE,
                character=self.id(name),
                opponent=self.id(other),
                fact=fact,
                stake="The map is mine" if stakes else "",
                their_stake="The map is yours" if stakes else "",
            ),
            self.seat(name),
        )

    def side(self, kind: type[m.ContestMove], side: int, **fields: Any) -> None:
        """Play an action of one side of the last duel."""
        self.do(self.move(kind, self.duel, side=side, **fields), self.principal(side))

    def principal(self, side: int) -> Seat:
        return self.seat(self.duel.sides[side].name)

    def agree(self) -> None:
        """Let both sides accept the stakes."""
        for side in (0, 1):
            self.side(m.AcceptStakes, side)

    def choose(self, side: int, *, confirm: bool = True, **parts: Any) -> None:
        pool = self.pool(self.duel.sides[side].name, **parts)
        self.side(m.Choose, side, pool=pool, confirm=confirm)

    def helpable(self, name: str = "Ada", other: str = "Bo", **more: Any) -> None:
        """Open a duel and bring it to the help phase, with bare pools."""
        self.challenge(name, other, **more)
        self.agree()
        self.choose(0)
        self.choose(1)

    def begin_bidding(self, dice: Iterable[int] = ()) -> None:
        self.do(self.move(m.CloseHelp, self.duel), GM, dice)

    def bid(self, side: int, dice: int, thrown: Iterable[int] = ()) -> None:
        self.do(self.move(m.Bid, self.duel, side=side, dice=dice), self.principal(side), thrown)


def faces(hits: int, dice: int) -> tuple[int, ...]:
    """Return `dice` faces, of which `hits` are hits."""
    return (4,) * hits + (3,) * (dice - hits)


def hero(board: Board, name: str, to: str) -> None:
    """Complete a sketch and put it into play: five traits with 18 points, seven aspects, three flags."""
    for trait, level in TRAITS.items():
        board.propose(name, trait, level)
        board.accept(name, trait)
        board.fill(name, trait, *ASPECTS.get(trait, ()))
    board.take(name, f"Loyal to {to}", to=to)
    board.take(name, "Courage")
    board.take(name, "Risky")
    board.do(sa.GetReady(character=board.id(name)), board.seat(name))


@cache
def _table() -> Board:
    board = Board()
    for name, (seat, _) in TABLE.items():
        board.sketch(name, seat)
    for name, (_, to) in TABLE.items():
        hero(board, name, to)
    return board


def table(**settings: str) -> Board:
    """Return a board with Ada, Bo, Cyrus and Dora, all ready and alike except for their qualifying flags."""
    board = copy(_table())
    board.set(**settings)
    return board
