"""The scene `evening`: the ready scene of the pass, and all that stands around the dice.

Alva plays Vera Lund. Boris has no seat, so that he may follow. One session is over, so that the next one has
something to tell.
"""

from __future__ import annotations

from practice.scenes.script import Choose, Press, Say, Slash, Step

EVENING: tuple[Step, ...] = (
    Slash("greta", "campaign new", {"language": "en"}),
    Choose("greta", "A ready scene: play at once", ("Over the pass",)),
    Press("alva", "Play Vera Lund"),
    Slash("greta", "session start", {}),
    Press("greta", "Start"),
    Slash("alva", "nyx roll", {"attribute": "mind"}),
    Press("alva", "Roll"),
    Slash("greta", "session end", {}),
    Press("greta", "End"),
    Say("boris", "May I watch?"),
    Say("alva", "Twelve doses, and not one of them freezes tonight."),
)
