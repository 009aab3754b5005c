"""Ready scenes, read from the files in `scenes/`: one for each scene, with its texts in every language.

docs/ready-scenes.md says how to write one.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from narration.text.languages import LANGUAGES, Language
from rules.campaign.actions import ChangeSetting
from rules.campaign.claims import claimed
from rules.campaign.model import Campaign, SeatRecord
from rules.campaign.ready import BeginReadyConflict, MadeHero, PrepareScene, ReadyScene
from rules.contract.ready_scenes import ConflictPart, HeroPart, Opening, OtherPart, ReadyRules
from rules.contract.system import AnyState, new
from rules.core.model_base import Action, Frozen
from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import Role
from rules.registry import SYSTEMS

SCENES: Final = Path(__file__).parents[1] / "scenes"

PartT = TypeVar("PartT", bound=Frozen)


class SceneText(Frozen):
    """What a scene says of itself: a line that makes people want it, and what is read out first."""

    title: str
    pitch: str
    opening: str


@dataclass(frozen=True)
class Scene:
    """A scene in one language. Its parts are read with the rules of its game, when they are needed."""

    name: str
    game: str
    text: SceneText
    language: Language
    file: Mapping[str, Any]

    @property
    def settings(self) -> Mapping[str, str]:
        """The settings of the campaign, by key."""
        found: Mapping[str, str] = self.file.get("settings", {})
        return found

    @property
    def heroes(self) -> tuple[HeroPart, ...]:
        return tuple(_parts(self._rules.hero, self.file["heroes"], self.language))

    @property
    def others(self) -> tuple[OtherPart, ...]:
        return tuple(_parts(self._rules.other, self.file["others"], self.language))

    @property
    def conflicts(self) -> tuple[ConflictPart, ...]:
        return tuple(_parts(self._rules.conflict, self.file["conflicts"], self.language))

    @property
    def _rules(self) -> ReadyRules:
        rules = SYSTEMS[self.game].ready
        assert rules is not None, "a scene belongs to a game that has scenes"
        return rules


@cache
def scenes(language: Language) -> tuple[Scene, ...]:
    """Return every scene in one language, game by game."""
    return tuple(
        _read(system, path, language)
        for system in SYSTEMS
        for path in sorted((SCENES / system).glob("*.toml"))
    )


def scene(name: str, language: Language) -> Scene | None:
    """Return a scene by the name of its file; None if there is none."""
    return next((one for one in scenes(language) if one.name == name), None)


def _read(game: str, path: Path, language: Language) -> Scene:
    file = tomllib.loads(path.read_text(encoding="utf-8"))
    return Scene(path.stem, game, SceneText.model_validate(file[language]), language, file)


def _parts(kind: type[PartT], tables: Sequence[Mapping[str, Any]], language: Language) -> Iterator[PartT]:
    """Yield the parts of a file in one language: what is the same in all, and what this one says."""
    for table in tables:
        common = {key: value for key, value in table.items() if key not in LANGUAGES}
        yield kind.model_validate({**common, **table.get(language, {})})


def preparation(scene: Scene, language: Language) -> tuple[Action, ...]:
    """Return what the GM does to prepare a scene in a new campaign."""
    system = SYSTEMS[scene.game]
    assert system.ready is not None, "a scene belongs to a game that has scenes"
    gm = SeatRecord(id="1", role=Role.GM, holder=1)
    alone = Campaign(id=1, home=1, name=scene.text.title, system=system.name, language=language, seats=(gm,))
    made = system.ready.heroes(new(system, alone), scene.heroes)
    heroes = tuple(
        MadeHero(name=one.name, about=part.about, sheet=one.model_dump_json())
        for one, part in zip(made, scene.heroes, strict=True)
    )
    ready = ReadyScene(
        name=scene.name,
        title=scene.text.title,
        opening=scene.text.opening,
        heroes=(),
        conflicts=tuple(one.title for one in scene.conflicts),
    )
    return (
        PrepareScene(scene=ready, heroes=heroes),
        *(ChangeSetting(key=key, value=value) for key, value in scene.settings.items()),
        *map(system.ready.make, scene.others),
    )


def beginning(state: AnyState, scene: Scene, number: int, place: int) -> tuple[Action, ...]:
    """Return what the GM does to begin a conflict of a scene, counted from 1.

    Refused: as beginning one, `no-such-character` if somebody in it is gone.
    """
    noted = BeginReadyConflict(number=number)
    ready, rules = state.campaign.ready, SYSTEMS[scene.game].ready
    playing = claimed(ready, state.characters) if ready else ()
    if rules is None or not playing or number not in range(1, len(scene.conflicts) + 1):
        return (noted,)
    part = scene.conflicts[number - 1]
    against = tuple(_named(state, scene.others[one - 1].name) for one in part.against)
    opening = Opening(place=place, heroes=_order(state, part, playing), against=against)
    return (noted, rules.open(part, opening))


def _order(state: AnyState, part: ConflictPart, playing: Sequence[Any]) -> tuple[str, ...]:
    """Return the characters that play, by id: those first whom the conflict names, in its order."""
    assert state.campaign.ready is not None, "only a ready scene has conflicts to begin"
    known = [one.id for one in state.campaign.ready.heroes]
    wanted = [known[number - 1] for number in part.heroes]
    there = [one.id for one in playing]
    return tuple(sorted(there, key=lambda one: wanted.index(one) if one in wanted else len(wanted)))


def _named(state: AnyState, name: str) -> str:
    found: str | None = next((one.id for one in state.characters.values() if same(one.name, name)), None)
    if found is None:
        raise Refused("no-such-character")
    return found
