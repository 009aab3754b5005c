"""Standing orders: when somebody wants to be asked about Fate, set beneath the very question."""

from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.contests.prompts import Moment, noir
from narration.noir.fate.prompts import ORDER_LABELS, ordering
from narration.text.line import line
from rules.noir.base.enums import FateOrder
from rules.noir.state.actions import OrderFate


def order_button(now: Moment, character: str) -> ui.Button[Any]:
    """Return the button that leads to the orders."""
    return now.button(line("button-noir-order"), "n-order", character)


@noir.router.on("n-order", Ack.UPDATE)
async def ask_order(context: Context, contest: str, step: int, character: str) -> None:
    """Ask when somebody wants to be asked."""
    now = await noir.moment(context, contest, step)
    who = now.own(character)
    ways = [
        now.button(
            ORDER_LABELS[order],
            "n-order-set",
            who.id,
            order,
            style=ButtonStyle.primary if order is who.order else ButtonStyle.secondary,
        )
        for order in FateOrder
    ]
    await context.reply(ordering(who), view_of(ways))


@noir.router.on("n-order-set", Ack.UPDATE)
async def set_order(context: Context, contest: str, step: int, character: str, order: FateOrder) -> None:
    """Set the order, and go back to what waits."""
    await noir.moment(context, contest, step)
    await context.play(OrderFate(character=character, order=order))
    await noir.show_due(context, contest, first=line("done-panel"))
