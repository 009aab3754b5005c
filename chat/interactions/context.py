"""The context of an interaction: the campaign, the seat that asks, and the reader's language."""

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import discord
from discord import ButtonStyle, ui

from chat.background.campaign_messages import has_other_people
from chat.delivery.followup import follow_up
from chat.interactions.response import CAMPAIGN, GAME, LANGUAGE, SAVED, answer, reader_language
from chat.messages.components import button, custom_id_of, menu
from chat.messages.pictures import with_picture
from chat.messages.printer import CONTENT, Message, Printer, cut
from chat.services import Services, services_of
from narration.campaign.seats import acting_line
from narration.games import GAMES
from narration.proofs.decks import unclosed_line
from narration.text.languages import Language
from narration.text.line import Line, Panel, line
from rules.campaign.actions import Seating
from rules.campaign.common_settings import shows_odds
from rules.campaign.model import Campaign
from rules.campaign.ready import ClaimCharacter
from rules.contract.system import AnyState, Played, System
from rules.core.refusal import Refused, Term
from rules.core.seat import PUBLIC, Seat
from storage.documents.changes import AnnounceTarget
from storage.documents.errors import Unavailable
from table.play.batch import Steps, contests_of, steps_of
from table.uploads.portraits import Portraits

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Context:
    """One interaction: the seat that asks, that seat's view of the campaign, and the reader's language."""

    interaction: discord.Interaction[Any]
    services: Services
    state: AnyState
    seat: Seat
    language: Language
    #: Every seat that this person may act for; `seat` is one of them.
    seats: tuple[Seat, ...] = ()
    #: The character whose portrait stands beside the answers, if it has one.
    portrait_of: str = ""

    @property
    def campaign(self) -> Campaign:
        return self.state.campaign

    @property
    def system(self) -> System:
        return self.services.table.system(self.state)

    @cached_property
    def print(self) -> Printer:
        """The printer of private answers, in the reader's language."""
        return self.services.printer(self.language, self.campaign.system, odds=self.shows_odds)

    @cached_property
    def announce(self) -> Printer:
        """The printer of public messages, in the campaign's language."""
        campaign = self.campaign
        return self.services.printer(campaign.language, campaign.system, odds=self.shows_odds)

    @property
    def in_public(self) -> "Context":
        """The same context in the campaign's language, for buttons and menus that everybody reads."""
        return replace(self, language=self.campaign.language)

    @cached_property
    def shows_odds(self) -> bool:
        """Whether chances are shown in this campaign."""
        return shows_odds(self.campaign, practice=self.services.practice)

    @property
    def place(self) -> int:
        """The id of the channel or thread of the interaction, or 0."""
        return self.interaction.channel_id or 0

    @property
    def own(self) -> Seat:
        """This person's own seat, even while they stand in for another; `PUBLIC` without a seat."""
        return next((seat for seat in self.seats if not seat.by), PUBLIC)

    @property
    def acting(self) -> Line | None:
        """For whom this person stands in; None if they act for themself."""
        if not self.seat.by:
            return None
        return acting_line(self.campaign, self.state.characters, self.seat.id, places_of(self.interaction))

    @property
    def asked(self) -> AnnounceTarget | None:
        """Where the outbox announces the saves of this interaction if this process fails to do so."""
        return self.services.outbox.target_of(self.interaction)

    def as_gm(self) -> "Context":
        """Return the context on this person's own GM seat; unchanged if they have none."""
        seat = next((one for one in self.seats if one.is_gm and not one.by), self.seat)
        return self if seat == self.seat else replace(self, seat=seat)

    async def play(self, action: Steps, check: Callable[[AnyState], None] | None = None) -> Played:
        """Play and save one or more actions as this seat; one about seats is played as the person's own seat.

        Several are saved as one. `check` as for `Table.play`.
        """
        seat = self.own if isinstance(action, Seating | ClaimCharacter) else self.seat
        contests = contests_of(steps_of(action))
        await self._require_running(contests, seat)
        played = await self.services.table.play(self.campaign.id, action, seat, check, self.asked)
        await self._note_answered(contests)
        self.interaction.extras[SAVED] = True
        self.services.new_decks.announce_soon(self.campaign.id, self._place_of(action))
        if has_other_people(played.before, played.after):
            self.services.campaign_messages.refresh_soon(self.campaign.id)
        return played

    async def _note_answered(self, contests: Sequence[str]) -> None:
        """Note that what these contests asked in the pressed message is answered."""
        self.services.live.questions.answered(self.interaction, self.campaign.id, contests)
        letter = self.interaction.message
        if letter and contests and self.interaction.guild_id is None:
            await self.services.table.store.posts.answered(self.campaign.id, letter.id)

    async def _require_running(self, contests: Sequence[str], seat: Seat) -> None:
        """Refused: `paused` for a move of a player in a contest while the game is paused."""
        moves = contests and not seat.is_gm
        if moves and await self.services.table.store.safety.is_paused(self.campaign.id):
            raise Refused("paused")

    def _place_of(self, action: Steps) -> int:
        """Return the place of an action: here or, in direct messages, its contest's or campaign's place."""
        if self.interaction.guild_id is not None:
            return self.interaction.channel_id or 0
        contest = self.state.contests.get(getattr(action, "contest", ""))
        bound = self.campaign.places[-1] if self.campaign.places else 0
        return contest.place if contest else bound

    async def now(self) -> "Context":
        """Return the context with the campaign's present state, on the same seat.

        If that was the first of this person's seats here, or is gone, use the first one that they have now.
        """
        state = await self.services.table.state(self.campaign.id)
        context = await _seated(self.interaction, state)
        if self.seat == self.seats[0] or self.seat not in context.seats:
            return context
        return replace(context, seat=self.seat, state=self.system.view(state, self.seat))

    async def known(self, refused: Refused) -> Refused:
        """Return a refusal as this person may know it: without a name that is hidden from them."""
        state = await self.services.table.state(self.campaign.id)
        views = [self.system.view(state, seat).characters for seat in self.seats]
        hidden = {one.name for number, one in state.characters.items() if all(number not in v for v in views)}
        named = hidden.intersection(map(str, refused.details.values()))
        return Refused("no-such-character") if named else refused

    async def others(self) -> AsyncIterator["Context"]:
        """Yield the context for each of the other seats that this person may act for."""
        for seat in self.seats:
            if seat != self.seat:
                state = await self.services.table.state(self.campaign.id)
                yield replace(self, seat=seat, state=self.system.view(state, seat))

    async def waited_for(self, contest: str) -> "Context":
        """Return the context on this person's first seat for which a contest waits; else unchanged."""
        state = await self.services.table.with_contest(self.campaign.id, contest)
        waiting = {wait.seat for wait in self.system.waits(state) if wait.contest == contest}
        for seat in (self.seat, *self.seats):
            if seat.id in waiting or (seat.is_gm and "" in waiting):
                return replace(self, seat=seat, state=self.system.view(state, seat))
        return self

    async def reply(
        self, said: Line | Panel, view: ui.View | None = None, *, first: Line | None = None
    ) -> None:
        """Answer privately, or edit the message of the pressed button.

        Lines above the answer: `first`, for whom this person stands in, and a warning if the bot may not show
        the campaign's contests.
        """
        message = self.print.drawn(said)
        kept_out = line("kept-out") if self.campaign.id in self.services.live.kept_out else None
        unclosed = unclosed_line() if self.campaign.id in self.services.deck_closings.untold else None
        for above in (first, self.acting, kept_out, unclosed):
            if above is not None:
                message = replace(
                    message, content=cut(f"{self.print.say(above)}\n{message.content}", CONTENT)
                )
        await answer(self.interaction, await self._with_portrait(message), view)

    async def _with_portrait(self, message: Message) -> Message:
        """Return an answer with the portrait of the character that it is about."""
        if not self.portrait_of or message.embed is None or message.picture:
            return message
        portraits = Portraits(self.services.table)
        portrait = await portraits.of(self.campaign.id, self.portrait_of)
        data = await portraits.picture(self.campaign.id, portrait) if portrait else None
        if portrait is None or data is None:
            return message
        return with_picture(message, "portrait", data, portrait.alt, small=True)

    def asks(self, contest: Any) -> None:
        """Note that the next answer is the private question of a contest, of which a person sees one."""
        wait = self.services.displays[self.campaign.system].wait(contest)
        self.services.live.questions.asks(self.interaction, self.campaign.id, contest.id, wait)

    def refresh(self, contest: str) -> None:
        """Show a contest in the background, while the answer is sent."""
        self.services.live.refresh_soon(self.campaign.id, contest)

    def button(
        self, said: Line, verb: str, *words: object, style: ButtonStyle = ButtonStyle.secondary
    ) -> ui.Button[Any]:
        """Return a button of this campaign, labelled in the reader's language."""
        return button(self.print.label(said), custom_id_of(verb, self.campaign.id, *words), style)

    def menu(
        self,
        said: Line,
        verb: str,
        *words: object,
        options: Iterable[discord.SelectOption],
        many: bool = False,
    ) -> ui.Select[Any] | None:
        """Return a menu of this campaign in the reader's language; None without options."""
        custom_id = custom_id_of(verb, self.campaign.id, *words)
        return menu(self.print.label(said, 150), custom_id, options, many=many)

    def option(
        self, said: Line, value: object, *, about: Line | None = None, chosen: bool = False
    ) -> discord.SelectOption:
        """Return an entry of a menu in the reader's language, and the value that it stands for.

        `about` is a second line in small print; an empty one is not shown.
        """
        description = self.print.label(about, 100) if about else ""
        return discord.SelectOption(
            label=self.print.label(said, 100),
            value=str(value),
            description=description or None,
            default=chosen,
        )

    async def tell_all(self, said: Line | Panel) -> None:
        """Post a public message here, in the campaign's language.

        Reply first: until then, Discord would take the message for the private answer.
        """
        await follow_up(self.services.channels, self.interaction, self.announce.drawn(said))


