"""What Zapas asks in its contests: the game's `Prompts`, with which the other modules register theirs.

After each answer the next question for the same person opens. The GM chooses from a menu what to answer for
somebody who is absent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.prompts import AnyMoment, Prompt, Prompts, PromptWords
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.components import still_there
from narration.text.line import Line, line
from narration.zapas.contest import roll_prompts as prompts
from rules.contract.ownership import find_own
from rules.zapas.duties import Due, due, due_for
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contests import Contest, Duel, Roll


@dataclass(frozen=True)
class Moment(AnyMoment[ZapasState, Contest]):
    """A Zapas contest as it is now, for one person."""

    def own(self, character: str) -> Character:
        """Return a character that this person acts for. Refused: `not-your-character`."""
        return find_own(self.state, character, self.context.seat)

    @property
    def roll(self) -> Roll:
        """The contest, which must be a roll. Refused: `stale-button` for any other."""
        if not isinstance(self.contest, Roll):
            raise stale_button()
        return self.contest

    @property
    def duel(self) -> Duel:
        """The contest, which must be a duel. Refused: `stale-button` for any other."""
        if not isinstance(self.contest, Duel):
            raise stale_button()
        return self.contest


def _word(one: Due) -> str:
    return f"{one.duty}.{one.side}"


class ZapasPrompts(Prompts[Moment, Due]):
    """The prompts of Zapas."""

    #: A press names a side, though some actions do not need it.
    word_types: Mapping[str, Any] = {"side": int}

    async def begin(self, context: Context, contest: str, first: Line) -> None:
        """Show a contest that has just been opened, and what waits for this person in it."""
        await context.services.live.show(context.campaign.id, contest)
        await self.show_due(context, contest, first=first)

    @override
    def several(self, now: Moment, mine: Sequence[Due], others: Sequence[Due]) -> Prompt:
        """Return the question of this person's own duty; without one, the GM's menu of the others'."""
        if mine:
            return self.question(now, mine[0])
        options = [now.option(prompts.due_name(now.state, one), _word(one)) for one in others]
        menu = now.menu(line("placeholder-zapas-for"), now.at("z-for"), options)
        return prompts.for_others(now.state, now.contest.title, others), view_of([menu])


zapas = ZapasPrompts(
    Moment,
    due_for=lambda now: due_for(now.state, now.contest, now.context.seat),
    words=PromptWords(
        over=lambda now: line("zapas-is-over", title=now.contest.title),
        nothing=lambda now: prompts.nothing_due(now.state, due(now.contest)),
        late=line("zapas-late-button"),
    ),
)
router = zapas.router
zapas.opens("z-act")
zapas.opens("z-act-here", Ack.UPDATE)


@router.on("z-for", Ack.UPDATE)
async def answer_for(context: Context, contest: str, step: int, chosen: str) -> None:
    """Open the duty that the GM chose to answer for somebody. Refused: `stale-button`."""
    context = await context.waited_for(contest)  # the menu was made for this very seat
    now = await zapas.moment(context, contest, step)
    waits = due_for(now.state, now.contest, context.seat)
    one = next((each for each in waits if _word(each) == chosen), None)
    await context.reply(*zapas.question(now, still_there(one)))
