"""What a Nyx conflict asks of one person: the prompt for each duty, with its buttons.

The rules say what waits and in which order (`duties.due_for`). The first duty is shown, to save taps.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, TypeAlias

from discord import ButtonStyle, SelectOption, ui
from pydantic import BeforeValidator

from chat.interactions.context import Context
from chat.interactions.prompts import AnyMoment, Prompt, Prompts, PromptWords
from chat.messages.components import button, custom_id_of, menu, view_of
from chat.messages.printer import Printer
from cogs.nyx.aspects import demanding
from cogs.nyx.claims import AT_ONCE, strike_label
from narration.nyx.base.words import TACTICS
from narration.nyx.character.claims import claims_prompt, side_claim
from narration.nyx.conflict.prompts import bonus_prompt, penalty_prompt, picker
from narration.nyx.conflict.roll_prompts import judge_prompt
from narration.text.line import Line, line
from rules.core.refusal import Refused
from rules.nyx.access.groups import acts_for
from rules.nyx.base.enums import BonusKind, SideNumber, Tactic
from rules.nyx.base.pool import Use
from rules.nyx.conflict.claims import standing_claims
from rules.nyx.conflict.resolve import offered_bonuses
from rules.nyx.duties import Due, Duty, due_for, waiting_for
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict, Side

SideWord = Annotated[SideNumber, BeforeValidator(int)]
#: A side and a number for it, with a dot between them.
OfSide = Annotated[tuple[SideWord, int], BeforeValidator(lambda text: tuple(text.split(".")))]
#: What players claim: each aspect with its side.
Claims: TypeAlias = Sequence[tuple[Side, Use]]

BONUS_BUTTONS = {
    BonusKind.STEPS: line("button-steps"),
    BonusKind.STORY: line("button-story"),
    BonusKind.BREAK_OFF: line("button-break-off"),
}


@dataclass(frozen=True)
class Moment(AnyMoment[NyxState, Conflict]):
    """A conflict as one person may know it: `state` is the view of their seat."""

    def is_own(self, _: str) -> bool:
        """Every duty is the person's own: nobody answers for others, and the rules give the order."""
        return True

    def own_side(self, number: SideNumber) -> Side:
        """Return a side that this person acts for. Refused: `not-your-side`.

        The action refuses it too; this keeps others from looking in.
        """
        side = self.contest.side(number)
        if not acts_for(self.state, side, self.context.seat):
            raise Refused("not-your-side", name=side.name)
        return side


class NyxPrompts(Prompts[Moment, Due]):
    """The prompts of Nyx, made from what a seat may know."""

    word_types = {"side": SideWord}  # noqa: RUF012  # a constant of the class, as in its base

    async def moment(self, context: Context, contest: str, step: int | None = None) -> Moment:
        """Return a conflict as this person may know it, even after its end.

        Refused, where a turn is given: `conflict-over`, `stale-turn`.
        """
        now = await super().moment(context, contest)
        known: NyxState = context.system.view(now.state, context.seat)
        now = replace(now, state=known, contest=known.contests[contest])
        if step is not None and not now.contest.is_open:
            raise Refused("conflict-over", title=now.contest.title)
        if step not in {None, now.step}:
            raise Refused("stale-turn", asked=step, now=now.step)
        return now


def _nothing_due(now: Moment) -> Line:
    names = tuple(side.name for side in waiting_for(now.state, now.contest))
    return line("nyx-nothing-due", names=names) if names else line("nyx-nothing-due-gm")


nyx = NyxPrompts(
    Moment,
    words=PromptWords(
        over=lambda now: line("nyx-is-over", title=now.contest.title),
        nothing=_nothing_due,
    ),
    due_for=lambda now: due_for(now.state, now.contest, now.context.seat),
)


@nyx.asks(Duty.DEMAND)
def _demand(now: Moment, due: Due) -> Prompt:
    demanded = now.state.characters[due.character]
    return demanding(now.context, now.state, demanded, "answer", now.contest.id)


