"""The draft of a declaration, and its turn, which tells what it may contain and whether it is complete.

The draft is kept in the `custom_id`s of its menus; nothing is stored until it is played (NOIR-97).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Self
from zlib import crc32

from pydantic import BeforeValidator, Field

from chat.interactions.arguments import Numbers, bits, parse_argument, stale_button
from cogs.noir.contests.prompts import Moment
from cogs.noir.contests.roll_inputs import NO_STAKES, Matter, Stakes
from rules.core.refusal import Refused
from rules.noir.base.action_effects import MOST_COMPLEXITY, drawn_by
from rules.noir.base.action_table import ACTIONS, ActionRow
from rules.noir.base.enums import ActionId, Aim
from rules.noir.combat.common import MOST_FIGHTERS, UNARMED
from rules.noir.combat.options import targets_for, weapons_for
from rules.noir.state.campaign_state import CarriedWeapon, Character
from rules.noir.state.contest_actions import NOTHING, Declare
from rules.noir.state.contests import Combat, Fighter, LastAction

IDS, AIMS = tuple(ActionId), tuple(Aim)
Place = Annotated[int, Field(ge=0, le=MOST_FIGHTERS)]
Complexity = Annotated[int, Field(ge=-MOST_COMPLEXITY, le=MOST_COMPLEXITY)]
Places = Annotated[tuple[Place, ...], BeforeValidator(lambda text: tuple(text.split(".")) if text else ())]
#: How many words of a `custom_id` a draft takes.
WORDS = 11


@dataclass(frozen=True)
class Draft:
    """The choices for a declaration so far. Fighters and weapons are given by their places in the lists."""

    action: ActionId
    weapons: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    aim: Aim = Aim.DAMAGE
    #: The place of the patient to stabilise, counted from 1; 0 for nobody (NOIR-129).
    patient: int = 0
    complexity: int = 0
    #: A checksum of the fighters and weapons to choose from (`among_these`); empty before the first choice.
    among: str = ""
    stakes: Stakes = NO_STAKES

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from the words of a `custom_id`. Refused: `stale-button` for any other words."""
        if len(words) != WORDS:
            raise stale_button()
        action, weapons, targets, aim, patient, complexity, among = words[:7]
        return cls(
            known(IDS, action),
            parse_argument(Places, weapons),
            parse_argument(Numbers, targets),
            known(AIMS, aim),
            parse_argument(Place, patient),
            parse_argument(Complexity, complexity),
            among,
            Stakes.read(words[7:]),
        )

    @property
    def words(self) -> tuple[str, ...]:
        """The draft as words of a `custom_id`."""
        return (
            str(IDS.index(self.action)),
            ".".join(map(str, self.weapons)),
            bits(self.targets),
            str(AIMS.index(self.aim)),
            str(self.patient),
            str(self.complexity),
            self.among,
            *self.stakes.words,
        )

    def changed(self, what: str, values: Sequence[str], against: Sequence[Matter] = ()) -> Self:
        """Return the draft after a choice; `against` is what may hurt the roll.

        Refused: `stale-button` for an unknown choice.
        """
        match what, *values:
            case "weapons", *_:
                # the weapons may decide what is rolled, and with it which entries of the sheet matter
                stakes = replace(self.stakes, helps=(), hurts=())
                return replace(
                    self, weapons=tuple(parse_argument(Place, value) for value in values), stakes=stakes
                )
            case "targets", *_:
                return replace(self, targets=tuple(sorted(parse_argument(Place, value) for value in values)))
            case "aim", value:
                return replace(self, aim=known(AIMS, value))
            case "patient", value:
                return replace(self, patient=parse_argument(Place, value))
            case "hard", value:
                return replace(self, complexity=parse_argument(Complexity, value))
            case _:
                return replace(self, stakes=self.stakes.changed(what, values, against))


def known(ids: Sequence[Any], place: str) -> Any:
    """Return one of these by its place. Refused: `stale-button` for a place beyond them."""
    number = parse_argument(Place, place)
    if number >= len(ids):
        raise stale_button()
    return ids[number]


