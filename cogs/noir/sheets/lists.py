"""The lists of a Noir sheet as forms, one entry to a line; a deleted line takes its entry off the sheet."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import MOST, TextField, ask
from chat.interactions.response import Ack
from cogs.noir.sheets.sheet import editable, write
from narration.noir.sheet import form_lines
from narration.noir.sheet.prompts import ENTRY_BLANKS, Page
from narration.text.line import Line, line
from narration.text.texts import bundled_texts
from rules.core.names import same
from rules.noir.base.enums import ABILITIES
from rules.noir.sheet.entries import LISTS
from rules.noir.state.actions import AddEntry, DropEntry, SetAbility
from rules.noir.state.campaign_state import Ability, Character, ListName

router = Router()

#: The lists that each form holds.
PAGES: Mapping[Page, tuple[ListName, ...]] = {
    "properties": ("properties",),
    "person": ("traits", "drives"),
    "details": ("expertise", "limitations", "marks"),
}
READERS: Mapping[ListName, Callable[..., Sequence[Any]]] = {
    "properties": form_lines.properties,
    "traits": form_lines.traits,
    "drives": form_lines.drives,
    "expertise": form_lines.expertise,
    "limitations": form_lines.limitations,
    "marks": form_lines.marks,
}


@router.on("noir-free", Ack.FORM)
async def ask_free(context: Context, character: str) -> None:
    """Open the form with the abilities that no rule names, one to a line (NOIR-42)."""
    known = editable(context, character)
    field = _long(context, line("form-noir-free"), line("option-noir-free"), _free(known))
    await ask(context, line("form-noir-free-title"), "noir-freed", character, fields=[field])


def _free(character: Character) -> tuple[Ability, ...]:
    return tuple(one for one in character.abilities if one.id not in ABILITIES)


@router.on("noir-freed", Ack.UPDATE)
async def set_free(context: Context, character: str, text: str) -> None:
    """Write the abilities on these lines, and take off those whose line was deleted."""
    known = editable(context, character)
    wanted = {one.id: one for one in form_lines.abilities(bundled_texts(), text, known)}
    gone = [
        SetAbility(character=character, ability=one.id, value=None)
        for one in _free(known)
        if one.id not in wanted
    ]
    written = [
        SetAbility(character=character, ability=one.id, value=one.value, name=one.name, property=one.property)
        for one in wanted.values()
        if one != known.ability(one.id)
    ]
    await write(context, known, [*gone, *written])


@router.on("noir-entries", Ack.FORM)
async def ask_entries(context: Context, character: str, page: Page) -> None:
    """Open a form with lists of the sheet, one entry to a line."""
    known = editable(context, character)
    fields = [_long(context, *ENTRY_BLANKS[list_], getattr(known, list_)) for list_ in PAGES[page]]
    await ask(context, line("form-noir-entries"), "noir-listed", character, page, fields=fields)


def _long(context: Context, label: Line, hint: Line, entries: Sequence[Any]) -> TextField:
    value = form_lines.written(context.print.label, entries, MOST)
    return TextField(label, value, most=MOST, required=False, long=True, hint=hint)


@router.on("noir-listed", Ack.UPDATE)
async def set_entries(context: Context, character: str, page: Page, *texts: str) -> None:
    """Write the entries on these lines, and take off those whose line was deleted."""
    known = editable(context, character)
    wanted = [
        entry
        for list_, text in zip(PAGES[page], texts, strict=False)
        for entry in READERS[list_](bundled_texts(), text, known)
    ]
    gone = [
        DropEntry(character=character, list=list_, name=one.name)
        for list_, _ in zip(PAGES[page], texts, strict=False)
        for one in getattr(known, list_)
        if not any(LISTS[type(entry)] == list_ and same(entry.name, one.name) for entry in wanted)
    ]
    await write(context, known, [*gone, *_added(known, wanted)])


def _added(character: Character, wanted: Sequence[Any]) -> Iterator[AddEntry]:
    for entry in wanted:
        have = getattr(character, LISTS[type(entry)])
        twin = next((one for one in have if same(one.name, entry.name)), None)
        if twin is None or twin.but(name=entry.name) != entry:
            yield AddEntry(character=character.id, entry=entry, replace=twin is not None)
