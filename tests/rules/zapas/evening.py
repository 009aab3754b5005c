"""Random evenings of Zapas: offered actions, and made-up actions with any values in their fields.

An evening is a seed and a number of steps, so that a failing one can be played again.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

from rules.campaign.actions import EndSession, StartSession
from rules.contract.system import play
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.base.text_matching import normalized
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.actions import ZapasAction
from rules.zapas.state.campaign_state import (
    Character,
    Effect,
    Profile,
    Proposal,
    ProposalState,
    Trait,
    ZapasState,
)
from rules.zapas.state.contests import Aim, Contest, Duel, DuelPhase, Helper, Pool, Purpose, Roll, RollPhase
from rules.zapas.state.pool import promised_dice, usable
from rules.zapas.state.sheet_actions import Proposed
from rules.zapas.system import ZAPAS
from tests.chance import Tumbling
from tests.rules.zapas.board import EVERYBODY, GM, PLACE, PLAYERS, table

#: The texts used in an evening: only a few, so that the same text often turns up twice.
WORDS = ("Thief", "Sailor", "rifle", "Courage", "Pride", "injured", "tired", "Sand", "fire")
KINDS: tuple[type[Action], ...] = tuple(
    kind for group in get_args(ZapasAction) for kind in (get_args(group) or (group,))
)
#: Kinds that advance an evening, kinds that must be rare, and kinds that end contests too early.
FORWARD: tuple[type[Action], ...] = (
    *(m.OpenRoll,) * 5,
    m.Challenge,
    m.Challenge,
    a.SellDie,
    a.RaiseTrait,
    a.SetPhase,
)
SELDOM = (sa.CreateCharacter, sa.CreateNpc, a.SetStake, a.AwardExperience, a.SetTask, m.StartRecovery)
CUTS = (m.Cancel, m.Decline, m.Concede, m.Object, m.TakeBack, sa.Withdraw)
#: Actions that contests wait for.
NEXT = (m.SetDifficulty, m.Throw, m.JudgeHelp, m.AcceptStakes, m.Choose, m.CloseHelp, m.Bid)


class Evening:
    """A table that random actions change one at a time, and its log."""

    def __init__(self, seed: int) -> None:
        board = table()
        board.npc("Ogre", attack=3, kill=6)
        board.do(a.AwardExperience(points=9))
        board.do(a.SetTask(text="Bring down the giant"))
        board.do(StartSession())
        self.start, self.state, self.log = board.start, board.state, board.log
        self.chance = random.Random(seed)
        #: For each action: the state before it, its events, and the state after it.
        self.steps: list[tuple[ZapasState, tuple[Event, ...], ZapasState]] = []

    def play(self, action: Action, seat: Seat) -> None:
        before, dice = self.state, Tumbling(self.chance)
        played = play(ZAPAS, before, action, seat, dice)
        self.state, self.log = played.after, (*self.log, *played.events)
        self.steps.append((before, played.events, played.after))

    def go_on(self) -> None:
        """Play an offered action, or try up to twelve made-up actions until one is accepted."""
        if self.chance.random() < 0.3 or not self.offered():
            any(self.imagined() for _ in range(12))

    def offered(self) -> bool:
        """Play an offered action, which must be accepted; return whether there was one."""
        for seat in self.chance.sample((GM, *PLAYERS), 5):
            offers = [one for one in ZAPAS.legal_actions(self.state, seat) if not self._cut(one)]
            due = [one for one in offers if isinstance(one, NEXT)]
            if offers:
                self.play(self.chance.choice(due if due and self.chance.random() < 0.5 else offers), seat)
                return True
        return False

    def _cut(self, action: Action) -> bool:
        return isinstance(action, CUTS) and self.chance.random() < 0.9

    def imagined(self) -> bool:
        """Try a made-up action; return whether it was accepted."""
        action, seat = self.idea()
        dice = Tumbling(random.Random(0))
        try:
            play(ZAPAS, self.state, action, seat, dice)
        except Refused:
            assert dice.rolled == 0
            return False
        self.play(action, seat)
        return True

    def idea(self) -> tuple[Action, Seat]:
        """Return an action with random values in its fields, and the seat that tries it."""
        if self.chance.random() < 0.02:
            return self.chance.choice((EndSession(), StartSession())), GM
        kinds = [*FORWARD, *(kind for kind in KINDS if kind not in SELDOM or self.chance.random() < 0.2)]
        kind = self.chance.choice(kinds)
        who = self.chance.choice([*self.state.characters.values()])
        seat = next((one for one in PLAYERS if one.id == who.seat), GM)
        other = self.chance.choice(EVERYBODY)
        if kind is sa.CreateCharacter and self.state.campaign.record(other.id) is None:
            other = seat  # who has no seat at the table never reaches the rules with a new sheet
        seats = (seat, seat, seat, GM, GM, other)
        return kind.model_validate(self._fields(kind, who)), self.chance.choice(seats)

    # --------------------------------------------------------------------------------------- fields

    def _fields(self, kind: type[Action], who: Character) -> dict[str, Any]:
        """Return values for the fields of an action; the others keep their defaults."""
        found = {name: FIELDS[name](self, who) for name in kind.model_fields if name in FIELDS}
        running = [one for one in self.state.contests.values() if _may_change(kind, one)]
        if "contest" in kind.model_fields:
            contest = self.chance.choice(running) if running else None
            found |= {"contest": contest.id, "step": contest.step} if contest else {"contest": "0", "step": 0}
        return found

    def id(self) -> str:
        return self.chance.choice([*self.state.characters])

    def trait(self, who: Character) -> int:
        return self.chance.choice([one.id for one in who.traits] or [99])

    def aspect(self, who: Character) -> int:
        return self.chance.choice([one.id for each in who.traits for one in each.aspects] or [99])

    def flag(self, who: Character) -> int:
        return self.chance.choice([one.id for one in who.flags] or [99])

    def label(self, who: Character) -> str:
        return self.chance.choice([*(one.label for one in who.conditions), "injured", "lost"])

    def number(self, *values: int) -> int:
        return self.chance.choice(values)

    def word(self) -> str:
        return self.chance.choice(WORDS)

    def pool(self, who: Character) -> Pool:
        trait = self.chance.choice([*who.traits, None])
        aspects = [one.id for one in trait.aspects] if trait else []
        return Pool(
            trait=trait.id if trait else None,
            aspects=tuple(one for one in aspects if self.chance.random() < 0.6),
            flag=self.chance.choice([*(one.id for one in who.flags), None]),
            reserve=self.number(0, 0, 1, 2, 5),
        )

    def aim(self) -> Aim:
        if self.chance.random() < 0.5:
            return Aim()
        tasks = [one.id for one in self.state.shared.tasks]
        npcs = [one for one in self.state.characters.values() if one.npc is not None] * 3
        return Aim(
            purpose=self.chance.choice([*Purpose, Purpose.PART, Purpose.ATTACK]),
            character=self.chance.choice([*(one.id for one in npcs), *self.state.characters, ""]),
            text=self.chance.choice(("", self.word())),
            task=self.chance.choice([*tasks, *tasks, ""]),
            reduction=self.number(0, 1, 2),
        )

    def proposed(self, who: Character) -> Proposed:
        trait = self.chance.choice([one.id for one in who.traits] or [99])
        aspect = self.chance.choice((None, self.aspect(who)))
        return Proposed(character=who.id, trait=trait, aspect=aspect, renaming=self.chance.random() < 0.3)


def _may_change(kind: type[Action], contest: Contest) -> bool:
    """Return whether an action of a kind could be meant for a contest; a failure may be followed by more."""
    return contest.is_open or (kind is m.Follow and isinstance(contest, Roll) and contest.success is False)


def _flip(evening: Evening, _: Character) -> bool:
    return evening.chance.random() < 0.5


FIELDS: Mapping[str, Callable[[Evening, Character], Any]] = {
    "character": lambda _, who: who.id,
    "opponent": lambda evening, _: evening.id(),
    "target": lambda evening, _: evening.id(),
    "characters": lambda evening, who: (who.id, evening.id()),
    "others": lambda evening, _: evening.chance.choice(((), ("The smith",))),
    "place": lambda *_: PLACE,
    "trait": lambda evening, who: evening.trait(who),
    "aspect": lambda evening, who: evening.aspect(who),
    "sleeps": lambda evening, who: evening.aspect(who),
    "flag": lambda evening, who: evening.flag(who),
    "label": lambda evening, who: evening.label(who),
    "note": lambda evening, who: evening.number(*(one.id for one in who.notes), 99),
    "name": lambda evening, _: evening.word(),
    "text": lambda evening, _: evening.word(),
    "title": lambda evening, _: evening.word(),
    "goal": lambda evening, _: evening.word(),
    "account": lambda evening, _: evening.word(),
    "through": lambda evening, _: evening.word(),
    "stake": lambda evening, _: evening.word(),
    "their_stake": lambda evening, _: evening.word(),
    "stakes": lambda evening, _: (evening.word(), evening.word()),
    "reason": lambda evening, _: evening.chance.choice(("against", "reached")),
    "effect": lambda evening, _: evening.chance.choice([*Effect]),
    "locks": lambda evening, who: tuple(
        (each.id, one.id) for each in who.traits for one in each.aspects if evening.chance.random() < 0.3
    ),
    "level": lambda evening, _: evening.number(1, 2, 3, 6, 7),
    "grant": lambda evening, _: evening.number(0, 1, 7),
    "points": lambda evening, _: evening.number(0, 1, 2),
    "dice": lambda evening, _: evening.number(0, 0, 1, 2, 9),
    "reserve": lambda evening, _: evening.number(0, 3, 7, 12),
    "xp": lambda evening, _: evening.number(0, 4, 20),
    "attack": lambda evening, _: evening.chance.choice((None, 3, 4)),
    "kill": lambda evening, _: evening.chance.choice((None, 3, 4)),
    "total": lambda evening, _: evening.number(0, 2, 9),
    "base": lambda evening, _: evening.chance.choice((None, None, None, 1, 2, 4)),
    "reduction": lambda evening, _: evening.number(0, 1, 2),
    "condition": lambda evening, who: evening.chance.choice(("", evening.label(who))),
    "twist": lambda evening, _: evening.chance.choice(("", evening.word())),
    "side": lambda evening, _: evening.number(0, 1, 1, 2),
    "item": lambda evening, who: evening.chance.choice(
        (f"trait {evening.trait(who)}", f"aspect {evening.aspect(who)}", f"flag {evening.flag(who)}")
    ),
    "seat": lambda evening, _: evening.chance.choice(EVERYBODY).id,
    "drop": lambda evening, _: evening.chance.choice(("", "", "99")),
    "pool": lambda evening, who: evening.pool(who),
    "aim": lambda evening, _: evening.aim(),
    "what": lambda evening, who: evening.proposed(who),
    "profile": lambda evening, _: Profile(approach=evening.word(), attack=evening.number(2, 3, 21)),
    **dict.fromkeys(
        ("draft", "flashback", "qualifying", "fits", "travel", "fact", "out", "stays", "confirm", "replaces"),
        _flip,
    ),
}


# -------------------------------------------------------------------------------------------- invariants


def broken(state: ZapasState) -> Iterator[str]:
    """Yield the faults of a state."""
    for record in state.campaign.seats:
        have = state.shared.of(record.id)
        if have.reserve < 0 or have.xp < 0 or not 0 <= promised_dice(state, record.id) <= have.reserve:
            yield f"{record.id} has {have}, and {promised_dice(state, record.id)} promised"
    for who in state.characters.values():
        yield from (f"{who.name}: {what}" for what in _person(who))
    for contest in state.contests.values():
        if isinstance(contest, Roll):
            yield from _roll(state, contest)
        elif isinstance(contest, Duel):
            yield from _duel(state, contest)
    open_ = [one for each in state.contests.values() if each.is_open for one in _principals(each)]
    if len(set(open_)) < len(open_):
        yield "somebody is in two rolls"


def _principals(contest: Any) -> tuple[str, ...]:
    if isinstance(contest, Roll):
        return (contest.character,)
    return tuple(side.character for side in contest.sides) if isinstance(contest, Duel) else ()


def _person(who: Character) -> Iterator[str]:
    if len(who.flags) > 3 or any(
        normalized(one.text) == normalized(text) for one in who.flags for text in who.struck
    ):
        yield f"flags {who.flags}, struck {who.struck}"
    if who.qualifying_first and any(one.qualifying for one in who.active_flags):
        yield "a relation is asked for that is there"
    labels = [normalized(one.label) for one in who.conditions]
    if len(set(labels)) < len(labels):
        yield f"conditions {labels}"
    standing = [normalized(one.name) for one in who.standing]
    if len(set(standing)) < len(standing):
        yield f"two traits of one name: {standing}"
    for trait in who.traits:
        yield from _trait(who, trait)


def _trait(who: Character, trait: Trait) -> Iterator[str]:
    if len(trait.paid) != trait.level or (trait.archived is not (trait.level == 0)):
        yield f"{trait.name} has level {trait.level} and paid {trait.paid}"
    if not trait.archived and len(trait.filled) > trait.level:
        yield f"{trait.name} has more aspects than slots"
    if trait.aspects and not trait.proposal.accepted:
        yield f"{trait.name} has aspects before it is accepted"
    yield from _proposal(trait.proposal)
    if trait.renaming is not None:
        yield from _proposal(trait.renaming)
    for aspect in trait.aspects:
        yield from _proposal(aspect.proposal)
        if (aspect.dormant or aspect.locks) and not aspect.proposal.accepted:
            yield f"{aspect.text} sleeps or is locked, and is not accepted"
        for label in aspect.locks:
            condition = who.condition(label)
            if condition is None or condition.effect is not Effect.LOCK:
                yield f"{aspect.text} is locked by nothing: {label}"


def _proposal(proposal: Proposal) -> Iterator[str]:
    if (proposal.state is ProposalState.VETOED) is not bool(proposal.vetoes):
        yield f"{proposal.text} is {proposal.state} with {proposal.vetoes}"
    voters = {*proposal.approved, *(one.seat for one in proposal.vetoes)}
    if not voters <= set(proposal.asked) or len(proposal.approved) + len(proposal.vetoes) != len(voters):
        yield f"{proposal.text} has votes of {voters}"


def _helpers(helpers: tuple[Helper, ...], principals: set[str]) -> Iterator[str]:
    seats = [one.seat for one in helpers]
    if len(set(seats)) < len(seats) or principals & set(seats):
        yield f"helpers {seats}"


def _roll(state: ZapasState, roll: Roll) -> Iterator[str]:
    yield from _helpers(roll.helpers, {roll.seat})
    if roll.phase is RollPhase.OPEN and (roll.pool != Pool() or roll.helpers):
        yield "something was built before there was a difficulty"
    if roll.phase is RollPhase.BUILDING and usable(state.characters[roll.character], roll.pool) != roll.pool:
        yield f"the pool holds what gives no die: {roll.pool}"
    if roll.phase is RollPhase.SETTLED and roll.success is not (roll.hits >= roll.difficulty):
        yield f"{roll.hits} against {roll.difficulty} gave {roll.success}"


def _duel(state: ZapasState, duel: Duel) -> Iterator[str]:
    first, second = duel.sides
    yield from _helpers((*first.helpers, *second.helpers), {first.seat, second.seat})
    if duel.phase is DuelPhase.STAKES and first.accepted and second.accepted:
        yield "both have accepted, and nothing is built"
    locked = duel.phase in {DuelPhase.HELP, DuelPhase.BIDDING, DuelPhase.SETTLED}
    if locked and not (first.confirmed and second.confirmed):
        yield "somebody has not confirmed"
    early = duel.phase in {DuelPhase.STAKES, DuelPhase.BUILD}
    if early and any(side.pool.reserve or side.helpers for side in duel.sides):
        yield "dice before the bidding"
    if duel.phase is DuelPhase.BUILD:
        for side in duel.sides:
            if usable(state.characters[side.character], side.pool) != side.pool:
                yield f"the pool holds what gives no die: {side.pool}"
    if duel.phase is DuelPhase.BIDDING and duel.readies > 1:
        yield "both are ready, and nothing is thrown"
