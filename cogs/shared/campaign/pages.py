"""/campaign page: the GM makes and revokes the campaign's page, and each seat says what it keeps off it."""

from typing import Any

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import post
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from narration.campaign.pages import made_lines, page_panel
from narration.text.line import line
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from storage.pages import PageChoice
from table.pages import Own, Pages

router = Router()

Button = ui.Button[Any]

#: The labels that keep something off the page, and those that put it there.
OFF = {"tellings": "button-page-no-tellings", "portrait": "button-page-no-portrait"}
ON = {"tellings": "button-page-tellings", "portrait": "button-page-portrait"}


class PageCommands(commands.Cog):
    """The page of a campaign."""

    @app_commands.command()
    @in_campaign()
    async def page(self, context: Context) -> None:
        """Show the campaign's page, with buttons to make or revoke it and to keep one's own off it."""
        await show(context)


def of(context: Context) -> Pages:
    """Return what this table can do about its page."""
    return Pages(context.services.table)


async def is_open(context: Context) -> bool:
    """Tell whether the campaign has a page whose address this person may look up."""
    if not context.own.id or not context.services.settings.address_of_page(""):
        return False
    return await of(context).of(context.campaign.id, context.own) is not None


def _address(context: Context, word: str) -> str:
    """Return the address of a page. Refused: `no-pages` if this bot serves none."""
    address = context.services.settings.address_of_page(word)
    if not address:
        raise Refused("no-pages")
    return address


@router.on("page", Ack.PRIVATE)
async def open_page(context: Context) -> None:
    """Show the page to somebody at the table. Refused: `no-seat`, `no-pages`."""
    await show(context)


async def show(context: Context) -> None:
    """Show the page, and what this person can do. Refused: `no-seat`, `no-pages`."""
    campaign, own = context.campaign, context.own
    page, choice = await of(context).of(campaign.id, own), await of(context).choice(campaign.id, own)
    address = _address(context, page.word) if page else ""
    if not page:
        _address(context, "")
    panel = page_panel(
        campaign.name, address, tellings=choice.tellings, portrait=choice.portrait, gm=own.is_gm
    )
    await context.reply(panel, view_of(_ways(context, address), _own(context, choice)))


def _ways(context: Context, address: str) -> list[Button]:
    """Return the button that opens the page, and what the GM can do."""
    make = context.button(line("button-page-make"), "page-make", style=ButtonStyle.primary)
    if not address:
        return [make] if context.own.is_gm else []
    label = context.print.label(line("button-page-open"))
    there: Button = ui.Button(label=label, url=address, style=ButtonStyle.link)
    revoke = context.button(line("button-page-revoke"), "page-sure")
    return [there, revoke] if context.own.is_gm else [there]


def _own(context: Context, choice: PageChoice) -> list[Button]:
    shown: dict[Own, bool] = {"tellings": choice.tellings, "portrait": choice.portrait}
    return [
        context.button(line((OFF if on else ON)[what]), "page-own", what, int(not on))
        for what, on in shown.items()
    ]


@router.on("page-make", Ack.UPDATE)
async def make(context: Context) -> None:
    """Make the page, and tell the table. Refused: `gm-only`, `no-pages`, `page-made`."""
    require_gm(context.own)
    _address(context, "")
    await of(context).make(context.campaign.id, context.own)
    context.services.published_pages.refresh_soon(context.campaign.id)
    await show(context)
    look = context.in_public.button(line("button-page"), "page")
    await post(context, as_panel(context.campaign.name, made_lines()), view_of([look]))


@router.on("page-sure", Ack.UPDATE)
async def ask_revoke(context: Context) -> None:
    """Ask before the page is revoked. Refused: `gm-only`."""
    require_gm(context.own)
    revoke = context.button(line("button-page-revoke"), "page-revoke", style=ButtonStyle.danger)
    await context.reply(line("page-sure"), view_of([revoke]))


@router.on("page-revoke", Ack.UPDATE)
async def revoke(context: Context) -> None:
    """Revoke the page, and tell the table. Refused: `gm-only`, `no-page`."""
    await of(context).revoke(context.campaign.id, context.own)
    await context.services.published_pages.refresh(context.campaign.id)
    await context.reply(line("done-below"))
    await post(context, line("page-revoked"))


@router.on("page-own", Ack.UPDATE)
async def choose(context: Context, what: Own, on: int) -> None:
    """Keep what this person told, or the portraits, off the page, or put them there. Refused: `no-seat`."""
    await of(context).choose(context.campaign.id, context.own, what, on=bool(on))
    context.services.published_pages.refresh_soon(context.campaign.id)
    await show(context)
