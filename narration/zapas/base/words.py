"""The words of Zapas as lines: states and duties, purposes, difficulties, conditions, questions.

Names that a table invented (traits, aspects, flags, other conditions) are shown as they were typed.
"""

from collections.abc import Mapping
from typing import Final

from narration.text.line import Line, line
from rules.zapas.duties import Duty
from rules.zapas.state.campaign_state import Effect, ProposalState
from rules.zapas.state.contests import DuelPhase, Purpose

STATES: Final[Mapping[ProposalState, Line]] = {
    ProposalState.DRAFT: line("zapas-state-draft"),
    ProposalState.PROPOSED: line("zapas-state-proposed"),
    ProposalState.VETOED: line("zapas-state-vetoed"),
    ProposalState.ACCEPTED: line("zapas-state-accepted"),
}
EFFECTS: Final[Mapping[Effect, Line]] = {
    Effect.NONE: line("zapas-effect-none"),
    Effect.DIFFICULTY: line("zapas-effect-difficulty"),
    Effect.LOCK: line("zapas-effect-lock"),
}
#: The reasons for striking out a flag (ZAP-43).
STRIKES: Final[Mapping[str, Line]] = {
    "against": line("zapas-strike-against"),
    "reached": line("zapas-strike-reached"),
}
PURPOSES: Final[Mapping[Purpose, Line]] = {
    Purpose.PLAIN: line("zapas-purpose-plain"),
    Purpose.CONDITION: line("zapas-purpose-condition"),
    Purpose.PART: line("zapas-purpose-part"),
    Purpose.TASK: line("zapas-purpose-task"),
    Purpose.ATTACK: line("zapas-purpose-attack"),
    Purpose.CONTACT: line("zapas-purpose-contact"),
    Purpose.ACQUIRE: line("zapas-purpose-acquire"),
    Purpose.PACKED: line("zapas-purpose-packed"),
}
#: The kinds of notes that a sheet has about what rolls brought (ZAP-58, ZAP-59).
NOTES: Final[Mapping[Purpose, Line]] = {
    Purpose.CONTACT: line("zapas-note-contact"),
    Purpose.ACQUIRE: line("zapas-note-acquire"),
    Purpose.PACKED: line("zapas-note-packed"),
}
DUTIES: Final[Mapping[Duty, Line]] = {
    Duty.DIFFICULTY: line("zapas-wait-difficulty"),
    Duty.BUILD: line("zapas-wait-build"),
    Duty.CONFIRM: line("zapas-wait-confirm"),
    Duty.OBJECTION: line("zapas-wait-objection"),
    Duty.STAKES: line("zapas-wait-stakes"),
    Duty.ACCEPT: line("zapas-wait-accept"),
    Duty.CHOOSE: line("zapas-wait-choose"),
    Duty.CLOSE_HELP: line("zapas-wait-close-help"),
    Duty.BID: line("zapas-wait-bid"),
    Duty.END_RECOVERY: line("zapas-wait-end-recovery"),
}
DUEL_PHASES: Final[Mapping[DuelPhase, Line]] = {
    DuelPhase.STAKES: line("zapas-duel-stakes"),
    DuelPhase.BUILD: line("zapas-duel-build"),
    DuelPhase.HELP: line("zapas-duel-help"),
    DuelPhase.BIDDING: line("zapas-duel-bidding"),
    DuelPhase.SETTLED: line("zapas-duel-settled"),
    DuelPhase.CONCEDED: line("zapas-duel-conceded"),
    DuelPhase.CANCELLED: line("zapas-duel-cancelled"),
}
#: The difficulties that have a name (ZAP-16).
DIFFICULTIES: Final[Mapping[int, Line]] = {
    2: line("zapas-difficulty-2"),
    3: line("zapas-difficulty-3"),
    4: line("zapas-difficulty-4"),
    5: line("zapas-difficulty-5"),
    6: line("zapas-difficulty-6"),
    20: line("zapas-difficulty-20"),
}
#: Conditions to suggest; a table may use any others (ZAP-20, ZAP-61, ZAP-64).
CONDITIONS: Final[Mapping[str, Line]] = {
    "injured": line("zapas-condition-injured"),
    "tired": line("zapas-condition-tired"),
    "lost": line("zapas-condition-lost"),
    "hunted": line("zapas-condition-hunted"),
    "trapped": line("zapas-condition-trapped"),
    "disarmed": line("zapas-condition-disarmed"),
    "lost-lockpicks": line("zapas-condition-lost-lockpicks"),
    "unequipped": line("zapas-condition-unequipped"),
    "poisoned": line("zapas-condition-poisoned"),
    "bleeding": line("zapas-condition-bleeding"),
    "stunned": line("zapas-condition-stunned"),
    "blinded": line("zapas-condition-blinded"),
    "paralysed": line("zapas-condition-paralysed"),
    "petrified": line("zapas-condition-petrified"),
    "dead": line("zapas-condition-dead"),
}
#: Questions for a recovery scene, by the number that the scene stores (ZAP-30).
QUESTIONS: Final[Mapping[int, Line]] = {
    1: line("zapas-question-1"),
    2: line("zapas-question-2"),
    3: line("zapas-question-3"),
    4: line("zapas-question-4"),
    5: line("zapas-question-5"),
    6: line("zapas-question-6"),
    7: line("zapas-question-7"),
    8: line("zapas-question-8"),
    9: line("zapas-question-9"),
    10: line("zapas-question-10"),
    11: line("zapas-question-11"),
    12: line("zapas-question-12"),
}


def difficulty(base: int) -> Line:
    """Return a base difficulty by its name and number, or by its number alone (ZAP-16)."""
    name = DIFFICULTIES.get(base)
    if name is None:
        return line("zapas-number", number=base)
    return line("zapas-difficulty-named", name=name, number=base)
