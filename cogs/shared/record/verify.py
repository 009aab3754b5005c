"""/verify: check all proofs of a campaign, or show the seals of one round with their texts."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.background.deck_notices import link_lines
from chat.interactions.character_options import MOST, suggestions
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answer
from chat.interactions.slow_work import read_for
from cogs.shared.record.seals import read, round_message
from narration.games import GAMES
from narration.parts.public_proofs import ShownSeal
from narration.proofs.verification import ChoiceWords, round_title, verdict_panel
from narration.text.line import line
from narration.text.truncate import truncate
from rules.chance.chain import SHORT, typed_link
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused
from table.audit.campaign_audit import verdict
from table.audit.proofs import PublishedProofs

Interaction = discord.Interaction[Any]

#: The most characters of a title in a suggestion, and the most seals that suggestions are made from.
TITLE, LOOKED = 60, 200
#: The value of a suggestion, and the highest turn in it.
ROUND = re.compile(r"(?P<contest>\d{1,12}):(?P<turn>\d{1,6})", re.ASCII)
LAST = 10**6 - 1

router = Router()


async def _suggest_rounds(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the rounds in which something was sealed, the newest first."""
    context = await context_of_typing(interaction)
    if context is None:
        return []
    seals = await PublishedProofs(context.services.table).seals(context.campaign.id)
    return suggestions(await _rounds(context, seals), typed)


class Verify(commands.Cog):
    """Checks of proofs."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(round=_suggest_rounds)
    @in_campaign()
    async def verify(
        self,
        context: Context,
        round: str = "",  # noqa: A002 - the option's name
        head: app_commands.Range[str, 0, NAME_LENGTH] = "",
    ) -> None:
        """Check every proof that is open, and look for a noted link; or show the seals of one round."""
        if round:
            await show_round(context, *_read(round))
        else:
            await self.show_all(context, _noted(head))

    async def show_all(self, context: Context, noted: str = "") -> None:
        """Check every proof of the campaign, and look for a link that somebody noted."""
        campaign = context.campaign.id
        found = await read_for(context.interaction, [campaign], verdict, campaign, noted)
        telling = await _telling(context, found.named)
        await context.reply(verdict_panel(found, telling, context.campaign.home))


def _noted(typed: str) -> str:
    """Return the digits of a link that somebody noted, empty if none; refuse `no-link`."""
    digits = typed_link(typed) if typed else ""
    if digits is None:
        raise Refused("no-link", digits=SHORT)
    return digits


def _read(word: str) -> tuple[str, int]:
    """Return the contest and the turn of a suggestion's value; refuse `no-sealed-round`."""
    found = ROUND.fullmatch(word.strip())
    if found is None:
        raise Refused("no-sealed-round")
    return found["contest"], int(found["turn"])


@router.on("verify", Ack.PRIVATE)
async def show_round(context: Context, contest: str, turn: int) -> None:
    """Show the seals of a round. Refused: `no-sealed-round` where nothing was sealed."""
    table, campaign = context.services.table, context.campaign.id
    seals = await PublishedProofs(table).seals(campaign, (contest, turn)) if 0 <= turn <= LAST else ()
    if not seals:
        raise Refused("no-sealed-round")
    told = await _telling(context, seals)
    head = [round_title(told.contests[contest].title, turn), *await link_lines(table, campaign)]
    message = await asyncio.to_thread(round_message, context.print, head, read(campaign, seals), told)
    await answer(context.interaction, message, None)


async def _telling(context: Context, seals: Iterable[ShownSeal]) -> ChoiceWords:
    """Return the words for the choices of these seals."""
    contests = {}
    for number in dict.fromkeys(one.seal.choice.contest for one in seals if one.seal.choice.contest):
        state = await context.services.table.with_contest(context.campaign.id, number)
        contests[number] = context.system.view(state, context.seat).contests[number]
    return ChoiceWords(GAMES[context.campaign.system].teller, contests)


async def _rounds(context: Context, seals: Sequence[ShownSeal]) -> list[tuple[str, str]]:
    """Return the label and the value of each round of these seals, the newest first."""
    latest = [one for one in seals if one.seal.choice.contest][-LOOKED:]
    told = await _telling(context, latest)
    rounds = dict.fromkeys((one.seal.choice.contest, one.seal.choice.turn) for one in reversed(latest))
    return [
        (_label(context, told.contests[contest].title, turn), f"{contest}:{turn}") for contest, turn in rounds
    ]


def _label(context: Context, title: str, turn: int) -> str:
    return context.print.label(line("option-verify-round", title=truncate(title, TITLE), turn=turn), MOST)