@dataclass(frozen=True)
class Turn:
    """A fighter's turn, and what their draft may contain."""

    now: Moment
    combat: Combat
    actor: Character
    draft: Draft

    @property
    def row(self) -> ActionRow:
        return ACTIONS[self.draft.action]

    @property
    def carried(self) -> tuple[CarriedWeapon, ...]:
        """Every weapon at hand, whether it fits the action or not, so that places keep their meaning."""
        return (*self.actor.arms, UNARMED)

    @property
    def arms(self) -> tuple[CarriedWeapon, ...]:
        """The weapons that fit the action now."""
        if self.row.versus == "gm":
            return ()
        return weapons_for(self.now.state, self.combat, self.actor.id, self.draft.action)

    @property
    def targets(self) -> tuple[Fighter, ...]:
        if self.row.versus != "defence":
            return ()
        return targets_for(self.now.state, self.combat, self.draft.action)

    @property
    def patients(self) -> tuple[Fighter, ...]:
        """The fighters with open wounds, if the action may stabilise them (NOIR-129)."""
        if self.draft.action is not ActionId.OTHER:
            return ()
        people = self.now.state.characters
        return tuple(
            one
            for one in self.combat.fighters
            if people[one.character].condition.open_wounds and not people[one.character].condition.gone
        )

    @property
    def complete(self) -> bool:
        """Whether weapons and targets are chosen."""
        fits = self.row.weapons <= len(self.draft.weapons) <= self.row.weapons + self.row.spare
        return (fits or self.row.versus == "gm") and (not self.targets or bool(self.draft.targets))

    def place(self, fighter: Fighter) -> int:
        return self.combat.fighters.index(fighter)

    @property
    def last(self) -> LastAction | None:
        """What the fighter declared last in this combat."""
        own = self.combat.fighter(self.actor.id)
        return own.last if own is not None else None

    def filled(self) -> "Turn":
        """Return the turn with the likely choices made: what was chosen last, or else what is obvious."""
        aim = self.last.aim if self.last and self.last.action is self.draft.action else Aim.DAMAGE
        weapons, targets = self._likely_weapons(), self._likely_targets()
        return replace(self, draft=replace(self.draft, weapons=weapons, targets=targets, aim=aim))

    def _likely_weapons(self) -> tuple[int, ...]:
        """Return the weapons used last if they fit, or else the first that do."""
        used = self.last.weapons if self.last else ()
        last = [arm for weapon in used for arm in self.arms if arm.weapon.id == weapon]
        chosen = last if len(last) == self.row.weapons else self.arms[: self.row.weapons]
        return tuple(map(self.carried.index, chosen))

    def _likely_targets(self) -> tuple[int, ...]:
        """Return the last targets if they can be attacked, or else the only opponent."""
        own, before = self.combat.fighter(self.actor.id), self.last.targets if self.last else ()
        last = [one for one in self.targets if one.character in before]
        if last and (self.row.several or len(last) == 1):
            return tuple(sorted(map(self.place, last)))
        likely = [one for one in self.targets if own is None or one.side != own.side] or self.targets
        return (self.place(likely[0]),) if len(likely) == 1 else ()

    def action(self, text: str = "") -> Declare:
        """Return the declaration. Refused: `stale-button` for a place beyond the weapons or fighters."""
        people = self.combat.fighters
        arms, draft = self.carried, self.draft
        if any(place >= len(arms) for place in draft.weapons) or any(
            place >= len(people) for place in (*draft.targets, draft.patient - 1)
        ):
            raise stale_button()
        return Declare(
            contest=self.combat.id,
            step=self.combat.step,
            action=draft.action,
            weapons=tuple(arms[place].weapon.id for place in draft.weapons),
            targets=tuple(people[place].character for place in draft.targets),
            aim=draft.aim,
            claims=draft.stakes.claims(self.actor, self.rolled) if self.rolled else NOTHING,
            odds=draft.stakes.odds if self.rolled else None,
            text=text,
            patient=people[draft.patient - 1].character if draft.patient else "",
            complexity=draft.complexity,
        )

    @property
    def chosen(self) -> tuple[CarriedWeapon, ...]:
        """The weapons chosen so far."""
        arms = self.carried
        return tuple(arms[place] for place in self.draft.weapons if place < len(arms))

    @property
    def rolled(self) -> str:
        """The value that is rolled; empty for no roll, or if the GM chooses it later (NOIR-97)."""
        if self.draft.action is ActionId.DRAW_WEAPON:
            return drawn_by([arm.weapon for arm in self.chosen])
        return "medicine" if self.draft.patient else self.row.rolls


def turn_of(now: Moment, draft: Draft) -> Turn:
    """Return the turn of the fighter who acts, with this draft.

    Refused: `stale-button` outside a turn, `not-your-character`, `wrong-state-passed` if fighters or weapons
    are no longer the same.
    """
    combat = now.contest
    if not isinstance(combat, Combat) or not combat.actor:
        raise stale_button()
    actor = now.own(combat.actor)
    among = among_these((*(one.character for one in combat.fighters), *(arm.weapon.id for arm in actor.arms)))
    if draft.among not in {"", among}:
        raise Refused("wrong-state-passed")
    return Turn(now, combat, actor, replace(draft, among=among))


def among_these(ids: Iterable[str]) -> str:
    """Return a checksum of ids as a word; it changes when the ids do."""
    return f"{crc32('.'.join(ids).encode()) & 0xFFFF:x}"
