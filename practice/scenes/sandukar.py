"""The Noir scene `sandukar`: a fight in a warehouse of a port city, one night in 1934.

Alva plays Odile Marr, a photographer for the Courier, and Boris plays Joss Karamat, pilot and boxer. Greta
plays the foreman Brask, his man Pike and the night watchman. You take over as initiative is rolled: Alva,
Boris and Greta may each spend Fate on it.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

from practice.scenes.script import Choose, Fill, Press, Say, Slash, Step

SHEETS = Path(__file__).parent / "sheets"


def _sheet(who: str, name: str) -> Iterator[Step]:
    """Fill in a sheet from its file, and put it into play."""
    file = f"{name}.toml"
    data = base64.b64encode((SHEETS / file).read_bytes()).decode()
    yield Slash(who, "noir import", {"file": {"name": file, "data": data}})
    yield Press(who, "Done")


def _account(whose: str, points: int, reason: str) -> Iterator[Step]:
    """Set the Fate that a character or the pot begins with."""
    yield Slash("greta", "noir fate")
    yield Choose("greta", "Set an account", (whose,))
    yield Fill("greta", (str(points), reason))


SANDUKAR: tuple[Step, ...] = (
    Slash("greta", "campaign new", {"name": "Sandukar, 1934", "system": "noir", "language": "en"}),
    *_sheet("alva", "odile"),
    *_sheet("boris", "joss"),
    Slash(
        "greta",
        "noir npc",
        {"name": "Brask", "template": "combatant.capable", "numbers": "Firearms 10", "weapons": "Revolver"},
    ),
    Slash("greta", "noir npc", {"name": "Pike", "template": "combatant.green", "weapons": "Knife"}),
    Slash("greta", "noir npc", {"name": "Hanno", "template": "civilian.green", "primary": "Alertness"}),
    Say(
        "greta",
        "Sandukar, the Lantern Quay, long past midnight. Rain on the tin roof of Warehouse Nine. The crates"
        " say *lamp oil*. Lamp oil does not clink.",
    ),
    Say("boris", "Joss lifts a lid with his hook. *Rifles. Take your picture, Odile, and let us be gone.*"),
    Slash("alva", "noir roll", {"rolls": "Photography", "title": "One picture, without a flash"}),
    Press("alva", "Roll"),
    Say("alva", "The shutter sounds like a door. I count to four before I dare to breathe."),
    Say(
        "greta",
        "Hanno, the watchman, coughs outside: the cough that you paid him for. Then the lamp swings in, and"
        " with it Brask the foreman, and Pike with his knife. *That camera stays here.*",
    ),
    *_account("Odile Marr: 0", 8, "To begin with"),
    *_account("Joss Karamat: 0", 8, "To begin with"),
    *_account("The pot: 0", 10, "To begin with"),
    Slash("greta", "noir combat", {"against": "Brask, Pike", "title": "Warehouse Nine"}),
)