async def context_of_command(interaction: discord.Interaction[Any]) -> Context:
    """Return the context of a command, in the campaign of the place.

    Refused: `no-campaign-here`, and `other-system` for a command of another game than the
    campaign's; the cog's attribute `system` names the game.
    """
    state = await services_of(interaction).table.at(places_of(interaction))
    if state is None:
        raise Refused("no-campaign-here")
    context = await _seated(interaction, state)
    here = context.campaign.system
    asked = getattr(getattr(interaction.command, "binding", None), "system", here)
    if asked != here:
        raise Refused("other-system", asked=Term(GAMES[asked].name.id), here=Term(GAMES[here].name.id))
    return context


async def context_of_typing(interaction: discord.Interaction[Any]) -> Context | None:
    """Return the context of somebody who is typing; None if nothing can be suggested."""
    try:
        return await context_of_command(interaction)
    except Refused:
        return None
    except Unavailable as error:
        log.warning("nothing is suggested: %s", error)
        return None


async def context_of_component(interaction: discord.Interaction[Any], campaign: int) -> Context:
    """Return the context of a button, menu or form of this campaign.

    Refused: `not-here` on another server, in direct messages to a person without a seat, and for a deleted
    campaign. All are refused alike, so that nothing tells which campaigns exist elsewhere. In direct messages
    also as `Members.require`: nobody acts for a seat on a server that they have left.
    """
    try:
        state = await services_of(interaction).table.state(campaign)
    except Refused:
        raise Refused("not-here") from None
    home, visitor = interaction.guild_id, interaction.user.id
    seated = home is None and state.campaign.held_by(visitor) is not None
    if home != state.campaign.home and not seated:
        raise Refused("not-here")
    if seated:
        await services_of(interaction).members.require(state.campaign.home, visitor)
    return await _seated(interaction, state)


