"""Random evenings of Noir: characters, contests, and random actions, offered or made up."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, get_args

from rules.campaign.actions import ChangeScene, ChangeSetting, Rest
from rules.contract.system import campaign_legal_actions, play
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.noir.base.enums import (
    ABILITIES,
    ATTRIBUTES,
    ActionId,
    Activation,
    Aim,
    DefenceId,
    DefenceOrder,
    FateOrder,
    FateUse,
    Grade,
    HarmSource,
    Health,
    Level,
    NpcKind,
)
from rules.noir.base.settings import SETTINGS
from rules.noir.base.weapons import WEAPONS, Damage, damage_of
from rules.noir.duties import Due, due
from rules.noir.legal_actions import answers
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import events as e
from rules.noir.state.campaign_state import (
    Ability,
    Character,
    Condition,
    Drive,
    Expertise,
    Limitation,
    Mark,
    NoirState,
    Trait,
)
from rules.noir.state.contests import Combat, Contest, LateDie, Phase
from rules.noir.system import NOIR
from tests.chance import Tumbling
from tests.rules.noir.board import ANN, BEN, GM, PLACE, Board

STRANGER = Seat(role=Role.PLAYER, id="9")
EVERYBODY = (GM, ANN, BEN, PUBLIC, STRANGER)
PEOPLE = ("Ada", "Bea", "Guard", "Thug", "Clerk")
#: A weapon that fires bursts; no weapon in the rules' table does.
BURST = WEAPONS["rifle"].but(id="burst", name="Burst", automatic=True, damage=damage_of("2T"))


@cache
def people() -> Board:
    """Return a board with an evening's characters, before any contest. It is shared: never play on it."""
    board = Board()
    entries = (
        Trait(name="Greedy", level=Level.STRONG),
        Drive(name="Revenge", level=Level.ORDINARY),
        Limitation(name="Heights", activation=Activation.FATE, modifier=-2),
        Mark(name="Scar", modifier=1),
        Expertise(ability="firearms", name="Pistols", amount=2),
    )
    board.do(a.MakeWeapon(weapon=BURST))
    board.hero("Ada", ANN, weapons=("revolver", "pistol", "burst", "axe"), entries=entries)
    board.hero("Bea", BEN, value=13, weapons=("axe", "throwing-knife"), entries=entries)
    board.npc("Guard", grade=Grade.CAPABLE, weapons=("burst", "improvised-club", "shotgun"))
    board.npc("Thug", weapons=("knife", "throwing-knife"))
    board.npc("Clerk", kind=NpcKind.CIVILIAN)
    return board


class Evening:
    """A state that random actions change one at a time, and its log.

    With `fate`, Ada, Bea and the pot start with random points; with `tuned`, some settings are random.
    """

    def __init__(self, chance: random.Random, *, fate: bool, tuned: bool) -> None:
        self.start, self.state, self.log = people().start, people().state, people().log
        self.chance = chance
        self._dice = Tumbling(chance)
        for name in ("Ada", "Bea", "") if fate else ():
            character = people().id(name) if name else ""
            self.play(a.SetFate(character=character, points=chance.randint(0, 20), reason="A start."), GM)
        for action in campaign_legal_actions(NOIR, self.state, GM) if tuned else ():
            if hasattr(action, "key") and chance.random() < 0.3:
                self.try_it(action, GM)

    def play(self, action: Action, seat: Seat) -> tuple[Event, ...]:
        played = play(NOIR, self.state, action, seat, self._dice)
        self.state = played.after
        self.log = (*self.log, *played.events)
        return played.events

    def try_it(self, action: Action, seat: Seat) -> bool:
        """Play an action that may be refused; return whether it was accepted."""
        try:
            self.play(action, seat)
        except Refused:
            return False
        return True

    @property
    def open(self) -> tuple[Contest, ...]:
        return tuple(one for one in self.state.contests.values() if one.is_open)

    def go_on(self, *, tampered: bool = False) -> None:
        """Let somebody take an action that is offered; if no contest is open, the GM opens one.

        After the GM has `tampered` with sheets, an offered action may lack a number and be refused.
        """
        offers = [(choice, seat) for seat in EVERYBODY for choice in NOIR.legal_actions(self.state, seat)]
        going_on = [offer for offer in offers if not isinstance(offer[0], m.EndContest | a.JudgeAsk)]
        if not any(isinstance(choice, m.ContestMove) for choice, _ in going_on):
            self.try_it(self.opening(), GM)
            return
        ends = [offer for offer in offers if isinstance(offer[0], m.EndContest)]
        choice, seat = self.chance.choice(ends if self.chance.random() < 0.02 else going_on)
        try:
            self.play(choice, seat)
        except Refused as refused:
            if not tampered or not refused.code.startswith("missing-input"):
                raise

    def opening(self) -> m.OpenAction:
        """Return an action to open a combat of all fit characters, or a roll or social conflict of some."""
        state, chance = self.state, self.chance
        fit = [people().id(name) for name in PEOPLE if not state.characters[people().id(name)].condition.gone]
        if len(fit) < 2:
            self.mend()
            return self.opening()
        chance.shuffle(fit)
        kind = chance.choice(("combat", "combat", "test", "social"))
        if kind == "test":
            sides = tuple(m.RollSide(character=who, rolls="luck") for who in fit[: chance.randint(1, 3)])
            return m.OpenTest(place=PLACE, title="Roll", sides=sides)
        if kind == "social":
            texts = chance.choice(({}, {"goal": "Let us in.", "effect": "Leave town."}))
            level = chance.randint(1, 4)
            return m.OpenSocial.model_validate(
                {"place": PLACE, "active": fit[0], "passive": fit[1], "level": level, **texts}
            )
        fighters = tuple(m.FighterSetup(character=who, side=1 + place % 2) for place, who in enumerate(fit))
        return m.OpenCombat(place=PLACE, title="Fight", fighters=fighters)

    def mend(self) -> None:
        """Let the GM heal everybody."""
        for name in PEOPLE:
            self.play(
                a.SetCondition(character=people().id(name), condition=Condition(), reason="A night."), GM
            )


