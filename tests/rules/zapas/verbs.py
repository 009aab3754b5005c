"""The verbs in the rows of `vectors/`, with one function for each; script.py plays the rows."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.campaign.actions import EndSession, StartSession
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import pool
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Aspect, Profile
from rules.zapas.state.contests import Aim, Purpose
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, PLACE, Board, faces
from tests.rules.zapas.words import code

PEOPLE: Mapping[str, Seat] = {"gm": GM, "Ann": ANN, "Ben": BEN, "Cleo": CLEO}


class Script:
    """The board of a row, and the refusals, states and events that its steps have recorded."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.refused: list[str] = []
        self.states: list[str] = []
        self.events: tuple[Event, ...] = ()

    def step(self, step: Mapping[str, Any]) -> None:
        """Play one step, and record a refusal as one of the row's results."""
        given = dict(step)
        verb = VERBS[given.pop("do")]
        try:
            verb(self, **given)
        except Refused as refusal:
            self.refused.append(code(refusal.code))

    def act(self, action: Action, seat: Seat, dice: tuple[int, ...] = ()) -> None:
        happened = self.board.act(action, seat, dice)
        self.events = (*self.events, *happened)

    def owner(self, name: str) -> Seat:
        return self.board.seat(name)


def _make(script: Script, name: str, levels: list[int]) -> None:
    """Propose and accept traits of these levels, and put the sheet into play."""
    board = script.board
    for number, level in enumerate(levels):
        action = sa.ProposeTrait(character=board.id(name), name=f"Trait {number}", level=level)
        script.act(action, board.seat(name))
        board.accept(name, f"Trait {number}")
    _ready(script, name)


def _ready(script: Script, name: str) -> None:
    script.act(sa.GetReady(character=script.board.id(name)), script.owner(name))


def _propose(script: Script, name: str, trait: str, **more: Any) -> None:
    action = sa.ProposeTrait(character=script.board.id(name), name=trait, **more)
    script.act(action, script.owner(name))


def _flag(script: Script, name: str, text: str, to: str = "", through: str = "") -> None:
    board = script.board
    target = board.id(to) if to else ""
    action = a.TakeFlag(
        character=board.id(name), text=text, qualifying=bool(to), target=target, through=through
    )
    script.act(action, board.seat(name))
    script.act(a.JudgeFlag(character=board.id(name), flag=board.flag(name, text).id, fits=True), GM)


VOTES: Mapping[str, Callable[..., sa.VoteAction]] = {
    "approve": sa.Approve,
    "veto": sa.VetoProposal,
    "lift": sa.LiftVeto,
    "revise": sa.Revise,
    "withdraw": sa.Withdraw,
    "close": sa.CloseProposal,
}


def _vote(script: Script, vote: str, by: str, name: str, trait: str, aspect: str = "", **more: Any) -> None:
    board = script.board
    what = board.at(name, trait, aspect)
    script.act(VOTES[vote](what=what, **more), PEOPLE[by])
    assert what.aspect is None, "states are of traits"
    found = board.who(name).trait(what.trait)
    script.states.append(found.proposal.state if found else "withdrawn")


def _aspect(script: Script, name: str, trait: str, text: str) -> None:
    board = script.board
    action = sa.ProposeAspect(character=board.id(name), trait=board.trait(name, trait).id, text=text)
    script.act(action, board.seat(name))
    board.accept(name, trait, text)


def _edit(script: Script, name: str, trait: str, aspect: str, text: str) -> None:
    script.act(sa.Revise(what=script.board.at(name, trait, aspect), text=text), script.owner(name))


def _open(script: Script, name: str, base: int | None = 3, **aim: Any) -> None:
    board = script.board
    if "character" in aim:
        aim["character"] = board.id(aim["character"])
    if "task" in aim:
        aim["task"] = board.state.shared.tasks[0].id
    meant = Aim(purpose=Purpose(aim.pop("purpose", "plain")), **aim)
    script.act(board.opening(name, meant), board.seat(name))
    if base is not None:
        _difficulty(script, base, reduction=meant.reduction or 1)


def _difficulty(script: Script, base: int | None = None, **more: Any) -> None:
    script.act(script.board.move(m.SetDifficulty, script.board.roll, base=base, **more), GM)


def _build(script: Script, **parts: Any) -> None:
    script.act(script.board.building(**parts), script.owner(script.board.roller))


def _throw(script: Script, dice: list[int] | None = None, hits: int = 0) -> None:
    """Throw these dice; without any, throw the pool's dice with this many hits."""
    roll = script.board.roll
    thrown = faces(hits, pool.size(roll.pool, roll.helpers)) if dice is None else tuple(dice)
    script.act(script.board.move(m.Throw, roll), script.owner(script.board.roller), thrown)


def _attempt(script: Script, name: str, hits: int, **more: Any) -> None:
    """Open a roll, build the pool and throw this many hits."""
    parts = {key: more.pop(key) for key in ("trait", "aspects", "flag", "reserve") if key in more}
    _open(script, name, **more)
    _build(script, **parts)
    _throw(script, hits=hits)


def _cancel(script: Script) -> None:
    script.act(script.board.move(m.Cancel, script.board.roll), script.owner(script.board.roller))


def _help(script: Script, name: str, side: int = 0) -> None:
    script.act(script.board.helping(name, side), script.owner(name))


def _hurt(script: Script, name: str, label: str, raises: int = 0, locks: Any = ()) -> None:
    board = script.board
    script.act(a.GiveCondition(character=board.id(name), label=label), GM)
    if raises or locks:
        script.act(board.effect(name, label, raises, locks), GM)


