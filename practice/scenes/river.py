"""The Nyx scene `river`: a chase that becomes a struggle by a river.

Alva plays Tilda, Boris plays Emil Varg, and Greta plays the bailiff and his sergeant. The scene begins with
the chase; the people at the table open the struggle themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from practice.scenes.script import Choose, Fill, Press, Say, Slash, Step

# The ten aspects of a sheet, in the order of its form: values 3, 2, 2, 2 and then 1 six times.
TILDA = (
    "Never lost a letter",
    "Knows every path to the ferry",
    "Stubborn",
    "Grew up by the water",
    "Light on her feet",
    "Talks to strangers",
    "Old scar on the knee",
    "Owes the ferryman",
    "Cannot bear to be held",
    "A knife in the boot",
)
EMIL = (
    "Reads the river like a book",
    "Hands like oars",
    "Afraid of his father",
    "Keeps his word",
    "Slow to anger",
    "Sings when he is scared",
    "Too kind to strangers",
    "Sleeps anywhere",
    "Bad with numbers",
    "Owns half a boat",
)


def _sheet(who: str, name: str, attributes: tuple[int, int, int], aspects: tuple[str, ...]) -> Iterator[Step]:
    """Fill in a sheet with its guided form: body, mind and interaction, then the aspects."""
    yield Slash(who, "character new", {"name": name})
    for label, value in zip(("Body", "Mind", "Interaction"), attributes, strict=True):
        yield Choose(who, label, (f"{label}: {value}",))
    yield Press(who, "Aspects 1–5")
    yield Fill(who, aspects[:5])
    yield Press(who, "Aspects 6–10")
    yield Fill(who, aspects[5:])
    yield Press(who, "Done")


RIVER: tuple[Step, ...] = (
    Slash("greta", "campaign new", {"name": "The night ferry", "system": "nyx", "language": "en"}),
    *_sheet("alva", "Tilda", (6, 5, 6), TILDA),
    *_sheet("boris", "Emil Varg", (7, 5, 5), EMIL),
    Slash("greta", "npc new", {"name": "The bailiff", "value": 6}),
    Slash("greta", "npc new", {"name": "The sergeant", "value": 6}),
    Say(
        "greta",
        "Dusk on the road to the ferry. Tilda has the sealed letter, and there are hooves behind her.",
    ),
    Say("alva", "I leave the road and run straight down through the alders."),
    Slash("boris", "nyx roll", {"attribute": "mind"}),
    Press("boris", "Roll"),
    Say("boris", "Emil hears them from the boat. *Run, Tilda!*"),
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
        ("The chase to the river", "reach the boat with the letter", "catch her before the water"),
    ),
)
