"""The guided form of a Zapas sheet, from an empty one to play: each step is saved (ZAP-1, ZAP-11).

Its traits have pages of their own in `_zapas_traits`, its flags in `_zapas_flags`.
"""

from collections.abc import Sequence

from discord import ButtonStyle

from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack
from chat.messages.as_panel import the
from chat.messages.components import press_id, rows
from cogs.zapas.components import Button, Entry, Menu, choice, mark, opens, tell
from narration.text.line import line
from narration.zapas.sheet.prompts import condition_option, flag_option, note_option, trait_option
from narration.zapas.sheet.sheet import form, sheet
from rules.contract.ownership import find
from rules.core.names import TEXT_LENGTH
from rules.zapas.sheet.flags import MOST_FLAGS
from rules.zapas.sheet.proposals import proposals_of
from rules.zapas.state.access import owned
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.sheet_actions import CreateCharacter, GetReady, WriteBiography
from rules.zapas.state.sheet_events import CharacterCreated

verbs = Verbs()


async def create(guest: Guest, name: str) -> None:
    """Start a player's sheet and show its form."""
    played = await guest.play(CreateCharacter(name=name))
    await show_form(guest, the(CharacterCreated, played.events).sheet.id)


async def show_form(guest: Guest, character: str) -> None:
    """Show a sheet as it is saved now, with what this person may do with it."""
    now = await guest.now()
    who = find(now.state, character)
    writing = is_own(now, who) and not who.ready
    await guest.reply(form(now.state, who) if writing else sheet(now.state, who), rows(*_form_rows(now, who)))


def is_own(guest: Guest, who: Character) -> bool:
    """Tell whether the guest plays this character."""
    return bool(who.seat) and who.seat == guest.seat.id


def _form_rows(guest: Guest, who: Character) -> Sequence[Sequence[Button | Menu | None]]:
    if is_own(guest, who):
        return (
            _writing(guest, who),
            [traits_menu(guest, who)],
            [_flags_menu(guest, who)],
            [_things_menu(guest, who)],
            _ending(guest, who),
        )
    if guest.seat.is_gm and who.is_main:
        return ([_flags_menu(guest, who)], [_things_menu(guest, who)])
    return ()


def _writing(guest: Guest, who: Character) -> list[Button]:
    first = opens(guest, line("button-zapas-life"), "z-life", who.id)
    trait = opens(guest, line("button-zapas-new-trait"), "z-new-trait", who.id)
    flag = opens(guest, line("button-zapas-new-flag"), "z-new-flag", who.id)
    return [first, trait, *([flag] if len(who.flags) < MOST_FLAGS else [])]


def _ending(guest: Guest, who: Character) -> list[Button]:
    """Proposing what was drafted, looking again, and putting the sheet into play."""
    again = opens(guest, line("button-zapas-refresh"), "z-form", who.id)
    if who.ready:
        advance = opens(guest, line("button-zapas-advance"), "z-advance", who.id)
        return [*propose_button(guest, who), advance, again]
    ready = opens(guest, line("button-zapas-ready"), "z-ready", who.id, style=ButtonStyle.primary)
    return [*propose_button(guest, who), again, ready]


def propose_button(guest: Guest, who: Character, trait: int = 0) -> list[Button]:
    """Return the button that shows drafts to the table: those of one trait, or with 0 all; none for none."""
    count = sum(proposal.draft for what, proposal in proposals_of(who) if not trait or what.trait == trait)
    if not count:
        return []
    said = line("button-zapas-propose", count=count)
    return [opens(guest, said, "z-propose", who.id, trait, style=ButtonStyle.success)]


def traits_menu(guest: Guest, who: Character) -> Menu | None:
    """Return the menu of traits, each leads to its page."""
    entries = [(trait_option(trait), trait.id) for trait in who.standing]
    return choice(guest, line("placeholder-zapas-open-trait"), "z-trait", (who.id,), entries)


def _flags_menu(guest: Guest, who: Character) -> Menu | None:
    entries = [(flag_option(flag), flag.id) for flag in who.flags]
    return choice(guest, line("placeholder-zapas-open-flag"), "z-flag", (who.id,), entries)


def _things_menu(guest: Guest, who: Character) -> Menu | None:
    """Return the menu of conditions, and of what rolls have brought."""
    entries: list[Entry] = [(condition_option(one), f"c{mark(one.label)}") for one in who.conditions]
    entries += [(note_option(one), f"n{one.id}") for one in reversed(who.notes)]
    return choice(guest, line("placeholder-zapas-thing"), "z-thing", (who.id,), entries)


@verbs.on("z-form", Ack.UPDATE)
async def open_sheet(guest: Guest, character: str) -> None:
    """Show the sheet as it is now."""
    await show_form(guest, character)


# ------------------------------------------------------------------------------------------ biography


@verbs.on("z-life", Ack.FORM)
async def ask_life(guest: Guest, character: str) -> None:
    """Open the form with the biography (ZAP-1)."""
    who = owned(guest.state, character, guest.seat)
    said = guest.print.label(line("form-zapas-life"), 45)
    blank = Blank(said, who.biography, most=TEXT_LENGTH, long=True)
    title = guest.print.label(line("button-zapas-life"), 45)
    await open_form(guest.interaction, title, press_id("z-lived", guest.campaign.id, who.id), [blank])


@verbs.on("z-lived", Ack.UPDATE)
async def write_life(guest: Guest, character: str, text: str) -> None:
    """Write the biography."""
    who = owned(guest.state, character, guest.seat)
    played = await guest.play(WriteBiography(character=character, text=text))
    await show_form(guest, character)
    if who.ready:
        await tell(guest, who.name, [played])


# ------------------------------------------------------------------------------------------ into play


@verbs.on("z-ready", Ack.UPDATE)
async def get_ready(guest: Guest, character: str) -> None:
    """Put the sheet into play (ZAP-11)."""
    played = await guest.play(GetReady(character=character))
    await show_form(guest, character)
    await tell(guest, played.after.characters[character].name, [played])
