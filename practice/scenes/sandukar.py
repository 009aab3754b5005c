"""The Noir scene `sandukar`: the ready scene of Warehouse Nine, one night in 1934.

Alva plays Odile Marr, a photographer for the Courier, and Boris plays Joss Karamat, pilot and boxer. Greta
plays the foreman Brask, his man Pike and the night watchman. You take over as initiative is rolled: Alva,
Boris and Greta may each spend Fate on it.
"""

from __future__ import annotations

from practice.scenes.script import Press, Say, Slash, Step, ready

SANDUKAR: tuple[Step, ...] = (
    *ready("Sandukar, 1934", alva="Odile Marr", boris="Joss Karamat"),
    Say("boris", "Joss lifts a lid with his hook. *Rifles. Take your picture, Odile, and let us be gone.*"),
    Slash("alva", "noir roll", {"rolls": "Photography", "title": "One picture, without a flash"}),
    Press("alva", "Roll"),
    Say("alva", "The shutter sounds like a door. I count to four before I dare to breathe."),
    Say(
        "greta",
        "Hanno, the watchman, coughs outside: the cough that you paid him for. Then the lamp swings in, and"
        " with it Brask the foreman, and Pike with his knife. *That camera stays here.*",
    ),
    Press("greta", "▶ Warehouse Nine"),
)
