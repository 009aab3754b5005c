"""The guided form of a Zapas sheet, from an empty one to play: each step is saved (ZAP-1, ZAP-11).

Its traits have pages of their own in `_zapas_traits`, its flags in `_zapas_flags`.
"""

from collections.abc import Sequence

from discord import ButtonStyle

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.as_panel import event_of
from chat.messages.components import custom_id_of, view_of
from cogs.zapas.components import Button, Entry, Menu, choice, mark, opens, tell
from narration.text.line import line
from narration.zapas.sheet.prompts import condition_option, flag_option, note_option, trait_option
from narration.zapas.sheet.sheet import form, sheet
from rules.contract.ownership import find
from rules.core.names import TEXT_LENGTH
from rules.zapas.sheet.flags import MOST_FLAGS
from rules.zapas.sheet.proposals import proposals_of
from rules.zapas.state.access import find_owned
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.sheet_actions import CreateCharacter, GetReady, WriteBiography
from rules.zapas.state.sheet_events import CharacterCreated

router = Router()


async def create(context: Context, name: str) -> None:
    """Start a player's sheet and show its form."""
    played = await context.play(CreateCharacter(name=name))
    await show_form(context, event_of(CharacterCreated, played.events).sheet.id)


async def show_form(context: Context, character: str) -> None:
    """Show a sheet as it is saved now, with what this person may do with it."""
    now = await context.now()
    who = find(now.state, character)
    writing = is_own(now, who) and not who.ready
    await context.reply(
        form(now.state, who) if writing else sheet(now.state, who), view_of(*_form_rows(now, who))
    )


def is_own(context: Context, who: Character) -> bool:
    """Tell whether the context plays this character."""
    return bool(who.seat) and who.seat == context.seat.id


def _form_rows(context: Context, who: Character) -> Sequence[Sequence[Button | Menu | None]]:
    if is_own(context, who):
        return (
            _writing(context, who),
            [traits_menu(context, who)],
            [_flags_menu(context, who)],
            [_things_menu(context, who)],
            _ending(context, who),
        )
    if context.seat.is_gm and who.is_main:
        return ([_flags_menu(context, who)], [_things_menu(context, who)])
    return ()


def _writing(context: Context, who: Character) -> list[Button]:
    first = opens(context, line("button-zapas-life"), "z-life", who.id)
    trait = opens(context, line("button-zapas-new-trait"), "z-new-trait", who.id)
    flag = opens(context, line("button-zapas-new-flag"), "z-new-flag", who.id)
    return [first, trait, *([flag] if len(who.flags) < MOST_FLAGS else [])]


def _ending(context: Context, who: Character) -> list[Button]:
    """Proposing what was drafted, looking again, and putting the sheet into play."""
    again = opens(context, line("button-zapas-refresh"), "z-form", who.id)
    if who.ready:
        advance = opens(context, line("button-zapas-advance"), "z-advance", who.id)
        return [*propose_button(context, who), advance, again]
    ready = opens(context, line("button-zapas-ready"), "z-ready", who.id, style=ButtonStyle.primary)
    return [*propose_button(context, who), again, ready]


def propose_button(context: Context, who: Character, trait: int = 0) -> list[Button]:
    """Return the button that shows drafts to the table: those of one trait, or with 0 all; none for none."""
    count = sum(proposal.draft for what, proposal in proposals_of(who) if not trait or what.trait == trait)
    if not count:
        return []
    said = line("button-zapas-propose", count=count)
    return [opens(context, said, "z-propose", who.id, trait, style=ButtonStyle.success)]


def traits_menu(context: Context, who: Character) -> Menu | None:
    """Return the menu of traits, each leads to its page."""
    entries = [(trait_option(trait), trait.id) for trait in who.standing]
    return choice(context, line("placeholder-zapas-open-trait"), "z-trait", (who.id,), entries)


def _flags_menu(context: Context, who: Character) -> Menu | None:
    entries = [(flag_option(flag), flag.id) for flag in who.flags]
    return choice(context, line("placeholder-zapas-open-flag"), "z-flag", (who.id,), entries)


def _things_menu(context: Context, who: Character) -> Menu | None:
    """Return the menu of conditions, and of what rolls have brought."""
    entries: list[Entry] = [(condition_option(one), f"c{mark(one.label)}") for one in who.conditions]
    entries += [(note_option(one), f"n{one.id}") for one in reversed(who.notes)]
    return choice(context, line("placeholder-zapas-thing"), "z-thing", (who.id,), entries)


@router.on("z-form", Ack.UPDATE)
async def open_sheet(context: Context, character: str) -> None:
    """Show the sheet as it is now."""
    await show_form(context, character)


# ------------------------------------------------------------------------------------------ biography


@router.on("z-life", Ack.FORM)
async def ask_life(context: Context, character: str) -> None:
    """Open the form with the biography (ZAP-1)."""
    who = find_owned(context.state, character, context.seat)
    said = context.print.label(line("form-zapas-life"), 45)
    blank = TextField(said, who.biography, most=TEXT_LENGTH, long=True)
    title = context.print.label(line("button-zapas-life"), 45)
    await open_modal(
        context.interaction, title, custom_id_of("z-lived", context.campaign.id, who.id), [blank]
    )


@router.on("z-lived", Ack.UPDATE)
async def write_life(context: Context, character: str, text: str) -> None:
    """Write the biography."""
    who = find_owned(context.state, character, context.seat)
    played = await context.play(WriteBiography(character=character, text=text))
    await show_form(context, character)
    if who.ready:
        await tell(context, who.name, [played])


# ------------------------------------------------------------------------------------------ into play


@router.on("z-ready", Ack.UPDATE)
async def get_ready(context: Context, character: str) -> None:
    """Put the sheet into play (ZAP-11)."""
    played = await context.play(GetReady(character=character))
    await show_form(context, character)
    await tell(context, played.after.characters[character].name, [played])