# -------------------------------------------------------------------------------------------- invariants


def broken(state: NoirState) -> Iterator[str]:
    """Yield the faults of a state."""
    ids = [*state.characters, *state.contests, *(ask.id for ask in state.shared.asks)]
    if len(set(ids)) != len(ids) or state.campaign.made < max(map(int, ids)):
        yield "ids are not unique and counted"
    if state.shared.pot < 0:
        yield f"the pot holds {state.shared.pot}"
    for who in state.characters.values():
        yield from (f"{who.name}: {wrong}" for wrong in _wrong(who))
    for contest in state.contests.values():
        yield from _waiting(state, contest)
        if isinstance(contest, Combat):
            yield from _fighting(state, contest)
    fights = [one for one in state.contests.values() if isinstance(one, Combat) and one.is_open]
    fighters = [one.character for combat in fights for one in combat.fighters]
    if len(set(fighters)) != len(fighters):
        yield "somebody is in two combats"


def _wrong(who: Character) -> Iterator[str]:
    how = who.condition
    if who.fate < 0 or (who.grace is not None and who.grace.points < 1):
        yield f"{who.fate} points, given {who.grace}"
    if min(how.daze, how.open_wounds, how.stabilised, how.mortal) < 0:
        yield f"{how}"
    if how.health is Health.DEAD and how.mortal:
        yield "dead, and still dying"
    if how.saved and how.mortal:
        yield "saved, and still dying"
    for arm in who.arms:
        most = arm.weapon.magazine.capacity if arm.weapon.magazine else 0
        if not 0 <= arm.loaded <= most:
            yield f"{arm.loaded} rounds in {arm.weapon.id}"


def _waiting(state: NoirState, contest: Contest) -> Iterator[str]:
    """Yield the faults in a contest's duties; somebody must be able to answer each of them."""
    waits = due(state, contest)
    if not contest.is_open:
        if waits:
            yield f"{contest.kind} is over and waits for {waits}"
        return
    # an ended combat may be missing from the state
    fight = state.contests.get(contest.combat) if contest.kind == "social" else None
    fights_on = fight is not None and fight.is_open
    if not waits and not fights_on:
        yield f"{contest.kind} waits in {contest.phase} for nobody"
    for one in waits:
        if not list(answers(state, contest, one)):
            yield f"{one} has no answer"
    for check in contest.checks:
        for cast in check.casts:
            if cast.late is LateDie.THROWN and not cast.late_face:
                yield f"{cast.name} has bought a die that was not thrown"
            if cast.outcome is not None and (not cast.dice or cast.odds is None):
                yield f"{cast.name} has an outcome without a roll"


