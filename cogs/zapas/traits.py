"""Traits of a Zapas sheet and their aspects, with their levels: what a trait's page offers (ZAP-2 to 7).

What is written here is a draft until it is proposed, which `_zapas_voting` does (SM-1).
"""

from collections.abc import Sequence

from chat.interactions.batch import play_all
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.as_panel import event_of
from chat.messages.components import custom_id_of, view_of
from cogs.zapas.components import Button, Entry, Menu, choice, mark, opens, tell
from cogs.zapas.sheet import propose_button, show_form
from narration.text.line import line
from narration.zapas.sheet.prompts import aspect_option, level_option, points, sold_for, trait_page
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.zapas.sheet.advancement import price
from rules.zapas.sheet.sheet import LEAST_LEVEL, MOST_LEVEL, POINTS, find_trait
from rules.zapas.state.access import find_owned
from rules.zapas.state.campaign_state import Character, TimePhase, Trait
from rules.zapas.state.sheet_actions import DropTrait, ProposeAspect, ProposeTrait, SetLevel, TakeOffAspect
from rules.zapas.state.sheet_events import TraitWritten

router = Router()

#: Blanks that a form has room for.
BLANKS = 5


# ------------------------------------------------------------------------------------------ traits


@router.on("z-new-trait", Ack.FORM)
async def ask_trait(context: Context, character: str) -> None:
    """Open the form with a trait's name; once in play, also with why it is there (ZAP-2, ZAP-37)."""
    who = find_owned(context.state, character, context.seat)
    blanks = [TextField(context.print.label(line("form-zapas-trait"), 45), most=NAME_LENGTH)]
    if who.ready:
        travel = context.state.shared.phase is TimePhase.TRAVEL
        why = line("form-zapas-changed") if travel else line("form-zapas-flashback")
        blanks.append(TextField(context.print.label(why, 45), most=TEXT_LENGTH, long=True))
    title = context.print.label(line("form-zapas-trait-title"), 45)
    await open_modal(
        context.interaction, title, custom_id_of("z-trait-named", context.campaign.id, who.id), blanks
    )


@router.on("z-trait-named", Ack.UPDATE)
async def write_trait(context: Context, character: str, name: str, account: str = "") -> None:
    """Write a trait as a draft, at the level that is left."""
    who = find_owned(context.state, character, context.seat)
    played = await context.play(new_trait(context, who, name, account=account, draft=True))
    await show_trait(context, character, event_of(TraitWritten, played.events).trait.id)


def new_trait(
    context: Context, who: Character, name: str, *, level: int | None = None, account: str = "", draft: bool
) -> ProposeTrait:
    """Return the action that writes a trait: what is left of 18 is its level where none is named.

    In play a new trait that does not come in travel comes from a flashback (ZAP-37).
    """
    left = min(MOST_LEVEL, max(LEAST_LEVEL, POINTS - points(who)))
    return ProposeTrait(
        character=who.id,
        name=name,
        level=left if level is None else level,
        draft=draft,
        account=account,
        flashback=who.ready and context.state.shared.phase is TimePhase.PLAY,
    )


@router.on("z-trait", Ack.UPDATE)
async def open_trait(context: Context, character: str, trait: int) -> None:
    """Show a trait and what can be done with it."""
    await show_trait(context, character, trait)


async def show_trait(context: Context, character: str, trait: int) -> None:
    """Show a trait of one's own as it is now; the sheet where it is gone.

    Refused: `not-your-character`.
    """
    now = await context.now()
    who = find_owned(now.state, character, now.seat)
    found = who.trait(trait)
    if found is None or found.archived:
        await show_form(context, character)
        return
    await context.reply(trait_page(now.state, who, found), view_of(*_trait_rows(now, who, found)))


def _trait_rows(context: Context, who: Character, trait: Trait) -> Sequence[Sequence[Button | Menu | None]]:
    trade = _trade(context, who, trait) if who.ready and trait.accepted else []
    return (
        [_levels_menu(context, who, trait), _sleepers_menu(context, who, trait)],
        [_aspects_menu(context, who, trait)],
        [*trade, *_own_proposal(context, who, trait)],
        [
            *_new_aspects(context, who, trait),
            *propose_button(context, who, trait.id),
            *([] if who.ready else [opens(context, line("button-zapas-new-trait"), "z-new-trait", who.id)]),
            opens(context, line("button-back"), "z-form", who.id),
        ],
    )


def _levels_menu(context: Context, who: Character, trait: Trait) -> Menu | None:
    if who.ready:
        return None
    entries = [(level_option(who, trait, level), level) for level in range(LEAST_LEVEL, MOST_LEVEL + 1)]
    return choice(context, line("placeholder-zapas-level"), "z-level", (who.id, trait.id), entries)


