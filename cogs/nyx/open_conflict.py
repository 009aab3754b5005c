"""Opening a conflict from the options of /nyx conflict, with sane defaults for all but two."""

from dataclasses import dataclass

from chat.interactions.character_options import by_name, by_names
from chat.interactions.context import Guest
from chat.interactions.opening import require_voice, title_of
from chat.messages.components import button, press_id, rows
from narration.text.line import Line, line, verbatim
from rules.core import names
from rules.core.names import same
from rules.core.refusal import Refused
from rules.nyx.access.groups import acts_for
from rules.nyx.base.enums import Attribute, BreakOff, GroupMode, Mode
from rules.nyx.state.actions import CreateBare
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_actions import OpenConflict, SideSetup
from rules.nyx.state.contest_events import ConflictOpened


@dataclass(frozen=True)
class Sketch:
    """One side as it was typed; what was left out is empty."""

    name: str
    goal: str
    attribute: str
    modifier: int
    advantage: int
    break_off: str
    allies: str
    group: str


async def with_opponent(guest: Guest, name: str, value: int | None, *, mob: bool) -> Guest:
    """Return the guest with an opponent that is called so, written down now if a value was given.

    Refused: `name-taken` where somebody else has that name, and the codes of writing one down.
    """
    if value is None:
        return guest
    known = next((c for c in guest.state.characters.values() if same(c.name, name)), None)
    if known is None:
        await guest.play(CreateBare(name=name, value=value, mob=mob))
        return await guest.now()
    if not _is_bare(known, value):
        raise Refused("name-taken", name=known.name)
    return guest


def _is_bare(character: Character, value: int) -> bool:
    """Tell whether it is the opponent that an earlier try wrote down."""
    rating = character.ratings.get(Attribute.VALUE)
    return rating is not None and rating.base == value


def require_opponent(opponent: str, obstacle: str) -> None:
    """Refuse `opponent-or-obstacle` unless exactly one of the two was given."""
    if bool(opponent) == bool(obstacle):
        raise Refused("opponent-or-obstacle")


def compose(  # noqa: PLR0913  # what is common to both sides is five numbers and words
    guest: Guest,
    sketches: tuple[Sketch, Sketch],
    *,
    obstacle: str,
    title: str,
    length: int | None,
    mode: str,
    lead: int,
) -> OpenConflict:
    """Return the action. Refused: `opponent-or-obstacle`, `no-such-character`."""
    first, second = sketches
    require_opponent(second.name, obstacle)
    other = names.name(obstacle) if obstacle else by_name(guest, second.name).name
    own = by_name(guest, first.name).name
    passive = SideSetup(name=obstacle, goal=second.goal, advantage=second.advantage)
    return OpenConflict(
        place=guest.interaction.channel_id or 0,
        title=title or title_of(own, other),
        sides=(_side(guest, first, other), passive if obstacle else _side(guest, second, own)),
        length=length,
        mode=Mode(mode) if mode else None,
        lead=lead,
    )


def _side(guest: Guest, sketch: Sketch, other: str) -> SideSetup:
    return SideSetup(
        character=by_name(guest, sketch.name).id,
        members=tuple(ally.id for ally in by_names(guest, sketch.allies)),
        group=GroupMode(sketch.group) if sketch.group else None,
        goal=sketch.goal or guest.announce.label(line("nyx-default-goal", name=other), 400),
        attribute=Attribute(sketch.attribute) if sketch.attribute else None,
        modifier=sketch.modifier,
        advantage=sketch.advantage,
        break_off=BreakOff(sketch.break_off) if sketch.break_off else None,
    )


async def open_conflict(guest: Guest, action: OpenConflict) -> None:
    """Open and show a conflict, and tell the GM privately where it is.

    Refused: `may-not-write` where the bot could not show it. If it could not all the same, the answer
    has a button that tries again.
    """
    require_voice(guest)
    played = await guest.play(action)
    opened = next(event for event in played.events if isinstance(event, ConflictOpened))
    await guest.services.live.show(guest.campaign.id, opened.contest)
    showing = await guest.services.table.store.contest_version(guest.campaign.id, opened.contest)
    if showing is not None and showing.shown == showing.changed:
        await guest.reply(_opened(action.title, _picker(guest, played.after, opened.contest)))
    else:
        status = press_id("status", guest.campaign.id, opened.contest, opened.turn)
        again = button(guest.print.label(line("button-status")), status)
        await guest.reply(_opened(action.title, line("conflict-opened-unseen")), rows([again]))


def _opened(title: str, what_now: Line) -> Line:
    return line("conflict-opened", title=verbatim(title), picker=what_now)


def _picker(guest: Guest, state: NyxState, contest: str) -> Line:
    """Return where the tactics of the GM's sides are picked, if the GM runs any."""
    active = state.contests[contest].active
    if len(active) == 1:
        return line("conflict-opened-passive")
    if not any(acts_for(state, side, guest.seat) for side in active):
        return line("conflict-opened-players")
    closed = guest.interaction.user.id in guest.services.letters.closed_to_us
    return line("conflict-opened-dm-closed") if closed else line("conflict-opened-dm")