def _fighting(state: NoirState, combat: Combat) -> Iterator[str]:
    if not combat.is_open:
        return
    rolling = combat.phase is Phase.INITIATIVE_ROLLS
    for one in combat.fighters:
        if not combat.harm and one.initiative < (0 if rolling else 1):
            yield f"{one.name} has initiative {one.initiative}"
        if one.had_turn and one.character == combat.actor:
            yield f"{one.name} has a second turn"
    if combat.phase is Phase.DECLARE_ACTION:
        actor = combat.fighter(combat.actor)
        how = state.characters[combat.actor].condition
        if how.health in {Health.DEAD, Health.UNCONSCIOUS, Health.OUT}:
            yield f"{combat.actor} is {how.health} and acts"
        if not how.can_act and not (actor and actor.grit) and not (combat.move and combat.move.unruled):
            yield f"{combat.actor} acts and cannot"
    if combat.phase is Phase.HIT_PENDING and not combat.hits:
        yield "no hit is pending"
    if combat.order and {one.character for one in combat.fighters} - set(combat.order) and combat.turn == 0:
        yield "an order without everybody"


# --------------------------------------------------------------------------------------- made-up actions

Field = Callable[[random.Random, NoirState], Any]


def _one_of(*values: object) -> Field:
    return lambda chance, _: chance.choice(values)


def _many(field: Field, most: int = 3) -> Field:
    return lambda chance, state: tuple(field(chance, state) for _ in range(chance.randint(0, most)))


def _number(chance: random.Random, _: NoirState) -> int:
    return chance.choice((chance.randint(-3, 20), chance.randint(-3, 20), 10**9, -(10**9)))


def _character(chance: random.Random, state: NoirState) -> str:
    return chance.choice((*state.characters, *state.characters, "", "99", "Ada"))


TEXT = _one_of("", " ", "Rope", "x" * 61, "x" * 401, "\u202eevil", "\u3164", "@everyone", "Greedy", "greedy")
NAME = _one_of("Greedy", "Revenge", "Heights", "Scar", "Pistols", "Nobody's", "Rope")
VALUE = _one_of(*ABILITIES, *ATTRIBUTES, "firearms", "", "Sneaking", "x" * 61)
WEAPON = _one_of(*WEAPONS, "burst", "unarmed", "", "cannon")


def _claims(chance: random.Random, state: NoirState) -> m.Claims:
    if chance.random() < 0.6:
        return m.NOTHING
    names = {field: _many(NAME, 2)(chance, state) for field in ("traits", "drives", "hurt", "marks")}
    return m.Claims.model_validate(
        {
            **names,
            "expertise": _many(NAME, 1)(chance, state),
            "limitations": _many(NAME, 1)(chance, state),
            "helpers": chance.randint(-1, 22),
            "circumstances": _many(_one_of(2, -5, 10, 3), 2)(chance, state),
        }
    )


def _side(chance: random.Random, state: NoirState) -> m.RollSide:
    return m.RollSide(
        character=_character(chance, state),
        rolls=VALUE(chance, state),
        claims=_claims(chance, state),
        odds=_one_of(None, 0, 3, 9)(chance, state),
    )


def _condition(chance: random.Random, _: NoirState) -> Condition:
    return Condition(
        daze=chance.choice((0, 5, 30, -1, 10**6)),
        open_wounds=chance.randint(0, 4),
        stabilised=chance.randint(0, 2),
        health=chance.choice(tuple(Health)),
        mortal=chance.choice((0, 0, 1, 3)),
        saved=chance.random() < 0.1,
    )


def _entry(chance: random.Random, state: NoirState) -> object:
    name, level = NAME(chance, state), chance.choice(tuple(Level))
    return chance.choice(
        (
            Trait(name=name, level=level),
            Drive(name=name, level=level),
            Mark(name=name, attribute="endurance", change=chance.choice((-2, 0, 200))),
            Limitation(name=name, activation=chance.choice(tuple(Activation))),
            Expertise(ability=VALUE(chance, state), name=name, amount=chance.choice((0, 3))),
        )
    )


def _ask(chance: random.Random, state: NoirState) -> str:
    return chance.choice((*(ask.id for ask in state.shared.asks), "7"))


def _harming(chance: random.Random, state: NoirState) -> m.Harming:
    return m.Harming(
        victims=_many(_character, 12 if chance.random() < 0.1 else 3)(chance, state),
        damage=Damage(dice=chance.choice((1, 2, 2, 4, 0)), flat=chance.choice((0, 0, 1, -2))),
        harm=m.Harm(source=chance.choice(tuple(HarmSource)), text=TEXT(chance, state)),
        circumstances=_many(_one_of(2, -5, 10, 3), 1)(chance, state),
    )


