"""/now: what waits for the person who asks, here or in all campaigns; for a GM also what waits for others."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.contests.display import LiveMoment
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context, context_of_command, places_of
from chat.interactions.dispatch import Router
from chat.interactions.game import Game, game_of, games_of
from chat.interactions.response import Ack, answer, answering, reader_printer
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Message, Printer
from chat.services import Services, services_of
from cogs.shared import next_steps
from cogs.shared.campaign import pages, safety
from cogs.shared.campaign.ready import offered
from cogs.shared.guide import nudge, waiting
from cogs.shared.guide.waiting import Found
from cogs.shared.people import followers
from cogs.shared.people.portraits import show_sheet as show_portrayed
from cogs.shared.record.journal import read_all_button
from narration.campaign.waiting import CampaignSummary, all_campaigns_panel, now_panel
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from rules.contract.system import AnyState
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.last_time import LastTime

Interaction = discord.Interaction[Any]
Button = ui.Button[Any]

router = Router()

#: The most buttons in a row, contests with a button, and campaigns shown; then the most characters of a title
#: on a button that opens a contest, and on a button that nudges.
ROW, CONTESTS, CAMPAIGNS, LABEL, NUDGED = 4, 8, 10, 18, 7
#: The most rows of buttons that Discord shows.
ROWS = 5


class Now(commands.Cog):
    """What waits for whom."""

    @app_commands.command()
    async def now(self, interaction: Interaction) -> None:
        """Show what waits for the person who asks, with links and buttons."""
        async with answering(interaction, Ack.PRIVATE):
            await show(interaction)


@router.on("now", Ack.PRIVATE, anywhere=True)
async def show(interaction: Interaction) -> None:
    """Show what waits in the campaign of the place, or if there is none, in all campaigns of this person."""
    services = services_of(interaction)
    state = await services.table.at(places_of(interaction))
    await (_show_all(interaction) if state is None else _show_here(interaction))


async def _show_here(interaction: Interaction) -> None:
    """Show what waits in the campaign of the place."""
    context = await context_of_command(interaction)
    found = await _found(context.services, context.campaign.id, interaction)
    ready = await offered(next_steps.Here(interaction, context))
    sight = await _sight(context, found, ready.said if ready else None)
    shown = Buttons(context.services, game_of(context), context.print, found)
    outside = _chunks((*shown.listed(), *shown.sheets()))
    offer = ready.buttons if ready else []
    beside = await _beside(context, sight)
    due = (beside, offer, *_chunks(shown.contests()), *outside, list(shown.nudges()))[:ROWS]
    await context.reply(now_panel(sight), next_steps.or_next_steps(context, view_of(*due)))


async def _sight(context: Context, found: Found, ready: Line | None) -> CampaignSummary:
    """Return what is shown of the campaign of the place, more than in a list of several."""
    sight = await waiting.summarize(context.services, found, context.seats)
    return sight._replace(
        recap=await LastTime(context.services.table).for_the_absent(context.campaign.id, context.own.id),
        handouts=len(context.campaign.handouts),
        follows=await followers.is_spectator(context),
        ready=ready,
        page=await pages.is_open(context),
    )


async def _beside(context: Context, sight: CampaignSummary) -> list[Button]:
    """Return the buttons for what stands beside the game; at most a row, since nobody has all of them."""
    head = context.campaign
    found = (
        await safety.pause_button(context) if sight.paused else None,
        context.button(line("button-meet"), "meet") if sight.meeting and context.own.id else None,
        context.button(line("button-handouts"), "handouts") if sight.handouts else None,
        read_all_button(context, head.session - head.in_session) if sight.recap else None,
        followers.read_button(context) if sight.follows else None,
        context.button(line("button-page"), "page") if sight.page else None,
    )
    return [one for one in found if one is not None]


async def _show_all(interaction: Interaction) -> None:
    """Show what waits in every campaign in which this account has a seat."""
    services = services_of(interaction)
    printer = reader_printer(interaction)
    briefs = await services.table.store.campaigns.with_holder(interaction.user.id)
    followed = await _followed(interaction, {brief.id for brief in briefs})
    if not briefs and not followed:
        steps = await next_steps.offered(interaction, next_steps.EMPTY_STEPS)
        await answer(interaction, Message(printer.say(line("now-nowhere"))), steps)
        return
    numbers = (*(brief.id for brief in briefs), *followed)
    known = [await _found(services, number, interaction) for number in numbers]
    every = [one for one in known if not one.state.campaign.archived][:CAMPAIGNS]
    sights = [await waiting.summarize(services, one, _seats(one.state, interaction)) for one in every]
    near = [one for one in every if interaction.guild_id in {None, one.state.campaign.home}]
    games = games_of(interaction)
    shown = [Buttons(services, games[one.state.campaign.system], printer, one, titled=True) for one in near]
    pressed = [each for one in shown for each in (*one.contests(), *one.listed(), *one.sheets())]
    await answer(interaction, printer.message(all_campaigns_panel(sights)), view_of(*_chunks(pressed)))


async def _followed(interaction: Interaction, seated: set[int]) -> list[int]:
    """Return the campaigns that this account follows without a seat, on servers that it is still on."""
    services, account = services_of(interaction), interaction.user.id
    found = []
    for one in await services.table.store.followers.of(account):
        home = (await services.table.state(one.id)).campaign.home
        with suppress(Refused):
            await services.members.require(home, account)
            found += [one.id] if one.id not in seated else []
    return found


def _seats(state: AnyState, interaction: Interaction) -> Sequence[Any]:
    return state.campaign.seats_of(interaction.user.id, places_of(interaction))


async def _found(services: Services, campaign: int, interaction: Interaction) -> Found:
    state = await services.table.state(campaign)
    return waiting.find(services.table.system(state), state, _seats(state, interaction))


@dataclass(frozen=True)
class Buttons:
    """The buttons for what waits in one campaign; `titled` ones name their contest instead of the step."""

    services: Services
    game: Game
    printer: Printer
    found: Found
    titled: bool = False

    def contests(self) -> Iterator[Button]:
        """Yield the first button of each contest's panel that waits for this person.

        For a GM who may answer for players, also of those that wait for others.
        """
        numbers = self.found.contests
        if self.game.show.gm_answers:
            numbers = tuple(dict.fromkeys((*numbers, *self.found.held)))
        several = self.titled or len(numbers) > 1
        for number in numbers:
            yield from self._first(number, several=several)

    def _first(self, number: str, *, several: bool) -> Iterator[Button]:
        state = self.found.state
        known = self.services.table.system(state).view(state, PUBLIC)
        contest = known.contests[number]
        view = self.game.show.buttons(self.printer, LiveMoment(state=known, contest=contest))
        first = view.children[0] if view else None
        if isinstance(first, ui.Button) and first.custom_id:
            label = truncate(contest.title, LABEL) if several else str(first.label)
            yield button(label, first.custom_id, ButtonStyle.primary)

    def listed(self) -> Iterator[Button]:
        """For each seat with waits outside contests, yield a button to the game's list of these."""
        state = self.found.state
        known = self.game.listed
        waits = [(seat, wait) for seat, wait in self.found.mine if not wait.contest and wait.what in known]
        for seat, wait in reversed(dict(reversed(waits)).items()):
            name = verbatim(truncate(state.characters[wait.character].name, LABEL))
            where = verbatim(truncate(state.campaign.name, LABEL)) if self.titled else line("button-now-list")
            yield self._button(name if seat.by else where, "now-list", seat.id)

    def sheets(self) -> Iterator[Button]:
        """For each character with other waits outside contests, yield a button to the sheet."""
        state = self.found.state
        other = [
            (wait.character, seat)
            for seat, wait in self.found.mine
            if not wait.contest and wait.what not in self.game.listed and wait.character
        ]
        for character, seat in dict(other).items():
            name = verbatim(truncate(state.characters[character].name, LABEL))
            yield self._button(name, "now-sheet", seat.id, character)

    def nudges(self) -> Iterator[Button]:
        """Yield a nudge button for each contest that waits for others."""
        state = self.found.state
        several = len(self.found.held) > 1
        for number in self.found.held[:ROW]:
            title = truncate(state.contests[number].title, NUDGED)
            said = line("button-nudge-for", title=title) if several else line("button-nudge")
            yield self._button(said, "nudge", number, nudge.wait_of(self.services, state, number))

    def _button(self, said: Line, verb: str, *words: object) -> Button:
        return button(self.printer.label(said), custom_id_of(verb, self.found.state.campaign.id, *words))


def _chunks(buttons: Iterable[Button]) -> list[list[Button]]:
    """Return the buttons arranged in rows."""
    shown = list(buttons)[:CONTESTS]
    return [shown[place : place + ROW] for place in range(0, len(shown), ROW)]


@router.on("now-list", Ack.PRIVATE)
async def show_list(context: Context, seat: str) -> None:
    """Show the game's list of what waits outside contests, as one of this person's seats.

    Refused: `stale-button` in a game without such a list.
    """
    pending = game_of(context).pending
    if pending is None:
        raise stale_button()
    await pending(await _as_seat(context, seat))


@router.on("now-sheet", Ack.PRIVATE)
async def show_sheet(context: Context, seat: str, character: str) -> None:
    """Show the sheet of a character for which something waits, as one of this person's seats.

    Refused: `no-such-character`.
    """
    as_seat = await _as_seat(context, seat)
    known = as_seat.state.characters.get(character)
    if known is None:
        raise Refused("no-such-character")
    await show_portrayed(as_seat, known)


async def _as_seat(context: Context, seat: str) -> Context:
    others = [other async for other in context.others() if other.seat.id == seat]
    return others[0] if others and context.seat.id != seat else context
