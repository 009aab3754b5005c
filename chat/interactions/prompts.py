"""A contest of steps as one context meets it, and what its rooms register: the same in all games with steps.

Each game's `_due` says of which state and contest its moments are, and how what is due is asked.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import discord
from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.messages.components import button, custom_id_of, menu
from narration.text.line import Line, Panel
from rules.contract.system import AnyState
from rules.core.model_base import Event

#: What a message says, and the buttons and menus beneath it.
Prompt = tuple[Line | Panel, ui.View | None]


class Stepped(Protocol):
    """A contest whose buttons hold only in the step in which they were shown."""

    @property
    def id(self) -> str: ...

    @property
    def turn(self) -> int: ...

    @property
    def step(self) -> int: ...


StateT = TypeVar("StateT", bound=AnyState)
ContestT = TypeVar("ContestT", bound=Stepped)


@dataclass(frozen=True)
class AnyMoment(Generic[StateT, ContestT]):
    """A contest as it is now, before one context. `state` is all that is true: what is shown is chosen."""

    context: Context
    state: StateT
    contest: ContestT

    def at(self, verb: str, *words: object) -> str:
        """Return the id of a button of this contest in this step."""
        return custom_id_of(verb, self.context.campaign.id, self.contest.id, self.contest.step, *words)

    def button(
        self, said: Line, verb: str, *words: object, style: ButtonStyle = ButtonStyle.secondary
    ) -> ui.Button[Any]:
        return button(self.context.print.label(said), self.at(verb, *words), style)

    def menu(
        self, said: Line, custom_id: str, options: Sequence[discord.SelectOption], *, many: bool = False
    ) -> ui.Select[Any] | None:
        return menu(self.context.print.label(said, 150), custom_id, options, many=many)

    def option(self, said: Line, value: object, *, chosen: bool = False) -> discord.SelectOption:
        return discord.SelectOption(
            label=self.context.print.label(said, 100), value=str(value), default=chosen
        )

    async def as_known(self) -> tuple[StateT, list[Event]]:
        """Return the state and the events of this turn as this context may know them."""
        context, system, store = self.context, self.context.system, self.context.services.table.store
        known: StateT = system.view(self.state, context.seat)
        logged = await store.events(context.campaign.id, self.contest.id, self.contest.turn)
        seen = (system.redact(self.state, entry.event, context.seat) for entry in logged)
        return known, [event for event in seen if event is not None]

    def is_own(self, character: str) -> bool:
        """Tell whether it is for this person to play somebody, and not only for the GM to answer for them.

        Without a character it is the GM's own.
        """
        seat = self.state.characters[character].seat if character else ""
        return bool(seat == self.context.seat.id or (self.context.seat.is_gm and not seat))


DutyT = TypeVar("DutyT")
AnswerT = TypeVar("AnswerT")


def registering(
    into: dict[DutyT, AnswerT],
) -> Callable[..., Callable[[AnswerT], AnswerT]]:
    """Return a decorator that takes duties and writes down what it decorates as the answer to each."""

    def on(*duties: DutyT) -> Callable[[AnswerT], AnswerT]:
        def register(answer: AnswerT) -> AnswerT:
            into.update(dict.fromkeys(duties, answer))
            return answer

        return register

    return on
