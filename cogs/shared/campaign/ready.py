"""Ready scenes in play: claiming their characters, and beginning their conflicts."""

from typing import Any, NamedTuple

from discord import ui

from chat.background.campaign_messages import begin_buttons, claim_buttons
from chat.interactions.arguments import stale_button
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.shared.next_steps import Here
from narration.campaign.ready import claim_line, unclaimed_line
from narration.text.line import Line, line, verbatim
from rules.campaign.claims import claimed, unclaimed
from rules.campaign.ready import ClaimCharacter, to_begin
from rules.contract.ownership import find
from table.ready_scenes import beginning, scene

router = Router()


class Offered(NamedTuple):
    """What a ready scene offers to somebody: a line, and buttons for it."""

    said: Line
    buttons: list[ui.Button[Any]]


async def offered(here: Here) -> Offered | None:
    """Return what the scene of a campaign offers: its characters to people without one, and its
    conflicts to the GM; None if that is nothing.
    """
    context = here.context
    if context is None or (scene := context.campaign.ready) is None:
        return None
    state = await context.services.table.state(context.campaign.id)
    free = unclaimed(scene, state.characters)
    if here.is_newcomer and free:
        return Offered(claim_line(free), claim_buttons(context.print, state))
    if not here.is_gm or not to_begin(scene):
        return None
    if not claimed(scene, state.characters):
        return Offered(unclaimed_line(free), [])
    return Offered(line("now-ready-begin"), begin_buttons(context.print, state))


@router.on("claim", Ack.PRIVATE)
async def claim(context: Context, character: str) -> None:
    """Claim a character, and take a seat if needed. Refused: as `claim` in the rules."""
    user = context.interaction.user
    action = ClaimCharacter(character=character, holder=user.id, called=user.display_name)
    played = await context.play(action)
    sheet = context.button(line("button-sheet"), "my-sheet")
    await context.reply(line("ready-claimed", name=find(played.after, character).name), view_of([sheet]))


@router.on("ready-begin", Ack.PRIVATE)
async def begin(context: Context, number: int) -> None:
    """Begin a conflict of the scene.

    Refused: `may-not-write`, `stale-button` for a scene that is gone, and as the game opens conflicts.
    """
    require_may_write(context)
    ready = context.campaign.ready
    found = scene(ready.name if ready else "", context.campaign.language)
    if found is None:
        raise stale_button()
    state = await context.services.table.state(context.campaign.id)
    played = await context.play(beginning(state, found, number, context.place))
    context.services.campaign_messages.refresh_soon(context.campaign.id)
    opened = next(event.contest for event in played.events if event.contest)
    await context.services.live.show(context.campaign.id, opened)
    title = verbatim(found.conflicts[number - 1].title)
    await context.reply(line("ready-conflict-opened", title=title))
