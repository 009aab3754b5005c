"""Sheets as panels: a character's sheet, and the form of an unfinished one.

Rules: NOIR-36, 37, 40 to 45, 50 to 55, 69, 80 to 83.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from narration.noir.base import words
from narration.noir.sheet import entries, injury
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.core.names import same
from rules.noir.base import npc_templates
from rules.noir.base.attribute_formulas import FORMULAS
from rules.noir.base.enums import ATTRIBUTES, DEFENCES
from rules.noir.base.settings import USUAL, Tuning, tuning
from rules.noir.sheet import roll_values
from rules.noir.state.campaign_state import Ability, Character, Entry, NoirState, Npc

#: The most lines of a list; a longer list ends with a count of the rest, so that a sheet fits into a message.
MOST = 8
#: The most abilities in a field, and the most characters in the name of an ability that the table invented.
ABILITIES, ABILITY = 30, 18
#: The number of abilities in the game; a sheet may have fewer (NOIR-42).
EXPECTED = 27
#: The attributes to show for an NPC from a template, besides those that were entered.
_OF_NPC = frozenset({"defence", "movement", "overview", "threshold", "will", "endurance"})


def sheet(character: Character, usual: Tuning = USUAL) -> Panel:
    """Return a character's sheet, for readers who may see it."""
    return Panel(
        headline=_headline(character),
        title=verbatim(character.name),
        lines=_remarks(character),
        fields=(
            *_abilities(character),
            *_template(character.npc),
            *_field(line("noir-attributes"), tuple(_attributes(character, usual))),
            *_arms(character),
            *_lists(character),
        ),
        tone="over" if character.condition.gone else "running",
    )


def _headline(character: Character) -> Line:
    name, how = truncate(character.name), injury.notes(character.condition)
    if not character.is_main:
        return line("noir-headline-npc", name=name, state=how)
    return line("noir-headline-sheet", name=name, fate=character.fate, state=how)


def _remarks(character: Character) -> tuple[Line, ...]:
    """Return what a reader should know before reading the numbers."""
    unfinished = () if character.finished else (line("noir-sheet-unfinished"),)
    how = line("noir-sheet-state", state=injury.notes(character.condition))
    fate = (line("noir-sheet-fate", fate=character.fate),) if character.is_main else ()
    return (*unfinished, how, *fate, *_grace(character))


def _grace(character: Character) -> tuple[Line, ...]:
    """Return the points that somebody gave for one use; they must be used at once (NOIR-69)."""
    grace = character.grace
    if grace is None:
        return ()
    return (line("noir-sheet-grace", points=grace.points, use=words.FATE_USES[grace.use]),)


def _field(name: Line, lines: Sequence[Line]) -> tuple[Field, ...]:
    return (Field(name, tuple(lines)),) if lines else ()


