"""Sheets: of a finished character, of one that is being written, and of an NPC.

Rules: ZAP-1 to 11, 20 to 23, 25, 35, 40, 44, 62 to 65.
"""

from collections.abc import Iterable, Sequence

from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import name_list, truncate, truncated_line
from narration.zapas.sheet import entries
from narration.zapas.sheet.missing import missing, next_step
from narration.zapas.sheet.npc import npc_sheet
from rules.zapas.sheet.flags import MOST_FLAGS
from rules.zapas.sheet.sheet import LEAST_TRAITS, MOST_TRAITS, POINTS
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.pool import promised_dice

#: The most conditions in a headline. A sheet with more than `CLOSE` conditions cuts their texts.
HEADLINE, CLOSE = 2, 3
#: The most characters of a trait's name above its aspects, on a normal and on a crowded sheet.
TRAIT, TRAIT_CLOSE = 40, 24


def sheet(state: ZapasState, character: Character) -> Panel:
    """Return a character's sheet, for readers who may see it; `state` is redacted for the reader."""
    if character.npc is not None:
        return npc_sheet(character)
    return Panel(
        headline=_headline(state, character),
        title=verbatim(character.name),
        lines=(*_remarks(character), *_life(character)),
        fields=_fields(state, character),
        tone="over" if character.stopped else "running",
    )


def form(state: ZapasState, character: Character) -> Panel:
    """Return a sheet that is being written: what to do next, what is missing, and what it has."""
    lacking = missing(state, character)
    return Panel(
        headline=line(
            "zapas-headline-form",
            name=truncate(character.name),
            points=_points(character),
            need=POINTS,
            missing=len(lacking),
        ),
        title=verbatim(character.name),
        lines=(next_step(state, character), _counts(character), *_life(character)),
        fields=(*_field(line("zapas-missing"), lacking), *_fields(state, character)),
        footer=line("zapas-credit"),
    )


def _headline(state: ZapasState, character: Character) -> Line:
    said = _with_dice(state, character) if character.is_main else _without(character)
    if not character.ready:
        return line("zapas-headline-with", said=said, what=line("zapas-not-ready"))
    if not character.conditions:
        return said
    labels = name_list([one.label for one in character.conditions], HEADLINE)
    return line("zapas-headline-with-conditions", said=said, conditions=labels)


def _with_dice(state: ZapasState, character: Character) -> Line:
    stake = state.shared.of(character.seat)
    return line(
        "zapas-headline-sheet", name=truncate(character.name), reserve=stake.reserve, experience=stake.xp
    )


def _without(character: Character) -> Line:
    """Return the headline for a GM's character: only players have dice and experience (ZAP-25)."""
    return line("zapas-headline-npc", name=truncate(character.name))


def _remarks(character: Character) -> tuple[Line, ...]:
    """Return what a reader should know first."""
    unfinished = () if character.ready else (line("zapas-sheet-unfinished"),)
    stopped = character.stopped
    halted = (line("zapas-sheet-stopped", condition=stopped.label),) if stopped else ()
    return (*unfinished, *halted)


def _life(character: Character) -> tuple[Line, ...]:
    return (line("zapas-biography", text=character.biography),) if character.biography else ()


def _points(character: Character) -> int:
    return sum(trait.level for trait in character.standing)


def _counts(character: Character) -> Line:
    return line(
        "zapas-form-counts",
        points=_points(character),
        need=POINTS,
        traits=len(character.standing),
        least=LEAST_TRAITS,
        most=MOST_TRAITS,
    )


def _fields(state: ZapasState, character: Character) -> tuple[Field, ...]:
    many, close = len(character.conditions) > CLOSE, entries.is_crowded(character)
    conditions = [entries.condition(character, one, close=many or close) for one in character.conditions]
    notes = [entries.note(one, close=close) for one in character.notes]
    return (
        *((Field(line("zapas-dice"), _dice(state, character)),) if character.is_main else ()),
        *_field(line("zapas-conditions"), entries.limited(conditions)),
        Field(line("zapas-flags"), tuple(_flags(state, character, close=close))),
        *_traits(state, character, close=close),
        *_field(line("zapas-notes"), entries.limited(notes)),
    )


def _field(name: Line, lines: Sequence[Line]) -> tuple[Field, ...]:
    return (Field(name, tuple(lines)),) if lines else ()


def _dice(state: ZapasState, character: Character) -> tuple[Line, ...]:
    """Return the player's reserve, free and promised, and experience (ZAP-25, 26, 35)."""
    stake, promised = state.shared.of(character.seat), promised_dice(state, character.seat)
    reserve = line("zapas-reserve", reserve=stake.reserve)
    if promised:
        free = stake.reserve - promised
        reserve = line("zapas-reserve-promised", reserve=stake.reserve, free=free, promised=promised)
    return (reserve, line("zapas-experience", experience=stake.xp))


def _flags(state: ZapasState, character: Character, *, close: bool) -> Iterable[Line]:
    """Yield the flags, how many more fit, and those that were struck out (ZAP-8, 44, 45)."""
    yield from (entries.flag(state, one) for one in character.flags)
    yield from entries.flag_room(character, MOST_FLAGS)
    if character.struck:
        room = entries.CLOSE if close else entries.LONG
        struck = [truncated_line(text, room) for text in reversed(character.struck)]
        yield line("zapas-flags-struck", flags=entries.limited(struck))


def _traits(state: ZapasState, character: Character, *, close: bool) -> Iterable[Field]:
    """Yield every trait with its aspects, then the erased ones in one field (ZAP-39)."""
    for one in character.standing:
        shown = truncate(one.name, TRAIT_CLOSE if close else TRAIT)
        name = line("zapas-trait", trait=shown, level=one.level)
        yield Field(name, entries.trait(state, one, close=close))
    erased = [truncated_line(one.name, entries.LONG) for one in character.traits if one.archived]
    if erased:
        yield Field(line("zapas-erased"), entries.limited(erased))
