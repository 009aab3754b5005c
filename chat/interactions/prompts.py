"""The prompts of contests: what waits, how it is asked, and what an answer does, for every game.

The rules tell what waits (a duty). A game registers how each duty is asked (`Prompts.asks`) and which presses
are one action (`Prompts.answer`). After each answer, the same person gets the next question.
"""

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import discord
from discord import ButtonStyle, ui

from chat.interactions.batch import play_all
from chat.interactions.context import Context
from chat.interactions.dispatch import Handler, Router
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, menu
from narration.journal.events import event_lines
from narration.text.line import Line, Panel, line
from narration.text.refusals import refusal_line
from rules.contract.ownership import acts_for
from rules.contract.system import AnyState, Played
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused

#: What a message asks, and its buttons and menus.
Prompt: TypeAlias = tuple[Line | Panel, ui.View | None]


class AnyContest(Protocol):
    """A contest of any game."""

    @property
    def id(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def turn(self) -> int: ...

    @property
    def is_open(self) -> bool: ...


class AnyDue(Protocol):
    """A duty that waits for a character; without one it waits for the GM."""

    @property
    def duty(self) -> Any: ...

    @property
    def character(self) -> str: ...


StateT = TypeVar("StateT", bound=AnyState)
ContestT = TypeVar("ContestT", bound=AnyContest)


@dataclass(frozen=True)
class AnyMoment(Generic[StateT, ContestT]):
    """A contest as it is now, for one person. `state` includes what is hidden: choose what you show of it."""

    context: Context
    state: StateT
    contest: ContestT

    @property
    def step(self) -> int:
        """The step in which the contest's buttons are valid: a step of a turn, or the turn itself."""
        step: int = getattr(self.contest, "step", self.contest.turn)
        return step

    def at(self, verb: str, *words: object) -> str:
        """Return the `custom_id` of a button of this contest in this step."""
        return custom_id_of(verb, self.context.campaign.id, self.contest.id, self.step, *words)

    def button(
        self, said: Line, verb: str, *words: object, style: ButtonStyle = ButtonStyle.secondary
    ) -> ui.Button[Any]:
        return button(self.context.print.label(said), self.at(verb, *words), style)

    def menu(
        self, said: Line, custom_id: str, options: Sequence[discord.SelectOption], *, many: bool = False
    ) -> ui.Select[Any] | None:
        return menu(self.context.print.label(said, 150), custom_id, options, many=many)

    def option(
        self, said: Line, value: object, *, about: Line | None = None, chosen: bool = False
    ) -> discord.SelectOption:
        return self.context.option(said, value, about=about, chosen=chosen)

    async def as_known(self) -> tuple[StateT, list[Event]]:
        """Return the state and this turn's events as this person may know them."""
        context, system, store = self.context, self.context.system, self.context.services.table.store
        known: StateT = system.view(self.state, context.seat)
        logged = await store.log.events(context.campaign.id, self.contest.id, self.contest.turn)
        return known, system.known(self.state, (entry.event for entry in logged), context.seat)

    def is_own(self, character: str) -> bool:
        """Tell whether the character is this person's own, not one that the GM answers for.

        A character without a seat is the GM's, and so is a duty without a character (`""`).
        """
        seat = self.state.characters[character].seat if character else ""
        return bool(seat == self.context.seat.id or (self.context.seat.is_gm and not seat))


def _stale_turn(asked: int, now: int) -> Refused:
    return Refused("stale-turn", asked=asked, now=now)


def _waits_for(now: "AnyMoment[Any, Any]") -> Sequence[Any]:
    """Return the waits of a contest that this seat may answer."""
    waits = (one for one in now.context.system.waits(now.state) if one.contest == now.contest.id)
    return [one for one in waits if acts_for(now.context.seat, now.state.characters[one.character])]


MomentT = TypeVar("MomentT", bound=AnyMoment[Any, Any])
DueT = TypeVar("DueT", bound=AnyDue)
#: How a duty is asked.
Question: TypeAlias = Callable[[MomentT, DueT], Prompt]
#: What follows an action: a callback with the context, the contest, the action and what was played.
Then: TypeAlias = Callable[[Context, str, Any, Played], Awaitable[None]]


@dataclass(frozen=True, kw_only=True)
class PromptWords(Generic[MomentT]):
    """A game's answers when nothing is asked."""

    #: To somebody for whom nothing waits.
    nothing: Callable[[MomentT], Line | Panel] = lambda _: line("now-nothing")
    #: To somebody who presses a button of a contest that is over.
    over: Callable[[MomentT], Line | Panel] = lambda _: line("now-nothing")
    #: Above the next question after a press of an earlier step's button; if None, the refusal is shown.
    late: Line | None = None


PLAIN: PromptWords[Any] = PromptWords()


class Prompts(Generic[MomentT, DueT]):
    """What a game asks in its contests. Override `several` if one seat may have several duties."""

    #: By field of an action, the type by which its word is parsed, where that is not the field's own type.
    word_types: Mapping[str, Any] = {}

    def __init__(
        self,
        moment: type[MomentT],
        *,
        words: PromptWords[MomentT] = PLAIN,
        due_for: Callable[[MomentT], Sequence[DueT]] = _waits_for,
        stale: Callable[[int, int], Refused] = _stale_turn,
    ) -> None:
        self._moment, self._due_for, self._words, self._stale = moment, due_for, words, stale
        self._questions: dict[Any, Question[MomentT, DueT]] = {}
        self.router = Router(late=self.catch_up)

    # ------------------------------------------------------------------------------- what a game registers

    def asks(self, *duties: object) -> Callable[[Question[MomentT, DueT]], Question[MomentT, DueT]]:
        """Register how these duties are asked."""

        def register(question: Question[MomentT, DueT]) -> Question[MomentT, DueT]:
            self._questions.update(dict.fromkeys(duties, question))
            return question

        return register

    def opens(self, verb: str, ack: Ack = Ack.PRIVATE) -> None:
        """Register the button that shows what waits for the person who presses it, at any step."""

        async def act(context: Context, contest: str, step: int) -> None:
            del step
            context.refresh(contest)
            await self.show_due(context, contest)

        self.router.on(verb, ack)(act)

    def answer(
        self,
        verb: str,
        action: type[Action],
        *words: str,
        then: Then | None = None,
        ack: Ack = Ack.UPDATE,
        **fixed: object,
    ) -> None:
        """Register a press that is one action: after the contest and the step, its words fill these fields.

        `fixed` fields have the same value in every press. `then` replaces the next question.
        """

        async def press(context: Context, contest: str, step: int, *values: Any) -> None:
            given = {"contest": contest, "step": step, "turn": step, **dict(zip(words, values, strict=False))}
            known = {name: value for name, value in given.items() if name in action.model_fields}
            await self.carry_out(context, contest, action(**known, **fixed), then=then)

        fields = {word: self.word_types.get(word, action.model_fields[word].annotation) for word in words}
        self.router.on(verb, ack)(reading(press, fields))

    # --------------------------------------------------------------------------------- what a press leads to

    async def moment(self, context: Context, contest: str, step: int | None = None) -> MomentT:
        """Return a contest as it is now. Refused: as `stale` says if it is in another step."""
        state = await context.services.table.with_contest(context.campaign.id, contest)
        now = self._moment(context, state, state.contests[contest])
        if step is not None and now.step != step:
            raise self._stale(step, now.step)
        return now

    async def carry_out(
        self,
        context: Context,
        contest: str,
        *actions: Action,
        first: Line | None = None,
        then: Then | None = None,
    ) -> None:
        """Play an answer, and show what waits next for the same person, with `first` above it.

        Several actions are saved as one.
        """
        played = await play_all(context, actions)
        if actions:
            self.refresh(context, contest, played)
            first = first or self.outcome(context, played)
        if then is not None:
            await then(context, contest, actions[-1], played)
        else:
            await self.show_due(context, contest, first=first, answered=bool(actions))

    def refresh(self, context: Context, contest: str, played: Played) -> None:
        """Show, in the background, every contest in which something happened."""
        touched = (event.contest for event in played.events if event.contest)
        for each in dict.fromkeys((contest, *touched)):
            context.refresh(each)

    def outcome(self, _: Context, __: Played) -> Line | None:
        """Return a line about an action above the next question; None by default."""
        return None

    async def show_due(
        self, context: Context, contest: str, *, first: Line | None = None, answered: bool = False
    ) -> None:
        """Show what waits for this person in the contest as it is now.

        After an answer, its result alone is shown where nothing waits: that would soon be untrue, and the
        live message says who is awaited.
        """
        context = await context.waited_for(contest)
        now = self.current(await self.moment(context, contest))
        said, view = self.what_waits(now)
        if now.contest.is_open:
            context.asks(now.contest)
        if answered and first is not None and now.contest.is_open and not self._due_for(now):
            said, first = first, None
        await context.reply(said, view, first=first)

    def current(self, now: MomentT) -> MomentT:
        """Return the moment to ask about; override this if another contest can continue this one."""
        return now

    def what_waits(self, now: MomentT) -> Prompt:
        """Return the question of what this person must do now, or the game's words for nothing."""
        if not now.contest.is_open:
            return self._words.over(now), self.after_it(now)
        waits = self._due_for(now)
        if not waits:
            return self._words.nothing(now), None
        mine = [one for one in waits if now.is_own(one.character)]
        return self.several(now, mine, [one for one in waits if one not in mine])

    def after_it(self, _: MomentT) -> discord.ui.View | None:
        """Return buttons for a contest that is over; none by default."""
        return None

    def several(self, now: MomentT, mine: Sequence[DueT], others: Sequence[DueT]) -> Prompt:
        """Return the question of the first duty; the person's own duties come before those of others."""
        return self.question(now, [*mine, *others][0])

    def question(self, now: MomentT, one: DueT) -> Prompt:
        """Return the question of a duty."""
        return self._questions[one.duty](now, one)

    async def catch_up(self, context: Context, refused: Refused, contest: str, *_: object) -> None:
        """Answer a button of an earlier step: say so, and show what waits now."""
        await self.show_due(context, contest, first=self._words.late or refusal_line(refused))


class TellingPrompts(Prompts[MomentT, DueT]):
    """Prompts of a game that says, above what waits next, what its events tell this person."""

    def outcome(self, context: Context, played: Played) -> Line | None:
        known = context.system.known(played.after, played.events, context.seat)
        told = event_lines(context.campaign.system, known)
        return told[-1] if told else None


def reading(press: Handler, words: Mapping[str, Any]) -> Handler:
    """Give a handler the signature by which its words are read: a name and a type for each."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    fields = {"context": Context, "contest": str, "step": int, **words}
    parameters = [inspect.Parameter(name, kind, annotation=read) for name, read in fields.items()]
    press.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return press