async def context_if_any(interaction: discord.Interaction[Any]) -> Context | None:
    """Return the context in the campaign of an interaction, or else in that of its place.

    None if there is no campaign. Refused: `no-such-campaign` for one that was deleted meanwhile.
    """
    table = services_of(interaction).table
    number = interaction.extras.get(CAMPAIGN)
    state = await (table.state(number) if number else table.at(places_of(interaction)))
    return None if state is None else await _seated(interaction, state)


def places_of(interaction: discord.Interaction[Any]) -> tuple[int, ...]:
    """Return the id of an interaction's place, followed for a thread by that of its channel."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    here = interaction.channel_id or 0
    return (here, parent) if parent else (here,)


async def _seated(interaction: discord.Interaction[Any], state: AnyState) -> Context:
    services = services_of(interaction)
    seats = state.campaign.seats_of(interaction.user.id, places_of(interaction))
    known = services.table.system(state).view(state, seats[0])
    language = reader_language(interaction, state.campaign.language)
    campaign = state.campaign
    interaction.extras.update({LANGUAGE: language, CAMPAIGN: campaign.id, GAME: campaign.system})
    if seats[0].id:  # only seats get direct messages
        await services.direct_messages.hear(interaction.user.id, language)
    return Context(interaction, services, known, seats[0], language, seats)
