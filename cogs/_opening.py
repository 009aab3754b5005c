"""Opening a conflict from the options of /nyx conflict, with sane defaults for all but two."""

from dataclasses import dataclass

from cogs._buttons import button, press_id, rows
from cogs._guest import Guest
from cogs._sheets import by_name
from narration.line import Line, line, verbatim
from narration.nyx.words import short
from rules import names
from rules.names import NAME_LENGTH
from rules.nyx.actions import OpenConflict, SideSetup
from rules.nyx.events import ConflictOpened
from rules.nyx.model import Attribute, BreakOff, Mode
from rules.refusal import Refused


@dataclass(frozen=True)
class Sketch:
    """One side as it was typed."""

    name: str
    goal: str
    attribute: str
    modifier: int
    advantage: int
    break_off: str


def compose(  # noqa: PLR0913  # what is common to both sides is five numbers and words
    guest: Guest,
    sketches: tuple[Sketch, Sketch],
    *,
    obstacle: str,
    title: str,
    length: int,
    mode: str,
    lead: int,
) -> OpenConflict:
    """Return the action. Refused: `opponent-or-obstacle` unless exactly one of the two was given."""
    first, second = sketches
    if bool(second.name) == bool(obstacle):
        raise Refused("opponent-or-obstacle")
    other = names.name(obstacle) if obstacle else by_name(guest, second.name).name
    own = by_name(guest, first.name).name
    passive = SideSetup(name=obstacle, goal=second.goal, advantage=second.advantage)
    half = (NAME_LENGTH - 3) // 2
    return OpenConflict(
        place=guest.interaction.channel_id or 0,
        title=title or f"{short(own, half)} – {short(other, half)}",
        sides=(_side(guest, first, other), passive if obstacle else _side(guest, second, own)),
        length=length,
        mode=Mode(mode),
        lead=lead,
    )


def _side(guest: Guest, sketch: Sketch, other: str) -> SideSetup:
    return SideSetup(
        character=by_name(guest, sketch.name).id,
        goal=sketch.goal or guest.announce.label(line("nyx-default-goal", name=other), 400),
        attribute=Attribute(sketch.attribute) if sketch.attribute else None,
        modifier=sketch.modifier,
        advantage=sketch.advantage,
        break_off=BreakOff(sketch.break_off),
    )


async def open_conflict(guest: Guest, action: OpenConflict) -> None:
    """Open and show a conflict, and tell the GM privately where it is.

    Refused: `may-not-write` where the bot could not show it. If it could not all the same, the answer
    has a button that tries again.
    """
    _require_voice(guest)
    played = await guest.play(action)
    opened = next(event for event in played.events if isinstance(event, ConflictOpened))
    await guest.bot.stage.show(guest.campaign.id, opened.contest)
    showing = await guest.bot.table.store.contest_version(guest.campaign.id, opened.contest)
    if showing is not None and showing.shown == showing.changed:
        await guest.reply(_opened(action.title, _picker(guest)))
    else:
        status = press_id("status", guest.campaign.id, opened.contest, opened.turn)
        again = button(guest.print.label(line("button-status")), status)
        await guest.reply(_opened(action.title, line("conflict-opened-unseen")), rows([again]))


def _opened(title: str, what_now: Line) -> Line:
    return line("conflict-opened", title=verbatim(title), picker=what_now)


def _picker(guest: Guest) -> Line:
    closed = guest.interaction.user.id in guest.bot.closed_to_us
    return line("conflict-opened-dm-closed") if closed else line("conflict-opened-dm")


def _require_voice(guest: Guest) -> None:
    may = guest.interaction.app_permissions
    in_thread = guest.interaction.channel is not None and "thread" in str(guest.interaction.channel.type)
    writes = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and writes):
        raise Refused("may-not-write")
