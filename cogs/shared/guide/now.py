"""/now: what waits for whoever asks, here or in all their campaigns; for a GM also who holds the game up."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.interactions.arguments import stale
from chat.interactions.context import Guest, arrive, places_of
from chat.interactions.dispatch import Verbs
from chat.interactions.game import Game, game_of, games_of
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering, reader
from chat.messages.components import button, press_id, rows
from chat.messages.printer import Message, Printer
from chat.services import Services, services_of
from cogs.shared import next_steps
from cogs.shared.guide import nudge, waiting
from cogs.shared.guide.waiting import Found
from narration.campaign.waiting import all_panel, now_panel
from narration.text.line import Line, line, verbatim
from narration.text.truncate import short
from rules.contract.system import AnyState
from rules.core.seat import PUBLIC

Interaction = discord.Interaction[Any]
Button = ui.Button[Any]

verbs = Verbs()

#: Buttons in a row, contests that have one, campaigns that are shown, characters of a title on a button.
ROW, CONTESTS, CAMPAIGNS, LABEL, NUDGED = 4, 8, 10, 18, 7


class Now(commands.Cog):
    """What waits."""

    @app_commands.command()
    async def now(self, interaction: Interaction) -> None:
        """See what waits for you, with links and buttons."""
        async with answering(interaction, Ack.PRIVATE):
            await show(interaction)


@verbs.on("now", Ack.PRIVATE, anywhere=True)
async def show(interaction: Interaction) -> None:
    """Show what waits in the campaign of the place, or in all where there is none."""
    services = services_of(interaction)
    state = await services.table.at(places_of(interaction))
    await (_show_all(interaction) if state is None else _show_here(interaction))


async def _show_here(interaction: Interaction) -> None:
    """Show what waits in the campaign of the place."""
    guest = await arrive(interaction)
    found = await _found(guest.services, guest.campaign.id, interaction)
    sight = await waiting.look(guest.services, found, guest.seats)
    shown = Buttons(guest.services, game_of(guest), guest.print, found)
    due = (*_chunks(shown.contests()), list(shown.listed()), list(shown.nudges()))
    await guest.reply(now_panel(sight), next_steps.or_on(guest, rows(*due)))


async def _show_all(interaction: Interaction) -> None:
    """Show what waits in every campaign in which this account has a seat."""
    services = services_of(interaction)
    printer = services.printer(reader(interaction, services.settings.language))
    briefs = await services.table.store.campaigns_with(interaction.user.id)
    if not briefs:
        ways = await next_steps.offered(interaction, next_steps.NOTHING)
        await answer(interaction, Message(printer.say(line("now-nowhere"))), ways)
        return
    every = [await _found(services, brief.id, interaction) for brief in briefs[:CAMPAIGNS]]
    sights = [await waiting.look(services, one, _seats(one.state, interaction)) for one in every]
    near = [one for one in every if interaction.guild_id in {None, one.state.campaign.home}]
    games = games_of(interaction)
    shown = [Buttons(services, games[one.state.campaign.system], printer, one, titled=True) for one in near]
    pressed = [each for one in shown for each in one.contests()]
    await answer(interaction, printer.message(all_panel(sights)), rows(*_chunks(pressed)))


def _seats(state: AnyState, interaction: Interaction) -> Sequence[Any]:
    return state.campaign.seats_of(interaction.user.id, places_of(interaction))


async def _found(services: Services, campaign: int, interaction: Interaction) -> Found:
    state = await services.table.state(campaign)
    return waiting.find(services.table.system(state), state, _seats(state, interaction))


# ---------------------------------------------------------------------------------------------- buttons


@dataclass(frozen=True)
class Buttons:
    """The buttons for what waits in one campaign; where they stand among those of others, by title."""

    services: Services
    game: Game
    printer: Printer
    found: Found
    titled: bool = False

    def contests(self) -> Iterator[Button]:
        """Yield what panels have first: to do one's part, and for a GM in some games that of others."""
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
        view = self.game.show.buttons(self.printer, known, contest)
        first = view.children[0] if view else None
        if isinstance(first, ui.Button) and first.custom_id:
            label = short(contest.title, LABEL) if several else str(first.label)
            yield button(label, first.custom_id, ButtonStyle.primary)

    def listed(self) -> Iterator[Button]:
        """Yield the way to the list of what waits outside contests, once for each seat that it waits for."""
        state = self.found.state
        known = self.game.listed
        waits = [(seat, wait) for seat, wait in self.found.mine if not wait.contest and wait.what in known]
        for seat, wait in reversed(dict(reversed(waits)).items()):
            name = verbatim(short(state.characters[wait.character].name, LABEL))
            yield self._button(name if seat.by else line("button-now-list"), "now-list", seat.id)

    def nudges(self) -> Iterator[Button]:
        """Yield a nudge for each contest that waits for others."""
        state = self.found.state
        several = len(self.found.held) > 1
        for number in self.found.held[:ROW]:
            title = short(state.contests[number].title, NUDGED)
            said = line("button-nudge-for", title=title) if several else line("button-nudge")
            yield self._button(said, "nudge", number, nudge.wait_of(self.services, state, number))

    def _button(self, said: Line, verb: str, *words: object) -> Button:
        return button(self.printer.label(said), press_id(verb, self.found.state.campaign.id, *words))


def _chunks(buttons: Iterable[Button]) -> list[list[Button]]:
    """Return rows of buttons."""
    shown = list(buttons)[:CONTESTS]
    return [shown[place : place + ROW] for place in range(0, len(shown), ROW)]


@verbs.on("now-list", Ack.PRIVATE)
async def show_list(guest: Guest, seat: str) -> None:
    """Show the game's own list of what waits, with its buttons, as one of this person's seats."""
    others = [other async for other in guest.others() if other.seat.id == seat]
    as_seat = others[0] if others and guest.seat.id != seat else guest
    pending = game_of(guest).pending
    if pending is None:
        raise stale()
    await pending(as_seat)


async def setup(host: Registrar) -> None:
    """Load the command and what its buttons do."""
    host.learn(verbs)
    host.learn(nudge.verbs)
    await host.add_cog(Now())