def _some(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return the first `MOST` lines, and a count of the rest."""
    if len(lines) <= MOST:
        return tuple(lines)
    return (*lines[:MOST], line("and-more", count=len(lines) - MOST))


# ------------------------------------------------------------------------------------------ abilities


def _abilities(character: Character) -> tuple[Field, ...]:
    """Return the abilities under their properties, in one or two fields (NOIR-41, NOIR-42)."""
    groups = _properties(character)
    flat = [(title, ability) for title, some in groups for ability in some]
    first, more = flat[:ABILITIES], flat[ABILITIES:]
    bare = [line("noir-abilities-none", property=title) for title, some in groups if title and not some]
    return (
        *_field(line("noir-abilities"), (*_grouped(first), *_some(bare))),
        *_field(line("noir-abilities-more"), _grouped(more)),
    )


def _properties(character: Character) -> list[tuple[Line | None, list[Ability]]]:
    """Group abilities by property: those on the sheet, then properties not on the sheet, then none."""
    named = [(one.name, entries.entry(one)) for one in character.properties]
    for ability in character.abilities:
        if ability.property and not any(same(ability.property, name) for name, _ in named):
            named.append((ability.property, truncated_line(ability.property, entries.NAME)))
    groups: list[tuple[Line | None, list[Ability]]] = [
        (title, [one for one in character.abilities if same(one.property, name)]) for name, title in named
    ]
    return [*groups, (None, [one for one in character.abilities if not one.property])]


def _grouped(flat: Iterable[tuple[Line | None, Ability]]) -> tuple[Line, ...]:
    lines = []
    for title, group in groupby(flat, key=lambda pair: pair[0]):
        said = tuple(_ability(ability) for _, ability in group)
        loose = line("noir-abilities-loose", abilities=said)
        lines.append(line("noir-abilities-of", property=title, abilities=said) if title else loose)
    return tuple(lines)


def _ability(ability: Ability) -> Line:
    name = words.VALUES.get(ability.id) or truncated_line(ability.name or ability.id, ABILITY)
    return line("noir-entry-number", name=name, number=ability.value)


def _template(npc: Npc | None) -> tuple[Field, ...]:
    """Return an NPC's template, and the abilities listed in its rows (NOIR-81)."""
    if npc is None:
        return ()
    row = npc_templates.template(npc.kind, npc.grade)
    rows = (
        line("noir-npc-is", kind=words.KINDS[npc.kind], grade=words.GRADES[npc.grade]),
        *_row(line("noir-npc-primary", number=row.primary), npc.primary),
        *_row(line("noir-npc-secondary", number=row.secondary), npc.secondary),
        line("noir-npc-other", number=row.other),
        line("noir-npc-combat", number=row.combat),
    )
    return (Field(line("noir-template"), rows),)


def _row(name: Line, abilities: Sequence[str]) -> tuple[Line, ...]:
    """Return a row of the template with the abilities that the GM listed in it."""
    listed = tuple(words.VALUES.get(id_) or truncated_line(id_, ABILITY) for id_ in abilities[:ABILITIES])
    return (line("noir-npc-row", row=name, abilities=listed),) if listed else ()


# ------------------------------------------------------------------------------------------ attributes


def _attributes(character: Character, usual: Tuning) -> Iterable[Line]:
    """Yield every attribute with its value, or with what it still needs (NOIR-50 to 55)."""
    if _is_hidden(character):
        return
    for id_ in ATTRIBUTES:
        if character.npc and id_ not in _OF_NPC | character.attributes.keys():
            continue
        value = roll_values.value_or_none(character, id_, usual)
        if value is None:
            yield from _lacking(character, id_, usual)
        elif id_ not in DEFENCES or value != roll_values.value_or_none(character, "defence", usual):
            yield _attribute(character, id_, value)


def _is_hidden(character: Character) -> bool:
    """Return whether this is an NPC as players see it, without numbers."""
    return not (character.is_main or character.npc or character.abilities or character.attributes)


def _attribute(character: Character, id_: str, value: int) -> Line:
    name, change = words.VALUES[id_], roll_values.later_change(character, id_)
    shown = line("noir-entry-number", name=name, number=value)
    if not change or value <= 0:
        return shown
    return line("noir-attribute-changed", attribute=name, base=value - change, change=change, value=value)


def _lacking(character: Character, id_: str, usual: Tuning) -> tuple[Line, ...]:
    """Return what an attribute still needs; kinds of defence are omitted, as they need what defence needs."""
    if id_ in DEFENCES:
        return ()
    needed = tuple(words.VALUES[each] for each in lacking(character, id_, usual))
    if id_ not in FORMULAS:
        return (line("noir-attribute-unset", attribute=words.VALUES[id_]),)
    return (line("noir-attribute-needs", attribute=words.VALUES[id_], values=needed),)


def lacking(character: Character, id_: str, usual: Tuning = USUAL) -> tuple[str, ...]:
    """Return the ids of the values that an attribute still needs.

    An attribute that is entered by hand needs itself.
    """
    formula = FORMULAS.get(id_)
    if formula is None:
        return (id_,)
    either = formula.either if usual.impression == "higher" else (usual.impression,)
    wanted = (*formula.inputs, *(either if formula.either else ()))
    return tuple(each for each in wanted if roll_values.value_or_none(character, each, usual) is None)


# ------------------------------------------------------------------------------------------ lists


def _arms(character: Character) -> tuple[Field, ...]:
    return _field(line("noir-arms"), _some([entries.arm(one) for one in character.arms]))


def _lists(character: Character) -> Iterable[Field]:
    """Yield the lists that are not empty (NOIR-44)."""
    lists: tuple[tuple[Line, Sequence[Entry]], ...] = (
        (words.LISTS["expertise"], character.expertise),
        (words.LISTS["limitations"], character.limitations),
        (words.LISTS["marks"], character.marks),
        (words.LISTS["traits"], character.traits),
        (words.LISTS["drives"], character.drives),
    )
    for name, listed in lists:
        text = entries.room(min(len(listed), MOST))
        yield from _field(name, _some([entries.entry(one, text) for one in listed]))


# ------------------------------------------------------------------------------------------ the form


def form(character: Character, usual: Tuning = USUAL) -> Panel:
    """Return an unfinished sheet: what it has, what is missing and for what, and what to do next."""
    needs = _needs(character, usual)
    return Panel(
        headline=line(
            "noir-headline-form",
            name=truncate(character.name),
            abilities=len(character.abilities),
            missing=len(needs),
        ),
        title=verbatim(character.name),
        lines=(
            line("noir-form-saved" if needs else "noir-form-ready"),
            line("noir-form-counts", abilities=len(character.abilities), expected=EXPECTED),
            line("noir-form-next"),
        ),
        fields=(
            *_field(line("noir-form-missing"), needs),
            *_abilities(character),
            *_field(line("noir-attributes"), tuple(_computed(character, usual))),
            *_arms(character),
            *_lists(character),
        ),
        footer=line("noir-credit"),
    )


def missing(state: NoirState, character: Character) -> tuple[Line, ...]:
    """Return each value that an unfinished sheet needs, with the attributes that need it (NOIR-50)."""
    return _needs(character, tuning(state.campaign.settings))


def _needs(character: Character, usual: Tuning) -> tuple[Line, ...]:
    """Return each missing value with the attributes that need it (NOIR-50)."""
    waiting: dict[str, list[str]] = {}
    for id_ in ATTRIBUTES:
        if id_ in DEFENCES or roll_values.value_or_none(character, id_, usual) is not None:
            continue
        for each in lacking(character, id_, usual):
            waiting.setdefault(each, []).append(id_)
    return tuple(_need(each, waiting[each]) for each in waiting)


def _need(id_: str, attributes: Sequence[str]) -> Line:
    others = tuple(words.VALUES[each] for each in attributes if each != id_)
    if not others:
        return words.VALUES[id_]
    return line("noir-form-needed", value=words.VALUES[id_], attributes=others)


def _computed(character: Character, usual: Tuning) -> Iterable[Line]:
    """Yield the known attributes with their sums."""
    for id_ in ATTRIBUTES:
        value = roll_values.value_or_none(character, id_, usual)
        if value is None or (
            id_ in DEFENCES and value == roll_values.value_or_none(character, "defence", usual)
        ):
            continue
        yield (
            _attribute(character, id_, value)
            if id_ in character.attributes
            else _sum(character, id_, value, usual)
        )


def _sum(character: Character, id_: str, value: int, usual: Tuning) -> Line:
    """Return an attribute with its formula in numbers: `Endurance (5 + 6 + 8) / 3 + 5 = 11` (NOIR-50, 51)."""
    formula = FORMULAS[id_]
    if formula.divisor == 1:
        return _attribute(character, id_, value)
    return line(
        "noir-attribute-sum",
        attribute=words.VALUES[id_],
        sum=_inputs(character, id_, usual),
        divisor=formula.divisor,
        plus=formula.plus,
        later=roll_values.later_change(character, id_),
        value=value,
    )


def _inputs(character: Character, id_: str, usual: Tuning) -> Line:
    """Return the inputs of a formula as a sum; of alternative inputs, only the one that counts."""
    formula = FORMULAS[id_]
    chosen = formula.either if usual.impression == "higher" else (usual.impression,)
    either = [max(roll_values.value_of(character, each, usual) for each in chosen)] if formula.either else []
    first, *rest = [*(roll_values.value_of(character, each, usual) for each in formula.inputs), *either]
    shown = line("noir-attribute-input", number=first)
    for number in rest:
        shown = line("noir-attribute-plus", sum=shown, number=number)
    return shown
