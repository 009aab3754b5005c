"""The Nyx scene `river`: the ready scene of the night ferry, from the chase on.

Alva plays Tilda, Boris plays Emil Varg, and Greta plays the bailiff and his sergeant. The scene begins with
the chase; the people at the table open the struggle themselves.
"""

from __future__ import annotations

from practice.scenes.script import Choose, Fill, Press, Say, Slash, Step, ready

RIVER: tuple[Step, ...] = (
    *ready("The night ferry", alva="Tilda", boris="Emil Varg"),
    Say("alva", "I leave the road and run straight down through the alders."),
    Slash("boris", "nyx roll", {"attribute": "mind"}),
    Press("boris", "Roll"),
    Say("boris", "Emil hears them from the boat. *Run, Tilda!*"),
    # by the command: who has just pressed something in public gets no letter, which the tour shows
    Slash(
        "greta",
        "nyx conflict",
        {"character": "Tilda", "opponent": "The bailiff"},
    ),
    Choose("greta", "Change something", ("Steps past the end",)),
    Choose("greta", "Steps past the end", ("Steps past the end reach the goal and end the conflict.",)),
    Press("greta", "Title and goals…"),
    Fill(
        "greta",
        ("The chase to the river", "reach the boat with the letter", "stop the letter before the water"),
    ),
)
