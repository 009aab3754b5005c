"""The Zapas scene `airship`: a small airship with a crate that it should not have, and a cutter astern.

Alva plays Wren Halloran, who flies the *Merganser*, and Boris plays Osk Tamber, who keeps her boiler. Greta
plays Captain Thorne of the customs. The scene begins while Osk gathers dice for the boiler, where Wren may
help, and while the table votes on another aspect for Wren's sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from practice.scenes.script import Choose, Fill, Press, Say, Slash, Step

Traits: TypeAlias = Mapping[str, tuple[int, tuple[str, ...]]]

# Traits, each with its level and its first aspects; the other slots are filled in play.
WREN: Traits = {
    "Sky pilot": (6, ("Threads the eye of a storm", "Lands without lamps")),
    "Lamplight smuggler": (5, ("A hiding place nobody knocks on",)),
    "Runaway from the Guild": (4, ("Reads Guild signals",)),
    "Tavern fiddler": (3, ()),
}
OSK: Traits = {
    "Boilerwright": (6, ("Hears a seam before it goes", "A wrench as long as an arm")),
    "Old soldier of the Crown": (6, ("Sleeps with one eye open",)),
    "Gentle giant": (6, ("Carries what two cannot",)),
}


def _begun(who: str, name: str, life: str) -> Iterator[Step]:
    """Create a character with a name and a biography."""
    yield Slash(who, "character new", {"name": name})
    yield Press(who, "Biography…")
    yield Fill(who, (life,))


def _written(who: str, traits: Traits) -> Iterator[Step]:
    """Write all traits as drafts and have the table accept them; then do the same with their aspects."""
    for name, (level, _) in traits.items():
        yield Slash(who, "zapas trait", {"name": name, "level": level, "draft": True})
    yield from _proposed(who, len(traits))
    aspects = [(name, text) for name, (_, texts) in traits.items() for text in texts]
    for name, text in aspects:
        yield Slash(who, "zapas aspect", {"trait": name, "text": text, "draft": True})
    yield from _proposed(who, len(aspects))


def _proposed(who: str, count: int) -> Iterator[Step]:
    """Propose drafts to the table, in one message, which everybody approves."""
    yield Slash(who, "zapas sheet")
    yield Press(who, f"Propose {count}")
    yield Press("boris" if who == "alva" else "alva", "Approve all")
    yield Press("greta", "Approve all")


def _flags(who: str, flags: Sequence[Mapping[str, str]]) -> Iterator[Step]:
    for flag in flags:
        yield Slash(who, "zapas flag", dict(flag))
        yield Press("greta", "It fits")


def _ready(who: str) -> Iterator[Step]:
    yield Slash(who, "zapas sheet")
    yield Press(who, "Ready")


AIRSHIP: tuple[Step, ...] = (
    Slash(
        "greta", "campaign new", {"name": "The Merganser’s last fare", "system": "zapas", "language": "en"}
    ),
    *_begun(
        "alva",
        "Wren Halloran",
        "Bound to the Guild of Lamps at nine, gone over its wall at fifteen. Osk found her asleep in the"
        " Merganser’s envelope, and taught her to fly the ship instead of calling the watch.",
    ),
    *_begun(
        "boris",
        "Osk Tamber",
        "Twenty years a stoker in the Crown’s sky fleet, until the day over Marrow. He bought an old airship"
        " with his discharge money, and has not worn grey since.",
    ),
    *_written("alva", WREN),
    *_written("boris", OSK),
    *_flags(
        "alva",
        (
            {"text": "Osk is the family I chose", "target": "Osk Tamber"},
            {"text": "I never leave a debt unpaid"},
        ),
    ),
    *_flags(
        "boris",
        (
            {"text": "Wren gets home safe", "target": "Wren Halloran"},
            {"text": "Never again for the Crown"},
        ),
    ),
    *_ready("alva"),
    *_ready("boris"),
    Slash("greta", "zapas npc", {"name": "Captain Thorne", "attack": 4, "kill": 6}),
    Say(
        "greta",
        "Night over the Saltmarch. In the *Merganser*’s hold stands a crate that hums. Nobody has asked what"
        " is in it, since half the fare is paid. Astern a white lamp comes up out of the cloud: the customs"
        " cutter *Vigilant*, and Captain Thorne never sleeps.",
    ),
    Slash("alva", "zapas roll", {"action": "Dive into the thunderhead", "goal": "the cutter loses us"}),
    Press("greta", "2 · easy"),
    Press("alva", "Build…"),
    Press("alva", "Sky pilot"),
    Choose("alva", "Aspects that apply: 1 die each", ("Threads the eye of a storm",)),
    Press("alva", "⚑ I never leave a debt unpaid"),
    Press("alva", "Throw 4"),
    Say("alva", "I put her nose straight down into the black. *Hold on to something, Osk!*"),
    Say(
        "greta",
        "Whatever the lamp still sees, the boiler did not care for it: a seam sings, and the needle stands in"
        " the red.",
    ),
    Slash("alva", "zapas aspect", {"trait": "Sky pilot", "text": "The wind owes me a favour"}),
    Slash("boris", "zapas roll", {"action": "Clamp the singing seam", "goal": "the boiler holds till dawn"}),
    Press("greta", "3 · medium"),
    Press("boris", "Build…"),
    Press("boris", "Boilerwright"),
)
