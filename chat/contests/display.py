"""What each game says of how its contests are shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from chat.messages.printer import Printer
from narration.parts.public_proofs import ShownSeal
from narration.text.line import Panel
from rules.contract.system import AnyState
from rules.core.model_base import Event

#: How many numbers the bits of those who are waited for take.
WHO = 32


@dataclass(frozen=True)
class DirectPrompt:
    """A picker that a seat gets by direct message; `number` tells several in one turn apart."""

    holder: int
    number: int
    panel: Panel
    buttons: Callable[[Printer], ui.View | None]


@dataclass(frozen=True, kw_only=True)
class ContestDisplay:
    """How a system shows its contests. Every state and event passed in is as the public may know it.

    The story of a turn is the teller's, see `narration.game_narration`.
    """

    #: Events and seals are those of the turn that the contest is in. None where the story has said it all.
    panel: Callable[[AnyState, Any, Sequence[Event], Sequence[ShownSeal]], Panel | None]
    buttons: Callable[[Printer, AnyState, Any], ui.View | None]
    #: The accounts that must act now, to be pinged once; not those that get a whisper.
    waited_for: Callable[[AnyState, Any], tuple[int, ...]]
    #: The flag says whether this is the practice table.
    whispers: Callable[[AnyState, Any, bool], tuple[DirectPrompt, ...]] = lambda *_: ()
    #: What the contest waits for as a number, times `WHO`, plus one bit for each that it waits for.
    wait: Callable[[AnyState, Any], int]
    #: Whether the GM may answer for players in its contests.
    gm_answers: bool = False
