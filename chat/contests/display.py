"""Defines how a game displays its contests: panel, buttons, pings and direct prompts."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui

from chat.messages.accounts import holders
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from narration.parts.public_proofs import ShownSeal
from narration.text.line import Line, Panel, verbatim
from rules.contract.system import AnyState, Wait
from rules.core.model_base import Event

#: A contest's wait is the number of its step times `WHO`, plus a bit for each seat that has yet to act.
WHO = 32


@dataclass(frozen=True)
class DirectPrompt:
    """A question sent by direct message. `number` distinguishes the questions of one turn, from 0 to 9."""

    holder: int
    number: int
    panel: Panel
    buttons: Callable[[Printer], ui.View | None]


@dataclass(frozen=True, kw_only=True)
class ContestDisplay:
    """How a game displays its contests. Every state and event passed in is the public view.

    The stories of turns are not made here but in `narration.game_narration`.
    """

    #: Returns the panel, given the current turn's events and seals; None if the story has told everything.
    panel: Callable[[AnyState, Any, Sequence[Event], Sequence[ShownSeal]], Panel | None]
    buttons: Callable[[Printer, AnyState, Any], ui.View | None]
    #: Returns the accounts that must act now and are pinged once, without those that get a direct prompt.
    waited_for: Callable[[AnyState, Any], tuple[int, ...]]
    #: Returns the questions to send by direct message. The flag is set at the practice table.
    direct_prompts: Callable[[AnyState, Any, bool], tuple[DirectPrompt, ...]] = lambda *_: ()
    #: Returns the contest's wait as a number, see `WHO`.
    wait: Callable[[AnyState, Any], int]
    #: Whether the GM may answer for players in its contests.
    gm_answers: bool = False


def contest_buttons(
    printer: Printer,
    campaign: int,
    where: tuple[str, int],
    first: tuple[Line, str] | None,
    *others: tuple[Line, str],
) -> ui.View | None:
    """Return a row of buttons for a contest's panel, each given as a label and a verb.

    `where` is the contest's id and step. The `first` button is highlighted.
    """

    def press(said: Line, verb: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
        return button(printer.label(said), custom_id_of(verb, campaign, *where), style)

    main = [press(*first, ButtonStyle.primary)] if first else []
    return view_of([*main, *(press(*each) for each in others)])


def waiting_display(
    waits: Callable[[Any], Iterable[Wait]], how: Line, act: Line, verb: str
) -> ContestDisplay:
    """Return a display whose panel shows the text `how` and one button, labelled `act`, for `verb`.

    It pings everybody named by an open wait in `waits`, once a turn.
    """

    def panel(_: AnyState, contest: Any, *__: object) -> Panel | None:
        title = verbatim(contest.title)
        return Panel(headline=title, title=title, lines=(how,)) if contest.is_open else None

    def waiting(state: AnyState, contest: Any) -> list[str]:
        return [one.character for one in waits(state) if one.contest == contest.id]

    def buttons(printer: Printer, state: AnyState, contest: Any) -> ui.View | None:
        custom_id = custom_id_of(verb, state.campaign.id, contest.id, contest.turn)
        return view_of([button(printer.label(act), custom_id)]) if contest.is_open else None

    def waited_for(state: AnyState, contest: Any) -> tuple[int, ...]:
        return holders(state.campaign, [state.characters[one] for one in waiting(state, contest)])

    return ContestDisplay(
        panel=panel, buttons=buttons, waited_for=waited_for, wait=lambda _, contest: contest.turn * WHO
    )
