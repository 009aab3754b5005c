"""What every sheet can do: be shown to all; and the latest roll of its character, for rolling again."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from discord import ui

from chat.interactions.announcements import post
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.response import Ack
from narration.text.line import line
from rules.contract.ownership import find, find_own
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from storage.log_reader import LogRange

router = Router()

#: How many of a campaign's latest rolls are looked at.
LOOK_BACK = 60


def show_button(context: Context, character: str) -> ui.Button[Any]:
    """Return the button that shows a sheet to everybody."""
    return context.button(line("button-show-all"), "sheet-show", character)


@router.on("sheet-show", Ack.PRIVATE)
async def show_to_all(context: Context, character: str) -> None:
    """Post a sheet as everybody may know it. Refused: `not-your-character`, `no-such-character`."""
    find_own(context.state, character, context.seat)
    state = await context.services.table.state(context.campaign.id)
    seen = context.system.view(state, PUBLIC)
    shown = game_of(context).sheet_panel(seen, find(seen, character))
    await context.reply(line("done-below"))
    await post(context, shown)


async def latest(context: Context, kinds: Sequence[str], of: Callable[[Any], bool]) -> Any | None:
    """Return the latest event of these kinds that `of` picks, as this seat may know it; None without any."""
    log, where = context.services.table.store.log_reader, LogRange(context.campaign.id)

    def read(logged: Iterable[Any]) -> tuple[Event, ...]:
        return tuple(entry.event for entry in logged)

    found = await log.latest_of_kinds(where, kinds, LOOK_BACK, read)
    known = context.system.known(context.state, found, context.seat)
    return next((event for event in reversed(list(known)) if of(event)), None)
