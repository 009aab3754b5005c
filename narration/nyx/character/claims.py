"""The GM's word on what players claim: aspects that wait before the dice, and points that wait after them.

Rules: NYX-7, 8, 10, D-44, D-45.
"""

from collections.abc import Iterable

from narration.nyx.base import words
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.nyx.base.pool import Use
from rules.nyx.state import events as e
from rules.nyx.state.campaign_state import Character, Claim, Gain
from rules.nyx.state.contest_events import ClaimsLet
from rules.nyx.state.contests import Conflict, Side


def word(event: e.WordEvent) -> tuple[Line, ...]:
    """Return what the GM said of a roll's aspects or of waiting points, or what waits for it."""
    match event:
        case e.RollClaimed(name=name, claim=claim):
            return (line("nyx-claim-due", name=name, aspects=_claimed(claim)),)
        case e.RollClaimStruck(name=name, use=use, text=text):
            return (struck(name, use, text),)
        case e.GainsJudged(allowed=allowed, gains=gains):
            id_ = "nyx-gain-let" if allowed else "nyx-gain-struck"
            return tuple(_gain(id_, one.name, one.gain) for one in gains)


def let(event: ClaimsLet) -> Line:
    """Return which declared aspects the GM let pass."""
    return line("nyx-claims-let", aspects=tuple(words.use(one.use) for one in event.claims))


def struck(name: str, use: Use, text: str) -> Line:
    """Return which aspect the GM ruled out, and the GM's words on it, if any."""
    if text:
        return line("nyx-claim-struck-why", name=name, aspect=words.use(use), text=text)
    return line("nyx-claim-struck", name=name, aspect=words.use(use))


def claims_prompt(conflict: Conflict, claims: Iterable[tuple[Side, Use]]) -> Panel:
    """Ask the GM to let pass what players claim before the dice fall, or to rule it out."""
    return Panel(
        headline=line("nyx-headline-claims", title=truncated_line(conflict.title)),
        title=verbatim(conflict.title),
        lines=(*(side_claim(side, use) for side, use in claims), line("nyx-claims-how")),
    )


def side_claim(side: Side, use: Use) -> Line:
    """Return one aspect that a side claims, and whether it helps or hurts."""
    id_ = "nyx-claim-helps" if use in side.positive else "nyx-claim-hurts"
    return line(id_, name=truncated_line(side.name), aspect=words.use(use))


def claim_panel(character: Character, claim: Claim) -> Panel:
    """Return a roll outside conflicts that waits for the GM's word on its aspects."""
    rating = character.ratings[claim.attribute]
    pool = words.attribute_sum(claim.attribute, rating.base, rating.fatigue, claim.modifier)
    return Panel(
        headline=line("nyx-headline-claim", name=truncate(character.name), aspects=_claimed(claim)),
        title=verbatim(character.name),
        lines=(pool, *words.used(claim.positive, claim.negative, (), ())),
    )


def _claimed(claim: Claim) -> tuple[Line, ...]:
    return tuple(map(words.use, claim.uses))


def word_due(character: Character) -> tuple[Line, ...]:
    """Return what of a character waits for the GM: a roll's aspects, and points for hindrances."""
    claim = character.claim
    roll = (line("nyx-claim-due", name=character.name, aspects=_claimed(claim)),) if claim else ()
    return (*roll, *(_gain("nyx-gain-due", character.name, gain) for gain in character.gains))


def _gain(id_: str, name: str, gain: Gain) -> Line:
    return line(id_, name=name, aspect=words.use(gain.use), points=gain.use.points)


def points_waiting(uses: Iterable[Use]) -> tuple[Line, ...]:
    """Return how many points of a roll or fact wait for the GM, if any do."""
    points = sum(use.points for use in uses if use.waits)
    return (line("nyx-points-wait", points=points),) if points else ()
