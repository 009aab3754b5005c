"""Templates for NPCs, the characters that the GM plays (NOIR-80 to 83)."""

from collections.abc import Collection, Mapping

from rules.core.model_base import Frozen
from rules.core.refusal import Refused
from rules.noir.base.enums import DEFENCES, Grade, NpcKind

#: The values that the combat value replaces (NOIR-82).
COMBAT = frozenset(
    {"close-combat", "firearms", "thrown-weapons", "defence", *DEFENCES, "overview", "movement"}
)


class Template(Frozen):
    """A column of the template table: one kind and grade of person (NOIR-81)."""

    kind: NpcKind
    grade: Grade
    primary: int
    secondary: int
    other: int
    combat: int
    threshold: int
    will: int
    endurance: int


#: Primary, secondary and other abilities; both kinds share them.
_ABILITIES = {
    Grade.GREEN: (6, 5, 4),
    Grade.CAPABLE: (9, 7, 5),
    Grade.EXPERIENCED: (12, 9, 6),
    Grade.SUPERB: (15, 12, 8),
    Grade.MASTERLY: (18, 15, 10),
}
#: Combat values, wound threshold, will to live and endurance.
_FIGHTING = {
    NpcKind.CIVILIAN: {
        Grade.GREEN: (2, 6, 8, 10),
        Grade.CAPABLE: (3, 7, 9, 11),
        Grade.EXPERIENCED: (4, 8, 10, 12),
        Grade.SUPERB: (6, 9, 11, 13),
        Grade.MASTERLY: (8, 10, 12, 14),
    },
    NpcKind.COMBATANT: {
        Grade.GREEN: (5, 8, 11, 13),
        Grade.CAPABLE: (7, 9, 14, 16),
        Grade.EXPERIENCED: (9, 11, 17, 20),
        Grade.SUPERB: (12, 13, 20, 22),
        Grade.MASTERLY: (16, 15, 22, 25),
    },
}


def _template(kind: NpcKind, grade: Grade) -> Template:
    primary, secondary, other = _ABILITIES[grade]
    combat, threshold, will, endurance = _FIGHTING[kind][grade]
    return Template(
        kind=kind,
        grade=grade,
        primary=primary,
        secondary=secondary,
        other=other,
        combat=combat,
        threshold=threshold,
        will=will,
        endurance=endurance,
    )


TEMPLATES: Mapping[tuple[NpcKind, Grade], Template] = {
    (kind, grade): _template(kind, grade) for kind in NpcKind for grade in Grade
}
_BY_WORDS: Mapping[tuple[str, str], Template] = {
    (str(kind), str(grade)): each for (kind, grade), each in TEMPLATES.items()
}


def template(kind: str, grade: str) -> Template:
    """Return the template of a kind and a grade. Refused: `unknown-id-template` (NOIR-80, NOIR-81)."""
    if (kind, grade) not in _BY_WORDS:
        raise Refused("unknown-id-template", kind=kind, grade=grade)
    return _BY_WORDS[kind, grade]


def npc_value(
    template: Template,
    name: str,
    primary: Collection[str],
    secondary: Collection[str],
    entered: Mapping[str, int],
) -> int:
    """Return the value that an NPC from a template rolls with (NOIR-82, NOIR-83).

    The first that applies counts: the value that the GM entered, the row in which the GM listed it, the
    combat value for what is used in combat, the row for other abilities. Each use of defence follows defence
    unless it is entered or listed itself. Wound threshold, will to live and endurance come from the template;
    damage escalation is 0.
    """
    asked = (name, "defence") if name in DEFENCES else (name,)
    for each in asked:
        if each in entered:
            return entered[each]
        if each in primary:
            return template.primary
        if each in secondary:
            return template.secondary
    return _by_template(template, name)


def _by_template(template: Template, name: str) -> int:
    match name:
        case "threshold":
            return template.threshold
        case "will":
            return template.will
        case "endurance":
            return template.endurance
        case "escalation":
            return 0
        case _:
            return template.combat if name in COMBAT else template.other
