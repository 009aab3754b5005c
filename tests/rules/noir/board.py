"""A Noir campaign for tests: a GM, two players, scripted dice, and characters with the numbers a test needs.

Methods take characters by name, and use the contest opened last unless another is given. They decide
nothing themselves: each plays fixed actions or changes the state directly.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.campaign.actions import ChangeSetting, FoundCampaign, TakeSeat
from rules.campaign.model import Campaign
from rules.campaign.settings import value_of
from rules.contract.system import new
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.noir.base.enums import ABILITIES, ActionId, DefenceId, Grade, NpcKind
from rules.noir.base.settings import SETTINGS
from rules.noir.base.weapons import WEAPONS, Weapon
from rules.noir.duties import due
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import (
    Ability,
    CarriedWeapon,
    Character,
    Condition,
    Contest,
    Entry,
    NoirState,
)
from rules.noir.state.contests import Combat, Fighter, Social
from rules.noir.system import NOIR
from tests.rules import playing

GM = playing.GM
ANN = Seat(role=Role.PLAYER, id="2")
BEN = Seat(role=Role.PLAYER, id="3")
PLACE = 77


class Board(playing.Playing[NoirState]):
    """The state and log of one Noir campaign, with shortcuts for its actions."""

    def __init__(self, **settings: str) -> None:
        head = Campaign(id=1, home=9, name="", system="noir", language="en")
        super().__init__(NOIR, new(NOIR, head))
        self.do(FoundCampaign(holder=11, name="Tests", language="en", place=PLACE), PUBLIC)
        self.do(TakeSeat(holder=12), PUBLIC)
        self.do(TakeSeat(holder=13), PUBLIC)
        for name, value in settings.items():
            key = name.replace("_", "-")
            if value != value_of(SETTINGS, {}, key):
                self.do(ChangeSetting(key=key, value=value))

    def refused(self, action: Action, seat: Seat = GM) -> Refused:
        """Play an action that must be refused without using dice or changing anything."""
        return self.refusal(action, seat)

    # --------------------------------------------------------------------------------------- people

    def main(self, name: str, seat: Seat = ANN, *, value: int = 10, **changes: object) -> str:
        """Make a main character with this value for size, luck and every ability that the rules name."""
        self.do(a.CreateCharacter(name=name), seat)
        attributes = {"size": value, "luck": value}
        abilities = tuple(Ability(id=id_, value=value) for id_ in ABILITIES)
        self.give(name, abilities=abilities, attributes=attributes, finished=True)
        self.give(name, **changes)
        return self.id(name)

    def hero(
        self,
        name: str,
        seat: Seat = ANN,
        *,
        value: int = 10,
        fate: int = 0,
        weapons: tuple[str, ...] = (),
        entries: tuple[Entry, ...] = (),
    ) -> str:
        """Make a main character like `main`, but by actions only, so that the log holds all of it."""
        self.do(a.CreateCharacter(name=name), seat)
        sheet = a.Sheet(
            abilities=tuple(Ability(id=id_, value=value) for id_ in ABILITIES),
            attributes={"size": value, "luck": value},
            entries=entries,
            weapons=weapons,
        )
        self.do(a.ImportSheet(character=self.id(name), sheet=sheet))
        self.do(a.FinishSheet(character=self.id(name)), seat)
        if fate:
            self.do(a.SetFate(character=self.id(name), points=fate, reason="A start."))
        return self.id(name)

    def npc(
        self,
        name: str,
        kind: NpcKind = NpcKind.COMBATANT,
        grade: Grade = Grade.GREEN,
        entered: Mapping[str, int] | None = None,
        weapons: tuple[str, ...] = (),
    ) -> str:
        """Make an NPC from a template."""
        self.do(a.CreateNpc(name=name, npc_kind=kind, grade=grade, entered=entered or {}, weapons=weapons))
        return self.id(name)

    def who(self, name: str) -> Character:
        return next(one for one in self.state.characters.values() if one.name == name)

    def id(self, name: str) -> str:
        return self.who(name).id

    def seat(self, name: str) -> Seat:
        """Return the seat that plays a character."""
        return Seat(role=Role.PLAYER, id=self.who(name).seat) if self.who(name).seat else GM

    def give(self, name: str, **changes: object) -> None:
        """Change fields of a character directly, without an action."""
        changed = self.who(name).but(**changes)
        self.state = self.state.but(characters={**self.state.characters, changed.id: changed})

    def hurt(self, name: str, **changes: object) -> None:
        """Set a character's condition directly, without an action."""
        self.give(name, condition=Condition().but(**changes))

    def arm(self, name: str, weapon: Weapon | str, loaded: int | None = None) -> None:
        """Give a character a weapon, fully loaded or with `loaded` rounds."""
        given = WEAPONS[weapon] if isinstance(weapon, str) else weapon
        full = given.magazine.capacity if given.magazine else 0
        arm = CarriedWeapon(weapon=given, loaded=full if loaded is None else loaded)
        self.give(name, arms=(*self.who(name).arms, arm))

    def pot(self, points: int) -> None:
        """Set the points in the GM's pot."""
        self.state = self.state.but(shared=self.state.shared.but(pot=points))

    # ------------------------------------------------------------------------------------- contests

    @property
    def contest(self) -> Contest:
        return list(self.state.contests.values())[-1]

    @property
    def combat(self) -> Combat:
        combats = [one for one in self.state.contests.values() if isinstance(one, Combat)]
        return combats[-1]

    @property
    def social(self) -> Social:
        return next(one for one in self.state.contests.values() if isinstance(one, Social))

    def fight(self, sides: Mapping[str, int], dice: Iterable[int]) -> tuple[Event, ...]:
        """Open a combat; `dice` are the dice for initial initiative, two for each fighter in order."""
        fighters = tuple(m.FighterSetup(character=self.id(name), side=side) for name, side in sides.items())
        return self.do(m.OpenCombat(place=PLACE, title="Fight", fighters=fighters), dice=dice)

    def fighter(self, name: str) -> Fighter:
        found = self.combat.fighter(self.id(name))
        assert found is not None, "not in the combat"
        return found

    def set_fighter(self, name: str, **changes: object) -> None:
        """Change fields of a fighter directly, without an action."""
        changed = self.combat.with_fighter(self.fighter(name).but(**changes))
        self.state = self.state.but(contests={**self.state.contests, changed.id: changed})

    def move(self, kind: type[m.ContestMove], contest: Contest | None = None, **fields: Any) -> m.ContestMove:
        """Return an action on a contest (by default the last one opened) at its current step."""
        of = contest or self.contest
        return kind(contest=of.id, step=of.step, **fields)

    def declaring(self, action: str, *targets: str, **fields: Any) -> m.Declare:
        """Return the declaration of an action against targets by name."""
        whom = tuple(self.id(name) for name in targets)
        return m.Declare(
            contest=self.combat.id, step=self.combat.step, action=ActionId(action), targets=whom, **fields
        )

    def declare(
        self, action: str, *targets: str, seat: Seat = GM, dice: Iterable[int] = (), **fields: Any
    ) -> tuple[Event, ...]:
        """Declare the actor's action against targets by name; the declaration must be accepted."""
        return self.do(self.declaring(action, *targets, **fields), seat, dice)

    def defending(self, name: str, action: str | None = "defend", **fields: Any) -> m.Defend:
        """Return a target's answer to an attack."""
        return m.Defend(
            contest=self.combat.id,
            step=self.combat.step,
            character=self.id(name),
            action=None if action is None else DefenceId(action),
            **fields,
        )

    def defend(
        self, name: str, action: str | None = "defend", dice: Iterable[int] = (), **fields: Any
    ) -> tuple[Event, ...]:
        """Answer an attack for a target; the answer must be accepted."""
        return self.do(self.defending(name, action, **fields), GM, dice)

    def answer(
        self, kind: type[m.ContestMove], name: str, dice: Iterable[int] = (), **fields: Any
    ) -> tuple[Event, ...]:
        """Give an answer in the last contest from the character's seat; it must be accepted."""
        return self.do(self.move(kind, character=self.id(name), **fields), self.seat(name), dice)

    def test(
        self, *names: str, rolls: str = "agility", seat: Seat = GM, dice: Iterable[int] = (), **fields: Any
    ) -> tuple[Event, ...]:
        """Roll against 20, or several characters against each other; every side gets the same `fields`."""
        sides = tuple(m.RollSide(character=self.id(name), rolls=rolls, **fields) for name in names)
        return self.do(m.OpenTest(place=PLACE, title="Roll", sides=sides), seat, dice)

    def talk(
        self, active: str, passive: str, dice: Iterable[int] = (), seat: Seat = GM, **fields: Any
    ) -> tuple[Event, ...]:
        """Open a social conflict with both texts given."""
        said = {"goal": "Let us in.", "effect": "Leave town."} | fields
        opened = m.OpenSocial(place=PLACE, active=self.id(active), passive=self.id(passive), **said)
        return self.do(opened, seat, dice)

    @property
    def waits(self) -> list[tuple[str, str]]:
        """The duties that the last contest waits for, each with the character's name, or "" if none."""
        people = self.state.characters
        return [
            (str(one.duty), people[one.character].name if one.character else "")
            for one in due(self.state, self.contest)
        ]
