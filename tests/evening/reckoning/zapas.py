"""What was true of a moment of Zapas, by dice, rules and states, without the claims of the telling."""

from collections.abc import Callable, Iterator, Mapping

from rules.campaign.telling import Sentence
from tests.evening.reckoning import zapas_duels as duels
from tests.evening.reckoning import zapas_rolls as rolls
from tests.evening.reckoning.zapas_moment import Claims, Gaps, ZapasMoment
from tests.evening.told import Round

#: For each part of a story, the claims that its sentences may make.
CLAIMS: Mapping[str, Claims] = {
    "roll": rolls.ROLL,
    "colour": {**rolls.ROLL, **rolls.COLOUR},
    "outcome": rolls.OUTCOME,
    "condition": rolls.CONDITION,
    "flag": rolls.FLAG,
    "phase": rolls.JOURNEY,
    "opening": duels.OPENING,
    "stakes": duels.STAKES,
    "bid": duels.BID,
    "out": duels.OUT,
    "duel": duels.THROW,
    "fact": duels.FACT,
    "recovery": duels.RECOVERY,
}
#: For each part of a story, what may fill the gaps of its sentences.
GAPS: Mapping[str, Gaps] = {
    "roll": rolls.ROLL_GAPS,
    "colour": rolls.ROLL_GAPS,
    "outcome": rolls.OUTCOME_GAPS,
    "condition": rolls.CONDITION_GAPS,
    "flag": rolls.FLAG_GAPS,
    "phase": {},
    "opening": duels.GAPS,
    "stakes": duels.GAPS,
    "bid": duels.GAPS,
    "out": duels.GAPS,
    "duel": duels.GAPS,
    "fact": duels.FACT_GAPS,
    "recovery": duels.RECOVERY_GAPS,
}


def denied(round_: Round, claims: Callable[[Sentence], frozenset[str]]) -> Iterator[str]:
    """Yield what does not hold of a round's sentences; `claims` returns everything that a sentence claims."""
    for number, save in enumerate(round_.saves):
        for said in (one for told in save.told for one in told.said):
            moment = ZapasMoment(round_.contest, round_.saves[: number + 1], said)
            wrong = (*_claims_denied(moment, claims(said)), *_gaps_denied(moment))
            yield from (f"{said.wording}: {each}" for each in wrong)


def _claims_denied(moment: ZapasMoment, claims: frozenset[str]) -> Iterator[str]:
    known = CLAIMS[moment.said.beat]
    for claim in claims:
        name = claim.removeprefix("!")
        if not name.endswith("_named") and bool(known[name](moment)) is claim.startswith("!"):
            yield claim


def _gaps_denied(moment: ZapasMoment) -> Iterator[str]:
    """Yield the gaps that are not filled with what the log holds."""
    gaps = GAPS[moment.said.beat]
    for name, content in moment.slots.items():
        allowed = tuple(gaps[name](moment))
        if content not in allowed:
            yield f"{name} is {content!r}, not one of {allowed}"