YES_OR_NO = (
    "with_helpers",
    "harms",
    "npc",
    "allowed",
    "on",
    "buy",
    "steps_in",
    "escalate",
    "replace",
    "threat",
)
#: For each field name, a function that picks a random value; other fields keep their defaults.
FIELDS: Mapping[str, Field] = {
    **dict.fromkeys(("character", "helped", "helper", "active", "passive", "patient"), _character),
    **dict.fromkeys(("text", "title", "reason", "goal", "effect", "property"), TEXT),
    **dict.fromkeys(("points", "initiative", "loaded", "complexity", "change", "minutes", "place"), _number),
    **dict.fromkeys(("ability", "attribute", "rolls", "passive_rolls"), VALUE),
    **dict.fromkeys(YES_OR_NO, _one_of(True, False)),
    "name": NAME,
    "limitation": NAME,
    "list": _one_of("traits", "drives", "marks", "limitations", "expertise", "properties"),
    "value": _one_of(None, 0, 12, 99, 100, -1),
    "entry": _entry,
    "condition": _condition,
    "weapon": WEAPON,
    "weapons": _many(WEAPON, 2),
    "use": _one_of(*FateUse),
    "order": _one_of(*FateOrder),
    "defence": _one_of(*DefenceOrder),
    "ask": _ask,
    "npc_kind": _one_of(*NpcKind),
    "grade": _one_of(*Grade),
    "targets": _many(_character, 2),
    "sides": _many(_side, 3),
    "fighters": lambda chance, state: tuple(
        m.FighterSetup(character=_character(chance, state), side=chance.choice((1, 2, 9, 0)))
        for _ in range(chance.randint(0, 4))
    ),
    "side": _one_of(1, 2, 3, 10),
    "sizes": _many(_one_of(2, -5, 10, 3), 6),
    "claims": _claims,
    "harming": _harming,
    "odds": _one_of(0, 0, 1, 5, 6, -1),
    "level": _one_of(0, 1, 2, 3, 4, 5),
    "aim": _one_of(*Aim),
    "key": lambda chance, _: chance.choice(SETTINGS).key,
    "sheet": lambda chance, state: a.Sheet(
        abilities=(Ability(id=VALUE(chance, state), value=chance.choice((5, 100))),), weapons=("axe",)
    ),
}
#: The same for fields whose name has another meaning in one kind of action.
OWN: Mapping[tuple[type[Action], str], Field] = {
    (ChangeSetting, "value"): _one_of("yes", "no", "fixed", "3", "3:5 8:2", "none", "automatic"),
    (m.TellEnd, "contest"): lambda chance, state: chance.choice((*state.contests, "99")),
    (m.Declare, "action"): _one_of(*ActionId),
    (m.Defend, "action"): _one_of(None, *DefenceId),
    (m.ChooseTwo, "places"): _one_of(None, (0, 1), (1, 2), (0, 0), (7, 8)),
    (m.PlaceLate, "place"): _one_of(None, 0, 1, 2, 9, -1),
    (a.MakeWeapon, "weapon"): _one_of(BURST, WEAPONS["axe"], BURST.but(id="new", name="New", recoil=-1)),
}


def _kinds() -> tuple[type[Action], ...]:
    def flat(union: Any) -> Iterator[type[Action]]:
        for part in get_args(union):
            if get_args(part):
                yield from flat(part)
            else:
                yield part

    return (*flat(a.NoirAction), ChangeScene, ChangeSetting, Rest)


KINDS = _kinds()


def made_up(chance: random.Random, state: NoirState, kind: type[Action]) -> Action:
    """Return a random action of this kind, aimed at something that may or may not exist."""
    fields = {
        name: field(chance, state)
        for name in kind.model_fields
        if (field := OWN.get((kind, name), FIELDS.get(name))) is not None
    }
    if issubclass(kind, m.ContestMove):
        contests = [one for one in state.contests.values() if one.is_open or chance.random() < 0.1]
        contest = chance.choice(contests) if contests else None
        fields["contest"] = contest.id if contest else "99"
        fields["step"] = contest.step if contest else 0
    return kind.model_validate(fields)


def waiting(state: NoirState) -> Iterator[tuple[Contest, Due]]:
    """Yield every duty with its contest."""
    for contest in state.contests.values():
        for one in due(state, contest):
            yield contest, one


def booked(log: tuple[Event, ...]) -> Counter[str]:
    """Return the Fate that each account should hold according to the log; the key of the pot is ""."""
    accounts: Counter[str] = Counter()
    for event in log:
        if isinstance(event, e.FateSet):
            accounts[event.character] = event.new
        elif isinstance(event, e.FatePaid):
            accounts[event.payer] -= event.points - event.given
        elif isinstance(event, e.FateGained):
            accounts[event.character] += event.points
    return accounts
