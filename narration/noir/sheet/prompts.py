"""Prompts about a sheet: forms to fill it in, NPC templates, weapons, corrections.

Rules: NOIR-33 to 37, 41, 42, 80, 81, 110.
"""

from collections.abc import Mapping
from typing import Literal

from narration.noir.base import words
from narration.noir.sheet import entries, injury
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.noir.base.npc_templates import Template
from rules.noir.state.campaign_state import CarriedWeapon, Character, ListName

#: The groups of known abilities, and the pages of lists; each of them has its own form.
Group = Literal["body", "senses", "people", "fight"]
Page = Literal["properties", "person", "details"]

GROUP_NAMES: Mapping[Group, Line] = {
    "body": line("button-noir-body"),
    "senses": line("button-noir-senses"),
    "people": line("button-noir-people"),
    "fight": line("button-noir-fight"),
}
#: For each list, its name in the form and a hint on how to write its lines.
ENTRY_BLANKS: Mapping[ListName, tuple[Line, Line]] = {
    "properties": (words.LISTS["properties"], line("option-noir-properties")),
    "traits": (words.LISTS["traits"], line("option-noir-traits")),
    "drives": (words.LISTS["drives"], line("option-noir-drives")),
    "expertise": (words.LISTS["expertise"], line("option-noir-expertise")),
    "limitations": (words.LISTS["limitations"], line("option-noir-limitations")),
    "marks": (words.LISTS["marks"], line("option-noir-marks")),
}
#: The words that people can type to switch something on or off.
SWITCH: Mapping[str, Line] = {"on": line("choice-noir-on"), "off": line("choice-noir-off")}


def templates_panel(name: str) -> Panel:
    """Ask from which template to make an NPC; only the title shows the full name."""
    return Panel(
        headline=line("noir-headline-template", name=truncate(name)),
        title=verbatim(name),
        lines=(line("noir-template-how"),),
    )


def template_option(one: Template) -> Line:
    """Return a menu label for a template, with the numbers that distinguish it."""
    return line(
        "option-noir-template",
        kind=words.KINDS[one.kind],
        grade=words.GRADES[one.grade],
        primary=one.primary,
        secondary=one.secondary,
        other=one.other,
        combat=one.combat,
    )


def stranger_panel(character: Character) -> Panel:
    """Show what players may see of an NPC that they have met: the name and the condition."""
    how = injury.notes(character.condition)
    return Panel(
        headline=line("noir-headline-npc", name=truncate(character.name), state=how),
        title=verbatim(character.name),
        tone="over" if character.condition.gone else "running",
    )


def weapons_panel(character: Character) -> Panel:
    """Show the weapons that a character carries."""
    return Panel(
        headline=line("noir-headline-arms", name=truncate(character.name), count=len(character.arms)),
        title=verbatim(character.name),
        lines=tuple(entries.arm(one) for one in character.arms) or (line("noir-arms-none"),),
        tone="over" if character.condition.gone else "running",
    )


def arm_option(arm: CarriedWeapon) -> Line:
    """Return a menu label for a weapon to load, with its rounds."""
    most = arm.weapon.magazine.capacity if arm.weapon.magazine else 0
    return line("option-noir-load", weapon=words.weapon_name(arm.weapon), loaded=arm.loaded, most=most)


def correction_option(name: Line, number: int) -> Line:
    """Return a label with the current value of a number that the GM can correct."""
    return line("noir-fix-number", name=name, number=number)
