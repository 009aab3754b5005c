"""What a new scene changes in Noir: active limitations end, and each character may use a contact again."""

from collections.abc import Iterator

from narration.parts.change import Change, CourseStep
from narration.text.line import line
from rules.campaign.events import SceneChanged
from rules.noir.state.events import LimitationSwitched


def changes(step: CourseStep) -> Iterator[Change]:
    """Yield a change for each switched limitation and for each contact used last scene (NOIR-36, 66)."""
    for event in step.events:
        if isinstance(event, LimitationSwitched):
            said = line("noir-course-limitation", name=event.name, limitation=event.limitation)
            yield Change(said, event.name)
        elif isinstance(event, SceneChanged):
            yield from _contacts(step)


def _contacts(step: CourseStep) -> Iterator[Change]:
    for who in step.before.characters.values():
        if who.contact_scene == step.before.campaign.scene:
            yield Change(line("noir-course-contact", name=who.name), who.name)
