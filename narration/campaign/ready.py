"""Ready scenes in words: the choice of one, what is read out first, and who may be claimed."""

from collections.abc import Mapping, Sequence

from narration.text.line import Field, Line, line, verbatim
from rules.campaign.claims import unclaimed
from rules.campaign.model import AnyCharacter
from rules.campaign.ready import ReadyEvent, ReadyScene, ScenePrepared


def ready_option(game: str, pitch: str) -> Line:
    """Return the second line of a scene in the menu."""
    return line("ready-option", game=game.title(), pitch=pitch)


def ready_fields(scene: ReadyScene | None, characters: Mapping[str, AnyCharacter]) -> tuple[Field, ...]:
    """Return what a campaign's message says of its scene: the opening, and the characters to claim."""
    if scene is None:
        return ()
    opening = Field(line("ready-opening"), (line("ready-text", text=scene.opening),))
    free = unclaimed(scene, characters)
    about = {one.id: one.about for one in scene.heroes}
    rows = tuple(line("ready-hero", name=one.name, about=about[one.id]) for one in free)
    return (opening, Field(line("ready-heroes"), rows)) if rows else (opening,)


def claim_line(free: Sequence[AnyCharacter]) -> Line:
    """Return the line for somebody who could claim one of these characters."""
    return line("now-ready-claim", names=tuple(verbatim(one.name) for one in free))


def unclaimed_line(free: Sequence[AnyCharacter]) -> Line:
    """Return the line for the GM of a scene whose characters nobody has claimed."""
    return line("now-ready-unclaimed", names=tuple(verbatim(one.name) for one in free))


def ready_lines(event: ReadyEvent) -> tuple[Line, ...]:
    """Return the lines for an event."""
    if isinstance(event, ScenePrepared):
        head = line("ready-prepared", title=event.scene.title, names=event.names)
        return (head, line("ready-text", text=event.scene.opening))
    return (line("ready-conflict-begun", title=event.title),)
