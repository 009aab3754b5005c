"""The buttons under the message of a roll, a duel or a recovery scene; most open something private."""

from collections.abc import Callable, Iterable, Sequence

from discord import ButtonStyle, ui

from chat.contests.display import LiveMoment
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from cogs.zapas.components import Button, mark
from cogs.zapas.helping import helpers
from cogs.zapas.quick_answers import quick_answers
from narration.text.line import Line, line
from narration.text.truncate import truncate
from rules.core.model_base import Event
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contest_events import ContestTold
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Recovery, Roll, RollPhase
from rules.zapas.state.events import ConditionGiven
from rules.zapas.telling import may_be_told

#: Makes a button of a label, a verb, and the words of its `custom_id`.
Press = Callable[..., Button]
#: The most characters of a name on a button, of two names that begin alike, and the most buttons in a row.
#: Two buttons with short names stand beside each other on a phone.
NAMES, ROW = (8, 16, 60), 5


def live_buttons(printer: Printer, now: LiveMoment) -> ui.View | None:
    """Return the buttons of the live message: for the next step, or for what follows a result."""
    contest = now.contest

    def press(
        said: Line, verb: str, *words: object, style: ButtonStyle = ButtonStyle.secondary
    ) -> ui.Button[ui.View]:
        return button(printer.label(said), custom_id_of(verb, now.state.campaign.id, *words), style)

    if contest.is_open:
        return view_of(*_running(press, now.state, contest))
    counted = [press(line("button-zapas-counted"), "z-counted", contest.id)] if _has_sums(contest) else []
    untold = may_be_told(contest) and not any(isinstance(event, ContestTold) for event in now.told)
    tell = [press(line("button-tell"), "z-tell", contest.id)] if untold else []
    return view_of([*_answers(press, contest, now.told), *counted, *tell])


def _has_sums(contest: Contest) -> bool:
    """Return whether dice fell, so that there is something to count."""
    return not isinstance(contest, Recovery) and contest.phase in {RollPhase.SETTLED, DuelPhase.SETTLED}


def _running(press: Press, state: ZapasState, contest: Contest) -> tuple[list[Button], ...]:
    """Return the buttons in one row, or in more if they are too many for one."""
    at = (contest.id, contest.step)
    helps = [
        press(said, "z-help-now", *at, side, style=ButtonStyle.success) for side, said in _helpable(contest)
    ]
    objects = [press(line("button-zapas-object"), "z-object", *at)] if _objectionable(contest) else []
    quick = (
        press(one.said, one.verb, *at, *one.words, style=one.style) for one in quick_answers(state, contest)
    )
    first = [press(_act(contest), "z-act", *at, style=ButtonStyle.primary), *quick]
    rest = [
        *objects,
        press(line("button-status"), "z-status", *at),
        press(line("button-more"), "z-more", *at),
    ]
    if len(first) + len(helps) + len(rest) <= ROW:
        return ([*first, *helps, *rest],)
    if isinstance(contest, Duel) and not helps:
        return first[:-1], [first[-1], *rest]  # of the bids, only the last one is longer than “+1”
    return (first, helps, rest) if len(helps) > 1 else ([*first, *helps], rest)


def _act(contest: Contest) -> Line:
    building = isinstance(contest, Roll) and contest.phase is RollPhase.BUILDING
    return line("button-zapas-build") if building else line("button-zapas-act")


def _helpable(contest: Contest) -> Iterable[tuple[int, Line]]:
    """Yield the sides that may be helped now, with the label of the button (SM-3, SM-4)."""
    if isinstance(contest, Roll) and contest.phase is RollPhase.BUILDING:
        yield 0, line("button-zapas-help")
    if isinstance(contest, Duel) and contest.phase is DuelPhase.HELP:
        for place, name in enumerate(told_apart([side.name for side in contest.sides])):
            yield place, line("button-zapas-help-for", name=name)


def told_apart(names: Sequence[str]) -> Sequence[str]:
    """Return different names as short as they can be and still differ."""
    shortened = ([truncate(name, most) for name in names] for most in NAMES)
    return next((short for short in shortened if len(set(short)) == len(names)), names)


def _objectionable(contest: Contest) -> bool:
    """Return whether there is help to which somebody may object (ZAP-34)."""
    changing = any(True for _ in _helpable(contest))
    return changing and any(not helper.objected for helper in helpers(contest))


def _answers(press: Press, contest: Contest, events: Sequence[Event]) -> list[Button]:
    """Return what the GM may still say after a failure, and how the player says what a condition is like."""
    if not isinstance(contest, Roll) or contest.success is not False:
        return []
    given = [event for event in events if isinstance(event, ConditionGiven)]
    shows = [
        press(line("button-zapas-shows"), "z-shows", one.character, mark(one.condition.label))
        for one in given[-1:]
    ]
    if contest.followed:
        return shows
    worse = press(line("button-zapas-twist"), "z-after-twist", contest.id)
    if given:
        return [*shows, worse]
    condition = line("button-zapas-condition")
    return [
        press(condition, "z-after-condition", contest.id, style=ButtonStyle.primary),
        worse,
        press(line("button-zapas-nothing"), "z-nothing-more", contest.id),
    ]
