"""Opposed rolls: the stake, which is announced beforehand, one roll per side, and the winner's margin.

Rules: NYX-20, D-14, D-15.
"""

from collections.abc import Sequence

from narration.nyx.base import words
from narration.nyx.base.words import Names, side_name
from narration.nyx.conflict import consequences
from narration.nyx.conflict.turn_events import TurnEvents
from narration.nyx.rolls import dice
from narration.nyx.telling.nyx_telling import NYX_TELLING
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import TITLE_LENGTH, truncated_line
from rules.nyx.base.enums import EndReason
from rules.nyx.state.contest_events import OpposedRolled
from rules.nyx.state.contests import Conflict


def challenge_headline(conflict: Conflict) -> Line:
    """Return the headline: the title and both sides."""
    left, right = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    return line(
        "nyx-headline-challenge", title=truncated_line(conflict.title, TITLE_LENGTH), left=left, right=right
    )


def stake_line(conflict: Conflict) -> tuple[Line, ...]:
    """Return what the roll is about, and what losing it costs."""
    told = (line("nyx-stake", stake=conflict.stake),) if conflict.stake else ()
    return (*told, line("nyx-stake-harms" if conflict.harmful else "nyx-stake-harmless"))


def result(event: OpposedRolled, names: Names) -> tuple[Line, ...]:
    """Return who won and by how much, with the effects of both rolls."""
    if event.winner is None:
        return (line("nyx-opposed-even", effect=event.sides[0].roll.effect),)
    return (line("nyx-opposed-won", name=side_name(names, event.winner), margin=margin(event)),)


def margin(event: OpposedRolled) -> Line:
    """Return by how much the winner is ahead: the difference of both effects, if the loser has any."""
    effects = [side.roll.effect for side in event.sides]
    if not min(effects):
        return line("nyx-value", value=event.margin)
    difference = words.with_summand(line("nyx-value", value=max(effects)), -min(effects))
    return line("nyx-equals", sum=difference, total=event.margin)


def harm_due(event: OpposedRolled, names: Names) -> tuple[Line, ...]:
    """Return the penalty that the loser must take, if that was the stake."""
    if event.harmed is None:
        return ()
    return (line("nyx-penalty-due", name=side_name(names, event.harmed), effect=event.margin),)


def story(told: TurnEvents, event: OpposedRolled, title: str) -> Panel:
    """Return the message that describes an opposed roll: both rolls, the margin, and the loser's penalty."""
    names = words.side_names(event.names)
    taken = consequences.penalty(told.penalty, verbatim(told.penalty.name)) if told.penalty else ()
    due = () if told.penalty else harm_due(event, names)
    return Panel(
        headline=_headline(told, event),
        title=_title(title),
        lines=(*_sentences(told, event), *map(consequences.account, told.accounts.values())),
        fields=(
            *(dice.side_field(side, passive=False) for side in event.sides),
            Field(line("nyx-opposed-result"), (*result(event, names), *taken, *due)),
            *_end(told, names),
        ),
        tone="over" if told.ended else words.tone(_lead(event)),
    )


def brief(told: TurnEvents, event: OpposedRolled, title: str, taken: Sequence[Line]) -> Panel:
    """Return what everybody reads at once: who won, the story, and the margin in one line.

    `taken` is what the loser's penalty did, where no sentence says it. The dice are on the card.
    """
    end = (said for field in _end(told, words.side_names(event.names)) for said in field.lines)
    summed = (line("nyx-small", text=margin(event)),) if event.winner is not None else ()
    return Panel(
        headline=line("nyx-headline-opposed-result", result=_brief(event, words.short_names(event.names))),
        title=_title(title),
        lines=(*_sentences(told, event), *taken, *end, *summed),
        tone="over" if told.ended else words.tone(_lead(event)),
    )


def _title(title: str) -> Line:
    return line("nyx-title-opposed", title=title) if title else line("nyx-opposed")


def _sentences(told: TurnEvents, event: OpposedRolled) -> tuple[Line, ...]:
    """Return the story, and what the roll was about."""
    at_stake = (line("nyx-stake", stake=event.stake),) if event.stake else ()
    return (*NYX_TELLING.paragraph(told.said or ()), *at_stake)


def _end(told: TurnEvents, names: Names) -> tuple[Field, ...]:
    """Return the end if it says more than the result: the GM ended the contest, or a goal was reached."""
    if told.ended is None:
        return ()
    winner = told.ended.outcome.winner
    decided = told.ended.outcome.reason is EndReason.DECIDED
    if decided and (winner is None or not told.ended.goals[winner - 1]):
        return ()
    return (consequences.end_field(told.ended, names),)


def _headline(told: TurnEvents, event: OpposedRolled) -> Line:
    names = words.short_names(event.names)
    due = () if told.penalty or told.ended else harm_due(event, names)
    if due:
        return line("nyx-headline-opposed-due", result=_brief(event, names), due=due[0])
    return line("nyx-headline-opposed-result", result=_brief(event, names))


def _brief(event: OpposedRolled, names: Names) -> Line:
    if event.winner is None:
        return line("nyx-opposed-even-brief")
    return line("nyx-opposed-won-brief", name=side_name(names, event.winner), margin=event.margin)


def _lead(event: OpposedRolled) -> int:
    """Return the margin, negative if side 2 won."""
    return -event.margin if event.winner == 2 else event.margin