@nyx.asks(Duty.PICK)
def _pick(now: Moment, due: Due) -> Prompt:
    context, conflict = now.context, now.contest
    claims = standing_claims(now.state, conflict) if context.seat.is_gm else ()
    view = pick_buttons(context.print, context.campaign.id, conflict, due.side, claims)
    return picker(now.state, conflict, due.side, odds=context.shows_odds), view


def pick_buttons(
    printer: Printer,
    campaign: int,
    conflict: Conflict,
    side: SideNumber,
    claims: Claims = (),
) -> ui.View | None:
    """Return the three tactics as buttons, and what the GM may rule out of the other side's claims."""
    tactics = [
        button(
            printer.label(TACTICS[tactic]),
            custom_id_of("pick", campaign, conflict.id, conflict.turn, side, tactic.value),
            ButtonStyle.primary,
        )
        for tactic in Tactic
    ]
    return view_of(tactics, *strike_rows(printer, campaign, conflict, claims))


def strike_rows(
    printer: Printer, campaign: int, conflict: Conflict, claims: Claims
) -> list[list[ui.Item[Any] | None]]:
    """Return the rows by which the GM rules out a claim: at once, or with a word."""
    where = (campaign, conflict.id, conflict.turn)
    at_once, why = printer.label(line("button-strike")), printer.label(line("button-strike-why"))
    strikes = [_strike_button(printer, where, claims, one) for one in claims]
    if len(claims) == 1:
        words = (*where, claims[0][0].number, claims[0][1].aspect)
        return [[*strikes, button(why, custom_id_of("strike-why", *words))]]
    options = [
        SelectOption(label=printer.label(side_claim(side, use), 100), value=f"{side.number}.{use.aspect}")
        for side, use in claims
    ]
    with_word: list[ui.Item[Any] | None] = [menu(why, custom_id_of("strike-of-why", *where), options)]
    if len(claims) <= AT_ONCE:
        return [[*strikes], with_word]
    return [[menu(at_once, custom_id_of("strike-of", *where), options)], with_word]


def _strike_button(
    printer: Printer, where: tuple[int, str, int], claims: Claims, claim: tuple[Side, Use]
) -> ui.Button[Any]:
    side, use = claim
    label = printer.label(strike_label([one for _, one in claims], use))
    return button(label, custom_id_of("strike", *where, side.number, use.aspect))


@nyx.asks(Duty.CLAIMS)
def _claims(now: Moment, _: Due) -> Prompt:
    claims = standing_claims(now.state, now.contest)
    let = now.button(line("button-let"), "let-claims", style=ButtonStyle.primary)
    rows = strike_rows(now.context.print, now.context.campaign.id, now.contest, claims)
    return claims_prompt(now.contest, claims), view_of([let], *rows)


@nyx.asks(Duty.BONUS)
def _bonus(now: Moment, due: Due) -> Prompt:
    def press(kind: BonusKind) -> ui.Button[ui.View]:
        verb, *words = ("story",) if kind is BonusKind.STORY else ("bonus", kind.value)
        return now.button(BONUS_BUTTONS[kind], verb, due.side, *words, style=ButtonStyle.primary)

    offered = offered_bonuses(now.contest.side(due.side))
    return bonus_prompt(now.state, now.contest, due.side), view_of([press(kind) for kind in offered])


@nyx.asks(Duty.JUDGE)
def _judge(now: Moment, due: Due) -> Prompt:
    allow = now.button(line("button-allow"), "judge", due.side, 1)
    refuse = now.button(line("button-refuse"), "judge", due.side, 0)
    return judge_prompt(now.contest, due.side), view_of([allow, refuse])


@nyx.asks(Duty.PENALTY)
def _penalty(now: Moment, due: Due) -> Prompt:
    fatigue = now.button(line("button-fatigue"), "harm", due.side)
    damage = now.button(line("button-damage"), "damage", due.side)
    return penalty_prompt(now.state, now.contest, due.side), view_of([fatigue, damage])
