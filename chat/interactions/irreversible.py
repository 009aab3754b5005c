"""Irreversible actions, which need two presses: the first asks, the second plays the action."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic

from discord import ButtonStyle

from chat.interactions.context import Context
from chat.interactions.prompts import MomentT, Prompt, Prompts, reading
from chat.interactions.response import Ack
from chat.messages.components import view_of
from narration.text.line import Line, line
from rules.core.model_base import Action


@dataclass(frozen=True, kw_only=True)
class Irreversible(Generic[MomentT]):
    """A game's irreversible actions; creating it registers both presses."""

    prompts: Prompts[MomentT, Any]
    #: The verbs of the press that asks, of the one that does it, and of one that goes back, if any.
    sure: str
    do: str
    back: str = ""
    #: The types of the words that say what is to be done, after the contest and the step.
    words: Sequence[Any]
    #: Makes the question from the moment and the words; refuses what this person may not do.
    asks: Callable[..., Line]
    #: Makes the action of the second press from the contest, the step and the words.
    action: Callable[..., Action]
    play: Callable[[Context, str, Action], Awaitable[object]]
    #: Checked by the second press instead of `asks`: it refuses anybody who may not do this.
    allowed: Callable[..., object] | None = None

    def __post_init__(self) -> None:
        words = {f"word{number}": kind for number, kind in enumerate(self.words)}
        self.prompts.router.on(self.sure, Ack.UPDATE)(reading(partial(self._ask), words))
        self.prompts.router.on(self.do, Ack.UPDATE)(reading(partial(self._do), words))

    async def _ask(self, context: Context, contest: str, step: int, *words: object) -> None:
        """Ask for confirmation."""
        now = await self.prompts.moment(context, contest, step)
        await context.reply(*self.question(now, *words))

    def question(self, now: MomentT, *words: object) -> Prompt:
        """Return the question, with a button that confirms and one that goes back."""
        yes = now.button(line("button-yes"), self.do, *words, style=ButtonStyle.danger)
        back = now.button(line("button-back"), self.back) if self.back else None
        return self.asks(now, *words), view_of([yes, back])

    async def _do(self, context: Context, contest: str, step: int, *words: object) -> None:
        """Play the action. Refused: as `allowed` (or `asks` without it), and as the action."""
        check = self.allowed or self.asks
        check(await self.prompts.moment(context, contest), *words)
        await self.play(context, contest, self.action(contest, step, *words))
