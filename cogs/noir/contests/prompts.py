"""What Noir asks in its contests, and the usual answers that the GM can give for somebody absent.

The module responsible for a duty registers its question (`noir.asks`), the presses that answer it
(`noir.answer`) and the answer that counts for an absent player (`noir.answers_for_absent`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, TypeAlias

import discord
from discord import ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.prompts import AnyMoment, Prompt, Prompts, PromptWords
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.shared.roll_again import again_view
from narration.journal.events import event_lines
from narration.noir.rolls import check_prompts as prompts
from narration.text.line import Line, Panel, line
from rules.contract.ownership import find_own
from rules.contract.system import Played
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.noir.duties import Due, Duty, due, due_for
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Character, Contest, NoirState, Social, Test
from rules.noir.state.contest_actions import ContestMove

#: The most lines shown above the next question about what just happened, and the events preferred there.
TOLD = 5
OUTCOMES = (
    d.LateThrown,
    d.CheckDecided,
    cd.Reloaded,
    cd.WoundsStabilised,
    cd.HitsLanded,
    cd.DamageRolled,
    cd.ConditionChanged,
)
#: The duties that the live message answers in one tap, without Fate, and the label of its button.
PLAIN: Mapping[Duty, Line] = {
    Duty.READY: line("button-roll"),
    Duty.ODDS: line("button-roll"),
    Duty.DEFEND: line("button-noir-defend"),
}
#: The duties that recur with each roll of the GM's characters, by the word that answers them for all.
REPEATED = {"all": frozenset({Duty.READY, Duty.ODDS, Duty.LATE}), "stand": frozenset({Duty.LATE})}

#: The most usual answers that one press gives.
MOST_ANSWERS = 60


@dataclass(frozen=True)
class Moment(AnyMoment[NoirState, Contest]):
    """A Noir contest as it is now, for one person."""

    def own(self, character: str) -> Character:
        """Return a character that this person acts for. Refused: `not-your-character`."""
        return find_own(self.state, character, self.context.seat)

    def paying(self, character: Character, panel: Panel) -> Panel:
        """Return a panel with a footer that says how much Fate there is to pay with."""
        return replace(panel, footer=prompts.fate_available(self.state, character))


#: Makes the action that counts for somebody absent: no Fate, and the plainest answer.
Absent: TypeAlias = Callable[[Moment, Due], Action]


def again_after(context: Context, state: NoirState, test: Test) -> ui.View | None:
    """Return the button that opens a test again for who rolled in it; None for the others."""
    rollers = [state.characters[one.character] for one in test.check.casts]
    return again_view(context, rollers, "n-roll-again", test.id)


class NoirPrompts(Prompts[Moment, Due]):
    """What Noir asks. The GM chooses where several duties wait, and may answer for absent players."""

    def __init__(self) -> None:
        super().__init__(
            Moment,
            words=PromptWords(
                over=lambda now: line("noir-is-over", title=now.contest.title),
                nothing=lambda now: prompts.nothing_due(now.state, due(now.state, now.contest)),
                late=line("noir-late-button"),
            ),
            due_for=lambda now: due_for(now.state, now.contest, now.context.seat),
            stale=lambda *_: Refused("wrong-state-passed"),
        )
        self._absent: dict[Duty, Absent] = {}
        self.router.on("n-for", Ack.UPDATE)(self.answer_for)
        self.router.on("n-plain", Ack.PRIVATE)(self.answer_plainly)

    def answers_for_absent(self, duty: Duty, action: type[ContestMove], /, **fixed: Any) -> None:
        """Register the action that counts for somebody absent with this duty, and its values."""

        def answer(now: Moment, one: Due) -> Action:
            who: dict[str, Any] = {"character": one.character} if "character" in action.model_fields else {}
            return action(contest=now.contest.id, step=now.step, **who, **fixed)

        self._absent[duty] = answer

    def absent(self, duty: Duty) -> Callable[[Absent], Absent]:
        """Register the function that makes the action that counts for somebody absent."""

        def register(answer: Absent) -> Absent:
            self._absent[duty] = answer
            return answer

        return register

    def outcome(self, context: Context, played: Played) -> Line | None:
        """Return what dice and blows did; if they did nothing, the first event that this person may know."""
        known = context.system.known(played.after, played.events, context.seat)
        outcome = [event for event in known if isinstance(event, OUTCOMES)]
        return prompts.recent_events_line(event_lines(context.campaign.system, outcome or known[:1])[:TOLD])

    def current(self, now: Moment) -> Moment:
        """Return the combat that a social conflict has become, while it runs; else the contest itself."""
        fight = now.state.contests.get(now.contest.combat) if isinstance(now.contest, Social) else None
        return replace(now, contest=fight) if fight is not None and fight.is_open else now

    def several(self, now: Moment, mine: Sequence[Due], others: Sequence[Due]) -> Prompt:
        """Return a player's first question; for the GM, a choice where several duties wait."""
        if len(mine) == 1 or (mine and not now.context.seat.is_gm):
            return self.question(now, mine[0])
        view = view_of([self._mine_menu(now, mine)], [self._others_menu(now, others)])
        return prompts.several_due(now.state, now.contest.title, mine, others), view

    def _mine_menu(self, now: Moment, mine: Sequence[Due]) -> ui.Select[Any] | None:
        options = [now.option(line("option-noir-all-usual"), "all")] if self._usual(mine) else []
        options += [_open(now, one) for one in mine]
        return now.menu(line("placeholder-noir-mine"), now.at("n-for", "mine"), options)

    def after_it(self, now: Moment) -> ui.View | None:
        """Offer a roll of one's own again (NOIR-3 reminds of an earlier one with the same title)."""
        return again_after(now.context, now.state, now.contest) if isinstance(now.contest, Test) else None

    def _others_menu(self, now: Moment, others: Sequence[Due]) -> ui.Select[Any] | None:
        options = [now.option(line("option-noir-all-usual"), "all")] if len(self._usual(others)) > 1 else []
        for one in others:
            if one.duty in self._absent:
                said = line("option-noir-usual", who=prompts.due_name(now.state, one))
                options.append(now.option(said, f"usual.{one.duty}.{one.character}"))
            options.append(_open(now, one))
        return now.menu(line("placeholder-noir-others"), now.at("n-for", "others"), options)

    def _usual(self, waits: Sequence[Due]) -> list[Due]:
        return [one for one in waits if one.duty in self._absent]

    async def answer_plainly(self, context: Context, contest: str, step: int) -> None:
        """Roll or defend for one's own characters, without Fate and without choosing anything."""
        context = await context.waited_for(contest)
        now = await self.moment(context, contest, step)
        plain = [one for one in self._waiting(now, "mine") if one.duty in PLAIN]
        if plain:
            await self.carry_out(context, contest, *(self._absent[one.duty](now, one) for one in plain))
        else:
            await self.show_due(context, contest)

    async def answer_for(self, context: Context, contest: str, step: int, whose: str, chosen: str) -> None:
        """Open one of several duties, or give the usual answer for somebody absent."""
        context = await context.waited_for(contest)  # the menu was made for this very seat
        now = await self.moment(context, contest, step)
        if chosen in REPEATED:
            await self._answer_all(now, whose, chosen)
            return
        how, _, rest = chosen.partition(".")
        one = next((each for each in self._due_for(now) if f"{each.duty}.{each.character}" == rest), None)
        if one is None:
            raise stale_button()
        if how == "usual" and one.duty in self._absent:
            await self.carry_out(context, contest, self._absent[one.duty](now, one))
        else:
            await context.reply(*self.question(now, one))

    async def _answer_all(self, now: Moment, whose: str, word: str) -> None:
        """Give each usual answer that is still waited for; to the GM's own duties, also when they recur."""
        context, contest = now.context, now.contest.id
        asked = {one for one in self._waiting(now, whose) if word == "all" or one.duty in REPEATED[word]}
        left: set[Due] = set()

        def next_answer(played: Played) -> Action | None:
            if not played.events:  # the first answer, also of a second attempt
                left.update(asked)
            here = replace(now, state=played.after, contest=played.after.contests[contest])
            waits = self._waiting(here, whose)
            again = (one for one in waits if whose == "mine" and one.duty in REPEATED[word])
            one = next(chain((each for each in waits if each in left), again), None)
            left.discard(one) if one else None
            return one and self._absent[one.duty](here, one)

        await context.play((next_answer,) * MOST_ANSWERS)
        context.refresh(contest)
        await self.show_due(context, contest)

    def _waiting(self, now: Moment, whose: str) -> list[Due]:
        """Return the duties with a usual answer: the person's own, or what the GM may answer for players."""
        waits = self._usual(self._due_for(now))
        return [one for one in waits if now.is_own(one.character) == (whose == "mine")]


def _open(now: Moment, one: Due) -> discord.SelectOption:
    return now.option(prompts.due_name(now.state, one), f"open.{one.duty}.{one.character}")


noir = NoirPrompts()
router = noir.router
noir.opens("n-act")
