"""Ready scenes: characters that people claim, and conflicts that the GM begins with a press.

A scene is prepared as its campaign begins. Its characters are the GM's until somebody claims them.
"""

from typing import Literal

from rules.core.model_base import Action, Event, Frozen

#: The most characters to claim, and the most conflicts: a row of buttons each.
MOST_HEROES, MOST_CONFLICTS = 5, 3
#: The most characters of a line about somebody.
MOST_ABOUT = 80


class Hero(Frozen):
    """A character that may be claimed, by id, with a line about them."""

    id: str
    about: str


class ReadyScene(Frozen):
    """A ready scene: the name of its file, what the table reads first, and the titles of its conflicts."""

    name: str
    title: str
    opening: str
    heroes: tuple[Hero, ...]
    conflicts: tuple[str, ...]
    #: The conflicts that were begun, counted from 1.
    begun: tuple[int, ...] = ()


class MadeHero(Frozen):
    """A complete character of the game, as JSON."""

    name: str
    about: str
    sheet: str


class PrepareScene(Action):
    """Prepare a ready scene with its characters. Who: GM, in a campaign without characters."""

    kind: Literal["prepare-scene"] = "prepare-scene"
    scene: ReadyScene
    heroes: tuple[MadeHero, ...]


class ClaimCharacter(Action):
    """Play a character of the ready scene; somebody without a seat takes one.

    Who: players, and anybody who may join. `called` is the account's name.
    """

    kind: Literal["claim-character"] = "claim-character"
    character: str
    holder: int
    called: str = ""


class BeginReadyConflict(Action):
    """Note that a conflict of the ready scene begins; the game opens it in the same save. Who: GM."""

    kind: Literal["begin-ready-conflict"] = "begin-ready-conflict"
    number: int


class ScenePrepared(Event):
    """A ready scene was prepared; its characters follow. `names` are theirs."""

    kind: Literal["scene-prepared"] = "scene-prepared"
    scene: ReadyScene
    names: tuple[str, ...]


class ReadyConflictBegun(Event):
    """The GM began a conflict of the ready scene."""

    kind: Literal["ready-conflict-begun"] = "ready-conflict-begun"
    number: int
    title: str


ReadyEvent = ScenePrepared | ReadyConflictBegun


def to_begin(scene: ReadyScene) -> dict[int, str]:
    """Return the titles of the conflicts that have not begun, by their numbers."""
    return {number: title for number, title in enumerate(scene.conflicts, 1) if number not in scene.begun}


def apply_ready(scene: ReadyScene | None, event: ReadyEvent) -> ReadyScene | None:
    """Return the ready scene after the event."""
    if isinstance(event, ScenePrepared):
        return event.scene
    return scene.but(begun=(*scene.begun, event.number)) if scene else None
