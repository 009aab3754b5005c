"""Random evenings of Nyx: characters, conflicts, and offered or made-up actions for Hypothesis to play.

An evening is an opening, a seed and a number of actions, so that Hypothesis can shrink a failing one.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args

from hypothesis import strategies as st

from rules.campaign import CAMPAIGN_ACTIONS
from rules.campaign import actions as c
from rules.contract.system import campaign_legal_actions, play
from rules.core.model_base import Action, Event, Frozen
from rules.core.seat import Role, Seat
from rules.nyx.base.enums import Attribute, BonusKind, BreakOff, CharacterKind, GroupMode, Mode, Phase
from rules.nyx.base.settings import SETTINGS
from rules.nyx.harm.slow_penalties import slow_damage
from rules.nyx.sheet.sheet import conflict_of, is_complete
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Character, Entry, NyxState, Rating
from rules.nyx.state.contests import Conflict
from rules.nyx.system import NYX
from tests.chance import Tumbling
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, SEATS, Board

STRANGER = Seat(role=Role.PLAYER, id="9")
EVERYBODY = (*SEATS, STRANGER)

#: Pairs of sides: sheets (Eve's is unfinished), bare values, a mob, groups ("+") and an obstacle ("").
PAIRS = (
    *(("Ada", "Bo"), ("Ada", "Guard"), ("Guard", "Ada"), ("Ada", "Captain"), ("Captain", "Bo")),
    *(("Captain", "Guard"), ("Guard", "Dog"), ("Eve", "Guard"), ("Bo", "Eve")),
    *(("Ada", ""), ("Captain", ""), ("Guard", ""), ("Eve", "")),
    *(("Ada", "Rats"), ("Rats", "Bo"), ("Captain", "Rats")),
    *(
        ("Ada+Bo", "Rats"),
        ("Ada+Captain", "Guard"),
        ("Guard+Dog", "Bo+Eve"),
        ("Ada+Bo", ""),
        ("Bo+Guard", "Dog"),
    ),
)
#: Actions that end a conflict early, and actions that advance it.
CUTS = (m.EndConflict, m.GiveUp, m.BreakOffNow)
FORWARD = (m.Declare, m.LetClaims, m.PickTactic, m.ChooseBonus, m.JudgeStory, m.TakePenalty, a.AnswerDemand)
#: Actions that are played only rarely.
SELDOM = (m.Challenge, a.CorrectSheet, a.CorrectAspect, m.CorrectConflict, c.ChangeSetting, c.PlayCharacter)


@cache
def people() -> Board:
    """Return a board with an evening's characters, before any conflict. It is shared: never play on it."""
    board = Board(trusts=False)
    board.player("Ada", ANN)
    board.player("Bo", BEN, ratings={"body": 3, "mind": 2, "interaction": 12})
    board.sketch("Eve", ANN, ratings={"body": 15, "mind": 1, "interaction": 1})
    board.npc("Captain", ratings={"body": 8, "mind": 5, "interaction": 4})
    board.bare("Guard", 4)
    board.bare("Dog", 11)
    board.do(a.CreateBare(name="Rats", value=6, mob=True))
    return board


def side_of(name: str, goal: str, **how: Any) -> m.SideSetup:
    if not name:
        return m.SideSetup(name="Cliff", goal=goal, **how)
    first, *others = (people().who(one).id for one in name.split("+"))
    return m.SideSetup(character=first, members=tuple(others), goal=goal, **how)


