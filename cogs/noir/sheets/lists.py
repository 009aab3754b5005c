"""The lists of a Noir sheet as forms with a line for each entry: what is taken out goes off the sheet."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.components import custom_id_of
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

#: The most characters of a list in a form.
MOST_TEXT = 4000
#: The lists that stand in one form.
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
    """Open the form with the abilities that no rule names, a line each (NOIR-42)."""
    known = editable(context, character)
    blank = _long(context, line("form-noir-free"), line("option-noir-free"), _free(known))
    custom_id = custom_id_of("noir-freed", context.campaign.id, character)
    await open_modal(
        context.interaction, context.print.label(line("form-noir-free-title"), 45), custom_id, [blank]
    )


def _free(character: Character) -> tuple[Ability, ...]:
    return tuple(one for one in character.abilities if one.id not in ABILITIES)


@router.on("noir-freed", Ack.UPDATE)
async def set_free(context: Context, character: str, text: str) -> None:
    """Write the abilities of these lines, and take off those that are there no more."""
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
    """Open a form with lists of the sheet, an entry a line."""
    known = editable(context, character)
    blanks = [_long(context, *ENTRY_BLANKS[list_], getattr(known, list_)) for list_ in PAGES[page]]
    custom_id = custom_id_of("noir-listed", context.campaign.id, character, page)
    await open_modal(
        context.interaction, context.print.label(line("form-noir-entries"), 45), custom_id, blanks
    )


def _long(context: Context, label: Line, hint: Line, entries: Sequence[Any]) -> TextField:
    return TextField(
        context.print.label(label, 45),
        form_lines.written(context.print.label, entries, MOST_TEXT),
        most=MOST_TEXT,
        required=False,
        long=True,
        hint=context.print.label(hint, 100),
    )


@router.on("noir-listed", Ack.UPDATE)
async def set_entries(context: Context, character: str, page: Page, *texts: str) -> None:
    """Write the entries of these lines, and take off those that are there no more."""
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
        twin = _twin(getattr(character, LISTS[type(entry)]), entry)
        if twin is None or twin.but(name=entry.name) != entry:
            yield AddEntry(character=character.id, entry=entry, replace=twin is not None)


def _twin(have: Sequence[Any], entry: Any) -> Any | None:
    return next((one for one in have if same(one.name, entry.name)), None)