def _effect(script: Script, name: str, label: str, raises: int = 0, locks: Any = ()) -> None:
    script.act(script.board.effect(name, label, raises, locks), GM)


def _heal(script: Script, name: str, label: str) -> None:
    script.act(a.LiftCondition(character=script.board.id(name), label=label), GM)
    script.states.append(state(script.board.trait(name, "Soldier").aspects[1]))


def state(aspect: Aspect) -> str:
    """Return the state of an aspect in the words of the specification."""
    if aspect.dormant:
        return "dormant"
    return "locked" if aspect.locks else "fixed" if aspect.fixed else "proposed"


def _stake(script: Script, name: str, **have: int) -> None:
    script.board.stake(name, **have)


def _marks(script: Script, name: str, flag: str, marks: int) -> None:
    """Give a flag marks directly, without an action."""
    flags = script.board.who(name).flags
    script.board.give(name, flags=tuple(one.but(marks=marks) if one.text == flag else one for one in flags))


def _session(script: Script) -> None:
    script.act(StartSession(), GM)
    script.act(EndSession(), GM)


def _recover(script: Script, name: str, grant: int = 7) -> None:
    board = script.board
    action = m.StartRecovery(place=PLACE, characters=(board.id(name),), others=("The old smith",))
    script.act(action, board.seat(name), (1,))
    script.act(board.move(m.EndRecovery, board.scene, grant=grant), GM)


def _travel(script: Script) -> None:
    script.board.travel()


def _raise(script: Script, name: str, trait: str, times: int = 1) -> None:
    for _ in range(times):
        script.act(script.board.raising(name, trait), script.owner(name))
        script.states.append(str(script.board.has(name).xp))


def _new(script: Script, name: str, trait: str, *, flashback: bool = False) -> None:
    """Propose a trait after creation, and let the GM accept it."""
    _propose(script, name, trait, account="The war.", flashback=flashback)
    script.act(sa.CloseProposal(what=script.board.at(name, trait)), GM)


def _sell(script: Script, name: str, trait: str, sleeps: str = "", times: int = 1) -> None:
    for _ in range(times):
        script.act(script.board.sale(name, trait, sleeps), script.owner(name))
        script.states.append(str(script.board.has(name).xp))


def _erase(script: Script, name: str, trait: str) -> None:
    script.act(script.board.erasure(name, trait), script.owner(name))


def _strike(script: Script, name: str, flag: str, reason: str = "against") -> None:
    """Let a player ask to strike a flag, and let the GM strike it."""
    action = script.board.striking(name, flag, reason)
    script.act(action, script.owner(name))
    script.act(action, GM)


def _duel(script: Script, sides: list[dict[str, Any]], helpers: Any = ()) -> None:
    """Bring a duel between Ada and Bo to the end of the help phase, with these pools and helpers."""
    board = script.board
    board.challenge("Ada", "Bo")
    board.agree()
    for side, parts in enumerate(sides):
        board.choose(side, **parts)
    for name, side in helpers:
        board.help(name, side)


def _begin(script: Script, hits: list[int] | None = None) -> None:
    """Begin the bidding; if that ends it at once, both sides throw dice with these hits."""
    script.act(script.board.move(m.CloseHelp, script.board.duel), GM, _thrown(script, hits, (0, 0)))


def _bid(script: Script, side: int, add: int = 0, hits: list[int] | None = None) -> None:
    board = script.board
    added = (add, 0) if side == 0 else (0, add)
    action = board.move(m.Bid, board.duel, side=side, dice=add)
    script.act(action, board.principal(side), _thrown(script, hits, added))


def _thrown(script: Script, hits: list[int] | None, added: tuple[int, int]) -> tuple[int, ...]:
    if hits is None:
        return ()
    sides = zip(script.board.duel.sides, hits, added, strict=True)
    thrown = [faces(count, pool.size(side.pool, side.helpers) + more) for side, count, more in sides]
    return (*thrown[0], *thrown[1])


def _npc(script: Script, name: str, attack: int, kill: int | None = None) -> None:
    script.act(sa.CreateNpc(name=name, attack=attack, kill=kill), GM)


def _profile(script: Script, name: str, approach: str, attack: int, kill: int | None = None) -> None:
    profile = Profile(approach=approach, attack=attack, kill=kill)
    script.act(a.SetProfile(character=script.board.id(name), profile=profile), GM)


def _task(script: Script, text: str) -> None:
    script.act(a.SetTask(text=text), GM)


VERBS: Mapping[str, Callable[..., None]] = {
    "make": _make,
    "ready": _ready,
    "propose": _propose,
    "flag": _flag,
    "vote": _vote,
    "aspect": _aspect,
    "edit": _edit,
    "open": _open,
    "difficulty": _difficulty,
    "build": _build,
    "throw": _throw,
    "attempt": _attempt,
    "cancel": _cancel,
    "help": _help,
    "hurt": _hurt,
    "effect": _effect,
    "heal": _heal,
    "stake": _stake,
    "marks": _marks,
    "session": _session,
    "recover": _recover,
    "travel": _travel,
    "raise": _raise,
    "new": _new,
    "sell": _sell,
    "erase": _erase,
    "strike": _strike,
    "duel": _duel,
    "begin": _begin,
    "bid": _bid,
    "npc": _npc,
    "profile": _profile,
    "task": _task,
}
