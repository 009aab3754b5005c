"""The stories in the pictures: the steps that people take, with a `Shot` for each picture.

Each game has one story, the same in all languages. The dice are fixed, so it always ends the same way.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from practice.scenes.script import Choose, Fill, Press, Slash, Step
from tests.pictures.words import Words

#: Odile's sheet as a file.
ODILE = Path(__file__).with_name("odile.toml")


@dataclass(frozen=True)
class Shot:
    """Take a picture of the last few messages of a place, as this person's client shows them.

    `last` is their number. With `private`, take only messages that nobody else sees.
    """

    name: str
    who: str
    last: int = 1
    private: bool = False


@dataclass(frozen=True)
class WideShot:
    """Take a picture of the whole page, with everybody at the table."""

    name: str


Scene: TypeAlias = Iterator[Step | Shot | WideShot]


@dataclass(frozen=True)
class Story:
    """The steps of a story, and its dice."""

    steps: Callable[[Words], Scene]
    faces: tuple[int, ...]


def set_up(words: Words, mode: str) -> Scene:
    """Change in the panel of a conflict what its overflow does, and open it with its title and goals."""
    part = words.label("option-setup-mode")
    yield Choose("greta", words.label("placeholder-setup"), (part,))
    yield Choose("greta", part, (words.label(f"nyx-mode-{mode}"),))
    yield Press("greta", words.label("button-setup-words"))
    yield Fill("greta", (words["chase"], words["goal"], words["other_goal"]))


def _ferry(words: Words) -> Scene:
    """Play a round of Nyx, from the empty sheet to the story of the round."""
    yield Slash(
        "greta", "campaign new", {"name": words["campaign"], "system": "nyx", "language": words.language}
    )
    yield from _tilda(words)
    yield Slash("greta", "npc new", {"name": words["bailiff"], "value": 6})
    yield Slash(
        "greta",
        "nyx conflict",
        {"character": words["tilda"], "opponent": words["bailiff"]},
    )
    yield from set_up(words, "goal")
    yield Press("greta", words.label("button-more"))
    yield Shot("gm-nyx", "greta", private=True)
    yield Press("alva", words.label("button-choose"))
    yield Press("alva", words.label("button-declare-first"))
    aspect = words.label("option-aspect", aspect=words.list("aspects")[1], value=2)
    yield Choose("alva", words.label("placeholder-positive"), (aspect,))
    yield Press("alva", words.label("button-ready"))
    yield Shot("pick", "alva", private=True)
    yield Press("alva", words.label("nyx-tactic-waiting"))
    yield Press("greta", words.label("button-choose"))
    yield Press("greta", words.label("nyx-tactic-defensive"))
    yield Press("alva", words.label("button-use-win"))
    yield Press("alva", words.label("button-steps"))
    yield Shot("round", "boris")
    yield Press("alva", words.label("button-choose"))
    yield WideShot("table")
    yield Slash("greta", "doctor")
    yield Shot("doctor", "greta", private=True)


def _tilda(words: Words) -> Scene:
    yield Slash("alva", "character new", {"name": words["tilda"]})
    for attribute, value in (("body", 6), ("mind", 5), ("interaction", 6)):
        label = words.label(f"nyx-attribute-{attribute}")
        option = words.label("option-attribute", attribute=label, value=value)
        yield Choose("alva", label, (option,))
    aspects = words.list("aspects")
    yield Press("alva", words.label("button-aspects-first"))
    yield Fill("alva", aspects[:5])
    yield Shot("sheet", "alva", private=True)
    yield Press("alva", words.label("button-aspects-last"))
    yield Fill("alva", aspects[5:])
    yield Press("alva", words.label("button-sheet-done"))


def _quay(words: Words) -> Scene:
    """Play the beginning of a Noir fight, until Odile takes aim."""
    yield Slash(
        "greta", "campaign new", {"name": words["sandukar"], "system": "noir", "language": words.language}
    )
    yield Slash("alva", "noir import", {"file": {"name": "odile.toml", "data": _odile(words)}})
    yield Press("alva", words.label("button-sheet-done"))
    weapon = words.label("noir-weapon-revolver")
    thug = {"name": words["brask"], "template": "combatant.capable", "weapons": weapon}
    yield Slash("greta", "noir npc", thug)
    yield Slash("greta", "noir combat", {"against": words["brask"], "title": words["warehouse"]})
    yield Shot("noir", "greta")
    yield Press("alva", words.label("button-noir-act"))
    yield Choose("alva", words.label("placeholder-noir-action"), (words.label("noir-action-aimed-fire"),))
    yield Shot("aim", "alva", private=True)


def _odile(words: Words) -> str:
    """Return the numbers of Odile's sheet, without its lists, in base64; her name is in this language."""
    sheet = ODILE.read_text(encoding="utf-8").partition("[[")[0]
    named = sheet.replace("Odile Marr", words["odile"]).replace("Photography = 13\n", "")
    return base64.b64encode(named.encode()).decode()


def _cutter(words: Words) -> Scene:
    """Play a Zapas roll until its pool is being built."""
    yield Slash(
        "greta", "campaign new", {"name": words["airship"], "system": "zapas", "language": words.language}
    )
    yield from _wren(words)
    yield Slash("alva", "zapas roll", {"action": words["dive"], "goal": words["escape"]})
    yield Press("greta", words.label("button-zapas-base-3"))
    yield Press("alva", words.label("button-zapas-build"))
    trait, aspect = words.list("traits")[0], words.list("pilot")[0]
    yield Press("alva", trait)
    yield Choose("alva", words.label("placeholder-zapas-aspects"), (aspect,))
    yield Press("alva", words.label("button-zapas-more-die"))
    yield Shot("zapas", "alva", private=True)


def _wren(words: Words) -> Iterator[Step]:
    yield Slash("alva", "character new", {"name": words["wren"]})
    yield Press("alva", words.label("button-zapas-life"))
    yield Fill("alva", (words["life"],))
    traits = words.list("traits")
    for name, level in zip(traits, (6, 5, 4, 3), strict=True):
        yield Slash("alva", "zapas trait", {"name": name, "level": level})
        yield Press("greta", words.label("button-zapas-close"))
    aspects = [(traits[0], text) for text in words.list("pilot")]
    for name, text in (*aspects, (traits[1], words["smuggler"]), (traits[2], words["runaway"])):
        yield Slash("alva", "zapas aspect", {"trait": name, "text": text})
        yield Press("greta", words.label("button-zapas-close"))
    yield Slash("boris", "character new", {"name": words["osk"]})
    conviction, relation = words.list("flags")
    for flag in ({"text": conviction}, {"text": relation, "target": words["osk"]}):
        yield Slash("alva", "zapas flag", flag)
        yield Press("greta", words.label("button-zapas-fits"))
    yield Slash("alva", "zapas sheet")
    yield Press("alva", words.label("button-zapas-ready"))


TOLD = {
    "ferry": Story(_ferry, (2, 4, 9, 3)),
    "quay": Story(_quay, (8, 6, 4, 3)),
    "cutter": Story(_cutter, ()),
}
