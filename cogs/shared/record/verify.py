"""/verify: everything of a campaign that can be checked, or the seals of one round with their texts."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import MOST
from chat.interactions.context import Guest, arrive, overheard
from chat.interactions.dispatch import Verbs
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering
from cogs.shared.record.seals import read, round_message
from narration.games import GAMES
from narration.parts.public_proofs import ShownSeal
from narration.proofs.verification import Telling, verdict_panel
from narration.text.line import line
from narration.text.truncate import short
from rules.core.refusal import Refused
from table.audit.campaign_audit import Verifying
from table.audit.proofs import Fairness

Interaction = discord.Interaction[Any]

#: As many suggestions as Discord shows, characters of a title in one, and seals that they are made from.
SUGGESTED, TITLE, LOOKED = 25, 60, 200
#: How a suggestion names a round, and the last number that one can have.
ROUND = re.compile(r"(?P<contest>\d{1,12}):(?P<turn>\d{1,6})", re.ASCII)
LAST = 10**6 - 1

verbs = Verbs()


class Verify(commands.Cog):
    """What was promised, checked; whole campaigns one at a time."""

    def __init__(self) -> None:
        self._alone = asyncio.Semaphore(1)

    @app_commands.command()
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction, round: str = "") -> None:  # noqa: A002 - the option's name
        """Check everything that is open, or show the seals of one round."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            if round:
                await _show_round(guest, *_read(round))
            else:
                await self._show_all(guest)

    async def _show_all(self, guest: Guest) -> None:
        async with self._alone:
            found = await Verifying(guest.services.table).verdict(guest.campaign.id)
        await guest.reply(verdict_panel(found, await _telling(guest, found.named)))

    @verify.autocomplete("round")
    async def _rounds(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the rounds in which something was sealed, the newest first."""
        guest = await overheard(interaction)
        if guest is None:
            return []
        found = await _suggested(guest, await Fairness(guest.services.table).seals(guest.campaign.id))
        return [one for one in found if typed.casefold() in one.name.casefold()][:SUGGESTED]


@verbs.on("verify", Ack.PRIVATE)
async def verify_round(guest: Guest, contest: str, turn: int) -> None:
    """Show the seals of a round, from its story."""
    await _show_round(guest, contest, turn)


def _read(word: str) -> tuple[str, int]:
    """Return the contest and turn that a suggestion stands for; refuse `no-sealed-round`."""
    found = ROUND.fullmatch(word.strip())
    if found is None:
        raise Refused("no-sealed-round")
    return found["contest"], int(found["turn"])


async def _show_round(guest: Guest, contest: str, turn: int) -> None:
    """Refused: `no-sealed-round` where nothing was sealed."""
    table, campaign = guest.services.table, guest.campaign.id
    seals = await Fairness(table).seals(campaign, (contest, turn)) if 0 <= turn <= LAST else ()
    if not seals:
        raise Refused("no-sealed-round")
    told = await _telling(guest, seals)
    title = told.contests[contest].title
    message = await asyncio.to_thread(round_message, guest.print, title, turn, read(campaign, seals), told)
    await answer(guest.interaction, message, None)


async def _telling(guest: Guest, seals: Iterable[ShownSeal]) -> Telling:
    """Return how the choices of these seals are called."""
    contests = {}
    for number in dict.fromkeys(one.seal.choice.contest for one in seals):
        state = await guest.services.table.with_contest(guest.campaign.id, number)
        contests[number] = guest.system.view(state, guest.seat).contests[number]
    return Telling(GAMES[guest.campaign.system].teller, contests)


async def _suggested(guest: Guest, seals: Sequence[ShownSeal]) -> list[app_commands.Choice[str]]:
    """Return the rounds of seals, the newest first, by the titles of their contests."""
    latest = seals[-LOOKED:]
    told = await _telling(guest, latest)
    rounds = dict.fromkeys((one.seal.choice.contest, one.seal.choice.turn) for one in reversed(latest))
    return [
        app_commands.Choice(name=_label(guest, told.contests[contest].title, turn), value=f"{contest}:{turn}")
        for contest, turn in rounds
    ]


def _label(guest: Guest, title: str, turn: int) -> str:
    return guest.print.label(line("option-verify-round", title=short(title, TITLE), turn=turn), MOST)


async def setup(host: Registrar) -> None:
    """Load the command and what the button does."""
    host.learn(verbs)
    await host.add_cog(Verify())
