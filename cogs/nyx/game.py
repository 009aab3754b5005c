"""Nyx for the commands that all games share: its sheets, and what follows when the campaign moves on."""

from chat.interactions.announcements import post
from chat.interactions.character_options import with_seat
from chat.interactions.context import Context
from chat.interactions.game import Game, Record
from chat.messages.accounts import holders
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.nyx.display import NYX_SHOW
from cogs.nyx.pending import show_pending
from cogs.nyx.requests import open_change
from cogs.nyx.sheet import care_view, show_form
from cogs.nyx.slow_penalties import call_due
from narration.nyx.base.scene_changes import changes
from narration.nyx.campaign_record import facts_panel, pages_of
from narration.nyx.character.sheet import sheet
from narration.nyx.character.unused_aspects import unused_aspects
from narration.nyx.events import tell_event
from narration.text.line import Field, Line, line
from rules.campaign.actions import (
    CampaignAction,
    ChangeScene,
    DeclareBreak,
    EndSession,
    FoundCampaign,
    StartSession,
)
from rules.campaign.events import TimeMoved
from rules.campaign.model import Campaign
from rules.contract.system import Played
from rules.core.refusal import Refused
from rules.nyx.sheet.last_uses import KINDS, last_uses
from rules.nyx.sheet.sheet import LEAST, MOST, find_own
from rules.nyx.state.actions import CreateBare, CreateCharacter
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.events import CharacterCreated, HealingOwed


async def create(context: Context, name: str, npc: bool) -> None:
    """Create a character and show its form; somebody without a seat takes one."""
    played = await context.play(with_seat(context, CreateCharacter(name=name, npc=npc)))
    await show_form(context, event_of(CharacterCreated, played.events).character)


async def create_bare(context: Context, name: str, value: int | None, mob: bool) -> None:
    """Create an opponent or a mob with a single value. Refused: `attribute-bounds` without one."""
    if value is None:
        raise Refused("attribute-bounds", least=LEAST, most=MOST)
    played = await context.play(CreateBare(name=name, value=value, mob=mob))
    created = event_of(CharacterCreated, played.events)
    await context.reply(sheet(played.after.characters[created.character]))


async def show(context: Context, character: Character) -> None:
    """Show a sheet as it is now, with what its owner may do about it."""
    await context.reply(sheet(character), await care_view(context, character))


async def unused(context: Context) -> tuple[Field, ...]:
    """Return which aspects have not come up for long, from the log."""
    logged = await context.services.table.store.log.of_kinds(context.campaign.id, KINDS)
    used = last_uses(entry.event for entry in logged)
    return unused_aspects(context.state.characters.values(), used, context.campaign.session)


async def change(context: Context, character: Character) -> None:
    """Open the form with the aspects of this person's own character (NYX-14)."""
    await open_change(context, find_own(context.state, character.id, context.seat))


def next_step(action: CampaignAction, campaign: Campaign) -> Line:
    """Return what the GM may do after this action."""
    match action:
        case FoundCampaign():
            return line("next-campaign", name=campaign.name)
        case ChangeScene():
            return line("next-scene")
        case StartSession():
            return line("next-session")
        case EndSession() | DeclareBreak(on=True):
            return line("next-change")
        case _:
            return line("next-play")


async def follow_up(context: Context, played: Played) -> None:
    """Call those who have something to heal, and those whose rolls fell due with game time."""
    await _ask_what_healed(context, played)
    if any(isinstance(event, TimeMoved) for event in played.events):
        await call_due(context, played.after)


async def _ask_what_healed(context: Context, played: Played) -> None:
    """Call the players who may say which slow damage has healed (NYX-50)."""
    for owed in [event for event in played.events if isinstance(event, HealingOwed)]:
        for number in owed.characters:
            character = played.after.characters[number]
            if character.seat:
                view = view_of([context.in_public.button(line("button-sheet"), "own-sheet", number)])
                told = tell_event(owed.but(characters=(number,), names=(character.name,)))
                await post(context, told[0], view, holders(context.campaign, [character]))


NYX_GAME = Game(
    show=NYX_SHOW,
    create=create,
    sheet=show,
    sheet_panel=lambda _, character: sheet(character),
    change=change,
    tell=lambda contest, turn: ("account", contest, str(turn)),
    changes=changes,
    follow_up=follow_up,
    next=next_step,
    record=Record(
        # the record tells in which scene a fact was made
        kinds=("scene-changed", "used-in-story", "succeeded-by-aspect", "story-judged"),
        pages=pages_of,
        panel=facts_panel,
    ),
    bare=create_bare,
    pending=show_pending,
    roster_notes=unused,
    listed=frozenset({"demand", "roll", "slow", "heal", "ask-success", "ask-change", "claim", "gains"}),
)
