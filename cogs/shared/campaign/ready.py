"""Ready scenes in play: claiming their characters, and beginning their conflicts."""

from chat.interactions.arguments import stale_button
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from narration.text.line import line, verbatim
from rules.campaign.ready import ClaimCharacter
from rules.contract.ownership import find
from table.ready_scenes import beginning, scene

router = Router()


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
