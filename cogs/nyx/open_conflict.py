"""Opening a conflict from the options of /nyx conflict, with sane defaults for all but two."""

from dataclasses import dataclass

from chat.interactions.character_options import by_name, by_names
from chat.interactions.context import Context
from chat.interactions.opening import require_voice, title_of
from chat.messages.components import button, custom_id_of, view_of
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


async def with_opponent(context: Context, name: str, value: int | None, *, mob: bool) -> Context:
    """Return the context with an opponent that is called so, written down now if a value was given.

    Refused: `name-taken` where somebody else has that name, and the codes of writing one down.
    """
    if value is None:
        return context
    known = next((c for c in context.state.characters.values() if same(c.name, name)), None)
    if known is None:
        await context.play(CreateBare(name=name, value=value, mob=mob))
        return await context.now()
    if not _is_bare(known, value):
        raise Refused("name-taken", name=known.name)
    return context


def _is_bare(character: Character, value: int) -> bool:
    """Tell whether it is the opponent that an earlier try wrote down."""
    rating = character.ratings.get(Attribute.VALUE)
    return rating is not None and rating.base == value


def require_opponent(opponent: str, obstacle: str) -> None:
    """Refuse `opponent-or-obstacle` unless exactly one of the two was given."""
    if bool(opponent) == bool(obstacle):
        raise Refused("opponent-or-obstacle")


def compose(  # noqa: PLR0913  # what is common to both sides is five numbers and words
    context: Context,
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
    other = names.name(obstacle) if obstacle else by_name(context, second.name).name
    own = by_name(context, first.name).name
    passive = SideSetup(name=obstacle, goal=second.goal, advantage=second.advantage)
    return OpenConflict(
        place=context.place,
        title=title or title_of(own, other),
        sides=(_side(context, first, other), passive if obstacle else _side(context, second, own)),
        length=length,
        mode=Mode(mode) if mode else None,
        lead=lead,
    )


def _side(context: Context, sketch: Sketch, other: str) -> SideSetup:
    return SideSetup(
        character=by_name(context, sketch.name).id,
        members=tuple(ally.id for ally in by_names(context, sketch.allies)),
        group=GroupMode(sketch.group) if sketch.group else None,
        goal=sketch.goal or context.announce.label(line("nyx-default-goal", name=other), 400),
        attribute=Attribute(sketch.attribute) if sketch.attribute else None,
        modifier=sketch.modifier,
        advantage=sketch.advantage,
        break_off=BreakOff(sketch.break_off) if sketch.break_off else None,
    )


async def open_conflict(context: Context, action: OpenConflict) -> None:
    """Open and show a conflict, and tell the GM privately where it is.

    Refused: `may-not-write` where the bot could not show it. If it could not all the same, the answer
    has a button that tries again.
    """
    require_voice(context)
    played = await context.play(action)
    opened = next(event for event in played.events if isinstance(event, ConflictOpened))
    await context.services.live.show(context.campaign.id, opened.contest)
    showing = await context.services.table.store.contest_version(context.campaign.id, opened.contest)
    if showing is not None and showing.shown == showing.changed:
        await context.reply(_opened(action.title, _picker(context, played.after, opened.contest)))
    else:
        status = custom_id_of("status", context.campaign.id, opened.contest, opened.turn)
        again = button(context.print.label(line("button-status")), status)
        await context.reply(_opened(action.title, line("conflict-opened-unseen")), view_of([again]))


def _opened(title: str, what_now: Line) -> Line:
    return line("conflict-opened", title=verbatim(title), picker=what_now)


def _picker(context: Context, state: NyxState, contest: str) -> Line:
    """Return where the tactics of the GM's sides are picked, if the GM runs any."""
    active = state.contests[contest].active
    if len(active) == 1:
        return line("conflict-opened-passive")
    if not any(acts_for(state, side, context.seat) for side in active):
        return line("conflict-opened-players")
    closed = context.interaction.user.id in context.services.letters.closed_to_us
    return line("conflict-opened-dm-closed") if closed else line("conflict-opened-dm")
