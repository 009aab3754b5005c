"""The live messages of Noir: the newest result with its card, and who is waited for.

Rules: NOIR-20 to 24, 90 to 130, 140 to 143, NQ-58.
"""

from collections.abc import Sequence
from dataclasses import replace

from narration.noir.base.waits import waits_brief
from narration.noir.combat.aftermath import next_steps, outcome
from narration.noir.combat.card import card
from narration.noir.combat.fighters import at_the_end, sides
from narration.noir.contest import turns
from narration.noir.contest.outside_combat_panels import standing
from narration.noir.contest.round_chapters import gather_round
from narration.noir.social.social_conflict import at_stake
from narration.parts.joined import parts_of
from narration.text.line import Line, Panel, line
from rules.core.model_base import Event
from rules.noir.combat.lifecycle import one_side_left
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contest_events import EndTold
from rules.noir.state.contests import Combat, Phase, Social, Test

#: What is asked at the end of a combat and of a social conflict.
FIGHT, TALK = line("noir-tell-fight"), line("noir-tell-talk")


def fight(
    state: NoirState, combat: Combat, result: Panel, told: Sequence[Event], events: Sequence[Event]
) -> Panel:
    """Return the live message; `told` are the events of its result, `events` those of the current round."""
    if combat.harm:
        return _harm(state, combat, result, told)
    if not combat.is_open:
        shown, asks = at_the_end(state, combat, told), _asks(told, FIGHT)
        left, steps = outcome(shown, combat), next_steps(shown, combat)
        still = (part for row in left[-1:] for part in parts_of(row))  # the card shows them
        return replace(
            result,
            lines=(*result.lines, *left, *steps, *asks),
            picture=card(shown, combat, told),
            spare=(*result.spare, *asks, *still, result.title, *result.lines, *steps[1:]),
        )
    same = bool(told and events) and told[0].turn == events[0].turn
    rows = (turns.turn_lines(gather_round(events)) if same else ()) or result.lines
    hint = (line("noir-one-side-left"),) if one_side_left(state, combat) else ()
    return replace(
        result,
        due=_due(state, combat),
        lines=(*rows, *hint),
        picture=card(state, combat, told),
        spare=(*turns.spare_lines(rows), *hint, *_footer(result), result.title),
    )


def _harm(state: NoirState, combat: Combat, result: Panel, told: Sequence[Event]) -> Panel:
    """Return the message of harm outside combat: what it did, and who is asked or what can be done now."""
    if combat.is_open:
        return replace(result, due=_due(state, combat))
    return replace(result, lines=(*result.lines, *next_steps(at_the_end(state, combat, told), combat)))


def gathering(state: NoirState, combat: Combat, result: Panel, told: Sequence[Event]) -> Panel:
    """Return the live message while initiative is rolled: sides, card, newest sum, who is next."""
    together, counted = sides(combat.fighters), turns.sums(told)
    return replace(
        result,
        due=waits_brief(state, combat),
        lines=together,
        footer=counted,
        picture=card(state, combat, told),
        spare=(*together, *((counted,) if counted else ()), result.title),
    )


def _due(state: NoirState, combat: Combat) -> Line | None:
    """Return who is waited for; nobody needs it while the headline says whose turn it is."""
    declares = combat.phase is Phase.DECLARE_ACTION and combat.move is None
    return None if declares else waits_brief(state, combat)


def _asks(told: Sequence[Event], question: Line) -> tuple[Line, ...]:
    """Return the question beside the button that tells an end, until somebody has told it."""
    return () if any(isinstance(event, EndTold) for event in told) else (question,)


def outside(
    state: NoirState,
    contest: Test | Social,
    result: Panel | None,
    told: Sequence[Event],
    events: Sequence[Event],
) -> Panel | None:
    """Return the live message of a roll or a social conflict; None if there is nothing to show.

    `told` are the events of its result, `events` those of the current turn.
    """
    if not contest.is_open:
        if result is None:
            return None
        asks = _asks(told, TALK) if isinstance(contest, Social) else ()
        return replace(result, lines=(*result.lines, *asks), spare=(*result.spare, *asks))
    now = standing(contest, events)
    stakes = at_stake(contest) if isinstance(contest, Social) and contest.check is not None else ()
    before = result.lines if result is not None else stakes
    spare = (*result.spare, *now.spare, *_footer(result)) if result is not None else now.spare
    due = waits_brief(state, contest)
    return replace(result or now, due=due, lines=(*before, *now.lines), spare=spare)


def _footer(panel: Panel) -> tuple[Line, ...]:
    """Return the line with the sums, which "How it counted" has too."""
    return (panel.footer,) if panel.footer else ()
