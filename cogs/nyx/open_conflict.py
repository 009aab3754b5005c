"""Opening a conflict that the GM has set up, or an opposed roll with /nyx challenge (NYX-20)."""

from collections.abc import Iterable, Sequence

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import by_names, named, several_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write, title_of
from chat.interactions.context import Context
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.nyx.options import ATTRIBUTES, GROUP_MODES, attribute_of, controlled
from narration.text.line import Line, line, verbatim
from rules.campaign.model import controls
from rules.core.names import TEXT_LENGTH
from rules.nyx.access.groups import acts_for, attributes_of
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_actions import Challenge, SideSetup
from rules.nyx.state.contest_events import ConflictOpened
from table.play.batch import Step


async def open_and_show(context: Context, steps: Sequence[Step]) -> None:
    """Open and show a conflict, and tell the GM privately where it is.

    Refused: `may-not-write` where the bot has no right to show it. Where showing it fails, the answer has a
    button that tries again.
    """
    require_may_write(context)
    played = await context.play(steps)
    opened = event_of(ConflictOpened, played.events)
    await context.services.live.show(context.campaign.id, opened.contest)
    showing = await context.services.table.store.posts.revision(context.campaign.id, opened.contest)
    shown = showing is not None and showing.shown == showing.changed
    unseen = line("conflict-opened-unseen")
    what_now = _picker(context, played.after, opened.contest) if shown else unseen
    again = context.button(line("button-status"), "status", opened.contest, opened.turn)
    said = line("conflict-opened", title=verbatim(opened.conflict.title), picker=what_now)
    await context.reply(said, view_of([None if shown else again]))


def _picker(context: Context, state: NyxState, contest: str) -> Line:
    """Return where the GM picks the tactics of the GM's sides, if there are any."""
    active = state.contests[contest].active
    if len(active) == 1:
        return line("conflict-opened-passive")
    if not any(acts_for(state, side, context.seat) for side in active):
        return line("conflict-opened-players")
    closed = context.interaction.user.id in context.services.direct_messages.closed_to_us
    return line("conflict-opened-dm-closed") if closed else line("conflict-opened-dm")


def _challengers(context: Context) -> Iterable[Character]:
    """Return the characters with which this seat may challenge others."""
    return context.state.characters.values() if context.seat.is_gm else controlled(context)


def _challenged(context: Context) -> Iterable[Character]:
    """Return the characters that this seat may challenge."""
    seat = context.seat
    return (one for one in context.state.characters.values() if seat.is_gm or not controls(seat, one))


class ChallengeCommands(commands.Cog):
    """Opposed rolls."""

    @app_commands.command()
    @app_commands.choices(
        attribute=ATTRIBUTES, opponent_attribute=ATTRIBUTES, group=GROUP_MODES, opponent_group=GROUP_MODES
    )
    @app_commands.autocomplete(character=several_of(_challengers), opponent=several_of(_challenged))
    @in_campaign()
    async def challenge(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        opponent: str,
        attribute: str = "",
        opponent_attribute: str = "",
        character: str = "",
        stake: app_commands.Range[str, 0, TEXT_LENGTH] = "",
        harmful: bool | None = None,
        group: str = "",
        opponent_group: str = "",
    ) -> None:
        """Challenge somebody to an opposed roll, or a group; one rolls for each (NYX-20, NYX-21)."""
        first = by_names(context, character) or (named(context, character),)
        second = by_names(context, opponent)
        sides = (
            _people(first, attribute, group),
            _people(second, opponent_attribute or attribute, opponent_group),
        )
        title = title_of(first[0].name, second[0].name)
        await _open_challenge(
            context,
            Challenge(place=context.place, title=title, sides=sides, stake=stake, harmful=harmful),
        )


def _people(people: Sequence[Character], attribute: str, group: str) -> SideSetup:
    """Return the side of one character, or of several of whom one rolls."""
    first, *others = people
    return SideSetup(
        character=first.id,
        members=tuple(one.id for one in others),
        group=GroupMode(group) if group else None,
        attribute=_attribute(people, attribute),
    )


def _attribute(people: Sequence[Character], chosen: str) -> Attribute:
    """Return the attribute that was chosen if the side has it, or the first one that it has."""
    if len(people) == 1:
        return attribute_of(people[0], chosen)
    shared = attributes_of(people)
    return next((each for each in shared if each == chosen), shared[0])


async def _open_challenge(context: Context, action: Challenge) -> None:
    """Open the challenge and show it, which pings those who must declare."""
    require_may_write(context)
    played = await context.play(action)
    await context.services.live.show(context.campaign.id, event_of(ConflictOpened, played.events).contest)
    await context.reply(line("challenge-opened", title=action.title))