@st.composite
def openings(draw: st.DrawFn, pairs: Sequence[tuple[str, str]] = PAIRS) -> m.OpenConflict:
    """Draw a conflict between the two sides of one of these pairs."""
    sides = [
        side_of(
            name,
            f"goal {number}",
            modifier=draw(st.integers(-3, 3)),
            advantage=draw(st.sampled_from((0, 0, 2, 5))),
            break_off=draw(st.sampled_from((None, *BreakOff))),
            group=draw(st.sampled_from(GroupMode)) if "+" in name else None,
        )
        for number, name in enumerate(draw(st.sampled_from(pairs)), start=1)
    ]
    return m.OpenConflict(
        place=PLACE,
        title="Trial",
        sides=(sides[0], sides[1]),
        length=draw(st.sampled_from((3, 3, 5, 10, None))),
        mode=draw(st.sampled_from((None, *Mode))),
        lead=draw(st.integers(-5, 5)),
    )


class Evening:
    """A state that random offered actions change one at a time, and its log."""

    def __init__(self, opening: m.OpenConflict, seed: int) -> None:
        self.start = people().start
        self.state = people().state
        self.log = people().log
        self.opening = opening
        self._chance = random.Random(seed)
        self._dice = Tumbling(self._chance)
        self.play(opening, GM)

    def play(self, action: Action, seat: Seat) -> tuple[Event, ...]:
        played = play(NYX, self.state, action, seat, self._dice)
        self.state = played.after
        self.log = (*self.log, *played.events)
        return played.events

    @property
    def conflict(self) -> Conflict:
        return list(self.state.contests.values())[-1]

    def go_on(self) -> None:
        """Play a random offered action; if no conflict is open, open the next one if possible."""
        if not any(one.is_open for one in self.state.contests.values()) and self._may_open():
            self.play(self.opening, GM)
            return
        offers = self.offers()
        kinds = Counter(type(choice) for choice, _ in offers)
        weights = [_urge(choice) / kinds[type(choice)] for choice, _ in offers]
        self.play(*self._chance.choices(offers, weights)[0])

    def offers(self) -> list[tuple[Action, Seat]]:
        """Return all offered actions, each with its seat."""
        return [(choice, seat) for seat in EVERYBODY for choice in offered(self.state, seat)]

    def _may_open(self) -> bool:
        people = {number for side in self.opening.sides for number in (side.character, *side.members)} - {""}
        standing = [self.state.characters[number] for number in people]
        busy = any(conflict_of(self.state, number) for number in people)
        return not busy and all(is_complete(one) and not one.is_out for one in standing)


def offered(state: NyxState, seat: Seat) -> tuple[Action, ...]:
    """Return all actions offered to a seat, both the game's and the campaign's."""
    return (*NYX.legal_actions(state, seat), *campaign_legal_actions(NYX, state, seat))


def _urge(choice: Action) -> float:
    """Return the weight of an action: high if it advances the round, low if it ends the conflict."""
    breaks_off = isinstance(choice, m.ChooseBonus) and choice.choice is BonusKind.BREAK_OFF
    if breaks_off or isinstance(choice, CUTS):
        return 0.1
    if isinstance(choice, SELDOM):
        return 0.3
    return 8 if isinstance(choice, FORWARD) else 1


SEEDS = st.integers(0, 2**32 - 1)
#: The number of actions in an evening, enough for a few rounds; Hypothesis shrinks it when a test fails.
LENGTHS = st.integers(0, 70)


@st.composite
def evenings(draw: st.DrawFn, pairs: Sequence[tuple[str, str]] = PAIRS) -> Evening:
    """Draw an evening in which a random number of actions have already been played."""
    evening = Evening(draw(openings(pairs)), draw(SEEDS))
    for _ in range(draw(LENGTHS)):
        evening.go_on()
    return evening


# --------------------------------------------------------------------------------------- made-up actions

