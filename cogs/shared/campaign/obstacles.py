"""Open contests that stand in the way of a new scene or a session's end: the refusal links to them."""

import discord
from discord import ui

from chat.contests.chapters import live_post
from chat.interactions.context import Context
from chat.messages.components import view_of
from narration.text.line import line
from narration.text.refusals import refusal_line
from rules.contract.system import AnyState
from rules.core.refusal import Refused

#: The most links that fit into a row on a phone.
LINKED = 4


async def show_obstacles(context: Context, state: AnyState, refused: Refused) -> None:
    """Show a refusal with links to the open contests, if they are its cause; else raise it again."""
    if refused.code not in {"scene-in-conflict", "roll-open-session"}:
        raise refused
    running = [number for number, one in state.contests.items() if context.system.is_open(one)]
    links = [await _link(context, number) for number in running]
    await context.reply(refusal_line(refused), view_of([link for link in links if link][:LINKED]))


async def _link(context: Context, number: str) -> ui.Button[ui.View] | None:
    """Return a link to the live message of a contest; None if it has none."""
    posts = await context.services.table.store.posts.of(context.campaign.id, number)
    live = live_post(posts)
    if live is None:
        return None
    url = f"https://discord.com/channels/{context.campaign.home}/{live.channel}/{live.message}"
    label = context.print.label(line("button-course-contest"))
    return ui.Button(label=label, url=url, style=discord.ButtonStyle.link)