def _aspects_menu(context: Context, who: Character, trait: Trait) -> Menu | None:
    """Return the menu of aspects; a name that the trait is to have stands with them, as number 0."""
    entries: list[Entry] = [(aspect_option(one), one.id) for one in trait.aspects]
    if trait.renaming is not None:
        entries.append((line("option-zapas-renaming", name=trait.renaming.text), 0))
    return choice(context, line("placeholder-zapas-aspect"), "z-aspect", (who.id, trait.id), entries)


def needs_sleeper(trait: Trait) -> bool:
    """Tell whether an aspect loses its slot with the highest die (ZAP-40)."""
    return trait.level > 1 and len(trait.filled) >= trait.level


def _sleepers_menu(context: Context, who: Character, trait: Trait) -> Menu | None:
    """Return the menu of aspects that may fall asleep when a die is sold, where one must (ZAP-40)."""
    if not (who.ready and trait.accepted and needs_sleeper(trait)):
        return None
    said = line("placeholder-zapas-sleeps", refund=sold_for(context.state, trait))
    entries = [(aspect_option(one), one.id) for one in trait.filled]
    return choice(context, said, "z-sell-one", (who.id, trait.id, trait.level), entries)


def _trade(context: Context, who: Character, trait: Trait) -> list[Button]:
    """Buying and selling dice, and another name (ZAP-36 to 41)."""
    at = (who.id, trait.id, trait.level)
    back = sold_for(context.state, trait)
    buttons = [opens(context, line("button-zapas-raise", price=price(trait.level)), "z-raise", *at)]
    if trait.level < 2:
        buttons.append(opens(context, line("button-zapas-erase", refund=back), "z-erase", *at))
    elif not needs_sleeper(trait):
        buttons.append(opens(context, line("button-zapas-sell", refund=back), "z-sell", *at))
    if trait.renaming is None:
        buttons.append(opens(context, line("button-zapas-rename"), "z-rename", who.id, trait.id))
    return buttons


def _own_proposal(context: Context, who: Character, trait: Trait) -> list[Button]:
    """What the owner does with the trait itself: another text, taking it back, in creation taking it off."""
    if trait.accepted:
        return [] if who.ready else [opens(context, line("button-zapas-drop"), "z-drop", who.id, trait.id)]
    at = (who.id, trait.id, 0, 0, mark(trait.name))
    return [
        opens(context, line("button-zapas-revise"), "z-revise", *at),
        opens(context, line("button-zapas-withdraw"), "z-withdraw", *at),
    ]


def free_slots(trait: Trait) -> int:
    """Return how many aspects may still be written, drafts counted (ZAP-5, ZAP-40)."""
    return 0 if trait.dormant or not trait.accepted else max(0, trait.level - len(trait.aspects))


def _new_aspects(context: Context, who: Character, trait: Trait) -> list[Button]:
    if not free_slots(trait):
        return []
    return [opens(context, line("button-zapas-new-aspect"), "z-new-aspect", who.id, trait.id)]


@router.on("z-level", Ack.UPDATE)
async def set_level(context: Context, character: str, trait: int, level: int) -> None:
    """Set a trait's level (ZAP-4)."""
    await context.play(SetLevel(character=character, trait=trait, level=level))
    await show_trait(context, character, trait)


@router.on("z-drop", Ack.UPDATE)
async def drop(context: Context, character: str, trait: int) -> None:
    """Take a trait off a sheet that is not in play (ZAP-2)."""
    played = await context.play(DropTrait(character=character, trait=trait))
    await show_form(context, character)
    await tell(context, played.after.characters[character].name, [played])


# ------------------------------------------------------------------------------------------ aspects


@router.on("z-new-aspect", Ack.FORM)
async def ask_aspects(context: Context, character: str, trait: int) -> None:
    """Open the form with as many aspects as there are free slots, five at most (ZAP-6)."""
    who = find_owned(context.state, character, context.seat)
    found = find_trait(who, trait)
    count = max(1, min(BLANKS, free_slots(found)))
    said = context.print.label(line("form-zapas-aspect"), 45)
    blanks = [TextField(said, most=NAME_LENGTH, required=place == 0) for place in range(count)]
    title = context.print.label(line("form-zapas-aspects"), 45)
    custom_id = custom_id_of("z-aspects-named", context.campaign.id, who.id, found.id)
    await open_modal(context.interaction, title, custom_id, blanks)


@router.on("z-aspects-named", Ack.UPDATE)
async def write_aspects(context: Context, character: str, trait: int, *texts: str) -> None:
    """Write aspects as drafts: all of them, or none."""
    named = [text for place, text in enumerate(texts) if text.strip() or place == 0]
    await play_all(
        context, [ProposeAspect(character=character, trait=trait, text=text, draft=True) for text in named]
    )
    await show_trait(context, character, trait)


@router.on("z-take-off", Ack.UPDATE)
async def take_off(context: Context, character: str, trait: int, aspect: int) -> None:
    """Take an accepted aspect off a sheet that is not in play (ZAP-7)."""
    played = await context.play(TakeOffAspect(character=character, trait=trait, aspect=aspect))
    await show_trait(context, character, trait)
    await tell(context, played.after.characters[character].name, [played])
