"""The Zapas scene `airship`: the ready scene of the *Merganser*, with the customs astern.

Alva plays Wren Halloran, who flies the ship, and Boris plays Osk Tamber, who keeps her boiler. Greta plays
Captain Thorne of the customs. The scene begins while Osk gathers dice for the boiler, where Wren may help,
and while the table votes on another aspect for Wren's sheet.
"""

from __future__ import annotations

from practice.scenes.script import Choose, Press, Say, Slash, Step, ready

AIRSHIP: tuple[Step, ...] = (
    *ready("The Merganser’s last fare", alva="Wren Halloran", boris="Osk Tamber"),
    Press("greta", "▶ Dive into the thunderhead"),
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
    Press("greta", "▶ Clamp the singing seam"),
    Press("boris", "Build…"),
    Press("boris", "Boilerwright"),
)
