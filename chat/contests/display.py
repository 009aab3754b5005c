"""Defines how a game displays its contests: one live message with its buttons, pings and direct prompts."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, ui

from chat.contests.tellings import Told
from chat.messages.accounts import holders
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from narration.parts.public_proofs import ShownSeal
from narration.text.line import Line, Panel, verbatim
from rules.contract.system import AnyState, Wait
from rules.core.model_base import Event


@dataclass(frozen=True)
class DirectPrompt:
    """A question sent by direct message. `number` distinguishes the questions of one turn, from 0 to 9.

    Most of them were sent before, so what they say is made when one is sent.
    """

    holder: int
    number: int
    panel: Callable[[], Panel]
    buttons: Callable[[Printer], ui.View | None]


@dataclass(frozen=True, kw_only=True)
class LiveMoment:
    """What a live message shows, as everybody may know it: the newest result, and what comes next."""

    state: AnyState
    contest: Any
    #: The events and the seals of the current turn, where they are needed.
    events: Sequence[Event] = ()
    seals: Sequence[ShownSeal] = ()
    #: The newest result, with its turn and its events; there is none before something has happened.
    result: Panel | None = None
    turn: int = 0
    told: Sequence[Event] = ()
    #: All events of a contest that is over; empty for one that is open.
    log: Sequence[Event] = ()


def result_above(panel: Callable[[LiveMoment], Panel | None]) -> Callable[[LiveMoment], Panel | None]:
    """Return a `live` function that puts the panel of what comes next below the newest result."""

    def live(now: LiveMoment) -> Panel | None:
        result, coming = now.result, panel(now)
        if result is None or coming is None:
            return result or coming
        return replace(
            result,
            due=coming.headline,
            lines=(*result.lines, *coming.lines),
            fields=(*result.fields, *coming.fields),
            block=coming.block or result.block,
        )

    return live


@dataclass(frozen=True, kw_only=True)
class ContestDisplay:
    """How a game displays its contests. Every state and event passed in is the public view.

    A contest has one live message, at the bottom. It holds the newest result, which
    `narration.game_narration` tells, and the buttons of what comes next. A new result is a new message; the
    one before then loses its buttons. A message without a result is replaced by the first result. If somebody
    tells the newest result of an open contest, a message without a result follows what they tell.
    """

    #: Returns the live message; None if there is nothing to show.
    live: Callable[[LiveMoment], Panel | None]
    #: Returns a result that is no longer the newest, given the public seals of the turn that followed.
    closed: Callable[[Panel, Any, Sequence[ShownSeal]], Panel] = lambda result, *_: result
    #: Whether an event begins a new message within its turn. The first event of a turn always does.
    begins: Callable[[Event], bool] = lambda _: False
    #: Whether an event tells what came before: saved with one that `begins`, it belongs to the message above.
    looks_back: Callable[[Event], bool] = lambda _: False
    #: Reads what somebody tells of a result in their own words. It is posted as a reply to the result.
    telling: Callable[[Event], Told | None] = lambda _: None
    buttons: Callable[[Printer, LiveMoment], ui.View | None]
    #: Returns the accounts that must act now, without those that get a direct prompt.
    waited_for: Callable[[AnyState, Any], tuple[int, ...]]
    #: Returns the accounts that are pinged with a new result, if those are not the ones that must act now.
    called: Callable[[AnyState, Any], tuple[int, ...]] | None = None
    #: Returns the accounts of whom something is asked for which the result did not call them.
    called_again: Callable[[AnyState, Any], tuple[int, ...]] = lambda *_: ()
    #: Returns the questions to send by direct message. The flag is set at the practice table.
    direct_prompts: Callable[[AnyState, Any, bool], tuple[DirectPrompt, ...]] = lambda *_: ()
    #: Whether the live message may move to call somebody.
    moves: Callable[[Any], bool] = lambda _: True
    #: Returns a number for what the contest waits for; it does not change with who has acted already.
    wait: Callable[[Any], int]
    #: Whether the GM may answer for players in its contests.
    gm_answers: bool = False

    def pinged(self, state: AnyState, contest: Any) -> tuple[int, ...]:
        """Return the accounts that a new result pings."""
        return (self.called or self.waited_for)(state, contest)


#: A button of a live message: its label, its verb, and the words after that: the contest's id, its turn or
#: step, and any more.
LiveButton = tuple[Line, str, tuple[str | int, ...]]


def contest_buttons(
    printer: Printer,
    campaign: int,
    first: LiveButton | None,
    *others: LiveButton,
    below: Sequence[LiveButton] = (),
) -> ui.View | None:
    """Return the buttons of a contest's live message: a row, and another one `below`. The `first` button is
    highlighted.
    """

    def press(one: LiveButton, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
        said, verb, where = one
        return button(printer.label(said), custom_id_of(verb, campaign, *where), style)

    main = [press(first, ButtonStyle.primary)] if first else []
    return view_of([*main, *map(press, others)], map(press, below))


def waiting_display(
    waits: Callable[[Any], Iterable[Wait]], how: Line, act: Line, verb: str
) -> ContestDisplay:
    """Return a display that shows the text `how` and one button, labelled `act`, for `verb`.

    It pings everybody named by an open wait in `waits`.
    """

    def panel(now: LiveMoment) -> Panel | None:
        title = verbatim(now.contest.title)
        return Panel(headline=title, title=title, lines=(how,)) if now.contest.is_open else None

    def waiting(state: AnyState, contest: Any) -> list[str]:
        return [one.character for one in waits(state) if one.contest == contest.id]

    def buttons(printer: Printer, now: LiveMoment) -> ui.View | None:
        custom_id = custom_id_of(verb, now.state.campaign.id, now.contest.id, now.contest.turn)
        return view_of([button(printer.label(act), custom_id)]) if now.contest.is_open else None

    def waited_for(state: AnyState, contest: Any) -> tuple[int, ...]:
        return holders(state.campaign, [state.characters[one] for one in waiting(state, contest)])

    return ContestDisplay(
        live=result_above(panel), buttons=buttons, waited_for=waited_for, wait=lambda contest: contest.turn
    )