TEXTS = st.sampled_from(("", " ", "Rope", "x" * 61, "x" * 401, "\u202eevil", "\u3164", "@everyone", "Iron"))
NUMBERS = st.one_of(st.integers(-6, 16), st.sampled_from((10**12, -(10**12))))
CHARACTERS = st.sampled_from((*(str(number) for number in range(1, 9)), "", "99"))
ASPECT_LISTS = st.lists(st.integers(-1, 13), max_size=3).map(tuple)
SIDE_SETUPS = st.builds(
    m.SideSetup,
    character=CHARACTERS,
    name=TEXTS,
    goal=TEXTS,
    members=st.lists(CHARACTERS, max_size=2).map(tuple),
    group=st.none() | st.sampled_from(GroupMode),
    attribute=st.none() | st.sampled_from(Attribute),
    modifier=NUMBERS,
    advantage=NUMBERS,
    break_off=st.sampled_from(BreakOff),
)
#: A placeholder for the id of the open conflict, which `aimed` replaces.
NOW = "now"
#: A valid sheet for imports. Files are validated before they reach the rules.
SHEET = Character(
    id="0", name="Wolf", kind=CharacterKind.BARE, ratings={Attribute.VALUE: Rating(base=7)}, finished=True
).model_dump_json()
#: For each field name, a strategy for its values; other fields are drawn by their type.
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "character": CHARACTERS,
    "contest": st.sampled_from((NOW, NOW, NOW, "7", "1", "99")),
    "turn": st.integers(0, 3),
    "aspect": st.integers(-1, 13),
    "positive": ASPECT_LISTS,
    "negative": ASPECT_LISTS,
    "after": st.none() | st.integers(0, 2),
    "name": TEXTS,
    "text": TEXTS,
    "title": TEXTS,
    "goal": TEXTS,
    "names": st.lists(TEXTS, max_size=11).map(tuple),
    "first": NUMBERS,
    "value": NUMBERS,
    "modifier": NUMBERS,
    "advantage": NUMBERS,
    "length": NUMBERS,
    "lead": NUMBERS,
    "place": NUMBERS,
    "holder": st.sampled_from((11, 12, 13, 99)),
    "choice": st.sampled_from(BonusKind),
    "sides": st.tuples(SIDE_SETUPS, SIDE_SETUPS),
    "characters": st.lists(CHARACTERS, max_size=3).map(tuple),
    "roller": CHARACTERS,
    "affliction": st.integers(-1, 3),
    "nth": st.integers(-1, 3),
    "reason": TEXTS,
    "stake": TEXTS,
    "strength": NUMBERS,
    "period": NUMBERS,
    "minutes": NUMBERS,
    "entries": st.lists(st.builds(Entry, name=TEXTS, value=st.integers(-1, 4)), max_size=4).map(tuple),
    "sheet": st.just(SHEET),
    "key": st.sampled_from((*(setting.key for setting in SETTINGS), "", "rules")),
}
#: Values for each field `value` that is a text, as in corrections and settings.
WORDS = st.sampled_from(("", "0", "-3", "99", "x", "goal", "both", "free", "no", "each", "Rope", "x" * 401))
KINDS: tuple[type[Action], ...] = (*get_args(a.NyxAction), *CAMPAIGN_ACTIONS)


def _complete(kind: type[Frozen]) -> None:
    """Complete all models of a kind: one that nobody has used yet does not say which fields it needs."""
    kind.model_rebuild()
    for each in kind.__subclasses__():
        _complete(each)


_complete(Frozen)


def _made_up(kind: type[Action]) -> st.SearchStrategy[Action]:
    fields = {name: FIELDS[name] for name in kind.model_fields if name in FIELDS}
    if kind.model_fields.get("value") and kind.model_fields["value"].annotation is str:
        fields["value"] = WORDS
    return st.builds(kind, **fields)


ACTIONS = st.one_of([_made_up(kind) for kind in KINDS])


def aimed(action: Action, conflict: Conflict) -> Action:
    """Return a made-up action; if its contest is `NOW`, aim it at this conflict and its turn."""
    if isinstance(action, m.ContestAction) and action.contest == NOW:
        return action.but(contest=conflict.id, turn=conflict.turn)
    return action


# -------------------------------------------------------------------------------------------- invariants


def broken(state: NyxState) -> Iterator[str]:
    """Yield the faults of a state."""
    ids = [
        *state.characters,
        *state.contests,
        *{one.call.id for one in state.characters.values() if one.call},
    ]
    if len(set(ids)) != len(ids) or state.campaign.made < max(map(int, ids)):
        yield "ids are not unique and counted"
    for character in state.characters.values():
        yield from (f"{character.name}: {wrong}" for wrong in _wrong(character))
        yield from (f"{character.name}: {wrong}" for wrong in _dangling(state, character))
    for conflict in state.contests.values():
        yield from _broken(conflict)
    fighting = [one for c in state.contests.values() if c.is_open for side in c.active for one in side.people]
    if len(set(fighting)) != len(fighting):
        yield "somebody is in two conflicts"


def _wrong(character: Character) -> Iterator[str]:
    own = Counter(aspect.value for aspect in character.aspects if not aspect.damage)
    if character.has_points and (
        sum(value * n for value, n in own.items()) != 15 or own[3] > 1 or own[2] > 3
    ):
        yield f"aspects of {own}"
    if own.keys() - {1, 2, 3} or (own and not character.has_points):
        yield f"aspects of {own}"
    if len({aspect.id for aspect in character.aspects}) != len(character.aspects):
        yield "two aspects of one number"
    if any(aspect.value != 1 or not aspect.name for aspect in character.damage):
        yield "damage of another value than 1, or without a name"
    if character.points < 0 or (character.points and not character.has_points):
        yield f"{character.points} points"
    least = 0 if character.kind is CharacterKind.MOB else 1
    if any(not (least <= r.base <= 15 and 0 <= r.fatigue <= r.base) for r in character.ratings.values()):
        yield f"{character.ratings}"
    if not 0 <= character.healed <= len(slow_damage(character)):
        yield f"{character.healed} of {len(slow_damage(character))} slow damage healed"


def _dangling(state: NyxState, character: Character) -> Iterator[str]:
    """Yield the faults in a character's demands, slow penalties and call."""
    if len({demand.aspect for demand in character.demands}) != len(character.demands):
        yield "one demand twice"
    if any(character.aspect(demand.aspect) is None for demand in character.demands):
        yield "a demand of an aspect that is gone"
    if any(one.rolled not in range(3) or one.began > state.campaign.clock for one in character.afflictions):
        yield "a slow penalty that is over or has not begun"
    if character.call is not None and character.call.attribute not in character.ratings:
        yield "a call for an attribute that is not there"


def _broken(conflict: Conflict) -> Iterator[str]:
    due, movement = conflict.round, conflict.round.movement if conflict.round else None
    if not -conflict.length <= conflict.marker <= conflict.length:
        yield f"the marker stands at {conflict.marker}"
    if movement and movement.over1 and movement.over2:
        yield "both sides have overflow"
    if (conflict.outcome is None) is not conflict.is_open:
        yield "an end without an outcome, or the other way round"
    if (conflict.phase is Phase.PENALTY) is not bool(due and due.harmed) and conflict.is_open:
        yield "a penalty waits in another phase than its own"
    for side in conflict.sides:
        if not (0 <= side.advantage <= 5 and -3 <= side.modifier <= 3):
            yield f"{side.name} has {side.advantage} and {side.modifier}"
        if side.passive and (side.pick is not None or side.declared or side.positive or side.negative):
            yield f"{side.name} is passive and acts"
        if conflict.phase is Phase.DECLARE and side.bonus is not None:
            yield f"{side.name} has used a win before the dice"
        if side.pick is not None and not conflict.picks_tactics:
            yield f"{side.name} has picked where nobody picks"
        picks_due = len(conflict.active) == 2 and not conflict.simple
        if picks_due and conflict.phase in {Phase.BONUS, Phase.PENALTY} and side.pick is None:
            yield f"{side.name} has no pick and the dice have fallen"
